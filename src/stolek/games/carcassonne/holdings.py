"""What an answer may change for a player: points, claimed features as they would score now, figures at hand.

A feature stands for what it would bring if the game ended now (CARC-5.2, CARC-5.4); one that the latest tile completed
for what it is about to score (CARC-4.21 to CARC-4.24). Modules add their own.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stolek.games.carcassonne.projection import Projection, project
from stolek.games.carcassonne.state import CarcassonneState
from stolek.games.carcassonne.tile import FEATURES
from stolek.kernel.holding import Holding
from stolek.kernel.values import Seat

if TYPE_CHECKING:
    from stolek.games.carcassonne.rules import Carcassonne


def holdings(g: "Carcassonne", s: CarcassonneState, seat: Seat) -> list[Holding]:
    """What the player has and stands to get; when the game is over, everything is in the points."""
    claims = [project(g, s, root) for root in s.followers] if s.waits else []
    own = [claim for claim in claims if seat in claim.seats]
    complete = sum(claim.complete_points for claim in own if claim.complete_points is not None)
    return [
        Holding("points", s.scores[seat]),
        *[_claimed(seat, feature, [claim for claim in own if claim.feature == feature]) for feature in FEATURES],
        Holding("complete", complete, points=False),
        *[more for module in g.modules if module.holdings for more in module.holdings(s, seat)],
        *[Holding("figures", count, {"figure": kind}, points=False) for kind, count in s.supply[seat].items()],
    ]


def _claimed(seat: Seat, feature: str, own: Sequence[Projection]) -> Holding:
    """What all roads, cities, monasteries or fields of the player would bring, and where they lie."""
    points = sum(claim.points[claim.seats.index(seat)] for claim in own)
    places = dict.fromkeys(place for claim in own for place in claim.places)
    return Holding(feature, points, places=tuple(f"{x},{y}" for x, y in places))
