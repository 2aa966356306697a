"""`make bench`: our games, plain and compiled, next to their peers, in one run and on one core; ratios count.

    python -m benchmarks.compare PEERS_PYTHON NATIVE_PYTHON [--laps N] [--seconds S] [--write]

Random play is measured in slices of half a second: a game, the same compiled, and the peers it is compared with, side
by side, lap after lap (`slices.py`); a ratio is the median over the laps. With `--write` the tables go to
`benchmarks/results.md` and the ratios to `benchmarks/ratios.json`; without it, a ratio more than 20 % below the
committed one is reported.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from collections import defaultdict
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from benchmarks.peers import PEERS
from benchmarks.results import keep_section
from benchmarks.slices import Player, Slice
from stolek.kernel.registry import game_ids

HERE = Path(__file__).parent
RATIOS = HERE / "ratios.json"
HEADING = "Games and their peers"
RATIO = "`ratio` is decisions per CPU second divided by those of catanatron, slice by slice, median of all laps."
YARDSTICK, CHESS, *OTHERS = PEERS
SLICE = 0.5
ALLOWED = 0.8
PLAIN, NATIVE = "plain", "compiled"
Figures = dict[str, dict[str, float]]


class Laps:
    """Everything that is compared, played in turns."""

    def __init__(self, plain: str, native: str, peers: str) -> None:
        self._ours = {
            build: Player(python, "benchmarks.speed", HERE.parent)
            for build, python in ((PLAIN, plain), (NATIVE, native))
        }
        self._peers = Player(peers, "benchmarks.peers", HERE.parent)
        self.slices: dict[str, list[Slice]] = defaultdict(list)
        self.ratios: dict[str, list[float]] = defaultdict(list)
        """To the yardstick beside it."""
        self.to_chess: dict[str, list[float]] = defaultdict(list)
        """Of the compiled games, to the chess beside it."""

    def run(self) -> None:
        """One lap: the yardstick before and after each game."""
        before = self._peer(YARDSTICK)
        for game in game_ids():
            found = {build: self._ours[build].slice(game, SLICE) for build in self._ours}
            chess, after = self._peer(CHESS), self._peer(YARDSTICK)
            yardstick = (before.decisions + after.decisions) / (before.seconds + after.seconds)
            for build, played in found.items():
                self.slices[f"{build} {game}"].append(played)
                self.ratios[f"{build} {game}"].append(played.decisions_a_second / yardstick)
            self.ratios[CHESS].append(chess.decisions_a_second / yardstick)
            self.to_chess[game].append(found[NATIVE].decisions_a_second / chess.decisions_a_second)
            before = after
        for peer in OTHERS:
            played, after = self._peer(peer), self._peer(YARDSTICK)
            self.ratios[peer].append(played.decisions_a_second / after.decisions_a_second)

    def _peer(self, name: str) -> Slice:
        played = self._peers.slice(name, SLICE)
        self.slices[name].append(played)
        return played

    def close(self) -> None:
        """All laps are run."""
        for player in (*self._ours.values(), self._peers):
            player.close()

    def figures(self, name: str) -> dict[str, float]:
        """Medians of a line."""
        slices = self.slices[name]
        return {
            "ratio": median(self.ratios.get(name, [1.0])),
            "decisions/s": median([found.decisions_a_second for found in slices]),
            "games/s": median([found.games_a_second for found in slices]),
        }


def ours(python: str, seconds: float, *more: str) -> Figures:
    """What `benchmarks.speed` measures with this interpreter."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "speed.json"
        command = [python, "-m", "benchmarks.speed", "--seconds", str(seconds), "--json", str(path), *more]
        subprocess.run(command, cwd=HERE.parent, check=True, stdout=subprocess.DEVNULL)
        found: Figures = json.loads(path.read_text("utf-8"))
        return found


def theirs(python: str) -> Figures:
    """What `benchmarks.peers` measures with their interpreter."""
    command = [python, "-m", "benchmarks.peers"]
    done = subprocess.run(command, cwd=HERE.parent, check=True, capture_output=True, text=True)
    found: Figures = json.loads(done.stdout)
    return found


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


def table(figures: Figures) -> list[str]:
    """A Markdown table."""
    names = list(dict.fromkeys(name for line in figures.values() for name in line))
    lines = ["| | " + " | ".join(names) + " |", "|---|" + "---|" * len(names)]
    for line, found in figures.items():
        cells = [_number(name, found[name]) if name in found else "" for name in names]
        lines.append(f"| {line} | " + " | ".join(cells) + " |")
    return lines


def _number(name: str, value: float) -> str:
    return f"{value:.2f}" if name == "ratio" else f"{value:,.1f}"


def extras(python: str, name: str, seconds: float) -> list[str]:
    """How quickly it starts, and whether its cost grows as the work does."""
    milliseconds, megabytes = start_up(python)
    grown = ours(python, seconds, "--growth")
    return [
        f"- {name}: import {milliseconds:,.0f} ms, peak {megabytes:,.0f} MB",
        *[f"- {name}: {line}: {found['µs']:,.1f} µs a decision" for line, found in grown.items()],
    ]


def page(laps: Laps, pythons: dict[str, str], peers: str, seconds: float) -> list[str]:
    """What goes to results.md."""
    machine = f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores"
    text = [f"{datetime.now(UTC):%Y-%m-%d}, {machine}; CPU time of one core, random play, 2 seats. {RATIO}", ""]
    for build, python in pythons.items():
        rest = ours(python, seconds)
        lines = {}
        for game in game_ids():
            played = laps.figures(f"{build} {game}")
            lines[game] = played | rest[game] | played  # its figures come first, and those of the laps count
        text += [f"{build.capitalize()}:", "", *table(lines), ""]
    more = theirs(peers)
    text += ["Peers, in the same run:", "", *table({p: laps.figures(p) | more.get(p, {}) for p in PEERS}), ""]
    for build in pythons:
        middle = median([laps.figures(f"{build} {game}")["ratio"] for game in game_ids()])
        text.append(f"- {build}: median ratio to {YARDSTICK} {middle:.2f}")
    fastest = max(median(found) for found in laps.to_chess.values())
    text.append(f"- our fastest game, compiled, makes {fastest:.2f} decisions in the time of one of {CHESS}")
    for build, python in pythons.items():
        text += extras(python, build, seconds / 2)
    return text


def slower(ratios: dict[str, float], before: dict[str, float]) -> Sequence[str]:
    """What has become slower than it was."""
    return [
        f"SLOWER: {game} has ratio {ratio:.2f}, it was {before[game]:.2f}"
        for game, ratio in ratios.items()
        if game in before and ratio < ALLOWED * before[game]
    ]


def main() -> None:
    """Measure, print, compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("peers")
    parser.add_argument("native")
    parser.add_argument("--laps", type=int, default=11)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    pythons = {PLAIN: sys.executable, NATIVE: given.native}
    laps = Laps(sys.executable, given.native, given.peers)
    for number in range(given.laps):
        print(f"lap {number + 1} of {given.laps} …", file=sys.stderr, flush=True)
        laps.run()
    laps.close()
    text = page(laps, pythons, given.peers, given.seconds)
    ratios = {f"{build} {game}": laps.figures(f"{build} {game}")["ratio"] for build in pythons for game in game_ids()}
    before = json.loads(RATIOS.read_text("utf-8")) if RATIOS.exists() else {}
    print("\n".join([*text, *slower(ratios, before)]))
    if given.write:
        keep_section(HEADING, text)
        RATIOS.write_text(json.dumps(ratios, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
