"""What the dice bring: production and the symbols of the event die (RIVA-4.17 to RIVA-4.30, RIVA-4.120)."""

from typing import TYPE_CHECKING, Final

from stolek.games.rivals.cards import BOOSTERS, CARDS, SYMBOLS, kinds_named, kinds_with
from stolek.games.rivals.carry_out import added_up, carry_out, effects_in_play, gains, listeners, receivers
from stolek.games.rivals.chapter import RivalsChapter
from stolek.games.rivals.components import NUMBERED, RESOURCE, RESOURCE_AT, RESOURCES, Place
from stolek.games.rivals.effects import (
    BrigandAttack,
    DrawEvent,
    Gain,
    HideFromBrigands,
    Market,
    TradeTokenHolderTakes,
)
from stolek.games.rivals.events.turn import BrigandsCame, NothingHappened
from stolek.games.rivals.expansion import on_site, site_of
from stolek.games.rivals.frames.cards import RevealEvent
from stolek.games.rivals.frames.resources import ChooseFromMarket, TakeResource
from stolek.games.rivals.frames.turn import BlackSymbol, Produce, RedSymbol
from stolek.games.rivals.layout import Slot, sites_beside
from stolek.games.rivals.principality import Principality, is_in_play, own_regions, regions_beside
from stolek.games.rivals.resources import remove
from stolek.games.rivals.state import NOBODY, RivalsState, holder, in_order, other
from stolek.games.rivals.storing import produce_at
from stolek.kernel.state import tell, then
from stolek.kernel.values import Frame, Seat

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Final = RivalsChapter()

RED_SYMBOLS: Final = tuple(symbol.id for symbol in SYMBOLS.values() if symbol.resolved == "before_production")
_MARKETS: Final = kinds_with(Market)
_BOOSTING: Final = tuple(kinds_named(*(CARDS[card].kind.id for card, _ in row)) for row in BOOSTERS)
"""Per resource the kinds that boost its regions."""


def die_trigger(s: RivalsState) -> str:
    """What listens to the symbol that the event die shows."""
    return f"die:{s.symbol}"


# Symbols


@rule.step(RedSymbol)
def red_symbol(g: "Rivals", s: RivalsState, f: RedSymbol) -> None:
    """Red: first the event, then production (RIVA-4.18)."""
    if s.symbol in RED_SYMBOLS:
        resolve_symbol(g, s)


@rule.step(BlackSymbol)
def black_symbol(g: "Rivals", s: RivalsState, f: BlackSymbol) -> None:
    """Black: first production, then the event (RIVA-4.18)."""
    if s.symbol not in RED_SYMBOLS:
        resolve_symbol(g, s)


def resolve_symbol(g: "Rivals", s: RivalsState) -> None:
    """The symbol's own effect, and what listens to it in play."""
    symbol = SYMBOLS[s.symbol]
    if isinstance(symbol.effect, Gain):
        _gains_of_symbol(g, s, symbol.effect, symbol.rule)
    else:
        carry_out(g, s, s.active, symbol.effect, symbol.rule)


def _gains_of_symbol(g: "Rivals", s: RivalsState, effect: Gain, law: str) -> None:
    """Player by player, the gold of Toll Bridges and Pirate Ships before the free choice (RIVA-4.28, RIVA-4.29)."""
    chosen = receivers(s, s.active, effect)
    for seat in in_order(s):
        frames: list[Frame] = []
        for _, heard in listeners(s, seat, die_trigger(s)):
            assert isinstance(heard, Gain)
            frames += gains(g, s, seat, heard, law)
        then(s, *added_up(frames))
        if seat in chosen:
            then(s, *gains(g, s, seat, effect, law))


@rule.handles(BrigandAttack)
def brigands(g: "Rivals", s: RivalsState, seat: Seat, effect: BrigandAttack, law: str) -> None:
    """Whoever has more than 7 counted resources loses all gold and wool (RIVA-4.26)."""
    for victim in in_order(s):
        counted = counted_by_brigands(s, victim)
        tell(s, BrigandsCame(victim, counted, counted > effect.more_than))
        for region in robbed_regions(s, victim, effect):
            remove(s, victim, region, s.stored[region], law)


def counted_by_brigands(s: RivalsState, seat: Seat) -> int:
    """The resources in regions that are not hidden; the Gold Cache is no region (RIVA-4.26)."""
    p = s.princes[seat]
    hidden = hidden_regions(p)
    return sum(s.stored[region] for region in own_regions(p) if region not in hidden)


def robbed_regions(s: RivalsState, seat: Seat, effect: BrigandAttack) -> list[Place]:
    """The regions that brigands would empty now: all with gold and wool, if they count too many (RIVA-4.26)."""
    if counted_by_brigands(s, seat) <= effect.more_than:
        return []
    p = s.princes[seat]
    regions = own_regions(p)
    places = [place for name in effect.lose_all for place in p.places[RESOURCE[name]]]
    return [place for place in places if s.stored[place] and place in regions]


def hidden_regions(p: Principality) -> list[Place]:
    """The regions that brigands do not count: those beside a Storehouse (RIVA-4.114)."""
    storehouses = [expansion for expansion, _ in effects_in_play(p, HideFromBrigands)]
    return [region for storehouse in storehouses for region in regions_beside(p, site_of(storehouse))]


@rule.handles(TradeTokenHolderTakes)
def trade_event(g: "Rivals", s: RivalsState, seat: Seat, effect: TradeTokenHolderTakes, law: str) -> None:
    """The holder of the trade token takes 1 resource (RIVA-4.27)."""
    taker = holder(s.trade_token)
    if taker is None:
        tell(s, NothingHappened(s.symbol, "token", law))
    else:
        then(s, TakeResource(taker, effect.amount, effect.amount, law))


@rule.handles(DrawEvent)
def draw_event(g: "Rivals", s: RivalsState, seat: Seat, effect: DrawEvent, law: str) -> None:
    """The top event card is turned (RIVA-4.30)."""
    then(s, RevealEvent())


# Production


@rule.step(Produce)
def produce(g: "Rivals", s: RivalsState, f: Produce) -> None:
    """Every region with the number receives 1 and what boosters add; then the Marketplace (RIVA-4.20 to RIVA-4.25)."""
    for region in NUMBERED[s.number]:
        owner = s.owner[region]
        if owner != NOBODY:
            produce_at(s, Seat(owner), region, 1 + boost(s.princes[owner], region, s.slot[region]), "RIVA-4.20")
    for seat in in_order(s):
        if is_in_play(s.princes[seat], _MARKETS):
            _ask_market(s, seat)


def boost(p: Principality, region: Place, slot: Slot) -> int:
    """What production boosters beside a region add (RIVA-4.22)."""
    resource = RESOURCE_AT[region]
    if not is_in_play(p, _BOOSTING[resource]):
        return 0
    return sum(
        amount * p.built.count(on_site(card, site))
        for card, amount in BOOSTERS[resource]
        for site in sites_beside(slot)
    )


def _ask_market(s: RivalsState, seat: Seat) -> None:
    """More opposing regions than own ones bear the number: 1 of a type that those bear (RIVA-4.120)."""
    own = [region for region in NUMBERED[s.number] if s.owner[region] == seat]
    theirs = [region for region in NUMBERED[s.number] if s.owner[region] == other(seat)]
    if len(theirs) > len(own):
        types = sorted({RESOURCE_AT[region] for region in theirs})
        then(s, ChooseFromMarket(seat, tuple(RESOURCES[resource] for resource in types)))
