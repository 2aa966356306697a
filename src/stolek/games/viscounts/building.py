"""Build, buildings for nothing, spots and links (VISC-4.45 to VISC-4.51)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from stolek.games.viscounts.actions import BuildAt, TakeBuilding
from stolek.games.viscounts.components import BUILD, SLOT_BUILDING, SLOT_COST, SLOT_NUMBERS, SLOTS
from stolek.games.viscounts.effects import Building, FreeBuilding, handles, slug_of
from stolek.games.viscounts.events import Built, LinkCompleted, NothingDone
from stolek.games.viscounts.frames import (
    ChooseBuilding,
    ChooseFreeBuilding,
    ChooseSpot,
    CompleteLinks,
    PayLink,
    Resolve,
    SettleCastle,
)
from stolek.games.viscounts.main_board import (
    free_spots,
    free_spots_on_bank,
    free_spots_on_segment,
    links_from,
    own_position,
    printed_spot,
    spot_named,
    spot_position,
)
from stolek.games.viscounts.payment import affordable_icons, fund, needs, why_not_enough
from stolek.games.viscounts.player import Player, cheapest_building, is_open, open_slot, unbuilt_slots
from stolek.games.viscounts.segments import LINKS, POSITIONS, SEGMENT_IDS, Link
from stolek.games.viscounts.sources import LINK, SPOT
from stolek.games.viscounts.state import ViscountsState
from stolek.games.viscounts.values import Standing
from stolek.kernel.chapter import Chapter
from stolek.kernel.order import by_choice
from stolek.kernel.state import tell, then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts

rule: Chapter["Viscounts", ViscountsState] = Chapter()

TAKE_BUILDING: Final = tuple(TakeBuilding(slot.id) for slot in SLOTS)


# Which building


@needs(BUILD)
def icons_for_cheapest_building(s: ViscountsState, seat: Seat) -> int:
    """A free spot on the viscount's river bank and a building left are needed (VISC-4.45, VISC-4.46)."""
    return cheapest_building(s.players[seat]) if free_spots_on_bank(s, seat) else 0


@rule.offer(ChooseBuilding, one="silent")
def buildings(g: "Viscounts", s: ViscountsState, f: ChooseBuilding) -> Sequence[Action]:
    """Any unbuilt slot in any order, as far as it can be paid (VISC-4.46)."""
    affordable = affordable_icons(s, f.seat, BUILD)
    return [TAKE_BUILDING[slot] for slot in unbuilt_slots(s.players[f.seat]) if SLOT_COST[slot] <= affordable]


@rule.do(ChooseBuilding, TakeBuilding)
def take_building(g: "Viscounts", s: ViscountsState, f: ChooseBuilding, a: TakeBuilding) -> None:
    """Fund it, then put it on a spot of the viscount's river bank (VISC-4.47)."""
    fund(s, f.seat, BUILD, SLOT_COST[SLOT_NUMBERS[a.slot]])
    then(s, ChooseSpot(f.seat, a.slot, anywhere=False))


@handles(FreeBuilding)
def place_building(g: "Viscounts", s: ViscountsState, f: Resolve, effect: FreeBuilding) -> None:
    """Nothing happens if that type is used up or no spot is free (VISC-4.51)."""
    anywhere, both_banks = effect.where == "any", effect.where == "viscount_segment"
    slots = unbuilt_slots_of(s.players[f.seat], effect.building)
    if slots and spots_in_reach(s, f.seat, anywhere=anywhere, both_banks=both_banks):
        then(s, ChooseFreeBuilding(f.seat, effect.building, anywhere, both_banks))
    else:
        tell(s, NothingDone(f.seat, effect.slug, f.source))


def unbuilt_slots_of(player: Player, building: Building) -> list[int]:
    """The slots of one type of building whose buildings are still there."""
    return [slot for slot in unbuilt_slots(player) if SLOTS[slot].building == building]


@rule.offer(ChooseFreeBuilding, one="silent")
def free_buildings(g: "Viscounts", s: ViscountsState, f: ChooseFreeBuilding) -> Sequence[Action]:
    """Any unbuilt slot of the type (VISC-4.51)."""
    return [TAKE_BUILDING[slot] for slot in unbuilt_slots_of(s.players[f.seat], f.building)]


@rule.do(ChooseFreeBuilding, TakeBuilding)
def take_free_building(g: "Viscounts", s: ViscountsState, f: ChooseFreeBuilding, a: TakeBuilding) -> None:
    then(s, ChooseSpot(f.seat, a.slot, f.anywhere, f.both_banks))


# Where


def spots_in_reach(s: ViscountsState, seat: Seat, *, anywhere: bool, both_banks: bool) -> list[int]:
    """Free spots of the whole main board, of the viscount's segment or of its river bank (VISC-4.45, 4.51, 2.11)."""
    if anywhere:
        return free_spots(s)
    return free_spots_on_segment(s, seat) if both_banks else free_spots_on_bank(s, seat)


