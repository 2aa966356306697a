"""Numbers over many games: the dice are fair, greedy play ends in good time (RIVA-1.4, RIVA-5.5)."""

from collections import Counter
from statistics import mean

import pytest

from stolek.games.rivals.components import MODES
from stolek.games.rivals.rules import MAX_SIMULATED, Rivals
from stolek.kernel.generator import Generator, below
from tests.games.rivals.greedy import choose, turns
from tests.games.rivals.table import RED, Table

GAMES = 30
DECISIONS_A_TURN = 250


def test_faces_of_the_event_die_riva_1_4() -> None:
    t = Table("intro")
    seen: Counter[str] = Counter()
    numbers: Counter[int] = Counter()
    for seed in range(3000):
        t.s.rng = seed * 7919
        t.begins(RED)
        seen[t.s.symbol] += 1
        numbers[t.s.number] += 1
    for symbol, share in seen.items():
        assert abs(share / 3000 - (1 / 3 if symbol == "event_card" else 1 / 6)) < 0.03
    assert all(abs(n / 3000 - 1 / 6) < 0.03 for n in numbers.values())


@pytest.mark.parametrize("mode", MODES)
def test_greedy_play_ends_in_good_time_riva_5_5(mode: str) -> None:
    games = [turns(mode, seed) for seed in range(GAMES)]
    average = mean(n for n, _ in games)
    wins = Counter(winner for _, winner in games)
    print(f"{mode}: {average:.1f} turns on average over {GAMES} greedy games, wins {dict(sorted(wins.items()))}")
    least, most = (15, 40) if mode == "intro" else (25, 70)
    assert least <= average <= most
    assert wins[-1] == 0


@pytest.mark.parametrize("mode", MODES)
def test_whoever_wants_to_win_ends_long_before_a_simulation_is_cut_riva_5_5(mode: str) -> None:
    rules = Rivals({"mode": mode})
    s, _ = rules.setup(2, 4)
    rng, decisions = Generator(4), 0
    while s.waits:
        rules.step(s, s.waits[0], choose(rules, s, s.waits[0], rng))
        decisions += 1
    assert decisions < MAX_SIMULATED / 3


@pytest.mark.parametrize("mode", MODES)
def test_every_turn_ends_even_at_random_riva_4_32(mode: str) -> None:
    """Each action needs a card, a site or resources, and those run out."""
    rules = Rivals({"mode": mode})
    s, _ = rules.setup(2, 8)
    rng, in_turn = Generator(8), Counter[int]()
    while s.waits and in_turn.total() < MAX_SIMULATED:
        legal = rules.legal(s, s.waits[0])
        rules.step(s, s.waits[0], legal[below(rng, len(legal))])
        in_turn[s.turn] += 1
    assert max(in_turn.values()) < DECISIONS_A_TURN
