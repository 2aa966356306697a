"""Recorded games in a worker process: checking them, counting them, showing any of their positions to anybody.

A recorded game is open: each seat's view may be seen by all.
"""

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from stolek.kernel.option import OptionError
from stolek.kernel.problem import SeatsError
from stolek.kernel.record import Damage, Record, Replay, read_record, replay
from stolek.kernel.registry import UnknownGame
from stolek.kernel.rules import Rules
from stolek.kernel.state import State
from stolek.kernel.values import Event, Seat
from stolek.server import present as to_wire
from stolek.server import wire, wire_records
from stolek.server.job import Check, Checked, Count, Damaged, Failed, Reply, Show, Shown
from stolek.server.speech import Speech
from stolek.table.gathering import MAX_NAME
from stolek.table.naming import written
from stolek.table.play import rules_for
from stolek.table.table import LogLine, Result

MAX_HEADER: Final = 8_000
"""So long the first line of a record may be that somebody brings; it is read again for every list."""
MAX_PLAYER: Final = MAX_NAME + 10
"""So long a player's name may be there; of two with the same name the second has a number."""
STRIDE: Final = 25
"""Every so many moves a position is kept, so that any position is near a known one."""
MAX_RECORDS: Final = 8


@dataclass(slots=True)
class Known:
    """A record that is being looked at, with some of its positions."""

    record: Record
    rules: Rules[Any]
    positions: dict[int, State] = field(default_factory=dict)


_KNOWN: Final[OrderedDict[str, Known]] = OrderedDict()


def do(job: Check | Show | Count) -> Reply:
    """Whatever is asked about a record."""
    match job:
        case Check():
            return check(job)
        case Show():
            return show(job)
        case Count():
            return count(job)


def check(job: Check) -> Reply:
    """Play a record through and compare its end."""
    try:
        record = read_record(job.text)
        _check_header(record, job.text)
        player = replay(_rules(record), record)
    except Damage as damage:
        return Damaged(damage.line, damage.key, {name: str(value) for name, value in damage.args_of_key.items()})
    except (UnknownGame, OptionError, SeatsError) as problem:
        return Damaged(1, "record-header", {"line": "1", "problem": str(problem)})
    return Checked(len(record.moves) - 1, not player.state.waits)


def _check_header(record: Record, text: str) -> None:
    """Players are named for every seat or not at all, as people at tables are; everything else is short."""
    players, seats = record.header.players, record.header.seats
    if len(text.partition("\n")[0]) > MAX_HEADER or len(players) not in (0, seats):
        raise Damage(1, "record-header", problem="too long")
    if any(name != written(name, MAX_PLAYER) for name in players):
        raise Damage(1, "record-header", problem="players")


def show(job: Show) -> Reply:
    """One position, with what its last move told."""
    known = _known(job.text)
    last = len(known.record.moves) - 1
    seats = known.record.header.seats
    if not 0 <= job.move <= last or (job.seat is not None and not 0 <= job.seat < seats):
        return Failed("there is no such position")
    state, events = _position(known, job.move)
    speech = to_wire.speech_for(known.rules.id, known.record.header.players)
    move = known.record.moves[job.move]
    told = [LogLine(n, 0.0, event, job.move) for n, event in enumerate(events, 1)]
    shown = wire_records.RecordedPosition(
        move=job.move,
        moves=last,
        seat=move.seat,
        action=move.action,
        label=speech.action(known.rules.text.read(move.action)) if move.action else None,
        view=msgspec.Raw(to_wire.ENCODER.encode(known.rules.view(state, None if job.seat is None else Seat(job.seat)))),
        lines=to_wire.lines(speech, told),
        result=speech.result(_result(known, state)) if job.move == last else None,
        question=_question(known, state, speech, job.seat) if job.asking else None,
    )
    return Shown(to_wire.ENCODER.encode(shown))


def _result(known: Known, state: State) -> Result:
    """How the game ended, or where the record breaks off, how it stood."""
    outcome = known.rules.result(state)
    if not state.waits:
        return Result(outcome.ranks, tuple(Seat(seat) for seat in outcome.winners), outcome)
    return Result(outcome.ranks, (), msgspec.structs.replace(outcome, remarks=(), rating=msgspec.UNSET), finished=False)


def _question(known: Known, state: State, speech: Speech, seat: int | None) -> wire.Question | None:
    """What the seat is asked there, with every answer it may give."""
    rules = known.rules
    if seat is None or (asked := rules.open_question(state, Seat(seat))) is None:
        return None
    legal, question = rules.legal(state, Seat(seat)), rules.question(state, Seat(seat))
    options = tuple(
        wire.Offer(rules.text.write(a), msgspec.Raw(to_wire.ENCODER.encode(a)), speech.action(a)) for a in legal
    )
    explanations = speech.explanations(question, legal)
    return wire.Question(asked.id, asked.kind, asked.rule, speech.question(question), explanations, options)


def count(job: Count) -> Reply:
    """Everybody's points as the rules count them, after the set-up and after each move, in one pass."""
    known = _known(job.text)
    player: Replay[Any] = Replay(known.rules, known.record)
    points = [known.rules.result(player.state).scores]
    points += [known.rules.result(player.state).scores for _ in player]
    return Shown(to_wire.ENCODER.encode(wire_records.Points(tuple(points))))


def _known(text: str) -> Known:
    if text not in _KNOWN:
        record = read_record(text)
        _KNOWN[text] = Known(record, _rules(record))
        if len(_KNOWN) > MAX_RECORDS:
            _KNOWN.popitem(last=False)
    _KNOWN.move_to_end(text)
    return _KNOWN[text]


def _rules(record: Record) -> Rules[Any]:
    rules = rules_for(record.header.game, record.header.options)
    if record.header.seats not in rules.seats_allowed():
        raise SeatsError(record.header.seats, rules.seats_allowed())
    return rules


def _position(known: Known, move: int) -> tuple[State, list[Event]]:
    """The position after so many moves, played on from the nearest one that is known, and the events of the last."""
    player: Replay[Any] = Replay(known.rules, known.record)
    if move == 0:
        return player.state, player.events
    near = max((n for n in known.positions if n < move), default=0)
    if near:
        player.state = known.positions[near].clone()
        player.at = near
    events: list[Event] = []
    while player.at < move:
        events = player.play(known.record.moves[player.at + 1])
        if player.at % STRIDE == 0 or player.at == move:
            known.positions[player.at] = player.state.clone()
    return player.state, events
