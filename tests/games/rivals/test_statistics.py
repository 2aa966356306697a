"""Numbers over many games: the dice are fair, greedy play ends in good time (RIVA-1.4, RIVA-5.5)."""

from collections import Counter
from statistics import mean

import pytest

from stolek.games.rivals.components import MODES
from tests.games.rivals.greedy import turns
from tests.games.rivals.table import RED, Table

GAMES = 30


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
