"""Rules objects of the games that are being played in numbers; made once, because they never change."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from stolek.kernel.option import Value
from stolek.kernel.registry import find_game
from stolek.kernel.rules import Rules


def rules_with(game: str, options: Mapping[str, Value]) -> Rules[Any]:
    """The rules of a game with these options."""
    return _rules(game, tuple(options.items()))


@lru_cache(maxsize=8)
def _rules(game: str, options: tuple[tuple[str, Value], ...]) -> Rules[Any]:
    return find_game(game)(dict(options))
