"""Every kind of card takes effect in random play, and nothing gets lost (PILL-4.1, PILL-4.2, PILL-4.7, PILL-4.70)."""

from collections import Counter
from functools import cache

from hypothesis import given
from hypothesis import strategies as st

from stolek.games.pillars import GAME
from stolek.games.pillars.actions import MAX_CUBES
from stolek.games.pillars.cards import ADVANTAGE_IDS, ADVANTAGES, CRAFTSMAN_IDS, EVENT_IDS
from stolek.games.pillars.events import (
    AdvantageGave,
    AdvantageTaken,
    BlackWorkerJoined,
    BuilderPlacedByCard,
    CraftsmanPaid,
    CraftsmanScored,
    CraftsmanWorked,
    EventForeseen,
    EventIgnored,
    EventRevealed,
    EventStruck,
    FixedTaxPaid,
    IncomeReceived,
    PrioryScored,
    RoundSixGave,
    TaxWaived,
)
from stolek.games.pillars.frames import BeginWork
from stolek.games.pillars.goods import CUBES, GOLD, VP, forced_payment
from stolek.games.pillars.setup import new_player
from stolek.games.pillars.state import PillarsState
from stolek.games.pillars.values import Source
from stolek.kernel.generator import Generator, below
from stolek.kernel.values import Event, Seat
from tests.games.pillars.scene import Scene

GAMES = 60


@cache
def random_games() -> tuple[tuple[PillarsState, tuple[Event, ...]], ...]:
    """Random games with three and four players, with all their events; bounds are checked at every decision."""
    games = []
    for seed in range(GAMES):
        rules, rng = GAME(), Generator(seed)
        s, events = rules.setup(3 + seed % 2, seed)
        while s.waits:
            legal = rules.legal(s, s.waits[0])
            events += rules.apply(s, s.waits[0], legal[below(rng, len(legal))])
            for player in s.players:
                assert 0 <= player.goods[GOLD] <= 30
                assert min(player.goods) >= 0
                assert len(player.craftsmen) <= 7
            assert s.supply[CUBES.index("metal")] >= 0
            assert min(s.market) >= 0
        games.append((s, tuple(events)))
    return tuple(games)


def all_events() -> list[Event]:
    return [event for _, events in random_games() for event in events]


def test_all_27_craftsmen_work() -> None:
    worked = Counter(
        e.craftsman for e in all_events() if isinstance(e, CraftsmanWorked | CraftsmanScored | CraftsmanPaid)
    )
    assert set(worked) == set(CRAFTSMAN_IDS)


def test_all_10_events_strike() -> None:
    assert {e.card for e in all_events() if isinstance(e, EventStruck)} == set(EVENT_IDS)
    assert Counter(type(e) for e in all_events())[EventRevealed] == 6 * GAMES


def test_all_16_advantages_are_taken_and_take_effect_pill_4_70() -> None:
    events = all_events()
    assert {e.card for e in events if isinstance(e, AdvantageTaken)} == set(ADVANTAGE_IDS)
    acting = AdvantageGave | RoundSixGave | BlackWorkerJoined | IncomeReceived | FixedTaxPaid
    seen = {e.card for e in events if isinstance(e, acting | EventIgnored | TaxWaived | BuilderPlacedByCard)}
    seen |= {"ellen"} if any(isinstance(e, EventForeseen) for e in events) else set()
    seen |= {"prior_philip"} if any(isinstance(e, PrioryScored) and e.bonus for e in events) else set()
    seen |= {"jack"} if any(len(p.craftsmen) == 6 for s, _ in random_games() for p in s.players) else set()
    assert seen == set(ADVANTAGE_IDS)
    assert len(ADVANTAGES) == 16


def test_pill_4_7_the_supply_of_metal_never_runs_out_and_tables_of_answers_are_long_enough() -> None:
    assert max(max(player.goods[:GOLD]) for s, _ in random_games() for player in s.players) < MAX_CUBES


@given(gold=st.integers(0, 30), vp=st.integers(0, 12), owed=st.integers(0, 40))
def test_pill_4_3_forced_payments_take_gold_first_and_book_every_point(gold: int, vp: int, owed: int) -> None:
    player = new_player()
    player.goods[GOLD], player.goods[VP], player.points[0] = gold, vp, vp
    paid, points, forgiven = forced_payment(player, Source.TAXES, owed)
    assert paid == min(gold, owed)
    assert points == min(vp, (owed - paid) // 2)
    assert paid + 2 * points + forgiven == owed
    assert (player.goods[GOLD], player.goods[VP]) == (gold - paid, vp - points)
    assert sum(player.points) == player.goods[VP]


@given(st.tuples(*[st.integers(0, 9)] * 4).filter(lambda cubes: sum(cubes) > 5))
def test_pill_4_65_the_ways_to_give_back_are_all_and_each_once(cubes: tuple[int, int, int, int]) -> None:
    scene = Scene().own(0, dict(zip(CUBES, cubes, strict=True))).give(0, craftsmen=[]).run(BeginWork(Seat(0)))
    wood, stone, sand, metal = cubes
    wanted = {
        f"give-back {a} {b} {c} {d}"
        for a in range(wood + 1)
        for b in range(stone + 1)
        for c in range(sand + 1)
        for d in range(metal + 1)
        if sum(cubes) - (a + b + c + d) == 5
    }
    assert (set(scene.offers), len(scene.offers)) == (wanted, len(wanted))
