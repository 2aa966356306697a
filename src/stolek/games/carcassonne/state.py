"""What a game of Carcassonne remembers between two decisions (CARC-3, CARC-7.1).

Nothing is hidden in it: chance is late, so piles are bags without order, and a tile under a hill is only a number less
in the pile while its identity stays among the unseen ones (CARC-7.2, CARC-7.4).

Every segment of every laid tile is a *node*; `features` says which feature a node belongs to, by the number of one of
its nodes, its *root*. What is known of a whole feature stands at its root.
"""

from dataclasses import dataclass, field
from typing import Final, Self

from stolek.games.carcassonne.cell import NOWHERE, Cell
from stolek.games.carcassonne.components import GOODS, KINDS
from stolek.games.carcassonne.leaves import Laid, Node, Root, Standing
from stolek.games.carcassonne.tile import Copy
from stolek.games.carcassonne.turned import Demand
from stolek.games.carcassonne.wheel_board import CROWN_SPACES
from stolek.kernel.leaf import Seat
from stolek.kernel.state import State

NO_TILE: Final[Copy] = -1
NOBODY: Final = Seat(-1)

LEDGER: Final = (
    "road",
    "city",
    "monastery",
    "flock",
    "fortune",
    "taxes",
    "famine",
    "storm",
    "inquisition",
    "crown",
    "open-road",
    "open-city",
    "open-monastery",
    "field",
    "goods",
)
"""What points are booked for; the last five only in the final scoring."""
LINES: Final = len(LEDGER)
FIRST_FINAL_LINE: Final = LEDGER.index("open-road")


@dataclass(slots=True, kw_only=True)
class CarcassonneState(State):
    """The landscape, supplies and piles. Lists per seat and thing are flat: `seat * KINDS + kind`."""

    active: Seat = NOBODY
    part: int = 1
    scores: list[int]
    ledger: list[int]
    """Per seat and line of `LEDGER` the points so far."""
    supply: list[int]

    bag: list[Copy]
    """Tiles of the main pile that nobody has seen, those under hills among them."""
    buried: int = 0
    drawn: Copy = NO_TILE
    discarded: list[Copy] = field(default_factory=list)

    tiles: dict[Cell, Laid] = field(default_factory=dict)
    free: dict[Cell, Demand] = field(default_factory=dict)
    """The empty cells beside tiles and what they demand (CARC-4.1, CARC-4.2)."""
    last: Cell = NOWHERE
    """Where the latest tile lies."""
    completed: tuple[Root, ...] = ()
    """The roads, cities and monasteries that the latest tile completed, until they are scored."""

    features: list[Root] = field(default_factory=list)
    homes: list[Cell] = field(default_factory=list)
    members: list[tuple[Node, ...]] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)
    """Per root how many open ends the feature has; of a monastery, empty cells around it. 0 is complete."""
    monasteries: dict[Cell, Node] = field(default_factory=dict)
    """Those that are not complete."""

    figures: dict[Cell, Standing] = field(default_factory=dict)
    followers: dict[Root, tuple[Cell, ...]] = field(default_factory=dict)
    companions: dict[Root, tuple[Cell, ...]] = field(default_factory=dict)
    """Figures that claim nothing: builders, piglets, shepherds (CARC-4.12)."""

    goods: list[int]
    builder_works: bool = False
    """Whether the tile just laid earns a second part (CARC-3.1)."""

    tokens: list[int] = field(default_factory=list)
    """The pile of flock tokens."""
    flocks: dict[Cell, tuple[int, ...]] = field(default_factory=dict)
    """The tokens that lie with each shepherd."""

    pig: int = 0
    crowns: list[Seat] = field(default_factory=list)
    """Who stands on each crown space."""

    river: list[Copy] = field(default_factory=list)
    lake: Copy = NO_TILE
    mouth: Cell = NOWHERE
    """Where the river goes on."""
    flow: int = 0
    bend: int = 0
    """The latest bend: 1 to the right, -1 to the left (CARC-6.62)."""

    def clone(self) -> Self:
        """A state that shares nothing mutable with this one."""
        new = self.half_clone()
        new.active = self.active
        new.part = self.part
        new.scores = self.scores[:]
        new.ledger = self.ledger[:]
        new.supply = self.supply[:]
        new.bag = self.bag[:]
        new.buried = self.buried
        new.drawn = self.drawn
        new.discarded = self.discarded[:]
        new.tiles = self.tiles.copy()
        new.free = self.free.copy()
        new.last = self.last
        new.completed = self.completed
        new.features = self.features[:]
        new.homes = self.homes[:]
        new.members = self.members[:]
        new.ends = self.ends[:]
        new.monasteries = self.monasteries.copy()
        new.figures = self.figures.copy()
        new.followers = self.followers.copy()
        new.companions = self.companions.copy()
        new.goods = self.goods[:]
        new.builder_works = self.builder_works
        new.tokens = self.tokens[:]
        new.flocks = self.flocks.copy()
        new.pig = self.pig
        new.crowns = self.crowns[:]
        new.river = self.river[:]
        new.lake = self.lake
        new.mouth = self.mouth
        new.flow = self.flow
        new.bend = self.bend
        return new


def new_state(seats: int) -> CarcassonneState:
    """An empty table: everything still in the box."""
    return CarcassonneState(
        seats=seats,
        scores=[0] * seats,
        ledger=[0] * (seats * LINES),
        supply=[0] * (seats * KINDS),
        bag=[],
        goods=[0] * (seats * len(GOODS)),
        crowns=[NOBODY] * len(CROWN_SPACES),
    )


def pile_size(s: CarcassonneState) -> int:
    """How many tiles are left to draw from the main pile (CARC-5.1)."""
    return len(s.bag) - s.buried


def book(s: CarcassonneState, seat: Seat, line: int, points: int) -> None:
    """Points are recorded at once (CARC-4.28)."""
    s.scores[seat] += points
    s.ledger[seat * LINES + line] += points
