"""Logging in and out: a session begins or ends, and the browser's cookie with it."""

import re
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from stolek.server import wire_people
from stolek.server.asker import cookie_name
from stolek.server.endpoint import Call
from stolek.server.failure import Failure
from stolek.server.identity import YEAR
from stolek.server.present import ENCODER
from stolek.storage.people import KeptPerson

BROWSERS: Final = ("Edg", "OPR", "Firefox", "SamsungBrowser", "Chrome", "Safari")
"""As browsers call themselves; several names may be there, and the first of these that is tells most."""
BETTER_NAMES: Final = {"Edg": "Edge", "OPR": "Opera", "SamsungBrowser": "Samsung Internet"}
SYSTEMS: Final = ("Android", "iPhone", "iPad", "Windows", "Mac OS X", "CrOS", "Linux")
SYSTEM_NAMES: Final = {"Mac OS X": "macOS", "CrOS": "ChromeOS"}


async def entered(call: Call, kept: KeptPerson) -> Response:
    """Log this person in here, instead of whoever was; the answer says who it is."""
    service = call.service
    cookie = await service.in_thread(call.server.identity.begin, kept, device(call.request), service.clock())
    if call.person is not None:
        await call.server.sessions.end(call.person.id, only=call.session)
    response = Response(ENCODER.encode(me_of(kept)), media_type="application/json")
    secure = call.request.url.scheme == "https"
    response.set_cookie(
        cookie_name(call.request), cookie, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure
    )
    return response


async def left(call: Call) -> Response:
    """Log out here: the session ends, and the cookie goes."""
    if call.person is not None:
        await call.server.sessions.end(call.person.id, only=call.session)
    response = Response(ENCODER.encode(wire_people.Me(None)), media_type="application/json")
    secure = call.request.url.scheme == "https"
    response.delete_cookie(cookie_name(call.request), path="/", httponly=True, samesite="lax", secure=secure)
    return response


async def ask_again(call: Call, password: str) -> KeptPerson:
    """The person who asks, after giving the password once more; who has none needs none."""
    service = call.service
    kept = await service.in_thread(service.people.find, call.who.id)
    if kept is None:
        raise Failure(401, "nobody")
    if kept.password is not None and not await service.hashing(call.server.identity.fits, kept, password):
        raise Failure(403, "wrong-again")
    return kept


def me_of(kept: KeptPerson) -> wire_people.Me:
    """Who one is."""
    return wire_people.Me(wire_people.Person(kept.name, kept.login or ""))


def device(request: Request) -> str:
    """What to call the browser or program that asks: short, and enough to know it again."""
    agent = request.headers.get("user-agent", "")
    browser = next((name for name in BROWSERS if f"{name}/" in agent), "")
    system = next((name for name in SYSTEMS if name in agent), "")
    if not browser:
        first = re.match(r"[A-Za-z][A-Za-z0-9 ._-]{0,30}", agent)
        return first.group().strip() if first else "?"
    named = [BETTER_NAMES.get(browser, browser), SYSTEM_NAMES.get(system, system)]
    return " · ".join(part for part in named if part)
