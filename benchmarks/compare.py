"""`make bench`: our games, plain and compiled, next to their peers, in one run and on one core; ratios count.

    python -m benchmarks.compare PEERS_PYTHON NATIVE_PYTHON [--seconds S] [--write]

Everything is measured in turns, three rounds, each in a process of its own, and the medians compared. With `--write`
the tables go to `benchmarks/results.md` and the ratios to `benchmarks/ratios.json`; without it, a ratio more than 20 %
below the committed one is reported.
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from benchmarks.results import keep_section

HERE = Path(__file__).parent
HEADING = "Games and their peers"
RATIO = "`ratio` is decisions per CPU second divided by those of catanatron in the same run."
YARDSTICK = "catanatron, 2 players"
CHESS = "OpenSpiel chess (C++)"
ROUNDS = 3
ALLOWED = 0.8
Figures = dict[str, dict[str, float]]


class Round(NamedTuple):
    """Everything once."""

    plain: Figures
    native: Figures
    peers: Figures


def one_round(peers: str, native: str, seconds: float) -> Round:
    """Ours, ours compiled, theirs."""
    done = subprocess.run([peers, str(HERE / "peers.py"), str(seconds)], capture_output=True, text=True, check=True)
    return Round(ours(sys.executable, seconds), ours(native, seconds), json.loads(done.stdout))


def ours(python: str, seconds: float, *more: str) -> Figures:
    """What `benchmarks.speed` measures with this interpreter."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "speed.json"
        command = [python, "-m", "benchmarks.speed", "--seconds", str(seconds), "--json", str(path), *more]
        subprocess.run(command, cwd=HERE.parent, check=True, stdout=subprocess.DEVNULL)
        found: Figures = json.loads(path.read_text("utf-8"))
        return found


def medians(rounds: Sequence[Figures]) -> Figures:
    """Per line and figure the median of the rounds."""
    return {
        line: {name: statistics.median(r[line][name] for r in rounds) for name in rounds[0][line]} for line in rounds[0]
    }


START_UP = """
import time; start = time.perf_counter()
from stolek.kernel.registry import find_game; find_game("cartographers")()
import resource; print((time.perf_counter() - start) * 1e3, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""


def start_up(python: str) -> tuple[float, float]:
    """Milliseconds to load the library with one game, and its peak of memory in megabytes, in a process of its own."""
    done = subprocess.run([python, "-c", START_UP], check=True, capture_output=True, text=True)
    milliseconds, megabytes = map(float, done.stdout.split())
    return milliseconds, megabytes


def table(figures: Figures, yardstick: float) -> list[str]:
    """A Markdown table, with the ratio to the yardstick."""
    names = list(dict.fromkeys(name for line in figures.values() for name in line))
    lines = ["| | ratio | " + " | ".join(names) + " |", "|---|---|" + "---|" * len(names)]
    for line, found in figures.items():
        cells = [f"{found[name]:,.1f}" if name in found else "" for name in names]
        lines.append(f"| {line} | {found['decisions/s'] / yardstick:.2f} | " + " | ".join(cells) + " |")
    return lines


def extras(python: str, name: str, seconds: float) -> list[str]:
    """How quickly it starts, and whether its cost grows as the work does."""
    milliseconds, megabytes = start_up(python)
    grown = ours(python, seconds, "--growth")
    return [
        f"- {name}: import {milliseconds:,.0f} ms, peak {megabytes:,.0f} MB",
        *[f"- {name}: {line}: {found['µs']:,.1f} µs a decision" for line, found in grown.items()],
    ]


def main() -> None:
    """Measure, print, compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("peers")
    parser.add_argument("native")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    rounds = []
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS} …", file=sys.stderr, flush=True)
        rounds.append(one_round(given.peers, given.native, given.seconds))
    plain, native, peers = (medians(found) for found in zip(*rounds, strict=True))
    yardstick, chess = (peers[line]["decisions/s"] for line in (YARDSTICK, CHESS))
    ratios = {
        f"{build} {game}": found["decisions/s"] / yardstick
        for build, figures in (("plain", plain), ("native", native))
        for game, found in figures.items()
    }
    middle = [statistics.median(v for k, v in ratios.items() if k.startswith(build)) for build in ("plain", "native")]
    fastest = max(found["decisions/s"] for found in native.values()) / chess
    machine = f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores"
    text = [f"{datetime.now(UTC):%Y-%m-%d}, {machine}; CPU time of one core, random play, 2 seats. {RATIO}", ""]
    for title, figures in (("Plain Python:", plain), ("Compiled:", native), ("Peers, in the same run:", peers)):
        text += [title, "", *table(figures, yardstick), ""]
    text += [f"- median ratio to {YARDSTICK}: plain {middle[0]:.2f}, compiled {middle[1]:.2f}"]
    text += [f"- our fastest game, compiled, makes {fastest:.2f} decisions in the time of one of {CHESS}"]
    text += [*extras(sys.executable, "plain", given.seconds / 2), *extras(given.native, "compiled", given.seconds / 2)]
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
