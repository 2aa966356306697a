"""The outermost layer: no request of other sites or under other names, security headers on every answer, no failure
that tells too much."""

from collections.abc import Callable, Collection, Iterable
from typing import Final
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stolek.server.endpoint import problem_response
from stolek.server.failure import Failure, not_found
from stolek.server.hosts import Hosts

LOG: Final = structlog.get_logger("stolek.guard")
FOR_MACHINES: Final = ("/healthz", "/readyz")
"""Load balancers ask for these, under whatever name; they tell nothing."""
MAX_PATH: Final = 1000
SAFE: Final = ("GET", "HEAD", "OPTIONS")
SECURITY: Final = {
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
HEADERS: Final = tuple((name.encode(), value.encode()) for name, value in SECURITY.items())
API_HEADERS: Final = (*HEADERS, (b"cache-control", b"no-store"))

HSTS: Final = (b"strict-transport-security", b"max-age=31536000")
"""Who came by https never comes by http again."""


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, origins: Collection[str], hosts: Hosts, pages: Callable[[str], float]) -> None:
        self._app = app
        self._origins = tuple(origins)
        self._hosts = hosts
        self._pages = pages
        """Lets an address pay for a page: how many seconds it has to wait for it."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = False

        async def guarded(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                own = API_HEADERS if scope["path"].startswith("/api") else HEADERS
                own = (*own, HSTS) if scope.get("scheme") == "https" else own
                message["headers"] = _with_headers(message["headers"], own)
            await send(message)

        failure = self._refused(scope)
        if failure is not None:
            await problem_response(failure)(scope, receive, guarded)
            return
        try:
            await self._app(scope, receive, guarded)
        except Exception:
            LOG.exception("a request failed", method=scope["method"], path=scope["path"])
            if not started:
                await problem_response(Failure(500, "broken"))(scope, receive, guarded)

    def _refused(self, scope: Scope) -> Failure | None:
        """Why this request is not even looked at."""
        headers, path = Headers(scope=scope), scope["path"]
        if path not in FOR_MACHINES and not all(self._hosts.answers_to(host) for host in headers.getlist("host")):
            return Failure(421, "host")
        if len(path) > MAX_PATH or not path.isprintable():
            return not_found()
        if scope["method"] not in SAFE and not self._is_own(headers):
            return Failure(403, "foreign")
        if not path.startswith("/api/") and (wait := self._pages((scope.get("client") or ("?", 0))[0])):
            return Failure(429, "too-fast", {"Retry-After": str(int(wait) + 1)})
        return None

    def _is_own(self, headers: Headers) -> bool:
        """Browsers say which site a request comes from; programs that are no browsers do not."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        return origin in self._origins or urlsplit(origin).netloc == headers.get("host")


def _with_headers(
    given: Iterable[tuple[bytes, bytes]], own: tuple[tuple[bytes, bytes], ...]
) -> list[tuple[bytes, bytes]]:
    """The headers of an answer and ours, except those that the answer has chosen itself."""
    headers = list(given)
    chosen = [name for name, _ in headers]
    return headers + [header for header in own if header[0] not in chosen]
