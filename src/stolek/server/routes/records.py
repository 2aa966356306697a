"""Endpoints about recorded games: finding, bringing, replaying, playing on."""

from collections.abc import Hashable
from typing import Annotated, Final, Literal

import msgspec
from starlette.responses import Response

from stolek.kernel.record import Record, read_record
from stolek.kernel.registry import game_ids
from stolek.kernel.values import Refusal
from stolek.server import present, wire, wire_records
from stolek.server.bot_checks import check_bots, check_level, count_bots
from stolek.server.endpoint import RECORD, Call, Endpoint, Parameter
from stolek.server.failure import Failure, Refused, not_found
from stolek.server.identity import new_id
from stolek.server.job import Check, Count, Damaged, Show, Shown
from stolek.server.routes.lobby import MAX_LISTED, OF_GAME, PAGE
from stolek.server.routes.tables import STAND_IN, record_file
from stolek.server.worker_pool import ThinkingFailed
from stolek.storage.page import Page
from stolek.storage.records import KeptRecord, ListedRecord
from stolek.table.chair import Bot, Holder, Human
from stolek.table.command import Place
from stolek.table.gathering import MAX_NAME
from stolek.table.naming import called
from stolek.table.talking import continued

PATIENCE: Final = 30.0
"""So many seconds a replay may take."""
SHOWING: Final = 2.0
COUNTING: Final = 20.0
"""What a position, and the points of a whole game, cost whoever has them worked out."""


async def list_records(call: Call) -> wire_records.Records:
    """The newest public records, or one's own."""
    person = call.who.id if call.given.get("list") == "mine" else None
    game, page = call.given.get("game"), Page(MAX_LISTED, call.given.get("page", ""))
    listed, behind = await call.service.in_thread(call.service.records.listed, game, person, page)
    return wire_records.Records(await call.service.in_thread(_all_shown, listed), behind)


async def bring_record(call: Call) -> wire_records.RecordSummary:
    """Keep a record that somebody brings, if it can be played through."""
    service, text = call.service, call.body.text
    try:
        reply = await call.while_connected(call.server.workers.do(Check(text), PATIENCE, call.address))
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
    if move > kept.moves or (seat is not None and seat >= kept.header.seats):
        raise not_found()
    return await shown(call, ("position", kept.id, move, seat), Show(kept.text, move, seat), SHOWING)


async def count_points(call: Call) -> Response:
    """Everybody's points after each move."""
    kept = await _find(call)
    return await shown(call, ("points", kept.id), Count(kept.text), COUNTING)


async def shown(call: Call, key: Hashable, job: Show | Count, cost: float) -> Response:
    """What a worker finds out about a record: once, for all who ask. Who waits for it pays, and may hang up."""

    async def work() -> bytes:
        reply = await call.server.workers.do(job, PATIENCE, call.address)
        if not isinstance(reply, Shown):
            raise ThinkingFailed(type(reply).__name__)
        return reply.json

    if call.server.kept.find(key) is None:
        call.slow_down("read", cost)
    try:
        found = await call.while_connected(call.server.kept.get(key, work))
    except ThinkingFailed as problem:
        raise Failure(422, "record-failed") from problem
    return Response(found, media_type="application/json")


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
    await check_bots(call, who.id, count_bots(holders))
    id = new_id()
    await service.create(id, list(entries))
    return wire.TableId(id)


async def _find(call: Call) -> KeptRecord:
    return await call.service.in_thread(call.service.records.find, call.path("record"))


def _all_shown(listed: list[ListedRecord]) -> tuple[wire_records.RecordSummary, ...]:
    """Records in words; games that are not installed any more are left out."""
    return tuple(_shown(record) for record in listed if record.game in game_ids())


def _shown(kept: ListedRecord) -> wire_records.RecordSummary:
    header = kept.header
    return wire_records.RecordSummary(
        id=kept.id,
        game=kept.game,
        title=present.speech_for(kept.game, ()).say("title"),
        players=header.players,
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
    Endpoint(
        "GET",
        "/api/records",
        "Recorded games",
        list_records,
        wire_records.Records,
        cost=4,
        parameters=(LIST, OF_GAME, PAGE),
    ),
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
    Endpoint(
        "GET",
        f"{AT}/file",
        "The record itself",
        read_file,
        None,
        cost=4,
        parameters=(RECORD,),
        content="text/plain",
    ),
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
