"""Event streams: the log of a table, line by line, and the status whenever it changes for the viewer."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Sequence
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
MAX_AT_ONCE: Final = 200
"""So many lines are sent at once."""
COMING_AND_GOING: Final = 0.25
"""So many seconds pass until others are told who came and who went: a crowd is told of once."""
MAX_KEPT: Final = 400
"""So many rendered lines are kept for the next viewer."""


class EventStream(Response):
    """The stream of one viewer, from behind a line of the log, until they go or the server stops."""

    media_type = "text/event-stream"

    def __init__(
        self,
        service: TableService,
        presence: PresenceKeeper,
        id: str,
        watcher: Watcher,
        payers: Sequence[str],
        after: int,
    ) -> None:
        super().__init__(headers=HEADERS)
        del self.headers["content-length"]
        self._service = service
        self._presence = presence
        self._id = id
        self._watcher = watcher
        self._payers = payers
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
            live.begin_watching(self._watcher)
            service.streams.update(self._payers)
            service.metrics.streams.inc()
            live.wake_watchers_soon(COMING_AND_GOING)
            try:
                yield live
            finally:
                live.end_watching(self._watcher)
                service.streams -= Counter(self._payers)  # forgets those without streams
                service.metrics.streams.dec()
                self._presence.turned_away(live, self._watcher.person)
                live.wake_watchers_soon(COMING_AND_GOING)

    async def _tell(self, live: LiveTable, send: Send) -> None:
        """Tell what is new, wait for news, and so on. Who loses the seat is told so last of all."""
        service, watcher, after, last = self._service, self._watcher, self._after, b""
        watching = True
        while watching and not service.stopping.is_set():
            watcher.news.clear()
            table = live.table
            watching = _may_watch(table, watcher)
            lines = await _new_lines(service, live, table, watcher.seat if watching else None, after)
            while len(lines) == MAX_AT_ONCE:  # a long log goes out in parts, each when the one before has arrived
                await send({"type": "http.response.body", "body": b"".join(lines), "more_body": True})
                after += MAX_AT_ONCE
                lines = await _new_lines(service, live, table, watcher.seat if watching else None, after)
            after, messages = max(after, table.last_line), lines
            now = live.encoded_status("" if watcher.ended else watcher.person, table)
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
    told = table.log_for(seat, after, MAX_AT_ONCE)
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
                for oldest in list(live.lines)[
                    : max(0, len(live.lines) - MAX_KEPT + 1)
                ]:  # other threads render lines, too
                    live.lines.pop(oldest, None)
                live.lines[line.number] = message
        messages.append(message)
    return messages


def _keep(lines: dict[int, bytes], number: int, message: bytes) -> None:
    """Keep a line instead of the oldest ones; several threads may do so at once."""
    for oldest in list(lines)[: max(0, len(lines) - MAX_KEPT + 1)]:
        lines.pop(oldest, None)
    lines[number] = message
