"""Learn which plan of a turn is better against the virtual opponent, from what plans are worth two turns later.

    python -m benchmarks.learn_viscounts.plans FOLDER [--laps L] [--games N] [--jobs J] [--against BOARD ...] [--write]

How a game ends says little about one turn: plans differ by a point or two, results by fourteen. So a lap plays games
in which the best few plans of every turn are played on with the same luck, as the second look does
(`bots/evaluate/viscounts_alone.py`), and keeps where each of them ends and what it is worth by then. The net goes on
from what it knows: it learns the differences between the plans of a turn, and the results of the games, so that it
stays true to them. The folder keeps laps and net, so a later run goes on from them; `--write` puts the net where the
bot reads it. It needs numpy and scipy (`make test-rl` installs them); a game takes some ten seconds on one core with
compiled rules.
"""

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np  # type: ignore[import-not-found]

from benchmarks.learn_viscounts import net
from benchmarks.learn_viscounts.arguments import parser_for
from benchmarks.learn_viscounts.play import ASTRAY, HUMAN, SelfPlayer, lead_of, net_of, turns_of, words_of
from benchmarks.learn_viscounts.weights import returns
from stolek.bots.evaluate import viscounts_net
from stolek.bots.evaluate.viscounts_alone import ALONE, LookAlone
from stolek.bots.evaluate.viscounts_look import replayed
from stolek.bots.evaluate.viscounts_points import turns_left
from stolek.bots.evaluate.viscounts_solo import Learned, read_weights
from stolek.bots.evaluate.viscounts_turn import Line, TurnPlan, until_draw
from stolek.games.viscounts.rules import Viscounts
from stolek.games.viscounts.state import ViscountsState

PLANS: Final = 8
"""Plans of a turn that are compared."""
LUCK: Final = 4
"""Samples of luck that each of them meets."""
FIRST_SHARE: Final = 0.15
"""How much the first look counts where the best of them is taken."""
COMPARED: Final = 5.0
"""How much more differences between plans count than results, which are fifty times as noisy."""
EPOCHS: Final = 6
AT_ONCE: Final = 50
"""Turns whose plans are compared in one step."""


class Exercise(NamedTuple):
    """A game to learn from."""

    seed: int
    board: str
    net: bytes
    plans: int = PLANS
    luck: int = LUCK


class Positions(NamedTuple):
    """Positions: in which group each is, what weights think of it without the net, what it was worth, and its words."""

    groups: list[int]
    thought: list[float]
    worth: list[float]
    words: list[list[int]]

    def add(self, group: int, thought: float, worth: float, words: list[int]) -> None:
        """One more."""
        self.groups.append(group)
        self.thought.append(thought)
        self.worth.append(worth)
        self.words.append(words)


class Taught(NamedTuple):
    """A game: the ends of the plans of every turn, a group a turn, and the positions after the turns, with its lead."""

    plans: Positions
    turns: Positions


class Lap(NamedTuple):
    """The games of a lap as columns."""

    groups: Any
    thought: Any
    worth: Any
    words: Any
    lengths: Any


