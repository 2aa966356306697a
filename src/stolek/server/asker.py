"""Finding out who asks, and whether what they ask with is good for it."""

from typing import Final

from starlette.requests import Request

from stolek.server.failure import Failure
from stolek.server.identity import COOKIE, SECURE_COOKIE, Asker, Identity, Power
from stolek.server.table_service import TableService

ORDER: Final[tuple[Power, ...]] = ("read", "play", "session")
"""What one may do, from little to much."""


def cookie_name(request: Request) -> str:
    """The name of the cookie: under https one that cannot be planted from elsewhere."""
    return SECURE_COOKIE if request.url.scheme == "https" else COOKIE


async def asker_of(request: Request, identity: Identity, service: TableService) -> Asker | None:
    """Who asks, by token or by cookie; a token that is not known is a failure."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        found = await service.in_thread(identity.find_by_token, token.strip())
        if found is None:
            raise Failure(401, "unknown-token")
        return found
    cookie, now = request.cookies.get(cookie_name(request), ""), service.clock()
    if not cookie:
        return None
    return identity.known(cookie, now) or await service.in_thread(identity.find, cookie, now)


def check_power(asker: Asker | None, needed: Power) -> None:
    """A token does only what it was made for, and never what takes a person who has logged in."""
    if asker is not None and ORDER.index(asker.power) < ORDER.index(needed):
        raise Failure(403, "token-session" if needed == "session" else "token-read")
