"""The net of Viscounts, fitted to what its weights leave over by stochastic gradient descent.

A card has words of its own for hand, piles and slots; while learning it has one more that all of them share, so that
what is learned of a card in one place helps in the others. Afterwards the shared part is added to each of them.
"""

from collections.abc import Sequence
from math import ceil, cos, pi
from typing import Any, Final

import numpy as np  # type: ignore[import-not-found]
from scipy.sparse import csr_array, eye_array, hstack  # type: ignore[import-untyped]

from stolek.bots.evaluate.viscounts_inputs import DISCARD, DRAW, FIRST, HAND, WORDS
from stolek.bots.evaluate.viscounts_net import ONE, UNITS
from stolek.games.viscounts.cards import TOWNSFOLK

NET: Final = "net.bin"
"""What a folder calls the net that was learned in it."""
EPOCHS: Final = 8
BATCH: Final = 1024
RATE: Final = 1e-3
WARM_UP: Final = 0.2
"""The share of all steps in which the rate still rises."""
DECAY: Final = 0.3
LEFT_OUT: Final = 0.1
"""The share of words that is left out at random, so that none is relied on too much."""
SCALE: Final = 10.0
"""Points are learned in tens."""
MOMENTUM: Final = (0.9, 0.999)
LARGEST: Final = 2**15 - 1
SPREADS: Final = (0.03, 0.0, 0.0, 0.3, 0.0)
"""How far the numbers of a net are from nothing at first."""


def described(words: Any, lengths: Any) -> Any:
    """Positions by words, as a sparse array, from all words one after another and how many each position has."""
    ends = np.concatenate([[0], np.cumsum(lengths)])
    return csr_array((np.ones(len(words), np.float32), words, ends), shape=(len(lengths), WORDS))


def sharing() -> Any:
    """Words by words and shared words: a word counts as itself and, for a card in a place, as the card."""
    shared = np.zeros((WORDS, len(TOWNSFOLK)), np.float32)
    for first in (HAND, DRAW, DISCARD, *[slot + 1 for slot in FIRST[:3]]):
        shared[first : first + len(TOWNSFOLK)] = np.eye(len(TOWNSFOLK))
    return hstack([eye_array(WORDS, dtype=np.float32), csr_array(shared)], format="csr")


class Descent:
    """The numbers that are learned, each with its momentum (Adam with decay)."""

    def __init__(self, numbers: Sequence[Any], decay: float = DECAY) -> None:
        self.numbers = [np.array(number, np.float32) for number in numbers]
        self._decay = decay
        self._first = [np.zeros_like(number) for number in self.numbers]
        self._second = [np.zeros_like(number) for number in self.numbers]
        self._steps = 0

    def step(self, slopes: list[Any], rate: float) -> None:
        """One step downhill."""
        self._steps += 1
        one, two = MOMENTUM
        for number, slope, first, second in zip(self.numbers, slopes, self._first, self._second, strict=True):
            first += (1 - one) * (slope - first)
            second += (1 - two) * (slope * slope - second)
            going = first / (1 - one**self._steps) / (np.sqrt(second / (1 - two**self._steps)) + 1e-8)
            number -= rate * (going + self._decay * number)


def rate_at(share: float) -> float:
    """The rate after this share of all steps: up, and slowly down to nothing."""
    if share < WARM_UP:
        return RATE * share / WARM_UP
    return RATE * (1 + cos(pi * (share - WARM_UP) / (1 - WARM_UP))) / 2


def batch(words: Any, rng: Any) -> Any:
    """Some positions, a share of their words left out."""
    kept = words.copy()
    kept.data = kept.data * (rng.random(len(kept.data)) >= LEFT_OUT)
    return kept


def fitted(words: Any, wanted: Any, seed: int = 0, epochs: int = EPOCHS) -> list[Any]:
    """The net for these positions (rows of a sparse array) and points: words to units and what is always added there,
    words to points past the units, what units weigh, and what is always added.
    """
    rng, shared = np.random.default_rng(seed), sharing()
    words, wanted = words @ shared, (wanted / SCALE).astype(np.float32)
    count, width = words.shape
    shapes: list[tuple[int, ...]] = [(width, UNITS), (UNITS,), (width,), (UNITS,), ()]
    descent = Descent([rng.normal(0, spread, shape) for spread, shape in zip(SPREADS, shapes, strict=True)])
    batches = ceil(count / BATCH)
    for epoch in range(epochs):
        for number, chosen in enumerate(np.array_split(rng.permutation(count), batches)):
            slopes = slopes_at(descent.numbers, batch(words[chosen], rng), wanted[chosen])
            descent.step(slopes, rate_at((epoch + number / batches) / epochs))
    to_units, start, straight, weights, base = descent.numbers
    return [shared @ to_units, start, shared @ straight, weights, base]


def slopes_at(net: list[Any], words: Any, wanted: Any) -> list[Any]:
    """How the squared error changes with every number of the net."""
    to_units, start, straight, weights, base = net
    units = words @ to_units + start
    alive = np.maximum(units, 0)
    error = (alive @ weights + words @ straight + base - wanted) * (2 / len(wanted))
    back = error[:, None] * weights * (units > 0)
    return [words.T @ back, back.sum(axis=0), words.T @ error, alive.T @ error, error.sum()]


def expected(net: list[Any], words: Any) -> Any:
    """What the net says of positions, in points."""
    to_units, start, straight, weights, base = net
    return SCALE * (np.maximum(words @ to_units + start, 0) @ weights + words @ straight + base)


def whole(net: list[Any]) -> bytes:
    """The net in whole numbers, as the bot reads it."""
    to_units, start, straight, weights, base = net
    rows = np.vstack([np.column_stack([to_units, SCALE * straight]), [*start, SCALE * base]])
    numbers = np.rint(ONE * np.concatenate([rows.ravel(), SCALE * weights]))
    if np.abs(numbers).max() > LARGEST:
        raise ValueError("a number of the net is too large")
    return bytes(numbers.astype("<i2").tobytes())


def read(content: bytes) -> list[Any]:
    """The other way round, to go on from what was learned."""
    numbers = np.frombuffer(content, "<i2").astype(np.float32) / ONE
    rows, weights = numbers[:-UNITS].reshape(WORDS + 1, UNITS + 1), numbers[-UNITS:] / SCALE
    to_units, straight = rows[:, :UNITS], rows[:, UNITS] / SCALE
    return [to_units[:-1], to_units[-1], straight[:-1], weights, straight[-1]]
