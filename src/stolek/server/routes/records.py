"""Endpoints about recorded games: finding, bringing, replaying, playing on."""

from typing import Annotated, Final, Literal

import msgspec
from starlette.responses import Response

from stolek.kernel.record import Record, read_record
from stolek.kernel.values import Refusal
from stolek.server import present, wire, wire_records
from stolek.server.endpoint import RECORD, Call, Endpoint, Parameter
from stolek.server.failure import Failure, Refused, not_found
from stolek.server.identity import new_id
from stolek.server.job import Check, Count, Damaged, Show, Shown
from stolek.server.routes.tables import MAX_LISTED, OF_GAME, STAND_IN, check_level, record_file
from stolek.server.worker_pool import ThinkingFailed
from stolek.storage.records import KeptRecord
from stolek.table.chair import Bot, Holder, Human
from stolek.table.command import Place
from stolek.table.gathering import MAX_NAME
from stolek.table.naming import called
from stolek.table.talking import continued

PATIENCE: Final = 30.0
"""So many seconds a replay may take."""


async def list_records(call: Call) -> wire_records.Records:
    """The newest public records, or one's own."""
    person = call.who.id if call.given.get("list") == "mine" else None
    listed = await call.service.in_thread(call.service.records.listed, call.given.get("game"), person, MAX_LISTED)
    return wire_records.Records(await call.service.in_thread(_all_shown, listed))


async def bring_record(call: Call) -> wire_records.RecordSummary:
    """Keep a record that somebody brings, if it can be played through."""
    service, text = call.service, call.body.text
    try:
        reply = await call.server.workers.do(Check(text), PATIENCE)
    except ThinkingFailed as problem:
        raise Failure(422, "record-failed") from problem
    if isinstance(reply, Damaged):
        raise _unfit(reply)
    id = new_id()
    record = await service.in_thread(read_record, text)
    await service.in_thread(service.records.keep, id, record, call.who.id, service.clock())
    await call.server.sweeper.make_room(call.who.id)
    return await service.in_thread(_shown, await service.in_thread(service.records.find, id))


def _unfit(damaged: Damaged) -> Failure:
    """Why a file cannot be kept as a recorded game."""
    if damaged.key in ("record-header", "record-format"):
        return Failure(422, "not-a-record")
    return Failure(422, "record-damaged", line=damaged.line)


async def read_one(call: Call) -> wire_records.RecordSummary:
    """What a record is about."""
    return await call.service.in_thread(_shown, await _find(call))


async def read_file(call: Call) -> Response:
    """The record itself."""
    kept = await _find(call)
    return record_file(kept.id, kept.text)


async def show_position(call: Call) -> Response:
    """A position of a record as a seat or a spectator saw it."""
    kept, move, seat = await _find(call), call.given["move"], call.seat()
    if move > kept.moves or (seat is not None and seat >= kept.header().seats):
        raise not_found()
    try:
        reply = await call.server.workers.do(Show(kept.text, move, seat), PATIENCE)
    except ThinkingFailed as problem:
        raise Failure(422, "record-failed") from problem
    assert isinstance(reply, Shown)
    return Response(reply.json, media_type="application/json")


async def count_points(call: Call) -> Response:
    """Everybody's points after each move."""
    kept = await _find(call)
    try:
        reply = await call.server.workers.do(Count(kept.text), PATIENCE)
    except ThinkingFailed as problem:
        raise Failure(422, "record-failed") from problem
    assert isinstance(reply, Shown)
    return Response(reply.json, media_type="application/json")


async def play_on(call: Call) -> wire.TableId:
    """A new table that goes on from a position of a record, with bots in the other seats."""
    kept, body, who, service = await _find(call), call.body, call.who, call.service
    check_level(body.level)
    record = await service.in_thread(kept.record)
    if body.move > kept.moves or body.seat >= record.header.seats:
        raise not_found()
    cut = Record(record.header, record.moves[: body.move + 1])
    human = Human(who.id, called(body.name, MAX_NAME) or who.name)
    holders: list[Holder] = [Bot(body.level)] * record.header.seats
    holders[body.seat] = human
    entries = await service.in_thread(continued, cut, holders, who, service.seeds(), kept.id, STAND_IN)
    if isinstance(entries, Refusal):
        raise Refused(entries)
    id = new_id()
    await service.create(id, list(entries))
    return wire.TableId(id)


async def _find(call: Call) -> KeptRecord:
    return await call.service.in_thread(call.service.records.find, call.path("record"))


def _all_shown(listed: list[KeptRecord]) -> tuple[wire_records.RecordSummary, ...]:
    return tuple(_shown(record) for record in listed)


def _shown(kept: KeptRecord) -> wire_records.RecordSummary:
    header = kept.header()
    return wire_records.RecordSummary(
        id=kept.id,
        game=kept.game,
        title=present.speech_for(kept.game, ()).say("title"),
        players=kept.players,
        seats=header.seats,
        options=header.options,
        moves=kept.moves,
        finished=kept.finished,
        created=kept.created,
        table=kept.table,
    )


LIST: Final = Parameter("list", "query", Literal["public", "mine"], "which records; `public` by default")
MOVE: Final = Parameter("move", "path", Annotated[int, msgspec.Meta(ge=0, le=100_000)], "so many moves were played")
VIEWER: Final = Parameter("seat", "query", Place, "the seat to look from; left out, one is a spectator")
AT: Final = "/api/records/{record}"

ENDPOINTS: Final = (
    Endpoint("GET", "/api/records", "Recorded games", list_records, wire_records.Records, parameters=(LIST, OF_GAME)),
    Endpoint(
        "POST",
        "/api/records",
        "Bring a record",
        bring_record,
        wire_records.RecordSummary,
        wire_records.RecordIn,
        status=201,
        kind="upload",
        requires_login=True,
        large=True,
    ),
    Endpoint("GET", AT, "What a record is about", read_one, wire_records.RecordSummary, parameters=(RECORD,)),
    Endpoint("GET", f"{AT}/file", "The record itself", read_file, None, parameters=(RECORD,), content="text/plain"),
    Endpoint(
        "GET",
        f"{AT}/positions/{{move}}",
        "A position of a record",
        show_position,
        wire_records.RecordedPosition,
        parameters=(RECORD, MOVE, VIEWER),
    ),
    Endpoint(
        "GET",
        f"{AT}/points",
        "Everybody's points after each move",
        count_points,
        wire_records.Points,
        parameters=(RECORD,),
    ),
    Endpoint(
        "POST",
        f"{AT}/continue",
        "Play on from a position against bots",
        play_on,
        wire.TableId,
        wire_records.ContinueIn,
        status=201,
        kind="open",
        parameters=(RECORD,),
        requires_login=True,
    ),
)
