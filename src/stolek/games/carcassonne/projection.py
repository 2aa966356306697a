"""What a feature would bring if the game ended now, and if it were completed as it is (CARC-5.2, CARC-5.4).

A query for people and bots: nothing here changes the state, and nothing is promised.
"""

from typing import TYPE_CHECKING

import msgspec

from stolek.games.carcassonne.cell import cell_at, places_of
from stolek.games.carcassonne.farmer import price_of_city
from stolek.games.carcassonne.landscape import bordering_cities, cells_of, kind_of, node_named
from stolek.games.carcassonne.scoring import majority, monastery_worth, worth_of
from stolek.games.carcassonne.state import CarcassonneState
from stolek.games.carcassonne.tile import FEATURES, FIELD, MONASTERY
from stolek.games.carcassonne.values import Majority, Root
from stolek.kernel.values import Seat

if TYPE_CHECKING:
    from stolek.games.carcassonne.rules import Carcassonne


class Projection(msgspec.Struct, frozen=True):
    """A feature as it lies: who would score it now, and how much each of them.

    `complete_points` is what it brings when nothing but the missing end is added; fields are never completed.
    """

    feature: str
    places: tuple[tuple[int, int], ...]
    open_ends: int
    strengths: tuple[int, ...]
    seats: tuple[Seat, ...]
    points: tuple[int, ...]
    complete_points: int | None


def projection_at(g: "Carcassonne", s: CarcassonneState, x: int, y: int, segment: str) -> Projection | None:
    """The feature that this segment belongs to; None where there is no such segment."""
    node = node_named(s, cell_at(x, y), segment)
    return None if node is None else project(g, s, s.features[node])


def project(g: "Carcassonne", s: CarcassonneState, root: Root) -> Projection:
    """The feature with this root."""
    kind = kind_of(s, root)
    won = majority(g, s, root) if root in s.followers else Majority((), (0,) * s.seats, (), "")
    now, complete = worths(g, s, root, kind)
    points = (now,) * len(won.seats)
    if kind == FIELD:
        points = tuple(now * price_of_city(g, s, root, seat) for seat in won.seats)
    places = places_of(cells_of(s, root))
    return Projection(FEATURES[kind], places, s.ends[root], won.strengths, won.seats, points, complete)


def worths(g: "Carcassonne", s: CarcassonneState, root: Root, kind: int) -> tuple[int, int | None]:
    """Points now and when complete; of a field, its completed cities."""
    if kind == FIELD:
        return len(bordering_cities(s, root)), None
    if kind == MONASTERY:
        cell = s.homes[root]
        return monastery_worth(g, s, cell, False).points, monastery_worth(g, s, cell, True).points
    return worth_of(g, s, root, False).points, worth_of(g, s, root, True).points
