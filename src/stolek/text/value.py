"""What can stand in a sentence besides words and numbers: named things and lists.

Messages show them by name, and can ask for what lies beneath: `ID($terrain)` is the id, to choose a Czech ending by,
`COUNT($cells)` the length of a list, and `ABS($points)` a number without its sign: who has −7 loses 7.
`NUMBER($to, useGrouping: 0)` is written without a mark at the thousands.
"""

from collections.abc import Callable, Sequence
from typing import Final

from babel import Locale
from fluent.runtime.types import FluentFloat, FluentInt, FluentType

Argument = str | int | float | FluentType


class Whole(FluentInt):
    """A whole number, with a real minus below zero."""

    def format(self, locale: Locale) -> str:
        return super().format(locale).replace("-", "−")


class Fraction(FluentFloat):
    """Any other number, with the same minus."""

    def format(self, locale: Locale) -> str:
        return super().format(locale).replace("-", "−")


class Named(FluentType):
    """A thing with an id for the message to choose by and a name for people to read."""

    def __init__(self, thing: str, name: str) -> None:
        self.thing = thing
        self.name = name

    def format(self, locale: Locale) -> str:
        return self.name


class Listing(FluentType):
    """Several values that are turned into words and joined only when a message shows them."""

    def __init__(
        self, items: Sequence[object], words: Callable[[object], Argument], join: Callable[[Sequence[str]], str]
    ) -> None:
        self.items = items
        self.words = words
        self.join = join

    def format(self, locale: Locale) -> str:
        return self.join([shown(self.words(item), locale) for item in self.items])


class Word(FluentType):
    """An id, shown and compared as it is."""

    def __init__(self, thing: str) -> None:
        self.thing = thing

    def __eq__(self, other: object) -> bool:
        return self.thing == other

    def format(self, locale: Locale) -> str:
        return self.thing


class Unspeakable(FluentType):
    """A value without words, such as a nested frame: harmless as long as no message shows it."""

    def __init__(self, value: object) -> None:
        self.value = value

    def format(self, locale: Locale) -> str:
        raise ValueError(f"no words for {self.value!r}")


def shown(argument: Argument, locale: Locale) -> str:
    """The argument as a message would show it."""
    value = spoken(argument)
    return value if isinstance(value, str) else value.format(locale)


def spoken(argument: Argument) -> str | FluentType:
    """The argument as messages take it."""
    if isinstance(argument, str | FluentType):
        return argument
    return Whole(argument) if isinstance(argument, int) else Fraction(argument)


def _id(value: str | FluentType) -> FluentType:
    """`ID($thing)`: the id of a named thing, any other value as it is."""
    if isinstance(value, Named):
        return Word(value.thing)
    return value if isinstance(value, FluentType) else Word(value)


def _count(value: str | FluentType) -> FluentType:
    """`COUNT($list)`: how many members a list has."""
    if not isinstance(value, Listing):
        raise TypeError(f"COUNT needs a list, not {value!r}")
    return FluentInt(len(value.items))


def _absolute(value: str | FluentType) -> FluentType:
    """`ABS($points)`: a number without its sign, for who loses 7."""
    if not isinstance(value, FluentInt):
        raise TypeError(f"ABS needs a whole number, not {value!r}")
    return Whole(abs(value))


FUNCTIONS: Final[dict[str, Callable[..., FluentType]]] = {"ID": _id, "COUNT": _count, "ABS": _absolute, "NUMBER": Whole}
