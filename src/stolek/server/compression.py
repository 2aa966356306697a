"""Smaller on the way: whatever is long travels compressed to clients that understand it.

What is the same for everybody (the client, the games, their rules) is packed well, once, and kept. What is meant for
one person comes often and never again, so it is packed quickly, and left alone if it is short. Streams are never
packed: their events must not wait for each other.
"""

import gzip
import hashlib
from functools import partial
from typing import Final

import anyio.to_thread
from anyio import CapacityLimiter
from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stolek.server.kept_reads import KeptReads

PERSONAL: Final = "/api/"
PUBLIC: Final = "/api/games"
NOT_PACKED: Final = ("font/woff2", "image/png", "text/event-stream")
SHORT: Final = 1_000
SHORT_FOR_ONE: Final = 8_000
WELL: Final = 6
QUICKLY: Final = 1
PACKING: Final = 2
"""So many public answers are packed at the same time."""


class Compression:
    """Packs answers, public ones better than personal ones."""

    def __init__(self, app: ASGIApp) -> None:
        self._public = PackedOnce(app)
        self._quickly = GZipMiddleware(app, SHORT_FOR_ONE, QUICKLY, exclude_content_types=NOT_PACKED)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on."""
        path = str(scope.get("path", ""))
        public = not path.startswith(PERSONAL) or path.startswith(PUBLIC)
        await (self._public if public else self._quickly)(scope, receive, send)


class PackedOnce:
    """Packs what everybody gets, and remembers it by its content."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._kept = KeptReads()
        self._places = CapacityLimiter(PACKING)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        wanted = "gzip" in Headers(scope=scope).get("accept-encoding", "")
        await self._app(scope, receive, _Answer(self, send, wanted).send)

    async def packed(self, body: bytes) -> bytes:
        """The body, packed well."""

        async def pack() -> bytes:
            work = partial(gzip.compress, body, WELL, mtime=0)
            return await anyio.to_thread.run_sync(work, limiter=self._places)

        return await self._kept.get(hashlib.blake2b(body, digest_size=16).digest(), pack)


class _Answer:
    """An answer on its way out; it is held back until all of it is there, unless it goes out as it is."""

    def __init__(self, packer: PackedOnce, send: Send, wanted: bool) -> None:
        self._packer = packer
        self._send = send
        self._wanted = wanted
        self._start: Message | None = None
        self._body = bytearray()

    async def send(self, message: Message) -> None:
        """Take the next part."""
        if message["type"] == "http.response.start":
            headers = MutableHeaders(raw=message["headers"])
            kind = headers.get("content-type", "").partition(";")[0]
            as_it_is = message["status"] != 200 or kind in NOT_PACKED or "content-encoding" in headers
            if not as_it_is:
                headers.add_vary_header("Accept-Encoding")
            if self._wanted and not as_it_is:
                self._start = message
            else:
                await self._send(message)
        elif self._start is None:
            await self._send(message)
        else:
            self._body += message.get("body", b"")
            if not message.get("more_body", False):
                await self._send_all(self._start, bytes(self._body))

    async def _send_all(self, start: Message, body: bytes) -> None:
        if len(body) >= SHORT:
            body = await self._packer.packed(body)
            headers = MutableHeaders(raw=start["headers"])
            headers["content-encoding"] = "gzip"
            headers["content-length"] = str(len(body))
        await self._send(start)
        await self._send({"type": "http.response.body", "body": body, "more_body": False})
