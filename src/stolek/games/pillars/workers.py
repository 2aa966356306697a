"""Workers at work: the wool mill in step 3, forest, quarry and gravel pit in steps 6 to 8 (PILL-4.45, 4.48 to 4.50)."""

from typing import TYPE_CHECKING, Final

from stolek.games.pillars.advantage import INCOME
from stolek.games.pillars.cards import ADVANTAGE_IDS, RESOURCE_IDS, RESOURCES
from stolek.games.pillars.components import STEPS
from stolek.games.pillars.draft import WORKERS
from stolek.games.pillars.event_card import WAGES, YIELD, event_effect
from stolek.games.pillars.events import CubesProduced, IncomeReceived, WagesPaid
from stolek.games.pillars.frames import Produce, WoolMill
from stolek.games.pillars.goods import CUBES, GOOD_INDEX, earn_gold, gain_cubes, tell_lost_gold
from stolek.games.pillars.state import PillarsState, turn_order
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import tell
from stolek.kernel.values import Seat

if TYPE_CHECKING:
    from stolek.games.pillars.rules import Pillars

rule: Chapter["Pillars", PillarsState] = Chapter()

CUBE: Final = tuple(GOOD_INDEX[card.resource] for card in RESOURCES)
PRODUCED: Final = tuple(card.cubes for card in RESOURCES)
STEP: Final = tuple(STEPS[card.area] for card in RESOURCES)
"""Per resource card its kind of cube, its yield and the step in which it brings it (PILL-4.48)."""


@rule.step(WoolMill)
def wool_mill(g: "Pillars", s: PillarsState, f: WoolMill) -> None:
    """1 gold a worker, with the priory stores 2 for some of them; then they come home (PILL-4.45, PILL-4.101)."""
    s.step = STEPS["wool_mill"]
    for seat in turn_order(s):
        player = s.players[seat]
        workers = player.mill
        if workers:
            wages = wages_of(s, seat, workers)
            gold = earn_gold(player, wages)
            player.mill = 0
            player.reserve += workers
            tell(s, WagesPaid(seat, workers, wages, gold))
            tell_lost_gold(s, seat, wages - gold)


def wages_of(s: PillarsState, seat: Seat, workers: int) -> int:
    """What this many workers of the player earn, with what the event says about it (PILL-4.45, PILL-4.101)."""
    doubled = event_effect(s, seat, WAGES)
    return workers + (min(workers, doubled.max_workers_per_player) if doubled else 0)


@rule.step(Produce)
def produce(g: "Pillars", s: PillarsState, f: Produce) -> None:
    """What the resource cards of this area yield, then what permanent cards add (PILL-4.48 to PILL-4.50)."""
    s.step = f.step
    for seat in turn_order(s):
        player = s.players[seat]
        if player.resources:
            harvest(s, seat, f.step)
        for card in player.advantages:
            if card in INCOME and INCOME[card].step == f.step:
                draw_income(s, seat, card)


def cubes_of(s: PillarsState, seat: Seat, card: int) -> int:
    """What a resource card brings the player, with what the event says about it (PILL-4.48, PILL-4.49)."""
    changed = event_effect(s, seat, YIELD)
    return PRODUCED[card] + (changed.delta if changed else 0)


def harvest(s: PillarsState, seat: Seat, step: int) -> None:
    """Each card brings its cubes and returns to the nine, its workers come home (PILL-4.48, PILL-4.49)."""
    player = s.players[seat]
    staying = []
    for card in player.resources:
        if STEP[card] != step:
            staying.append(card)
            continue
        amount = cubes_of(s, seat, card)
        gain_cubes(s, player, CUBE[card], amount)
        player.reserve += WORKERS[card]
        changed = amount - PRODUCED[card]
        tell(s, CubesProduced(seat, RESOURCE_IDS[card], CUBES[CUBE[card]], amount, WORKERS[card], changed))
    player.resources = staying


def draw_income(s: PillarsState, seat: Seat, card: int) -> None:
    """Cubes that no event changes (PILL-4.50)."""
    income = INCOME[card]
    gain_cubes(s, s.players[seat], GOOD_INDEX[income.resource], income.amount)
    tell(s, IncomeReceived(seat, ADVANTAGE_IDS[card], income.resource, income.amount))
