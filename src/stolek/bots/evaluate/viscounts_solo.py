"""Viscounts against the virtual opponent: what a position becomes by the end of the game, learned from games.

What a feature of `viscounts_counts.py` is worth was fitted to how games went on from thousands of positions, on its own
for every board of the opponent (`python -m benchmarks.learn_viscounts` goes on from `viscounts_solo.json`). It has two
weights: what it does in the next few turns, and what it does in all turns that are left. The opponent never decides
anything, so its side of the table is weighed like ours; but its turn comes last (VISC-6.40), so it has one more. What
weights cannot say, such as which cards go well together, a small net adds (`viscounts_net.py`).
"""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from operator import mul
from typing import Final, TypeVar

import msgspec

from stolek.bots.evaluate.viscounts_counts import FEATURES, NAMES, counts_of, own_counts, rival_counts, rival_key
from stolek.bots.evaluate.viscounts_inputs import own_words, rival_words
from stolek.bots.evaluate.viscounts_net import Net, net
from stolek.bots.evaluate.viscounts_points import awards_of, points_of, turns_left
from stolek.games.viscounts.opponent.boards import OPPONENT_IDS
from stolek.games.viscounts.state import ViscountsState

R = TypeVar("R")

SOON: Final = 3.0
"""Turns that make the most of what helps at once."""
LONG: Final = 12.0
"""More turns than this are not counted on."""
UNIT: Final = 10.0
"""Weights of the turns that are left are those of so many turns."""
RIVAL: Final = "rival"
RIVAL_NAMES: Final = FEATURES[RIVAL]
"""The last of all names."""
MAX_REMEMBERED: Final = 4096
"""Sides of the opponent and states of the awards, of which a turn meets a few hundred."""
FILE: Final = files(__package__) / "viscounts_solo.json"


class Weights(msgspec.Struct, forbid_unknown_fields=True):
    """What was learned against one board of the opponent; in pairs the first is for soon, the second for all turns."""

    awards: float
    rival_awards: float
    points: float
    """What today's lead in awards and points is worth beyond itself, a unit of turns before the end."""
    promise: tuple[float, float]
    features: dict[str, tuple[float, float]]


def soon(turns: float) -> float:
    """How much of what helps at once still helps."""
    return min(1.0, turns / SOON)


def in_all(turns: float) -> float:
    """How much the turns that are left count, in units."""
    return min(turns, LONG) / UNIT


def helping(turns: float) -> list[tuple[float, float]]:
    """Per feature how much of it helps soon and in all turns that are left, of which the opponent has one more."""
    own, rival = (soon(turns), in_all(turns)), (soon(turns + 1), in_all(turns + 1))
    return [own] * (len(NAMES) - len(RIVAL_NAMES)) + [rival] * len(RIVAL_NAMES)


def remembered(memory: dict[tuple[object, ...], R], key: tuple[object, ...], found: R) -> R:
    """What was found, remembered; a memory that is full forgets all it holds."""
    if len(memory) >= MAX_REMEMBERED:
        memory.clear()
    memory[key] = found
    return found


class Learned:
    """What positions are worth against one board of the opponent."""

    def __init__(self, weights: Weights, corrected: Net) -> None:
        self._weights = weights
        self._net = corrected
        self._pairs = [weights.features[name] for name in NAMES]
        self._known: dict[float, list[float]] = {}
        self._rivals: dict[tuple[object, ...], tuple[float, int]] = {}
        self._awards: dict[tuple[object, ...], float] = {}

    def points(self, turns: float) -> float:
        """What a point of today is worth at the end."""
        return 1.0 + self._weights.points * in_all(turns)

    def awards(self, turns: float) -> float:
        """What a point of likely awards is worth."""
        return 1.0 + self._weights.awards * in_all(turns)

    def rival_awards(self, turns: float) -> float:
        """The same for the opponent."""
        return 1.0 - self._weights.rival_awards * in_all(turns)

    def promise(self, turns: float) -> float:
        """What a point that the next turn promises is worth."""
        now, more = self._weights.promise
        return now + more * in_all(turns)

    def terms(self, s: ViscountsState, seat: int, turns: float) -> dict[str, float]:
        """What all features are worth, term by term, the opponent's included."""
        each = map(mul, counts_of(s, seat), self._at(turns))
        return {term: sum([next(each) for _ in names]) for term, names in FEATURES.items()}

    def rival(self, s: ViscountsState, turns: float) -> float:
        """What the opponent's side of the table is worth to it."""
        weights = self._at(turns)[-len(RIVAL_NAMES) :]
        total: float = sum(map(mul, rival_counts(s, s.players[s.virtual]), weights))
        return -total

    def experience(self, s: ViscountsState, seat: int) -> float:
        """What the net adds to the lead: how positions like this one have turned out beyond what weights can say. After
        the last own turn there is nothing left to learn from: points count.
        """
        if not turns_left(s):
            return 0.0
        return self._net.points(self._net.together([*own_words(s, seat), *rival_words(s)]))

    def lead(self, s: ViscountsState, seat: int) -> float:
        """How far the seat will be ahead at the end, but for what the next turn promises."""
        turns = turns_left(s)
        worth, words = self._rival_side(s, turns)
        ahead = self._ahead_in_awards(s, seat, turns) + self.points(turns) * points_of(s, seat) - worth
        own: float = sum(map(mul, own_counts(s, seat), self._at(turns)))
        if turns:
            own += self._net.points(words + self._net.together(own_words(s, seat)))
        return ahead + own

    def _rival_side(self, s: ViscountsState, turns: float) -> tuple[float, int]:
        """The opponent's points and what else its side is worth to it, and its words for the net; remembered, since
        it seldom changes.
        """
        key = (turns, rival_key(s, s.players[s.virtual]))
        found = self._rivals.get(key)
        if found is None:
            worth = self.points(turns) * points_of(s, s.virtual) + self.rival(s, turns)
            found = remembered(self._rivals, key, (worth, self._net.together(rival_words(s))))
        return found

    def _ahead_in_awards(self, s: ViscountsState, seat: int, turns: float) -> float:
        """The lead in likely awards; remembered, since only flipped cards and the piles change it."""
        own, rival = s.players[seat], s.players[s.virtual]
        piles = (turns, s.deeds_above, s.debts_above, s.prosperity, s.poverty, s.last_round)
        key = (piles, own.paid, own.approved, rival.paid, rival.approved)
        found = self._awards.get(key)
        if found is None:
            ahead = self.awards(turns) * awards_of(s, seat, turns)
            ahead -= self.rival_awards(turns) * awards_of(s, s.virtual, turns)
            found = remembered(self._awards, key, ahead)
        return found

    def _at(self, turns: float) -> list[float]:
        """What every feature is worth with so many turns left, in the order of their names."""
        found = self._known.get(turns)
        if found is None:
            pairs = zip(helping(turns), self._pairs, strict=True)
            found = self._known[turns] = [now * one + more * other for (now, more), (one, other) in pairs]
        return found


def read_weights(file: Traversable = FILE) -> dict[str, Weights]:
    """The weights against each board."""
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Weights])


@cache
def boards() -> tuple[Learned, ...]:
    """What is known against each board, in the order of the boards."""
    weights = read_weights()
    return tuple(Learned(weights[board], net()) for board in OPPONENT_IDS)


def learned(s: ViscountsState) -> Learned:
    """What is known against this opponent."""
    return boards()[s.players[s.virtual].kind - 1]
