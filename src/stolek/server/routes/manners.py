"""Endpoints about manners: blocking people, and reporting them to those who run the server."""

from typing import Final

from stolek.kernel.values import Refusal, Seat, no
from stolek.server import wire, wire_manners
from stolek.server.endpoint import Call, Endpoint, Parameter
from stolek.server.failure import Failure, NotReadable, Refused, not_found
from stolek.server.identity import new_id
from stolek.server.present import speech_at
from stolek.storage.manners import KeptReport, ReportedLine
from stolek.storage.people import TooMany
from stolek.table import event as t
from stolek.table.command import Person
from stolek.table.manners import whom
from stolek.table.naming import written
from stolek.table.table import Table
from stolek.text.unreadable import Unreadable

MAX_REASON: Final = 500
MAX_COPIED: Final = 20
"""So many of the last words of somebody go into a report that names no lines."""


async def list_blocks(call: Call) -> list[wire_manners.Block]:
    """Whom one has blocked."""
    kept = await call.service.in_thread(call.service.manners.blocks_of, call.who.id)
    return [wire_manners.Block(block.id, block.name, block.created) for block in kept]


async def block(call: Call) -> list[wire_manners.Block]:
    """Have nothing more to do with somebody: their words are hidden, and they cannot sit or speak at one's tables."""
    async with call.service.using(call.body.table) as live:
        table = await call.service.refresh(live)
        found = _other(call, table, call.body.seat, call.body.line)
    try:
        manners = call.service.manners
        args = (new_id(), call.who.id, found.id, found.name, call.service.clock())
        await call.service.in_thread(manners.block, *args)
    except TooMany as problem:
        raise Failure(409, "too-many") from problem
    await call.service.look_at_blocks(call.who.id)
    return await list_blocks(call)


async def unblock(call: Call) -> list[wire_manners.Block]:
    """Have something to do with somebody again."""
    if not await call.service.in_thread(call.service.manners.unblock, call.path("block"), call.who.id):
        raise not_found()
    await call.service.look_at_blocks(call.who.id)
    return await list_blocks(call)


async def report(call: Call) -> wire_manners.Reported:
    """Tell those who run the server about somebody, with a copy of what was said."""
    body, service = call.body, call.service
    reason = written(body.reason, MAX_REASON)
    if not reason:
        raise NotReadable(Unreadable("blank", "reason", 0))
    async with service.using(body.table) as live:
        table = await service.refresh(live)
        found = _other(call, table, body.seat, body.lines[0] if body.lines else None)
        lines = _copied(table, found, body.lines)
    id = new_id()
    new = KeptReport(id, service.clock(), call.who.id, body.table, found.id, found.name, reason, lines)
    try:
        await service.in_thread(service.manners.report, new)
    except TooMany as problem:
        raise Failure(409, "too-many") from problem
    return wire_manners.Reported(id)


def _other(call: Call, table: Table, seat: int | None, line: int | None) -> Person:
    """The person meant, who is not oneself (TABLE-8, TABLE-28, TABLE-37)."""
    if seat is not None and seat >= len(table.chairs):
        raise Refused(no("TABLE-8", seats=len(table.chairs)), speech_at(table))
    found = whom(table, None if seat is None else Seat(seat), line)
    if isinstance(found, Refusal):
        raise Refused(found, speech_at(table))
    if found.id == call.who.id:
        raise Refused(no("TABLE-37"), speech_at(table))
    return found


def _copied(table: Table, accused: Person, numbers: tuple[int, ...]) -> tuple[ReportedLine, ...]:
    """What the accused said in these lines, or in the last ones; words of others are not theirs (TABLE-37)."""
    theirs = [number for number, speaker in table.speakers.items() if speaker == accused.id]
    if not set(numbers) <= set(theirs):
        raise Refused(no("TABLE-37"), speech_at(table))
    chosen = sorted(set(numbers)) or theirs[-MAX_COPIED:]
    lines = [table.log[number - 1] for number in chosen]
    return tuple(
        ReportedLine(line.number, round(line.at, 3), line.event.name, line.event.text)
        for line in lines
        if isinstance(line.event, t.TableSaid)
    )


BLOCK: Final = Parameter("block", "path", wire.Id, "the id of a block")

ENDPOINTS: Final = (
    Endpoint(
        "GET",
        "/api/blocks",
        "Whom one has blocked",
        list_blocks,
        list[wire_manners.Block],
        requires_login=True,
        needs="session",
    ),
    Endpoint(
        "POST",
        "/api/blocks",
        "Block somebody",
        block,
        list[wire_manners.Block],
        wire_manners.WhomIn,
        kind="command",
        requires_login=True,
        needs="session",
    ),
    Endpoint(
        "DELETE",
        "/api/blocks/{block}",
        "Block somebody no longer",
        unblock,
        list[wire_manners.Block],
        kind="command",
        parameters=(BLOCK,),
        requires_login=True,
        needs="session",
    ),
    Endpoint(
        "POST",
        "/api/reports",
        "Report somebody",
        report,
        wire_manners.Reported,
        wire_manners.ReportIn,
        status=201,
        kind="open",
        requires_login=True,
        needs="session",
    ),
)
