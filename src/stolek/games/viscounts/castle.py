"""The castle is settled: groups of three climb, then overfull sections are bumped (VISC-4.56 to VISC-4.64).

`SettleCastle` starts one resolution: groups of the player whose turn it is, then of the others clockwise, then bumping.
A resolution never starts inside another one.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.viscounts.actions import Bump, Promote, SpreadTo
from stolek.games.viscounts.components import CASTLE, SECTION_IDS, SECTIONS
from stolek.games.viscounts.events import LeaderChanged, WorkerBumped, WorkerMoved, WorkerPromoted, WorkerReachedTop
from stolek.games.viscounts.frames import (
    BumpWorkers,
    ChooseBump,
    ChooseDirection,
    ChoosePromotion,
    CrowdTierOne,
    CrowdTierTwo,
    Resolve,
    SettleCastle,
    Spread,
)
from stolek.games.viscounts.main_board import own_section
from stolek.games.viscounts.sources import BUMPED_WORKER, TIER_THREE
from stolek.games.viscounts.state import NOBODY, SECTION_COUNT, ViscountsState, from_active
from stolek.games.viscounts.workers import clockwise, counter_clockwise, shift_worker
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import tell, then, under_way
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts

rule: Chapter["Viscounts", ViscountsState] = Chapter()

GROUP: Final = CASTLE.promotion_threshold_own
CAPACITY: Final = CASTLE.capacity_tier_1_and_2
REWARDS: Final = tuple(section.tier2 for section in SECTIONS)
"""What tier 2 of each section brings (VISC-4.60)."""
TIER_THREE_REWARD: Final = CASTLE.tiers["3"].enter_reward
COMPENSATION: Final = {1: CASTLE.tiers["1"].bump_compensation, 2: CASTLE.tiers["2"].bump_compensation}
"""What the owner of a bumped worker gets, by tier (VISC-4.59)."""
PROMOTE: Final = tuple(Promote(section) for section in SECTION_IDS)
SPREAD_TO: Final = tuple(SpreadTo(section) for section in SECTION_IDS)


@rule.step(SettleCastle)
def settle_castle(g: "Viscounts", s: ViscountsState, f: SettleCastle) -> None:
    """The player whose turn it is first, then clockwise, then bumping once; never inside another (VISC-4.62, 4.64)."""
    if not under_way(s, BumpWorkers) and not under_way(s, SettleCastle):
        then(s, *[CrowdTierOne(seat) for seat in from_active(s)], BumpWorkers())


# Groups of three climb


def crowded(s: ViscountsState, seat: Seat) -> list[int]:
    """Tier-1 sections with a group of three workers of this player (VISC-4.56)."""
    return [section for section, workers in enumerate(s.tier1) if workers[seat] >= GROUP]


@rule.step(CrowdTierOne)
def crowd_tier_one(g: "Viscounts", s: ViscountsState, f: CrowdTierOne) -> None:
    """Group by group, in the owner's order; the virtual opponent begins at its segment (VISC-4.56, VISC-6.23)."""
    groups = crowded(s, f.seat)
    if not groups:
        then(s, CrowdTierTwo(f.seat))
    elif f.seat == s.virtual:
        first = own_section(s, f.seat)
        promote_group(s, f.seat, min(groups, key=lambda section: (section - first) % SECTION_COUNT))
    else:
        then(s, ChoosePromotion(f.seat))


@rule.offer(ChoosePromotion, one="silent")
def promotions(g: "Viscounts", s: ViscountsState, f: ChoosePromotion) -> Sequence[Action]:
    return [PROMOTE[section] for section in crowded(s, f.seat)]


@rule.do(ChoosePromotion, Promote)
def promote(g: "Viscounts", s: ViscountsState, f: ChoosePromotion, a: Promote) -> None:
    promote_group(s, f.seat, SECTION_IDS.index(a.section))


def promote_group(s: ViscountsState, seat: Seat, section: int) -> None:
    """One goes up and brings its reward at once, then one goes to each side (VISC-4.56, VISC-4.60)."""
    s.tier1[section][seat] -= 1
    s.tier2[section][seat] += 1
    tell(s, WorkerPromoted(seat, SECTION_IDS[section]))
    then(s, Resolve(seat, REWARDS[section], SECTION_IDS[section]), Spread(seat, section), CrowdTierOne(seat))


@rule.step(Spread)
def spread(g: "Viscounts", s: ViscountsState, f: Spread) -> None:
    """If the reward took workers away, as many as are left; one alone goes where its owner says (VISC-4.56)."""
    left = s.tier1[f.section][f.seat]
    if left >= 2:
        part(s, f.seat, f.section, clockwise(f.section))
        part(s, f.seat, f.section, counter_clockwise(f.section))
    elif left:
        then(s, ChooseDirection(f.seat, SECTION_IDS[f.section]))


