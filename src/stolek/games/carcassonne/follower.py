"""Placing figures: who may stand where, and how figures come and go (CARC-4.10 to CARC-4.16, CARC-4.26)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stolek.games.carcassonne.actions import PASS, Pass, PlaceFollower
from stolek.games.carcassonne.cell import Cell, place_of
from stolek.games.carcassonne.components import FIGURE_IDS, FOLLOWER, KINDS, STRENGTH
from stolek.games.carcassonne.events import FigurePlaced, FigureReturned, Passed
from stolek.games.carcassonne.frames import PlaceFigure
from stolek.games.carcassonne.landscape import node_named, segment_of
from stolek.games.carcassonne.leaves import Node, Root, Standing
from stolek.games.carcassonne.state import CarcassonneState
from stolek.games.carcassonne.tile import FEATURES
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Action, Refusal, Seat, no
from stolek.kernel.state import tell

if TYPE_CHECKING:
    from stolek.games.carcassonne.rules import Carcassonne

rule: Chapter["Carcassonne", CarcassonneState] = Chapter()


@rule.offer(PlaceFigure)
def pass_or_claim(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure) -> Sequence[Action]:
    """Pass, or a follower on any segment of the tile whose feature nobody has claimed (CARC-4.12)."""
    offers: list[Action] = [PASS]
    if s.supply[f.seat * KINDS + FOLLOWER]:
        laid = s.tiles[s.last]
        features, followers, first = s.features, s.followers, laid.first
        for i, action in g.claims[laid.turned >> 2]:
            if features[first + i] not in followers:
                offers.append(action)
    return offers


@rule.do(PlaceFigure, Pass)
def place_nothing(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure, a: Pass) -> None:
    """One figure at most, none if one likes (CARC-4.10)."""
    if s.events is not None:
        s.events.append(Passed(f.seat))


@rule.do(PlaceFigure, PlaceFollower)
def claim(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure, a: PlaceFollower) -> None:
    """The place makes the follower a thief, knight, monk or farmer (CARC-4.11)."""
    place(s, f.seat, FOLLOWER, a.segment)


@rule.refuse(PlaceFigure, PlaceFollower)
def why_no_follower(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure, a: PlaceFollower) -> Refusal | None:
    """None left, no such place, not for followers, or claimed."""
    return no_claim(g, s, f.seat, FOLLOWER, a.segment)


def no_claim(g: "Carcassonne", s: CarcassonneState, seat: Seat, kind: int, segment: str) -> Refusal | None:
    """Why a follower of this kind may not claim the segment."""
    if why := not_at_hand(s, seat, kind, segment):
        return why
    node = node_named(s, s.last, segment)
    assert node is not None
    feature = segment_of(s, node).kind
    if feature not in g.claimed_kinds:
        return no("CARC-6.1", "farmer")
    holders = s.followers.get(s.features[node], ())
    if not holders:
        return None
    seats = tuple(dict.fromkeys(s.figures[cell].seat for cell in holders))
    return no("CARC-4.12", "claimed", feature=FEATURES[feature], seats=seats)


def not_at_hand(s: CarcassonneState, seat: Seat, kind: int, segment: str) -> Refusal | None:
    """No such figure in the supply, or no such place on the tile (CARC-4.10, CARC-4.16)."""
    if not s.supply[seat * KINDS + kind]:
        return no("CARC-4.10", "supply", figure=FIGURE_IDS[kind])
    if node_named(s, s.last, segment) is None:
        return no("CARC-4.16", "place")
    return None


def place(s: CarcassonneState, seat: Seat, kind: int, segment: str) -> Node:
    """Put a figure from the supply on a segment of the tile just laid (CARC-4.10)."""
    node = node_named(s, s.last, segment)
    assert node is not None
    s.supply[seat * KINDS + kind] -= 1
    s.figures[s.last] = Standing(seat, kind, node)
    root = s.features[node]
    group = s.followers if STRENGTH[kind] else s.companions
    group[root] = (*group.get(root, ()), s.last)
    if s.events is not None:
        feature = FEATURES[segment_of(s, node).kind]
        s.events.append(FigurePlaced(seat, FIGURE_IDS[kind], feature, place_of(s.last), segment))
    return node


def return_all(s: CarcassonneState, root: Root) -> None:
    """All followers and companions on a feature go back to their owners (CARC-4.26)."""
    for cell in s.followers.pop(root, ()) + s.companions.pop(root, ()):
        _send_home(s, cell)


def return_one(s: CarcassonneState, cell: Cell) -> None:
    """One figure goes back to its owner."""
    standing = s.figures[cell]
    root = s.features[standing.node]
    group = s.followers if STRENGTH[standing.kind] else s.companions
    rest = tuple(other for other in group[root] if other != cell)
    if rest:
        group[root] = rest
    else:
        del group[root]
    _send_home(s, cell)


def _send_home(s: CarcassonneState, cell: Cell) -> None:
    standing = s.figures.pop(cell)
    s.supply[standing.seat * KINDS + standing.kind] += 1
    tell(s, FigureReturned(standing.seat, FIGURE_IDS[standing.kind], place_of(cell)))


def companions_of(s: CarcassonneState, root: Root, kind: int) -> list[Cell]:
    """Where figures of this kind stand on a feature."""
    if root not in s.companions:
        return []
    return [cell for cell in s.companions[root] if s.figures[cell].kind == kind]


def has_own_follower(s: CarcassonneState, root: Root, seat: Seat) -> bool:
    """Whether a follower of this player stands on the feature."""
    return root in s.followers and any(s.figures[cell].seat == seat for cell in s.followers[root])
