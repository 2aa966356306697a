"""Viscounts against the virtual opponent: a small net that corrects what the weights of `viscounts_solo.py` expect.

It has one layer of hidden units. Every word of a position moves each unit by a whole number, a unit below zero counts
as zero, and what is left of them is weighed to points. All numbers that belong to a word are packed into one long
integer, so one addition moves all units at once: plain Python needs some microseconds a position, and whole numbers
give the same points on every machine. `python -m benchmarks.learn_viscounts` learns it from how games end,
`python -m benchmarks.learn_viscounts.plans` goes on from what plans of the same turn are worth two turns later.
"""

from array import array
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from operator import mul
from struct import Struct
from sys import byteorder
from typing import Final

from stolek.bots.evaluate.viscounts_inputs import WORDS

UNITS: Final = 32
"""Hidden units; behind them each word has one number more, which is not cut at zero."""
WIDTH: Final = UNITS + 1
ONE: Final = 1024
"""The whole number that stands for 1."""
BITS: Final = 32
ZERO: Final = 1 << BITS - 1
"""Packed numbers are moved up by this, so that none is negative."""
SIZE: Final = WIDTH * BITS // 8
UNPACK: Final = Struct(f"<{WIDTH}I").unpack
LEAST: Final = (*[ZERO] * UNITS, 0)
FILE: Final = files(__package__) / "viscounts_net.bin"


class Net:
    """What words add up to, in points."""

    def __init__(self, numbers: Iterable[int]) -> None:
        """The numbers of all words one after another, those that are always added, and what the units weigh."""
        found = list(numbers)
        rows = [found[first : first + WIDTH] for first in range(0, (WORDS + 1) * WIDTH, WIDTH)]
        self._words = [packed(row) for row in rows[:WORDS]]
        self._start = packed([number + ZERO for number in rows[WORDS]])
        self._weights = [*found[(WORDS + 1) * WIDTH :], ONE]
        self._nothing = ZERO * sum(self._weights)
        if len(self._weights) != WIDTH:
            raise ValueError("a net of another size")

    def together(self, words: Iterable[int]) -> int:
        """What these words add, packed; sums of words can be added to each other."""
        return sum(map(self._words.__getitem__, words))

    def points(self, added: int) -> float:
        """What has been added as points."""
        units = map(max, UNPACK((self._start + added).to_bytes(SIZE, "little")), LEAST)
        total: int = sum(map(mul, self._weights, units))
        return (total - self._nothing) / (ONE * ONE)


def packed(numbers: Iterable[int]) -> int:
    """Whole numbers side by side in one, the first at the low end."""
    return sum([number << BITS * i for i, number in enumerate(numbers)])


def read_net(content: bytes) -> Net:
    """A net from a file: numbers of two bytes each, the low byte first."""
    numbers = array("h")
    numbers.frombytes(content)
    if byteorder == "big":
        numbers.byteswap()
    return Net(numbers)


@cache
def net() -> Net:
    """The net that was learned."""
    return read_net(FILE.read_bytes())
