"""`stolek simulate`: exact, the same for any number of processes, quick to start, quiet when interrupted."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any, Final

import pytest

from stolek.arena.simulation import Simulation, play_game, play_games
from stolek.bots import levels
from stolek.bots.bot import Bot, Budget
from stolek.kernel.generator import Generator, below
from stolek.kernel.observation import Observation
from stolek.kernel.registry import find_game
from stolek.kernel.values import Action
from tests.cli.conftest import ENGLISH, Run, program

KEYS = ["games", "decisions", "seconds", "games_per_second", "decisions_per_second", "scores", "wins", "cut", "hash"]
MEASURED = ("seconds", "games_per_second", "decisions_per_second")


def report(stolek: Run, *arguments: str) -> dict[str, Any]:
    ran = stolek("simulate", "cartographers", *arguments, "--json")
    assert (ran.code, ran.err) == (0, "")
    found = json.loads(ran.out)
    assert list(found) == KEYS
    assert isinstance(found, dict)
    return found


def exact(found: dict[str, Any]) -> dict[str, Any]:
    """What must not depend on the machine."""
    return {key: value for key, value in found.items() if key not in MEASURED}


def test_json_adds_up(stolek: Run) -> None:
    found = report(stolek, "--players", "3", "--games", "6", "--seed", "5")
    plan = Simulation("cartographers", {"side": "A"}, ("random",) * 3, 6, 5)
    games = list(play_games(plan))
    assert found["games"] == 6
    assert found["decisions"] == sum(game.decisions for game in games)
    assert len(found["scores"]) == len(found["wins"]) == 3
    assert found["wins"] == [sum(seat in game.winners for game in games) for seat in range(3)]
    for seat, scores in enumerate(found["scores"]):
        own = [game.scores[seat] for game in games]
        assert scores == {"mean": round(sum(own) / 6, 3), "min": min(own), "max": max(own)}
    assert found["games_per_second"] == pytest.approx(6 / found["seconds"], rel=0.01)
    assert found["decisions_per_second"] == pytest.approx(found["decisions"] / found["seconds"], rel=0.01)


def test_cart_6_23_alone_nobody_wins_and_ratings_are_told(stolek: Run) -> None:
    arguments = ("simulate", "cartographers", "--players", "1", "--games", "4", "--seed", "5")
    found = json.loads(stolek(*arguments, "--json").out)
    assert list(found) == [*KEYS, "ratings"]
    assert found["wins"] == [0]
    games = list(play_games(Simulation("cartographers", {"side": "A"}, ("random",), 4, 5)))
    values = [game.rating.value for game in games if game.rating]
    assert found["ratings"].pop("titles") == {"oblivious_inkdrinker": 4}
    assert found["ratings"] == {"mean": sum(values) / 4, "min": min(values), "max": max(values)}
    for lang, words in (("en", "alone there is no winner"), ("cs", "hra jednoho hráče nemá vítěze")):
        told = stolek(*arguments, "--lang", lang).out
        assert words in told
        assert f" −{-min(values)} " in told
        assert "4× " in told
        assert not {"win,", "wins", "výhra", "výher"} & set(told.split())


def test_game_i_has_the_seed_plus_i(stolek: Run) -> None:
    plan = Simulation("cartographers", {"side": "A"}, ("random",) * 2, 4, 20)
    alone = Simulation("cartographers", {"side": "A"}, ("random",) * 2, 1, 22)
    assert list(play_games(plan))[2].hash == next(play_games(alone)).hash


def test_the_number_of_processes_changes_nothing(stolek: Run) -> None:
    once = report(stolek, "--games", "9", "--seed", "3", "--option", "side=B")
    assert exact(report(stolek, "--games", "9", "--seed", "3", "--option", "side=B", "--jobs", "2")) == exact(once)
    assert exact(report(stolek, "--games", "9", "--seed", "4", "--option", "side=B")) != exact(once)
    assert exact(report(stolek, "--games", "9", "--seed", "3", "--option", "side=A")) != exact(once)


class Blind:
    """A random bot that is not recognised as one, and so has to play through observations."""

    def __init__(self, seed: int) -> None:
        self.rng = Generator(seed)

    def choose(self, observation: Observation[Any], budget: Budget) -> Action:
        assert budget.more()
        legal = observation.legal
        return legal[below(self.rng, len(legal))]


def test_a_bot_that_sees_only_observations_plays_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    makers: dict[str, Callable[[int], Bot]] = {**levels.LEVELS, "blind": Blind}
    monkeypatch.setattr(levels, "LEVELS", makers)
    rules = find_game("cartographers")({})
    played = play_game(rules, ("blind", "random"), 1)
    assert played.decisions > 40
    assert played.hash == play_game(rules, ("random", "random"), 1).hash
    assert played.hash != play_game(rules, ("blind", "random"), 2).hash


def test_bots_named_seat_by_seat_say_how_many_play(stolek: Run) -> None:
    found = report(stolek, "--games", "2", "--bot", "random", "--bot", "random", "--bot", "random")
    assert len(found["wins"]) == 3


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["2 games, ", "decisions a second", "Seat 1 (random): ", "points on average", "Hash "]),
        ("cs", ["2 hry, ", "rozhodnutí za sekundu", "Místo 1 (random): v průměru ", "Otisk "]),
    ],
)
def test_people_get_words(stolek: Run, lang: str, words: list[str]) -> None:
    out = stolek("simulate", "cartographers", "--games", "2", "--lang", lang).out
    assert all(word in out for word in words)


def test_progress_is_shown_on_a_terminal_and_never_in_the_output(stolek: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    ran = stolek("simulate", "cartographers", "--games", "2", "--json")
    assert json.loads(ran.out)["games"] == 2
    assert "Playing" in ran.err


def test_simulation_needs_neither_server_nor_terminal_nor_texts() -> None:
    code = (
        "import sys; from stolek.cli import main;"
        "main(['simulate', 'cartographers', '--games', '1', '--json']);"
        "loaded = {name.split('.')[0] for name in sys.modules};"
        "print(sorted(loaded & {*'starlette uvicorn sqlalchemy textual rich fluent babel'.split()}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.splitlines()[-1] == "[]"


def seconds_of(*arguments: str) -> float:
    """Processor seconds of a whole Python program; the best of five runs."""
    code = (
        f"import resource, subprocess; subprocess.run({[sys.executable, *arguments]!r}, check=True);"
        "used = resource.getrusage(resource.RUSAGE_CHILDREN); print(used.ru_utime + used.ru_stime)"
    )
    runs = [
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
        for _ in range(5)
    ]
    return min(float(run.stdout.splitlines()[-1]) for run in runs)


def test_simulate_starts_quickly() -> None:
    """The whole program, one game included, takes less than half of what loading the server takes."""
    simulated = seconds_of("-m", "stolek", "simulate", "cartographers", "--games", "1", "--json")
    assert simulated < 0.5 * seconds_of("-c", "import stolek.server.app")


def heeding_interruptions() -> None:
    """A shell lets what it starts in the background ignore them, and so would all that is started from there."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


