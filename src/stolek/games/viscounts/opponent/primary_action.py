"""Primary actions of the virtual opponent, and what it gets for nothing (VISC-6.16, VISC-6.20 to VISC-6.24)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from stolek.games.viscounts.building import put_building, unbuilt_slots_of
from stolek.games.viscounts.cards import EMPTY, MANUSCRIPT_COSTS
from stolek.games.viscounts.components import (
    ACTIONS,
    BUILD,
    GOODS,
    PAYS,
    PLACE_WORKERS,
    SLOT_COST,
    SLOTS,
    TRANSCRIBE,
)
from stolek.games.viscounts.debts import flippable
from stolek.games.viscounts.effects import (
    Attempt,
    Effect,
    Effects,
    Flip,
    Focus,
    FreeBuilding,
    FreeManuscript,
    FreeWorkers,
    opponent_handles,
)
from stolek.games.viscounts.events import NothingDone, OpponentActed, OpponentPaid
from stolek.games.viscounts.frames import ArriveAtCastle, GainManuscript, Resolve, SettleCastle
from stolek.games.viscounts.main_board import free_spots_on_bank, own_position, own_section, spots_on_bank
from stolek.games.viscounts.manuscript import manuscript_cost
from stolek.games.viscounts.opponent.boards import BUILD_ORDER, ON_BUILT, OPPONENT_WORKER_COST
from stolek.games.viscounts.opponent.effects import kept_as
from stolek.games.viscounts.payment import icons_for, icons_of
from stolek.games.viscounts.player import board_of, is_open
from stolek.games.viscounts.segments import POSITIONS
from stolek.games.viscounts.state import ViscountsState
from stolek.kernel.state import tell, then
from stolek.kernel.values import Seat

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts


# What an action costs it


def missing_resources(s: ViscountsState, seat: Seat, action: int, icons: int) -> int:
    """The resources that it pays to have as many icons as needed; never silver, no dismissal (VISC-6.16)."""
    player = s.players[seat]
    return max(0, icons - icons_for(player, action, icons_of(player)))


def can_afford(s: ViscountsState, seat: Seat, action: int, icons: int) -> bool:
    """Has it the resources for the icons that it misses? (VISC-6.16)"""
    player = s.players[seat]
    return missing_resources(s, seat, action, icons) <= player.goods[kept_as(player, PAYS[action])]


def spend(s: ViscountsState, seat: Seat, action: int, icons: int) -> None:
    """It pays as few resources as possible (VISC-6.16)."""
    player = s.players[seat]
    missing = missing_resources(s, seat, action, icons)
    good = kept_as(player, PAYS[action])
    player.goods[good] -= missing
    tell(s, OpponentActed(seat, ACTIONS[action]))
    if missing:
        tell(s, OpponentPaid(seat, GOODS[good], missing))


# Its three actions


def slot_to_build(s: ViscountsState, seat: Seat) -> int | None:
    """The left-most building on its board that it can pay (VISC-6.20)."""
    for slot in BUILD_ORDER:
        if not is_open(s.players[seat], slot) and can_afford(s, seat, BUILD, SLOT_COST[slot]):
            return slot
    return None


def can_build(s: ViscountsState, seat: Seat) -> bool:
    """It needs a free spot on the river bank of its space, and a building that it can pay (VISC-6.20)."""
    return bool(free_spots_on_bank(s, seat)) and slot_to_build(s, seat) is not None


def build(s: ViscountsState, seat: Seat) -> None:
    """The building goes to the left-most free spot (VISC-6.20)."""
    slot = slot_to_build(s, seat)
    assert slot is not None
    spend(s, seat, BUILD, SLOT_COST[slot])
    build_on(s, seat, slot, free_spots_on_bank(s, seat)[0])


def workers_to_place(s: ViscountsState, seat: Seat) -> int:
    """As many as possible of 2, 3 or 4, never 1; 0 if none (VISC-6.22)."""
    supply = s.players[seat].workers
    affordable = [
        workers
        for workers, cost in OPPONENT_WORKER_COST.items()
        if workers <= supply and can_afford(s, seat, PLACE_WORKERS, cost)
    ]
    return max(affordable, default=0)


def can_place_workers(s: ViscountsState, seat: Seat) -> bool:
    """Fewer than two are never placed (VISC-6.22)."""
    return bool(workers_to_place(s, seat))


def place_workers(s: ViscountsState, seat: Seat) -> None:
    """From the outer path, to the section that faces its segment (VISC-6.22)."""
    workers = workers_to_place(s, seat)
    spend(s, seat, PLACE_WORKERS, OPPONENT_WORKER_COST[workers])
    then(s, ArriveAtCastle(seat, own_section(s, seat), workers), SettleCastle())


def can_transcribe(s: ViscountsState, seat: Seat) -> bool:
    """It needs the icons or resources for the manuscript of its segment (VISC-6.24)."""
    return can_afford(s, seat, TRANSCRIBE, manuscript_cost(s, own_position(s, seat)))


def transcribe(s: ViscountsState, seat: Seat) -> None:
    """From the outer path, the manuscript of its segment (VISC-6.24)."""
    position = own_position(s, seat)
    spend(s, seat, TRANSCRIBE, manuscript_cost(s, position))
    then(s, GainManuscript(seat, position))


class PrimaryAction(NamedTuple):
    """Whether the opponent can do an action in full, and how it does it."""

    is_possible: Callable[[ViscountsState, Seat], bool]
    do: Callable[[ViscountsState, Seat], None]


PRIMARY_ACTIONS: Final = {
    "build": PrimaryAction(can_build, build),
    "place_workers": PrimaryAction(can_place_workers, place_workers),
    "transcribe": PrimaryAction(can_transcribe, transcribe),
}


# Which option of a scheme it takes


def can_attempt(s: ViscountsState, seat: Seat, effect: Attempt) -> bool:
    """An action is an option only if it can be done in full (VISC-6.31)."""
    return PRIMARY_ACTIONS[effect.action].is_possible(s, seat)


def can_focus(s: ViscountsState, seat: Seat, effect: Focus) -> bool:
    """Likewise its main goal; a flip as main goal needs a card to flip (VISC-6.31)."""
    player = s.players[seat]
    focus = board_of(player).focus
    if isinstance(focus, Flip):
        return bool(flippable(player))
    return can_attempt(s, seat, focus)


CONDITIONS: Final[dict[type[Effect], Callable[..., bool]]] = {Attempt: can_attempt, Focus: can_focus}
"""Options made of cards, flips and virtue are always possible (VISC-6.31)."""


def is_possible(s: ViscountsState, seat: Seat, option: Effects) -> bool:
    """Can it do this option of a scheme? (VISC-6.31)"""
    condition = CONDITIONS.get(type(option[0]))
    return condition is None or condition(s, seat, option[0])


@opponent_handles(Focus)
def do_focus(g: "Viscounts", s: ViscountsState, f: Resolve, effect: Focus) -> None:
    """Its main goal, which has been found possible (VISC-6.31)."""
    then(s, Resolve(f.seat, (board_of(s.players[f.seat]).focus,), f.source))


@opponent_handles(Attempt)
def act(g: "Viscounts", s: ViscountsState, f: Resolve, effect: Attempt) -> None:
    """A primary action from the outer path, which has been found possible (VISC-6.20, VISC-6.22, VISC-6.24)."""
    PRIMARY_ACTIONS[effect.action].do(s, f.seat)


# What it gets for nothing


def build_on(s: ViscountsState, seat: Seat, slot: int, spot: int) -> None:
    """Spot and link bonuses as usual, then what the slot does once (VISC-6.18, VISC-6.20)."""
    put_building(s, seat, slot, spot)
    then(s, *[Resolve(seat, opened.effects, opened.slot) for opened in ON_BUILT if opened.slot == SLOTS[slot].id])


def spots_from(s: ViscountsState, seat: Seat) -> list[int]:
    """All spots clockwise from the first of its own river bank, across rivers and segments (VISC-6.21)."""
    first = spots_on_bank(s, s.players[seat].space)[0]
    return [*range(first, len(s.spots)), *range(first)]


@opponent_handles(FreeBuilding)
def free_building(g: "Viscounts", s: ViscountsState, f: Resolve, effect: FreeBuilding) -> None:
    """Left-most slot of the type, next free spot; at its own space only if the effect says so (VISC-6.5, VISC-6.21)."""
    slots = unbuilt_slots_of(s.players[f.seat], effect.building)
    if effect.where == "any":
        spots = [spot for spot in spots_from(s, f.seat) if s.spots[spot] is None]
    else:
        spots = free_spots_on_bank(s, f.seat)
    if slots and spots:
        build_on(s, f.seat, slots[0], spots[0])
    else:
        tell(s, NothingDone(f.seat, effect.slug, f.source))


@opponent_handles(FreeWorkers)
def free_workers(g: "Viscounts", s: ViscountsState, f: Resolve, effect: FreeWorkers) -> None:
    """To the section of its segment (VISC-6.22)."""
    workers = min(effect.amount, s.players[f.seat].workers)
    if workers:
        then(s, ArriveAtCastle(f.seat, own_section(s, f.seat), workers), SettleCastle())
    else:
        tell(s, NothingDone(f.seat, effect.slug, f.source))


@opponent_handles(FreeManuscript)
def free_manuscript(g: "Viscounts", s: ViscountsState, f: Resolve, effect: FreeManuscript) -> None:
    """That of its segment if allowed, else clockwise the first allowed one (VISC-6.24)."""
    first = own_position(s, f.seat)
    for further in range(POSITIONS):
        position = (first + further) % POSITIONS
        manuscript = s.manuscripts[position]
        if manuscript != EMPTY and MANUSCRIPT_COSTS[manuscript] in effect.costs:
            then(s, GainManuscript(f.seat, position))
            return
    tell(s, NothingDone(f.seat, effect.slug, f.source))
