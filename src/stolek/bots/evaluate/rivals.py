"""The Rivals for Catan: victory points first, then what makes them: production, room to build, strength, commerce.

The race ends at a number of points, so a point is worth most; what is stored is worth little, because a region holds
three and dice bring more (RIVA-4.75, RIVA-5).
"""

from types import MappingProxyType
from typing import Any, Final

from stolek.bots.evaluation import Evaluation, Term
from stolek.bots.plan import Plan
from stolek.games.rivals.components import REGIONS
from stolek.games.rivals.state import RivalsState, other, victory_points
from stolek.kernel.leaf import Seat
from stolek.kernel.rules import Rules

POINT: Final = 10.0
REGION: Final = 2.2
"""A region produces on one of six numbers."""
NEW_NUMBER: Final = 0.35
"""A number of the die on which nothing was produced before."""
STORED: Final = (0.0, 0.85, 1.55, 2.0)
"""What a region that holds so many is worth: the third is likely to be lost or cut down."""
SITE: Final = 1.1
ROAD: Final = 1.8
TRADE: Final = 0.8
STRENGTH: Final = 0.55
COMMERCE: Final = 0.8
SKILL: Final = 0.5
PROGRESS: Final = 1.0
CARD: Final = 0.55
AHEAD: Final = 0.5
"""Being ahead in strength or commerce before the token is won."""
USUAL_RATE: Final = 3


class RivalsEvaluation(Evaluation[RivalsState]):
    """Victory points and the means to win more, in tenths of a victory point."""

    scale = 14.0
    chain = 4
    names = ("points", "production", "resources", "room", "strength", "commerce", "progress", "ahead", "cards")
    plans = MappingProxyType(
        {
            "easy": Plan(softness=2.5),
            "normal": Plan(softness=0.3),
            "hard": Plan(simulations=6, softness=0.08, width=3.0, depth=0, horizon=3, tried=4, trust=3.0),
            "expert": Plan(simulations=40, glances=3, width=5.0, depth=1, horizon=6, tried=5, trust=2.0),
        }
    )

    def terms(self, rules: Rules[Any], s: RivalsState, seat: Seat) -> list[Term]:
        """Every reason."""
        prince, rival = s.princes[seat], s.princes[other(seat)]
        regions = [region for region in prince.grid if region >= 0]
        numbers = len({REGIONS[region].number for region in regions})
        stored = sum([STORED[min(3, s.stored[region])] for region in regions])
        sites = len(prince.sites) + len(prince.city_sites)
        rates = sum([USUAL_RATE - rate for rate in prince.rates if rate < USUAL_RATE])
        ahead = (prince.strength > rival.strength) + (prince.commerce > rival.commerce)
        return [
            Term("points", POINT * victory_points(s, seat)),
            Term("production", REGION * len(regions) + NEW_NUMBER * numbers),
            Term("resources", stored),
            Term("room", SITE * min(3, sites) + ROAD * prince.roads.bit_count()),
            Term("strength", STRENGTH * prince.strength + SKILL * prince.skill),
            Term("commerce", COMMERCE * prince.commerce + TRADE * rates),
            Term("progress", PROGRESS * prince.progress),
            Term("ahead", AHEAD * ahead),
            Term("cards", CARD * len(s.hands[seat])),
        ]


EVALUATION: Final = RivalsEvaluation()
