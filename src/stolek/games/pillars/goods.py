"""Cubes, gold and victory points: gaining, paying, losing (PILL-4.1 to PILL-4.4, PILL-4.7).

A player's goods are one list of six numbers. Every movement of a cube is booked on both sides, so that the cubes of the
box can be counted at any moment.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.pillars.cards import ADVANTAGE_IDS, ROUND_SIX
from stolek.games.pillars.components import SETUP, Cube, Good
from stolek.games.pillars.effects import Gain, handles
from stolek.games.pillars.events import AdvantageGave, EventGave, GoldLost, RoundSixGave
from stolek.games.pillars.values import Cause, Payment, Source
from stolek.kernel.state import tell
from stolek.kernel.values import Seat

if TYPE_CHECKING:
    from stolek.games.pillars.rules import Pillars
    from stolek.games.pillars.state import PillarsState, Player

GOODS: Final[tuple[Good, ...]] = ("wood", "stone", "sand", "metal", "gold", "vp")
WOOD, STONE, SAND, METAL, GOLD, VP = range(len(GOODS))
CUBES: Final[tuple[Cube, ...]] = ("wood", "stone", "sand", "metal")
GOOD_INDEX: Final[dict[str, int]] = {good: i for i, good in enumerate(GOODS)}
GOLD_LIMIT: Final = SETUP.gold_limit
GOLD_PER_VP: Final = SETUP.gold_per_lost_point
GAVE: Final = {Source.ADVANTAGES: AdvantageGave, Source.EVENTS: EventGave}
LAST_CARDS: Final = frozenset(ADVANTAGE_IDS[card] for card in ROUND_SIX)


def amounts(goods: dict[Good, int]) -> tuple[tuple[int, int], ...]:
    """Goods of the data as pairs of index and amount, in the order of `GOODS`."""
    return tuple((i, goods[good]) for i, good in enumerate(GOODS) if good in goods)


def goods_by_name(goods: Sequence[tuple[int, int]], times: int = 1) -> dict[str, int]:
    """Goods as events and messages name them; the opposite of `amounts`."""
    return {GOODS[good]: amount * times for good, amount in goods}


def gold_in(goods: Sequence[tuple[int, int]]) -> int:
    """How much gold is among these goods."""
    return sum(amount for good, amount in goods if good == GOLD)


def cube_count(player: "Player") -> int:
    """How many cubes of all kinds the player owns, metal included (PILL-4.65)."""
    return sum(player.goods[: len(CUBES)])


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


def tell_lost_gold(s: "PillarsState", seat: Seat, lost: int) -> None:
    """After a gain that was cut: say how much gold went beyond the limit (PILL-4.1)."""
    if lost:
        tell(s, GoldLost(seat, lost, GOLD_LIMIT))


def score(player: "Player", source: Source, points: int) -> None:
    """Victory points by their source."""
    player.goods[VP] += points
    player.points[source] += points


def lose_points(player: "Player", source: Source, points: int) -> int:
    """Points lost, never below 0 (PILL-4.2); says how many there were to lose."""
    lost = min(points, player.goods[VP])
    score(player, source, -lost)
    return lost


def forced_payment(player: "Player", source: Source, amount: int) -> Payment:
    """Gold first; 1 VP for each full 2 gold missing (PILL-4.3)."""
    paid = min(amount, player.goods[GOLD])
    player.goods[GOLD] -= paid
    missing = (amount - paid) // GOLD_PER_VP
    points = lose_points(player, source, missing) if missing else 0
    return Payment(paid, points, amount - paid - points * GOLD_PER_VP)


def gain(s: "PillarsState", player: "Player", source: Source, good: int, amount: int) -> int:
    """Goods of any kind by a card; says how much was booked."""
    if good == GOLD:
        return earn_gold(player, amount)
    if good == VP:
        score(player, source, amount)
    else:
        gain_cubes(s, player, good, amount)
    return amount


@handles(Gain)
def gain_goods(g: "Pillars", s: "PillarsState", seat: Seat, effect: Gain, cause: Cause) -> None:
    """Goods at once, by a card or an event (PILL-4.78, PILL-4.79, PILL-4.100)."""
    player = s.players[seat]
    gave = RoundSixGave if cause.card in LAST_CARDS else GAVE[cause.source]
    gains = amounts(effect.gains)
    booked = [(good, gain(s, player, cause.source, good, amount)) for good, amount in gains]
    tell(s, gave(seat, cause.card, goods_by_name(booked)))
    tell_lost_gold(s, seat, gold_in(gains) - gold_in(booked))
