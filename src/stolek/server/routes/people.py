"""Endpoints about oneself: name, account, tokens."""

import secrets
from typing import Final

from starlette.responses import Response

from stolek.server import wire, wire_people
from stolek.server.endpoint import Call, Endpoint, Parameter
from stolek.server.failure import Failure, NotReadable, not_found
from stolek.server.identity import COOKIE, YEAR, digest, new_id
from stolek.server.present import ENCODER
from stolek.storage.journal import NoTable, TableDamaged
from stolek.storage.people import KeptPerson, LoginTaken
from stolek.table.command import Person, Rename
from stolek.table.gathering import MAX_NAME
from stolek.table.standing import written
from stolek.text.unreadable import Unreadable


async def read_me(call: Call) -> wire_people.Me:
    """Who am I?"""
    if call.person is None:
        return wire_people.Me(None)
    kept = await call.service.in_thread(call.service.people.find, call.person.id)
    return wire_people.Me(None) if kept is None else _me(kept)


async def name_me(call: Call) -> Response:
    """Become a guest, or take another name."""
    service, identity = call.service, call.server.identity
    name = written(call.body.name, MAX_NAME)
    if not name:
        raise NotReadable(Unreadable("blank", "name", 0))
    if call.person is None:
        call.slow_down("guest")
        kept = await service.in_thread(service.people.add_guest, new_id(), name, service.clock())
    else:
        await service.in_thread(service.people.rename, call.person.id, name)
        await _rename_seats(call, call.person, name)
        found = await service.in_thread(service.people.find, call.person.id)
        assert found is not None
        kept = found
    identity.remember(kept, service.clock())
    return _with_cookie(call, kept)


async def _rename_seats(call: Call, before: Person, name: str) -> None:
    """The seats of this person at tables under way get the new name; of several, those of people beside one do not."""
    service, who = call.service, Person(before.id, name)
    ids = await service.in_thread(service.journals.under_way, before.id)
    call.charge("command", len(ids))
    for id in ids:
        try:
            async with service.using(id) as place:
                table = await service.refresh(place)
                seats = table.seats_of(before.id)
                for seat in seats:
                    if table.holder_name(seat) != name and (len(seats) == 1 or table.holder_name(seat) == before.name):
                        await service.carry_out(place, Rename(seat, name), who)
        except (TableDamaged, NoTable):
            continue


async def make_account(call: Call) -> wire_people.Me:
    """Give oneself a login and a password."""
    service = call.service
    password = await service.hashing(call.server.identity.hash, call.body.password)
    try:
        await service.in_thread(service.people.give_account, call.who.id, call.body.login, password)
    except LoginTaken as problem:
        raise Failure(409, "login-taken") from problem
    return await read_me(call)


async def log_in(call: Call) -> Response:
    """Log in on another device."""
    identity = call.server.identity
    kept = await call.service.hashing(identity.log_in, call.body.login, call.body.password)
    if kept is None:
        raise Failure(401, "wrong-password")
    identity.remember(kept, call.service.clock())
    return _with_cookie(call, kept)


async def log_out(call: Call) -> Response:
    """Be nobody again."""
    response = Response(ENCODER.encode(wire_people.Me(None)), media_type="application/json")
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return response


async def list_tokens(call: Call) -> list[wire_people.Token]:
    """The tokens of one's bot programs."""
    kept = await call.service.in_thread(call.service.people.tokens_of, call.who.id)
    return [wire_people.Token(token.id, token.label, token.created) for token in kept]


async def make_token(call: Call) -> wire_people.TokenMade:
    """A token that lets a program act for oneself; only its digest is kept."""
    service, token = call.service, f"stolek_{secrets.token_urlsafe(32)}"
    label = written(call.body.label, MAX_NAME)
    args = (new_id(), call.who.id, label, digest(token), service.clock())
    kept = await service.in_thread(service.people.add_token, *args)
    return wire_people.TokenMade(kept.id, kept.label, token)


async def drop_token(call: Call) -> wire_people.Me:
    """Make a token useless."""
    if not await call.service.in_thread(call.service.people.drop_token, call.path("token"), call.who.id):
        raise not_found()
    return await read_me(call)


def _me(kept: KeptPerson) -> wire_people.Me:
    return wire_people.Me(wire_people.Person(kept.name, kept.login or ""))


def _with_cookie(call: Call, kept: KeptPerson) -> Response:
    response = Response(ENCODER.encode(_me(kept)), media_type="application/json")
    response.set_cookie(
        COOKIE,
        call.server.identity.cookie_for(kept.id),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=call.request.url.scheme == "https",
    )
    return response


TOKEN: Final = Parameter("token", "path", wire.Id, "the id of a token")

ENDPOINTS: Final = (
    Endpoint("GET", "/api/me", "Who am I?", read_me, wire_people.Me),
    Endpoint(
        "POST",
        "/api/me",
        "Become a guest, or take another name",
        name_me,
        wire_people.Me,
        wire_people.NameIn,
        kind="command",
    ),
    Endpoint(
        "POST",
        "/api/account",
        "Give oneself a login and a password",
        make_account,
        wire_people.Me,
        wire_people.AccountIn,
        kind="password",
        requires_login=True,
    ),
    Endpoint("POST", "/api/session", "Log in", log_in, wire_people.Me, wire_people.AccountIn, kind="password"),
    Endpoint("DELETE", "/api/session", "Log out", log_out, wire_people.Me, kind="command"),
    Endpoint(
        "GET",
        "/api/tokens",
        "The tokens of one's bot programs",
        list_tokens,
        list[wire_people.Token],
        requires_login=True,
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
    ),
    Endpoint(
        "DELETE",
        "/api/tokens/{token}",
        "Make a token useless",
        drop_token,
        wire_people.Me,
        kind="command",
        parameters=(TOKEN,),
        requires_login=True,
    ),
)
