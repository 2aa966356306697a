"""Random play in slices: whole games, none twice, and a report of what has become slower."""

import io
import json
import sys
from pathlib import Path

import pytest

from benchmarks.compare import slower
from benchmarks.slices import Player, Slice, play_for, serve

ROOT = Path(__file__).parents[2]


def test_whole_games_are_played_until_the_time_is_over() -> None:
    seeds: list[int] = []

    def play(seed: int) -> int:
        seeds.append(seed)
        return sum(1 for _ in range(1000)) // 100

    found = play_for(play, 0.01, seed=7)
    assert seeds == list(range(7, 7 + found.games))
    assert found.decisions == 10 * found.games
    assert found.decisions_a_second == pytest.approx(10 * found.games_a_second)


def test_a_server_of_slices_plays_no_game_twice(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seeds: list[int] = []

    def play(seed: int) -> int:
        seeds.append(seed)
        return sum(1 for _ in range(100_000)) // 20_000

    monkeypatch.setattr(sys, "stdin", io.StringIO('["chess", 0.01]\n["chess", 0.02]\n'))
    serve({"chess": lambda: play})
    answers = [Slice(*json.loads(line)) for line in capsys.readouterr().out.splitlines()]
    assert len(answers) == 2
    assert all(answer.games for answer in answers)
    assert seeds == list(range(len(seeds)))


def test_a_player_of_our_games_answers_and_ends() -> None:
    player = Player(sys.executable, "benchmarks.speed", ROOT)
    found = player.slice("pillars", 0.05)
    player.close()
    assert found.games > 0
    assert found.decisions > 20 * found.games


def test_only_what_fell_below_85_percent_is_reported() -> None:
    told = slower({"a": 0.84, "b": 0.86, "c": 0.1}, {"a": 1.0, "b": 1.0})
    assert len(told) == 1
    assert "a has ratio 0.84" in told[0]
