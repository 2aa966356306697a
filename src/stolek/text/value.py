"""What can stand in a sentence besides words and numbers: named things and lists.

Messages show them by name, and can ask for what lies beneath: `ID($terrain)` is the id, to choose a Czech ending by,
and `COUNT($cells)` the length of a list.
"""

from collections.abc import Callable, Sequence
from typing import Final

from babel import Locale
from fluent.runtime.types import FluentInt, FluentType, fluent_number

Argument = str | int | float | FluentType


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
    if isinstance(argument, str):
        return argument
    value = argument if isinstance(argument, FluentType) else fluent_number(argument)
    return value.format(locale)


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


FUNCTIONS: Final[dict[str, Callable[[str | FluentType], FluentType]]] = {"ID": _id, "COUNT": _count}
