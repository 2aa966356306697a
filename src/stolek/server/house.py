"""The house keeps the open tables of this process, carries out commands, and wakes whoever looks on.

A command is decided and stored under the lock of its table; only when it is on disk does the new table take the place
of the old one. Rows in the database are the truth: whoever finds himself behind reads what others
have added and decides again.
"""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, TypeVar

import anyio.to_thread
import structlog
from anyio import CapacityLimiter

from stolek.kernel.leaf import Refusal, Seat
from stolek.server import show, wire
from stolek.server.metrics import Metrics
from stolek.server.settings import Settings
from stolek.storage.database import Database
from stolek.storage.journal import Behind, Journals, Repeated, TableDamaged
from stolek.storage.people import People
from stolek.storage.records import Records
from stolek.storage.wake import Wake
from stolek.table.command import Answer, Command, Person, Say
from stolek.table.decide import Change, decide
from stolek.table.entry import AnyEntry
from stolek.table.table import Table

LOG: Final = structlog.get_logger("stolek.house")
THREADS: Final = 24
QUICK: Final = (Answer, Say)
"""Commands that are decided in a millisecond or two, at a table of few."""
FEW_SEATS: Final = 16
MOST_SHOWN: Final = 100
T = TypeVar("T")


@dataclass(slots=True, eq=False)
class Watcher:
    """Somebody who looks at a table through an event stream."""

    person: str
    seat: Seat | None
    news: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass(slots=True, eq=False)
class OpenTable:
    """A table in memory, and who uses it."""

    id: str
    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: list[Watcher] = field(default_factory=list)
    users: int = 0
    used: float = 0.0
    busy: bool = False
    """Is the house acting at this table?"""
    lines: dict[int, bytes] = field(default_factory=dict)
    """Lines of the log that look the same to everybody, ready for the stream."""
    elsewhere: tuple[str, ...] = ()
    """Persons who look at the table through other processes."""
    shown: dict[tuple[str, frozenset[str], int], wire.Affairs] = field(default_factory=dict)
    """The state of affairs as viewers were shown it since the last change; answers and streams show the same."""

    def present(self) -> frozenset[str]:
        """The persons who look at the table."""
        return frozenset([*(watcher.person for watcher in self.watchers if watcher.person), *self.elsewhere])

    def spectators(self) -> int:
        """How many look on from outside."""
        return sum(1 for watcher in self.watchers if not self.table.seats_of(watcher.person))


@dataclass(slots=True, frozen=True)
class Done:
    """A command was carried out, now or before."""

    table: Table
    repeated: bool = False


