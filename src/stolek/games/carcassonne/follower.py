"""Placing figures: who may stand where, and how figures come and go (CARC-4.10 to CARC-4.16, CARC-4.26)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stolek.games.carcassonne.actions import PASS, Pass, PlaceFollower, place_follower
from stolek.games.carcassonne.box import ROTATED
from stolek.games.carcassonne.cell import Cell, place_of
from stolek.games.carcassonne.components import FOLLOWER, FigureKind
from stolek.games.carcassonne.events import FigurePlaced, FigureReturned, Passed
from stolek.games.carcassonne.frames import PlaceFigure
from stolek.games.carcassonne.landscape import node_named, segment_of
from stolek.games.carcassonne.state import (
    CarcassonneState,
    group_of,
    return_to_supply,
    supply,
    take_from_supply,
)
from stolek.games.carcassonne.tile import FEATURES
from stolek.games.carcassonne.values import Root, Standing
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import tell
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.carcassonne.rules import Carcassonne

rule: Chapter["Carcassonne", CarcassonneState] = Chapter()


@rule.offer(PlaceFigure)
def pass_or_claim(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure) -> Sequence[Action]:
    """Pass, or a follower on any segment of the tile whose feature nobody has claimed (CARC-4.12)."""
    if supply(s, f.seat, FOLLOWER):
        return [PASS, *[place_follower(segment) for segment in unclaimed(g, s)]]
    return [PASS]


def unclaimed(g: "Carcassonne", s: CarcassonneState) -> list[str]:
    """The segments of the tile just laid that followers may claim and nobody has claimed (CARC-4.12)."""
    laid = s.tiles[s.last]
    features, followers, first = s.features, s.followers, laid.first
    claims = g.claims[ROTATED[laid.rotated].number]
    return [segment for i, segment in claims if features[first + i] not in followers]


@rule.do(PlaceFigure, Pass)
def place_nothing(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure, a: Pass) -> None:
    """One figure at most, none if one likes (CARC-4.10)."""
    tell(s, Passed(f.seat))


@rule.do(PlaceFigure, PlaceFollower)
def claim(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure, a: PlaceFollower) -> None:
    """The place makes the follower a thief, knight, monk or farmer (CARC-4.11)."""
    place(s, f.seat, FOLLOWER, a.segment)


@rule.refuse(PlaceFigure, PlaceFollower)
def why_not_follower(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure, a: PlaceFollower) -> Refusal | None:
    """None left, no such place, not for followers, or claimed."""
    return why_not_claim(g, s, f.seat, FOLLOWER, a.segment)


def why_not_claim(g: "Carcassonne", s: CarcassonneState, seat: Seat, kind: FigureKind, segment: str) -> Refusal | None:
    """Why a follower of this kind may not claim the segment."""
    if why := why_not_at_hand(s, seat, kind, segment):
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


def why_not_at_hand(s: CarcassonneState, seat: Seat, kind: FigureKind, segment: str) -> Refusal | None:
    """No such figure in the supply, or no such place on the tile (CARC-4.10, CARC-4.16)."""
    if not supply(s, seat, kind):
        return no("CARC-4.10", "supply", figure=kind)
    if node_named(s, s.last, segment) is None:
        return no("CARC-4.16", "place")
    return None


def place(
    s: CarcassonneState, seat: Seat, kind: FigureKind, segment: str, event: type[FigurePlaced] = FigurePlaced
) -> None:
    """Put a figure from the supply on a segment of the tile just laid (CARC-4.10)."""
    node = node_named(s, s.last, segment)
    assert node is not None
    take_from_supply(s, seat, kind)
    s.figures[s.last] = Standing(seat, kind, node)
    root = s.features[node]
    group = group_of(s, kind)
    group[root] = (*group.get(root, ()), s.last)
    tell(s, event(seat, kind, FEATURES[segment_of(s, node).kind], place_of(s.last), segment))


def return_all(s: CarcassonneState, root: Root, event: type[FigureReturned] = FigureReturned) -> None:
    """All followers and companions on a feature go back to their owners (CARC-4.26)."""
    for cell in s.followers.pop(root, ()) + s.companions.pop(root, ()):
        _send_home(s, cell, event)


def return_one(s: CarcassonneState, cell: Cell, event: type[FigureReturned]) -> None:
    """One figure goes back to its owner, by the rule of this event."""
    standing = s.figures[cell]
    root = s.features[standing.node]
    group = group_of(s, standing.kind)
    rest = tuple(other for other in group[root] if other != cell)
    if rest:
        group[root] = rest
    else:
        del group[root]
    _send_home(s, cell, event)


def _send_home(s: CarcassonneState, cell: Cell, event: type[FigureReturned]) -> None:
    standing = s.figures.pop(cell)
    return_to_supply(s, standing.seat, standing.kind)
    tell(s, event(standing.seat, standing.kind, place_of(cell)))


def companions_of(s: CarcassonneState, root: Root, kind: FigureKind) -> list[Cell]:
    """Where figures of this kind stand on a feature."""
    if root not in s.companions:
        return []
    return [cell for cell in s.companions[root] if s.figures[cell].kind == kind]


def has_own_follower(s: CarcassonneState, root: Root, seat: Seat) -> bool:
    """Whether a follower of this player stands on the feature."""
    return root in s.followers and any(s.figures[cell].seat == seat for cell in s.followers[root])
