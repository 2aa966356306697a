"""Games to learn Viscounts from: played with what is known so far, but not always by it.

Weights are moved a little at random, some turns take a plan that is not the best, and in some games the player leans
towards something, say manuscripts or a thin deck. Whoever always plays as it seems best learns only about the one way
of playing that it began with.
"""

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

import msgspec

from stolek.bots.evaluate.viscounts import promised
from stolek.bots.evaluate.viscounts_counts import NAMES, counts_of, unpacked
from stolek.bots.evaluate.viscounts_inputs import own_words, rival_words
from stolek.bots.evaluate.viscounts_net import Net, read_net
from stolek.bots.evaluate.viscounts_points import awards_of, points_of, turns_left
from stolek.bots.evaluate.viscounts_solo import Learned, Weights
from stolek.bots.evaluate.viscounts_turn import OPEN, Breadth, Line, TurnPlan, until_draw
from stolek.games.viscounts.cards import CARD_ICONS
from stolek.games.viscounts.frames import ChooseCard
from stolek.games.viscounts.opponent.boards import OPPONENT_IDS
from stolek.games.viscounts.player import buildings_built, deck_of
from stolek.games.viscounts.rules import Viscounts
from stolek.games.viscounts.state import ViscountsState, castle_workers
from stolek.kernel.values import Action, Seat

HUMAN: Final = Seat(0)
NOISE: Final = 0.1
"""How far weights are moved for a game, in points for a usual difference of the feature."""
PLANNED: Final = Breadth(OPEN, ways=8, steps=700)
"""How broadly turns are planned: quick games are many games, but those who follow small questions play better by five
points, and only good players show what a position is worth to one.
"""
ASTRAY: Final = 0.06
"""The share of turns that take any of the best few plans."""
FEW: Final = 6
LEANING: Final = 0.25
"""The share of games that lean somewhere, and in them of the things leant towards or away from."""
LEANS: Final[dict[str, tuple[float, float]]] = {
    "merchant": (-1.0, 2.0),
    "builder": (-2.0, 4.0),
    "noble": (-3.0, 3.0),
    "cleric": (-2.0, 5.0),
    "criminal": (-2.0, 4.0),
    "manuscripts": (0.0, 6.0),
    "buildings": (0.0, 4.0),
    "workers": (-2.0, 2.0),
    "cards": (-1.0, 1.0),
    "deeds": (-1.0, 1.5),
}
"""How much more or less than its worth a thing may seem worth, in points; icons of the whole deck in half a game."""
HALF_A_GAME: Final = 5.0
MAX_TURNS: Final = 10.0

Boards = dict[str, Weights]


class Lesson(NamedTuple):
    """A game to learn from."""

    seed: int
    board: str
    """Of the opponent."""
    weights: Boards
    net: bytes
    spread: tuple[float, ...]
    """How much each feature usually differs from position to position."""


class Told(NamedTuple):
    """The positions of a game after each own turn: their columns, and their words."""

    rows: list[list[float]]
    words: list[list[int]]


def moved(weights: Weights, spread: tuple[float, ...], rng: Random) -> Weights:
    """The weights with a little noise on what helps soon."""
    features = {
        name: (weights.features[name][0] + rng.gauss(0, NOISE) / max(0.1, usual), weights.features[name][1])
        for name, usual in zip(NAMES, spread, strict=True)
    }
    return msgspec.structs.replace(weights, features=features)


def leaning(rng: Random) -> list[float]:
    """What this game leans towards; mostly nothing."""
    if rng.random() >= LEANING:
        return []
    return [rng.uniform(*reach) if rng.random() < LEANING else 0.0 for reach in LEANS.values()]


def leant(s: ViscountsState, leans: list[float]) -> float:
    """What a position seems worth beyond what it is."""
    if not leans:
        return 0.0
    player = s.players[HUMAN]
    cards = deck_of(player)
    shown = len(player.board) / max(len(player.board), len(cards)) * min(turns_left(s), MAX_TURNS) / HALF_A_GAME
    icons = [shown * count for count in unpacked(sum([CARD_ICONS[card] for card in cards]))]
    workers = sum(castle_workers(s, HUMAN))
    things = [*icons, len(player.manuscripts), buildings_built(player), workers, len(cards), s.deeds_above]
    return sum([lean * thing for lean, thing in zip(leans, things, strict=True)])


