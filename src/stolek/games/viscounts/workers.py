"""Workers come to the castle and move in it: Place workers, free workers, castle moves (VISC-4.55, VISC-4.62).

Whatever puts or moves workers on tier 1 is followed by `SettleCastle`, see `castle.py`.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.viscounts.actions import MoveNobody, MoveWorker, PlaceAt, Send
from stolek.games.viscounts.components import PLACE_WORKERS, SECTION_IDS, WORKER_COST
from stolek.games.viscounts.effects import CastleMove, FreeWorkers, handles
from stolek.games.viscounts.events import CastleMoved, NothingDone, WorkersPlaced
from stolek.games.viscounts.frames import (
    ArriveAtCastle,
    ChooseCastleMove,
    ChooseSection,
    ChooseWorkers,
    Resolve,
    SettleCastle,
)
from stolek.games.viscounts.main_board import own_section
from stolek.games.viscounts.payment import affordable_icons, fund, needs, why_not_enough
from stolek.games.viscounts.state import SECTION_COUNT, ViscountsState
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import tell, then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts

rule: Chapter["Viscounts", ViscountsState] = Chapter()


def clockwise(section: int) -> int:
    """The clockwise neighbour (VISC-2.16)."""
    return (section + 1) % SECTION_COUNT


def counter_clockwise(section: int) -> int:
    """The counter-clockwise neighbour."""
    return (section - 1) % SECTION_COUNT


SEND: Final = tuple(Send(n) for n in range(len(WORKER_COST)))
PLACE_AT: Final = tuple(PlaceAt(section) for section in SECTION_IDS)
MOVE_WORKER: Final = tuple(
    tuple(MoveWorker(SECTION_IDS[origin], SECTION_IDS[to]) for to in (clockwise(origin), counter_clockwise(origin)))
    for origin in range(SECTION_COUNT)
)
MOVE_NOBODY: Final = MoveNobody()


# Place workers


@needs(PLACE_WORKERS)
def nobles_for_one_worker(s: ViscountsState, seat: Seat) -> int:
    """A worker in the supply is needed (VISC-4.55)."""
    return WORKER_COST[1] if s.players[seat].workers else 0


def max_workers(s: ViscountsState, seat: Seat) -> int:
    """The most workers that icons, gold and the player's supply allow (VISC-4.55)."""
    icons = affordable_icons(s, seat, PLACE_WORKERS)
    affordable = max(n for n, cost in enumerate(WORKER_COST) if cost <= icons)
    return min(affordable, s.players[seat].workers)


@rule.offer(ChooseWorkers, one="silent")
def numbers_of_workers(g: "Viscounts", s: ViscountsState, f: ChooseWorkers) -> Sequence[Action]:
    """A smaller number than affordable may be chosen (VISC-4.55)."""
    return SEND[1 : max_workers(s, f.seat) + 1]


@rule.do(ChooseWorkers, Send)
def send(g: "Viscounts", s: ViscountsState, f: ChooseWorkers, a: Send) -> None:
    """Pay, then put them on the section that faces the viscount's segment (VISC-4.55)."""
    fund(s, f.seat, PLACE_WORKERS, WORKER_COST[a.workers])
    then(s, ArriveAtCastle(f.seat, own_section(s, f.seat), a.workers), SettleCastle())


@rule.step(ArriveAtCastle)
def arrive(g: "Viscounts", s: ViscountsState, f: ArriveAtCastle) -> None:
    """Workers come from the supply to a section of tier 1 (VISC-4.55)."""
    s.players[f.seat].workers -= f.workers
    s.tier1[f.section][f.seat] += f.workers
    tell(s, WorkersPlaced(f.seat, SECTION_IDS[f.section], f.workers))


# Workers for nothing


