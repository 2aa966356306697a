"""Place workers and the castle (VISC-4.55 to VISC-4.64).

Whatever puts or moves workers on tier 1 is followed by `SettleCastle`, which starts one resolution: groups of three of
the player whose turn it is, then of the others clockwise, then bumping. A resolution never starts inside another one.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.viscounts.actions import (
    Bump,
    MoveNobody,
    MoveWorker,
    PlaceAt,
    Promote,
    Send,
    SpreadTo,
)
from stolek.games.viscounts.board_events import LeaderChanged, WorkerBumped, WorkerMoved, WorkerPromoted, WorkersPlaced
from stolek.games.viscounts.components import CASTLE, PLACE_WORKERS, SECTIONS, WORKER_COST
from stolek.games.viscounts.effects import CastleMove, Effects, FreeWorkers
from stolek.games.viscounts.frames import (
    ArriveAtCastle,
    BumpWorkers,
    ChooseBump,
    ChooseCastleMove,
    ChooseDirection,
    ChoosePromotion,
    ChooseSection,
    ChooseWorkers,
    CrowdTierOne,
    CrowdTierTwo,
    Resolve,
    SettleCastle,
    Spread,
)
from stolek.games.viscounts.payment import payable
from stolek.games.viscounts.primary_action import counted_icons, fund, not_enough
from stolek.games.viscounts.resolve import effect
from stolek.games.viscounts.state import NOBODY, SECTION_COUNT, ViscountsState, from_active, own_section
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Action, Refusal, Seat, no
from stolek.kernel.state import tell, then, under_way

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts

rule: Chapter["Viscounts", ViscountsState] = Chapter()

SECTION_IDS: Final = tuple(section.id for section in SECTIONS)
GROUP: Final = CASTLE.promotion_threshold_own
CAPACITY: Final = CASTLE.capacity_tier_1_and_2
TIER_TWO: Final = tuple(section.tier2 for section in SECTIONS)
TIER_THREE: Final = CASTLE.tiers["3"].enter_reward
COMPENSATION: Final[tuple[Effects, ...]] = (
    (),
    CASTLE.tiers["1"].bump_compensation or (),
    CASTLE.tiers["2"].bump_compensation or (),
)
SENDS: Final = tuple(Send(n) for n in range(len(WORKER_COST)))
PROMOTE: Final = tuple(Promote(section) for section in SECTION_IDS)
SPREAD_TO: Final = tuple(SpreadTo(section) for section in SECTION_IDS)
PLACE_AT: Final = tuple(PlaceAt(section) for section in SECTION_IDS)
MOVE_NOBODY: Final = MoveNobody()


def clockwise(section: int) -> int:
    """The clockwise neighbour (VISC-2.16)."""
    return (section + 1) % SECTION_COUNT


def counter_clockwise(section: int) -> int:
    """The counter-clockwise neighbour."""
    return (section - 1) % SECTION_COUNT


MOVE_WORKER: Final = tuple(
    tuple(MoveWorker(SECTION_IDS[i], SECTION_IDS[to]) for to in (clockwise(i), counter_clockwise(i)))
    for i in range(SECTION_COUNT)
)


# Workers come


def workers_allowed(s: ViscountsState, seat: Seat) -> int:
    """The most workers that icons, gold and the own supply allow (VISC-4.55)."""
    most = counted_icons(s, seat, PLACE_WORKERS) + payable(s, s.players[seat], PLACE_WORKERS)
    affordable = max(n for n, cost in enumerate(WORKER_COST) if cost <= most)
    return min(affordable, s.players[seat].workers)


@rule.offer(ChooseWorkers, one="silent")
def numbers_of_workers(g: "Viscounts", s: ViscountsState, f: ChooseWorkers) -> Sequence[Action]:
    """A smaller number than affordable may be chosen (VISC-4.55)."""
    return SENDS[1 : workers_allowed(s, f.seat) + 1]


@rule.do(ChooseWorkers, Send)
def send(g: "Viscounts", s: ViscountsState, f: ChooseWorkers, a: Send) -> None:
    """Pay, then put them on the section that faces the own segment (VISC-4.55)."""
    fund(s, f.seat, PLACE_WORKERS, WORKER_COST[a.workers])
    then(s, ArriveAtCastle(f.seat, own_section(s, f.seat), a.workers), SettleCastle())


@rule.step(ArriveAtCastle)
def arrive(g: "Viscounts", s: ViscountsState, f: ArriveAtCastle) -> None:
    s.players[f.seat].workers -= f.workers
    s.tier1[f.section * s.seats + f.seat] += f.workers
    tell(s, WorkersPlaced(f.seat, SECTION_IDS[f.section], f.workers))


@effect(FreeWorkers)
def free_workers(s: ViscountsState, seat: Seat, e: FreeWorkers) -> None:
    """As many as the own supply holds (VISC-4.1, VISC-4.62)."""
    workers = min(e.amount, s.players[seat].workers)
    if workers:
        then(s, ChooseSection(seat, workers))


@rule.offer(ChooseSection)
def sections(g: "Viscounts", s: ViscountsState, f: ChooseSection) -> Sequence[Action]:
    """Any of the five sections, for all of them together (VISC-4.62)."""
    return PLACE_AT


@rule.do(ChooseSection, PlaceAt)
def place_at(g: "Viscounts", s: ViscountsState, f: ChooseSection, a: PlaceAt) -> None:
    then(s, ArriveAtCastle(f.seat, SECTION_IDS.index(a.section), f.workers), SettleCastle())


@effect(CastleMove)
def castle_move(s: ViscountsState, seat: Seat, e: CastleMove) -> None:
    """The move is made at once; the castle is settled afterwards (VISC-4.62, VISC-4.64)."""
    if any(s.tier1[seat :: s.seats]):
        then(s, ChooseCastleMove(seat), SettleCastle())


@rule.offer(ChooseCastleMove, none="skip")
def castle_moves(g: "Viscounts", s: ViscountsState, f: ChooseCastleMove) -> Sequence[Action]:
    """Any own worker of tier 1 to either neighbour, or nothing (VISC-4.62)."""
    moves = [move for i in range(SECTION_COUNT) if s.tier1[i * s.seats + f.seat] for move in MOVE_WORKER[i]]
    return [*moves, MOVE_NOBODY] if moves else ()


@rule.do(ChooseCastleMove, MoveWorker)
def move_worker(g: "Viscounts", s: ViscountsState, f: ChooseCastleMove, a: MoveWorker) -> None:
    shift_worker(s, f.seat, SECTION_IDS.index(a.origin), SECTION_IDS.index(a.target))


@rule.do(ChooseCastleMove, MoveNobody)
def move_nobody(g: "Viscounts", s: ViscountsState, f: ChooseCastleMove, a: MoveNobody) -> None:
    """A castle move is optional (VISC-4.1)."""


def shift_worker(s: ViscountsState, seat: Seat, origin: int, target: int) -> None:
    """One worker of tier 1 goes from section to section."""
    s.tier1[origin * s.seats + seat] -= 1
    s.tier1[target * s.seats + seat] += 1
    tell(s, WorkerMoved(seat, SECTION_IDS[origin], SECTION_IDS[target]))


# The resolution


@rule.step(SettleCastle)
def settle_castle(g: "Viscounts", s: ViscountsState, f: SettleCastle) -> None:
    """The player whose turn it is first, then clockwise, then bumping once; never inside another (VISC-4.62, 4.64)."""
    if not under_way(s, BumpWorkers) and not under_way(s, SettleCastle):
        then(s, *[CrowdTierOne(seat) for seat in from_active(s)], BumpWorkers())


def crowded(s: ViscountsState, seat: Seat) -> list[int]:
    """Tier-1 sections with a group of three own workers (VISC-4.56)."""
    return [i for i in range(SECTION_COUNT) if s.tier1[i * s.seats + seat] >= GROUP]


@rule.step(CrowdTierOne)
def crowd_tier_one(g: "Viscounts", s: ViscountsState, f: CrowdTierOne) -> None:
    """Group by group, in the owner's order; the virtual opponent begins at its segment (VISC-4.56, VISC-6.23)."""
    groups = crowded(s, f.seat)
    if not groups:
        then(s, CrowdTierTwo(f.seat))
    elif f.seat == s.virtual:
        first = own_section(s, f.seat)
        promote_group(s, f.seat, min(groups, key=lambda i: (i - first) % SECTION_COUNT))
    else:
        then(s, ChoosePromotion(f.seat))


