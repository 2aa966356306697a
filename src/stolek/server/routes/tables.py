"""Endpoints about tables: opening, looking, commanding."""

from typing import Annotated, Final

import msgspec
from starlette.responses import Response

from stolek.bots.levels import LEVELS
from stolek.kernel.values import Refusal, Seat, no
from stolek.server import present, wire
from stolek.server.bot_checks import check_bots, check_level, count_bots
from stolek.server.endpoint import SEAT, TABLE, Call, Endpoint, Parameter
from stolek.server.failure import Failure, Refused
from stolek.server.identity import new_id
from stolek.server.live_table import LiveTable, Watcher
from stolek.server.stream import EventStream
from stolek.server.table_service import Done
from stolek.table import command as c
from stolek.table.chair import Bot, Holder, Human, Open
from stolek.table.command import HOUSE, Command, Person
from stolek.table.decide import decide
from stolek.table.entry import Settings
from stolek.table.gathering import MAX_NAME, open_table
from stolek.table.naming import called
from stolek.table.table import Table
from stolek.table.talking import opened_again

MAX_LINES: Final = 200
"""Lines of the log on one page."""
COSTLY: Final = (c.Start, c.Arrange)
COSTLY_COMMAND: Final = 4.0
"""What commands cost besides that make new rules or a new game."""
SMALL_OPTIONS: Final = 100
"""So many new options are put into words at once; more would keep the event loop waiting and go to a thread."""
STAND_IN: Final = tuple(LEVELS)[min(1, len(LEVELS) - 1)]
"""Who plays for absent humans: hardly the strongest, hardly the silliest."""


async def make_table(call: Call) -> wire.TableStatus:
    """Open a table and be its host."""
    body, who = call.body, call.who
    holders = tuple(_holder(seat, who) for seat in body.seats)
    settings = Settings(body.game, body.options, body.visibility, body.clock, STAND_IN)
    entry = open_table(settings, holders, who)
    if isinstance(entry, Refusal):
        raise Refused(entry)
    await check_bots(call, who.id, count_bots(holders))
    id = new_id()
    await call.service.create(id, [entry])
    async with call.service.using(id) as live:
        return live.status(who.id, live.table)


def _holder(seat: wire.OpenSeat | wire.MySeat | wire.BotSeat, who: Person) -> Holder:
    match seat:
        case wire.OpenSeat():
            return Open()
        case wire.BotSeat(level):
            check_level(level)
            return Bot(level)
        case wire.MySeat(name):
            return Human(who.id, called(name or "", MAX_NAME) or who.name)


async def read_table(call: Call) -> wire.TableStatus:
    """The status."""
    async with call.service.using(call.path("table")) as live:
        if call.id and call.id not in live.blocked:
            live.block(call.id, await call.service.in_thread(call.service.manners.blocked_by, call.id))
        return live.status(call.id, await call.service.refresh(live))


async def command_table(call: Call) -> wire.Done:
    """Carry out a command."""
    command = call.body.command
    if isinstance(command, c.Say):
        call.slow_down("speak")
    if isinstance(command, COSTLY):
        call.slow_down("command", COSTLY_COMMAND)
    if isinstance(command, c.SeatBot):
        check_level(command.level)
    async with call.service.using(call.path("table")) as live:
        if isinstance(command, c.SeatBot) and call.who.id == live.table.host:
            sitting = count_bots(chair.holder for chair in live.table.chairs)
            await check_bots(call, live.table.host, sitting + 1, 1)
        if isinstance(command, c.Say | c.Sit):
            await _check_blocks(call, live.table)
        who = await _acting(call, live, command)
        done = await call.service.carry_out(live, command, who, f"{call.who.id}:{call.body.request}")
        return wire.Done(accepted(call, live, done).repeated, live.status(call.who.id, live.table))


async def _check_blocks(call: Call, table: Table) -> None:
    """Whom the host has blocked neither sits nor speaks at the host's tables (TABLE-38)."""
    if not table.host:
        return
    if await call.service.in_thread(call.service.manners.has_blocked, table.host, call.who.id):
        raise Refused(no("TABLE-38"), present.speech_at(table))


