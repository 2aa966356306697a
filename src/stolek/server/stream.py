"""Event streams: the log of a table, line by line, and the state of affairs whenever it changes for the viewer."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import anyio
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from stolek.kernel.leaf import PrivateEvent, Seat
from stolek.server import show
from stolek.server.house import House, OpenTable, Watcher
from stolek.table.table import LogLine, Table

HEADERS: Final = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
STILL_HERE: Final = b": still here\n\n"
FEW_LINES: Final = 25
"""So many lines are put into words at once; more would keep the event loop waiting and go to a thread."""
MOST_KEPT: Final = 400
"""So many rendered lines are kept for the next viewer."""


class EventStream(Response):
    """The stream of one viewer, from behind a line of the log, until he goes or the server stops."""

    media_type = "text/event-stream"

    def __init__(self, house: House, id: str, watcher: Watcher, visitor: str, after: int) -> None:
        super().__init__(headers=HEADERS)
        del self.headers["content-length"]
        self._house = house
        self._id = id
        self._watcher = watcher
        self._visitor = visitor
        self._after = after

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        async with anyio.create_task_group() as group:

            async def watch_for_leaving() -> None:
                while (await receive())["type"] != "http.disconnect":
                    pass
                group.cancel_scope.cancel()

            group.start_soon(watch_for_leaving)
            async with self._watching() as place:
                await self._tell(place, send)
            await send({"type": "http.response.body", "body": b"", "more_body": False})
            group.cancel_scope.cancel()

    @asynccontextmanager
    async def _watching(self) -> AsyncIterator[OpenTable]:
        house = self._house
        async with house.using(self._id) as place:
            place.watchers.append(self._watcher)
            house.streams[self._visitor] += 1
            house.metrics.streams.inc()
            _tell_presence(place)
            try:
                yield place
            finally:
                place.watchers.remove(self._watcher)
                house.streams[self._visitor] -= 1
                house.streams += Counter()  # forgets visitors without streams
                house.metrics.streams.dec()
                _tell_presence(place)

    async def _tell(self, place: OpenTable, send: Send) -> None:
        """Tell what is new, wait for news, and so on."""
        house, watcher, after, last = self._house, self._watcher, self._after, b""
        while not house.stopping.is_set() and _may_watch(place.table, watcher):
            watcher.news.clear()
            table = place.table
            messages = await _new_lines(house, place, table, watcher.seat, after)
            after = table.last_line
            now = show.ENCODER.encode(house.affairs(place, table, watcher.person))
            if now != last:
                messages.append(b"event: now\ndata: " + now + b"\n\n")
                last = now
            if messages:
                await send({"type": "http.response.body", "body": b"".join(messages), "more_body": True})
            if not await _woken(watcher, house.settings.heartbeat):
                await send({"type": "http.response.body", "body": STILL_HERE, "more_body": True})


def _may_watch(table: Table, watcher: Watcher) -> bool:
    return watcher.seat is None or watcher.seat in table.seats_of(watcher.person)


def _tell_presence(place: OpenTable) -> None:
    for other in place.watchers:
        other.news.set()


async def _woken(watcher: Watcher, seconds: float) -> bool:
    """Wait for news; False if there were none for so long."""
    try:
        async with asyncio.timeout(seconds):
            await watcher.news.wait()
    except TimeoutError:
        return False
    return True


async def _new_lines(house: House, place: OpenTable, table: Table, seat: Seat | None, after: int) -> list[bytes]:
    told = table.told(seat, after)
    if not told:
        return []
    if len(told) <= FEW_LINES:
        return _rendered(place, table, told)
    return await house.in_thread(_rendered, place, table, told)


def _rendered(place: OpenTable, table: Table, told: list[LogLine]) -> list[bytes]:
    """Lines as messages; what looks the same to everybody is rendered once."""
    speech = show.speech_at(table)
    messages = []
    for line in told:
        message = place.lines.get(line.number)
        if message is None:
            (shown,) = show.lines(speech, [line])
            message = b"id: %d\nevent: line\ndata: %b\n\n" % (line.number, show.ENCODER.encode(shown))
            if not isinstance(line.event, PrivateEvent):
                if len(place.lines) >= MOST_KEPT:
                    place.lines.pop(next(iter(place.lines)), None)
                place.lines[line.number] = message
        messages.append(message)
    return messages
