"""Learn which cards and spaces of Viscounts are worth following in haste, from turns thought through to all their ends.

    python -m benchmarks.learn_viscounts.ways [--games N] [--jobs J] [--write]

Games against all boards are played by what is known; before each own turn every card is followed to every space, and
the worth of the best end is kept for each of them. How much better one is than the others of its turn is fitted to what
can be seen at once (`bots/evaluate/viscounts_ways.py`). Every fourth turn is left out of a first fit, to see what
following only the few best costs. It needs numpy; 230 games take seven minutes on one core with compiled rules.
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from operator import itemgetter
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np  # type: ignore[import-not-found]

from benchmarks.learn_viscounts.play import HUMAN
from benchmarks.learn_viscounts.weights import written
from stolek.bots.evaluate import viscounts_ways
from stolek.bots.evaluate.viscounts import promise_of
from stolek.bots.evaluate.viscounts_points import turns_left
from stolek.bots.evaluate.viscounts_promise import Way
from stolek.bots.evaluate.viscounts_solo import learned
from stolek.bots.evaluate.viscounts_turn import FULL, Line, TurnPlan, until_draw
from stolek.bots.evaluate.viscounts_ways import (
    ACTION_NAMES,
    HOPELESS,
    INSIDE,
    OUTSIDE,
    WayWeights,
    lasting,
    ranking_of,
    read_ways,
    ways_of,
)
from stolek.games.viscounts.actions import MoveTo
from stolek.games.viscounts.card_management import PLAYS
from stolek.games.viscounts.cards import CARD_IDS, TOWNSFOLK
from stolek.games.viscounts.frames import ChooseCard
from stolek.games.viscounts.movement import MOVES
from stolek.games.viscounts.opponent.boards import OPPONENT_IDS
from stolek.games.viscounts.rules import Viscounts
from stolek.games.viscounts.segments import INNER, SEGMENT_IDS, WAYS
from stolek.games.viscounts.state import ViscountsState
from stolek.kernel.values import Action

ALL_ENDS: Final = 100_000
HELD_OUT: Final = 4
"""Every so many turns one is left out of the first fit."""
RIDGE: Final = 10.0
NEAR: Final = 3.0
"""A way so many points behind the best of its turn counts about a third of it: only the good ones matter."""
NEVER_LESS: Final = 0.02
ROUNDS: Final = 6
"""Fits until it is settled which of its two actions a space is visited for."""
CARDS: Final = len(TOWNSFOLK)
LASTING, HELPERS, SILVER = CARDS, 2 * CARDS, 3 * CARDS
ACTIONS: Final = SILVER + 2
SPACES: Final = ACTIONS + 3 * len(ACTION_NAMES)
WIDTH: Final = SPACES + len(SEGMENT_IDS) * len(WAYS)
"""Where the columns of a way begin."""


class Tried(NamedTuple):
    """A way and what it was worth."""

    worth: float
    way: Way
    row: Any
    """Its columns but those of the actions."""
    actions: tuple[Any, Any]
    """The columns of each of its two actions."""


class Turn(NamedTuple):
    """All ways of a turn."""

    s: ViscountsState
    best: float
    """Also of those that nobody thinks of."""
    tried: list[Tried]


def row_of(s: ViscountsState, way: Way) -> Any:
    """What can be seen of a way beside its actions."""
    last, row = lasting(turns_left(s)), np.zeros(WIDTH)
    row[way.card], row[LASTING + way.card] = 1, last
    if (helper := viscounts_ways.payable(s, HUMAN, way)) is not None:
        row[HELPERS + helper] = last
    row[SILVER : SILVER + 2] = way.paid, way.paid * last
    row[SPACES + s.segments[way.position] * len(WAYS) + way.way] = 1
    return row


def actions_of(s: ViscountsState, way: Way) -> tuple[Any, Any]:
    """The columns of both actions: that it is this one, and what it promises."""
    first, last = INSIDE if way.way == INNER else OUTSIDE, lasting(turns_left(s))
    found = []
    for action, promised in ((first, way.one), (first + 1, way.two)):
        row = np.zeros((3, len(ACTION_NAMES)))
        row[:, action] = 1, max(promised, HOPELESS), max(promised, HOPELESS) * last
        found.append(row.ravel())
    return found[0], found[1]


def ends_of(rules: Viscounts, s: ViscountsState, luck: int) -> list[Line]:
    """The rest of the turn, thought through to all ends."""
    root = until_draw(s, HUMAN)
    if root is None:
        return []
    root.rng, known = luck, learned(s)

    def prospect(x: ViscountsState) -> float:
        return promise_of(x, HUMAN, turns_left(x))

    plan = TurnPlan(rules, root, HUMAN, lambda x: known.lead(x, HUMAN), prospect, FULL)
    return [line for answer in rules.legal(root, HUMAN) for line in plan.after(answer, ALL_ENDS)]


def turn_of(s: ViscountsState, ends: Sequence[Line]) -> Turn:
    """What every way of a turn is worth: as much as its best end."""
    best: dict[tuple[Action, Action | None], float] = {}
    for line in ends:
        move = next((answer for answer in line.answers if isinstance(answer, MoveTo)), None)
        key = (line.answers[0], move)
        best[key] = max(line.worth, best.get(key, line.worth))
    tried = [
        Tried(best[key], way, row_of(s, way), actions_of(s, way))
        for way in ways_of(s, HUMAN)
        if (key := (PLAYS[way.card], MOVES[s.segments[way.position]][way.way])) in best
    ]
    return Turn(s, max(best.values()), tried)


def play(seed: int) -> list[Turn]:
    """The turns of a game."""
    rng, board = Random(seed), OPPONENT_IDS[seed % len(OPPONENT_IDS)]
    rules = Viscounts({"opponent": board, "difficulty": rng.randrange(4)})
    s, _ = rules.setup(1, seed)
    turns: list[Turn] = []
    plan: list[Action] = []
    while s.waits:
        legal = rules.legal(s, HUMAN)
        if isinstance(s.stack[-1], ChooseCard) or not plan or plan[0] not in legal:
            ends = ends_of(rules, s, rng.getrandbits(60))
            if isinstance(s.stack[-1], ChooseCard):
                turns.append(turn_of(s.clone(), ends))
            plan = list(max(ends, key=itemgetter(0)).answers) if ends else [rng.choice(legal)]
        rules.step(s, HUMAN, plan.pop(0))
    return [turn for turn in turns if len(turn.tried) > 1]


def fitted(turns: Sequence[Turn]) -> WayWeights:
    """The ranking that tells best how much better some ways of a turn are than others."""
    firsts = np.cumsum([0, *[len(turn.tried) for turn in turns]])[:-1]
    each = [len(turn.tried) for turn in turns]
    tried = [one for turn in turns for one in turn.tried]
    rows = np.array([one.row for one in tried])
    both = [np.array([one.actions[number] for one in tried]) for number in (0, 1)]
    worth = np.array([one.worth for one in tried])

    def among(values: Any) -> Any:
        """Less the mean of the turn."""
        return values - np.repeat((np.add.reduceat(values, firsts).T / each).T, each, axis=0)

    behind = np.repeat(np.maximum.reduceat(worth, firsts), each) - worth
    share = (np.exp(-behind / NEAR) + NEVER_LESS)[:, None]
    is_first = np.array([one.way.one >= one.way.two for one in tried])
    found = np.zeros(WIDTH)
    for _ in range(ROUNDS):
        rows[:, ACTIONS:SPACES] = np.where(is_first[:, None], *both)
        seen = among(rows)
        found = np.linalg.solve((share * seen).T @ seen + RIDGE * np.eye(WIDTH), (share * seen).T @ among(worth))
        is_first = both[0] @ found[ACTIONS:SPACES] >= both[1] @ found[ACTIONS:SPACES]
    return named([round(float(number), 3) for number in found])


def named(found: Sequence[float]) -> WayWeights:
    """The columns by their names."""
    count = len(ACTION_NAMES)
    sure, now, more = (found[first : first + count] for first in range(ACTIONS, SPACES, count))
    one, two, three = (found[SPACES + way :: len(WAYS)] for way in range(len(WAYS)))
    ids = CARD_IDS[:CARDS]
    return WayWeights(
        actions=dict(zip(ACTION_NAMES, zip(sure, now, more, strict=True), strict=True)),
        cards=dict(zip(ids, zip(found[:LASTING], found[LASTING:HELPERS], strict=True), strict=True)),
        townsfolk=dict(zip(ids, found[HELPERS:SILVER], strict=True)),
        spaces=dict(zip(SEGMENT_IDS, zip(one, two, three, strict=True), strict=True)),
        silver=(found[SILVER], found[SILVER + 1]),
    )


def lost(known: WayWeights, turns: Sequence[Turn], most: int) -> float:
    """Points that are lost in a turn by following only so many ways, on average."""
    total = 0.0
    for s, best, tried in turns:
        ranking = ranking_of(known, turns_left(s))
        ranked = sorted(tried, key=lambda one: -ranking.worth(s, HUMAN, one.way))
        total += best - max([one.worth for one in ranked[:most]])
    return total / len(turns)


def main() -> None:
    """Learn."""
    parser = argparse.ArgumentParser(description="Learn which ways of a turn of Viscounts are worth following.")
    parser.add_argument("--games", type=int, default=230)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="put the ranking where the bot reads it")
    args = parser.parse_args()
    with ProcessPoolExecutor(args.jobs) as pool:
        turns = [turn for game in pool.map(play, range(args.games)) for turn in game]
    held_out = turns[::HELD_OUT]
    first = fitted([turn for i, turn in enumerate(turns) if i % HELD_OUT])
    print(f"{len(turns)} turns, {sum(len(turn.tried) for turn in turns)} ways")
    for most in (1, 2, 4, 8):
        print(f"lost by {most} ways: {lost(read_ways(), held_out, most):.2f} before, {lost(first, held_out, most):.2f}")
    if args.write:
        Path(str(viscounts_ways.FILE)).write_text(written(fitted(turns)), "utf-8")


if __name__ == "__main__":
    main()
