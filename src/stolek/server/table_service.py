"""The tables of this process: opened when somebody comes, changed by commands, let go when nobody is there.

A command is decided and stored under the lock of its table; only when it is on disk does the new table take the place
of the old one. Rows in the database are the truth: whoever finds himself behind reads what others
have added and decides again.
"""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeVar

import anyio.to_thread
import structlog
from anyio import CapacityLimiter

from stolek.kernel.values import Refusal
from stolek.server import present
from stolek.server.lanes import Lanes
from stolek.server.live_table import LiveTable
from stolek.server.metrics import Metrics
from stolek.server.settings import Settings
from stolek.server.steady_clock import SteadyClock
from stolek.storage.buckets import SharedBuckets
from stolek.storage.database import Database
from stolek.storage.forgetting import Oblivion
from stolek.storage.journal import Behind, Journals, Repeated, TableDamaged
from stolek.storage.lobby import Lobby
from stolek.storage.manners import Manners
from stolek.storage.passkeys import Passkeys
from stolek.storage.people import People
from stolek.storage.proofs import Proofs
from stolek.storage.records import Records
from stolek.storage.sessions import Sessions
from stolek.storage.wake import Wake
from stolek.table.command import Answer, Command, Person, Say
from stolek.table.decide import Change, decide
from stolek.table.entry import AnyEntry
from stolek.table.table import Table

LOG: Final = structlog.get_logger("stolek.tables")
THREADS: Final = 24
HASHING: Final = 2
"""So many passwords are hashed at the same time."""
LOOKING_AHEAD: Final = 2
"""So many look ahead at the same time."""
QUICK: Final = (Answer, Say)
"""Commands that are decided in a millisecond or two, at a table of few."""
SMALL_SEATS: Final = 16
T = TypeVar("T")


@dataclass(slots=True, frozen=True)
class Done:
    """A command was carried out, now or before."""

    table: Table
    repeated: bool = False