@rule.offer(ChooseSpot, one="silent")
def spots(g: "Viscounts", s: ViscountsState, f: ChooseSpot) -> Sequence[Action]:
    """Every free spot in reach (VISC-4.45)."""
    printed = [
        printed_spot(s, spot) for spot in spots_in_reach(s, f.seat, anywhere=f.anywhere, both_banks=f.both_banks)
    ]
    return [BuildAt(SEGMENT_IDS[segment], spot.slot) for segment, spot in printed]


@rule.do(ChooseSpot, BuildAt)
def build_at(g: "Viscounts", s: ViscountsState, f: ChooseSpot, a: BuildAt) -> None:
    spot = spot_named(s, a.segment, a.slot)
    assert spot is not None
    put_building(s, f.seat, SLOT_NUMBERS[f.slot], spot)


def put_building(s: ViscountsState, seat: Seat, slot: int, spot: int) -> None:
    """The slot is open from now on; spot bonus, then links (VISC-4.47, VISC-4.49)."""
    segment, printed = printed_spot(s, spot)
    s.spots[spot] = Standing(seat, SLOT_BUILDING[slot])
    open_slot(s.players[seat], slot)
    tell(s, Built(seat, SLOTS[slot].id, SEGMENT_IDS[segment], printed.slot))
    then(s, Resolve(seat, printed.effects, SPOT), CompleteLinks(seat, spot))


# Links


class CompletedLink(NamedTuple):
    """A link of a new building whose other end is built, and by whom."""

    segment: int
    link: Link
    other: Seat


def completed_links(s: ViscountsState, spot: int) -> list[CompletedLink]:
    """The printed links between this spot and built ones, clockwise (VISC-4.48)."""
    position = spot_position(s, spot)
    found: list[CompletedLink] = []
    for at in ((position - 1) % POSITIONS, position):
        for segment, link, one, other in links_from(s, at):
            if spot in (one, other):
                standing = s.spots[other if spot == one else one]
                if standing is not None:
                    found.append(CompletedLink(segment, link, standing.owner))
    return found


@rule.step(CompleteLinks)
def complete_links(g: "Viscounts", s: ViscountsState, f: CompleteLinks) -> None:
    """Several links in the order that the builder likes; the virtual opponent goes clockwise (VISC-4.48, VISC-6.17)."""
    frames = [
        PayLink(f.seat, other, SEGMENT_IDS[segment], link.slot, slug_of(link.effects))
        for segment, link, other in completed_links(s, f.spot)
    ]
    if f.seat == s.virtual:
        then(s, *frames)
    else:
        by_choice(s, f.seat, frames)


@rule.step(PayLink)
def pay_link(g: "Viscounts", s: ViscountsState, f: PayLink) -> None:
    """Both owners get the bonus, the builder first; the owner of both ends gets it once (VISC-4.48, VISC-4.62)."""
    links = LINKS[s.side][SEGMENT_IDS.index(f.segment)]
    link = next(link for link in links if link.slot == f.slot)
    tell(s, LinkCompleted(f.seat, f.other_seat, f.segment, f.effect, f.other_seat == f.seat))
    then(s, Resolve(f.seat, link.effects, LINK))
    if f.other_seat != f.seat:
        then(s, Resolve(f.other_seat, link.effects, LINK))
    if link.moves_workers:
        then(s, SettleCastle())


# Why not


@rule.refuse(ChooseBuilding, TakeBuilding)
def why_not_building(g: "Viscounts", s: ViscountsState, f: ChooseBuilding, a: TakeBuilding) -> Refusal:
    slot = SLOT_NUMBERS.get(a.slot)
    if slot is None or is_open(s.players[f.seat], slot):
        return no("VISC-4.46", "slot", slot=a.slot)
    return why_not_enough(s, f.seat, BUILD, SLOT_COST[slot])


@rule.refuse(ChooseFreeBuilding, TakeBuilding)
def why_not_free_building(g: "Viscounts", s: ViscountsState, f: ChooseFreeBuilding, a: TakeBuilding) -> Refusal:
    return no("VISC-4.51", "slot", building=f.building)


@rule.refuse(ChooseSpot, BuildAt)
def why_not_spot(g: "Viscounts", s: ViscountsState, f: ChooseSpot, a: BuildAt) -> Refusal:
    """No such spot, taken, another segment, or the river in between (VISC-4.45)."""
    spot = spot_named(s, a.segment, a.slot)
    if spot is None:
        return no("VISC-4.45", "spot")
    standing = s.spots[spot]
    if standing is not None:
        return no("VISC-4.45", "taken", owner_seat=standing.owner)
    if spot_position(s, spot) != own_position(s, f.seat):
        return no("VISC-4.45", "segment")
    return no("VISC-4.45", "river")
