"""Learn what positions of Viscounts are worth against the virtual opponent, from games against it.

    python -m benchmarks.learn_viscounts FOLDER [--laps L] [--games N] [--jobs J] [--write]

A lap plays games with what is known so far, moved a little at random so that the games differ, and keeps the position
after every own turn with the lead that came of it. Then weights are fitted to the positions of all laps: a ridge
regression with a table for each board of the opponent that stays near the common one, on returns that trust the next
positions more than the far end (lambda returns). What is known becomes the mean of what was known and the fit, because
a mean of several fits is less noisy than each of them. The folder keeps positions and weights, so a later run goes on
from them; `--write` puts the last weights where the bot reads them. It needs numpy (`make test-rl` installs it) and is
at its best with compiled rules: five laps of a thousand games take about a quarter of an hour on two cores.
"""

import argparse
import re
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np  # type: ignore[import-not-found]

from stolek.bots.evaluate.viscounts import promised
from stolek.bots.evaluate.viscounts_counts import NAMES, counts_of
from stolek.bots.evaluate.viscounts_points import awards_of, points_of, turns_left
from stolek.bots.evaluate.viscounts_solo import FILE, Learned, Weights, helping, in_all, read_weights
from stolek.bots.evaluate.viscounts_turn import QUICK, TurnPlan, until_draw
from stolek.games.viscounts.frames import ChooseCard
from stolek.games.viscounts.opponents import OPPONENT_IDS
from stolek.games.viscounts.rules import Viscounts
from stolek.games.viscounts.state import ViscountsState
from stolek.kernel.leaf import Action, Seat

HUMAN: Final = Seat(0)
NOISE: Final = 0.1
"""How far weights are moved for a game, in points for a usual difference of the feature."""
PLANNED: Final = QUICK._replace(ways=8)
"""How broadly turns are planned: quick games are many games."""
RIDGE: Final = 0.01
NEAR: Final = 4.0
"""How much more a table is held back from leaving the common one than that from leaving nothing."""
TRUST: Final = 0.2
"""The share of a return that comes from what the next position is thought to be worth (1 - lambda)."""
ROUNDS: Final = 6
"""Fits until returns and weights agree."""
FIXED: Final = ("board", "game", "result", "points", "awards", "rival_awards", "turns", "promise")
"""The first columns of a position; the features follow."""

NEWEST: Final = "weights.json"
PAIR: Final = re.compile(r"\[\s+(\S+),\s+(\S+)\s+\]")

Boards = dict[str, Weights]


class Lesson(NamedTuple):
    """A game to learn from."""

    seed: int
    weights: Boards
    spread: tuple[float, ...]
    """How much each feature usually differs from position to position."""


def moved(weights: Weights, spread: tuple[float, ...], rng: Random) -> Weights:
    """The weights with a little noise on what helps soon."""
    features = {
        name: (weights.features[name][0] + rng.gauss(0, NOISE) / max(0.1, usual), weights.features[name][1])
        for name, usual in zip(NAMES, spread, strict=True)
    }
    return msgspec.structs.replace(weights, features=features)


def play(lesson: Lesson) -> list[list[float]]:
    """The positions of one game after each own turn, with how it ended."""
    rng = Random(lesson.seed)
    board = lesson.seed % len(OPPONENT_IDS)
    rules = Viscounts({"opponent": OPPONENT_IDS[board], "difficulty": rng.choice((0, 0, 3))})
    known = Learned(moved(lesson.weights[OPPONENT_IDS[board]], lesson.spread, rng))
    s, _ = rules.setup(1, lesson.seed)
    rows: list[list[float]] = []
    plan: list[Action] = []
    while s.waits:
        answer = next_answer(rules, s, known, plan, rng)
        after = until_draw(s, HUMAN)
        if after is not None:
            rules.step(after, HUMAN, answer)
            if not after.waits:
                rows.append([board, lesson.seed, 0.0, *seen(after)])
        rules.step(s, HUMAN, answer)
    outcome = rules.outcome(s)
    assert outcome is not None
    for row in rows:
        row[2] = outcome.scores[HUMAN] - outcome.scores[s.virtual]
    return rows


def next_answer(rules: Viscounts, s: ViscountsState, known: Learned, plan: list[Action], rng: Random) -> Action:
    """The next answer of the turn's plan (taken off it); a new plan where there is none or luck has spoilt it."""
    legal = rules.legal(s, HUMAN)
    if not plan or plan[0] not in legal or isinstance(s.stack[-1], ChooseCard):
        plan.clear()
        root = until_draw(s, HUMAN)
        if root is None:
            return legal[rng.randrange(len(legal))]
        root.rng = rng.getrandbits(60)

        def standing(x: ViscountsState) -> float:
            return known.lead(x, HUMAN)

        def prospect(x: ViscountsState) -> float:
            turns = turns_left(x)
            return known.promise(turns) * promised(x, HUMAN, turns)

        plan.extend(TurnPlan(rules, root, HUMAN, standing, prospect, PLANNED).best().answers)
    return plan.pop(0)


def seen(s: ViscountsState) -> list[float]:
    """The columns of a position, from its points on."""
    turns = turns_left(s)
    ahead = points_of(s, HUMAN) - points_of(s, s.virtual)
    awards = awards_of(s, HUMAN, turns), awards_of(s, s.virtual, turns)
    return [ahead, *awards, turns, promised(s, HUMAN, turns), *counts_of(s, HUMAN)]


# Fitting