class TableService:
    """Tables, commands, and what the routes need besides: storage, time, threads."""

    def __init__(self, settings: Settings, database: Database, seeds: Callable[[], int]) -> None:
        self.settings = settings
        self.database = database
        self.seeds = seeds
        self.journals = Journals(database)
        self.records = Records(database)
        self.people = People(database)
        self.lobby = Lobby(database, self.journals)
        self.shared_buckets = SharedBuckets(database)
        self.sessions = Sessions(database)
        self.proofs = Proofs(database)
        self.passkeys = Passkeys(database)
        self.manners = Manners(database)
        self.oblivion = Oblivion(database)
        self.metrics = Metrics()
        self.clock: Callable[[], float] = SteadyClock()
        self.stopping = asyncio.Event()
        self.streams: Counter[str] = Counter()
        """How many event streams each visitor has open."""
        self.after_change: Callable[[LiveTable], None] = lambda table: None
        self._tables: dict[str, LiveTable] = {}
        self._warm: set[str] = set()
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._limiter = CapacityLimiter(THREADS)
        self._hashing = CapacityLimiter(HASHING)
        self._looking_ahead = Lanes(LOOKING_AHEAD)
        self._loop = asyncio.get_running_loop()
        self._tasks: set[asyncio.Task[None]] = set()
        self.wake = Wake(database, self._heard_in_thread)

    async def in_thread(self, function: Callable[..., T], *args: object) -> T:
        """Run something that blocks or takes long away from the event loop."""
        return await anyio.to_thread.run_sync(partial(function, *args), limiter=self._limiter)

    async def hashing(self, function: Callable[..., T], *args: object) -> T:
        """Check or hash a password: costly on purpose, so only a few at a time, and other work does not wait."""
        return await anyio.to_thread.run_sync(partial(function, *args), limiter=self._hashing)

    async def in_turn(self, lane: str, pay: Callable[[float], None], function: Callable[..., T], *args: object) -> T:
        """Run something that may take a good while in a thread, a few at a time and in fair turns; the seconds that it
        took are paid for in any case."""
        await self._looking_ahead.enter(lane)
        begun = time.perf_counter()
        try:
            return await self.in_thread(function, *args)
        finally:
            self._looking_ahead.leave(lane)
            pay(time.perf_counter() - begun)

    # Tables in memory

    @asynccontextmanager
    async def using(self, id: str) -> AsyncIterator[LiveTable]:
        """A table, opened if need be, that stays in memory at least as long as this block."""
        live = self._tables.get(id)
        if live is None:
            task = self._opening.get(id)
            if task is None:
                task = self._opening[id] = asyncio.create_task(self._load(id))
            table = await asyncio.shield(task)
            await self._warm_up(table.settings.game)
            live = self._tables.setdefault(id, LiveTable(id, table))
            self.metrics.tables.set(len(self._tables))
        live.users += 1
        live.used = self.clock()
        try:
            yield live
        finally:
            live.users -= 1
            live.used = self.clock()

    async def _warm_up(self, game: str) -> None:
        """Before the first table of a game is shown, its words and rules are loaded away from the event loop."""
        if game not in self._warm:
            await self.in_thread(present.warm_up, game)
            self._warm.add(game)

    async def _load(self, id: str) -> Table:
        try:
            return await self.in_thread(self.journals.load, id)
        except TableDamaged as damage:
            LOG.error("a damaged table was set aside", table=id, damage=str(damage))
            self.metrics.damaged.inc()
            raise
        finally:
            del self._opening[id]

    def forget_idle(self) -> None:
        """Let go of tables that nobody has looked at for a while."""
        before = self.clock() - self.settings.idle
        for id, live in list(self._tables.items()):
            if not live.users and not live.watchers and not live.busy and live.used < before:
                del self._tables[id]
        self.metrics.tables.set(len(self._tables))

    def open_tables(self) -> list[LiveTable]:
        """The tables in memory."""
        return list(self._tables.values())

    async def create(self, id: str, entries: list[AnyEntry]) -> None:
        """Keep a new table."""
        table = await self.in_thread(self.journals.create, id, entries, self.clock())
        await self._warm_up(table.settings.game)
        live = self._tables.setdefault(id, LiveTable(id, table, used=self.clock()))
        self._changed(live, live.table)

    # Commands

    async def carry_out(
        self, live: LiveTable, command: Command, who: Person, request: str | None = None
    ) -> Done | Refusal:
        """Decide a command and store what it does. A request that was carried out before changes nothing."""
        async with live.lock:
            while True:
                before = live.table
                try:
                    decided = await self._decide(before, command, who)
                    if isinstance(decided, Change):
                        await asyncio.wrap_future(self.journals.append_soon(live.id, before, decided, request))
                except Repeated:
                    return Done(live.table, repeated=True)
                except Behind:
                    await self._catch_up(live)
                    continue
                if isinstance(decided, Change):
                    self._changed(live, decided.table)
                    self._count(command, decided, before)
                    return Done(decided.table)
                if request is not None and await self.in_thread(self.journals.is_known, live.id, request):
                    return Done(live.table, repeated=True)
                if not (self.database.shared and await self._catch_up(live)):
                    self.metrics.refusals.labels(decided.rule).inc()
                    return decided

    async def _decide(self, table: Table, command: Command, who: Person) -> Change | Refusal:
        """What takes no time is decided at once; changing threads would cost more than the decision."""
        now, seed = self.clock(), self.seeds()
        if isinstance(command, QUICK) and len(table.chairs) <= SMALL_SEATS:
            return decide(table, command, who, now, seed)
        return await self.in_thread(decide, table, command, who, now, seed)

    async def refresh(self, live: LiveTable) -> Table:
        """The table as it is now, also if other processes have changed it."""
        if self.database.shared:
            known = await self.in_thread(self.journals.progress, [live.id])
            if known.get(live.id, 0) > live.table.entries:
                async with live.lock:
                    await self._catch_up(live)
        return live.table

    async def read_again(self, live: LiveTable) -> None:
        """Read a table whose rows were rewritten; the lock is held."""
        live.table = await self.in_thread(self.journals.load, live.id)
        live.lines.clear()
        self._changed(live, live.table, tell=False)

    async def look_at_blocks(self, person: str) -> None:
        """Somebody has blocked or unblocked somebody: show the tables before their eyes accordingly."""
        blocked = await self.in_thread(self.manners.blocked_by, person)
        for live in self.open_tables():
            if person in live.blocked:
                live.block(person, blocked)
                live.wake_watchers()

    async def _catch_up(self, live: LiveTable) -> bool:
        """Read what other processes have added; the lock is held."""
        table = await self.in_thread(self.journals.later, live.id, live.table)
        if table.entries == live.table.entries:
            return False
        self._changed(live, table, tell=False)
        return True

    def _changed(self, live: LiveTable, table: Table, tell: bool = True) -> None:
        live.change(table)
        if tell and self.database.shared:
            self.background(self.in_thread(self.wake.tell, live.id, table.entries))
        self.after_change(live)

    def _count(self, command: Command, change: Change, before: Table) -> None:
        self.metrics.commands.labels(type(command).__name__).inc()
        if change.table.phase == "over" and before.phase != "over":
            self.metrics.finished.labels(before.settings.game).inc()

    # Other processes

    def _heard_in_thread(self, id: str, entries: int) -> None:
        self._loop.call_soon_threadsafe(self.hear, id, entries)

    def hear(self, id: str, entries: int) -> None:
        """Another process has added to a table."""
        live = self._tables.get(id)
        if live is not None and live.table.entries < entries:
            self.background(self.refresh(live))

    async def look_at_rows(self) -> None:
        """Find out what other processes have changed without our hearing of it."""
        if not self.database.shared or not self._tables:
            return
        known = await self.in_thread(self.journals.progress, list(self._tables))
        for id, entries in known.items():
            self.hear(id, entries)

    # Work beside the event loop, and the end of it

    def background(self, work: Coroutine[Any, Any, object]) -> None:
        """Do something later; whatever goes wrong is logged."""
        task: asyncio.Task[None] = asyncio.create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        """Begin to stop, from whatever thread: streams end, nothing new is begun."""
        self._loop.call_soon_threadsafe(self._stop)

    def _stop(self) -> None:
        self.stopping.set()
        for live in self.open_tables():
            live.wake_watchers()

    async def close(self) -> None:
        """Let go of everything."""
        self._stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self.wake.close)
        self.database.close()


async def _logged(work: Coroutine[Any, Any, object]) -> None:
    try:
        await work
    except Exception:
        LOG.exception("something in the background failed")
