"""What craftsmen of The Pillars of the Earth make: of the goods at hand this round, and round by round later on.

This round is counted: the best conversions first, within the capacity that is left (PILL-4.63, PILL-4.64). Later rounds
are estimated: a round has workers and gold to spend, cubes have prices, and the craftsmen with the best return take
what they can use. So a second craftsman for the same cube is worth little, a better one the difference (PILL-4.110).
"""

from functools import cache
from typing import Final

from stolek.games.pillars.cards import CRAFTSMEN
from stolek.games.pillars.components import STEPS, Good
from stolek.games.pillars.craftsman import meets_requirement
from stolek.games.pillars.frames import BeginWork, Work
from stolek.games.pillars.goods import amounts
from stolek.games.pillars.state import PillarsState, Player

GOLD_WORTH: Final = 0.22
"""Points that a piece of gold is worth while there is something to buy."""
PRICE: Final = (2.1, 2.8, 1.6, 4.0, 1.0)
"""What wood, stone, sand, metal and gold cost a player, in workers or gold."""
SUPPLY: Final = (4.5, 4.5, 4.5, 1.0, 9.0)
"""How many of each a player can hope to get in one round."""
BUDGET: Final = 14.0
"""Workers and gold that a round can spend on cubes."""
SAVED: Final = 0.12
"""What is not spent is worth this much a piece."""


def _points(output: dict[Good, int]) -> float:
    return float(output.get("vp", 0)) + GOLD_WORTH * output.get("gold", 0)


POINTS: Final = tuple(_points(card.conversion.output) for card in CRAFTSMEN)
INPUT: Final = tuple(amounts(card.conversion.input) for card in CRAFTSMEN)
USES: Final = tuple(card.uses_per_round for card in CRAFTSMEN)
COST: Final = tuple(sum(PRICE[good] * amount for good, amount in needs) for needs in INPUT)
CUBES: Final = tuple(sum(amount for _, amount in needs) for needs in INPUT)
BY_YIELD: Final = tuple(sorted(range(len(CRAFTSMEN)), key=lambda i: (-POINTS[i] / max(0.5, CUBES[i]), i)))
BY_RETURN: Final = tuple(sorted(range(len(CRAFTSMEN)), key=lambda i: (-POINTS[i] / max(0.5, COST[i]), i)))
YIELD_RANK: Final = tuple(BY_YIELD.index(i) for i in range(len(CRAFTSMEN)))
RETURN_RANK: Final = tuple(BY_RETURN.index(i) for i in range(len(CRAFTSMEN)))


def work_now(s: PillarsState, seat: int, goods: list[int]) -> float:
    """The points that the craftsmen still make this round of these goods, which are used up."""
    player = s.players[seat]
    uses = _uses_left(s, seat, player)
    total = 0.0
    for place in sorted(range(len(player.craftsmen)), key=lambda i: YIELD_RANK[player.craftsmen[i]]):
        craftsman, times = player.craftsmen[place], uses[place]
        for good, amount in INPUT[craftsman]:
            times = min(times, goods[good] // amount)
        if times > 0 and meets_requirement(player, craftsman):
            total += POINTS[craftsman] * times
            for good, amount in INPUT[craftsman]:
                goods[good] -= amount * times
    return total


def _uses_left(s: PillarsState, seat: int, player: Player) -> list[int]:
    """What each may still do: all before their turn in step 13, the rest in it, nothing afterwards."""
    if s.step < STEPS["cathedral"]:
        return [USES[craftsman] for craftsman in player.craftsmen]
    for frame in s.stack:
        if isinstance(frame, Work) and frame.seat == seat and s.left:
            return s.left
        if isinstance(frame, BeginWork) and frame.seat == seat:
            return [USES[craftsman] for craftsman in player.craftsmen]
    return [0] * len(player.craftsmen)


@cache
def round_of_work(craftsmen: tuple[int, ...]) -> float:
    """What a later round brings with these craftsmen, in points."""
    left, supply, total = BUDGET, list(SUPPLY), 0.0
    for craftsman in sorted(craftsmen, key=RETURN_RANK.__getitem__):
        times = float(USES[craftsman])
        if COST[craftsman]:
            times = min(times, left / COST[craftsman])
        for good, amount in INPUT[craftsman]:
            times = min(times, supply[good] / amount)
        for good, amount in INPUT[craftsman]:
            supply[good] -= amount * times
        left -= COST[craftsman] * times
        total += POINTS[craftsman] * times
    return total + SAVED * left


@cache
def with_another(craftsmen: tuple[int, ...], new: int, limit: int) -> float:
    """How much more a later round brings with one craftsman more, the least useful dismissed if there is no room."""
    all_of_them = tuple(sorted((*craftsmen, new)))
    if len(all_of_them) <= limit:
        best = round_of_work(all_of_them)
    else:
        best = max([round_of_work(all_of_them[:i] + all_of_them[i + 1 :]) for i in range(len(all_of_them))])
    return best - round_of_work(tuple(sorted(craftsmen)))
