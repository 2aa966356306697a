"""Carcassonne: what a claimed feature is expected to bring (CARC-4.20 to CARC-4.25, CARC-5.2, CARC-5.4).

An open feature brings what it would bring now and, by the chance to complete it, the rest. The chance looks at cells
that its open ends face: a cell that few of the unseen tiles fit is a bad hope, one that none fits is none.

Positions that are compared differ by a tile or two, so most features are the same in all of them. What decides a
feature's worth is remembered with the tuple of its members: states share that tuple as long as nothing is joined to it.
"""

from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING, Final, NamedTuple

from stolek.games.carcassonne.box import FITS, ROTATED, Copy, tile_of
from stolek.games.carcassonne.cell import AROUND, STEPS, Cell
from stolek.games.carcassonne.components import SCORING
from stolek.games.carcassonne.landscape import kind_of
from stolek.games.carcassonne.projection import worths
from stolek.games.carcassonne.rotated_tile import Demand
from stolek.games.carcassonne.scoring import majority
from stolek.games.carcassonne.state import CarcassonneState
from stolek.games.carcassonne.tile import CITY, FIELD, MONASTERY, ROAD
from stolek.games.carcassonne.values import Node, Root
from stolek.kernel.values import Seat

if TYPE_CHECKING:
    from stolek.games.carcassonne.rules import Carcassonne

FULL_PILE: Final = 71
EAGER: Final = 0.16
"""How surely one fitting tile, drawn by anybody, ends up in the cell that a feature waits for; many add up."""
LATER: Final = {ROAD: 0.9, CITY: 0.8, MONASTERY: 0.88}
"""What is left of the chance with every cell: tiles that fit may lead on instead of closing, or go elsewhere."""
LEADS_ON: Final = {ROAD: 0.15, CITY: 0.6}
"""Points that a feature gains on its way, for every cell it waits for."""
ANYTHING: Final[Demand] = 0
"""What a cell demands that touches no tile yet."""
PER_CITY: Final = SCORING.field_at_end.per_completed_city
CITY_HOPE: Final = (1.0, 0.25, 0.25, 0.12, 0.12)
"""How likely a city beside a field will be completed, by its open half-edges; with more of them there is no hope."""
FIELD_ROOM: Final = 0.08
"""Cities that an open half-edge of a field may still meet with a full pile."""
FIELD_MOST: Final = 0.17
"""Cities that an open field may still meet with a full pile."""


class Facts(NamedTuple):
    """What decides the worth of a feature, as long as its members, open ends and followers are the same."""

    members: tuple[Node, ...]
    ends: int
    followers: tuple[Cell, ...]
    kind: int
    owners: tuple[Seat, ...]
    now: int
    complete: int
    waiting: tuple[Cell, ...]
    """The empty cells that a road or city needs; of a monastery, all cells around it, as it has the same members and
    as many open ends whichever of them are filled; of a field, the city segments beside it."""


_known: Final[dict[Root, Facts]] = {}


def facts_of(g: "Carcassonne", s: CarcassonneState, root: Root) -> Facts:
    """The facts of a claimed feature, remembered where nothing has changed."""
    members, ends, followers = s.members[root], s.ends[root], s.followers[root]
    known = _known.get(root)
    if known is None or known.members is not members or known.followers is not followers or known.ends != ends:
        known = _known[root] = look(g, s, root, followers, majority(g, s, root).seats)
    return known


def look(
    g: "Carcassonne", s: CarcassonneState, root: Root, followers: tuple[Cell, ...], owners: tuple[Seat, ...]
) -> Facts:
    """The facts of a feature with these followers and owners."""
    kind = kind_of(s, root)
    members, ends = s.members[root], s.ends[root]
    if kind == FIELD:
        return Facts(members, ends, followers, kind, owners, 0, 0, _cities_beside(s, members))
    now, complete = worths(g, s, root, kind)
    assert complete is not None
    if kind == MONASTERY:
        waiting = tuple([s.homes[root] + step for step in AROUND])
    else:
        waiting = _waiting_cells(s, members) if ends else ()
    return Facts(members, ends, followers, kind, owners, now, complete, waiting)


