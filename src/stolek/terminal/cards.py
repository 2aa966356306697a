"""What stands on a card: its text and its cost, in words.

A game whose cards have symbols and no text tells them itself: `card_words(id, say)` in its module `board` gives the
lines of a card, and none for what is no card.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType
from typing import Final

from stolek.text.component import Component
from stolek.text.language import Language
from stolek.text.say import say

_NOTHING: Final[Mapping[str, object]] = MappingProxyType({})


def card_lines(card: Component, package: str, language: Language) -> list[str]:
    """Everything a player reads on the card; nothing for components that are only a name."""
    lines = [card.text[language]] if language in card.text else []
    if card.cost:
        lines.append(say(language, "cli-card-cost", {"cost": card.cost}, package))
    return [*lines, *_own_words(card.id, package, language)]


def _own_words(id: str, package: str, language: Language) -> Sequence[str]:
    path = f"{package}.board"
    board = import_module(path) if find_spec(path) else None
    if board is None or not hasattr(board, "card_words"):
        return ()

    def speak(key: str, arguments: Mapping[str, object] = _NOTHING) -> str:
        return say(language, key, arguments, package)

    words: Sequence[str] = board.card_words(id, speak)
    return words