async def _acting(call: Call, live: LiveTable, command: Command) -> Person:
    """A player may ask the house to put a bot in for somebody who is absent."""
    who, table = call.who, live.table
    if not isinstance(command, c.Cover) or not 0 <= command.seat < len(table.chairs):
        return who
    person = table.chairs[command.seat].person
    if not person or person == who.id or not table.seats_of(who.id):
        return who
    if not await call.server.presence.is_absent(live, person):
        raise Refused(no("TABLE-29"), present.speech_at(table))
    return HOUSE


def accepted(call: Call, live: LiveTable, done: Done | Refusal) -> Done:
    """What was done, or a failure that says why not and where the table stands."""
    if isinstance(done, Refusal):
        now = live.status(call.id, live.table)
        raise Refused(done, present.speech_at(live.table), now)
    return done


def own_seat(call: Call, table: Table) -> Seat | None:
    """The seat in the query, if it is the asker's own; of a finished game every seat may be looked at. Whom the
    host has sent away sees nothing (TABLE-7, TABLE-36)."""
    seat = call.seat()
    if call.id and call.id in table.removed:
        raise Refused(no("TABLE-36"), present.speech_at(table))
    if seat is None or seat in table.seats_of(call.id):
        return seat
    if table.phase == "over" and seat < len(table.chairs):
        return seat
    raise Refused(no("TABLE-7"))


async def view_table(call: Call) -> Response:
    """What a seat or a spectator sees; made once for all who ask as long as nothing changes."""
    async with call.service.using(call.path("table")) as live:
        table = await call.service.refresh(live)
        seat = own_seat(call, table)
        shown = ("view", live.id, table.entries, seat)
        found = call.server.kept.find(shown)
        if found is None:
            if seat is None or _few_to_say(table, seat):
                found = _encoded(table, seat)
            else:
                found = await call.service.in_thread(_encoded, table, seat)
            call.server.kept.keep(shown, found)
        return Response(found, media_type="application/json")


def _encoded(table: Table, seat: Seat | None) -> bytes:
    return present.ENCODER.encode(present.position(table, seat))


def _few_to_say(table: Table, seat: Seat) -> bool:
    return len(table.options(seat)) <= SMALL_OPTIONS or present.new_options(table, seat) <= SMALL_OPTIONS


async def read_log(call: Call) -> wire.Log:
    """The log behind a line, a page at a time."""
    async with call.service.using(call.path("table")) as live:
        table = await call.service.refresh(live)
        after = call.given.get("after", 0)
        told = table.log_for(own_seat(call, table), after, MAX_LINES)
        lines = await call.service.in_thread(present.lines, present.speech_at(table), told)
        return wire.Log(lines, after + len(told) < table.last_line)


async def stream_table(call: Call) -> Response:
    """The event stream of a viewer."""
    service = call.service
    limits, payers = service.settings.limits, (call.visitor, f"@{call.address}")
    allowed = (limits.streams, limits.streams * limits.per_address)
    if any(service.streams[payer] >= most for payer, most in zip(payers, allowed, strict=True)):
        raise Failure(429, "too-fast", {"Retry-After": "30"})
    async with service.using(call.path("table")) as live:
        seat, table = call.seat(), await service.refresh(live)  # who comes from another process has seen what it knew
        if seat is not None and seat not in table.seats_of(call.id):
            raise Refused(no("TABLE-7"))
        if call.id and call.id in table.removed:
            raise Refused(no("TABLE-36"), present.speech_at(table))
        if call.id:
            live.block(call.id, await service.in_thread(service.manners.blocked_by, call.id))
    seen = call.request.headers.get("last-event-id", "")
    after = int(seen) if seen.isascii() and seen.isdecimal() and len(seen) < 10 else call.given.get("after", 0)
    after = min(after, table.last_line)
    watcher = Watcher(call.id, seat, call.session)
    return EventStream(service, call.server.presence, live.id, watcher, payers, after)


async def invite(call: Call) -> wire.SeatLink:
    """An invitation to a seat."""
    async with call.service.using(call.path("table")) as live:
        table = await call.service.refresh(live)
        if table.host != call.who.id:
            raise Refused(no("TABLE-10"))
        if not 0 <= call.body.seat < len(table.chairs):
            raise Refused(no("TABLE-8", seats=len(table.chairs)))
        sitting = table.sittings.get(Seat(call.body.seat), 0)
        return wire.SeatLink(call.server.identity.seat_link(live.id, call.body.seat, sitting))


