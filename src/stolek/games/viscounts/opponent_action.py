"""Primary actions of the virtual opponent, and what it gets for nothing (VISC-6.16, VISC-6.20 to VISC-6.24)."""

from typing import Final

from stolek.games.viscounts.building import put_building
from stolek.games.viscounts.cards import EMPTY, MANUSCRIPT_COSTS
from stolek.games.viscounts.components import (
    ACTIONS,
    BUILD,
    BUILDINGS,
    GENERIC,
    GOODS,
    PAYS,
    PLACE_WORKERS,
    SLOT_BUILDING,
    TRANSCRIBE,
)
from stolek.games.viscounts.effects import Attempt, Flip, Focus, FreeBuilding, FreeManuscript, FreeWorkers
from stolek.games.viscounts.events import ActionTaken, IconsPaid
from stolek.games.viscounts.frames import ArriveAtCastle, GainManuscript, Resolve, SettleCastle
from stolek.games.viscounts.opponent import board_of, stock_of
from stolek.games.viscounts.opponents import BUILD_ORDER, ON_BUILT, OPPONENT_COST, OPPONENT_WORKER_COST
from stolek.games.viscounts.payment import icons_for, icons_of
from stolek.games.viscounts.primary_action import free_spots, manuscript_cost
from stolek.games.viscounts.resolve import opponent_effect
from stolek.games.viscounts.segments import BANKS, POSITIONS, SPOTS_EACH
from stolek.games.viscounts.state import NOBODY, ViscountsState, own_section, position_of, way_of
from stolek.kernel.leaf import Seat
from stolek.kernel.state import tell, then

IMPOSSIBLE: Final = -1


def price(s: ViscountsState, seat: Seat, action: int, icons: int) -> int:
    """The resources missing for so many icons, IMPOSSIBLE if it has too few; never silver, no dismissal (VISC-6.16)."""
    player = s.players[seat]
    missing = max(0, icons - icons_for(player, action, icons_of(player)))
    return missing if missing <= stock_of(player, PAYS[action]) else IMPOSSIBLE


def spend(s: ViscountsState, seat: Seat, action: int, icons: int) -> None:
    """It pays as few resources as possible (VISC-6.16)."""
    player = s.players[seat]
    missing = price(s, seat, action, icons)
    good = GENERIC if board_of(player).resource_priority is None else PAYS[action]
    player.goods[good] -= missing
    tell(s, ActionTaken(seat, ACTIONS[action]))
    if missing:
        tell(s, IconsPaid(seat, *[missing if i == good else 0 for i in range(len(GOODS))]))


def building_to_build(s: ViscountsState, seat: Seat) -> int:
    """The left-most building on its board that it can pay (VISC-6.20)."""
    built = s.players[seat].built
    for slot in BUILD_ORDER:
        if not built >> slot & 1 and price(s, seat, BUILD, OPPONENT_COST[SLOT_BUILDING[slot]]) != IMPOSSIBLE:
            return slot
    return IMPOSSIBLE


def workers_to_place(s: ViscountsState, seat: Seat) -> int:
    """As many as possible of 2, 3 or 4, never 1; 0 if none (VISC-6.22)."""
    return max(
        (
            n
            for n, cost in OPPONENT_WORKER_COST.items()
            if n <= s.players[seat].workers and price(s, seat, PLACE_WORKERS, cost) != IMPOSSIBLE
        ),
        default=0,
    )


def is_possible(s: ViscountsState, seat: Seat, e: Attempt | Flip) -> bool:
    """An action must be fully possible; a flip as main goal needs an unflipped card (VISC-6.31)."""
    if isinstance(e, Flip):
        return bool(s.players[seat].unpaid or s.players[seat].acquired)
    if e.action == "build":
        return bool(free_spots(s, seat)) and building_to_build(s, seat) != IMPOSSIBLE
    if e.action == "place_workers":
        return bool(workers_to_place(s, seat))
    cost = manuscript_cost(s, position_of(s.players[seat].space))
    return price(s, seat, TRANSCRIBE, cost) != IMPOSSIBLE


@opponent_effect(Focus)
def focus(s: ViscountsState, seat: Seat, e: Focus) -> None:
    """Its main goal, which has been found possible (VISC-6.31)."""
    then(s, Resolve(seat, (board_of(s.players[seat]).focus,)))


@opponent_effect(Attempt)
def act(s: ViscountsState, seat: Seat, e: Attempt) -> None:
    """A primary action from the outer path, which has been found possible (VISC-6.20, VISC-6.22, VISC-6.24)."""
    if e.action == "build":
        slot = building_to_build(s, seat)
        spend(s, seat, BUILD, OPPONENT_COST[SLOT_BUILDING[slot]])
        open_slot(s, seat, slot, free_spots(s, seat)[0])
    elif e.action == "place_workers":
        workers = workers_to_place(s, seat)
        spend(s, seat, PLACE_WORKERS, OPPONENT_WORKER_COST[workers])
        then(s, ArriveAtCastle(seat, own_section(s, seat), workers), SettleCastle())
    else:
        position = position_of(s.players[seat].space)
        spend(s, seat, TRANSCRIBE, manuscript_cost(s, position))
        then(s, GainManuscript(seat, position))


def open_slot(s: ViscountsState, seat: Seat, slot: int, spot: int) -> None:
    """Spot and link bonuses as usual, then what the slot does once (VISC-6.18, VISC-6.20)."""
    put_building(s, seat, slot, spot)
    then(s, *[Resolve(seat, effects) for bit, _, effects in ON_BUILT if bit == 1 << slot])


def spots_from(s: ViscountsState, seat: Seat) -> list[int]:
    """All spots clockwise from the first of its own river bank, across rivers and segments (VISC-6.21)."""
    space, each = s.players[seat].space, SPOTS_EACH[s.side]
    position = position_of(space)
    first = position * each + BANKS[s.side][s.segments[position]][way_of(space)][0]
    return [(first + i) % (POSITIONS * each) for i in range(POSITIONS * each)]


@opponent_effect(FreeBuilding)
def free_building(s: ViscountsState, seat: Seat, e: FreeBuilding) -> None:
    """Left-most slot of the type, next free spot; at its own space only if the effect says so (VISC-6.5, VISC-6.21)."""
    built, building = s.players[seat].built, BUILDINGS.index(e.building)
    slots = [i for i, kind in enumerate(SLOT_BUILDING) if kind == building and not built >> i & 1]
    if e.where == "any":
        spots = [spot for spot in spots_from(s, seat) if s.spots[spot] == NOBODY]
    else:
        spots = free_spots(s, seat)
    if slots and spots:
        open_slot(s, seat, slots[0], spots[0])


@opponent_effect(FreeWorkers)
def free_workers(s: ViscountsState, seat: Seat, e: FreeWorkers) -> None:
    """To the section of its segment (VISC-6.22)."""
    workers = min(e.amount, s.players[seat].workers)
    if workers:
        then(s, ArriveAtCastle(seat, own_section(s, seat), workers), SettleCastle())


@opponent_effect(FreeManuscript)
def free_manuscript(s: ViscountsState, seat: Seat, e: FreeManuscript) -> None:
    """That of its segment if allowed, else clockwise the first allowed one (VISC-6.24)."""
    first = position_of(s.players[seat].space)
    for i in range(POSITIONS):
        position = (first + i) % POSITIONS
        manuscript = s.manuscripts[position]
        if manuscript != EMPTY and MANUSCRIPT_COSTS[manuscript] in e.costs:
            then(s, GainManuscript(seat, position))
            return
