"""Costly answers, worked out once and kept: what a record counts, how its positions look.

Several who ask for the same thing at the same time wait for the same work. It is given up when none of them is left.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from typing import Final

MAX_BYTES: Final = 32 << 20


@dataclass(slots=True, eq=False)
class _Flight:
    work: "asyncio.Task[bytes]"
    waiting: int = 0


class KeptReads:
    """Answers by what they answer; the ones not asked for the longest time are forgotten first."""

    def __init__(self, most: int = MAX_BYTES) -> None:
        self._most = most
        self._size = 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._flights: dict[Hashable, _Flight] = {}

    def find(self, key: Hashable) -> bytes | None:
        """The answer, if it is known, so that giving it costs nothing."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def keep(self, key: Hashable, found: bytes) -> bytes:
        """Keep an answer for those who ask again."""
        self._size += len(found) - len(self._kept.pop(key, b""))
        self._kept[key] = found
        while self._size > self._most:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest)
        return found

    async def get(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """The answer, worked out now unless it is known or somebody is at it."""
        if (known := self.find(key)) is not None:
            return known
        flight = self._flights.get(key)
        if flight is None:
            flight = self._flights[key] = _Flight(asyncio.ensure_future(self._make(key, make)))
        flight.waiting += 1
        try:
            return await asyncio.shield(flight.work)
        finally:
            flight.waiting -= 1
            if not flight.waiting and not flight.work.done():
                self._flights.pop(key, None)
                flight.work.cancel()

    async def _make(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        try:
            found = await make()
        finally:
            flight = self._flights.get(key)
            if flight is not None and flight.work is asyncio.current_task():
                del self._flights[key]
        return self.keep(key, found)
