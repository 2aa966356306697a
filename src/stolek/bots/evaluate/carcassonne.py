"""Carcassonne: points, what open features will bring, and followers that are free to claim more (CARC-4.2, CARC-5).

A feature is worth what it would bring now, and more by the chance to complete it, which falls with its open ends and as
the pile runs out. All seats are looked at in one go: a feature has one majority.
"""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any, Final

from stolek.bots.evaluation import Evaluation, Term
from stolek.bots.plan import Plan
from stolek.games.carcassonne.components import BIG_FOLLOWER, BUILDER, FOLLOWER, GOODS, KINDS, PIGLET, SCORING
from stolek.games.carcassonne.landscape import bordering_cities, kind_of
from stolek.games.carcassonne.leaves import Root
from stolek.games.carcassonne.projection import worths
from stolek.games.carcassonne.scoring import majority
from stolek.games.carcassonne.state import CarcassonneState
from stolek.games.carcassonne.tile import CITY, FIELD, MONASTERY, ROAD
from stolek.kernel.leaf import Seat
from stolek.kernel.rules import Rules

COMPLETED: Final = (1.0, 0.72, 0.42, 0.24, 0.14, 0.09)
"""The chance to complete a road or city by its open ends, with a full pile."""
TILES_AN_END: Final = 9
"""Tiles that have to be left for every open end, or the chance falls."""
FREE: Final = (0.0, 10.0, 16.5, 21.5, 25.0, 28.0, 30.0, 31.0)
"""What so many followers in the supply are worth with a full pile: the first ones most."""
FULL_PILE: Final = 71
FIELD_HOPE: Final = 0.5
"""What a field may still gain with a full pile."""
COMPANION: Final = 1.2
GOODS_LEAD: Final = 2.5
NAMES: Final = ("road", "city", "monastery", "field", "followers", "goods")
ROAD_TERM, CITY_TERM, MONASTERY_TERM, FIELD_TERM, FOLLOWERS_TERM, GOODS_TERM = range(len(NAMES))
TERM_OF: Final = {ROAD: ROAD_TERM, CITY: CITY_TERM, MONASTERY: MONASTERY_TERM, FIELD: FIELD_TERM}


def hopes(rules: Rules[Any], s: CarcassonneState) -> list[list[float]]:
    """Per seat the worth of what is not scored yet, by the names of the terms."""
    found = [[0.0] * len(NAMES) for _ in range(s.seats)]
    tiles = len(s.bag) + len(s.river)
    for root in s.followers:
        kind = kind_of(s, root)
        worth = field_worth(s, root, tiles) if kind == FIELD else open_worth(rules, s, root, kind, tiles)
        for seat in majority(rules, s, root).seats:  # type: ignore[arg-type]
            found[seat][TERM_OF[kind]] += worth
    share = min(1.0, tiles / FULL_PILE)
    for number, own in enumerate(found):
        own[FOLLOWERS_TERM] = share * supply_worth(s, number)
        own[GOODS_TERM] = goods_worth(s, number)
    return found


def open_worth(rules: Rules[Any], s: CarcassonneState, root: Root, kind: int, tiles: int) -> float:
    """What an open road, city or monastery is expected to bring its owners."""
    now, complete = worths(rules, s, root, kind)  # type: ignore[arg-type]
    assert complete is not None
    ends = s.ends[root]
    if kind == MONASTERY:
        chance = max(0.0, 1 - ends * s.seats / max(1, tiles)) * (0.85 if ends > 2 else 0.95)
    else:
        chance = COMPLETED[min(ends, len(COMPLETED) - 1)] * min(1.0, tiles / max(1, TILES_AN_END * ends))
    return now + chance * (complete - now)


def field_worth(s: CarcassonneState, root: Root, tiles: int) -> float:
    """Completed cities beside it, and hope for more."""
    cities = len(bordering_cities(s, root))
    return SCORING.field_at_end.per_completed_city * cities + FIELD_HOPE * tiles / FULL_PILE


def supply_worth(s: CarcassonneState, seat: int) -> float:
    """Followers at hand, and figures that help them."""
    base = seat * KINDS
    followers = s.supply[base + FOLLOWER] + s.supply[base + BIG_FOLLOWER]
    companions = s.supply[base + BUILDER] + s.supply[base + PIGLET]
    return FREE[min(followers, len(FREE) - 1)] + 0.4 * COMPANION * companions


def goods_worth(s: CarcassonneState, seat: int) -> float:
    """A lead in goods is worth something long before the end."""
    total, kinds = 0.0, len(GOODS)
    for good in range(kinds):
        own = s.goods[seat * kinds + good]
        best = max([s.goods[other * kinds + good] for other in range(s.seats) if other != seat])
        total += GOODS_LEAD * max(-1, min(3, own - best)) if own else 0.0
    return total


class CarcassonneEvaluation(Evaluation[CarcassonneState]):
    """The score so far and what stands in the landscape."""

    scale = 14.0
    names = ("score", "road", "city", "monastery", "field", "followers", "goods")
    plans = MappingProxyType(
        {
            "easy": Plan(softness=0.9),
            "normal": Plan(softness=0.35),
            "hard": Plan(simulations=6, softness=0.1, width=3.0, depth=0, horizon=1, tried=8, trust=3.0),
            "expert": Plan(simulations=36, width=5.0, depth=0, horizon=2, tried=14, trust=2.0),
        }
    )

    def terms(self, rules: Rules[Any], s: CarcassonneState, seat: Seat) -> list[Term]:
        """The score and every kind of hope."""
        found = [Term(name, points) for name, points in zip(NAMES, hopes(rules, s)[seat], strict=True)]
        return [Term("score", float(s.scores[seat])), *found]

    def lead(self, rules: Rules[Any], s: CarcassonneState, seat: Seat) -> float:
        """All seats in one go."""
        return _ahead([score + sum(hope) for score, hope in zip(s.scores, hopes(rules, s), strict=True)], seat)


def _ahead(values: Sequence[float], seat: int) -> float:
    return values[seat] - max([value for other, value in enumerate(values) if other != seat])


EVALUATION: Final = CarcassonneEvaluation()
