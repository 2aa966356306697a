"""A table in memory: its state, who looks at it, and what was made ready for them."""

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from stolek.kernel.values import Seat
from stolek.server import present, wire
from stolek.server.foresight import Foreseen
from stolek.table.table import Table

MAX_THINKING: Final = 4


@dataclass(slots=True, eq=False)
class Watcher:
    """Somebody who looks at a table through an event stream."""

    person: str
    seat: Seat | None
    session: str = ""
    """The session or token with which they look; when it ends, so does the stream."""
    ended: bool = False
    news: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass(slots=True, eq=False)
class LiveTable:
    """A table in memory, and who uses it."""

    id: str
    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    looking: Counter[str] = field(default_factory=Counter)
    """Through how many streams of this process each person looks at the table."""
    users: int = 0
    used: float = 0.0
    busy: bool = False
    """Is the house acting at this table?"""
    thinking: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(MAX_THINKING))
    """Bots of one table think a few at a time."""
    stirred: asyncio.Event = field(default_factory=asyncio.Event)
    """Set whenever the table changes, so that a bot that takes its time notices."""
    lines: dict[int, bytes] = field(default_factory=dict)
    """Lines of the log that look the same to everybody, ready for the stream."""
    elsewhere: tuple[str, ...] = ()
    """Persons who look at the table through other processes."""
    absent: frozenset[str] = frozenset()
    """Players who have not looked at the table for so long that others may put a bot in for them."""
    left: dict[str, float] = field(default_factory=dict)
    """When persons last turned away from the table."""
    telling: asyncio.TimerHandle | None = None
    """Set while those who look on are about to be told who came and went."""
    shown: dict[str, wire.TableStatus] = field(default_factory=dict)
    """The status for the host and each player, and under no name for all others, since the last change."""
    encoded: dict[str, bytes] = field(default_factory=dict)
    """The same, ready for the stream."""
    blocked: dict[str, frozenset[str]] = field(default_factory=dict)
    """Whom those who look at the table have blocked."""
    foreseen: dict[Seat, Foreseen] = field(default_factory=dict)
    """What answers to the open questions would change, as far as somebody has asked."""

    def begin_watching(self, watcher: Watcher) -> None:
        """Somebody opens a stream; that costs the same however many look on already."""
        self.watchers.add(watcher)
        if watcher.person:
            self.looking[watcher.person] += 1
        self.forget_shown()

    def end_watching(self, watcher: Watcher) -> None:
        """Somebody closes a stream."""
        self.watchers.discard(watcher)
        if watcher.person:
            self.looking[watcher.person] -= 1
            if not self.looking[watcher.person]:
                del self.looking[watcher.person]
        self.forget_shown()

    def players(self) -> set[str]:
        """The persons who hold seats."""
        return {chair.person for chair in self.table.chairs if chair.person}

    def present(self) -> frozenset[str]:
        """The players who look at the table."""
        return frozenset(person for person in self.players() if person in self.looking or person in self.elsewhere)

    def playing_here(self) -> set[str]:
        """The players who look at the table through this process."""
        return {person for person in self.players() if person in self.looking}

    def spectators(self) -> int:
        """How many look on from outside."""
        return len(self.watchers) - sum(self.looking[person] for person in self.players())

    def wake_watchers(self) -> None:
        """Let everybody who looks on see what has changed."""
        for watcher in self.watchers:
            watcher.news.set()

    def wake_watchers_soon(self, seconds: float) -> None:
        """The same, once for everybody who comes and goes within so many seconds."""
        if self.telling is None:
            self.telling = asyncio.get_running_loop().call_later(seconds, self._tell_now)

    def _tell_now(self) -> None:
        self.telling = None
        self.wake_watchers()

    def change(self, table: Table) -> None:
        """The table has gone on; whatever was made ready from it is of no use any more."""
        if table.players != self.table.players:
            self.lines.clear()  # they name people as they were called before
        self.table = table
        self.foreseen.clear()
        self.forget_shown()
        self.wake_watchers()

    def forget_shown(self) -> None:
        """Something in the status has changed."""
        self.shown.clear()
        self.encoded.clear()

    def status(self, person: str, table: Table) -> wire.TableStatus:
        """The status for one viewer, made once as long as nothing changes; all who only look on see the same."""
        if table is not self.table:
            return self._status(person, table)
        viewer = self._viewer(person)
        if viewer not in self.shown:
            self.shown[viewer] = self._status(person, table)
        return self.shown[viewer]

    def encoded_status(self, person: str, table: Table) -> bytes:
        """The same, as it goes over the wire."""
        if table is not self.table:
            return present.ENCODER.encode(self._status(person, table))
        viewer = self._viewer(person)
        if viewer not in self.encoded:
            self.encoded[viewer] = present.ENCODER.encode(self.status(person, table))
        return self.encoded[viewer]

    def block(self, person: str, blocked: frozenset[str]) -> None:
        """What this person is shown leaves these out."""
        if self.blocked.get(person) != blocked:
            self.blocked[person] = blocked
            self.shown.pop(person, None)
            self.encoded.pop(person, None)

    def _viewer(self, person: str) -> str:
        """Under which name the status of a viewer is kept; all who only look on and block nobody share one."""
        alone = person == self.table.host or self.table.seats_of(person) or self.blocked.get(person)
        return person if alone else ""

    def _status(self, person: str, table: Table) -> wire.TableStatus:
        watching, blocked = self.present(), self.blocked.get(person, frozenset())
        return present.status(self.id, table, person, watching, self.absent - watching, self.spectators(), blocked)
