"""From the table to the wire: what one viewer may see of it, and nothing else.

This is the only door through which anything about a running game leaves the process. Everything here is made from
`Table.view`, `Table.options` and `Table.told`, which know only what the viewer may know.
"""

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import Any, Final

import msgspec

from stolek.kernel.registry import find_game
from stolek.kernel.rules import Rules
from stolek.kernel.values import Action, Question, Seat
from stolek.server import wire
from stolek.server.speech import Speech, means_the_same_everywhere
from stolek.table.chair import Bot, Chair, Human
from stolek.table.play import codec_for, rules_for
from stolek.table.table import LogLine, Table

ENCODER: Final = msgspec.json.Encoder(enc_hook=str)


@lru_cache(maxsize=4096)
def speech_for(game: str, players: tuple[str, ...]) -> Speech:
    """The speech about a game to these players."""
    return Speech(find_game(game), players)


def speech_at(table: Table) -> Speech:
    """The speech about the game of a table to its players."""
    return speech_for(table.settings.game, table.players)


def warm_up(game: str) -> None:
    """Load the words and rules of a game; the first time this takes too long for an event loop."""
    speech_for(game, ()).say("title")
    rules = rules_for(game, {})
    codec_for(rules)


def status(
    id: str,
    table: Table,
    person: str,
    present: Collection[str],
    absent: Collection[str],
    spectators: int,
    blocked: Collection[str] = (),
) -> wire.TableStatus:
    """The status for one viewer, who has blocked these people."""
    proposal = table.proposal
    named = zip(table.players, table.chairs, strict=True)
    return wire.TableStatus(
        id=id,
        game=table.settings.game,
        options=table.settings.options,
        visibility=table.settings.visibility,
        clock=table.settings.clock,
        phase=table.phase,
        chairs=tuple(_seated(i, name, chair, present, absent) for i, (name, chair) in enumerate(named)),
        waiting=table.waiting(),
        resting=table.resting,
        event=table.last_line,
        proposal=None if proposal is None else wire.Proposal(proposal.seat, proposal.line, proposal.agreed),
        deadlines={int(seat): at for seat, at in table.deadlines().items()},
        spectators=spectators,
        rematch=table.rematch,
        source=table.source,
        result=_result(table),
        you=_you(table, person, blocked),
    )


def _seated(i: int, name: str, chair: Chair, present: Collection[str], absent: Collection[str]) -> wire.Chair:
    match chair.holder:
        case Human(person=person):
            missed = chair.decides and person in absent
            return wire.Chair(i, "human", name, "", chair.cover, chair.finish, person in present, missed)
        case Bot(level):
            return wire.Chair(i, "bot", name, level, "", "", True, False)
        case _:
            return wire.Chair(i, "open", "", "", "", "", False, False)


def _you(table: Table, person: str, blocked: Collection[str]) -> wire.You:
    seats = table.seats_of(person)
    asked = [seat for seat in seats if table.chairs[seat].decides]
    questions = {int(seat): question for seat in asked if (question := table.question_id(seat)) is not None}
    undo = tuple(seat for seat in seats if table.can_undo(seat))
    hushed = tuple(line for line, speaker in table.speakers.items() if speaker in blocked) if blocked else ()
    host = bool(person) and person == table.host
    silenced = tuple(seat for seat, chair in enumerate(table.chairs) if host and chair.person in table.muted)
    return wire.You(seats, host, questions, undo, person in table.muted, person in table.removed, hushed, silenced)


def _result(table: Table) -> wire.Result | None:
    result = table.result()
    if result is None:
        return None
    return speech_at(table).result(result)


def position(table: Table, seat: Seat | None) -> wire.Position:
    """What a seat or a spectator sees of the game; before the game there is nothing to see yet."""
    if table.play is None:
        return wire.Position(table.last_line, msgspec.Raw(b"null"), None)
    view = table.view(seat)
    question = None
    if seat is not None and view.question is not None:
        question = _question(table, seat, table.play.rules, view.question.id)
    return wire.Position(table.last_line, msgspec.Raw(ENCODER.encode(view)), question)


def _question(table: Table, seat: Seat, rules: Rules[Any], id: str) -> wire.Question:
    assert table.play is not None
    question, speech = rules.question(table.play.state, seat), speech_at(table)
    offered = table.options(seat)
    options = tuple([_option(rules, speech, question, action) for action in offered])
    explanations = speech.explanations(question, offered)
    return wire.Question(id, question.tag(), question.rule, speech.question(question), explanations, options)


_OPTIONS: Final[dict[tuple[Rules[Any], Action], wire.Offer]] = {}
"""Options that mean the same at every table; lists of them are long and come again."""
MAX_OPTIONS: Final = 40_000


def _option(rules: Rules[Any], speech: Speech, question: Question, action: Action) -> wire.Offer:
    """One possible answer."""
    if question.stands_for(action) is not None or not means_the_same_everywhere(type(action)):
        return _worded(rules, speech, question, action)
    key = (rules, action)
    option = _OPTIONS.get(key)
    if option is None:
        if len(_OPTIONS) >= MAX_OPTIONS:
            _OPTIONS.clear()
        option = _OPTIONS[key] = _worded(rules, speech, question, action)
    return option


def _worded(rules: Rules[Any], speech: Speech, question: Question, action: Action) -> wire.Offer:
    words = speech.answer(question, action)
    return wire.Offer(rules.text.write(action), msgspec.Raw(ENCODER.encode(action)), words)


def new_options(table: Table, seat: Seat) -> int:
    """How many of a seat's options have not been put into words yet."""
    rules = table.rules
    return sum((rules, action) not in _OPTIONS for action in table.options(seat))


def lines(speech: Speech, told: Iterable[LogLine]) -> tuple[wire.LogLine, ...]:
    """Lines of the log that were told to a viewer."""
    return tuple(
        wire.LogLine(
            number=line.number,
            at=round(line.at, 3),
            type=line.event.tag(),
            rule=line.event.cited(),
            event=msgspec.Raw(ENCODER.encode(line.event)),
            text=speech.event(line.event),
        )
        for line in told
    )
