"""Event streams: the log of a table, line by line, and the status whenever it changes for the viewer."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import anyio
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from stolek.kernel.values import PrivateEvent, Seat
from stolek.server import present
from stolek.server.live_table import LiveTable, Watcher
from stolek.server.presence import PresenceKeeper
from stolek.server.table_service import TableService
from stolek.table.table import LogLine, Table

HEADERS: Final = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
STILL_HERE: Final = b": still here\n\n"
SMALL_LINES: Final = 25
"""So many lines are put into words at once; more would keep the event loop waiting and go to a thread."""
MAX_KEPT: Final = 400
"""So many rendered lines are kept for the next viewer."""


class EventStream(Response):
    """The stream of one viewer, from behind a line of the log, until they go or the server stops."""

    media_type = "text/event-stream"

    def __init__(
        self, service: TableService, presence: PresenceKeeper, id: str, watcher: Watcher, visitor: str, after: int
    ) -> None:
        super().__init__(headers=HEADERS)
        del self.headers["content-length"]
        self._service = service
        self._presence = presence
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
            async with self._watching() as live:
                await self._tell(live, send)
            await send({"type": "http.response.body", "body": b"", "more_body": False})
            group.cancel_scope.cancel()

    @asynccontextmanager
    async def _watching(self) -> AsyncIterator[LiveTable]:
        service = self._service
        async with service.using(self._id) as live:
            live.watchers.append(self._watcher)
            service.streams[self._visitor] += 1
            service.metrics.streams.inc()
            live.wake_watchers()
            try:
                yield live
            finally:
                live.watchers.remove(self._watcher)
                service.streams[self._visitor] -= 1
                service.streams += Counter()  # forgets visitors without streams
                service.metrics.streams.dec()
                self._presence.turned_away(live, self._watcher.person)
                live.wake_watchers()

    async def _tell(self, live: LiveTable, send: Send) -> None:
        """Tell what is new, wait for news, and so on. Who loses the seat is told so last of all."""
        service, watcher, after, last = self._service, self._watcher, self._after, b""
        watching = True
        while watching and not service.stopping.is_set():
            watcher.news.clear()
            table = live.table
            watching = _may_watch(table, watcher)
            messages = await _new_lines(service, live, table, watcher.seat if watching else None, after)
            after = table.last_line
            now = present.ENCODER.encode(live.status("" if watcher.ended else watcher.person, table))
            if now != last:
                messages.append(b"event: now\ndata: " + now + b"\n\n")
                last = now
            if messages:
                await send({"type": "http.response.body", "body": b"".join(messages), "more_body": True})
            if watching and not await _woken(watcher, service.settings.heartbeat):
                await send({"type": "http.response.body", "body": STILL_HERE, "more_body": True})


def _may_watch(table: Table, watcher: Watcher) -> bool:
    if watcher.ended or (watcher.person and watcher.person in table.removed):
        return False
    return watcher.seat is None or watcher.seat in table.seats_of(watcher.person)


async def _woken(watcher: Watcher, seconds: float) -> bool:
    """Wait for news; False if there were none for so long."""
    try:
        async with asyncio.timeout(seconds):
            await watcher.news.wait()
    except TimeoutError:
        return False
    return True


async def _new_lines(
    service: TableService, live: LiveTable, table: Table, seat: Seat | None, after: int
) -> list[bytes]:
    told = table.log_for(seat, after)
    if not told:
        return []
    if len(told) <= SMALL_LINES:
        return _rendered(live, table, told)
    return await service.in_thread(_rendered, live, table, told)


def _rendered(live: LiveTable, table: Table, told: list[LogLine]) -> list[bytes]:
    """Lines as messages; what looks the same to everybody is rendered once."""
    speech = present.speech_at(table)
    messages = []
    for line in told:
        message = live.lines.get(line.number)
        if message is None:
            (shown,) = present.lines(speech, [line])
            message = b"id: %d\nevent: line\ndata: %b\n\n" % (line.number, present.ENCODER.encode(shown))
            if not isinstance(line.event, PrivateEvent):
                if len(live.lines) >= MAX_KEPT:
                    live.lines.pop(next(iter(live.lines)), None)
                live.lines[line.number] = message
        messages.append(message)
    return messages
