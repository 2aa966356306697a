"""What an answer that names a number books at once, for all numbers that are offered: trade and work.

The board shows these side by side, before anybody points at one of them. Nothing is worked out for it: each answer is
given on a clone, and the goods of its player are compared.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from stolek.games.pillars.actions import Buy, Sell, Use
from stolek.games.pillars.cathedral import uses
from stolek.games.pillars.components import Good
from stolek.games.pillars.frames import Trade, Work
from stolek.games.pillars.goods import GOODS
from stolek.games.pillars.market import trades
from stolek.games.pillars.state import PillarsState
from stolek.kernel.values import Action

if TYPE_CHECKING:
    from stolek.games.pillars.rules import Pillars

OFFERS: Final[dict[type[Trade | Work], Callable[["Pillars", PillarsState, Any], Sequence[Action]]]] = {
    Trade: trades,
    Work: uses,
}


def deals(g: "Pillars", s: PillarsState) -> dict[str, dict[Good, int]]:
    """Per answer what it brings and costs; none unless somebody trades or works (PILL-4.58, PILL-4.63)."""
    asked = s.stack[-1] if s.waits else None
    if not isinstance(asked, Trade | Work):
        return {}
    counted = [offer for offer in OFFERS[type(asked)](g, s, asked) if isinstance(offer, Buy | Sell | Use)]
    return {g.text.write(offer): booked(g, s, asked, offer) for offer in counted}


def booked(g: "Pillars", s: PillarsState, asked: Trade | Work, answer: Action) -> dict[Good, int]:
    """The goods that change by this answer alone, whatever comes after it (PILL-4.59, PILL-4.60, PILL-4.63)."""
    trial = s.clone()
    g.does[type(asked)][type(answer)](g, trial, asked, answer)
    changes = zip(GOODS, s.players[asked.seat].goods, trial.players[asked.seat].goods, strict=True)
    return {good: after - before for good, before, after in changes if after != before}
