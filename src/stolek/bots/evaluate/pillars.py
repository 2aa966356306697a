"""The Pillars of the Earth: points, what craftsmen will make of goods, and what builders on the board will bring.

Goods are worth what the own craftsmen can turn them into (PILL-4.63); craftsmen are worth it again in every round that
is left; a builder on a space is worth its area until that area is resolved (PILL-4.26 to PILL-4.29).
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from stolek.bots.evaluation import Evaluation, Term
from stolek.bots.plan import Plan
from stolek.games.pillars.cards import ADVANTAGES, CRAFTSMEN, RESOURCES
from stolek.games.pillars.components import BOARD, ROUNDS
from stolek.games.pillars.goods import GOLD, GOOD_INDEX, METAL, VP, amounts
from stolek.games.pillars.space import SPACES
from stolek.games.pillars.state import PillarsState, Player
from stolek.kernel.leaf import Seat
from stolek.kernel.rules import Rules

GOLD_WORTH: Final = 0.22
"""Points that a piece of gold is worth while there is something to buy; a hoard is worth less."""
GOLD_ENOUGH: Final = 15
CUBE_WORTH: Final = (0.32, 0.4, 0.3, 1.2)
"""Wood, stone, sand and metal that no craftsman can use this round, for later rounds."""
CRAFT_LATER: Final = 0.42
"""The share of a craftsman's capacity that a later round will use."""
WORKER: Final = 0.12
KEPT: Final = 0.9
"""An advantage that is kept for later or works every round."""
AREA_WORTH: Final[Mapping[str, float]] = MappingProxyType(
    {
        "bishopric": 0.9,
        "kingsbridge": 1.9,
        "priory": 0.0,
        "kings_court": 0.7,
        "shiring": 1.7,
        "shiring_castle": 0.9,
        "market": 1.0,
        "start_player": 0.7,
    }
)
"""What a builder brings on top of what the data says about his space."""
FIRST_AT_COURT: Final = 1.0


def _conversions() -> tuple[tuple[float, int, tuple[tuple[int, int], ...], float], ...]:
    """Per craftsman: points a use, uses a round, input, gold a use."""
    rows = []
    for card in CRAFTSMEN:
        output = card.conversion.output
        rows.append(
            (
                float(output.get("vp", 0)) + GOLD_WORTH * output.get("gold", 0),
                card.uses_per_round,
                amounts(card.conversion.input),
                float(sum(card.conversion.input.values())),
            )
        )
    return tuple(rows)


CONVERSIONS: Final = _conversions()
BY_YIELD: Final = tuple(
    sorted(range(len(CRAFTSMEN)), key=lambda i: (-CONVERSIONS[i][0] / max(1.0, CONVERSIONS[i][3]), i))
)
"""Craftsmen by what they make of a cube, the best first."""
RANK: Final = {craftsman: place for place, craftsman in enumerate(BY_YIELD)}
SPACE_WORTH: Final = tuple(
    AREA_WORTH[area.id]
    + space.vp
    + CUBE_WORTH[METAL] * space.metal * 0.5
    + 0.5 * space.grey_workers_next_round
    + (FIRST_AT_COURT if space.metal else 0.0)
    for area in BOARD.areas
    for space in area.spaces
)
SPACE_STEP: Final = tuple(area.number for area in BOARD.areas for _ in area.spaces)
CRAFT_VALUE: Final = tuple(points * uses for points, uses, _, _ in CONVERSIONS)


def goods_in_hand(s: PillarsState, player: Player) -> list[int]:
    """The goods, with those that the resource cards of this round will still bring."""
    goods = player.goods[:]
    for card in player.resources:
        resource = RESOURCES[card]
        if s.step < _AREA_NUMBER[resource.area]:
            goods[GOOD_INDEX[resource.resource]] += resource.cubes
    return goods


def work(player: Player, goods: list[int], done: bool) -> float:
    """The points that the craftsmen make of these goods, the best conversions first; the goods are used up."""
    if done:
        return 0.0
    total = 0.0
    for craftsman in sorted(player.craftsmen, key=RANK.__getitem__):
        points, uses, needs, _ = CONVERSIONS[craftsman]
        for good, amount in needs:
            uses = min(uses, goods[good] // amount)
        if uses > 0:
            total += points * uses
            for good, amount in needs:
                goods[good] -= amount * uses
    return total


def board_worth(s: PillarsState, seat: int) -> float:
    """The builders that wait for their areas."""
    return sum([SPACE_WORTH[i] for i in range(len(SPACES)) if s.spaces[i] == seat and s.step < SPACE_STEP[i]])


class PillarsEvaluation(Evaluation[PillarsState]):
    """Points on the track and points in the making."""

    scale = 5.0
    names = ("score", "work", "cubes", "gold", "craftsmen", "advantages", "workers", "builders")
    plans = MappingProxyType(
        {
            "easy": Plan(softness=2.5),
            "normal": Plan(softness=0.5),
            "hard": Plan(simulations=6, softness=0.12, width=3.0, depth=0, horizon=3, tried=4, trust=3.0),
            "expert": Plan(simulations=40, glances=3, width=5.0, depth=1, horizon=4, tried=5, trust=2.0),
        }
    )

    def terms(self, rules: Rules[Any], s: PillarsState, seat: Seat) -> list[Term]:
        """Every reason."""
        player = s.players[seat]
        rounds = ROUNDS - s.round
        goods = goods_in_hand(s, player)
        made = work(player, goods, s.step > CATHEDRAL)
        last = rounds == 0
        cubes = 0.0 if last else sum([worth * goods[good] for good, worth in enumerate(CUBE_WORTH)])
        gold = 0.0 if last and s.step > MARKET_STEP else GOLD_WORTH * min(goods[GOLD], GOLD_ENOUGH)
        wealth = gold + (0.08 * max(0, goods[GOLD] - GOLD_ENOUGH) if not last else 0.0)
        skills = sum([CRAFT_VALUE[craftsman] for craftsman in player.craftsmen])
        kept = len([1 for card in player.advantages if ADVANTAGES[card].kept_face_up])
        return [
            Term("score", float(player.goods[VP])),
            Term("work", made),
            Term("cubes", cubes),
            Term("gold", wealth),
            Term("craftsmen", CRAFT_LATER * skills * min(rounds, 3)),
            Term("advantages", KEPT * kept * min(1.0, (rounds + 1) / 3)),
            Term("workers", WORKER * (player.reserve + player.mill + 2 * player.lent + rounds * player.black)),
            Term("builders", board_worth(s, seat)),
        ]


def _number(area: str) -> int:
    return next(x.number for x in BOARD.areas if x.id == area)


_AREA_NUMBER: Final = {area.id: area.number for area in BOARD.areas}
CATHEDRAL: Final = _number("cathedral")
MARKET_STEP: Final = _number("market")
EVALUATION: Final = PillarsEvaluation()
