"""Effects and what they leave to decide (VISC-4.1 to VISC-4.4, VISC-4.90 to VISC-4.93)."""

from typing import ClassVar, Literal

from stolek.games.viscounts.effects import Effects
from stolek.kernel.values import Question, Seat, Step


class Resolve(Step, frozen=True, gc=False):
    """Resolve a list of effects from left to right (VISC-4.4); `source` is what brings them."""

    seat: Seat
    effects: Effects
    source: str | None = None


class Ability(Step, frozen=True, gc=False):
    """Resolve the ongoing ability of a card (VISC-4.3)."""

    seat: Seat
    card: str


class ChooseResource(Question, frozen=True, gc=False):
    """Which resources do you take?"""

    rule: ClassVar[str] = "VISC-1.3"
    amount: int
    source: str | None = None


class ChooseOption(Question, frozen=True, gc=False):
    """Which of the printed options?"""

    rule: ClassVar[str] = "VISC-4.2"
    options: tuple[Effects, ...]
    source: str | None = None


class ChooseArrangement(Question, frozen=True, gc=False):
    """In which order do your cards lie?"""

    rule: ClassVar[str] = "VISC-4.14"
    source: str | None = None


class ChooseDiscard(Question, frozen=True, gc=False):
    """Which card do you discard, if any? Several are discarded one by one, in any order."""

    rule: ClassVar[str] = "VISC-4.92"
    amount: int
    source: str | None = None


class ChooseDestroy(Question, frozen=True, gc=False):
    """Which card do you destroy, if any? Several are destroyed one by one, in any order."""

    rule: ClassVar[str] = "VISC-4.93"
    amount: int
    source: str | None = None


class ChooseFlip(Question, frozen=True, gc=False):
    """Which card do you turn, a debt or a deed?"""

    rule: ClassVar[str] = "VISC-4.90"
    amount: int
    source: str | None = None


class FlipOne(Step, frozen=True, gc=False):
    """Turn one card of this kind, if there is one (VISC-4.90)."""

    seat: Seat
    what: Literal["debt", "deed"]
    source: str | None = None


class ChooseHire(Question, frozen=True, gc=False):
    """Whom do you hire for nothing?"""

    rule: ClassVar[str] = "VISC-4.71"
    amount: int
    source: str | None = None


class AfterHire(Step, frozen=True, gc=False):
    """The first workshop may discard after every hire (VISC-4.49)."""

    seat: Seat
