"""Cubes, gold and victory points: gaining, paying, losing (PILL-4.1 to PILL-4.4, PILL-4.7).

A player's goods are one list of six numbers. Every movement of a cube is booked on both sides, so that the cubes of the
box can be counted at any moment.
"""

from typing import TYPE_CHECKING, Final

from stolek.games.pillars.components import SETUP, Cube, Good

if TYPE_CHECKING:
    from stolek.games.pillars.state import PillarsState, Player

GOODS: Final[tuple[Good, ...]] = ("wood", "stone", "sand", "metal", "gold", "vp")
WOOD, STONE, SAND, METAL, GOLD, VP = range(len(GOODS))
CUBES: Final[tuple[Cube, ...]] = ("wood", "stone", "sand", "metal")
GOOD_INDEX: Final[dict[str, int]] = {good: i for i, good in enumerate(GOODS)}
GOLD_LIMIT: Final = SETUP.gold_limit
GOLD_PER_VP: Final = SETUP.shortfall_rule.gold_per_vp


def amounts(goods: dict[Good, int]) -> tuple[tuple[int, int], ...]:
    """Goods of the data as pairs of index and amount, in the order of `GOODS`."""
    return tuple((i, goods[good]) for i, good in enumerate(GOODS) if good in goods)


def gain_cubes(s: "PillarsState", player: "Player", cube: int, amount: int) -> None:
    """Cubes from the supply, which never runs out (PILL-4.7)."""
    player.goods[cube] += amount
    s.supply[cube] -= amount


def spend_cubes(s: "PillarsState", player: "Player", cube: int, amount: int) -> None:
    """Cubes back to the supply."""
    player.goods[cube] -= amount
    s.supply[cube] += amount


def earn_gold(player: "Player", amount: int) -> int:
    """Gold up to the limit, the rest is lost (PILL-4.1); says how much was booked."""
    before = player.goods[GOLD]
    after = before + amount
    if after > GOLD_LIMIT:
        after = GOLD_LIMIT
    player.goods[GOLD] = after
    return after - before


def score(player: "Player", source: int, points: int) -> None:
    """Victory points by their source."""
    player.goods[VP] += points
    player.points[source] += points


def lose_points(player: "Player", source: int, points: int) -> int:
    """Points lost, never below 0 (PILL-4.2); says how many there were to lose."""
    lost = min(points, player.goods[VP])
    score(player, source, -lost)
    return lost


def forced_payment(player: "Player", source: int, amount: int) -> tuple[int, int]:
    """Gold first; 1 VP for each full 2 gold missing (PILL-4.3). Says what was paid in gold and in points."""
    paid = min(amount, player.goods[GOLD])
    player.goods[GOLD] -= paid
    missing = (amount - paid) // GOLD_PER_VP
    return paid, lose_points(player, source, missing) if missing else 0


def gain(s: "PillarsState", player: "Player", source: int, good: int, amount: int) -> int:
    """Goods of any kind by a card; says how much was booked."""
    if good == GOLD:
        return earn_gold(player, amount)
    if good == VP:
        score(player, source, amount)
    else:
        gain_cubes(s, player, good, amount)
    return amount
