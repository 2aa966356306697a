"""A table in memory: its state, who looks at it, and what was made ready for them."""

import asyncio
from dataclasses import dataclass, field
from typing import Final

from stolek.kernel.values import Seat
from stolek.server import present, wire
from stolek.server.foresight import Foreseen
from stolek.table.table import Table

MAX_SHOWN: Final = 100
Viewer = tuple[str, frozenset[str], frozenset[str], int, frozenset[str]]
"""All that makes one viewer see another status than others: who it is, who is there, away, how many, who is blocked."""


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
    watchers: list[Watcher] = field(default_factory=list)
    users: int = 0
    used: float = 0.0
    busy: bool = False
    """Is the house acting at this table?"""
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
    shown: dict[Viewer, wire.TableStatus] = field(default_factory=dict)
    """The status as viewers were shown it since the last change; answers and streams show the same."""
    blocked: dict[str, frozenset[str]] = field(default_factory=dict)
    """Whom those who look at the table have blocked."""
    foreseen: dict[Seat, Foreseen] = field(default_factory=dict)
    """What answers to the open questions would change, as far as somebody has asked."""

    def present(self) -> frozenset[str]:
        """The persons who look at the table."""
        return frozenset([*(watcher.person for watcher in self.watchers if watcher.person), *self.elsewhere])

    def spectators(self) -> int:
        """How many look on from outside."""
        return sum(1 for watcher in self.watchers if not self.table.seats_of(watcher.person))

    def wake_watchers(self) -> None:
        """Let everybody who looks on see what has changed."""
        for watcher in self.watchers:
            watcher.news.set()

    def status(self, person: str, table: Table) -> wire.TableStatus:
        """The status for one viewer, made once as long as nothing changes."""
        watching, spectators = self.present(), self.spectators()
        absent = self.absent - watching
        blocked = self.blocked.get(person, frozenset())
        if table is not self.table:
            return present.status(self.id, table, person, watching, absent, spectators, blocked)
        viewer = (person, watching, absent, spectators, blocked)
        if viewer not in self.shown:
            if len(self.shown) >= MAX_SHOWN:
                self.shown.clear()
            self.shown[viewer] = present.status(self.id, table, person, watching, absent, spectators, blocked)
        return self.shown[viewer]

    def watching_here(self) -> set[str]:
        """The persons who look at the table through this process."""
        return {watcher.person for watcher in self.watchers if watcher.person}
