"""Endpoints about oneself: name, account, logging in and out."""

from typing import Final

from starlette.responses import Response

from stolek.server import wire_people
from stolek.server.endpoint import Call, Endpoint
from stolek.server.entering import ask_again, entered, left, me_of
from stolek.server.failure import Failure, NotReadable
from stolek.server.identity import new_id
from stolek.server.passkey import can_check_passkeys
from stolek.storage.journal import NoTable, TableDamaged
from stolek.storage.people import LoginTaken
from stolek.table.command import Person, Rename
from stolek.table.gathering import MAX_NAME
from stolek.table.naming import called
from stolek.text.unreadable import Unreadable


async def read_me(call: Call) -> wire_people.Me:
    """Who am I?"""
    if call.person is None:
        return wire_people.Me(None)
    kept = await call.service.in_thread(call.service.people.find, call.person.id)
    return wire_people.Me(None) if kept is None else me_of(kept)


async def name_me(call: Call) -> Response | wire_people.Me:
    """Become a guest, or take another name."""
    service = call.service
    name = called(call.body.name, MAX_NAME)
    if not name:
        raise NotReadable(Unreadable("blank", "name", 0))
    if call.person is None:
        call.slow_down("guest")
        return await entered(call, await service.in_thread(service.people.add_guest, new_id(), name, service.clock()))
    await service.in_thread(service.people.rename, call.person.id, name)
    await _rename_seats(call, call.person, name)
    call.server.identity.forget(call.person.id)
    return await read_me(call)


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


async def read_account(call: Call) -> wire_people.Account:
    """What one's account is made of."""
    service = call.service
    kept = await service.in_thread(service.people.find, call.who.id)
    if kept is None:
        raise Failure(401, "nobody")
    codes = await service.in_thread(service.proofs.left, "code", kept.id)
    return wire_people.Account(
        name=kept.name,
        login=kept.login or "",
        email=kept.email or "",
        created=kept.created,
        codes=codes,
        mail=service.settings.mail is not None,
        passkeys=can_check_passkeys(),
    )


async def change_password(call: Call) -> wire_people.Me:
    """Take another password; everybody who is logged in elsewhere has to log in again."""
    kept = await ask_again(call, call.body.old)
    if kept.login is None:
        raise Failure(409, "no-account")
    service = call.service
    password = await service.hashing(call.server.identity.hash, call.body.new)
    await service.in_thread(service.people.rehash, kept.id, password)
    await call.server.sessions.end(kept.id, but=call.session)
    return me_of(kept)


async def log_in(call: Call) -> Response:
    """Log in on another device."""
    kept = await call.service.hashing(call.server.identity.log_in, call.body.login, call.body.password)
    if kept is None:
        raise Failure(401, "wrong-password")
    return await entered(call, kept)


async def log_out(call: Call) -> Response:
    """Be nobody again."""
    return await left(call)


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
        needs="session",
    ),
    Endpoint(
        "GET",
        "/api/account",
        "What one's account is made of",
        read_account,
        wire_people.Account,
        requires_login=True,
        needs="session",
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
        needs="session",
    ),
    Endpoint(
        "POST",
        "/api/password",
        "Take another password",
        change_password,
        wire_people.Me,
        wire_people.PasswordIn,
        kind="password",
        requires_login=True,
        needs="session",
    ),
    Endpoint(
        "POST",
        "/api/session",
        "Log in",
        log_in,
        wire_people.Me,
        wire_people.AccountIn,
        kind="password",
        needs="session",
    ),
    Endpoint("DELETE", "/api/session", "Log out", log_out, wire_people.Me, kind="command", needs="session"),
)
