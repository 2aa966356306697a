"""Lets bots think and answers for them, wherever a table waits for one."""

import asyncio
import contextlib
import secrets
import time
from typing import Final

import structlog

from stolek.bots.levels import LEVELS
from stolek.kernel.generator import Generator
from stolek.kernel.values import Refusal, Seat
from stolek.server.job import Choose, Chosen
from stolek.server.live_table import LiveTable
from stolek.server.settings import Settings
from stolek.server.table_service import Done, TableService
from stolek.server.worker_pool import ThinkingFailed, WorkerPool
from stolek.table.command import HOUSE, Answer, ReplaceBot
from stolek.table.play import codec_for
from stolek.table.table import Table

LOG: Final = structlog.get_logger("stolek.bot_runner")
STARTING: Final = 20.0
"""How long a new worker may take to get ready on a busy machine."""


class BotRunner:
    """Acts whenever a table changes."""

    def __init__(self, service: TableService, workers: WorkerPool) -> None:
        self._service = service
        self._workers = workers
        self._name = secrets.token_hex(8)
        service.after_change = self.look

    def look(self, live: LiveTable) -> None:
        """Begin to act at a table if there is anything to do."""
        live.stirred.set()
        if live.table.waiting_bots() and not live.busy and not self._service.stopping.is_set():
            live.busy = True
            self._service.background(self._act(live))

    async def _act(self, live: LiveTable) -> None:
        """Let the bots of a table answer until it is somebody else's turn."""
        service = self._service
        try:
            async with service.using(live.id):
                while (waiting := live.table.waiting_bots()) and not service.stopping.is_set():
                    if not await self._claimed(live):
                        return
                    await asyncio.gather(*(self._answer(live, seat, level) for seat, level in waiting))
                if service.database.shared:
                    await service.in_thread(service.journals.release, live.id, self._name)
        finally:
            live.busy = False
        self.look(live)  # the table may have changed while the claim was given up

    async def _claimed(self, live: LiveTable) -> bool:
        """Among several processes, one thinks for a table."""
        service = self._service
        if not service.database.shared:
            return True
        now = service.clock()
        until = now + 2 * service.settings.bot_seconds + service.settings.calm_seconds + 5.0
        return await service.in_thread(service.journals.claim, live.id, self._name, now, until)

    async def _answer(self, live: LiveTable, seat: Seat, level: str) -> None:
        table = live.table
        question = table.question_id(seat)
        if question is None:
            return
        begun = time.monotonic()
        try:
            async with live.thinking:
                action = await self._choice(table, seat, level)
        except ThinkingFailed as problem:
            await self._replace(live, seat, level, str(problem))
            return
        if not await self._still_asked(live, seat, question, begun):
            return
        done = await self._service.carry_out(live, Answer(seat, question, action), HOUSE)
        if isinstance(done, Refusal) and live.table.question_id(seat) == question and live.table is table:
            await self._replace(live, seat, level, f"{action!r} was refused by {done.rule}")

    async def _still_asked(self, live: LiveTable, seat: Seat, question: str, begun: float) -> bool:
        """Where a bot takes its time: wait, until a person steps in or the time has passed. Is it still asked?"""
        while (seat, question) in _asked_bots(live.table):
            left = begun + self._service.settings.calm_seconds - time.monotonic()
            if left <= 0 or not live.table.is_calm(seat):
                return True
            live.stirred.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(live.stirred.wait(), left)
        return False

    async def _choice(self, table: Table, seat: Seat, level: str) -> str:
        """What a bot chooses. Only what its seat knows leaves this process."""
        service = self._service
        if level not in LEVELS:
            return await service.in_thread(_any_answer, table, seat)
        job = await service.in_thread(_blinded, table, seat, level, service.settings)
        begun = time.perf_counter()
        reply = await self._workers.do(job, 2 * service.settings.bot_seconds + STARTING, table.host, bounded=False)
        service.metrics.thinking.labels(level).observe(time.perf_counter() - begun)
        if not isinstance(reply, Chosen):
            raise ThinkingFailed(f"{type(reply).__name__} instead of an answer")
        return reply.action

    async def _replace(self, live: LiveTable, seat: Seat, level: str, problem: str) -> None:
        """A bot that fails is replaced by the next simpler one, and the simplest by any answer at all."""
        if self._service.stopping.is_set():
            return
        moves = 0 if live.table.play is None else len(live.table.play.moves)
        LOG.error("a bot failed", table=live.id, record=live.id, seat=seat, move=moves, level=level, problem=problem)
        self._service.metrics.failed_bots.labels(level).inc()
        done = await self._service.carry_out(live, ReplaceBot(seat, simpler(level)), HOUSE)
        if not isinstance(done, Done):
            LOG.warning("the bot could not be replaced", table=live.id, seat=seat, rule=done.rule)


ANY_ANSWER: Final = "any"
"""The level that needs no bot: the house itself gives any legal answer."""


def simpler(level: str) -> str:
    """The next weaker level."""
    levels = list(LEVELS)
    rank = levels.index(level) if level in levels else 0
    return levels[rank - 1] if rank else ANY_ANSWER


def _asked_bots(table: Table) -> set[tuple[Seat, str | None]]:
    return {(seat, table.question_id(seat)) for seat, _ in table.waiting_bots()}


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
