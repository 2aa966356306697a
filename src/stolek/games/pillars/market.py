"""Step 12: buying and selling cubes, player by player (PILL-4.56 to PILL-4.62)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.pillars.actions import BUY, SELL, WITHDRAW, Buy, Sell, Withdraw
from stolek.games.pillars.components import MARKET, MAX_SEATS, STEPS, Cube, Kind
from stolek.games.pillars.employ import employs
from stolek.games.pillars.events import BuilderWithdrawn, CubesBought, CubesSold
from stolek.games.pillars.frames import Market, Trade
from stolek.games.pillars.goods import CUBES, GOLD, earn_gold, spend_cubes, tell_lost_gold
from stolek.games.pillars.space import MARKET as MARKET_SPACES
from stolek.games.pillars.state import NOBODY, PillarsState, has_bought, note_purchase
from stolek.games.pillars.values import Deal
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import listening, tell, then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.pillars.rules import Pillars

rule: Chapter["Pillars", PillarsState] = Chapter()


def _deals(prices: dict[Cube, int], needs: dict[Cube, Kind]) -> dict[str, Deal]:
    return {cube: Deal(i, prices[cube], needs.get(cube)) for i, cube in enumerate(CUBES) if cube in prices}


BUYING: Final = _deals(MARKET.buy_price, MARKET.buy_requires)
SELLING: Final = _deals(MARKET.sell_price, MARKET.sell_requires)
TRADE: Final = tuple(Trade(Seat(seat)) for seat in range(MAX_SEATS))


@rule.step(Market)
def market(g: "Pillars", s: PillarsState, f: Market) -> None:
    """Players in the order of their first builder; without builders nobody trades (PILL-4.28, 4.56, 4.57)."""
    s.step = STEPS["market"]
    s.line = line_of(s)
    s.bought = [0] * s.seats
    ask_next(s)


def line_of(s: PillarsState) -> list[int]:
    """Who has a builder on the market, each once, in the order of the first ones (PILL-4.28, PILL-4.57)."""
    return list(dict.fromkeys(s.spaces[space] for space in MARKET_SPACES if s.spaces[space] != NOBODY))


def ask_next(s: PillarsState) -> None:
    """Round and round until all have withdrawn (PILL-4.57)."""
    if s.line:
        then(s, TRADE[s.line[0]])


@rule.offer(Trade, one="silent")
def trades(g: "Pillars", s: PillarsState, f: Trade) -> Sequence[Action]:
    """Any number of one kind; who can do nothing withdraws automatically (PILL-4.57 to PILL-4.62)."""
    player = s.players[f.seat]
    goods, gold = player.goods, player.goods[GOLD]
    offers: list[Action] = []
    for cube, price, needs in BUYING.values():
        affordable = min(s.market[cube], gold // price)
        if affordable and (needs is None or employs(player, needs)):
            offers += BUY[cube][:affordable]
    for cube, _, needs in SELLING.values():
        if goods[cube] and not has_bought(s, f.seat, cube) and (needs is None or employs(player, needs)):
            offers += SELL[cube][: goods[cube]]
    offers.append(WITHDRAW)
    return offers


@rule.do(Trade, Buy)
def buy(g: "Pillars", s: PillarsState, f: Trade, a: Buy) -> None:
    """Out of the market stock; what was bought may not be sold this round (PILL-4.59, PILL-4.62)."""
    cube, price, _ = BUYING[a.cube]
    goods = s.players[f.seat].goods
    goods[GOLD] -= price * a.amount
    goods[cube] += a.amount
    s.market[cube] -= a.amount
    note_purchase(s, f.seat, cube)
    tell(s, CubesBought(f.seat, a.cube, a.amount, price * a.amount))
    s.line.append(s.line.pop(0))
    ask_next(s)


@rule.do(Trade, Sell)
def sell(g: "Pillars", s: PillarsState, f: Trade, a: Sell) -> None:
    """Sold cubes go to the supply, gold above the limit is lost (PILL-4.1, PILL-4.60)."""
    cube, price, _ = SELLING[a.cube]
    player = s.players[f.seat]
    spend_cubes(s, player, cube, a.amount)
    gold = earn_gold(player, price * a.amount)
    tell(s, CubesSold(f.seat, a.cube, a.amount, gold))
    tell_lost_gold(s, f.seat, price * a.amount - gold)
    s.line.append(s.line.pop(0))
    ask_next(s)


@rule.do(Trade, Withdraw)
def withdraw(g: "Pillars", s: PillarsState, f: Trade, a: Withdraw) -> None:
    """For good, with all builders; the others go on (PILL-4.57)."""
    del s.line[0]
    if listening(s):
        tell(s, BuilderWithdrawn(f.seat, unable=trades(g, s, f) == [WITHDRAW]))
    ask_next(s)


@rule.refuse(Trade, Buy)
def why_not_buy(g: "Pillars", s: PillarsState, f: Trade, a: Buy) -> Refusal:
    """Not for sale, too many, nobody to work the wood, or too little gold (PILL-4.4, 4.58, 4.59, 4.61)."""
    deal = BUYING.get(a.cube)
    if deal is None:
        return no("PILL-4.59", "kind", cubes=tuple(BUYING))
    if a.amount < 1:
        return no("PILL-4.58")
    player = s.players[f.seat]
    if deal.needs is not None and not employs(player, deal.needs):
        return no("PILL-4.61", "buy", cube=a.cube, kind=deal.needs)
    if a.amount > s.market[deal.cube]:
        return no("PILL-4.59", "stock", cube=a.cube, stock=s.market[deal.cube])
    return no("PILL-4.4", "cubes", price=deal.price * a.amount, gold=player.goods[GOLD])


@rule.refuse(Trade, Sell)
def why_not_sell(g: "Pillars", s: PillarsState, f: Trade, a: Sell) -> Refusal:
    """Not a cube, too many, nobody to cut the stone, or bought this round (PILL-4.58, 4.60 to 4.62)."""
    deal = SELLING.get(a.cube)
    if deal is None:
        return no("PILL-4.60", "kind", cubes=tuple(SELLING))
    if a.amount < 1:
        return no("PILL-4.58")
    player = s.players[f.seat]
    if a.amount > player.goods[deal.cube]:
        return no("PILL-4.60", "own", cube=a.cube, own=player.goods[deal.cube])
    if deal.needs is not None and not employs(player, deal.needs):
        return no("PILL-4.61", "sell", cube=a.cube, kind=deal.needs)
    return no("PILL-4.62", cube=a.cube)
