"""A chapter of the Rivals: besides steps, offers and answers it registers what cards do, ask for and count.

`rule: Final = RivalsChapter()` stands at the head of every file with rules. The rules object merges the chapters of the
sets in play, so it knows no handler of an era that is not on the table.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from stolek.games.rivals.conditions import Check, Count
from stolek.games.rivals.effects import Effect
from stolek.games.rivals.state import RivalsState
from stolek.kernel.chapter import Chapter, RuleClash
from stolek.kernel.values import Refusal, Seat

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

E = TypeVar("E", bound=Effect)
Handler = Callable[["Rivals", RivalsState, Seat, E, str], None]
"""Carries out an effect: for the seat that owns the card, by the rule `law`."""
Hits = Callable[["Rivals", RivalsState], list[Seat]]
"""Whom the effect of an event would hit, the active player first."""
Exemption = Callable[[RivalsState, Seat], bool]
"""Does the revealed event pass this player by?"""


class RivalsChapter(Chapter["Rivals", RivalsState]):
    """The rules written down in one file of the Rivals."""

    def __init__(self) -> None:
        super().__init__()
        self.handlers: list[tuple[type[Effect], Callable[..., None], bool]] = []
        self.condition_checks: list[tuple[str, Check, Refusal | None]] = []
        self.count_functions: list[tuple[str, Count]] = []
        self.hit_functions: list[tuple[type[Effect], Hits]] = []
        self.exemptions: list[Exemption] = []

    def handles(self, effect: type[E], *, replaces: bool = False) -> Callable[[Handler[E]], Handler[E]]:
        """This function carries out the effect."""

        def register(handler: Handler[E]) -> Handler[E]:
            self.handlers.append((effect, handler, replaces))
            return handler

        return register

    def checks(self, key: str, refusal: Refusal | None = None) -> Callable[[Check], Check]:
        """This function checks a key of a condition; the refusal says why a card without it would have no effect."""

        def register(check: Check) -> Check:
            self.condition_checks.append((key, check, refusal))
            return check

        return register

    def counts(self, name: str) -> Callable[[Count], Count]:
        """This function counts what an amount of the data refers to."""

        def register(count: Count) -> Count:
            self.count_functions.append((name, count))
            return count

        return register

    def hits(self, effect: type[Effect]) -> Callable[[Hits], Hits]:
        """This function says whom the effect of an event would hit."""

        def register(hit: Hits) -> Hits:
            self.hit_functions.append((effect, hit))
            return hit

        return register

    def exempts(self, exemption: Exemption) -> Exemption:
        """This function says whom a revealed event passes by."""
        self.exemptions.append(exemption)
        return exemption


@dataclass(slots=True)
class CardTables:
    """What the cards in play do, ask for and count, merged from chapters."""

    handlers: dict[type[Effect], Callable[..., None]] = field(default_factory=dict)
    checks: dict[str, Check] = field(default_factory=dict)
    reasons: dict[str, Refusal] = field(default_factory=dict)
    counts: dict[str, Count] = field(default_factory=dict)
    hits: dict[type[Effect], Hits] = field(default_factory=dict)
    exemptions: list[Exemption] = field(default_factory=list)


def merge_cards(chapters: Iterable[Chapter[Any, Any]]) -> CardTables:
    """One table of all chapters, in their order; a second handler must say that it replaces the first."""
    tables = CardTables()
    for chapter in chapters:
        if not isinstance(chapter, RivalsChapter):
            continue
        for effect, handler, replaces in chapter.handlers:
            if replaces != (effect in tables.handlers):
                raise RuleClash(f"{effect.__name__} has two handlers, or its handler replaces none")
            tables.handlers[effect] = handler
        for key, check, refusal in chapter.condition_checks:
            tables.checks[key] = check
            if refusal is not None:
                tables.reasons[key] = refusal
        tables.counts.update(chapter.count_functions)
        tables.hits.update(chapter.hit_functions)
        tables.exemptions += chapter.exemptions
    return tables
