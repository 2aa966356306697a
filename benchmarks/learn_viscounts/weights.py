"""What features of Viscounts are worth, fitted to positions and what came of them.

A ridge regression with a table for each board of the opponent that stays near the common one, on returns that trust the
next positions more than the far end (lambda returns).
"""

import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec
import numpy as np  # type: ignore[import-not-found]

from benchmarks.learn_viscounts.play import Boards
from stolek.bots.evaluate.viscounts_counts import NAMES
from stolek.bots.evaluate.viscounts_solo import Weights, helping, in_all
from stolek.games.viscounts.opponent.boards import OPPONENT_IDS

RIDGE: Final = 0.003
NEAR: Final = 4.0
"""How much more a table is held back from leaving the common one than that from leaving nothing."""
TRUST: Final = 0.5
"""The share of a return that comes from what the next position is thought to be worth (1 - lambda)."""
ROUNDS: Final = 6
"""Fits until returns and weights agree."""
FIXED: Final = ("board", "game", "result", "points", "awards", "rival_awards", "turns", "promise")
"""The first columns of a position; the features follow."""
LIST: Final = re.compile(r"\[\s+([^\[\]]*?)\s+\]")


class Fit:
    """Positions as a regression: what the lead becomes beyond today's points and likely awards."""

    def __init__(self, rows: Any) -> None:
        column = dict(zip(FIXED, rows.T, strict=False))
        turns, features = column["turns"], rows[:, len(FIXED) :]
        later = np.array([in_all(left) for left in turns])
        today = [column[name] for name in ("awards", "rival_awards", "points")]
        self._known = column["points"] + column["awards"] - column["rival_awards"]
        self.turns = turns
        self.result = column["result"]
        self._board = column["board"].astype(int)
        self._is_last = np.append(column["game"][1:] != column["game"][:-1], True)
        inputs = [*[part * later for part in today], column["promise"], column["promise"] * later]
        now, more = np.moveaxis(np.array([helping(left) for left in turns]), 2, 0)
        self._inputs = np.column_stack([*inputs, features * now, features * more])
        self._usual = self._inputs.std(axis=0)
        self._usual[self._usual < 1e-6] = np.inf

    def boards(self) -> Boards:
        """The weights for all boards."""
        tables = self._tables(self.result)
        for _ in range(ROUNDS - 1):
            tables = self._tables(self.returns(self._thought(tables)))
        return {board: weights_from(tables[i]) for i, board in enumerate(OPPONENT_IDS)}

    def thought(self, boards: Boards) -> Any:
        """The lead that these weights expect for every position."""
        return self._thought([table_from(boards[board]) for board in OPPONENT_IDS])

    def error(self, thought: Any) -> float:
        """How far off it is, in points."""
        return float((thought - self.result).std())

    def _thought(self, tables: Sequence[Any]) -> Any:
        return self._known + np.einsum("ij,ij->i", self._inputs, np.asarray(tables)[self._board])

    def returns(self, thought: Any) -> Any:
        """What came of every position."""
        return returns(self.result, self._is_last, thought)

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


def returns(result: Any, is_last: Any, thought: Any) -> Any:
    """What came of every position: mostly of the next, in part what that was thought to be worth."""
    found = result.astype(float)
    for i in range(len(found) - 2, -1, -1):
        if not is_last[i]:
            found[i] = TRUST * thought[i + 1] + (1 - TRUST) * found[i + 1]
    return found


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


def written(known: object) -> str:
    """What was learned as JSON, a thing a line."""
    text = msgspec.json.format(msgspec.json.encode(known), indent=1).decode()
    return LIST.sub(lambda found: "[" + " ".join(found[1].split()) + "]", text) + "\n"