class SelfPlayer:
    """Plays a game turn by turn."""

    def __init__(self, rules: Viscounts, known: Learned, rng: Random, leans: list[float]) -> None:
        self._rules = rules
        self._known = known
        self._rng = rng
        self._leans = leans
        self._plan: list[Action] = []

    def next_answer(self, s: ViscountsState) -> Action:
        """The next answer of the turn's plan (taken off it); a new plan where there is none or luck has spoilt it."""
        legal = self._rules.legal(s, HUMAN)
        begins = isinstance(s.stack[-1], ChooseCard)
        if begins or not self._plan or self._plan[0] not in legal:
            root = until_draw(s, HUMAN)
            if root is None:
                return legal[self._rng.randrange(len(legal))]
            root.rng = self._rng.getrandbits(60)
            plan = TurnPlan(self._rules, root, HUMAN, self._standing, self._prospect, PLANNED)
            self._plan = list(self._chosen(plan, s, begins).answers)
        return self._plan.pop(0)

    def _chosen(self, plan: TurnPlan, s: ViscountsState, begins: bool) -> Line:
        """The best plan; where a turn begins, now and then any of the best few."""
        most = FEW if begins and self._rng.random() < ASTRAY else 1
        return self._rng.choice(plan.best_few(most))

    def _standing(self, s: ViscountsState) -> float:
        return self._known.lead(s, HUMAN) + leant(s, self._leans)

    def _prospect(self, s: ViscountsState) -> float:
        turns = turns_left(s)
        return self._known.promise(turns) * promised(s, HUMAN, turns)


@lru_cache(maxsize=1)
def net_of(content: bytes) -> Net:
    """The net of a lesson: all lessons of a lap have the same."""
    return read_net(content)


def play(lesson: Lesson) -> Told:
    """The positions of one game after each own turn, with how it ended."""
    rng = Random(lesson.seed)
    rules = Viscounts({"opponent": lesson.board, "difficulty": rng.choice((0, 3))})
    known = Learned(moved(lesson.weights[lesson.board], lesson.spread, rng), net_of(lesson.net))
    s, _ = rules.setup(1, lesson.seed)
    told, board = Told([], []), OPPONENT_IDS.index(lesson.board)
    for after in turns_of(rules, s, SelfPlayer(rules, known, rng, leaning(rng))):
        told.rows.append([board, lesson.seed, 0.0, *seen(after)])
        told.words.append(words_of(after))
    lead = lead_of(rules, s)
    for row in told.rows:
        row[2] = lead
    return told


def turns_of(rules: Viscounts, s: ViscountsState, pupil: SelfPlayer) -> Iterator[ViscountsState]:
    """Play a game to its end (in place); the position after each own turn, before cards are drawn."""
    while s.waits:
        answer = pupil.next_answer(s)
        after = until_draw(s, HUMAN)
        if after is not None:
            rules.step(after, HUMAN, answer)
            if not after.waits:
                yield after
        rules.step(s, HUMAN, answer)


def lead_of(rules: Viscounts, s: ViscountsState) -> int:
    """How far ahead a game ended."""
    outcome = rules.outcome(s)
    assert outcome is not None
    return outcome.scores[HUMAN] - outcome.scores[s.virtual]


def words_of(s: ViscountsState) -> list[int]:
    """The words of a position."""
    return [*own_words(s, HUMAN), *rival_words(s)]


def seen(s: ViscountsState) -> list[float]:
    """The columns of a position, from its points on."""
    turns = turns_left(s)
    ahead = points_of(s, HUMAN) - points_of(s, s.virtual)
    awards = awards_of(s, HUMAN, turns), awards_of(s, s.virtual, turns)
    return [ahead, *awards, turns, promised(s, HUMAN, turns), *counts_of(s, HUMAN)]
