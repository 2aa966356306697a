"""The steward acts for the house: lets bots think, watches clocks, gives up tables where nobody comes."""

import asyncio
import secrets
import time
from typing import Final

import structlog

from stolek.bots.levels import LEVELS
from stolek.kernel.generator import Generator
from stolek.kernel.leaf import Refusal, Seat
from stolek.server.house import Done, House, OpenTable
from stolek.server.job import Choose, Chosen
from stolek.server.settings import Settings
from stolek.server.thinking import Thinkers, ThinkingFailed
from stolek.storage.journal import NoTable, TableDamaged
from stolek.table.command import HOUSE, Answer, Close, Flag, ReplaceBot
from stolek.table.play import codec_for
from stolek.table.table import Table

LOG: Final = structlog.get_logger("stolek.steward")
MOST_DUE: Final = 500
STARTING: Final = 20.0
"""How long a new worker may take to get ready on a busy machine."""


class Steward:
    """Acts whenever a table changes, and looks around from time to time."""

    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self._house = house
        self._thinkers = thinkers
        self._name = secrets.token_hex(8)
        house.after_change = self.look

    def look(self, place: OpenTable) -> None:
        """Begin to act at a table if there is anything to do."""
        if place.table.waiting_bots() and not place.busy and not self._house.stopping.is_set():
            place.busy = True
            self._house.background(self._act(place))

    async def look_around(self) -> None:
        """Look for tables where a bot should be thinking or a clock has run out, in memory or not."""
        house = self._house
        for id in await house.in_thread(house.journals.due, house.clock(), MOST_DUE):
            try:
                async with house.using(id) as place:
                    await house.refresh(place)
                    self.look(place)
                    await self._flag(place)
            except (TableDamaged, NoTable):
                continue

    async def give_up_stale(self) -> None:
        """Close tables where no game ever began."""
        house = self._house
        for id in await house.in_thread(house.journals.stale, house.clock() - house.settings.give_up, MOST_DUE):
            try:
                async with house.using(id) as place:
                    await house.carry_out(place, Close(), HOUSE)
            except (TableDamaged, NoTable):
                continue

    async def _flag(self, place: OpenTable) -> None:
        now = self._house.clock()
        for seat, deadline in place.table.deadlines().items():
            if deadline <= now:
                await self._house.carry_out(place, Flag(seat), HOUSE)

    async def _act(self, place: OpenTable) -> None:
        """Let the bots of a table answer until it is somebody else's turn."""
        house = self._house
        try:
            async with house.using(place.id):
                while (waiting := place.table.waiting_bots()) and not house.stopping.is_set():
                    if not await self._claimed(place):
                        return
                    await asyncio.gather(*(self._answer(place, seat, level) for seat, level in waiting))
                if house.database.shared:
                    await house.in_thread(house.journals.release, place.id, self._name)
        finally:
            place.busy = False
        self.look(place)  # the table may have changed while the claim was given up

    async def _claimed(self, place: OpenTable) -> bool:
        """Among several processes, one thinks for a table."""
        house = self._house
        if not house.database.shared:
            return True
        now = house.clock()
        until = now + 2 * house.settings.bot_seconds + 5.0
        return await house.in_thread(house.journals.claim, place.id, self._name, now, until)

    async def _answer(self, place: OpenTable, seat: Seat, level: str) -> None:
        table = place.table
        question = table.question_id(seat)
        if question is None:
            return
        try:
            action = await self._choice(table, seat, level)
        except ThinkingFailed as problem:
            await self._replace(place, seat, level, str(problem))
            return
        done = await self._house.carry_out(place, Answer(seat, question, action), HOUSE)
        if isinstance(done, Refusal) and place.table.question_id(seat) == question and place.table is table:
            await self._replace(place, seat, level, f"{action!r} was refused by {done.rule}")

    async def _choice(self, table: Table, seat: Seat, level: str) -> str:
        """What a bot chooses. Only what its seat knows leaves this process."""
        house = self._house
        if level not in LEVELS:
            return await house.in_thread(_any_answer, table, seat)
        job = await house.in_thread(_blinded, table, seat, level, house.settings)
        begun = time.perf_counter()
        reply = await self._thinkers.do(job, 2 * house.settings.bot_seconds + STARTING)
        house.metrics.thinking.labels(level).observe(time.perf_counter() - begun)
        if not isinstance(reply, Chosen):
            raise ThinkingFailed(f"{type(reply).__name__} instead of an answer")
        return reply.action

    async def _replace(self, place: OpenTable, seat: Seat, level: str, problem: str) -> None:
        """A bot that fails is replaced by the next simpler one, and the simplest by any answer at all."""
        if self._house.stopping.is_set():
            return
        moves = 0 if place.table.play is None else len(place.table.play.moves)
        LOG.error("a bot failed", table=place.id, record=place.id, seat=seat, move=moves, level=level, problem=problem)
        self._house.metrics.failed_bots.labels(level).inc()
        done = await self._house.carry_out(place, ReplaceBot(seat, simpler(level)), HOUSE)
        if not isinstance(done, Done):
            LOG.warning("the bot could not be replaced", table=place.id, seat=seat, rule=done.rule)


ANY_ANSWER: Final = "any"
"""The level that needs no bot: the house itself gives any legal answer."""


def simpler(level: str) -> str:
    """The next weaker level."""
    levels = list(LEVELS)
    place = levels.index(level) if level in levels else 0
    return levels[place - 1] if place else ANY_ANSWER


def _blinded(table: Table, seat: Seat, level: str, server: Settings) -> Choose:
    play = table.play
    assert play is not None
    blind = play.rules.determinize(play.state, seat, Generator(server.randbits(64)))
    settings = table.settings
    state = codec_for(play.rules).encode(blind)
    return Choose(settings.game, settings.options, seat, level, server.randbits(64), server.bot_seconds, state)


def _any_answer(table: Table, seat: Seat) -> str:
    options = table.options(seat)
    return table.rules.text.write(options[secrets.randbelow(len(options))])
