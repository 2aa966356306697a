"""What the terminal says, in one language that can change while playing."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from stolek.kernel.values import Action, Event, Question
from stolek.terminal.sitting import HUMAN
from stolek.text.asking import label, prompt
from stolek.text.language import LANGUAGES, Language
from stolek.text.rulebook import Paragraph, rulebook
from stolek.text.say import describe, say

_NOTHING: Final[Mapping[str, object]] = MappingProxyType({})


class Speech:
    """Speaks about one game in one language."""

    def __init__(self, language: Language, package: str, seats: Sequence[str]) -> None:
        self.language: Final = language
        self.package: Final = package
        self.seats: Final = tuple(seats)
        self.players: Final = tuple(
            say(language, "terminal-human" if seat == HUMAN else "terminal-bot", {"number": number})
            for number, seat in enumerate(seats, 1)
        )

    def __call__(self, key: str, arguments: Mapping[str, object] = _NOTHING) -> str:
        """The message with this key, of the game or of the terminal."""
        return say(self.language, key, arguments, self.package, self.players)

    def asked(self, question: Question) -> str:
        """What a seat is asked to do."""
        return prompt(self.language, question, self.package, self.players)

    def option(self, question: Question, action: Action) -> str:
        """What an answer means."""
        return label(self.language, question, action, self.package, self.players)

    def told(self, event: Event) -> str:
        """What happened."""
        return describe(self.language, event, "event", self.package, self.players)

    def rule(self, id: str) -> Paragraph | None:
        """The paragraph of a rule; None for the table's own rules and for games without a rulebook."""
        return rulebook(self.package, self.language).get(id)

    def in_next_language(self) -> "Speech":
        """The same in the other language."""
        following = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]
        return Speech(following, self.package, self.seats)