class Comparer(SelfPlayer):
    """Takes the plan of a turn that is worth most two turns later, and keeps what it compared."""

    def __init__(self, rules: Viscounts, known: Learned, rng: Random, exercise: Exercise) -> None:
        super().__init__(rules, known, rng, leans=[])
        self._exercise = exercise
        self.compared = Positions([], [], [], [])

    def thought(self, s: ViscountsState) -> float:
        """What weights alone expect."""
        return self._standing(s) - self._known.experience(s, HUMAN) + self._prospect(s)

    def _chosen(self, plan: TurnPlan, s: ViscountsState, begins: bool) -> Line:
        """Where a turn begins, the best plan after they were played on; now and then any of them."""
        lines = plan.best_few(self._exercise.plans if begins else 1)
        lines = [line for line in lines if line.worth > lines[0].worth - ALONE.margin]
        if len(lines) < 2:
            return lines[0]
        worth = self._played_on(plan, s, lines)
        turn = self.compared.groups[-1] + 1 if self.compared.groups else 0
        for line, later in zip(lines, worth, strict=True):
            end = until_draw(s, HUMAN)
            assert end is not None
            if replayed(self._rules, end, HUMAN, line.answers) and not end.waits and turns_left(end):
                self.compared.add(turn, self.thought(end), later, words_of(end))
        if self._rng.random() < ASTRAY:
            return self._rng.choice(lines)
        both = [FIRST_SHARE * line.worth + (1 - FIRST_SHARE) * later for line, later in zip(lines, worth, strict=True)]
        return lines[both.index(max(both))]

    def _played_on(self, plan: TurnPlan, s: ViscountsState, lines: Sequence[Line]) -> list[float]:
        """The lead before the next turns, on average, of each plan; all of them meet the same luck."""
        look, totals = LookAlone(plan, s, ALONE._replace(luck=0)), [0.0] * len(lines)
        for _ in range(self._exercise.luck):
            root = s.clone()
            root.rng = self._rng.getrandbits(60)
            for i, line in enumerate(lines):
                leads = [lead for lead, _ in look.leads(root, line)]
                totals[i] += sum(leads) / len(leads)
        return [total / self._exercise.luck for total in totals]


def play(exercise: Exercise) -> Taught:
    """One game."""
    rng = Random(exercise.seed)
    rules = Viscounts({"opponent": exercise.board, "difficulty": rng.choice((0, 3))})
    player = Comparer(rules, Learned(read_weights()[exercise.board], net_of(exercise.net)), rng, exercise)
    s, _ = rules.setup(1, exercise.seed)
    turns = Positions([], [], [], [])
    for after in turns_of(rules, s, player):
        if turns_left(after):
            turns.add(exercise.seed, player.thought(after), 0.0, words_of(after))
    return Taught(player.compared, turns._replace(worth=[float(lead_of(rules, s))] * len(turns.worth)))


# Laps


def lap_of(games: Sequence[Positions]) -> Lap:
    """Positions of several games; their groups stay apart."""
    groups: list[int] = []
    for game in games:
        first = groups[-1] + 1 if groups else 0
        numbers = {group: number for number, group in enumerate(dict.fromkeys(game.groups), first)}
        groups += [numbers[group] for group in game.groups]
    words = [words for game in games for words in game.words]
    return Lap(
        np.array(groups, np.int64),
        np.array([x for game in games for x in game.thought], np.float32),
        np.array([x for game in games for x in game.worth], np.float32),
        np.array([word for some in words for word in some], np.int32),
        np.array(list(map(len, words)), np.int64),
    )


def joined(laps: Sequence[Lap]) -> Lap:
    """Several laps as one; their groups stay apart."""
    firsts = np.cumsum([0, *[lap.groups[-1] + 1 if len(lap.groups) else 0 for lap in laps]])
    moved = [lap._replace(groups=lap.groups + first) for lap, first in zip(laps, firsts, strict=False)]
    return Lap(*[np.concatenate(parts) for parts in zip(*moved, strict=True)])


# The net


def means(values: Any, groups: Any) -> Any:
    """For every position the mean of its group."""
    return (np.bincount(groups, values) / np.maximum(1, np.bincount(groups)))[groups]