def _waiting_cells(s: CarcassonneState, members: tuple[Node, ...]) -> tuple[Cell, ...]:
    """The empty cells beside the open ends, each once."""
    found: dict[Cell, None] = {}
    for node in members:
        cell = s.homes[node]
        laid = s.tiles[cell]
        place = node - laid.first
        for side, strand in enumerate(ROTATED[laid.rotated].strands):
            if place in strand and cell + STEPS[side] not in s.tiles:
                found[cell + STEPS[side]] = None
    return tuple(found)


def _cities_beside(s: CarcassonneState, members: tuple[Node, ...]) -> tuple[Node, ...]:
    """The city segments beside a field; which cities these are changes as cities grow together."""
    found: list[Node] = []
    for node in members:
        laid = s.tiles[s.homes[node]]
        found += [laid.first + city for city in ROTATED[laid.rotated].segments[node - laid.first].cities]
    return tuple(found)


class Pile:
    """What is unseen, and how many of its tiles fit a demand."""

    __slots__ = ("_fitting", "_tiles", "share", "size")

    def __init__(self, bag: tuple[Copy, ...]) -> None:
        self.size = len(bag)
        self.share = min(1.0, self.size / FULL_PILE)
        self._tiles = [tile_of(copy) for copy in bag]
        self._fitting: dict[Demand, float] = {}

    def hope(self, demand: Demand) -> float:
        """The chance that a cell with this demand will be filled."""
        found = self._fitting.get(demand)
        if found is None:
            fitting = len([1 for tile in self._tiles if FITS[tile][demand]])
            found = self._fitting[demand] = 1 - exp(-EAGER * fitting)
        return found


@lru_cache(maxsize=256)
def pile_of(bag: tuple[Copy, ...]) -> Pile:
    """The pile with these tiles."""
    return Pile(bag)


def chance_of(s: CarcassonneState, facts: Facts, pile: Pile) -> float:
    """The chance that a road, city or monastery will be completed; a field never is."""
    kind, ends = facts.kind, facts.ends
    if kind == FIELD:
        return 0.0
    if not ends:
        return 1.0
    if kind == MONASTERY:
        return _monastery_chance(s, facts, pile)
    chance, free, later = 1.0, s.free, LATER[kind]
    for cell in facts.waiting:
        chance *= later * pile.hope(free[cell])
    return chance


def _monastery_chance(s: CarcassonneState, facts: Facts, pile: Pile) -> float:
    """All cells around it have to be filled, and in time (CARC-4.24)."""
    chance = max(0.0, 1 - facts.ends * s.seats / max(1, pile.size))
    tiles, free, later = s.tiles, s.free, LATER[MONASTERY]
    for cell in facts.waiting:
        if cell not in tiles:
            chance *= later * pile.hope(free.get(cell, ANYTHING))
    return chance


def worth(s: CarcassonneState, facts: Facts, pile: Pile, chance: float) -> float:
    """What a feature is expected to bring each of its owners; a complete one brings its points."""
    kind = facts.kind
    if kind == FIELD:
        return field_worth(s, facts, pile)
    now, complete = facts.now, facts.complete
    if kind == MONASTERY or not facts.ends:
        return now + chance * (complete - now)
    return now + chance * (complete - now + LEADS_ON[kind] * len(facts.waiting) * pile.share)


def field_worth(s: CarcassonneState, facts: Facts, pile: Pile) -> float:
    """Completed cities beside it, those that may be completed, and those that it may still meet (CARC-5.4)."""
    features, ends = s.features, s.ends
    cities, share = 0.0, pile.share
    for root in dict.fromkeys([features[node] for node in facts.waiting]):
        left = ends[root]
        if not left:
            cities += 1
        elif left < len(CITY_HOPE):
            cities += CITY_HOPE[left] * min(1.0, 2 * share)
    return PER_CITY * (cities + share * min(FIELD_MOST, FIELD_ROOM * facts.ends))
