"""Endpoints about answers that are not given yet: why not, and what would they change?"""

from functools import partial
from typing import Final

from stolek.kernel.values import Refusal, Seat, no
from stolek.server import present
from stolek.server import wire_foresight as wire
from stolek.server.endpoint import TABLE, Call, Endpoint
from stolek.server.failure import Refused
from stolek.server.foresight import consequences, foreseen
from stolek.server.live_table import LiveTable
from stolek.table.table import Table

SECOND: Final = 100.0
"""What a second of looking ahead costs."""
AT: Final = "/api/tables/{table}"


async def judge(call: Call) -> wire.Judgement:
    """Why not? And if so: could it be taken back?"""
    async with call.service.using(call.path("table")) as live:
        table = await call.service.refresh(live)
        seat, action = call.body.seat, call.body.action
        if seat not in table.seats_of(call.who.id):
            raise Refused(no("TABLE-7"))
        return await call.service.in_thread(_judged, table, seat, action)


def _judged(table: Table, seat: Seat, action: str) -> wire.Judgement:
    judged = table.would_reveal(seat, action)
    if isinstance(judged, Refusal):
        return wire.Judgement(present.speech_at(table).refusal(judged), None)
    return wire.Judgement(None, judged)


async def foresee(call: Call) -> wire.Consequences:
    """What answers to the open question would change for the seat that is asked."""
    async with call.service.using(call.path("table")) as live:
        table = await call.service.refresh(live)
        seat = Seat(call.body.seat)
        if seat not in table.seats_of(call.who.id):
            raise Refused(no("TABLE-7"))
        if table.question_id(seat) != call.body.question:
            raise Refused(no("TABLE-5"), present.speech_at(table))
        work = call.service.in_turn(call.address, partial(_pay, call), _foreseen, live, table, seat, call)
        found = await call.while_connected(work)
        if isinstance(found, Refusal):
            raise Refused(found, present.speech_at(table))
        return found


def _pay(call: Call, seconds: float) -> None:
    call.charge("foresee", SECOND * seconds)


def _foreseen(live: LiveTable, table: Table, seat: Seat, call: Call) -> wire.Consequences | Refusal:
    kept = live.foreseen.get(seat) if live.table is table else None
    if kept is None:
        begun = foreseen(table, seat)
        if isinstance(begun, Refusal):
            return begun
        kept = begun
    found = consequences(table, seat, kept, call.body.answers, call.service.settings.foresight_seconds)
    if live.table is table:
        live.foreseen[seat] = kept
    return found


ENDPOINTS: Final = (
    Endpoint(
        "POST",
        f"{AT}/why-not",
        "Is this answer possible, and could it be taken back?",
        judge,
        wire.Judgement,
        wire.ActionIn,
        cost=2,
        parameters=(TABLE,),
        requires_login=True,
        needs="read",
    ),
    Endpoint(
        "POST",
        f"{AT}/consequences",
        "What would answers change?",
        foresee,
        wire.Consequences,
        wire.ConsequencesIn,
        kind="foresee",
        cost=2,
        parameters=(TABLE,),
        requires_login=True,
        needs="read",
    ),
)
