"""Building expansions on sites, on regions, on other cards, and what they cost (RIVA-4.33, RIVA-4.45 to RIVA-4.49)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.rivals.actions import (
    BUILD,
    BUILD_FACE_UP,
    LEAVE_OUT,
    Build,
    BuildFaceUp,
    LeaveOut,
    PlaceOnRegion,
)
from stolek.games.rivals.cards import (
    CARD,
    CARD_IDS,
    COST,
    COST_ITEMS,
    IS_ACTION,
    IS_CITY,
    IS_GOLD_STORE,
    IS_ONCE,
    IS_REGION,
    KIND,
    LAID_ON,
    LISTENS,
    Card,
    find_card,
)
from stolek.games.rivals.chapter import RivalsChapter
from stolek.games.rivals.components import CACHE, PLACE, PLACES, RESOURCE, Cost, Resource, find_place
from stolek.games.rivals.draw_stacks import show
from stolek.games.rivals.events.building import CostLowered, ExpansionBuilt, RegionExpansionPlaced
from stolek.games.rivals.expansion import Expansion, card_of, on_region, on_site, site_of
from stolek.games.rivals.frames.building import LayExpansion, LowerCost
from stolek.games.rivals.frames.cards import CarryOut
from stolek.games.rivals.frames.turn import ActionPhase
from stolek.games.rivals.layout import SITE, Site, find_site, settlement_of
from stolek.games.rivals.paying import pay
from stolek.games.rivals.points import changed
from stolek.games.rivals.principality import (
    Principality,
    count_places,
    cover,
    is_cheaper,
    is_city,
    is_in_play,
    lay,
    open_of_kind,
    own_regions,
    settlements,
    stands_in_city,
)
from stolek.games.rivals.requirements import meets_requirement, why_not_held, why_not_required
from stolek.games.rivals.resources import missing
from stolek.games.rivals.state import RivalsState, take_last_played
from stolek.kernel.state import tell, then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Final = RivalsChapter()


# Which, where, for how much


def is_affordable(p: Principality, card: Card) -> bool:
    """Are the resources there, one less with a discount? (RIVA-4.87)"""
    have = p.have
    lacking = 0
    for resource, amount in COST_ITEMS[card]:
        if have[resource] < amount:
            lacking += amount - have[resource]
    return lacking == 0 or (lacking == 1 and is_cheaper(p, card))


def is_allowed(g: "Rivals", s: RivalsState, seat: Seat, card: Card) -> bool:
    """Once in a principality where it says so, and its requirement is met (RIVA-4.34, RIVA-4.47)."""
    if IS_ONCE[card] and is_in_play(s.princes[seat], KIND[card]):
        return False
    return meets_requirement(g, s, seat, card)


def sites_for(p: Principality, card: Card) -> Sequence[Site]:
    """The rows of sites where an expansion may be built (RIVA-4.33, RIVA-4.45)."""
    if LAID_ON[card]:
        return [site_of(beneath) for beneath in open_of_kind(p, LAID_ON[card]) if stands_in_city(p, beneath)]
    return p.city_sites if IS_CITY[card] else p.sites


def ways_to_build(g: "Rivals", s: RivalsState, seat: Seat, card: Card) -> Sequence[Action]:
    """An expansion of the hand on every free site of the right kind, or at every region."""
    p = s.princes[seat]
    if not is_affordable(p, card) or not is_allowed(g, s, seat, card):
        return ()
    if IS_REGION[card]:
        return [PlaceOnRegion(CARD_IDS[card], PLACES[region]) for region in own_regions(p)]
    at = BUILD[card]
    return [at[site] for site in sites_for(p, card)]


def ways_to_build_face_up(g: "Rivals", s: RivalsState, seat: Seat) -> Sequence[Action]:
    """The top card of the face-up stack on every free site of a city (RIVA-4.49)."""
    if not s.face_up:
        return ()
    card, p = s.face_up[0], s.princes[seat]
    if not is_affordable(p, card) or not is_allowed(g, s, seat, card):
        return ()
    return [BUILD_FACE_UP[card][site] for site in sites_for(p, card)]


# Building


@rule.do(ActionPhase, Build)
def build(g: "Rivals", s: RivalsState, f: ActionPhase, a: Build) -> None:
    """An expansion from the hand: shown, paid for, laid down (RIVA-4.33)."""
    card = CARD[a.card]
    show(s, f.seat, card)
    tell(s, ExpansionBuilt(f.seat, a.card, a.x, a.row))
    pay_and_lay(s, f, on_site(card, SITE[a.x, a.row]))


@rule.do(ActionPhase, BuildFaceUp)
def build_face_up(g: "Rivals", s: RivalsState, f: ActionPhase, a: BuildFaceUp) -> None:
    """An expansion of the face-up stack (RIVA-4.49)."""
    s.face_up = s.face_up[1:]
    tell(s, ExpansionBuilt(f.seat, a.card, a.x, a.row))
    pay_and_lay(s, f, on_site(CARD[a.card], SITE[a.x, a.row]))


@rule.do(ActionPhase, PlaceOnRegion)
def place_on_region(g: "Rivals", s: RivalsState, f: ActionPhase, a: PlaceOnRegion) -> None:
    """A region expansion, above an upper region or below a lower one (RIVA-4.46)."""
    card = CARD[a.card]
    show(s, f.seat, card)
    tell(s, RegionExpansionPlaced(f.seat, a.card, a.region))
    pay_and_lay(s, f, on_region(card, s.slot[PLACE[a.region]]))


def pay_and_lay(s: RivalsState, f: ActionPhase, expansion: Expansion) -> None:
    """The cost in full, a discount taken off (RIVA-4.87), then the card; only now does it work (RIVA-4.33)."""
    card = card_of(expansion)
    s.played += (card,)
    if is_cheaper(s.princes[f.seat], card):
        then(s, LowerCost(f.seat, CARD_IDS[card]))
    else:
        pay(s, f.seat, COST[card], "RIVA-4.33")
    then(s, LayExpansion(f.seat, expansion), f)


@rule.offer(LowerCost, one="silent")
def resources_to_leave_out(g: "Rivals", s: RivalsState, f: LowerCost) -> Sequence[Action]:
    """Every resource of the cost without which the rest can be paid (RIVA-4.87)."""
    cost, have = COST_ITEMS[CARD[f.card]], s.princes[f.seat].have
    short = [resource for resource, amount in cost if have[resource] < amount]
    return [LEAVE_OUT[resource] for resource, _ in cost if short in ([], [resource])]


@rule.do(LowerCost, LeaveOut)
def leave_out(g: "Rivals", s: RivalsState, f: LowerCost, a: LeaveOut) -> None:
    """The builder pays the rest (RIVA-4.87)."""
    tell(s, CostLowered(f.seat, a.resource))
    pay(s, f.seat, lowered(COST[CARD[f.card]], RESOURCE[a.resource]), "RIVA-4.33")


def lowered(cost: Cost, without: Resource) -> Cost:
    """A cost without one unit of a resource."""
    lumber, brick, wool, grain, ore, gold = (n - (resource == without) for resource, n in enumerate(cost))
    return (lumber, brick, wool, grain, ore, gold)


@rule.step(LayExpansion)
def lay_expansion(g: "Rivals", s: RivalsState, f: LayExpansion) -> None:
    """The card lies on its site, on its region, or on the card it covers; what happens when it is built follows."""
    card, p = take_last_played(s), s.princes[f.seat]
    if LAID_ON[card]:
        cover(p, site_of(f.expansion), LAID_ON[card])
    lay(p, f.expansion)
    if IS_GOLD_STORE[card]:
        s.owner[CACHE] = f.seat
        count_places(p, has_cache=True)
    changed(s, f.seat)
    if "built" in LISTENS[card]:
        then(s, CarryOut(f.seat, card, "built", 0))


# Why not


@rule.refuse(ActionPhase, Build)
def why_not_build(g: "Rivals", s: RivalsState, f: ActionPhase, a: Build) -> Refusal | None:
    """Not held, no expansion for a site, or what `_why_not_expansion` says."""
    if refusal := why_not_held(s, f.seat, a.card):
        return refusal
    card = CARD[a.card]
    if IS_ACTION[card]:
        return no("RIVA-4.35", "action", card=a.card)
    if IS_REGION[card]:
        return no("RIVA-4.46", "region", card=a.card)
    return _why_not_expansion(g, s, f.seat, card, find_site(a.x, a.row))


@rule.refuse(ActionPhase, BuildFaceUp)
def why_not_build_face_up(g: "Rivals", s: RivalsState, f: ActionPhase, a: BuildFaceUp) -> Refusal | None:
    """Not in the face-up stack, or what `_why_not_expansion` says (RIVA-4.49)."""
    card = find_card(a.card)
    if card is None or card not in s.face_up:
        return no("RIVA-4.49", "stack", card=a.card)
    return _why_not_expansion(g, s, f.seat, card, find_site(a.x, a.row))


@rule.refuse(ActionPhase, PlaceOnRegion)
def why_not_place_on_region(g: "Rivals", s: RivalsState, f: ActionPhase, a: PlaceOnRegion) -> Refusal | None:
    """Not held, no region expansion, requirement not met, or not an own region (RIVA-4.46)."""
    if refusal := why_not_held(s, f.seat, a.card):
        return refusal
    card = CARD[a.card]
    if not IS_REGION[card]:
        return no("RIVA-4.46", "site", card=a.card)
    if refusal := why_not_required(g, s, f.seat, card):
        return refusal
    place = find_place(a.region)
    return no("RIVA-4.46", "own") if place in (None, CACHE) or s.owner[place] != f.seat else None


def _why_not_expansion(g: "Rivals", s: RivalsState, seat: Seat, card: Card, site: Site | None) -> Refusal | None:
    """Once in a principality, requirement, cost, kind of site, room on the site, in this order."""
    p, name = s.princes[seat], CARD_IDS[card]
    if IS_ONCE[card] and is_in_play(p, KIND[card]):
        return no("RIVA-4.34", "once", card=name)
    if refusal := why_not_required(g, s, seat, card):
        return refusal
    if not is_affordable(p, card):
        return no("RIVA-4.33", "cost", card=name, missing=missing(p, COST[card]))
    if site is None or settlement_of(site) not in settlements(p):
        return no("RIVA-4.33", "site")
    if LAID_ON[card]:
        return no("RIVA-4.414", "beneath", card=name)
    if IS_CITY[card] and not is_city(p, settlement_of(site)):
        return no("RIVA-4.45", "city", card=name)
    return no("RIVA-4.33", "full")


@rule.refuse(LowerCost, LeaveOut)
def why_not_leave_out(g: "Rivals", s: RivalsState, f: LowerCost, a: LeaveOut) -> Refusal:
    """Not part of the cost, or the rest could not be paid (RIVA-4.87)."""
    return no("RIVA-4.87", "resource", card=f.card)