async def join(call: Call) -> wire.TableId:
    """Sit down by invitation; who sits there already is just shown the way."""
    found = call.server.identity.seat_in(call.body.link)
    if found is None:
        raise Failure(404, "bad-link")
    id, seat, sitting = found
    async with call.service.using(id) as live:
        table = await call.service.refresh(live)
        if Seat(seat) not in table.seats_of(call.who.id):
            await _check_blocks(call, table)
            command = c.Accept(Seat(seat), call.body.name, sitting)
            accepted(call, live, await call.service.carry_out(live, command, call.who))
    return wire.TableId(id)


async def rematch(call: Call) -> wire.TableId:
    """Meet again; who comes second is shown to the table that the first one opened."""
    service, who = call.service, call.who
    async with service.using(call.path("table")) as live:
        table = await service.refresh(live)
        if table.rematch:
            return wire.TableId(table.rematch)
        id = new_id()
        tried = decide(table, c.Rematch(id), who, service.clock())
        if isinstance(tried, Refusal):
            accepted(call, live, tried)
        again = opened_again(table, who, live.id)
        await check_bots(call, who.id, count_bots(again.holders))
        await service.create(id, [again])
        done = await service.carry_out(live, c.Rematch(id), who, f"{who.id}:{call.body.request}")
        if not isinstance(done, Done) or done.repeated:
            async with service.using(id) as unwanted:
                await service.carry_out(unwanted, c.Close(), HOUSE)
        return wire.TableId(live.table.rematch)


async def table_record(call: Call) -> Response:
    """The record of a finished game; that of a running one never leaves the server (TABLE-22)."""
    async with call.service.using(call.path("table")) as live:
        table = await call.service.refresh(live)
        if table.phase != "over":
            raise Refused(no("TABLE-22"), present.speech_at(table))
        return record_file(live.id, table.record().text())


def record_file(id: str, text: str) -> Response:
    """A record to be saved."""
    headers = {"Content-Disposition": f'attachment; filename="stolek-{id}.txt"'}
    return Response(text, headers=headers, media_type="text/plain")


AFTER: Final = Parameter(
    "after", "query", Annotated[int, msgspec.Meta(ge=0, le=10**9)], "only lines behind this number"
)
AT: Final = "/api/tables/{table}"

ENDPOINTS: Final = (
    Endpoint(
        "POST",
        "/api/tables",
        "Open a table",
        make_table,
        wire.TableStatus,
        wire.NewTable,
        status=201,
        kind="open",
        requires_login=True,
    ),
    Endpoint("GET", AT, "The status", read_table, wire.TableStatus, parameters=(TABLE,)),
    Endpoint(
        "POST",
        f"{AT}/commands",
        "Carry out a command",
        command_table,
        wire.Done,
        wire.CommandIn,
        kind="command",
        parameters=(TABLE,),
        requires_login=True,
    ),
    Endpoint("GET", f"{AT}/view", "What a viewer sees", view_table, wire.Position, cost=2, parameters=(TABLE, SEAT)),
    Endpoint("GET", f"{AT}/log", "The log", read_log, wire.Log, cost=4, parameters=(TABLE, SEAT, AFTER)),
    Endpoint(
        "GET",
        f"{AT}/stream",
        "The event stream",
        stream_table,
        None,
        cost=4,
        parameters=(TABLE, SEAT, AFTER),
        content="text/event-stream",
    ),
    Endpoint(
        "POST",
        f"{AT}/links",
        "Invite somebody to a seat",
        invite,
        wire.SeatLink,
        wire.SeatIn,
        kind="command",
        parameters=(TABLE,),
        requires_login=True,
    ),
    Endpoint(
        "POST",
        f"{AT}/rematch",
        "Meet again",
        rematch,
        wire.TableId,
        wire.RematchIn,
        kind="open",
        parameters=(TABLE,),
        requires_login=True,
    ),
    Endpoint(
        "GET",
        f"{AT}/record",
        "The record of a finished game",
        table_record,
        None,
        cost=4,
        parameters=(TABLE,),
        content="text/plain",
    ),
    Endpoint(
        "POST",
        "/api/join",
        "Sit down by invitation",
        join,
        wire.TableId,
        wire.JoinIn,
        kind="command",
        requires_login=True,
    ),
)