def taught(known: list[Any], plans: Lap, turns: Lap, epochs: int = EPOCHS, seed: int = 0) -> list[Any]:
    """The net after learning how much better some plans of a turn are than others, and what became of positions.

    Of the plans of a turn only differences are learned: what they are worth together is left to the results.
    """
    rng, descent = np.random.default_rng(seed), net.Descent(known, decay=0.0)
    ends, positions = net.described(plans.words, plans.lengths), net.described(turns.words, turns.lengths)
    is_last = np.append(turns.groups[1:] != turns.groups[:-1], True)
    starts = np.searchsorted(plans.groups, np.arange(plans.groups[-1] + 2))
    batches = max(1, len(starts) // AT_ONCE)
    for epoch in range(epochs):
        thought = turns.thought + net.expected(descent.numbers, positions)
        wanted = returns(turns.worth, is_last, thought) - turns.thought
        some = np.array_split(rng.permutation(len(turns.groups)), batches)
        others = np.array_split(rng.permutation(len(starts) - 1), batches)
        for number, (chosen, compared) in enumerate(zip(some, others, strict=True)):
            slopes = net.slopes_at(descent.numbers, positions[chosen], wanted[chosen] / net.SCALE)
            rows = np.concatenate([np.arange(starts[turn], starts[turn + 1]) for turn in compared])
            if len(rows):
                better = differences(
                    descent.numbers, ends[rows], plans.groups[rows], (plans.thought - plans.worth)[rows]
                )
                slopes = [one + COMPARED * other for one, other in zip(slopes, better, strict=True)]
            descent.step(slopes, net.rate_at((epoch + number / batches) / epochs))
    return descent.numbers


def differences(known: list[Any], words: Any, groups: Any, above: Any) -> list[Any]:
    """The slopes of the squared error in how far plans are from the mean of their turn; `above` is how much more the
    weights think of each of them than it was worth.
    """
    _, groups = np.unique(groups, return_inverse=True)
    wanted = means(above + net.expected(known, words), groups) - above
    return net.slopes_at(known, words, wanted / net.SCALE)


def told_apart(known: list[Any], plans: Lap) -> float:
    """How well a net tells plans of the same turn apart: the correlation with what they were worth."""
    said = plans.thought + net.expected(known, net.described(plans.words, plans.lengths))
    pair = said - means(said, plans.groups), plans.worth - means(plans.worth, plans.groups)
    return float(np.corrcoef(*pair)[0, 1])


# Learning


def learn(folder: Path, laps: int, exercises: Sequence[Exercise], jobs: int) -> None:
    """So many laps of games like these, after those that the folder holds already."""
    folder.mkdir(parents=True, exist_ok=True)
    net_file = folder / net.NET
    numbers = (net_file if net_file.exists() else viscounts_net.FILE).read_bytes()
    plans, turns = kept_in(folder, "plans"), kept_in(folder, "turns")
    with ProcessPoolExecutor(jobs) as pool:
        for number in range(len(plans), len(plans) + laps):
            first = number * len(exercises)
            lessons = [each._replace(seed=each.seed + first, net=numbers) for each in exercises]
            games = list(pool.map(play, lessons))
            plans.append(lap_of([game.plans for game in games]))
            turns.append(lap_of([game.turns for game in games]))
            np.savez(folder / f"plans-{number:04}.npz", **plans[-1]._asdict())
            np.savez(folder / f"turns-{number:04}.npz", **turns[-1]._asdict())
            known = net.read(numbers)
            found = taught(known, joined(plans), joined(turns), seed=number)
            numbers = net.whole(found)
            net_file.write_bytes(numbers)
            before, now = told_apart(known, plans[-1]), told_apart(found, plans[-1])
            print(f"lap {number}: {len(games)} games, plans told apart {before:.3f} before, {now:.3f} now", flush=True)


def kept_in(folder: Path, name: str) -> list[Lap]:
    """The laps of earlier runs."""
    return [Lap(**np.load(path)) for path in sorted(folder.glob(f"{name}-*.npz"))]


def main() -> None:
    """Learn."""
    parser = parser_for("Learn which plans of a turn of Viscounts are better.", laps=3)
    parser.add_argument("--write", action="store_true", help="put the net where the bot reads it")
    args = parser.parse_args()
    boards = args.against
    exercises = [Exercise(seed, boards[seed % len(boards)], b"") for seed in range(args.games)]
    learn(args.folder, args.laps, exercises, args.jobs)
    if args.write:
        Path(str(viscounts_net.FILE)).write_bytes((args.folder / net.NET).read_bytes())


if __name__ == "__main__":
    main()
