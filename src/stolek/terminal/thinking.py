"""Bots at the table: who is next, what it may know, and its choice."""

from collections.abc import Callable
from typing import Any

from stolek.bots.bot import Bot, Budget
from stolek.bots.levels import make_bot
from stolek.kernel.generator import Generator, next64
from stolek.kernel.observation import Observation, observe
from stolek.kernel.values import Action, Seat
from stolek.table.table import Table


class Thinking:
    """One bot about to choose; calling it takes as long as the bot thinks, and touches nothing else."""

    def __init__(self, seat: Seat, bot: Bot, seen: Observation[Any], budget: Callable[[], Budget]) -> None:
        self._seat = seat
        self._bot = bot
        self._seen = seen
        self._budget = budget

    def __call__(self) -> tuple[Seat, Action]:
        """The seat and its choice."""
        return self._seat, self._bot.choose(self._seen, self._budget())


class BotPlayers:
    """The bots of one game; each keeps its own chance from move to move."""

    def __init__(self, chance: Generator, budget: Callable[[], Budget]) -> None:
        self._chance = chance
        self._budget = budget
        self._bots: dict[tuple[Seat, str], Bot] = {}

    def next(self, table: Table) -> Thinking:
        """The first bot that is waited for, from what it may know; `UnknownBot` if there is none of its name."""
        assert table.play is not None
        seat, level = table.waiting_bots()[0]
        bot = self._bots.get((seat, level)) or make_bot(level, next64(self._chance))
        self._bots[seat, level] = bot
        seen = observe(table.play.rules, table.play.state, seat, self._chance.fork())
        return Thinking(seat, bot, seen, self._budget)
