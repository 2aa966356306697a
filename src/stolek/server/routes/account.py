"""Endpoints about all that is kept of oneself: taking it along, and having it forgotten."""

from typing import Any, Final

import msgspec
from starlette.responses import Response

from stolek.kernel.values import Seat
from stolek.server import wire_people
from stolek.server.endpoint import Call, Endpoint
from stolek.server.entering import ask_again, left
from stolek.server.live_table import LiveTable
from stolek.server.present import ENCODER
from stolek.server.routes.manners import list_blocks
from stolek.server.routes.passkeys import list_passkeys
from stolek.server.routes.people import read_account
from stolek.server.routes.sessions import list_sessions, list_tokens
from stolek.storage.journal import NoTable, TableDamaged
from stolek.storage.people import KeptPerson
from stolek.table.command import Close, Command, Person, Resign, Vacate
from stolek.table.table import Table


async def export(call: Call) -> Response:
    """Everything that is kept about oneself, as a file."""
    service, manners, person = call.service, call.service.manners, call.who.id
    reports = await service.in_thread(manners.reports_by, person)
    found = wire_people.Export(
        format="stolek-export-1",
        at=service.clock(),
        account=await read_account(call),
        sessions=tuple(await list_sessions(call)),
        tokens=tuple(await list_tokens(call)),
        passkeys=tuple(await list_passkeys(call)),
        blocks=tuple(await list_blocks(call)),
        reports=tuple(_report(report) for report in reports),
        tables=tuple(await service.in_thread(service.oblivion.tables_with_words, person)),
        records=tuple(await service.in_thread(service.records.texts_of, person)),
    )
    headers = {"Content-Disposition": 'attachment; filename="stolek-export.json"'}
    return Response(ENCODER.encode(found), headers=headers, media_type="application/json")


def _report(report: Any) -> dict[str, Any]:
    shown: dict[str, Any] = msgspec.to_builtins(report)
    return {name: shown[name] for name in ("at", "table", "name", "reason", "lines")}


async def delete_account(call: Call) -> Response:
    """Be forgotten: games stay, the name goes. Where one still plays, one resigns."""
    kept, service = await ask_again(call, call.body.password), call.service
    for id in await service.in_thread(service.oblivion.tables_of, kept.id):
        try:
            async with service.using(id) as live:
                await service.refresh(live)
                await _leave(call, live, kept)
                async with live.lock:
                    await service.in_thread(service.oblivion.forget_at, id, kept.id)
                    await service.read_again(live)
        except (TableDamaged, NoTable):
            continue
    await service.in_thread(service.oblivion.forget_elsewhere, kept.id)
    ended = await service.in_thread(service.people.drop_tokens, kept.id)
    await call.server.sessions.end(kept.id)
    await service.in_thread(service.people.delete, kept.id)
    call.server.sessions.ended(kept.id, ended)
    return await left(call)


async def _leave(call: Call, live: LiveTable, kept: KeptPerson) -> None:
    """Get up from a table before one is forgotten there."""
    who = Person(kept.id, kept.name)
    for seat in live.table.seats_of(kept.id):
        command = _leaving(live.table, seat, kept.id)
        if command is not None:
            await call.service.carry_out(live, command, who)


def _leaving(table: Table, seat: Seat, person: str) -> Command | None:
    if table.phase == "gathering":
        return Close() if table.host == person else Vacate(seat)
    return Resign(seat) if table.phase == "playing" and not table.chairs[seat].finish else None


ENDPOINTS: Final = (
    Endpoint(
        "GET",
        "/api/export",
        "Everything that is kept about oneself",
        export,
        wire_people.Export,
        kind="open",
        requires_login=True,
        needs="session",
    ),
    Endpoint(
        "POST",
        "/api/account/delete",
        "Be forgotten",
        delete_account,
        wire_people.Me,
        wire_people.AgainIn,
        kind="password",
        requires_login=True,
        needs="session",
    ),
)
