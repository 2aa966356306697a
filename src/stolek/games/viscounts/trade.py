"""Trade, on outer spaces only (VISC-4.40 to VISC-4.42)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.viscounts.actions import Exchange
from stolek.games.viscounts.components import TRADE
from stolek.games.viscounts.effects import times
from stolek.games.viscounts.events import Exchanged
from stolek.games.viscounts.frames import ChooseExchanges, Resolve
from stolek.games.viscounts.payment import payable
from stolek.games.viscounts.primary_action import counted_icons, flips_left, fund, is_flip, not_enough
from stolek.games.viscounts.segments import TRADES
from stolek.games.viscounts.segments import Exchange as PrintedExchange
from stolek.games.viscounts.state import ViscountsState, position_of, way_of
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Action, Refusal, Seat, no
from stolek.kernel.state import tell, then

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts

rule: Chapter["Viscounts", ViscountsState] = Chapter()

EXCHANGES: Final = tuple(Exchange(n) for n in range(1, 200))


def printed_exchange(s: ViscountsState, seat: Seat) -> PrintedExchange:
    """The exchange at the own space (VISC-4.40)."""
    space = s.players[seat].space
    return TRADES[s.segments[position_of(space)]][way_of(space)]


def most_exchanges(s: ViscountsState, seat: Seat) -> int:
    """As many as icons and silver allow; no more flips than there are cards to turn (VISC-4.42)."""
    exchange, player = printed_exchange(s, seat), s.players[seat]
    most = (counted_icons(s, seat, TRADE) + payable(s, player, TRADE)) // exchange.merchants
    return min(most, flips_left(player)) if is_flip(exchange.effects) else most


@rule.offer(ChooseExchanges, one="silent")
def exchanges(g: "Viscounts", s: ViscountsState, f: ChooseExchanges) -> Sequence[Action]:
    """Any number of exchanges, at least one; leftover icons are lost (VISC-4.40, VISC-4.42)."""
    return EXCHANGES[: most_exchanges(s, f.seat)]


@rule.do(ChooseExchanges, Exchange)
def exchange_goods(g: "Viscounts", s: ViscountsState, f: ChooseExchanges, a: Exchange) -> None:
    """Missing merchants are paid in silver, then come the goods, flips or destructions (VISC-4.32, VISC-4.40)."""
    exchange = printed_exchange(s, f.seat)
    tell(s, Exchanged(f.seat, a.times))
    fund(s, f.seat, TRADE, a.times * exchange.merchants)
    then(s, Resolve(f.seat, times(exchange.effects, a.times)))


@rule.refuse(ChooseExchanges, Exchange)
def no_exchange(g: "Viscounts", s: ViscountsState, f: ChooseExchanges, a: Exchange) -> Refusal:
    if a.times not in range(1, len(EXCHANGES) + 1):
        return no("VISC-4.42", "none")
    exchange, player = printed_exchange(s, f.seat), s.players[f.seat]
    if is_flip(exchange.effects) and a.times > flips_left(player):
        return no("VISC-4.42", "flips", held=flips_left(player))
    return not_enough(s, f.seat, TRADE, a.times * exchange.merchants)
