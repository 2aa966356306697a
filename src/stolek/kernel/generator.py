"""The one-integer random generator: small enough to live in a state, the same on every machine."""

from dataclasses import dataclass
from typing import Final, TypeVar

_MASK: Final = (1 << 64) - 1
T = TypeVar("T")


@dataclass(slots=True)
class Generator:
    """A source of chance whose whole state is one integer (splitmix64)."""

    rng: int

    def fork(self) -> "Generator":
        """A new generator that shares nothing with this one any more."""
        return Generator(next64(self))


def next64(source: Generator) -> int:
    """The next 64 random bits."""
    source.rng = z = (source.rng + 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def below(source: Generator, n: int) -> int:
    """A random number from 0 to n - 1."""
    return (next64(source) * n) >> 64


def shuffled(source: Generator, items: list[T]) -> list[T]:
    """A new list with the items in random order (Fisher-Yates)."""
    result = items[:]
    for i in range(len(result) - 1, 0, -1):
        j = below(source, i + 1)
        result[i], result[j] = result[j], result[i]
    return result