@handles(FreeWorkers)
def free_workers(g: "Viscounts", s: ViscountsState, f: Resolve, effect: FreeWorkers) -> None:
    """As many as the player's supply holds (VISC-4.1, VISC-4.62)."""
    workers = min(effect.amount, s.players[f.seat].workers)
    if workers:
        then(s, ChooseSection(f.seat, workers))
    else:
        tell(s, NothingDone(f.seat, effect.slug, f.source))


@rule.offer(ChooseSection)
def sections(g: "Viscounts", s: ViscountsState, f: ChooseSection) -> Sequence[Action]:
    """Any of the five sections, for all of them together (VISC-4.62)."""
    return PLACE_AT


@rule.do(ChooseSection, PlaceAt)
def place_at(g: "Viscounts", s: ViscountsState, f: ChooseSection, a: PlaceAt) -> None:
    then(s, ArriveAtCastle(f.seat, SECTION_IDS.index(a.section), f.workers), SettleCastle())


# Castle moves


@handles(CastleMove)
def castle_move(g: "Viscounts", s: ViscountsState, f: Resolve, effect: CastleMove) -> None:
    """The move is made at once; the castle is settled afterwards (VISC-4.62, VISC-4.64)."""
    if any(workers[f.seat] for workers in s.tier1):
        then(s, ChooseCastleMove(f.seat), SettleCastle())
    else:
        tell(s, NothingDone(f.seat, effect.slug, f.source))


@rule.offer(ChooseCastleMove, none="skip")
def castle_moves(g: "Viscounts", s: ViscountsState, f: ChooseCastleMove) -> Sequence[Action]:
    """Any of the player's workers on tier 1 to either neighbour, or nothing (VISC-4.62)."""
    moves = [move for section, workers in enumerate(s.tier1) if workers[f.seat] for move in MOVE_WORKER[section]]
    return [*moves, MOVE_NOBODY] if moves else ()


@rule.do(ChooseCastleMove, MoveWorker)
def move_worker(g: "Viscounts", s: ViscountsState, f: ChooseCastleMove, a: MoveWorker) -> None:
    shift_worker(s, f.seat, SECTION_IDS.index(a.origin), SECTION_IDS.index(a.target))
    tell(s, CastleMoved(f.seat, a.origin, a.target))


@rule.do(ChooseCastleMove, MoveNobody)
def move_nobody(g: "Viscounts", s: ViscountsState, f: ChooseCastleMove, a: MoveNobody) -> None:
    """A castle move is optional (VISC-4.1)."""


def shift_worker(s: ViscountsState, seat: Seat, origin: int, target: int) -> None:
    """One worker of tier 1 goes from section to section."""
    s.tier1[origin][seat] -= 1
    s.tier1[target][seat] += 1


# Why not


@rule.refuse(ChooseWorkers, Send)
def why_not_send(g: "Viscounts", s: ViscountsState, f: ChooseWorkers, a: Send) -> Refusal:
    """1 to 4 workers, in the player's supply, with icons or gold for them (VISC-4.55)."""
    if a.workers not in range(1, len(WORKER_COST)):
        return no("VISC-4.55", "number")
    if a.workers > s.players[f.seat].workers:
        return no("VISC-4.55", "supply", held=s.players[f.seat].workers)
    return why_not_enough(s, f.seat, PLACE_WORKERS, WORKER_COST[a.workers])


@rule.refuse(ChooseSection, PlaceAt)
def why_not_section(g: "Viscounts", s: ViscountsState, f: ChooseSection, a: PlaceAt) -> Refusal:
    return no("VISC-4.62", "section")


@rule.refuse(ChooseCastleMove, MoveWorker)
def why_not_castle_move(g: "Viscounts", s: ViscountsState, f: ChooseCastleMove, a: MoveWorker) -> Refusal:
    """One of the player's workers on tier 1, to a neighbouring section (VISC-4.62)."""
    if a.origin in SECTION_IDS and s.tier1[SECTION_IDS.index(a.origin)][f.seat]:
        return no("VISC-4.62", "neighbour", origin=a.origin)
    return no("VISC-4.62", "worker")
