"""Why something cannot be built now: missing resources, requirement, site (RIVA-4.33 to RIVA-4.49, RIVA-4.87)."""

from typing import TYPE_CHECKING

from stolek.games.rivals.actions import (
    Build,
    BuildCity,
    BuildFaceUp,
    BuildRoad,
    BuildSettlement,
    LeaveOut,
    PlaceOnRegion,
)
from stolek.games.rivals.building import is_affordable, sites_for
from stolek.games.rivals.cards import BIT, CARD, CARDS, COST, IS_CITY, IS_ONCE, IS_REGION, LAID_ON, card_of
from stolek.games.rivals.components import (
    CACHE,
    CITY_COST,
    RESOURCES,
    ROAD_COST,
    SETTLEMENT_COST,
    Cost,
    place_of,
)
from stolek.games.rivals.conditions import holds
from stolek.games.rivals.frames import ActionPhase, LowerCost
from stolek.games.rivals.playing import missing_requirement, not_held
from stolek.games.rivals.principality import LEFT, RIGHT, is_city, settlement_number, site_of
from stolek.games.rivals.state import RivalsState
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Chapter["Rivals", RivalsState] = Chapter()


def missing(s: RivalsState, seat: Seat, cost: Cost) -> dict[str, int]:
    """The resources that are still missing for a cost."""
    have = s.princes[seat].have
    return {name: cost[r] - have[r] for r, name in enumerate(RESOURCES) if have[r] < cost[r]}


def _side(name: str) -> int:
    return {"left": LEFT, "right": RIGHT}.get(name, 0)


def settlement_at(x: int) -> int:
    """The number of the settlement in a column, if it is a column for settlements."""
    return settlement_number(x) if x % 2 else -1


@rule.refuse(ActionPhase, BuildRoad)
def no_road(g: "Rivals", s: RivalsState, f: ActionPhase, a: BuildRoad) -> Refusal | None:
    """No such side, no card left, a road is there already, or resources are missing (RIVA-4.37)."""
    side = _side(a.side)
    if not side:
        return None
    if not s.roads:
        return no("RIVA-4.37", "stack")
    if s.princes[f.seat].roads & side:
        return no("RIVA-4.37", "twice")
    return no("RIVA-4.37", "cost", missing=missing(s, f.seat, ROAD_COST))


@rule.refuse(ActionPhase, BuildSettlement)
def no_settlement(g: "Rivals", s: RivalsState, f: ActionPhase, a: BuildSettlement) -> Refusal | None:
    """No such side, no card left, no free road, or resources are missing (RIVA-4.38)."""
    side = _side(a.side)
    if not side:
        return None
    if not s.settlements:
        return no("RIVA-4.38", "stack")
    if not s.princes[f.seat].roads & side:
        return no("RIVA-4.38", "road")
    return no("RIVA-4.38", "cost", missing=missing(s, f.seat, SETTLEMENT_COST))


@rule.refuse(ActionPhase, BuildCity)
def no_city(g: "Rivals", s: RivalsState, f: ActionPhase, a: BuildCity) -> Refusal:
    """No card left, no own settlement there, a city already, or resources are missing (RIVA-4.39)."""
    p = s.princes[f.seat]
    if not s.cities:
        return no("RIVA-4.39", "stack")
    number = settlement_at(a.x)
    if not p.first <= number <= p.last:
        return no("RIVA-4.39", "settlement")
    if p.cities >> number & 1:
        return no("RIVA-4.39", "twice")
    return no("RIVA-4.39", "cost", missing=missing(s, f.seat, CITY_COST))


@rule.refuse(ActionPhase, Build)
def no_building(g: "Rivals", s: RivalsState, f: ActionPhase, a: Build) -> Refusal | None:
    """Not held, no expansion for a site, or what `_no_expansion` says."""
    if refusal := not_held(s, f.seat, a.card):
        return refusal
    card = CARD[a.card]
    if CARDS[card].kind.category == "action":
        return no("RIVA-4.35", "action", card=a.card)
    if IS_REGION[card]:
        return no("RIVA-4.46", "region", card=a.card)
    return _no_expansion(s, f.seat, card, a.x, a.row)


@rule.refuse(ActionPhase, BuildFaceUp)
def no_face_up(g: "Rivals", s: RivalsState, f: ActionPhase, a: BuildFaceUp) -> Refusal | None:
    """Not in the face-up stack, or what `_no_expansion` says (RIVA-4.49)."""
    card = card_of(a.card)
    if card is None or card not in s.face_up:
        return no("RIVA-4.49", "stack", card=a.card)
    return _no_expansion(s, f.seat, card, a.x, a.row)


@rule.refuse(ActionPhase, PlaceOnRegion)
def no_region_expansion(g: "Rivals", s: RivalsState, f: ActionPhase, a: PlaceOnRegion) -> Refusal | None:
    """Not held, no region expansion, requirement not met, or not an own region (RIVA-4.46)."""
    if refusal := not_held(s, f.seat, a.card):
        return refusal
    card = CARD[a.card]
    if not IS_REGION[card]:
        return no("RIVA-4.46", "site", card=a.card)
    requires = CARDS[card].kind.requires
    if not holds(s, f.seat, requires):
        return missing_requirement(a.card, requires)
    place = place_of(a.region)
    return no("RIVA-4.46", "own") if place in (None, CACHE) or s.owner[place] != f.seat else None


def _no_expansion(s: RivalsState, seat: Seat, card: int, x: int, row: str) -> Refusal | None:
    """Once in a principality, requirement, cost, kind of site, room on the site, in this order."""
    p, name, requires = s.princes[seat], CARDS[card].id, CARDS[card].kind.requires
    if IS_ONCE[card] and p.kinds & BIT[card]:
        return no("RIVA-4.34", "once", card=name)
    if not holds(s, seat, requires):
        return missing_requirement(name, requires)
    if not is_affordable(p, card):
        return no("RIVA-4.33", "cost", card=name, missing=missing(s, seat, COST[card]))
    site = site_of(x, row)
    if site is None or not p.first <= site >> 1 <= p.last:
        return no("RIVA-4.33", "site")
    if LAID_ON[card]:
        return no("RIVA-4.414", "beneath", card=name)
    if IS_CITY[card] and not is_city(p, site):
        return no("RIVA-4.45", "city", card=name)
    assert site not in sites_for(p, card)
    return no("RIVA-4.33", "full")


@rule.refuse(LowerCost, LeaveOut)
def cannot_leave_out(g: "Rivals", s: RivalsState, f: LowerCost, a: LeaveOut) -> Refusal:
    """Not part of the cost, or the rest could not be paid (RIVA-4.87)."""
    return no("RIVA-4.87", "resource", card=f.card)
