"""The Basic Set: the chapters of every game, and its peaceful events (RIVA-4.132, RIVA-4.134, RIVA-4.135)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.rivals import (
    action_cards,
    action_phase,
    carry_out,
    center_cards,
    dice,
    event_deck,
    expansions,
    feuds,
    hand,
    new_regions,
    paying,
    relocation,
    removal,
    requirements,
    setup,
    storing,
    taking,
    trading,
    turn,
)
from stolek.games.rivals.actions import BUY, STOP_BUYING, Buy, StopBuying
from stolek.games.rivals.cards import IS_BUILDING, POINTS, kinds_named
from stolek.games.rivals.chapter import RivalsChapter
from stolek.games.rivals.components import GOLD, RESOURCES, find_resource
from stolek.games.rivals.effects import EachMayBuy, GainBesideCards
from stolek.games.rivals.events.resources import Bought
from stolek.games.rivals.expansion import card_of, site_of
from stolek.games.rivals.frames.cards import BuyResource
from stolek.games.rivals.frames.resources import Receive
from stolek.games.rivals.layout import sites_beside
from stolek.games.rivals.module import CardSetModule
from stolek.games.rivals.paying import pay_type
from stolek.games.rivals.principality import open_of_kind, own_regions
from stolek.games.rivals.state import RivalsState, in_order
from stolek.games.rivals.storing import produce_at
from stolek.kernel.state import tell, then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Final = RivalsChapter()

MODULE: Final = CardSetModule(
    set="basic",
    chapters=(
        setup.rule,
        turn.rule,
        dice.rule,
        event_deck.rule,
        storing.rule,
        paying.rule,
        taking.rule,
        action_phase.rule,
        center_cards.rule,
        new_regions.rule,
        expansions.rule,
        removal.rule,
        trading.rule,
        action_cards.rule,
        requirements.rule,
        carry_out.rule,
        relocation.rule,
        feuds.rule,
        rule,
        hand.rule,
    ),
)


@rule.counts("own_buildings_with_progress_point")
def progress_buildings(s: RivalsState, seat: Seat) -> int:
    """What Invention counts (RIVA-4.132)."""
    cards = [card_of(expansion) for expansion in s.princes[seat].built]
    return sum(IS_BUILDING[card] and POINTS[card].progress > 0 for card in cards)


@rule.handles(GainBesideCards)
def year_of_plenty(g: "Rivals", s: RivalsState, seat: Seat, effect: GainBesideCards, law: str) -> None:
    """Regions receive 1 for every card of these kinds beside them (RIVA-4.135)."""
    kinds = kinds_named(*effect.cards)
    for receiver in in_order(s):
        p = s.princes[receiver]
        sites = [site_of(expansion) for expansion in open_of_kind(p, kinds)]
        for region in own_regions(p):
            beside = sum(sites.count(site) for site in sites_beside(s.slot[region]))
            if beside:
                produce_at(s, receiver, region, beside, law)


@rule.handles(EachMayBuy)
def traveling_merchant(g: "Rivals", s: RivalsState, seat: Seat, effect: EachMayBuy, law: str) -> None:
    """Each may buy, the active player first (RIVA-4.134)."""
    then(s, *[BuyResource(buyer, effect.max) for buyer in in_order(s)])


@rule.offer(BuyResource, none="skip")
def wares(g: "Rivals", s: RivalsState, f: BuyResource) -> Sequence[Action]:
    """Anything but gold; skipped without gold (RIVA-4.134)."""
    return _WARES if s.princes[f.seat].have[GOLD] else ()


_WARES: Final = (*(BUY[resource] for resource in range(len(RESOURCES)) if resource != GOLD), STOP_BUYING)


@rule.do(BuyResource, Buy)
def buy(g: "Rivals", s: RivalsState, f: BuyResource, a: Buy) -> None:
    """1 gold for 1 resource; asked again while some are left."""
    tell(s, Bought(f.seat, a.resource))
    pay_type(s, f.seat, GOLD, 1, f.rule)
    then(s, Receive(f.seat, a.resource, 1, f.rule))
    if f.left > 1:
        then(s, BuyResource(f.seat, f.left - 1))


@rule.do(BuyResource, StopBuying)
def stop_buying(g: "Rivals", s: RivalsState, f: BuyResource, a: StopBuying) -> None:
    """Enough."""


@rule.refuse(BuyResource, Buy)
def why_not_buy(g: "Rivals", s: RivalsState, f: BuyResource, a: Buy) -> Refusal | None:
    """Gold for gold."""
    return no("RIVA-4.134", "gold") if find_resource(a.resource) == GOLD else None
