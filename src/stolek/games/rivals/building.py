"""Building roads, settlements, cities and expansions (RIVA-4.33, RIVA-4.37 to RIVA-4.39, RIVA-4.45 to RIVA-4.49)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stolek.games.rivals.actions import (
    LEAVE_OUT,
    Build,
    BuildCity,
    BuildFaceUp,
    BuildRoad,
    BuildSettlement,
    LeaveOut,
    PlaceOnRegion,
)
from stolek.games.rivals.card_frames import CarryOut
from stolek.games.rivals.cards import (
    BIT,
    CARD,
    CARD_IDS,
    COST,
    COST_ITEMS,
    IS_CITY,
    IS_ONCE,
    IS_REGION,
    LAID_ON,
    LISTENS,
)
from stolek.games.rivals.components import (
    CACHE,
    CITY_COST,
    PLACE,
    RESOURCE,
    ROAD_COST,
    SETTLEMENT_COST,
    Cost,
)
from stolek.games.rivals.conditions import NEEDED, first_broken
from stolek.games.rivals.events import (
    CityBuilt,
    CostLowered,
    ExpansionBuilt,
    RegionExpansionPlaced,
    RoadBuilt,
    SettlementBuilt,
)
from stolek.games.rivals.frames import (
    ActionPhase,
    DrawRegions,
    LayCity,
    LayExpansion,
    LayRoad,
    LaySettlement,
    LowerCost,
    ScoutRegions,
)
from stolek.games.rivals.knowledge import show
from stolek.games.rivals.points import changed
from stolek.games.rivals.principality import (
    COVERED,
    LEFT,
    ON_REGION,
    RIGHT,
    SHIFT,
    SITE,
    WHERE,
    Principality,
    column,
    count_lands,
    in_the_open,
    is_city,
    placed,
    settlement_number,
)
from stolek.games.rivals.resources import pay
from stolek.games.rivals.state import RivalsState
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Action, Seat
from stolek.kernel.state import tell, then

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Chapter["Rivals", RivalsState] = Chapter()


def is_affordable(p: Principality, card: int) -> bool:
    """Are the resources there, one less with a discount? (RIVA-4.87)"""
    have = p.have
    missing = 0
    for resource, amount in COST_ITEMS[card]:
        if have[resource] < amount:
            missing += amount - have[resource]
    return missing == 0 or (missing == 1 and p.cheap >> card & 1 == 1)


def is_allowed(s: RivalsState, seat: Seat, card: int) -> bool:
    """Once in a principality where it says so, and its requirement holds (RIVA-4.34, RIVA-4.47)."""
    if IS_ONCE[card] and s.princes[seat].kinds & BIT[card]:
        return False
    return first_broken(s, seat, NEEDED[card]) is None


def sites_for(p: Principality, card: int) -> Sequence[int]:
    """The site rows where an expansion may be built (RIVA-4.33, RIVA-4.45)."""
    if LAID_ON[card]:
        return [e & WHERE for e in in_the_open(p) if BIT[e >> SHIFT] == LAID_ON[card] and is_city(p, e & WHERE)]
    return p.city_sites if IS_CITY[card] else p.sites


@rule.do(ActionPhase, BuildRoad)
def build_road(g: "Rivals", s: RivalsState, f: ActionPhase, a: BuildRoad) -> None:
    """1 lumber and 2 brick for a road at an end of the row (RIVA-4.37)."""
    p = s.princes[f.seat]
    x = column(p.first) - 1 if a.side == "left" else column(p.last) + 1
    tell(s, RoadBuilt(f.seat, x))
    pay(s, f.seat, ROAD_COST, "RIVA-4.37")
    then(s, LayRoad(f.seat, LEFT if a.side == "left" else RIGHT), f)


@rule.step(LayRoad)
def lay_road(g: "Rivals", s: RivalsState, f: LayRoad) -> None:
    """The road waits for its settlement."""
    s.roads -= 1
    s.princes[f.seat].roads |= f.side


@rule.do(ActionPhase, BuildSettlement)
def build_settlement(g: "Rivals", s: RivalsState, f: ActionPhase, a: BuildSettlement) -> None:
    """1 lumber, 1 brick, 1 wool, 1 grain for a settlement at the end of a road (RIVA-4.38)."""
    p = s.princes[f.seat]
    side = LEFT if a.side == "left" else RIGHT
    tell(s, SettlementBuilt(f.seat, column(p.first - 1 if side == LEFT else p.last + 1)))
    pay(s, f.seat, SETTLEMENT_COST, "RIVA-4.38")
    then(s, LaySettlement(f.seat, side), ScoutRegions(f.seat, (DrawRegions(f.seat, side),)), f)


@rule.step(LaySettlement)
def lay_settlement(g: "Rivals", s: RivalsState, f: LaySettlement) -> None:
    """The settlement brings 1 victory point and 2 sites (RIVA-4.38)."""
    p = s.princes[f.seat]
    s.settlements -= 1
    p.roads &= ~f.side
    if f.side == LEFT:
        p.first -= 1
    else:
        p.last += 1
    changed(s, f.seat)


@rule.do(ActionPhase, BuildCity)
def build_city(g: "Rivals", s: RivalsState, f: ActionPhase, a: BuildCity) -> None:
    """2 grain and 3 ore for a city on a settlement (RIVA-4.39)."""
    tell(s, CityBuilt(f.seat, a.x))
    pay(s, f.seat, CITY_COST, "RIVA-4.39")
    then(s, LayCity(f.seat, settlement_number(a.x)), f)


@rule.step(LayCity)
def lay_city(g: "Rivals", s: RivalsState, f: LayCity) -> None:
    """The settlement stays beneath; there are 2 more sites (RIVA-4.39)."""
    s.cities -= 1
    s.princes[f.seat].cities |= 1 << f.settlement
    changed(s, f.seat)


@rule.do(ActionPhase, Build)
def build(g: "Rivals", s: RivalsState, f: ActionPhase, a: Build) -> None:
    """An expansion from the hand: shown, paid for, laid down (RIVA-4.33)."""
    card = CARD[a.card]
    show(s, f.seat, card)
    tell(s, ExpansionBuilt(f.seat, a.card, a.x, a.row))
    pay_and_lay(s, f, card, SITE[a.x, a.row])


@rule.do(ActionPhase, BuildFaceUp)
def build_face_up(g: "Rivals", s: RivalsState, f: ActionPhase, a: BuildFaceUp) -> None:
    """An expansion of the face-up stack (RIVA-4.49)."""
    card = CARD[a.card]
    s.face_up = s.face_up[1:]
    tell(s, ExpansionBuilt(f.seat, a.card, a.x, a.row))
    pay_and_lay(s, f, card, SITE[a.x, a.row])


@rule.do(ActionPhase, PlaceOnRegion)
def place_on_region(g: "Rivals", s: RivalsState, f: ActionPhase, a: PlaceOnRegion) -> None:
    """A region expansion, above an upper region or below a lower one (RIVA-4.46)."""
    card = CARD[a.card]
    show(s, f.seat, card)
    tell(s, RegionExpansionPlaced(f.seat, a.card, a.region))
    pay_and_lay(s, f, card, ON_REGION + s.slot[PLACE[a.region]])


def pay_and_lay(s: RivalsState, f: ActionPhase, card: int, where: int) -> None:
    """The cost in full, a discount taken off (D23), then the card; only now does it work (RIVA-4.33)."""
    s.played += (card,)
    if s.princes[f.seat].cheap >> card & 1:
        then(s, LowerCost(f.seat, CARD_IDS[card]))
    else:
        pay(s, f.seat, COST[card], "RIVA-4.33")
    then(s, LayExpansion(f.seat, where), f)


@rule.offer(LowerCost, one="silent")
def resources_to_leave_out(g: "Rivals", s: RivalsState, f: LowerCost) -> Sequence[Action]:
    """Every resource of the cost without which the rest can be paid (D23)."""
    card, have = CARD[f.card], s.princes[f.seat].have
    short = [r for r, amount in COST_ITEMS[card] if have[r] < amount]
    return [LEAVE_OUT[r] for r, _ in COST_ITEMS[card] if short in ([], [r])]


@rule.do(LowerCost, LeaveOut)
def leave_out(g: "Rivals", s: RivalsState, f: LowerCost, a: LeaveOut) -> None:
    """The builder pays the rest (RIVA-4.87)."""
    tell(s, CostLowered(f.seat, a.resource))
    pay(s, f.seat, lowered(COST[CARD[f.card]], RESOURCE[a.resource]), "RIVA-4.33")


def lowered(cost: Cost, resource: int) -> Cost:
    """A cost without one unit of a resource."""
    lumber, brick, wool, grain, ore, gold = (n - (r == resource) for r, n in enumerate(cost))
    return (lumber, brick, wool, grain, ore, gold)


@rule.step(LayExpansion)
def lay_expansion(g: "Rivals", s: RivalsState, f: LayExpansion) -> None:
    """The card lies on its site, on its region, or on the card it covers; what happens when it is built follows."""
    *rest, card = s.played
    s.played = tuple(rest)
    p = s.princes[f.seat]
    if LAID_ON[card]:
        beneath = next(e for e in p.built if e & WHERE == f.where and BIT[e >> SHIFT] == LAID_ON[card])
        p.built[p.built.index(beneath)] = beneath + COVERED
    p.built.append(placed(card, f.where))
    p.built.sort()
    if IS_REGION[card]:
        s.owner[CACHE] = f.seat
        count_lands(p, has_cache=True)
    changed(s, f.seat)
    if "built" in LISTENS[card]:
        then(s, CarryOut(f.seat, card, "built", 0))
