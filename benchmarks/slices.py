"""Slices of random play, asked for one by one: what is to be compared is played in turns, a moment each.

The speed of a shared machine changes by the second. Two games that are measured a minute apart may differ by half for
that reason alone; slices of a few tenths of a second, side by side, meet the same machine. This file imports nothing
but Python's own library, because the environments of the peers have nothing else of ours.
"""

import json
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

Play = Callable[[int], int]
"""Plays one game with this seed to its end and says how many decisions it took."""

WARM_UP = 0.3
"""CPU seconds: tables that are built when first needed."""


class Slice(NamedTuple):
    """Random play for a moment."""

    decisions: int
    games: int
    seconds: float

    @property
    def decisions_a_second(self) -> float:
        """Of CPU time."""
        return self.decisions / self.seconds

    @property
    def games_a_second(self) -> float:
        """Of CPU time."""
        return self.games / self.seconds


def play_for(play: Play, seconds: float, seed: int = 0) -> Slice:
    """Whole games for so long; the clock is read now and then, for that can cost as much as a turn."""
    games, decisions, spent, look = 0, 0, 0.0, 1
    start = time.process_time()
    while games < look or (spent := time.process_time() - start) < seconds:
        if games == look:
            look += 1 + games // 8
        decisions += play(seed + games)
        games += 1
    return Slice(decisions, games, spent)


def serve(games: Mapping[str, Callable[[], Play]]) -> None:
    """Answer every line `[game, seconds]` with a slice of that game; no game is played twice."""
    ready: dict[str, tuple[Play, int]] = {}
    for line in sys.stdin:
        name, seconds = json.loads(line)
        if name not in ready:
            play = games[name]()
            ready[name] = play, play_for(play, WARM_UP).games
        play, seed = ready[name]
        found = play_for(play, seconds, seed)
        ready[name] = play, seed + found.games
        print(json.dumps(found), flush=True)


class Player:
    """A process with an interpreter of its own that plays slices."""

    def __init__(self, python: str, module: str, folder: Path) -> None:
        command: Sequence[str] = (python, "-m", module, "--slices")
        self._process = subprocess.Popen(
            command, cwd=folder, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=1
        )

    def slice(self, name: str, seconds: float) -> Slice:
        """So much of this game."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([name, seconds]) + "\n")
        answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError(f"{self._process.args!r} ended before it had played {name}")
        return Slice(*json.loads(answer))

    def close(self) -> None:
        """No more is wanted."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(timeout=30)
        self._process.stdout.close()
