"""What everybody sees happen while the board is resolved, steps 1 to 13 of phase III.

Amounts are what was really booked: gold above the limit and points below 0 are left out (PILL-4.1, PILL-4.2).
"""

from typing import ClassVar

from stolek.kernel.values import Event, Seat


class EventRevealed(Event, frozen=True, gc=False):
    """The event of this round."""

    rule: ClassVar[str] = "PILL-4.40"
    card: str
    positive: bool


class ProtectionTaken(Event, frozen=True, gc=False):
    """The bishop protects a guest from the event."""

    rule: ClassVar[str] = "PILL-4.42"
    seat: Seat


class CubePreferred(Event, frozen=True, gc=False):
    """The bishop's guest gives up protection for a cube."""

    rule: ClassVar[str] = "PILL-4.43"
    seat: Seat


class EventIgnored(Event, frozen=True, gc=False):
    """A card protects its owner from the event and leaves the game."""

    rule: ClassVar[str] = "PILL-4.75"
    seat: Seat
    card: str


class EventStruck(Event, frozen=True, gc=False):
    """The event applies to these players."""

    rule: ClassVar[str] = "PILL-4.41"
    card: str
    seats: tuple[Seat, ...]


class EventHeldOff(Event, frozen=True, gc=False):
    """Everybody is protected: the event does nothing."""

    rule: ClassVar[str] = "PILL-4.41"
    card: str


class EventTooLate(Event, frozen=True, gc=False):
    """The event is about a next round, and there is none."""

    rule: ClassVar[str] = "PILL-4.106"
    card: str


class EventGave(Event, frozen=True, gc=False):
    """The event brings goods."""

    rule: ClassVar[str] = "PILL-4.100"
    seat: Seat
    card: str
    gained: dict[str, int]


class CraftsmanLost(Event, frozen=True, gc=False):
    """The event costs a craftsman."""

    rule: ClassVar[str] = "PILL-4.104"
    seat: Seat
    craftsman: str


class NobodyLost(Event, frozen=True, gc=False):
    """The event would cost a craftsman, but the player employs none."""

    rule: ClassVar[str] = "PILL-4.104"
    seat: Seat


class PointsLost(Event, frozen=True, gc=False):
    """The event costs points; what a player does not have is forgiven."""

    rule: ClassVar[str] = "PILL-4.105"
    seat: Seat
    card: str
    points: int
    forgiven: int = 0


class LevyPaid(Event, frozen=True, gc=False):
    """The event forces a payment; missing gold costs points, an odd rest is forgiven."""

    rule: ClassVar[str] = "PILL-4.107"
    seat: Seat
    card: str
    owed: int
    gold: int
    points: int
    forgiven: int = 0


class GoldLost(Event, frozen=True, gc=False):
    """What was just earned above the limit is lost."""

    rule: ClassVar[str] = "PILL-4.1"
    seat: Seat
    gold: int
    limit: int


class CubeGiven(Event, frozen=True, gc=False):
    """The bishop's guest takes a cube from the market."""

    rule: ClassVar[str] = "PILL-4.43"
    seat: Seat
    cube: str


class WagesPaid(Event, frozen=True, gc=False):
    """The workers in the wool mill earn gold and come home; some of it may be lost above the limit."""

    rule: ClassVar[str] = "PILL-4.45"
    seat: Seat
    workers: int
    wages: int
    gold: int


class AdvantageTaken(Event, frozen=True, gc=False):
    """The builder's owner takes the advantage card."""

    rule: ClassVar[str] = "PILL-4.46"
    seat: Seat
    card: str


class AdvantageGave(Event, frozen=True, gc=False):
    """An immediate card brings goods or points."""

    rule: ClassVar[str] = "PILL-4.78"
    seat: Seat
    card: str
    gained: dict[str, int]


class RoundSixGave(Event, frozen=True, gc=False):
    """An immediate card of round six brings goods."""

    rule: ClassVar[str] = "PILL-4.79"
    seat: Seat
    card: str
    gained: dict[str, int]


class BlackWorkerJoined(Event, frozen=True, gc=False):
    """The black worker joins a player for good."""

    rule: ClassVar[str] = "PILL-4.77"
    seat: Seat
    card: str
    workers: int


class AdvantageLeft(Event, frozen=True, gc=False):
    """An advantage card that nobody took leaves the game."""

    rule: ClassVar[str] = "PILL-4.46"
    card: str


class PrioryScored(Event, frozen=True, gc=False):
    """A builder in the priory brings points, some of them by a card."""

    rule: ClassVar[str] = "PILL-4.47"
    seat: Seat
    space: str
    points: int
    bonus: int


class CubesProduced(Event, frozen=True, gc=False):
    """A resource card brings cubes, more or fewer by the event; its workers come home."""

    rule: ClassVar[str] = "PILL-4.48"
    seat: Seat
    card: str
    cube: str
    amount: int
    workers: int
    changed: int = 0


