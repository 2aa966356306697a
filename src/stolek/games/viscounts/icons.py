"""Icons and how many there are of each (VISC-1.4).

The counts of all five icons travel as one number of the type `Icons`, so that adding two such numbers adds their icons.
Only this file knows how they are packed.
"""

from collections.abc import Iterable
from typing import Final, Literal

Icon = Literal["merchant", "builder", "noble", "cleric", "criminal"]
Icons = int
"""How many there are of every icon."""

ICONS: Final[tuple[Icon, ...]] = ("merchant", "builder", "noble", "cleric", "criminal")
MERCHANT: Final = 0
BUILDER: Final = 1
NOBLE: Final = 2
CLERIC: Final = 3
CRIMINAL: Final = 4
NO_ICONS: Final[Icons] = 0

_BITS: Final = 8
_MASK: Final = (1 << _BITS) - 1
_SHIFTS: Final = tuple(_BITS * icon for icon in range(len(ICONS)))


def icons_from(names: Iterable[Icon]) -> Icons:
    """These icons, counted."""
    return sum(1 << _SHIFTS[ICONS.index(name)] for name in names)


def count_of(icons: Icons, icon: int) -> int:
    """How many there are of one icon."""
    return icons >> _SHIFTS[icon] & _MASK


def counts(icons: Icons) -> tuple[int, ...]:
    """How many there are of each icon, in the order of `ICONS`."""
    return tuple([icons >> shift & _MASK for shift in _SHIFTS])
