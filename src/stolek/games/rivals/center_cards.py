"""Building roads, settlements and cities (RIVA-4.37 to RIVA-4.39)."""

from typing import TYPE_CHECKING, Final

from stolek.games.rivals.actions import CITY, ROAD, SETTLEMENT, BuildCity, BuildRoad, BuildSettlement
from stolek.games.rivals.chapter import RivalsChapter
from stolek.games.rivals.components import CITY_COST, ROAD_COST, SETTLEMENT_COST
from stolek.games.rivals.events.building import CityBuilt, RoadBuilt, SettlementBuilt
from stolek.games.rivals.frames.building import DrawRegions, LayCity, LayRoad, LaySettlement, ScoutRegions
from stolek.games.rivals.frames.turn import ActionPhase
from stolek.games.rivals.layout import SIDE, SIDE_NAMES, outer_slots, settlement_column, settlement_in, slot_column
from stolek.games.rivals.paying import pay
from stolek.games.rivals.points import changed
from stolek.games.rivals.principality import (
    Principality,
    found_city,
    found_settlement,
    has_free_road,
    is_city,
    lay_free_road,
    next_settlement,
    outermost,
    settlements,
)
from stolek.games.rivals.resources import can_pay, missing
from stolek.games.rivals.state import RivalsState
from stolek.kernel.state import tell, then
from stolek.kernel.values import Action, Refusal, no

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Final = RivalsChapter()


def center_cards(s: RivalsState, p: Principality) -> list[Action]:
    """Roads at the ends, settlements at the ends of roads, cities on settlements, while the stacks last."""
    offers: list[Action] = []
    if s.roads and can_pay(p, ROAD_COST):
        offers += [ROAD[side] for side in SIDE_NAMES if not has_free_road(p, side)]
    if p.free_roads and s.settlements and can_pay(p, SETTLEMENT_COST):
        offers += [SETTLEMENT[side] for side in SIDE_NAMES if has_free_road(p, side)]
    if s.cities and can_pay(p, CITY_COST):
        offers += [CITY[settlement] for settlement in settlements(p) if not is_city(p, settlement)]
    return offers


@rule.do(ActionPhase, BuildRoad)
def build_road(g: "Rivals", s: RivalsState, f: ActionPhase, a: BuildRoad) -> None:
    """1 lumber and 2 brick for a road at an end of the row (RIVA-4.37)."""
    side = SIDE[a.side]
    above, _ = outer_slots(outermost(s.princes[f.seat], side), side)
    tell(s, RoadBuilt(f.seat, slot_column(above)))
    pay(s, f.seat, ROAD_COST, "RIVA-4.37")
    then(s, LayRoad(f.seat, side), f)


@rule.step(LayRoad)
def lay_road(g: "Rivals", s: RivalsState, f: LayRoad) -> None:
    """The road waits for its settlement."""
    s.roads -= 1
    lay_free_road(s.princes[f.seat], f.side)


@rule.refuse(ActionPhase, BuildRoad)
def why_not_road(g: "Rivals", s: RivalsState, f: ActionPhase, a: BuildRoad) -> Refusal | None:
    """No such side, no card left, a road is there already, or resources are missing (RIVA-4.37)."""
    p = s.princes[f.seat]
    if a.side not in SIDE:
        return None
    if not s.roads:
        return no("RIVA-4.37", "stack")
    if has_free_road(p, SIDE[a.side]):
        return no("RIVA-4.37", "twice")
    return no("RIVA-4.37", "cost", missing=missing(p, ROAD_COST))


@rule.do(ActionPhase, BuildSettlement)
def build_settlement(g: "Rivals", s: RivalsState, f: ActionPhase, a: BuildSettlement) -> None:
    """1 lumber, 1 brick, 1 wool, 1 grain for a settlement at the end of a road (RIVA-4.38)."""
    side = SIDE[a.side]
    tell(s, SettlementBuilt(f.seat, settlement_column(next_settlement(s.princes[f.seat], side))))
    pay(s, f.seat, SETTLEMENT_COST, "RIVA-4.38")
    then(s, LaySettlement(f.seat, side), ScoutRegions(f.seat, (DrawRegions(f.seat, side),)), f)


@rule.step(LaySettlement)
def lay_settlement(g: "Rivals", s: RivalsState, f: LaySettlement) -> None:
    """The settlement brings 1 victory point and 2 sites (RIVA-4.38)."""
    s.settlements -= 1
    found_settlement(s.princes[f.seat], f.side)
    changed(s, f.seat)


@rule.refuse(ActionPhase, BuildSettlement)
def why_not_settlement(g: "Rivals", s: RivalsState, f: ActionPhase, a: BuildSettlement) -> Refusal | None:
    """No such side, no card left, no free road, or resources are missing (RIVA-4.38)."""
    p = s.princes[f.seat]
    if a.side not in SIDE:
        return None
    if not s.settlements:
        return no("RIVA-4.38", "stack")
    if not has_free_road(p, SIDE[a.side]):
        return no("RIVA-4.38", "road")
    return no("RIVA-4.38", "cost", missing=missing(p, SETTLEMENT_COST))


@rule.do(ActionPhase, BuildCity)
def build_city(g: "Rivals", s: RivalsState, f: ActionPhase, a: BuildCity) -> None:
    """2 grain and 3 ore for a city on a settlement (RIVA-4.39)."""
    tell(s, CityBuilt(f.seat, a.x))
    pay(s, f.seat, CITY_COST, "RIVA-4.39")
    then(s, LayCity(f.seat, settlement_in(a.x)), f)


@rule.step(LayCity)
def lay_city(g: "Rivals", s: RivalsState, f: LayCity) -> None:
    """The settlement stays beneath; there are 2 more sites (RIVA-4.39)."""
    s.cities -= 1
    found_city(s.princes[f.seat], f.settlement)
    changed(s, f.seat)


@rule.refuse(ActionPhase, BuildCity)
def why_not_city(g: "Rivals", s: RivalsState, f: ActionPhase, a: BuildCity) -> Refusal:
    """No card left, no own settlement there, a city already, or resources are missing (RIVA-4.39)."""
    p = s.princes[f.seat]
    if not s.cities:
        return no("RIVA-4.39", "stack")
    if a.x not in [settlement_column(settlement) for settlement in settlements(p)]:
        return no("RIVA-4.39", "settlement")
    if is_city(p, settlement_in(a.x)):
        return no("RIVA-4.39", "twice")
    return no("RIVA-4.39", "cost", missing=missing(p, CITY_COST))
