"""Endpoints for passkeys: make one, use it instead of a password, forget it."""

from typing import Any, Final

from starlette.responses import Response

from stolek.server import passkey as p
from stolek.server import wire, wire_people
from stolek.server.endpoint import Call, Endpoint, Parameter
from stolek.server.entering import ask_again, entered
from stolek.server.failure import Failure, not_found
from stolek.server.identity import new_id
from stolek.storage.passkeys import KeptPasskey, PasskeyKnown
from stolek.storage.proofs import Purpose
from stolek.table.gathering import MAX_NAME
from stolek.table.naming import written


async def list_passkeys(call: Call) -> list[wire_people.Passkey]:
    """One's own passkeys."""
    kept = await call.service.in_thread(call.service.passkeys.of_person, call.who.id)
    return [wire_people.Passkey(key.id, key.name, key.created, key.used) for key in kept]


async def begin_passkey(call: Call) -> wire_people.PasskeyOptions:
    """What a browser needs to make a passkey."""
    p.must_check_passkeys()
    kept, service = await ask_again(call, call.body.password), call.service
    known = await service.in_thread(service.passkeys.of_person, kept.id)
    if len(known) >= p.MAX_PASSKEYS:
        raise Failure(409, "too-many")
    host, _ = p.origin_of(service.settings, call.request)
    challenge = await _challenge(call, "new-passkey", kept.id)
    return wire_people.PasskeyOptions(await service.in_thread(p.creation_options, host, kept, known, challenge))


async def add_passkey(call: Call) -> wire_people.Passkey:
    """Keep a passkey that the browser made."""
    p.must_check_passkeys()
    service, credential = call.service, call.body.credential
    challenge = await _signed(call, "new-passkey", credential, call.who.id)
    host, origin = p.origin_of(service.settings, call.request)
    id, public_key, count = await service.in_thread(p.verified_new, credential, challenge, host, origin)
    now, name = service.clock(), written(call.body.name, MAX_NAME) or "passkey"
    key = KeptPasskey(new_id(), call.who.id, id, public_key, count, name, now, now)
    try:
        await service.in_thread(service.passkeys.add, key)
    except PasskeyKnown as problem:
        raise Failure(409, "passkey-known") from problem
    return wire_people.Passkey(key.id, key.name, key.created, key.used)


async def drop_passkey(call: Call) -> list[wire_people.Passkey]:
    """Make a passkey useless."""
    if not await call.service.in_thread(call.service.passkeys.drop, call.path("passkey"), call.who.id):
        raise not_found()
    return await list_passkeys(call)


async def begin_login(call: Call) -> wire_people.PasskeyOptions:
    """What a browser needs to log somebody in by passkey."""
    p.must_check_passkeys()
    host, _ = p.origin_of(call.service.settings, call.request)
    challenge = await _challenge(call, "passkey", None)
    return wire_people.PasskeyOptions(await call.service.in_thread(p.request_options, host, challenge))


async def log_in_by_passkey(call: Call) -> Response:
    """Log in with what a passkey signed."""
    p.must_check_passkeys()
    service, credential = call.service, call.body.credential
    challenge = await _signed(call, "passkey", credential, None)
    key = await service.in_thread(service.passkeys.find, str(credential.get("id", "")))
    if key is None:
        raise Failure(401, "wrong-passkey")
    host, origin = p.origin_of(service.settings, call.request)
    count = await service.in_thread(p.verified_use, credential, challenge, host, origin, key)
    await service.in_thread(service.passkeys.note_use, key.id, count, service.clock())
    kept = await service.in_thread(service.people.find, key.person)
    if kept is None:
        raise Failure(401, "wrong-passkey")
    return await entered(call, kept)


async def _challenge(call: Call, purpose: Purpose, person: str | None) -> bytes:
    """A challenge that any process will know again, once, for a few minutes."""
    service, challenge = call.service, p.new_challenge()
    digest = call.server.identity.digest(purpose, challenge.hex())
    await service.in_thread(service.proofs.add, digest, purpose, person, "", service.clock() + p.CHALLENGE_AGE)
    return challenge


async def _signed(call: Call, purpose: Purpose, credential: dict[str, Any], person: str | None) -> bytes:
    """The challenge that was signed, if it was ours; it is used up."""
    service, challenge = call.service, p.challenge_in(credential)
    digest = call.server.identity.digest(purpose, challenge.hex())
    if await service.in_thread(service.proofs.take, digest, purpose, service.clock(), person) is None:
        raise Failure(422, "bad-passkey")
    return challenge


PASSKEY: Final = Parameter("passkey", "path", wire.Id, "the id of a passkey")

ENDPOINTS: Final = (
    Endpoint(
        "GET",
        "/api/passkeys",
        "One's own passkeys",
        list_passkeys,
        list[wire_people.Passkey],
        requires_login=True,
        needs="session",
    ),
    Endpoint(
        "POST",
        "/api/passkeys/options",
        "Begin to make a passkey",
        begin_passkey,
        wire_people.PasskeyOptions,
        wire_people.AgainIn,
        kind="password",
        requires_login=True,
        needs="session",
    ),
    Endpoint(
        "POST",
        "/api/passkeys",
        "Keep a new passkey",
        add_passkey,
        wire_people.Passkey,
        wire_people.PasskeyIn,
        status=201,
        kind="password",
        requires_login=True,
        needs="session",
    ),
    Endpoint(
        "DELETE",
        "/api/passkeys/{passkey}",
        "Make a passkey useless",
        drop_passkey,
        list[wire_people.Passkey],
        kind="command",
        parameters=(PASSKEY,),
        requires_login=True,
        needs="session",
    ),
    Endpoint(
        "POST",
        "/api/session/passkey/options",
        "Begin to log in by passkey",
        begin_login,
        wire_people.PasskeyOptions,
        kind="password",
        needs="session",
    ),
    Endpoint(
        "POST",
        "/api/session/passkey",
        "Log in by passkey",
        log_in_by_passkey,
        wire_people.Me,
        wire_people.PasskeyProofIn,
        kind="password",
        needs="session",
    ),
)
