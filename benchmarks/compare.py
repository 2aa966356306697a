"""`make bench`: our games next to their peers, in one run and on one core; ratios count, not numbers.

    python -m benchmarks.compare PEERS_PYTHON [--seconds S] [--write]

Ours and theirs are measured in turns, three rounds, and the medians compared. With `--write` the table goes to
its section of `benchmarks/results.md` and the ratios to `benchmarks/ratios.json`; without it, a ratio more than 20 %
below the committed one is reported.
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

from benchmarks.results import keep_section
from benchmarks.speed import measure, random_play
from stolek.kernel.registry import find_game, game_ids

HERE = Path(__file__).parent
HEADING = "Games and their peers"
RATIO = "`ratio` is decisions per CPU second divided by those of catanatron in the same run."
YARDSTICK = "catanatron, 2 players"
ROUNDS = 3
ALLOWED = 0.8
Figures = dict[str, dict[str, float]]


def one_round(peers: str, seconds: float) -> tuple[Figures, Figures]:
    """Everything once."""
    ours = {game: measure(game, seconds) for game in game_ids()}
    done = subprocess.run([peers, str(HERE / "peers.py"), str(seconds)], capture_output=True, text=True, check=True)
    return ours, json.loads(done.stdout)


def medians(rounds: list[Figures]) -> Figures:
    """Per line and figure the median of the rounds."""
    return {
        line: {name: statistics.median(r[line][name] for r in rounds) for name in rounds[0][line]} for line in rounds[0]
    }


START_UP = """
import time; start = time.perf_counter()
from stolek.kernel.registry import find_game; find_game("cartographers")()
import resource; print((time.perf_counter() - start) * 1e3, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""


def start_up() -> dict[str, float]:
    """Milliseconds to load the library with one game, and its peak of memory, in a process of its own."""
    done = subprocess.run([sys.executable, "-c", START_UP], check=True, capture_output=True, text=True)
    milliseconds, megabytes = map(float, done.stdout.split())
    return {"import ms": milliseconds, "peak MB": megabytes}


def growth() -> list[tuple[str, float]]:
    """Does the cost grow as the work does? Microseconds a decision where a game can be small or large."""
    found = []
    rules = find_game("cartographers")()
    for seats in (2, 100):
        decisions, _ = random_play(rules, seats, 2)
        found.append((f"cartographers, {seats} seats: µs a decision", 1e6 / decisions))
    return found


def table(figures: Figures, yardstick: float) -> list[str]:
    """A Markdown table, with the ratio to the yardstick."""
    names = list(dict.fromkeys(name for line in figures.values() for name in line))
    lines = ["| | ratio | " + " | ".join(names) + " |", "|---|---|" + "---|" * len(names)]
    for line, found in figures.items():
        cells = [f"{found[name]:,.1f}" if name in found else "" for name in names]
        lines.append(f"| {line} | {found['decisions/s'] / yardstick:.2f} | " + " | ".join(cells) + " |")
    return lines


def main() -> None:
    """Measure, print, compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("peers")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    rounds = [one_round(given.peers, given.seconds) for _ in range(ROUNDS)]
    ours, theirs = medians([a for a, _ in rounds]), medians([b for _, b in rounds])
    yardstick = theirs[YARDSTICK]["decisions/s"]
    ratios = {game: found["decisions/s"] / yardstick for game, found in ours.items()}
    machine = f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores"
    text = [f"{datetime.now(UTC):%Y-%m-%d}, {machine}. {RATIO}", ""]
    text += ["Ours (random play, 2 seats, CPU time of one core):", ""]
    text += [*table(ours, yardstick), "", "Peers, in the same run:", "", *table(theirs, yardstick), ""]
    text += [f"- {what}: {value:,.1f}" for what, value in [*start_up().items(), *growth()]]
    text += [f"- median ratio to {YARDSTICK}: {statistics.median(ratios.values()):.2f}"]
    print("\n".join(text))
    report(ratios)
    if given.write:
        keep_section(HEADING, text)
        (HERE / "ratios.json").write_text(json.dumps(ratios, indent=1) + "\n", encoding="utf-8")


def report(ratios: dict[str, float]) -> None:
    """Tell what has become slower than it was."""
    path = HERE / "ratios.json"
    before = json.loads(path.read_text("utf-8")) if path.exists() else {}
    for game, ratio in ratios.items():
        if game in before and ratio < ALLOWED * before[game]:
            print(f"SLOWER: {game} has ratio {ratio:.2f}, it was {before[game]:.2f}")


if __name__ == "__main__":
    main()
