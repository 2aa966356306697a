"""Bots by name, as commands and tables ask for them.

`easy`, `normal`, `hard`, `expert` are levels for people; `random` is the yardstick; `hard@200` is a level with so many
simulations instead of its own; `exec:COMMAND` is a program in any language (`program.py`).
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from stolek.bots.bot import Bot
from stolek.bots.evaluation import find_evaluation
from stolek.bots.plan import LEVELS as THINKING
from stolek.bots.plan import Plan
from stolek.bots.random_bot import RandomBot
from stolek.bots.search import Thinker

Make = Callable[[int], Bot]


class UnknownBot(LookupError):
    """There is no bot of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"unknown bot {name!r}; known: {', '.join(KNOWN)}")
        self.name = name
        self.known = KNOWN


def plan_of(level: str, game: str) -> Plan:
    """How a level thinks in a game."""
    return find_evaluation(game).plans[level]


def _thinking(level: str, simulations: int | None = None) -> Make:
    def plan(game: str) -> Plan:
        usual = plan_of(level, game)
        return usual if simulations is None else replace(usual, simulations=simulations)

    return lambda seed: Thinker(seed, plan)


def _program(command: str) -> Make:
    def make(seed: int) -> Bot:
        from stolek.bots.program import Program  # only those who run programs load what that takes

        return Program(command, seed)

    return make


PROGRAM: Final = "exec:"
LEVELS: Final[dict[str, Make]] = {"random": RandomBot, **{level: _thinking(level) for level in THINKING}}
"""From the weakest to the strongest; each takes the seed of its generator."""
KNOWN: Final = (*LEVELS, "LEVEL@SIMULATIONS", f"{PROGRAM}COMMAND")


def find_bot(name: str) -> Make:
    """What makes bots of this name; an `UnknownBot` if nothing does."""
    if name in LEVELS:
        return LEVELS[name]
    if name.startswith(PROGRAM) and name.removeprefix(PROGRAM).strip():
        return _program(name.removeprefix(PROGRAM))
    level, at, number = name.partition("@")
    if at and level in THINKING and number.isascii() and number.isdigit() and len(number) < 10:
        return _thinking(level, int(number))
    raise UnknownBot(name)


def make_bot(name: str, seed: int) -> Bot:
    """A new bot of this name."""
    return find_bot(name)(seed)
