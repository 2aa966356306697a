"""Endpoints about where one is logged in, and about the tokens of one's programs."""

import secrets
from typing import Final

from stolek.server import wire, wire_people
from stolek.server.endpoint import Call, Endpoint, Parameter
from stolek.server.failure import Failure, NotReadable, not_found
from stolek.server.identity import new_id
from stolek.storage.people import TooMany
from stolek.table.gathering import MAX_NAME
from stolek.table.naming import written
from stolek.text.unreadable import Unreadable


async def list_sessions(call: Call) -> list[wire_people.Session]:
    """Where one is logged in, the last used first."""
    kept = await call.service.in_thread(call.service.sessions.of_person, call.who.id)
    return [wire_people.Session(one.id, one.name, one.created, one.used, one.id == call.session) for one in kept]


async def name_session(call: Call) -> list[wire_people.Session]:
    """Call a session otherwise, to know it again."""
    name = written(call.body.name, MAX_NAME)
    if not name:
        raise NotReadable(Unreadable("blank", "name", 0))
    if not await call.service.in_thread(call.service.sessions.rename, call.path("session"), call.who.id, name):
        raise not_found()
    return await list_sessions(call)


async def end_session(call: Call) -> list[wire_people.Session]:
    """Log out somewhere."""
    if not await call.server.sessions.end(call.who.id, only=call.path("session")):
        raise not_found()
    return await list_sessions(call)


async def end_other_sessions(call: Call) -> list[wire_people.Session]:
    """Log out everywhere else."""
    await call.server.sessions.end(call.who.id, but=call.session)
    return await list_sessions(call)


async def list_tokens(call: Call) -> list[wire_people.Token]:
    """The tokens of one's bot programs."""
    kept = await call.service.in_thread(call.service.people.tokens_of, call.who.id)
    return [wire_people.Token(token.id, token.label, token.created, token.scope) for token in kept]


async def make_token(call: Call) -> wire_people.TokenMade:
    """A token that lets a program look or act for oneself; only its digest is kept."""
    service, token = call.service, f"stolek_{secrets.token_urlsafe(32)}"
    label = written(call.body.label, MAX_NAME)
    digest = call.server.identity.digest("token", token)
    args = (new_id(), call.who.id, label, digest, call.body.scope, service.clock())
    try:
        kept = await service.in_thread(service.people.add_token, *args)
    except TooMany as problem:
        raise Failure(409, "too-many") from problem
    return wire_people.TokenMade(kept.id, kept.label, kept.scope, token)


async def drop_token(call: Call) -> list[wire_people.Token]:
    """Make a token useless."""
    if not await call.service.in_thread(call.service.people.drop_token, call.path("token"), call.who.id):
        raise not_found()
    call.server.sessions.ended(call.who.id, [call.path("token")])
    return await list_tokens(call)


SESSION: Final = Parameter("session", "path", wire.Id, "the id of a session")
TOKEN: Final = Parameter("token", "path", wire.Id, "the id of a token")

ENDPOINTS: Final = (
    Endpoint(
        "GET",
        "/api/sessions",
        "Where one is logged in",
        list_sessions,
        list[wire_people.Session],
        requires_login=True,
        needs="session",
    ),
    Endpoint(
        "DELETE",
        "/api/sessions",
        "Log out everywhere else",
        end_other_sessions,
        list[wire_people.Session],
        kind="command",
        requires_login=True,
        needs="session",
    ),
    Endpoint(
        "POST",
        "/api/sessions/{session}",
        "Call a session otherwise",
        name_session,
        list[wire_people.Session],
        wire_people.NameIn,
        kind="command",
        parameters=(SESSION,),
        requires_login=True,
        needs="session",
    ),
    Endpoint(
        "DELETE",
        "/api/sessions/{session}",
        "Log out somewhere",
        end_session,
        list[wire_people.Session],
        kind="command",
        parameters=(SESSION,),
        requires_login=True,
        needs="session",
    ),
    Endpoint(
        "GET",
        "/api/tokens",
        "The tokens of one's bot programs",
        list_tokens,
        list[wire_people.Token],
        requires_login=True,
        needs="session",
    ),
    Endpoint(
        "POST",
        "/api/tokens",
        "Make a token for a bot program",
        make_token,
        wire_people.TokenMade,
        wire_people.TokenIn,
        status=201,
        kind="open",
        requires_login=True,
        needs="session",
    ),
    Endpoint(
        "DELETE",
        "/api/tokens/{token}",
        "Make a token useless",
        drop_token,
        list[wire_people.Token],
        kind="command",
        parameters=(TOKEN,),
        requires_login=True,
        needs="session",
    ),
)
