"""Bots by name, as commands and tables ask for them."""

from collections.abc import Callable
from typing import Final

from stolek.bots.bot import Bot
from stolek.bots.random_bot import RandomBot


class UnknownBot(LookupError):
    """There is no bot of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"unknown bot {name!r}; known: {', '.join(LEVELS)}")
        self.name = name
        self.known = tuple(LEVELS)


LEVELS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot}
"""From the weakest to the strongest; each takes the seed of its generator."""


def make_bot(name: str, seed: int) -> Bot:
    """A new bot of this level."""
    if name not in LEVELS:
        raise UnknownBot(name)
    return LEVELS[name](seed)
