"""What somebody asks to play, and what the terminal needs of the world outside."""

from collections.abc import Callable
from dataclasses import dataclass

from stolek.bots.bot import Budget
from stolek.kernel.generator import Generator
from stolek.kernel.option import Value
from stolek.terminal.shelf import Shelf
from stolek.terminal.sitting import LocalSession, sit_down


@dataclass(frozen=True, slots=True)
class GameRequest:
    """What is to be played when no old game is taken up."""

    game: str
    options: dict[str, Value]
    seats: tuple[str, ...]
    seed: int


@dataclass(frozen=True, slots=True)
class CallerSettings:
    """What playing needs of the world outside: time, chance for bots, thinking time."""

    now: Callable[[], float]
    stamp: Callable[[float], str]
    """A moment as people and file names write it."""
    chance: Generator
    budget: Callable[[], Budget]
    pace: float = 0.0
    """Seconds between two moves of bots, so that people can follow them."""


def begin(request: GameRequest, shelf: Shelf, around: CallerSettings) -> LocalSession:
    """A new game, under a name that no file has yet."""
    name = shelf.new_name(request.game, around.stamp(around.now()).replace(" ", "-").replace(":", ""))
    return sit_down(request.game, request.options, request.seats, request.seed, shelf, name, around.now)