@rule.offer(ChoosePromotion, one="silent")
def promotions(g: "Viscounts", s: ViscountsState, f: ChoosePromotion) -> Sequence[Action]:
    return [PROMOTE[i] for i in crowded(s, f.seat)]


@rule.do(ChoosePromotion, Promote)
def promote(g: "Viscounts", s: ViscountsState, f: ChoosePromotion, a: Promote) -> None:
    promote_group(s, f.seat, SECTION_IDS.index(a.section))


def promote_group(s: ViscountsState, seat: Seat, section: int) -> None:
    """One goes up and brings its reward at once, then one goes to each side (VISC-4.56, VISC-4.60)."""
    s.tier1[section * s.seats + seat] -= 1
    s.tier2[section * s.seats + seat] += 1
    tell(s, WorkerPromoted(seat, SECTION_IDS[section], 2))
    then(s, Resolve(seat, TIER_TWO[section]), Spread(seat, section), CrowdTierOne(seat))


@rule.step(Spread)
def spread(g: "Viscounts", s: ViscountsState, f: Spread) -> None:
    """If the reward took workers away, as many as are left; one alone goes where its owner says (VISC-4.56)."""
    left = s.tier1[f.section * s.seats + f.seat]
    if left >= 2:
        shift_worker(s, f.seat, f.section, clockwise(f.section))
        shift_worker(s, f.seat, f.section, counter_clockwise(f.section))
    elif left:
        then(s, ChooseDirection(f.seat, SECTION_IDS[f.section]))