@rule.offer(ChooseDirection)
def directions(g: "Viscounts", s: ViscountsState, f: ChooseDirection) -> Sequence[Action]:
    section = SECTION_IDS.index(f.section)
    return SPREAD_TO[clockwise(section)], SPREAD_TO[counter_clockwise(section)]


@rule.do(ChooseDirection, SpreadTo)
def spread_to(g: "Viscounts", s: ViscountsState, f: ChooseDirection, a: SpreadTo) -> None:
    part(s, f.seat, SECTION_IDS.index(f.section), SECTION_IDS.index(a.section))


def part(s: ViscountsState, seat: Seat, origin: int, target: int) -> None:
    """One worker of the group goes to the section beside it (VISC-4.56)."""
    shift_worker(s, seat, origin, target)
    tell(s, WorkerMoved(seat, SECTION_IDS[origin], SECTION_IDS[target]))


@rule.step(CrowdTierTwo)
def crowd_tier_two(g: "Viscounts", s: ViscountsState, f: CrowdTierTwo) -> None:
    """After all of tier 1: one of three goes to tier 3 and brings a resource; never sideways (VISC-4.57)."""
    for section, workers in enumerate(s.tier2):
        if workers[f.seat] >= GROUP:
            workers[f.seat] -= 1
            s.tier3[f.seat] += 1
            tell(s, WorkerReachedTop(f.seat, SECTION_IDS[section]))
            claim_leader(s, f.seat)
            then(s, Resolve(f.seat, TIER_THREE_REWARD, TIER_THREE), CrowdTierTwo(f.seat))
            return


def claim_leader(s: ViscountsState, seat: Seat) -> None:
    """The first on tier 3 leads the castle, later whoever has strictly more workers there (VISC-4.61)."""
    if s.leader != seat and (s.leader == NOBODY or s.tier3[seat] > s.tier3[s.leader]):
        s.leader = seat
        tell(s, LeaderChanged(seat, s.tier3[seat]))


# Bumping


def workers_on(s: ViscountsState, tier: int, section: int) -> list[int]:
    """The workers on a section of tier 1 or 2, by seat."""
    return (s.tier1 if tier == 1 else s.tier2)[section]


@rule.step(BumpWorkers)
def bump_workers(g: "Viscounts", s: ViscountsState, f: BumpWorkers) -> None:
    """Tier 1, then tier 2, by section, one worker at a time, until three remain (VISC-4.58)."""
    for tier, sections in ((1, s.tier1), (2, s.tier2)):
        for section, workers in enumerate(sections):
            if sum(workers) > CAPACITY:
                if s.active == s.virtual:
                    bump_off(s, opponents_victim(s, workers), section, tier)
                else:
                    then(s, ChooseBump(Seat(s.active), SECTION_IDS[section], tier))
                then(s, BumpWorkers())
                return


def opponents_victim(s: ViscountsState, workers: Sequence[int]) -> Seat:
    """The virtual opponent bumps its own workers only if there are no others (VISC-6.23)."""
    return Seat(next((seat for seat, count in enumerate(workers) if count and seat != s.virtual), s.virtual))


@rule.offer(ChooseBump, one="silent")
def victims(g: "Viscounts", s: ViscountsState, f: ChooseBump) -> Sequence[Action]:
    """A worker of any colour there, the player's own too (VISC-4.58)."""
    workers = workers_on(s, f.tier, SECTION_IDS.index(f.section))
    return [Bump(Seat(seat)) for seat, count in enumerate(workers) if count]


@rule.do(ChooseBump, Bump)
def choose_bump(g: "Viscounts", s: ViscountsState, f: ChooseBump, a: Bump) -> None:
    bump_off(s, a.seat, SECTION_IDS.index(f.section), f.tier)


def bump_off(s: ViscountsState, seat: Seat, section: int, tier: int) -> None:
    """The worker returns to its owner's supply, and the owner is compensated (VISC-4.59)."""
    workers_on(s, tier, section)[seat] -= 1
    s.players[seat].workers += 1
    tell(s, WorkerBumped(seat, SECTION_IDS[section], tier))
    then(s, Resolve(seat, COMPENSATION[tier], BUMPED_WORKER))


# Why not


@rule.refuse(ChoosePromotion, Promote)
def why_not_promote(g: "Viscounts", s: ViscountsState, f: ChoosePromotion, a: Promote) -> Refusal:
    return no("VISC-4.56", "group")


@rule.refuse(ChooseDirection, SpreadTo)
def why_not_direction(g: "Viscounts", s: ViscountsState, f: ChooseDirection, a: SpreadTo) -> Refusal:
    return no("VISC-4.56", "neighbour", section=f.section)


@rule.refuse(ChooseBump, Bump)
def why_not_bump(g: "Viscounts", s: ViscountsState, f: ChooseBump, a: Bump) -> Refusal:
    return no("VISC-4.58", "absent", section=f.section)
