"""`stolek replay`: a recorded game in words, as far as one likes, checked move by move.

A damaged record is only read, never written. The complaint says which line is damaged and up to which move the record
is still good; `--to` with that number reads it.
"""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import click
import msgspec

from stolek.cli.choice import AnyRules, game_called, option_problem, seats_problem
from stolek.cli.command import command
from stolek.cli.file import read_text
from stolek.cli.parameter import Whole, as_json, lang
from stolek.cli.problem import Problem
from stolek.cli.words import Words
from stolek.kernel.option import OptionError
from stolek.kernel.problem import SeatsError
from stolek.kernel.record import Damage, Move, Record, Replay, final_hash, read_record
from stolek.kernel.registry import package_of
from stolek.kernel.values import Event, Question

FIRST_MOVE: Final = 3
"""The line of the first move; above it are the header and the set-up."""


class Moved(NamedTuple):
    """A move, the question it answered and the events it caused; the set-up answers none."""

    move: Move
    question: Question | None
    events: list[Event]


class PlayedMove(msgspec.Struct, frozen=True):
    """One move with what it caused; number 0 is the set-up and has neither seat nor action."""

    number: int
    seat: int | None
    action: str
    chance: tuple[str, ...]
    events: list[Any]


@command("replay")
@click.argument("record")
@click.option("--to", type=Whole(0))
@click.option("--verify", is_flag=True)
@as_json
@lang
def replay(words: Words, record: str, to: int | None, verify: bool, json: bool) -> None:
    """Replay, check, print."""
    rules, recorded, replayed, moves = read_and_play(read_text(record), to)
    if json:
        click.echo(msgspec.json.encode(_document(rules, recorded, replayed, moves)).decode())
    elif verify:
        arguments = {"moves": len(moves) - 1, "hash": final_hash(replayed.rules, replayed.state)}
        click.echo(words("cli-replay-sound" if recorded.end else "cli-replay-playable", arguments))
    else:
        click.echo("\n".join(_log(rules, recorded, replayed, moves, words)))


def read_and_play(text: str, to: int | None) -> tuple[AnyRules, Record, Replay[Any], list[Moved]]:
    """Read and play a record, or its first moves; of several damages the first is complained about."""
    try:
        record = read_record(text, to)
    except Damage as damage:
        if damage.line > FIRST_MOVE:
            read_and_play(text, damage.line - FIRST_MOVE)
        raise damage_problem(damage) from damage
    rules = _rules_of(record)
    try:
        return rules, record, *play(rules, record, to)
    except Damage as damage:
        raise damage_problem(damage, record, rules) from damage


def play(rules: AnyRules, record: Record, to: int | None) -> tuple[Replay[Any], list[Moved]]:
    """Play the record, or its first moves; at its end the final hash is compared."""
    last = len(record.moves) - 1
    if to is not None and to > last:
        raise Problem("cli-replay-to", text=to, moves=max(last, 0))
    replayed: Replay[Any] = Replay(rules, record)
    moves = [Moved(record.moves[0], None, replayed.events)]
    for move in record.moves[1 : None if to is None else to + 1]:
        asked = rules.question(replayed.state, move.seat) if move.seat in rules.waiting(replayed.state) else None
        moves.append(Moved(move, asked, replayed.play(move)))
    if to is None or to == last:
        replayed.verify()
    return replayed, moves


def damage_problem(damage: Damage, record: Record | None = None, rules: AnyRules | None = None) -> Problem:
    """Which line is damaged, how, and how far the record is good."""
    good = damage.line - FIRST_MOVE
    if record is not None and rules is not None and record.header.rules != rules.version:
        return Problem("cli-record-version", line=damage.line, found=record.header.rules, known=rules.version)
    return Problem(f"cli-{damage.key}", damage.args_of_key, good=good if good >= 0 else "none")


def _rules_of(record: Record) -> AnyRules:
    header = record.header
    game = game_called(header.game)
    try:
        rules = game(header.options)
        if header.seats not in rules.seats_allowed():
            raise SeatsError(header.seats, rules.seats_allowed())
    except OptionError as wrong:
        raise option_problem(game, wrong) from wrong
    except SeatsError as wrong:
        raise seats_problem(wrong) from wrong
    return rules


def _document(rules: AnyRules, record: Record, replayed: Replay[Any], moves: list[Moved]) -> dict[str, object]:
    """Everything about the game so far; `outcome` is null while it is not over."""
    header = msgspec.to_builtins(record.header)
    return {
        **{key: header[key] for key in ("game", "rules", "options", "seats", "seed", "players")},
        "moves": [
            PlayedMove(number, move.seat, move.action, move.chance, [_event(event) for event in events])
            for number, (move, _, events) in enumerate(moves)
        ],
        "hash": final_hash(replayed.rules, replayed.state),
        "verified": bool(record.end),
        "outcome": rules.outcome(replayed.state),
    }


def _event(event: Event) -> dict[str, object]:
    return {**msgspec.to_builtins(event), "rule": event.cited()}


def _log(rules: AnyRules, record: Record, replayed: Replay[Any], moves: list[Moved], words: Words) -> Iterator[str]:
    """The game in words, move by move, with the rule behind every event."""
    from stolek.text.asking import label

    package, players = package_of(type(rules)), record.header.players
    yield words("cli-replay-head", {"game": words("title", {}, package), "count": record.header.seats})
    for number, (move, question, events) in enumerate(moves):
        if question is not None:
            action = label(words.language, question, rules.text.read(move.action), package, players)
            yield words("cli-replay-move", {"number": number, "seat": move.seat, "action": action}, package, players)
        for event in events:
            yield f"    {words.describe(event, 'event', package, players)}  [{event.cited()}]"
    if outcome := rules.outcome(replayed.state):
        yield words("cli-replay-over")
        key = "cli-replay-place" if outcome.contested else "cli-replay-score"
        for seat in sorted(range(len(outcome.ranks)), key=lambda seat: (outcome.ranks[seat], seat)):
            result = {"seat": seat, "score": outcome.scores[seat], "rank": outcome.ranks[seat]}
            yield words(key, result, package, players)
        for remark in outcome.remarks:
            yield f"{words(f'remark-{remark.key}', remark.args, package, players)}  [{remark.rule}]"
