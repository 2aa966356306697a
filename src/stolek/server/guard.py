"""The outermost layer: no request of other sites, security headers on every answer, no failure that tells too much."""

from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stolek.server.endpoint import problem_response
from stolek.server.failure import Failure

LOG: Final = structlog.get_logger("stolek.guard")
SAFE: Final = ("GET", "HEAD", "OPTIONS")
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, origins: Collection[str]) -> None:
        self._app = app
        self._origins = tuple(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = False

        async def guarded(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        if scope["method"] not in SAFE and not self._is_own(Headers(scope=scope)):
            await problem_response(Failure(403, "foreign"))(scope, receive, guarded)
            return
        try:
            await self._app(scope, receive, guarded)
        except Exception:
            LOG.exception("a request failed", method=scope["method"], path=scope["path"])
            if not started:
                await problem_response(Failure(500, "broken"))(scope, receive, guarded)

    def _is_own(self, headers: Headers) -> bool:
        """Browsers say which site a request comes from; programs that are no browsers do not."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        return origin in self._origins or urlsplit(origin).netloc == headers.get("host")
