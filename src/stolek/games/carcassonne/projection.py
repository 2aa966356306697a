"""What a feature would bring if the game ended now, and if it were completed as it is (CARC-5.2, CARC-5.4).

A query for people and bots: nothing here changes the state, and nothing is promised.
"""

from typing import TYPE_CHECKING

import msgspec

from stolek.games.carcassonne.box import ROTATED
from stolek.games.carcassonne.cell import cell_at, place_of, places_of
from stolek.games.carcassonne.farmer import price_of_city
from stolek.games.carcassonne.landscape import bordering_cities, cells_of, kind_of, node_named, segment_of
from stolek.games.carcassonne.scoring import majority, points_of
from stolek.games.carcassonne.state import CarcassonneState
from stolek.games.carcassonne.tile import FEATURES, FIELD
from stolek.games.carcassonne.values import Majority, Root
from stolek.kernel.values import Seat

if TYPE_CHECKING:
    from stolek.games.carcassonne.rules import Carcassonne


class Projection(msgspec.Struct, frozen=True):
    """A feature as it lies: who would score it now, and how much each of them.

    The segment `segment` of the tile at `at` is one of its parts. `complete_points` is what it brings when nothing but
    the missing end is added; fields are never completed, they have completed `cities` in them or beside them.
    """

    feature: str
    at: tuple[int, int]
    segment: str
    places: tuple[tuple[int, int], ...]
    open_ends: int
    strengths: tuple[int, ...]
    seats: tuple[Seat, ...]
    points: tuple[int, ...]
    complete_points: int | None
    cities: int


class Outlook(msgspec.Struct, frozen=True):
    """What the feature of a segment would bring a player who stood there alone: now, and when it is complete."""

    segment: str
    now: int
    complete: int | None


def projection_at(g: "Carcassonne", s: CarcassonneState, x: int, y: int, segment: str) -> Projection | None:
    """The feature that this segment belongs to; None where there is no such segment."""
    node = node_named(s, cell_at(x, y), segment)
    return None if node is None else project(g, s, s.features[node])


def project(g: "Carcassonne", s: CarcassonneState, root: Root) -> Projection:
    """The feature with this root; one that the latest tile completed is sure to bring what a complete one does."""
    kind = kind_of(s, root)
    won = majority(g, s, root) if root in s.followers else Majority((), (0,) * s.seats, (), "")
    now, complete = worths(g, s, root, kind)
    if kind == FIELD:
        points = tuple(now * price_of_city(g, s, root, seat) for seat in won.seats)
    else:
        sure = now if s.ends[root] or complete is None else complete
        points = (sure,) * len(won.seats)
    return Projection(
        feature=FEATURES[kind],
        at=place_of(s.homes[root]),
        segment=segment_of(s, root).id,
        places=places_of(cells_of(s, root)),
        open_ends=s.ends[root],
        strengths=won.strengths,
        seats=won.seats,
        points=points,
        complete_points=complete,
        cities=now if kind == FIELD else 0,
    )


def worths(g: "Carcassonne", s: CarcassonneState, root: Root, kind: int) -> tuple[int, int | None]:
    """Points now and when complete; of a field, its completed cities."""
    if kind == FIELD:
        return len(bordering_cities(s, root)), None
    return points_of(g, s, root, kind, False), points_of(g, s, root, kind, True)


def outlooks(g: "Carcassonne", s: CarcassonneState, seat: Seat) -> tuple[Outlook, ...]:
    """For each segment of the latest tile what it would bring this player."""
    laid = s.tiles[s.last]
    names = [segment.id for segment in ROTATED[laid.rotated].segments]
    return tuple(_outlook(g, s, seat, s.features[node], name) for node, name in enumerate(names, laid.first))


def _outlook(g: "Carcassonne", s: CarcassonneState, seat: Seat, root: Root, segment: str) -> Outlook:
    kind = kind_of(s, root)
    now, complete = worths(g, s, root, kind)
    if kind == FIELD:
        return Outlook(segment, now * price_of_city(g, s, root, seat), None)
    return Outlook(segment, now, complete) if s.ends[root] or complete is None else Outlook(segment, complete, None)
