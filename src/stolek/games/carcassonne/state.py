"""What a game of Carcassonne remembers between two decisions (CARC-3, CARC-7.1).

Nothing is hidden in it: chance is late, so piles are bags without order, and a tile that lies face down elsewhere only
makes the pile shorter while its identity stays among the unseen ones (CARC-7.2, CARC-7.4).

Every segment of every laid tile is a *node*; `features` says which feature a node belongs to, by the number of one of
its nodes, its *root*. What is known of a whole feature stands at its root.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, Self

from stolek.games.carcassonne.box import NO_TILE, Copy
from stolek.games.carcassonne.cell import NOWHERE, Cell
from stolek.games.carcassonne.components import FIGURES, FigureKind
from stolek.games.carcassonne.rotated_tile import Demand
from stolek.games.carcassonne.values import Laid, Node, Root, Standing
from stolek.kernel.state import State
from stolek.kernel.values import Seat

NOBODY: Final = Seat(-1)


@dataclass(slots=True, kw_only=True)
class CarcassonneState(State):
    """The landscape, supplies and the pile; what modules keep is in their slices."""

    active: Seat = NOBODY
    part: int = 1
    """Which part of the turn it is; a module may grant a second one (CARC-3.5)."""
    scores: list[int]
    ledger: list[dict[str, int]]
    """Per seat what the points were booked for so far, by the keys of the ledger lines in play."""
    supply: list[dict[FigureKind, int]]
    """Per seat the figures at hand, of the kinds in play."""

    bag: list[Copy]
    """Tiles of the main pile that nobody has seen."""
    pile: int
    """How many of them are left to draw; the others lie face down elsewhere (CARC-7.2)."""
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
    """Per node the cell of its tile."""
    members: list[tuple[Node, ...]] = field(default_factory=list)
    """Per root all nodes of the feature."""
    ends: list[int] = field(default_factory=list)
    """Per root how many open ends the feature has; of a monastery, empty cells around it. 0 is complete."""
    monasteries: dict[Cell, Node] = field(default_factory=dict)
    """Those that are not complete."""

    figures: dict[Cell, Standing] = field(default_factory=dict)
    followers: dict[Root, tuple[Cell, ...]] = field(default_factory=dict)
    """Per claimed feature where its followers stand."""
    companions: dict[Root, tuple[Cell, ...]] = field(default_factory=dict)
    """The same for figures that claim nothing (CARC-4.12)."""

    def clone(self) -> Self:
        """A state that shares nothing mutable with this one."""
        new = self.clone_base()
        new.active = self.active
        new.part = self.part
        new.scores = self.scores[:]
        new.ledger = [lines.copy() for lines in self.ledger]
        new.supply = [figures.copy() for figures in self.supply]
        new.bag = self.bag[:]
        new.pile = self.pile
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
        return new


def put_out_pile(s: CarcassonneState, copies: Iterable[Copy]) -> None:
    """The main pile consists of these tiles, in no order (CARC-2.2)."""
    s.bag = list(copies)
    s.pile = len(s.bag)


def supply(s: CarcassonneState, seat: Seat, kind: FigureKind) -> int:
    """How many figures of this kind the player has at hand; none of a kind that is not in play."""
    return s.supply[seat].get(kind, 0)


def take_from_supply(s: CarcassonneState, seat: Seat, kind: FigureKind) -> None:
    """A figure leaves the player's supply."""
    s.supply[seat][kind] -= 1


def return_to_supply(s: CarcassonneState, seat: Seat, kind: FigureKind) -> None:
    """A figure comes home."""
    s.supply[seat][kind] += 1


def is_follower(kind: FigureKind) -> bool:
    """Whether figures of this kind claim features and count for majorities; the others are companions (CARC-4.12)."""
    return FIGURES[kind].strength > 0


def group_of(s: CarcassonneState, kind: FigureKind) -> dict[Root, tuple[Cell, ...]]:
    """Where figures of this kind are noted: among the followers or among the companions."""
    return s.followers if is_follower(kind) else s.companions


def book(s: CarcassonneState, seat: Seat, line: str, points: int) -> None:
    """Points are recorded at once (CARC-4.28)."""
    s.scores[seat] += points
    s.ledger[seat][line] += points