class House:
    """Everything that the routes need."""

    def __init__(self, settings: Settings, database: Database, seeds: Callable[[], int]) -> None:
        self.settings = settings
        self.database = database
        self.seeds = seeds
        self.journals = Journals(database)
        self.records = Records(database)
        self.people = People(database)
        self.metrics = Metrics()
        self.clock: Callable[[], float] = time.time
        self.stopping = asyncio.Event()
        self.streams: Counter[str] = Counter()
        """How many event streams each visitor has open."""
        self.after_change: Callable[[OpenTable], None] = lambda table: None
        self._tables: dict[str, OpenTable] = {}
        self._warm: set[str] = set()
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._limiter = CapacityLimiter(THREADS)
        self._loop = asyncio.get_running_loop()
        self._tasks: set[asyncio.Task[None]] = set()
        self.wake = Wake(database, self._heard_in_thread)

    async def in_thread(self, function: Callable[..., T], *args: object) -> T:
        """Run something that blocks or takes long away from the event loop."""
        return await anyio.to_thread.run_sync(partial(function, *args), limiter=self._limiter)

    # Tables in memory

    @asynccontextmanager
    async def using(self, id: str) -> AsyncIterator[OpenTable]:
        """A table, opened if need be, that stays in memory at least as long as this block."""
        place = self._tables.get(id)
        if place is None:
            task = self._opening.get(id)
            if task is None:
                task = self._opening[id] = asyncio.create_task(self._load(id))
            table = await asyncio.shield(task)
            await self._warm_up(table.settings.game)
            place = self._tables.setdefault(id, OpenTable(id, table))
            self.metrics.tables.set(len(self._tables))
        place.users += 1
        place.used = self.clock()
        try:
            yield place
        finally:
            place.users -= 1
            place.used = self.clock()

    async def _warm_up(self, game: str) -> None:
        """Before the first table of a game is shown, its words and rules are loaded away from the event loop."""
        if game not in self._warm:
            await self.in_thread(show.warm_up, game)
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
        for id, place in list(self._tables.items()):
            if not place.users and not place.watchers and not place.busy and place.used < before:
                del self._tables[id]
        self.metrics.tables.set(len(self._tables))

    def open_tables(self) -> list[OpenTable]:
        """The tables in memory."""
        return list(self._tables.values())

    async def create(self, id: str, entries: list[AnyEntry]) -> None:
        """Keep a new table."""
        table = await self.in_thread(self.journals.create, id, entries, self.clock())
        await self._warm_up(table.settings.game)
        place = self._tables.setdefault(id, OpenTable(id, table, used=self.clock()))
        self._changed(place, place.table)

    # Commands

    async def carry_out(
        self, place: OpenTable, command: Command, who: Person, request: str | None = None
    ) -> Done | Refusal:
        """Decide a command and store what it does. A request that was carried out before changes nothing."""
        async with place.lock:
            while True:
                before = place.table
                try:
                    decided = await self._decide(before, command, who)
                    if isinstance(decided, Change):
                        await asyncio.wrap_future(self.journals.append_soon(place.id, before, decided, request))
                except Repeated:
                    return Done(place.table, repeated=True)
                except Behind:
                    await self._catch_up(place)
                    continue
                if isinstance(decided, Change):
                    self._changed(place, decided.table)
                    self._count(command, decided, before)
                    return Done(decided.table)
                if request is not None and await self.in_thread(self.journals.is_known, place.id, request):
                    return Done(place.table, repeated=True)
                if not (self.database.shared and await self._catch_up(place)):
                    self.metrics.refusals.labels(decided.rule).inc()
                    return decided

    async def _decide(self, table: Table, command: Command, who: Person) -> Change | Refusal:
        """What takes no time is decided at once; changing threads would cost more than the decision."""
        now, seed = self.clock(), self.seeds()
        if isinstance(command, QUICK) and len(table.chairs) <= FEW_SEATS:
            return decide(table, command, who, now, seed)
        return await self.in_thread(decide, table, command, who, now, seed)

    async def refresh(self, place: OpenTable) -> Table:
        """The table as it is now, also if other processes have changed it."""
        if self.database.shared:
            known = await self.in_thread(self.journals.progress, [place.id])
            if known.get(place.id, 0) > place.table.entries:
                async with place.lock:
                    await self._catch_up(place)
        return place.table

    async def _catch_up(self, place: OpenTable) -> bool:
        """Read what other processes have added; the lock is held."""
        table = await self.in_thread(self.journals.later, place.id, place.table)
        if table.entries == place.table.entries:
            return False
        self._changed(place, table, tell=False)
        return True

    def _changed(self, place: OpenTable, table: Table, tell: bool = True) -> None:
        place.table = table
        place.shown.clear()
        for watcher in place.watchers:
            watcher.news.set()
        if tell and self.database.shared:
            self.background(self.in_thread(self.wake.tell, place.id, table.entries))
        self.after_change(place)

    def _count(self, command: Command, change: Change, before: Table) -> None:
        self.metrics.commands.labels(type(command).__name__).inc()
        if change.table.phase == "over" and before.phase != "over":
            self.metrics.finished.labels(before.settings.game).inc()

    # Other processes

    def _heard_in_thread(self, id: str, entries: int) -> None:
        self._loop.call_soon_threadsafe(self._heard, id, entries)

    def _heard(self, id: str, entries: int) -> None:
        place = self._tables.get(id)
        if place is not None and place.table.entries < entries:
            self.background(self._refresh(place))

    async def _refresh(self, place: OpenTable) -> None:
        await self.refresh(place)

    async def look_at_rows(self) -> None:
        """Find out what other processes have changed without our hearing of it."""
        if not self.database.shared or not self._tables:
            return
        known = await self.in_thread(self.journals.progress, list(self._tables))
        for id, entries in known.items():
            self._heard(id, entries)

    async def tell_presence(self) -> None:
        """Note who looks at which table, and hear who does so elsewhere."""
        now = self.clock()
        pairs = sorted({(place.id, person) for place in self.open_tables() for person in _locally(place)})
        if pairs:
            await self.in_thread(self.journals.saw, pairs, now)
        if self.database.shared:
            for place in self.open_tables():
                if place.watchers:
                    since = now - 3 * self.settings.heartbeat
                    place.elsewhere = await self.in_thread(self.journals.seen_since, place.id, since)

    async def is_absent(self, place: OpenTable, person: str) -> bool:
        """Has this person not looked at the table for a while?"""
        if person in _locally(place):
            return False
        since = self.clock() - self.settings.absence
        return person not in await self.in_thread(self.journals.seen_since, place.id, since)

    # What is shown

    def affairs(self, place: OpenTable, table: Table, person: str) -> wire.Affairs:
        """The state of affairs for one viewer, made once as long as nothing changes."""
        present, spectators = place.present(), place.spectators()
        if table is not place.table:
            return show.affairs(place.id, table, person, present, spectators)
        viewer = (person, present, spectators)
        if viewer not in place.shown:
            if len(place.shown) >= MOST_SHOWN:
                place.shown.clear()
            place.shown[viewer] = show.affairs(place.id, table, person, present, spectators)
        return place.shown[viewer]

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
        for place in self.open_tables():
            for watcher in place.watchers:
                watcher.news.set()

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


def _locally(place: OpenTable) -> set[str]:
    return {watcher.person for watcher in place.watchers if watcher.person}
