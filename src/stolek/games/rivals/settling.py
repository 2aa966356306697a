"""The regions of a new settlement, drawn from the stack or found by a Scout (RIVA-4.38, RIVA-4.105, D17)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stolek.games.rivals.actions import PLAY, ChooseRegion, PlayCard, PutAbove, TakeTopRegions
from stolek.games.rivals.cards import BACK, CARDS
from stolek.games.rivals.components import CACHE, PLACE, PLACES, place_of
from stolek.games.rivals.events import RegionChosen, RegionsDrawn, RegionsPlaced
from stolek.games.rivals.frames import ChooseScoutedRegion, DrawRegions, PlaceRegions, ScoutRegions
from stolek.games.rivals.interpreter import says
from stolek.games.rivals.playing import not_held, play_card
from stolek.games.rivals.principality import LEFT, RIGHT, Principality, count_lands, region_column
from stolek.games.rivals.state import RivalsState
from stolek.games.rivals.vocabulary import ChooseRegionsFromStack, ShuffleRegionStack
from stolek.kernel.chance import draw
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Action, Refusal, Seat, no
from stolek.kernel.state import tell, then

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Chapter["Rivals", RivalsState] = Chapter()


@rule.offer(ScoutRegions, none="skip")
def scouts(g: "Rivals", s: RivalsState, f: ScoutRegions) -> Sequence[Action]:
    """Asked whenever such a card may be in the hand by its back (RIVA-7.16)."""
    cards = s.hands[f.seat].cards
    if not any(BACK[card] in g.settling_backs for card in cards):
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
def cannot_scout(g: "Rivals", s: RivalsState, f: ScoutRegions, a: PlayCard) -> Refusal | None:
    """Only a Scout that one holds, while a settlement is built."""
    return not_held(s, f.seat, a.card) or no("RIVA-4.105", "timing", card=a.card)


def region_name(region: int) -> str:
    """A region as records write it."""
    return PLACES[region]


@rule.step(DrawRegions)
def draw_regions(g: "Rivals", s: RivalsState, f: DrawRegions) -> None:
    """The two top regions of the stack (RIVA-4.38)."""
    regions = [draw(s, s.regions, region_name) for _ in range(2)]
    for region in regions:
        s.owner[region] = f.seat
    names = tuple(PLACES[region] for region in regions)
    tell(s, RegionsDrawn(f.seat, names))
    then(s, PlaceRegions(f.seat, f.side, names))


@says(ChooseRegionsFromStack)
def look_for_regions(g: "Rivals", s: RivalsState, seat: Seat, e: ChooseRegionsFromStack, law: str) -> None:
    """The builder looks through the region stack; what is in it everybody could have counted (RIVA-7.7)."""
    s.marks += 1
    then(s, ChooseScoutedRegion(seat, unfinished_side(s.princes[seat]), (), e.amount))


@says(ShuffleRegionStack)
def shuffle_regions(g: "Rivals", s: RivalsState, seat: Seat, e: ShuffleRegionStack, law: str) -> None:
    """Nothing to do: a stack that is drawn from by chance has no order to lose (RIVA-7.4)."""


def unfinished_side(p: Principality) -> int:
    """The side whose outermost settlement has no regions yet."""
    return LEFT if p.grid[2 * p.first] < 0 else RIGHT


@rule.offer(ChooseScoutedRegion)
def regions_in_stack(g: "Rivals", s: RivalsState, f: ChooseScoutedRegion) -> Sequence[Action]:
    """The regions of the stack; two of them in the order of their ids, so that each pair is one way (D17)."""
    after = PLACE[f.chosen[-1]] if f.chosen else -1
    later = sorted(region for region in s.regions if region > after)
    return [ChooseRegion(PLACES[region]) for region in later[: len(later) - f.left + 1]]


@rule.do(ChooseScoutedRegion, ChooseRegion)
def choose_region(g: "Rivals", s: RivalsState, f: ChooseScoutedRegion, a: ChooseRegion) -> None:
    """The region comes out of the stack."""
    chosen = (*f.chosen, a.region)
    s.regions.remove(PLACE[a.region])
    s.owner[PLACE[a.region]] = f.seat
    tell(s, RegionChosen(f.seat, a.region))
    if f.left > 1:
        then(s, ChooseScoutedRegion(f.seat, f.side, chosen, f.left - 1))
    else:
        then(s, PlaceRegions(f.seat, f.side, chosen))


@rule.refuse(ChooseScoutedRegion, ChooseRegion)
def cannot_choose_region(g: "Rivals", s: RivalsState, f: ChooseScoutedRegion, a: ChooseRegion) -> Refusal:
    """Not in the stack, or out of order."""
    return no("RIVA-4.105", "order") if place_of(a.region) in s.regions else no("RIVA-4.105", "stack")


@rule.offer(PlaceRegions)
def above_or_below(g: "Rivals", s: RivalsState, f: PlaceRegions) -> Sequence[Action]:
    """Either region may go above (D17)."""
    return [PutAbove(region) for region in f.regions]


@rule.do(PlaceRegions, PutAbove)
def place_regions(g: "Rivals", s: RivalsState, f: PlaceRegions, a: PutAbove) -> None:
    """Both come in empty, at the free outer corners (RIVA-4.38)."""
    p = s.princes[f.seat]
    slot = 2 * (p.last + 1) if f.side == RIGHT else 2 * p.first
    below = f.regions[0] if a.region == f.regions[1] else f.regions[1]
    for i, name in enumerate((a.region, below)):
        region = PLACE[name]
        p.grid[slot + i] = region
        s.slot[region] = slot + i
    count_lands(p, s.owner[CACHE] == f.seat)
    tell(s, RegionsPlaced(f.seat, a.region, below, region_column(slot)))


@rule.refuse(PlaceRegions, PutAbove)
def cannot_place_region(g: "Rivals", s: RivalsState, f: PlaceRegions, a: PutAbove) -> Refusal:
    """Only one of the two regions just drawn."""
    return no("RIVA-4.38", "regions", regions=f.regions)
