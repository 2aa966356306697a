"""Build, buildings for nothing, spots and links (VISC-4.45 to VISC-4.51)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from stolek.games.viscounts.actions import BuildAt, TakeBuilding
from stolek.games.viscounts.board_events import Built, LinkCompleted
from stolek.games.viscounts.components import BUILD, BUILDING_COST, BUILDINGS, SLOT_BUILDING, SLOTS
from stolek.games.viscounts.effects import FreeBuilding, slug_of
from stolek.games.viscounts.frames import (
    ChooseBuilding,
    ChooseFreeBuilding,
    ChooseSpot,
    CompleteLinks,
    PayLink,
    Resolve,
    SettleCastle,
)
from stolek.games.viscounts.opponents import SLOT_NUMBERS
from stolek.games.viscounts.payment import payable
from stolek.games.viscounts.primary_action import counted_icons, free_spots, fund, not_enough
from stolek.games.viscounts.resolve import effect
from stolek.games.viscounts.segments import (
    LINKS,
    POSITIONS,
    SEGMENT_IDS,
    SIDES,
    SPOTS,
    SPOTS_EACH,
    Link,
    moves_castle,
)
from stolek.games.viscounts.state import BUILDING_KINDS, NOBODY, ViscountsState, position_of
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Action, Refusal, Seat, no
from stolek.kernel.order import by_choice
from stolek.kernel.state import tell, then

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts

rule: Chapter["Viscounts", ViscountsState] = Chapter()

TAKES: Final = tuple(TakeBuilding(slot.id) for slot in SLOTS)
BUILD_AT: Final = tuple(
    tuple(tuple(BuildAt(SEGMENT_IDS[i], spot.slot) for spot in SPOTS[side][i]) for i in range(len(SEGMENT_IDS)))
    for side in range(len(SIDES))
)
"""The action for every spot, by side, segment and number of the spot."""


class CompletedLink(NamedTuple):
    """A link of a new building whose other end is built."""

    segment: int
    other: Seat
    link: Link


@rule.offer(ChooseBuilding, one="silent")
def buildings(g: "Viscounts", s: ViscountsState, f: ChooseBuilding) -> Sequence[Action]:
    """Any unbuilt slot in any order, as far as it can be paid (VISC-4.46)."""
    built = s.players[f.seat].built
    most = counted_icons(s, f.seat, BUILD) + payable(s, s.players[f.seat], BUILD)
    return [TAKES[i] for i, kind in enumerate(SLOT_BUILDING) if not built >> i & 1 and BUILDING_COST[kind] <= most]


@rule.do(ChooseBuilding, TakeBuilding)
def take_building(g: "Viscounts", s: ViscountsState, f: ChooseBuilding, a: TakeBuilding) -> None:
    """Fund it, then put it on a spot of the own river bank (VISC-4.47)."""
    fund(s, f.seat, BUILD, BUILDING_COST[SLOT_BUILDING[SLOT_NUMBERS[a.slot]]])
    then(s, ChooseSpot(f.seat, a.slot, False))


@effect(FreeBuilding)
def place_building(s: ViscountsState, seat: Seat, e: FreeBuilding) -> None:
    """Nothing happens if that type is used up or no spot is free (VISC-4.51)."""
    anywhere = e.where == "any"
    if spots_in_reach(s, seat, anywhere):
        then(s, ChooseFreeBuilding(seat, e.building, anywhere))


@rule.offer(ChooseFreeBuilding, none="skip", one="silent")
def free_buildings(g: "Viscounts", s: ViscountsState, f: ChooseFreeBuilding) -> Sequence[Action]:
    """Any own unbuilt slot of the type (VISC-4.51)."""
    built, building = s.players[f.seat].built, BUILDINGS.index(f.building)
    return [TAKES[i] for i, kind in enumerate(SLOT_BUILDING) if kind == building and not built >> i & 1]


@rule.do(ChooseFreeBuilding, TakeBuilding)
def take_free_building(g: "Viscounts", s: ViscountsState, f: ChooseFreeBuilding, a: TakeBuilding) -> None:
    then(s, ChooseSpot(f.seat, a.slot, f.anywhere))


def spots_in_reach(s: ViscountsState, seat: Seat, anywhere: bool) -> list[int]:
    """Free spots of the own river bank, or of the whole main board (VISC-4.45, VISC-4.51)."""
    if anywhere:
        return [spot for spot, stands in enumerate(s.spots) if stands == NOBODY]
    return free_spots(s, seat)


@rule.offer(ChooseSpot, one="silent")
def spots(g: "Viscounts", s: ViscountsState, f: ChooseSpot) -> Sequence[Action]:
    """Every free spot in reach (VISC-4.45)."""
    each, actions = SPOTS_EACH[s.side], BUILD_AT[s.side]
    return [actions[s.segments[spot // each]][spot % each] for spot in spots_in_reach(s, f.seat, f.anywhere)]


@rule.do(ChooseSpot, BuildAt)
def build_at(g: "Viscounts", s: ViscountsState, f: ChooseSpot, a: BuildAt) -> None:
    segment = SEGMENT_IDS.index(a.segment)
    number = BUILD_AT[s.side][segment].index(a)
    put_building(s, f.seat, SLOT_NUMBERS[f.slot], s.segments.index(segment) * SPOTS_EACH[s.side] + number)


def put_building(s: ViscountsState, seat: Seat, slot: int, spot: int) -> None:
    """The slot is open from now on; spot bonus, then links (VISC-4.47, VISC-4.49)."""
    each = SPOTS_EACH[s.side]
    segment = s.segments[spot // each]
    printed = SPOTS[s.side][segment][spot % each]
    s.spots[spot] = seat * BUILDING_KINDS + SLOT_BUILDING[slot]
    s.players[seat].built |= 1 << slot
    tell(s, Built(seat, SLOTS[slot].id, SEGMENT_IDS[segment], printed.slot))
    then(s, Resolve(seat, printed.effects), CompleteLinks(seat, spot))


@rule.step(CompleteLinks)
def complete_links(g: "Viscounts", s: ViscountsState, f: CompleteLinks) -> None:
    """Several links in the order that the builder likes; the virtual opponent goes clockwise (VISC-4.48, VISC-6.17)."""
    frames = [
        PayLink(f.seat, other, SEGMENT_IDS[segment], link.slot, slug_of(link.effects))
        for segment, other, link in completed_links(s, f.spot)
    ]
    if f.seat == s.virtual:
        then(s, *frames)
    else:
        by_choice(s, f.seat, frames)


def completed_links(s: ViscountsState, spot: int) -> list[CompletedLink]:
    """The printed links between this spot and built ones, clockwise (VISC-4.48)."""
    each = SPOTS_EACH[s.side]
    position = spot // each
    found: list[CompletedLink] = []
    for at in ((position - 1) % POSITIONS, position):
        segment = s.segments[at]
        slots = [printed.slot for printed in SPOTS[s.side][segment]]
        following = (at + 1) % POSITIONS * each
        for link in LINKS[s.side][segment]:
            one = at * each + slots.index(link.source)
            other = following if link.to == "next_segment" else at * each + slots.index(link.to)
            if spot in (one, other):
                stands = s.spots[other if spot == one else one]
                if stands != NOBODY:
                    found.append(CompletedLink(segment, Seat(stands // BUILDING_KINDS), link))
    return found


@rule.step(PayLink)
def pay_link(g: "Viscounts", s: ViscountsState, f: PayLink) -> None:
    """Both owners get the bonus, the builder first; the owner of both ends gets it once (VISC-4.48, VISC-4.62)."""
    links = LINKS[s.side][SEGMENT_IDS.index(f.segment)]
    effects = next(link.effects for link in links if link.slot == f.slot)
    tell(s, LinkCompleted(f.seat, f.other_seat, f.segment, f.effect))
    then(s, Resolve(f.seat, effects))
    if f.other_seat != f.seat:
        then(s, Resolve(f.other_seat, effects))
    if moves_castle(effects):
        then(s, SettleCastle())


@rule.refuse(ChooseBuilding, TakeBuilding)
def no_building(g: "Viscounts", s: ViscountsState, f: ChooseBuilding, a: TakeBuilding) -> Refusal:
    slot = next((i for i, record in enumerate(SLOTS) if record.id == a.slot), None)
    if slot is None or s.players[f.seat].built >> slot & 1:
        return no("VISC-4.46", "slot", slot=a.slot)
    return not_enough(s, f.seat, BUILD, BUILDING_COST[SLOT_BUILDING[slot]])


@rule.refuse(ChooseFreeBuilding, TakeBuilding)
def no_free_building(g: "Viscounts", s: ViscountsState, f: ChooseFreeBuilding, a: TakeBuilding) -> Refusal:
    return no("VISC-4.51", "slot", building=f.building)


@rule.refuse(ChooseSpot, BuildAt)
def no_spot(g: "Viscounts", s: ViscountsState, f: ChooseSpot, a: BuildAt) -> Refusal:
    """No such spot, taken, another segment, or the river in between (VISC-4.45)."""
    number = next((i for i, b in enumerate(s.segments) for x in BUILD_AT[s.side][b] if x == a), None)
    if number is None:
        return no("VISC-4.45", "spot")
    each = SPOTS_EACH[s.side]
    spot = number * each + BUILD_AT[s.side][s.segments[number]].index(a)
    if s.spots[spot] != NOBODY:
        return no("VISC-4.45", "taken", owner_seat=s.spots[spot] // BUILDING_KINDS)
    if number != position_of(s.players[f.seat].space):
        return no("VISC-4.45", "segment")
    return no("VISC-4.45", "river")
