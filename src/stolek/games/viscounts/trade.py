"""Trade, on outer spaces only (VISC-4.40 to VISC-4.42)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.viscounts.actions import Exchange
from stolek.games.viscounts.components import TRADE
from stolek.games.viscounts.effects import slug_of
from stolek.games.viscounts.events import Exchanged
from stolek.games.viscounts.frames import ChooseExchanges, Resolve
from stolek.games.viscounts.main_board import exchange_at
from stolek.games.viscounts.payment import affordable_icons, counted_icons, fund, needs, why_not_enough
from stolek.games.viscounts.segments import Exchange as PrintedExchange
from stolek.games.viscounts.sources import EXCHANGE
from stolek.games.viscounts.state import ViscountsState
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import tell, then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts

rule: Chapter["Viscounts", ViscountsState] = Chapter()

EXCHANGES: Final = tuple(Exchange(n) for n in range(1, 200))
"""More than anybody can pay for at once."""


def own_exchange(s: ViscountsState, seat: Seat) -> PrintedExchange:
    """The exchange at the viscount's space (VISC-4.40)."""
    return exchange_at(s, s.players[seat].space)


@needs(TRADE)
def merchants_for_one_exchange(s: ViscountsState, seat: Seat) -> int:
    """A Trade is at least one exchange, wherever one stands and can pay (VISC-4.40, VISC-4.42)."""
    return own_exchange(s, seat).merchants


def max_exchanges(s: ViscountsState, seat: Seat) -> int:
    """As many as icons and silver allow; paying silver for silver changes nothing, so once is enough (VISC-4.41)."""
    exchange = own_exchange(s, seat)
    affordable = affordable_icons(s, seat, TRADE) // exchange.merchants
    return min(affordable, max(1, counted_icons(s, seat, TRADE))) if exchange.buys_silver else affordable


@rule.offer(ChooseExchanges, one="silent")
def exchanges(g: "Viscounts", s: ViscountsState, f: ChooseExchanges) -> Sequence[Action]:
    """Any number of exchanges, at least one; leftover icons are lost (VISC-4.40, VISC-4.42)."""
    return EXCHANGES[: max_exchanges(s, f.seat)]


@rule.do(ChooseExchanges, Exchange)
def exchange_goods(g: "Viscounts", s: ViscountsState, f: ChooseExchanges, a: Exchange) -> None:
    """Missing merchants are paid in silver, then come the goods, flips or destructions (VISC-4.32, VISC-4.40)."""
    exchange = own_exchange(s, f.seat)
    tell(s, Exchanged(f.seat, a.times, exchange.merchants, slug_of(exchange.effects)))
    fund(s, f.seat, TRADE, a.times * exchange.merchants)
    then(s, Resolve(f.seat, exchange.times(a.times), EXCHANGE))


@rule.refuse(ChooseExchanges, Exchange)
def why_not_exchange(g: "Viscounts", s: ViscountsState, f: ChooseExchanges, a: Exchange) -> Refusal:
    if a.times not in range(1, len(EXCHANGES) + 1):
        return no("VISC-4.42", "none")
    exchange = own_exchange(s, f.seat)
    if a.times * exchange.merchants <= affordable_icons(s, f.seat, TRADE):
        return no("VISC-4.41", "silver")
    return why_not_enough(s, f.seat, TRADE, a.times * exchange.merchants)