SLOW_TO_CLOSE: Final = """
import sys, time
from concurrent.futures import ProcessPoolExecutor
from stolek.cli import main
at_once = ProcessPoolExecutor.shutdown
ProcessPoolExecutor.shutdown = lambda pool, *a, **k: (time.sleep(0.5), at_once(pool, *a, **k))[1]
sys.exit(main())
"""
"""The program on a busy machine: between what it does to its workers and what it says to their pool, time goes by."""


@pytest.mark.parametrize("start", [("-m", "stolek"), ("-c", SLOW_TO_CLOSE)], ids=["at once", "slow to close"])
def test_an_interruption_ends_everything_without_a_traceback(start: tuple[str, str]) -> None:
    command = [sys.executable, *start, "simulate", "cartographers", "--games", "100000", "--jobs", "2"]
    running = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **ENGLISH},
        preexec_fn=heeding_interruptions,
    )
    try:
        time.sleep(1.5)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=20)
    finally:
        running.kill()
    assert (running.returncode, out) == (130, "")
    assert "Traceback" not in err


def test_a_reader_who_goes_away_is_no_reason_to_complain() -> None:
    """`stolek rules cartographers | head -1`."""
    writer = subprocess.Popen(
        [sys.executable, "-m", "stolek", "rules", "cartographers"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **ENGLISH},
    )
    assert writer.stdout is not None
    assert writer.stderr is not None
    writer.stdout.close()
    assert writer.stderr.read() == b""
    writer.stderr.close()
    assert writer.wait(timeout=20) == 141


def test_the_same_everywhere() -> None:
    """Hash randomisation does not reach the results."""
    command = ("simulate", "cartographers", "--games", "5", "--json")
    one = json.loads(program(*command, environment={"PYTHONHASHSEED": "1"}).out)
    two = json.loads(program(*command, environment={"PYTHONHASHSEED": "2"}).out)
    assert exact(one) == exact(two)


def test_riva_5_5_a_game_that_might_never_end_is_cut_and_won_by_nobody(stolek: Run) -> None:
    """At random hardly anybody reaches the points of a theme game: whoever simulates stops it and says so."""
    command = ("simulate", "rivals", "--option", "mode=theme_progress", "--games", "2", "--seed", "2")
    report = json.loads(stolek(*command, "--json").out)
    assert report["cut"] == 2 - sum(report["wins"])
    assert report["cut"]
    assert "without a winner" in stolek(*command, "--lang", "en").out
    assert json.loads(stolek("simulate", "rivals", "--games", "2", "--json").out)["cut"] == 0
