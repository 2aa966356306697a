"""What the dice bring: production and the symbols of the event die (RIVA-4.17 to RIVA-4.30, RIVA-4.120)."""

from typing import TYPE_CHECKING, Final

from stolek.games.rivals.card_frames import CarryOut, RevealEvent
from stolek.games.rivals.cards import BIT, BOOSTERS, GOLD_STORE, KIND_BIT, KINDS, LISTENS
from stolek.games.rivals.components import (
    CACHE,
    CAPACITY,
    GOLD,
    KIND_OF,
    NUMBERED,
    PLACES,
    RESOURCE,
    RESOURCES,
    SYMBOLS,
)
from stolek.games.rivals.conditions import holds
from stolek.games.rivals.events import BrigandsCame
from stolek.games.rivals.frames import BlackSymbol, ChooseFromMarket, Produce, ReceiveAt, RedSymbol, TakeResource
from stolek.games.rivals.interpreter import DOERS, gain_frames, listeners, receivers, says, summed
from stolek.games.rivals.laws import SYMBOL_LAW
from stolek.games.rivals.principality import WHERE, Principality, placed, regions_beside
from stolek.games.rivals.resources import put, remove, waste
from stolek.games.rivals.state import NOBODY, RivalsState, in_order, other
from stolek.games.rivals.vocabulary import (
    BrigandAttack,
    DrawEvent,
    ExcludeFromCount,
    Gain,
    MarketplaceGain,
    Protect,
    SetTradeEventAmount,
    TradeTokenHolderTakes,
)
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Frame, Seat
from stolek.kernel.state import tell, then

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Chapter["Rivals", RivalsState] = Chapter()

BEFORE_PRODUCTION: Final = tuple(x.id for x in SYMBOLS.values() if x.resolved == "before_production")
CACHE_IS_SAFE: Final = tuple(
    e.when for es in LISTENS[GOLD_STORE].values() for e in es if isinstance(e, Protect) and e.scope == "this_card"
)
"""What takes nothing from the Gold Cache (RIVA-4.210)."""
_MARKETS: Final = sum(KIND_BIT[k.id] for k in KINDS if any(isinstance(e, MarketplaceGain) for e in k.effects))
_BOOSTING: Final = tuple(sum(BIT[card] for card, _ in row) for row in BOOSTERS)


@rule.step(RedSymbol)
def red_symbol(g: "Rivals", s: RivalsState, f: RedSymbol) -> None:
    """Red: first the event, then production (RIVA-4.18)."""
    if s.symbol in BEFORE_PRODUCTION:
        resolve_symbol(g, s)


@rule.step(BlackSymbol)
def black_symbol(g: "Rivals", s: RivalsState, f: BlackSymbol) -> None:
    """Black: first production, then the event (RIVA-4.18)."""
    if s.symbol not in BEFORE_PRODUCTION:
        resolve_symbol(g, s)


def resolve_symbol(g: "Rivals", s: RivalsState) -> None:
    """The symbol's own effect, what listens to it in play, and what a card played before the roll adds (RIVA-4.205)."""
    effect, trigger, law = SYMBOLS[s.symbol].effect, f"die:{s.symbol}", SYMBOL_LAW[s.symbol]
    if isinstance(effect, Gain):
        _gains_of_symbol(s, effect, trigger, law)
    else:
        DOERS[type(effect)](g, s, s.active, effect, law)
    for card in s.heralds:
        if trigger in LISTENS[card]:
            then(s, CarryOut(s.active, card, trigger, 0))


def _gains_of_symbol(s: RivalsState, effect: Gain, trigger: str, law: str) -> None:
    """Player by player, the gold of Toll Bridges and Pirate Ships before the free choice (RIVA-4.28, RIVA-4.29)."""
    chosen = receivers(s, s.active, effect)
    for seat in in_order(s):
        frames: list[Frame] = []
        for _, heard in listeners(s, seat, trigger):
            assert isinstance(heard, Gain)
            frames += gain_frames(s, seat, heard, law)
        then(s, *summed(frames))
        if seat in chosen:
            then(s, *gain_frames(s, seat, effect, law))


