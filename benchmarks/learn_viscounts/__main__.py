"""Learn what positions of Viscounts are worth against the virtual opponent, from games against it.

    python -m benchmarks.learn_viscounts FOLDER [--laps L] [--games N] [--jobs J] [--against BOARD ...]
        [--newest K] [--write]

A lap plays games with what is known so far (`play.py`) and keeps the position after every own turn with the lead that
came of it. Then weights are fitted to the positions of all laps, or of the newest ones if the first were played much
worse (`weights.py`); they become the mean of what was known and the fit, because a mean of several fits is less noisy
than each of them. A net learns what they leave over (`net.py`). The folder keeps positions, weights and net, so a later
run goes on from them; `--write` puts the last ones where the bot reads them. `--against` names the boards of the
opponent that are still too strong, so that laps are spent where they help most. It needs numpy and scipy
(`make test-rl` installs them) and is at its best with compiled rules: a thousand games take about seven minutes on two
cores.
"""

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np  # type: ignore[import-not-found]

from benchmarks.learn_viscounts import net
from benchmarks.learn_viscounts.arguments import parser_for
from benchmarks.learn_viscounts.play import Boards, Lesson, Told, play
from benchmarks.learn_viscounts.weights import FIXED, Fit, between, written
from stolek.bots.evaluate import viscounts_net, viscounts_solo
from stolek.bots.evaluate.viscounts_counts import NAMES
from stolek.bots.evaluate.viscounts_solo import read_weights
from stolek.games.viscounts.opponent.boards import OPPONENT_IDS

WEIGHTS: Final = "weights.json"
ROUNDS: Final = 5
"""Fits of the net until its returns and what it says agree."""


class BoardsMissing(ValueError):
    """A first lap against some boards only: what is known of the others would be lost."""


class Lap(NamedTuple):
    """What games told: columns, all words one after another, and how many there are of each position."""

    rows: Any
    words: Any
    lengths: Any

    def saved(self, path: Path) -> None:
        """Keep the lap."""
        np.savez(path, **self._asdict())


def lap_of(games: list[Told]) -> Lap:
    """The games of a lap."""
    words = [words for told in games for words in told.words]
    rows = np.array([row for told in games for row in told.rows])
    return Lap(rows, np.array([word for some in words for word in some], np.int32), np.array(list(map(len, words))))


def joined(laps: list[Lap]) -> Lap:
    """All laps as one."""
    return Lap(*[np.concatenate(parts) for parts in zip(*laps, strict=True)])


def corrected(fit: Fit, thought: Any, words: Any) -> tuple[list[Any], Any]:
    """The net for what weights leave over, and what both expect together. After the last own turn it is silent."""
    counts = fit.turns > 0
    found: list[Any] = []
    both = thought
    for number in range(ROUNDS):
        found = net.fitted(words[counts], (fit.returns(both) - thought)[counts], number)
        both = thought + np.where(counts, net.expected(found, words), 0.0)
    return found, both


def learn(
    folder: Path, laps: int, games: int, jobs: int, boards: Sequence[str] = OPPONENT_IDS, newest: int = 0
) -> None:
    """So many laps against these boards in turn, after those that the folder holds already; fits are to so many of the
    newest ones, or to all.
    """
    weights_file, net_file = folder / WEIGHTS, folder / net.NET
    weights: Boards = read_weights(weights_file if weights_file.exists() else viscounts_solo.FILE)
    numbers = (net_file if net_file.exists() else viscounts_net.FILE).read_bytes()
    kept = [Lap(**np.load(path)) for path in sorted(folder.glob("lap-*.npz"))]
    if not kept and set(boards) != set(OPPONENT_IDS):
        raise BoardsMissing("the first lap of a folder is against all boards: begin without --against")
    folder.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(jobs) as pool:
        for number in range(len(kept), len(kept) + laps):
            spread = joined(kept).rows[:, len(FIXED) :].std(axis=0) if kept else np.ones(len(NAMES))
            first = int(kept[-1].rows[-1, FIXED.index("game")]) + 1 if kept else 0
            usual = tuple(map(float, spread))
            lessons = [
                Lesson(seed, boards[seed % len(boards)], weights, numbers, usual)
                for seed in range(first, first + games)
            ]
            lap = lap_of(list(pool.map(play, lessons, chunksize=4)))
            lap.saved(folder / f"lap-{number:04}.npz")
            kept.append(lap)
            known = joined(kept[-newest:])
            fit = Fit(known.rows)
            weights = between(weights, fit.boards())
            found, both = corrected(fit, fit.thought(weights), net.described(known.words, known.lengths))
            numbers = net.whole(found)
            weights_file.write_text(written(weights), "utf-8")
            net_file.write_bytes(numbers)
            ends = lap.rows[np.append(lap.rows[1:, 1] != lap.rows[:-1, 1], True)]
            print(
                f"lap {number}: mean lead {ends[:, 2].mean():.1f}, error of the fit {fit.error(both):.2f}", flush=True
            )


def main() -> None:
    """Learn."""
    parser = parser_for("Learn Viscounts against the virtual opponent.", laps=5)
    parser.add_argument(
        "--newest", type=int, default=0, help="fit to so many of the newest laps; to all without it", metavar="K"
    )
    parser.add_argument("--write", action="store_true", help="put weights and net where the bot reads them")
    args = parser.parse_args()
    if args.newest < 0:
        parser.error("--newest: a number of laps")
    try:
        learn(args.folder, args.laps, args.games, args.jobs, args.against, args.newest)
    except BoardsMissing as error:
        parser.error(str(error))
    if args.write:
        Path(str(viscounts_solo.FILE)).write_bytes((args.folder / WEIGHTS).read_bytes())
        Path(str(viscounts_net.FILE)).write_bytes((args.folder / net.NET).read_bytes())


if __name__ == "__main__":
    main()
