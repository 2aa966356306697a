"""Smaller on the way: whatever is long travels compressed to clients that understand it.

What is the same for everybody (the client, the games, their rules) is packed well, because it is large and seldom sent.
What is meant for one person comes often, so it is packed quickly, and left alone if it is short. Streams are never
packed: their events must not wait for each other.
"""

from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

PERSONAL: Final = "/api/"
PUBLIC: Final = "/api/games"
NOT_PACKED: Final = ("font/woff2", "image/png", "text/event-stream")
SHORT: Final = 1_000
SHORT_FOR_ONE: Final = 8_000
WELL: Final = 6
QUICKLY: Final = 1


class Compression:
    """Packs answers, public ones better than personal ones."""

    def __init__(self, app: ASGIApp) -> None:
        self._well = GZipMiddleware(app, SHORT, WELL, exclude_content_types=NOT_PACKED)
        self._quickly = GZipMiddleware(app, SHORT_FOR_ONE, QUICKLY, exclude_content_types=NOT_PACKED)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on."""
        path = str(scope.get("path", ""))
        public = not path.startswith(PERSONAL) or path.startswith(PUBLIC)
        await (self._well if public else self._quickly)(scope, receive, send)