class IncomeReceived(Event, frozen=True, gc=False):
    """A permanent card brings cubes."""

    rule: ClassVar[str] = "PILL-4.50"
    seat: Seat
    card: str
    cube: str
    amount: int


class TaxRolled(Event, frozen=True, gc=False):
    """The tax of this round."""

    rule: ClassVar[str] = "PILL-4.51"
    tax: int


class TaxWaived(Event, frozen=True, gc=False):
    """A card frees its owner from the tax and leaves the game."""

    rule: ClassVar[str] = "PILL-4.52"
    seat: Seat
    card: str


class TaxSpared(Event, frozen=True, gc=False):
    """A player at court pays no tax."""

    rule: ClassVar[str] = "PILL-4.51"
    seat: Seat


class TaxPaid(Event, frozen=True, gc=False):
    """A player who is not at court pays; missing gold costs points, an odd rest is forgiven."""

    rule: ClassVar[str] = "PILL-4.51"
    seat: Seat
    owed: int
    gold: int
    points: int
    forgiven: int = 0


class FixedTaxPaid(Event, frozen=True, gc=False):
    """A player pays what a card fixes instead of the roll."""

    rule: ClassVar[str] = "PILL-4.52"
    seat: Seat
    card: str
    owed: int
    gold: int
    points: int
    forgiven: int


class CourtMetalTaken(Event, frozen=True, gc=False):
    """The first at court takes the metal."""

    rule: ClassVar[str] = "PILL-4.53"
    seat: Seat
    amount: int


class CraftsmanReceived(Event, frozen=True, gc=False):
    """The builder's owner gets the craftsman in Shiring free of charge."""

    rule: ClassVar[str] = "PILL-4.54"
    seat: Seat
    craftsman: str


class CraftsmanUnclaimed(Event, frozen=True, gc=False):
    """A craftsman in Shiring that nobody took leaves the game."""

    rule: ClassVar[str] = "PILL-4.54"
    craftsman: str


class GreyWorkersLent(Event, frozen=True, gc=False):
    """The castle's guest gets grey workers for the next round."""

    rule: ClassVar[str] = "PILL-4.55"
    seat: Seat
    workers: int
    too_late: bool = False
    """There is no next round."""


class CubesBought(Event, frozen=True, gc=False):
    """A player on the market buys."""

    rule: ClassVar[str] = "PILL-4.59"
    seat: Seat
    cube: str
    amount: int
    gold: int


class CubesSold(Event, frozen=True, gc=False):
    """A player on the market sells; gold above the limit is lost."""

    rule: ClassVar[str] = "PILL-4.60"
    seat: Seat
    cube: str
    amount: int
    gold: int


class BuilderWithdrawn(Event, frozen=True, gc=False):
    """A player leaves the market with all builders there and trades no more this round."""

    rule: ClassVar[str] = "PILL-4.57"
    seat: Seat
    unable: bool = False
    """There was nothing that the player could buy or sell."""


class CraftsmanBoosted(Event, frozen=True, gc=False):
    """A craftsman may work more often this round."""

    rule: ClassVar[str] = "PILL-4.102"
    seat: Seat
    craftsman: str
    capacity: int


class NobodyBoosted(Event, frozen=True, gc=False):
    """The Madonna helps nobody: the player chose so, or employs no craftsman whom she can help."""

    rule: ClassVar[str] = "PILL-4.102"
    seat: Seat
    unable: bool


class CraftsmanScored(Event, frozen=True, gc=False):
    """A craftsman acts without being used at the beginning of its owner's step 13."""

    rule: ClassVar[str] = "PILL-4.88"
    seat: Seat
    craftsman: str
    gained: dict[str, int]


class CraftsmanWorked(Event, frozen=True, gc=False):
    """A craftsman has worked: what was used and what came out of it."""

    rule: ClassVar[str] = "PILL-4.63"
    seat: Seat
    craftsman: str
    times: int
    used: dict[str, int]
    gained: dict[str, int]


class CraftsmanPaid(Event, frozen=True, gc=False):
    """A craftsman who uses nothing up brings gold."""

    rule: ClassVar[str] = "PILL-4.89"
    seat: Seat
    craftsman: str
    gained: dict[str, int]


class WorkFinished(Event, frozen=True, gc=False):
    """A player's craftsmen are done for this round; unused capacity is lost."""

    rule: ClassVar[str] = "PILL-4.64"
    seat: Seat


class CubesGivenBack(Event, frozen=True, gc=False):
    """A player gives back what may not be kept."""

    rule: ClassVar[str] = "PILL-4.65"
    seat: Seat
    cubes: dict[str, int]


class PartAdded(Event, frozen=True, gc=False):
    """The start player sets a part of the cathedral on the building site."""

    rule: ClassVar[str] = "PILL-4.66"
    seat: Seat
    part: str
