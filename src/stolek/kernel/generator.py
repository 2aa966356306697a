"""The one-integer random generator: small enough to live in a state, the same on every machine.

The same steps are written twice. Plain Python has integers of any size and masks them; compiled code would pay for
every number above 62 bits, so there the mixing is done in machine words, which wrap by themselves.
"""

from dataclasses import dataclass
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from stolek.kernel.build import NATIVE

_NATIVE: Final = NATIVE
_MASK: Final = (1 << 64) - 1
_LOW: Final = 0xFFFFFFFF
_SMALL: Final = 1 << 31
T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class Generator:
    """A source of chance whose whole state is one integer (splitmix64)."""

    rng: int

    def fork(self) -> "Generator":
        """A new generator that shares nothing with this one any more."""
        return Generator(next64(self))


def next64(source: Generator) -> int:
    """The next 64 random bits."""
    if _NATIVE:
        word = _next_word(source)
        return (int((word >> 32) & _LOW) << 32) | int(word & _LOW)
    source.rng = z = (source.rng + 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def below(source: Generator, n: int) -> int:
    """A random number from 0 to n - 1."""
    if _NATIVE and n < _SMALL:
        word, small = _next_word(source), i64(n)
        return int((((word >> 32) & _LOW) * small + (((word & _LOW) * small) >> 32)) >> 32)
    return (next64(source) * n) >> 64


def _next_word(source: Generator) -> i64:
    """The next 64 random bits as a machine word, whose highest bit is its sign."""
    rng = source.rng
    z: i64 = (i64(rng >> 32) << 32) | i64(rng & 0xFFFFFFFF)
    z += -0x61C8864680B583EB
    source.rng = (int((z >> 32) & _LOW) << 32) | int(z & _LOW)
    z = (z ^ ((z >> 30) & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
    z = (z ^ ((z >> 27) & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
    return z ^ ((z >> 31) & 0x1FFFFFFFF)


def shuffled(source: Generator, items: list[T]) -> list[T]:
    """A new list with the items in random order (Fisher-Yates)."""
    result = items[:]
    for i in range(len(result) - 1, 0, -1):
        j = below(source, i + 1)
        result[i], result[j] = result[j], result[i]
    return result