@rule.offer(ChooseDirection)
def directions(g: "Viscounts", s: ViscountsState, f: ChooseDirection) -> Sequence[Action]:
    section = SECTION_IDS.index(f.section)
    return SPREAD_TO[clockwise(section)], SPREAD_TO[counter_clockwise(section)]


@rule.do(ChooseDirection, SpreadTo)
def spread_to(g: "Viscounts", s: ViscountsState, f: ChooseDirection, a: SpreadTo) -> None:
    shift_worker(s, f.seat, SECTION_IDS.index(f.section), SECTION_IDS.index(a.section))


@rule.step(CrowdTierTwo)
def crowd_tier_two(g: "Viscounts", s: ViscountsState, f: CrowdTierTwo) -> None:
    """After all of tier 1: one of three goes to tier 3 and brings a resource; never sideways (VISC-4.57)."""
    for section in range(SECTION_COUNT):
        if s.tier2[section * s.seats + f.seat] >= GROUP:
            s.tier2[section * s.seats + f.seat] -= 1
            s.tier3[f.seat] += 1
            tell(s, WorkerPromoted(f.seat, SECTION_IDS[section], 3))
            claim_leader(s, f.seat)
            then(s, Resolve(f.seat, TIER_THREE), CrowdTierTwo(f.seat))
            return


def claim_leader(s: ViscountsState, seat: Seat) -> None:
    """The first on tier 3 leads the castle, later whoever has strictly more workers there (VISC-4.61)."""
    if s.leader != seat and (s.leader == NOBODY or s.tier3[seat] > s.tier3[s.leader]):
        s.leader = seat
        tell(s, LeaderChanged(seat, s.tier3[seat]))


