"""What everybody sees happen in Cartographers."""

from typing import ClassVar

from stolek.games.cartographers.values import Cells, Reason
from stolek.kernel.values import Event, Seat


class EdictLaid(Event, frozen=True, gc=False):
    """A scoring card comes to lie under an edict."""

    rule: ClassVar[str] = "CART-2.4"
    letter: str
    card: str


class SeasonBegun(Event, frozen=True, gc=False):
    """A new season, with the number of cards in the explore deck."""

    rule: ClassVar[str] = "CART-3.7"
    season: str
    deck: int


class Explored(Event, frozen=True, gc=False):
    """A landscape card is turned: this is what everybody draws now."""

    rule: ClassVar[str] = "CART-3.1"
    card: str
    time: int
    limit: int
    ruins: bool


class RuinsFound(Event, frozen=True, gc=False):
    """A ruins card is turned: the next explore card must cover a ruins space."""

    rule: ClassVar[str] = "CART-4.30"
    card: str


class Ambushed(Event, frozen=True, gc=False):
    """An ambush card is turned: the neighbours draw monsters."""

    rule: ClassVar[str] = "CART-4.40"
    card: str


class Drawn(Event, frozen=True, gc=False):
    """A seat has drawn a shape of the card on its own sheet."""

    rule: ClassVar[str] = "CART-4.14"
    seat: Seat
    owner: Seat
    terrain: str
    cells: Cells


class SingleDrawn(Event, frozen=True, gc=False):
    """A seat has drawn one space because no shape fits, or none covers a ruins space, or no ambush shape fits."""

    rule: ClassVar[str] = "CART-4.22"
    seat: Seat
    owner: Seat
    terrain: str
    cells: Cells
    reason: Reason


class Raided(Event, frozen=True, gc=False):
    """A seat has drawn the monsters of an ambush on the sheet of a neighbour."""

    rule: ClassVar[str] = "CART-4.42"
    seat: Seat
    owner: Seat
    cells: Cells


class SoloRaided(Event, frozen=True, gc=False):
    """Alone: the monsters of an ambush have found their place by themselves."""

    rule: ClassVar[str] = "CART-6.3"
    owner: Seat
    card: str
    cells: Cells


class DrewNothing(Event, frozen=True, gc=False):
    """A seat draws nothing: its sheet is full."""

    rule: ClassVar[str] = "CART-3.2"
    owner: Seat


class RaidMissed(Event, frozen=True, gc=False):
    """A seat draws no monsters: the sheet of the neighbour is full."""

    rule: ClassVar[str] = "CART-3.3"
    seat: Seat
    owner: Seat


class AmbushIgnored(Event, frozen=True, gc=False):
    """Alone: the shape of the ambush card fits nowhere, so the card is ignored."""

    rule: ClassVar[str] = "CART-6.5"
    owner: Seat
    card: str


class CoinLost(Event, frozen=True, gc=False):
    """A coin that the full track has no place for, of a mountain or of a shape."""

    rule: ClassVar[str] = "CART-4.54"
    owner: Seat
    mountain: bool


class CoinGained(Event, frozen=True, gc=False):
    """The owner of a sheet fills the next coin for a shape."""

    rule: ClassVar[str] = "CART-4.50"
    owner: Seat
    coins: int


class MountainClosed(Event, frozen=True, gc=False):
    """A mountain is enclosed and pays its coin."""

    rule: ClassVar[str] = "CART-4.51"
    owner: Seat
    cells: Cells
    coins: int


class SeasonEnded(Event, frozen=True, gc=False):
    """The times in the column have reached the limit of the season."""

    rule: ClassVar[str] = "CART-3.5"
    season: str
    time: int
    limit: int


class EdictScored(Event, frozen=True, gc=False):
    """A scoring card pays: the points and the spaces that make them; `law` is the rule of the card."""

    rule: ClassVar[str] = "CART-4.60"
    seat: Seat
    letter: str
    card: str
    points: int
    cells: Cells
    law: str


class CoinsScored(Event, frozen=True, gc=False):
    """Every coin on the track pays a star."""

    rule: ClassVar[str] = "CART-4.61"
    seat: Seat
    points: int


class MonstersScored(Event, frozen=True, gc=False):
    """Every empty space beside a monster costs a star; `points` is zero or less."""

    rule: ClassVar[str] = "CART-4.62"
    seat: Seat
    points: int
    cells: Cells


class SeasonScored(Event, frozen=True, gc=False):
    """The total of a season."""

    rule: ClassVar[str] = "CART-4.63"
    seat: Seat
    season: str
    points: int
    total: int


EVENTS = (
    EdictLaid,
    SeasonBegun,
    Explored,
    RuinsFound,
    Ambushed,
    Drawn,
    SingleDrawn,
    Raided,
    SoloRaided,
    DrewNothing,
    RaidMissed,
    AmbushIgnored,
    CoinLost,
    CoinGained,
    MountainClosed,
    SeasonEnded,
    EdictScored,
    CoinsScored,
    MonstersScored,
    SeasonScored,
)
