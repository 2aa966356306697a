"""Answers that are chosen from a fixed list by a set of bits: counted and taken without being listed.

A random player, a search and a clone want to know how many answers there are and take one of them. Hundreds need not be
put in a list for that. The first thing has the highest bit, as the digits of a number are written.
"""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import compress
from typing import Final, Generic, TypeVar, overload

T = TypeVar("T", bound=Hashable)

_DIGITS_TO_BOOLS: Final = bytes(character == ord("1") for character in range(256))


class Catalogue(Generic[T]):
    """The fixed list: all different things that could be chosen, in their order."""

    __slots__ = ("all", "places", "things")

    def __init__(self, things: Iterable[T]) -> None:
        self.things: Final = tuple(things)
        self.places: Final[dict[object, int]] = {
            thing: len(self.things) - 1 - number for number, thing in enumerate(self.things)
        }
        self.all: Final = (1 << len(self.things)) - 1


class Selection(Sequence[T]):
    """Those things of a catalogue whose bits are set, in the order of the catalogue; read-only."""

    __slots__ = ("_bits", "_catalogue")

    def __init__(self, catalogue: Catalogue[T], bits: int) -> None:
        self._catalogue = catalogue
        self._bits = bits

    def __len__(self) -> int:
        return self._bits.bit_count()

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[T]: ...
    def __getitem__(self, index: int | slice) -> T | Sequence[T]:
        if isinstance(index, slice):
            return list(self)[index]
        bits, things = self._bits, self._catalogue.things
        if index < 0:
            index += bits.bit_count()
        # The wanted bit is the highest place from which on there are more bits than the index.
        low, high = -1, len(things)
        while high - low > 1:
            middle = (low + high) >> 1
            if (bits >> middle).bit_count() > index:
                low = middle
            else:
                high = middle
        if low < 0 or index < 0:
            raise IndexError("selection index out of range")
        return things[-1 - low]

    def __iter__(self) -> Iterator[T]:
        # The digits, after a leading 1 that keeps the zeros in front, are one switch a thing.
        digits = bin(self._bits | self._catalogue.all + 1)[3:]
        return compress(self._catalogue.things, digits.encode().translate(_DIGITS_TO_BOOLS))

    def __contains__(self, thing: object) -> bool:
        place = self._place(thing)
        return place is not None and bool(self._bits >> place & 1)

    def index(self, thing: object, start: int = 0, stop: int | None = None) -> int:
        """How many come before it; a ValueError if it is not among them, or not in this part."""
        place = self._place(thing)
        if place is not None and self._bits >> place & 1:
            found = (self._bits >> place + 1).bit_count()
            if found in range(len(self))[start:stop]:
                return found
        raise ValueError(f"{thing!r} is not selected")

    def count(self, thing: object) -> int:
        """All are different."""
        return int(thing in self)

    def _place(self, thing: object) -> int | None:
        try:
            return self._catalogue.places.get(thing)
        except TypeError:  # What cannot be hashed, such as an answer made of lists, is in no catalogue.
            return None

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Selection) and other._catalogue is self._catalogue:
            return self._bits == other._bits
        return isinstance(other, Sequence) and len(self) == len(other) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Selection({list(self)!r})"

    def __reduce__(self) -> tuple[type[list[T]], tuple[list[T]]]:
        return list, (list(self),)  # whoever gets it in another process need not have the catalogue