class Fit:
    """Positions as a regression: what the lead becomes beyond today's points and likely awards."""

    def __init__(self, rows: Any) -> None:
        column = dict(zip(FIXED, rows.T, strict=False))
        turns, features = column["turns"], rows[:, len(FIXED) :]
        later = np.array([in_all(left) for left in turns])
        today = [column[name] for name in ("awards", "rival_awards", "points")]
        self._known = column["points"] + column["awards"] - column["rival_awards"]
        self._result = column["result"]
        self._board = column["board"].astype(int)
        self._is_last = np.append(column["game"][1:] != column["game"][:-1], True)
        inputs = [*[part * later for part in today], column["promise"], column["promise"] * later]
        now, more = np.moveaxis(np.array([helping(left) for left in turns]), 2, 0)
        self._inputs = np.column_stack([*inputs, features * now, features * more])
        self._usual = self._inputs.std(axis=0)
        self._usual[self._usual < 1e-6] = np.inf

    def boards(self) -> Boards:
        """The weights for all boards."""
        tables = self._tables(self._result)
        for _ in range(ROUNDS - 1):
            tables = self._tables(self._returns(self._thought(tables)))
        return {board: weights_from(tables[i]) for i, board in enumerate(OPPONENT_IDS)}

    def error(self, boards: Boards) -> float:
        """How far off these weights are, in points."""
        tables = [table_from(boards[board]) for board in OPPONENT_IDS]
        return float((self._thought(tables) - self._result).std())

    def _thought(self, tables: Any) -> Any:
        """The lead that these weights expect for every position."""
        return self._known + np.einsum("ij,ij->i", self._inputs, np.asarray(tables)[self._board])

    def _returns(self, thought: Any) -> Any:
        """What came of every position: mostly of the next, in part what that was thought to be worth."""
        returns = self._result.copy()
        for i in range(len(returns) - 2, -1, -1):
            if not self._is_last[i]:
                returns[i] = TRUST * thought[i + 1] + (1 - TRUST) * returns[i + 1]
        return returns

    def _tables(self, returns: Any) -> list[Any]:
        """Ridge regression of a common table and what each board's differs from it."""
        scaled, wanted = self._inputs / self._usual, returns - self._known
        width, boards = scaled.shape[1], len(OPPONENT_IDS)
        left, right = np.zeros((boards + 1, width, boards + 1, width)), np.zeros((boards + 1, width))
        for board in range(boards):
            own = scaled[self._board == board]
            square, product = own.T @ own, own.T @ wanted[self._board == board]
            for i in (0, board + 1):
                right[i] += product
                for j in (0, board + 1):
                    left[i, :, j, :] += square
        penalty = RIDGE * len(scaled) * np.repeat([1.0, *[NEAR] * boards], width)
        size = (boards + 1) * width
        found = np.linalg.solve(left.reshape(size, size) + np.diag(penalty), right.ravel()).reshape(boards + 1, width)
        return [(found[0] + found[board + 1]) / self._usual for board in range(boards)]


def weights_from(table: Any) -> Weights:
    """A column of numbers as weights."""
    numbers = [round(float(number), 3) for number in table]
    awards, rival_awards, points, now, more = numbers[:5]
    pairs = zip(numbers[5 : 5 + len(NAMES)], numbers[5 + len(NAMES) :], strict=True)
    return Weights(awards, rival_awards, points, (now, more), dict(zip(NAMES, pairs, strict=True)))


def table_from(weights: Weights) -> Any:
    """The other way round."""
    pairs = [weights.features[name] for name in NAMES]
    today = [weights.awards, weights.rival_awards, weights.points, *weights.promise]
    return np.array([*today, *[pair[0] for pair in pairs], *[pair[1] for pair in pairs]])


def between(known: Boards, fitted: Boards) -> Boards:
    """The mean of both, board by board."""
    return {board: weights_from((table_from(known[board]) + table_from(fitted[board])) / 2) for board in OPPONENT_IDS}


def written(boards: Boards) -> str:
    """The weights as JSON, a feature a line."""
    return PAIR.sub(r"[\1, \2]", msgspec.json.format(msgspec.json.encode(boards), indent=1).decode()) + "\n"


# Laps


def learn(folder: Path, laps: int, games: int, jobs: int) -> None:
    """So many laps after those that the folder holds already."""
    folder.mkdir(parents=True, exist_ok=True)
    newest = folder / NEWEST
    weights = read_weights(newest if newest.exists() else FILE)
    done = len(list(folder.glob("lap-*.npy")))
    with ProcessPoolExecutor(jobs) as pool:
        for lap in range(done, done + laps):
            kept = [np.load(folder / f"lap-{i}.npy") for i in range(lap)]
            spread = np.concatenate(kept)[:, len(FIXED) :].std(axis=0) if kept else np.ones(len(NAMES))
            seeds = range(lap * games, (lap + 1) * games)
            lessons = [Lesson(seed, weights, tuple(map(float, spread))) for seed in seeds]
            rows = np.array([row for found in pool.map(play, lessons, chunksize=4) for row in found])
            np.save(folder / f"lap-{lap}.npy", rows)
            fit = Fit(np.concatenate([*kept, rows]))
            weights = between(weights, fit.boards())
            newest.write_text(written(weights), "utf-8")
            last = rows[np.append(rows[1:, 1] != rows[:-1, 1], True)]
            print(f"lap {lap}: mean lead {last[:, 2].mean():.1f}, error of the fit {fit.error(weights):.2f}")


def main() -> None:
    """Learn."""
    parser = argparse.ArgumentParser(description="Learn Viscounts against the virtual opponent.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--laps", type=int, default=5)
    parser.add_argument("--games", type=int, default=1000, help="games of a lap")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="put the weights where the bot reads them")
    args = parser.parse_args()
    learn(args.folder, args.laps, args.games, args.jobs)
    if args.write:
        Path(str(FILE)).write_bytes((args.folder / NEWEST).read_bytes())


if __name__ == "__main__":
    main()