@rule.step(BumpWorkers)
def bump_workers(g: "Viscounts", s: ViscountsState, f: BumpWorkers) -> None:
    """Tier 1, then tier 2, by section, one worker at a time, until three remain (VISC-4.58)."""
    for tier, places in ((1, s.tier1), (2, s.tier2)):
        for section in range(SECTION_COUNT):
            present = places[section * s.seats : (section + 1) * s.seats]
            if sum(present) > CAPACITY:
                if s.active == s.virtual:
                    bump(s, opponents_victim(s, present), section, tier)
                else:
                    then(s, ChooseBump(Seat(s.active), SECTION_IDS[section], tier), BumpWorkers())
                return


def opponents_victim(s: ViscountsState, present: list[int]) -> Seat:
    """The virtual opponent bumps its own workers only if there are no others (VISC-6.23)."""
    return Seat(next((seat for seat, n in enumerate(present) if n and seat != s.virtual), s.virtual))


@rule.offer(ChooseBump, one="silent")
def victims(g: "Viscounts", s: ViscountsState, f: ChooseBump) -> Sequence[Action]:
    """A worker of any colour there, own ones too (VISC-4.58)."""
    section = SECTION_IDS.index(f.section)
    places = s.tier1 if f.tier == 1 else s.tier2
    return [Bump(Seat(seat)) for seat in range(s.seats) if places[section * s.seats + seat]]


@rule.do(ChooseBump, Bump)
def choose_bump(g: "Viscounts", s: ViscountsState, f: ChooseBump, a: Bump) -> None:
    bump_off(s, a.seat, SECTION_IDS.index(f.section), f.tier)


def bump(s: ViscountsState, seat: Seat, section: int, tier: int) -> None:
    """Bump without a question, then look for the next overfull section."""
    bump_off(s, seat, section, tier)
    then(s, BumpWorkers())


def bump_off(s: ViscountsState, seat: Seat, section: int, tier: int) -> None:
    """The worker returns to its owner's supply, and the owner is compensated (VISC-4.59)."""
    places = s.tier1 if tier == 1 else s.tier2
    places[section * s.seats + seat] -= 1
    s.players[seat].workers += 1
    tell(s, WorkerBumped(seat, SECTION_IDS[section], tier))
    then(s, Resolve(seat, COMPENSATION[tier]))


# Why not


@rule.refuse(ChooseWorkers, Send)
def cannot_send(g: "Viscounts", s: ViscountsState, f: ChooseWorkers, a: Send) -> Refusal:
    """1 to 4 workers, in the own supply, with icons or gold for them (VISC-4.55)."""
    if a.workers not in range(1, len(WORKER_COST)):
        return no("VISC-4.55", "number")
    if a.workers > s.players[f.seat].workers:
        return no("VISC-4.55", "supply", held=s.players[f.seat].workers)
    return not_enough(s, f.seat, PLACE_WORKERS, WORKER_COST[a.workers])


@rule.refuse(ChooseSection, PlaceAt)
def no_section(g: "Viscounts", s: ViscountsState, f: ChooseSection, a: PlaceAt) -> Refusal:
    return no("VISC-4.62", "section")


@rule.refuse(ChooseCastleMove, MoveWorker)
def no_castle_move(g: "Viscounts", s: ViscountsState, f: ChooseCastleMove, a: MoveWorker) -> Refusal:
    """An own worker of tier 1, to a neighbouring section (VISC-4.62)."""
    if a.origin in SECTION_IDS and s.tier1[SECTION_IDS.index(a.origin) * s.seats + f.seat]:
        return no("VISC-4.62", "neighbour", origin=a.origin)
    return no("VISC-4.62", "worker")


@rule.refuse(ChoosePromotion, Promote)
def no_promotion(g: "Viscounts", s: ViscountsState, f: ChoosePromotion, a: Promote) -> Refusal:
    return no("VISC-4.56", "group")


@rule.refuse(ChooseDirection, SpreadTo)
def no_direction(g: "Viscounts", s: ViscountsState, f: ChooseDirection, a: SpreadTo) -> Refusal:
    return no("VISC-4.56", "neighbour", section=f.section)


@rule.refuse(ChooseBump, Bump)
def no_bump(g: "Viscounts", s: ViscountsState, f: ChooseBump, a: Bump) -> Refusal:
    return no("VISC-4.58", "absent", section=f.section)
