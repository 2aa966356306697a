"""Workers come to the castle, move, climb and are bumped off (VISC-4.55 to VISC-4.62)."""

from typing import ClassVar

from stolek.kernel.values import Question, Seat, Step


class ArriveAtCastle(Step, frozen=True, gc=False):
    """Workers come from the supply to a section of tier 1 (VISC-4.55)."""

    seat: Seat
    section: int
    workers: int


class ChooseSection(Question, frozen=True, gc=False):
    """On which section do you put your free workers?"""

    rule: ClassVar[str] = "VISC-4.62"
    workers: int


class ChooseCastleMove(Question, frozen=True, gc=False):
    """Which of your workers moves to which neighbouring section?"""

    rule: ClassVar[str] = "VISC-4.62"


class SettleCastle(Step, frozen=True, gc=False):
    """Workers have come or moved: the castle is resolved, once (VISC-4.62)."""


class CrowdTierOne(Step, frozen=True, gc=False):
    """Groups of three on tier 1 move (VISC-4.56)."""

    seat: Seat


class ChoosePromotion(Question, frozen=True, gc=False):
    """Which section is resolved next?"""

    rule: ClassVar[str] = "VISC-4.56"


class Spread(Step, frozen=True, gc=False):
    """One worker goes clockwise, one counter-clockwise (VISC-4.56)."""

    seat: Seat
    section: int


class ChooseDirection(Question, frozen=True, gc=False):
    """Where does the only worker left of the group go?"""

    rule: ClassVar[str] = "VISC-4.56"
    section: str


class CrowdTierTwo(Step, frozen=True, gc=False):
    """Groups of three on tier 2 move (VISC-4.57)."""

    seat: Seat


class BumpWorkers(Step, frozen=True, gc=False):
    """Overfull sections are cleared (VISC-4.58)."""


class ChooseBump(Question, frozen=True, gc=False):
    """Whose worker leaves this section?"""

    rule: ClassVar[str] = "VISC-4.58"
    section: str
    tier: int
