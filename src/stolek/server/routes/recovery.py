"""Endpoints for those who have forgotten their password: recovery codes, and mails where the server sends any."""

import secrets
from typing import Final

from starlette.responses import Response

from stolek.server import wire_people
from stolek.server.endpoint import Call, Endpoint
from stolek.server.entering import ask_again, entered
from stolek.server.failure import Failure
from stolek.server.mail import send_mail, written_mail
from stolek.server.settings import MailSettings
from stolek.storage.people import KeptPerson

CODES: Final = 10
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""What recovery codes are made of: nothing that is mistaken for something else."""
LINK_AGE: Final = 3600.0
"""So many seconds a link in a mail is good for."""


async def make_codes(call: Call) -> wire_people.Codes:
    """New recovery codes instead of those of before; each is good for one time."""
    kept = await ask_again(call, call.body.password)
    if kept.login is None:
        raise Failure(409, "no-account")
    codes = tuple("-".join(_letters(4) for _ in range(3)) for _ in range(CODES))
    digests = [call.server.identity.digest("code", f"{kept.id}:{_plain(code)}") for code in codes]
    await call.service.in_thread(call.service.proofs.replace, "code", kept.id, digests)
    return wire_people.Codes(codes)


async def change_email(call: Call) -> wire_people.Sent:
    """Send a mail to this address, to make sure that it arrives; only then is the address kept."""
    kept, service, email = await ask_again(call, call.body.password), call.service, call.body.email
    if not email:
        await service.in_thread(service.people.give_email, kept.id, None)
        return wire_people.Sent(False)
    mail = _mail(call)
    if kept.login is None:
        raise Failure(409, "no-account")
    proof = await _proof(call, "email", kept, email)
    _send(call, mail, email, "email", link=f"{service.settings.address}/account?email={proof}", name=kept.name)
    return wire_people.Sent(True)


async def confirm_email(call: Call) -> wire_people.Sent:
    """The mail has arrived: keep the address."""
    service = call.service
    digest = call.server.identity.digest("email", call.body.proof)
    found = await service.in_thread(service.proofs.take, digest, "email", service.clock(), call.who.id)
    if found is None:
        raise Failure(404, "bad-proof")
    await service.in_thread(service.people.give_email, call.who.id, found.about)
    return wire_people.Sent(False)


async def ask_recovery(call: Call) -> wire_people.Sent:
    """Send a link to whoever has this login. The answer is the same whether there is such a person or not."""
    service, mail = call.service, _mail(call)
    kept = await service.in_thread(service.people.find_login, call.body.login)
    if kept is not None and kept.email is not None:
        proof = await _proof(call, "recovery", kept, "")
        link = f"{service.settings.address}/recover?proof={proof}&login={kept.login}"
        _send(call, mail, kept.email, "recovery", link=link, name=kept.name)
    return wire_people.Sent(True)


async def recover(call: Call) -> Response:
    """A new password by a recovery code or by what a mail brought. Whoever was logged in is so no longer."""
    service, identity, body = call.service, call.server.identity, call.body
    password = await service.hashing(identity.hash, body.password)
    kept = await service.in_thread(service.people.find_login, body.login)
    if kept is None or not await _proves(call, kept, body.proof):
        raise Failure(401, "bad-proof")
    await service.in_thread(service.people.rehash, kept.id, password)
    tokens = await service.in_thread(service.people.drop_tokens, kept.id)
    call.server.sessions.ended(kept.id, tokens)
    await call.server.sessions.end(kept.id)
    return await entered(call, kept)


async def _proves(call: Call, kept: KeptPerson, proof: str) -> bool:
    service, digest, now = call.service, call.server.identity.digest, call.service.clock()
    code, link = digest("code", f"{kept.id}:{_plain(proof)}"), digest("recovery", proof)
    return (
        await service.in_thread(service.proofs.take, code, "code", now, kept.id) is not None
        or await service.in_thread(service.proofs.take, link, "recovery", now, kept.id) is not None
    )


async def _proof(call: Call, purpose: str, kept: KeptPerson, about: str) -> str:
    service, proof = call.service, secrets.token_urlsafe(24)
    digest, expires = call.server.identity.digest(purpose, proof), service.clock() + LINK_AGE
    await service.in_thread(service.proofs.add, digest, purpose, kept.id, about, expires)
    return proof


def _mail(call: Call) -> MailSettings:
    mail = call.service.settings.mail
    if mail is None:
        raise Failure(409, "no-mail")
    return mail


def _send(call: Call, mail: MailSettings, to: str, kind: str, **args: object) -> None:
    """Later, so that nobody can tell from the time whether there was anybody to send to."""
    call.service.background(call.service.in_thread(send_mail, mail, written_mail(mail, to, kind, **args)))


def _letters(count: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(count))


def _plain(code: str) -> str:
    """A recovery code as people type it: dashes, blanks and capitals do not matter."""
    return "".join(sign for sign in code.lower() if sign.isalnum())


ENDPOINTS: Final = (
    Endpoint(
        "POST",
        "/api/recovery-codes",
        "Make new recovery codes",
        make_codes,
        wire_people.Codes,
        wire_people.AgainIn,
        kind="password",
        requires_login=True,
        needs="session",
    ),
    Endpoint(
        "POST",
        "/api/email",
        "Say where mails go",
        change_email,
        wire_people.Sent,
        wire_people.EmailIn,
        kind="password",
        requires_login=True,
        needs="session",
    ),
    Endpoint(
        "POST",
        "/api/email/confirm",
        "Confirm where mails go",
        confirm_email,
        wire_people.Sent,
        wire_people.ProofIn,
        kind="password",
        requires_login=True,
        needs="session",
    ),
    Endpoint(
        "POST",
        "/api/recovery",
        "Have a link sent to set a new password",
        ask_recovery,
        wire_people.Sent,
        wire_people.RecoveryIn,
        kind="password",
        needs="session",
    ),
    Endpoint(
        "POST",
        "/api/recovery/password",
        "Set a new password by a recovery code or a link",
        recover,
        wire_people.Me,
        wire_people.RecoverIn,
        kind="password",
        needs="session",
    ),
)
