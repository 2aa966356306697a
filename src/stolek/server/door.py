"""The door: who may come in, how long they may take to say what they want, and how much they may say.

A server that stands at the edge of the network alone is as safe as one behind a proxy: connections are counted, all of
them and for every address; a request that is not complete in time, or begins with more than anybody needs, is ended.
"""

import asyncio
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from stolek.server.failure import Failure
from stolek.server.limits import network_of
from stolek.server.present import ENCODER
from stolek.server.settings import Settings


class Visitors:
    """The connections of one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._count = 0
        self._of_address: Counter[str] = Counter()

    def enter(self, host: str) -> bool:
        """Count a connection; False if there are too many."""
        settings, address = self.settings, network_of(host)
        self._count += 1
        self._of_address[address] += 1
        few = self._of_address[address] <= settings.limits.connections or is_proxy(host, settings.trusted_proxies)
        return few and self._count <= settings.connections

    def leave(self, host: str) -> None:
        """A connection has ended."""
        address = network_of(host)
        self._count -= 1
        self._of_address[address] -= 1
        if not self._of_address[address]:
            del self._of_address[address]


class Door(HttpToolsProtocol):
    """One connection. Its requests have a head and a body, and each of these has its time."""

    def __init__(self, visitors: Visitors, **given: Any) -> None:
        super().__init__(**given)
        self._visitors = visitors
        self._settings = visitors.settings
        self._host = ""
        self._timer: asyncio.TimerHandle | None = None
        self._in_head = True
        self._head = 0
        """Bytes of the head that have come so far."""
        self._refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._host = "?" if self.client is None else self.client[0]
        self._give_time(self._settings.head_seconds)
        if not self._visitors.enter(self._host):
            self._refuse(503, "crowded")

    def connection_lost(self, exc: Exception | None) -> None:
        self._visitors.leave(self._host)
        self._stop_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        if self._in_head:
            self._head += len(data)
            if self._timer is None:
                self._give_time(self._settings.head_seconds)
        super().data_received(data)
        if self._in_head and self._head > self._settings.largest_head:
            self._refuse(431, "head")

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._give_time(self._settings.body_seconds)
        if (
            len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
            > self._settings.largest_head
        ):
            self._refuse(431, "head")
        if not self._refused:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._stop_timer()
        self._in_head = True
        self._head = 0
        if not self._refused:
            super().on_message_complete()

    def _give_time(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self._refuse, 408, "slow")

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _refuse(self, status: int, error: str) -> None:
        """Say why, unless an answer is already on its way, and hang up."""
        if self._refused or self.transport.is_closing():
            return
        self._refused = True
        self._stop_timer()
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or not cycle.response_started or (cycle.response_complete and self._in_head):
            body = ENCODER.encode(Failure(status, error).problem)
            head = b"content-type: application/json\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(body)
            self.transport.write(STATUS_LINE[status] + head + body)
        self.transport.close()


def door(settings: Settings) -> type[HttpToolsProtocol]:
    """The protocol that uvicorn speaks for a server with these settings."""
    visitors = Visitors(settings)

    class OwnDoor(Door):
        """The door of one server."""

        def __init__(self, **given: Any) -> None:
            super().__init__(visitors, **given)

    return OwnDoor


def is_proxy(host: str, proxies: tuple[str, ...]) -> bool:
    """Is this the address of a proxy that is trusted?"""
    try:
        address = ip_address(host)
    except ValueError:
        return host in proxies
    return any(address in ip_network(proxy, strict=False) for proxy in proxies)
