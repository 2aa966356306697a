"""`make bench`: our games next to their peers, in one run and on one core; ratios count.

    python -m benchmarks.compare PEERS_PYTHON [--laps N] [--seconds S] [--write]

Random play is measured in slices of half a second: a game and the peers it is compared with, side by side, lap after
lap (`slices.py`); a ratio is the median over the laps. A ratio below 85 % of release 0.1's is reported: clarity may
cost that much in all, and no more. With `--write` the tables go to `benchmarks/results.md` and the ratios to
`benchmarks/ratios.json`.
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
ALLOWED = 0.85
YARD_RELEASE, NOW = "0.1", "now"
Figures = dict[str, dict[str, float]]


class Laps:
    """Everything that is compared, played in turns."""

    def __init__(self, peers: str) -> None:
        self._ours = Player(sys.executable, "benchmarks.speed", HERE.parent)
        self._peers = Player(peers, "benchmarks.peers", HERE.parent)
        self.slices: dict[str, list[Slice]] = defaultdict(list)
        self.ratios: dict[str, list[float]] = defaultdict(list)
        """To the yardstick beside it."""
        self.to_chess: dict[str, list[float]] = defaultdict(list)
        """To the chess beside it."""

    def run(self) -> None:
        """One lap: the yardstick before and after each game."""
        before = self._peer(YARDSTICK)
        for game in game_ids():
            played = self._ours.slice(game, SLICE)
            chess, after = self._peer(CHESS), self._peer(YARDSTICK)
            yardstick = (before.decisions + after.decisions) / (before.seconds + after.seconds)
            self.slices[game].append(played)
            self.ratios[game].append(played.decisions_a_second / yardstick)
            self.ratios[CHESS].append(chess.decisions_a_second / yardstick)
            self.to_chess[game].append(played.decisions_a_second / chess.decisions_a_second)
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
        self._ours.close()
        self._peers.close()

    def figures(self, name: str) -> dict[str, float]:
        """Medians of a line."""
        slices = self.slices[name]
        return {
            "ratio": median(self.ratios.get(name, [1.0])),
            "decisions/s": median([found.decisions_a_second for found in slices]),
            "games/s": median([found.games_a_second for found in slices]),
        }


def ours(seconds: float, *more: str) -> Figures:
    """What `benchmarks.speed` measures."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "speed.json"
        command = [sys.executable, "-m", "benchmarks.speed", "--seconds", str(seconds), "--json", str(path), *more]
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


def start_up() -> tuple[float, float]:
    """Milliseconds to load the library with one game, and its peak of memory in megabytes, in a process of its own."""
    done = subprocess.run([sys.executable, "-c", START_UP], check=True, capture_output=True, text=True)
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


def extras(seconds: float) -> list[str]:
    """How quickly it starts, and whether its cost grows as the work does."""
    milliseconds, megabytes = start_up()
    grown = ours(seconds, "--growth")
    return [
        f"- import {milliseconds:,.0f} ms, peak {megabytes:,.0f} MB",
        *[f"- {line}: {found['µs']:,.1f} µs a decision" for line, found in grown.items()],
    ]


def page(laps: Laps, peers: str, seconds: float) -> list[str]:
    """What goes to results.md."""
    machine = f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores"
    text = [f"{datetime.now(UTC):%Y-%m-%d}, {machine}; CPU time of one core, random play, 2 seats. {RATIO}", ""]
    rest, lines = ours(seconds), {}
    for game in game_ids():
        played = laps.figures(game)
        lines[game] = played | rest[game] | played  # its figures come first, and those of the laps count
    text += [*table(lines), ""]
    more = theirs(peers)
    text += ["Peers, in the same run:", "", *table({p: laps.figures(p) | more.get(p, {}) for p in PEERS}), ""]
    middle = median([laps.figures(game)["ratio"] for game in game_ids()])
    text.append(f"- median ratio to {YARDSTICK} {middle:.2f}")
    fastest = max(median(found) for found in laps.to_chess.values())
    text.append(f"- our fastest game makes {fastest:.2f} decisions in the time of one of {CHESS}")
    return [*text, *extras(seconds / 2)]


def slower(ratios: dict[str, float], before: dict[str, float]) -> Sequence[str]:
    """What has become slower than it may."""
    return [
        f"SLOWER: {game} has ratio {ratio:.2f}, less than {ALLOWED:.0%} of the {before[game]:.2f} of {YARD_RELEASE}"
        for game, ratio in ratios.items()
        if game in before and ratio < ALLOWED * before[game]
    ]


def main() -> None:
    """Measure, print, compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("peers")
    parser.add_argument("--laps", type=int, default=11)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    laps = Laps(given.peers)
    for number in range(given.laps):
        print(f"lap {number + 1} of {given.laps} …", file=sys.stderr, flush=True)
        laps.run()
    laps.close()
    text = page(laps, given.peers, given.seconds)
    ratios = {game: laps.figures(game)["ratio"] for game in game_ids()}
    known = json.loads(RATIOS.read_text("utf-8"))
    print("\n".join([*text, *slower(ratios, known[YARD_RELEASE])]))
    if given.write:
        keep_section(HEADING, text)
        RATIOS.write_text(json.dumps(known | {NOW: ratios}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