@rule.step(Produce)
def produce(g: "Rivals", s: RivalsState, f: Produce) -> None:
    """Every region with the number receives 1 and what boosters add; then the Marketplace (RIVA-4.20 to RIVA-4.25)."""
    for region in NUMBERED[s.number]:
        owner = s.owner[region]
        if owner != NOBODY:
            p = s.princes[owner]
            amount = 1
            if p.kinds & _BOOSTING[KIND_OF[region]]:
                amount += boost(p, region, s.slot[region])
            produce_at(s, Seat(owner), region, amount, "RIVA-4.20")
    for seat in in_order(s):
        if s.princes[seat].kinds & _MARKETS:
            _ask_market(s, seat)


def produce_at(s: RivalsState, seat: Seat, region: int, amount: int, law: str) -> None:
    """A gain for one region; gold may go to the Gold Cache instead (RIVA-4.12)."""
    if KIND_OF[region] == GOLD and owner_has_cache(s, seat):
        then(s, ReceiveAt(seat, RESOURCES[GOLD], amount, (PLACES[region], PLACES[CACHE]), law))
        return
    fits = min(amount, CAPACITY - s.stored[region])
    if fits:
        put(s, seat, region, fits, law)
    if fits < amount:
        waste(s, seat, amount - fits, law)


def owner_has_cache(s: RivalsState, seat: Seat) -> bool:
    """Does this player own the Gold Cache?"""
    return s.owner[CACHE] == seat


def boost(p: Principality, region: int, slot: int) -> int:
    """What production boosters beside a region add (RIVA-4.22)."""
    return sum(
        amount * (p.built.count(placed(card, slot)) + p.built.count(placed(card, slot - 2)))
        for card, amount in BOOSTERS[KIND_OF[region]]
    )


def _ask_market(s: RivalsState, seat: Seat) -> None:
    """More opposing regions than own ones bear the number: 1 of a type that those bear (RIVA-4.120)."""
    own = [r for r in NUMBERED[s.number] if s.owner[r] == seat]
    theirs = [r for r in NUMBERED[s.number] if s.owner[r] == other(seat)]
    if len(theirs) > len(own):
        types = sorted({KIND_OF[region] for region in theirs})
        then(s, ChooseFromMarket(seat, tuple(RESOURCES[r] for r in types)))


@says(BrigandAttack)
def brigands(g: "Rivals", s: RivalsState, seat: Seat, e: BrigandAttack, law: str) -> None:
    """Whoever has more than 7 counted resources loses all gold and wool (RIVA-4.26)."""
    trigger = f"die:{s.symbol}"
    for victim in in_order(s):
        p = s.princes[victim]
        safe = excluded_regions(s, victim)
        counted = sum(s.stored[r] for r in p.grid if r >= 0 and r not in safe)
        robbed = counted > e.threshold_more_than
        if s.events is not None:
            tell(s, BrigandsCame(victim, counted, robbed))
        if robbed:
            for place in [place for name in e.lose_all for place in p.lands[RESOURCE[name]]]:
                if s.stored[place] and (place != CACHE or trigger not in CACHE_IS_SAFE):
                    remove(s, victim, place, s.stored[place], law)


def excluded_regions(s: RivalsState, seat: Seat) -> list[int]:
    """The regions that the brigands do not count: those beside a Storehouse (RIVA-4.114)."""
    p = s.princes[seat]
    return [
        region
        for where, effect in listeners(s, seat, f"die:{s.symbol}")
        if isinstance(effect, ExcludeFromCount) and effect.scope == "adjacent_regions"
        for region in regions_beside(p, where & WHERE)
    ]


@says(TradeTokenHolderTakes)
def trade_event(g: "Rivals", s: RivalsState, seat: Seat, e: TradeTokenHolderTakes, law: str) -> None:
    """The holder of the trade token takes 1 resource, 2 with a Moneylender (RIVA-4.27, RIVA-4.215)."""
    if s.trade == NOBODY:
        return
    holder, amount = Seat(s.trade), e.max
    for _, effect in listeners(s, holder, f"die:{s.symbol}"):
        if isinstance(effect, SetTradeEventAmount) and holds(s, holder, effect.condition):
            amount = effect.value
    then(s, TakeResource(holder, amount, amount, law))


@says(DrawEvent)
def draw_event(g: "Rivals", s: RivalsState, seat: Seat, e: DrawEvent, law: str) -> None:
    """The top event card is turned (RIVA-4.30)."""
    then(s, RevealEvent())
