"""The regions of a new settlement, drawn from the stack or found by a Scout (RIVA-4.38, RIVA-4.105)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.rivals.action_cards import play_card
from stolek.games.rivals.actions import PLAY, ChooseRegion, PlayCard, PutAbove, TakeTopRegions
from stolek.games.rivals.cards import BACK, CARDS
from stolek.games.rivals.chapter import RivalsChapter
from stolek.games.rivals.components import CACHE, CENTER, PLACE, PLACES, Place
from stolek.games.rivals.effects import ChooseRegionsFromStack
from stolek.games.rivals.events.building import RegionChosen, RegionsDrawn, RegionsPlaced
from stolek.games.rivals.frames.building import ChooseScoutedRegion, DrawRegions, PlaceRegions, ScoutRegions
from stolek.games.rivals.layout import LEFT, RIGHT, Side, outer_slots, slot_column
from stolek.games.rivals.principality import NO_REGION, Principality, count_places, outermost
from stolek.games.rivals.requirements import why_not_held
from stolek.games.rivals.state import RivalsState
from stolek.kernel.chance import draw
from stolek.kernel.state import tell, then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Final = RivalsChapter()

NEW_REGIONS: Final = CENTER["settlement"].new_regions


@rule.offer(ScoutRegions, none="skip")
def scouts(g: "Rivals", s: RivalsState, f: ScoutRegions) -> Sequence[Action]:
    """Asked whenever such a card may be in the hand by its back (RIVA-7.16)."""
    cards, backs = s.hands[f.seat].cards, g.backs_of_timing["building_settlement"]
    if not any(BACK[card] in backs for card in cards):
        return []
    return [TakeTopRegions(), *[PLAY[c] for c in dict.fromkeys(cards) if CARDS[c].kind.timing == "building_settlement"]]


@rule.do(ScoutRegions, TakeTopRegions)
def no_scout(g: "Rivals", s: RivalsState, f: ScoutRegions, a: TakeTopRegions) -> None:
    """The regions are drawn."""
    then(s, *f.guards)


@rule.do(ScoutRegions, PlayCard)
def scout(g: "Rivals", s: RivalsState, f: ScoutRegions, a: PlayCard) -> None:
    """The card is carried out in place of drawing (RIVA-4.105)."""
    play_card(s, f.seat, a.card, "building_settlement")


@rule.refuse(ScoutRegions, PlayCard)
def why_not_scout(g: "Rivals", s: RivalsState, f: ScoutRegions, a: PlayCard) -> Refusal | None:
    """Only a Scout that one holds, while a settlement is built."""
    return why_not_held(s, f.seat, a.card) or no("RIVA-4.105", "timing", card=a.card)


def region_name(region: Place) -> str:
    """A region as records write it."""
    return PLACES[region]


@rule.step(DrawRegions)
def draw_regions(g: "Rivals", s: RivalsState, f: DrawRegions) -> None:
    """The two top regions of the stack (RIVA-4.38)."""
    regions = [draw(s, s.region_stack, region_name) for _ in range(NEW_REGIONS)]
    for region in regions:
        s.owner[region] = f.seat
    names = tuple(PLACES[region] for region in regions)
    tell(s, RegionsDrawn(f.seat, names))
    then(s, PlaceRegions(f.seat, f.side, names))


@rule.handles(ChooseRegionsFromStack)
def look_for_regions(g: "Rivals", s: RivalsState, seat: Seat, effect: ChooseRegionsFromStack, law: str) -> None:
    """The builder looks through the region stack; what is in it everybody could have counted (RIVA-7.7).

    The shuffling that follows needs no step: a stack that is drawn from by chance has no order to lose (RIVA-7.4).
    """
    s.marks += 1
    then(s, ChooseScoutedRegion(seat, side_without_regions(s.princes[seat]), (), effect.amount))


def side_without_regions(p: Principality) -> Side:
    """The side whose outermost settlement has no regions yet."""
    above, _ = outer_slots(outermost(p, LEFT), LEFT)
    return LEFT if p.regions[above] == NO_REGION else RIGHT


@rule.offer(ChooseScoutedRegion)
def regions_in_stack(g: "Rivals", s: RivalsState, f: ChooseScoutedRegion) -> Sequence[Action]:
    """The regions of the stack (RIVA-4.38)."""
    return [ChooseRegion(PLACES[region]) for region in sorted(s.region_stack)]


@rule.do(ChooseScoutedRegion, ChooseRegion)
def choose_region(g: "Rivals", s: RivalsState, f: ChooseScoutedRegion, a: ChooseRegion) -> None:
    """The region comes out of the stack."""
    chosen = (*f.chosen, a.region)
    s.region_stack.remove(PLACE[a.region])
    s.owner[PLACE[a.region]] = f.seat
    tell(s, RegionChosen(f.seat, a.region))
    if f.left > 1:
        then(s, ChooseScoutedRegion(f.seat, f.side, chosen, f.left - 1))
    else:
        then(s, PlaceRegions(f.seat, f.side, chosen))


@rule.refuse(ChooseScoutedRegion, ChooseRegion)
def why_not_choose_region(g: "Rivals", s: RivalsState, f: ChooseScoutedRegion, a: ChooseRegion) -> Refusal:
    """Not in the stack."""
    return no("RIVA-4.105", "stack")


@rule.offer(PlaceRegions)
def above_or_below(g: "Rivals", s: RivalsState, f: PlaceRegions) -> Sequence[Action]:
    """Either region may go above (RIVA-4.38)."""
    return [PutAbove(region) for region in f.regions]


@rule.do(PlaceRegions, PutAbove)
def place_regions(g: "Rivals", s: RivalsState, f: PlaceRegions, a: PutAbove) -> None:
    """Both come in empty, at the free outer corners (RIVA-4.38)."""
    p = s.princes[f.seat]
    below = next(region for region in f.regions if region != a.region)
    slots = outer_slots(outermost(p, f.side), f.side)
    for slot, name in zip(slots, (a.region, below), strict=True):
        p.regions[slot], s.slot[PLACE[name]] = PLACE[name], slot
    count_places(p, s.owner[CACHE] == f.seat)
    tell(s, RegionsPlaced(f.seat, a.region, below, slot_column(slots[0])))


@rule.refuse(PlaceRegions, PutAbove)
def why_not_put_above(g: "Rivals", s: RivalsState, f: PlaceRegions, a: PutAbove) -> Refusal:
    """Only one of the two regions just drawn."""
    return no("RIVA-4.38", "regions", regions=f.regions)
