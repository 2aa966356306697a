"""Viscounts of the West Kingdom: the points of today's final scoring, and the means to earn more (VISC-4, VISC-5.5).

What a seat would score if the game ended now is most of it. Goods, workers at hand, a good mix of townsfolk and the
markers of the virtue track are what the next turns are paid with.
"""

from types import MappingProxyType
from typing import Any, Final

from stolek.bots.evaluation import Evaluation, Term
from stolek.bots.plan import Plan
from stolek.games.viscounts.cards import CARD_ICONS, EMPTY
from stolek.games.viscounts.components import GENERIC, GOODS, ICONS, count_of
from stolek.games.viscounts.final import breakdown
from stolek.games.viscounts.state import Player, ViscountsState
from stolek.kernel.leaf import Seat
from stolek.kernel.rules import Rules

GOOD_WORTH: Final = tuple(0.3 if good == "silver" else 0.0 if i == GENERIC else 0.4 for i, good in enumerate(GOODS))
ENOUGH: Final = 6
"""More of one good than this is hard to spend."""
ICON_WORTH: Final = (0.35, 0.35, 0.35, 0.35, -0.45)
"""Merchant, builder, noble, cleric, criminal, in the cards that come round."""
PENDING: Final = {"unpaid": 0.8, "acquired": 0.5}
"""What it will bring to flip a debt or a deed, in points still to be made."""
BUILDING: Final = 2.5
"""A building's slot goes on helping."""
OPEN_TRACK: Final = 0.25


def means(s: ViscountsState, player: Player) -> float:
    """Goods, less for a hoard."""
    return sum([worth * min(amount, ENOUGH) for worth, amount in zip(GOOD_WORTH, player.goods, strict=True)])


def deck_worth(player: Player) -> float:
    """The icons of the own cards, on average over the cards: a thin good deck is better than a thick poor one."""
    cards = [card for card in (*player.hand, *player.draw, *player.discard, *player.board) if card != EMPTY]
    if not cards:
        return 0.0
    total = sum([CARD_ICONS[card] for card in cards])
    icons = sum([worth * count_of(total, icon) for icon, worth in zip(range(len(ICONS)), ICON_WORTH, strict=True)])
    return 6.0 * icons / len(cards) + 0.2 * icons


def board_worth(player: Player) -> float:
    """The icons on the three slots work now."""
    total = sum([CARD_ICONS[card] for card in player.board if card != EMPTY])
    return sum([worth * count_of(total, icon) for icon, worth in zip(range(len(ICONS)), ICON_WORTH, strict=True)])


class ViscountsEvaluation(Evaluation[ViscountsState]):
    """The final scoring of today and the means for tomorrow."""

    scale = 12.0
    chain = 7
    names = ("score", "goods", "townsfolk", "flips", "buildings", "virtue")
    plans = MappingProxyType(
        {
            "easy": Plan(softness=1.0),
            "normal": Plan(softness=0.3),
            "hard": Plan(simulations=6, softness=0.08, width=3.0, depth=0, horizon=3, tried=4, trust=3.0),
            "expert": Plan(simulations=24, glances=2, width=4.0, depth=0, horizon=5, tried=5, chain=2, trust=2.0),
        }
    )

    def terms(self, rules: Rules[Any], s: ViscountsState, seat: Seat) -> list[Term]:
        """Every reason."""
        player = s.players[seat]
        left = 0.25 if s.last_round and s.round >= s.last_round else 0.6 if s.last_round else 1.0
        points = float(sum([line.points for line in breakdown(s, seat)]))
        if seat == s.virtual:
            return [Term("score", points)]
        flips = PENDING["unpaid"] * player.unpaid + PENDING["acquired"] * player.acquired
        return [
            Term("score", points),
            Term("goods", left * means(s, player)),
            Term("townsfolk", left * (deck_worth(player) + board_worth(player))),
            Term("flips", left * flips),
            Term("buildings", left * BUILDING * player.built.bit_count()),
            Term("virtue", left * OPEN_TRACK * (player.virtue - player.corruption)),
        ]


EVALUATION: Final = ViscountsEvaluation()
