"""Finds games by entry point: a new game is a package that names its rules in the group `stolek.games`."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from stolek.kernel.rules import Rules

GROUP = "stolek.games"


class UnknownGame(LookupError):
    """No game of this name is installed."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"unknown game {name!r}; known: {', '.join(known)}")
        self.name = name
        self.known = known


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda e: e.name)}


def game_ids() -> tuple[str, ...]:
    """The ids of all installed games, sorted; none of them is loaded."""
    return tuple(_entries())


def game_packages() -> dict[str, str]:
    """By the id of a game: the package that holds its data, texts and rules; none of them is loaded."""
    return {name: entry.module for name, entry in _entries().items()}


def find_game(name: str) -> type[Rules[Any]]:
    """The rules of a game, loaded now."""
    if name not in _entries():
        raise UnknownGame(name, game_ids())
    rules: type[Rules[Any]] = _entries()[name].load()
    return rules


def package_of(rules: type[Rules[Any]]) -> str:
    """The package that holds a game's data, texts and rules."""
    return rules.__module__.rpartition(".")[0]


def variants(kind: type[Rules[Any]]) -> list[Rules[Any]]:
    """The rules as they come, with every value of every option, and with all that can be switched on."""
    everything = {option.key: True for option in kind.options if isinstance(option.default, bool)}
    each = [{option.key: value} for option in kind.options for value in option.values]
    return [kind(), kind(everything), *map(kind, each)]
