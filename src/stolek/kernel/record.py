"""The record is the game: a header, then one line a move with what chance decided.

    {"stolek": 2, "game": "cartographers", "rules": 1, "options": {"side": "A"}, "seats": 2, "seed": 7}
    * forest, great_river
    0 place great_river.0 A1+B1+C1
    1 place great_river.1 C3+D3 | orchard
    end 0f3c…

`*` is the set-up. Results win over the seed, so a record replays even if the generator changes. A cut record is a
shorter game; a line that cannot be read or played is damage, and everything before it is still good.

Format 1 is still read. Its positions were laid out otherwise, so its hash says nothing any more: such a record is right
if its moves lead to the end that it claims.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec

from stolek.kernel.action_text import Unreadable
from stolek.kernel.chance import ScriptError
from stolek.kernel.codec import canonical_hash
from stolek.kernel.corrections import sealed
from stolek.kernel.option import Value
from stolek.kernel.problem import IllegalAction
from stolek.kernel.rules import Rules
from stolek.kernel.state import State
from stolek.kernel.values import Action, Event, Seat

S = TypeVar("S", bound=State)
FORMAT: Final = 2
OLDER_FORMATS: Final = (1,)


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What was agreed before the first move."""

    stolek: int
    game: str
    rules: int
    options: dict[str, Value]
    seats: int
    seed: int
    players: tuple[str, ...] = ()
    corrections: dict[str, Any] = {}
    """Printed values that were put in by somebody who owns the box, by data file."""
    commitment: str = ""
    """What a table published about its chance before the first card."""
    key: str = ""
    """What its chance was drawn from, published with the record."""


class Move(msgspec.Struct, frozen=True):
    """One line: who did what, and what chance answered. The set-up has seat None and no action."""

    seat: Seat | None
    action: str
    chance: tuple[str, ...] = ()

    def line(self) -> str:
        """The move as a line of a record."""
        head = "*" if self.seat is None else f"{self.seat} {self.action}"
        return f"{head} | {'; '.join(self.chance)}" if self.chance else head


class Damage(ValueError):
    """A record is damaged in this line (counted from 1); what stands above it is good."""

    def __init__(self, line: int, key: str, **args: object) -> None:
        super().__init__(f"line {line}: {key} {args}")
        self.line = line
        self.key = key
        self.args_of_key = {"line": line, **args}


class Record(msgspec.Struct):
    """A header and the moves so far; `end` is the hash of the final position, once there is one."""

    header: Header
    moves: list[Move]
    end: str = ""

    def text(self) -> str:
        """The record as a file."""
        head = msgspec.json.encode(self.header).decode()
        tail = [f"end {self.end}"] if self.end else []
        return "\n".join([head, *(move.line() for move in self.moves), *tail]) + "\n"


def begin(rules: Rules[S], s: S, seed: int, players: Sequence[str] = ()) -> Record:
    """The record of a game that has just been set up."""
    return Record(make_header(rules, s, seed, players), [Move(None, "", tuple(s.chance or ()))])


def make_header(rules: Rules[S], s: S, seed: int, players: Sequence[str]) -> Header:
    """What was agreed before the first move of this game."""
    return Header(
        stolek=FORMAT,
        game=rules.id,
        rules=rules.version,
        options=dict(rules.chosen),
        seats=rules.people(s),
        seed=seed,
        players=tuple(players),
        corrections=dict(rules.corrections),
    )


def final_hash(rules: Rules[S], s: S) -> str:
    """The end of a record: the position, and the values of the box that it was played with."""
    return sealed(canonical_hash(s), rules.corrections)


def write_move(rules: Rules[S], s: S, seat: Seat, action: Action) -> Move:
    """The line of a move that has just been applied."""
    return Move(seat, rules.text.write(action), tuple(s.chance or ()))


def read_record(text: str, to: int | None = None) -> Record:
    """Read a file, all of it or only the first `to` moves; what lies behind these is not looked at."""
    lines = text.split("\n")
    try:
        header = msgspec.json.decode(lines[0].encode(), type=Header)
    except msgspec.DecodeError as problem:
        raise Damage(1, "record-header", problem=str(problem)) from problem
    if header.stolek not in (FORMAT, *OLDER_FORMATS):
        raise Damage(1, "record-format", found=header.stolek, known=FORMAT)
    record = Record(header, [])
    for number, line in enumerate(lines[1:], 2):
        if to is not None and len(record.moves) > to:
            break
        if line.startswith("end "):
            record.end = line[4:]
        elif line:
            if record.end:
                raise Damage(number, "record-after-end")
            record.moves.append(_read_move(number, line))
    return record


def _read_move(number: int, line: str) -> Move:
    head, bar, tail = line.partition(" | ")
    chance = tuple(tail.split("; ")) if bar else ()
    if head == "*":
        return Move(None, "", chance)
    seat, space, action = head.partition(" ")
    if not space or not seat.isdecimal():
        raise Damage(number, "record-line", text=line)
    return Move(Seat(int(seat)), action, chance)


class Replay(Generic[S]):
    """Plays a record move by move, checked, taking chance from it."""

    def __init__(self, rules: Rules[S], record: Record) -> None:
        self.rules = rules
        self.record = record
        if not record.moves or record.moves[0].seat is not None:
            raise Damage(2, "record-setup")
        if record.header.corrections != rules.corrections:
            raise Damage(1, "record-corrections")
        self.at = 0
        try:
            self.state, self.events = rules.setup(record.header.seats, record.header.seed, record.moves[0].chance)
        except ScriptError as problem:
            raise Damage(2, "record-chance", wanted=problem.wanted) from problem
        self._check_script(record.moves[0], 2)

    def __iter__(self) -> Iterator[tuple[Move, list[Event]]]:
        for move in self.record.moves[self.at + 1 :]:
            yield move, self.play(move)

    def play(self, move: Move) -> list[Event]:
        """Play the next move of the record."""
        line = self.at + 3
        if move.seat is None:
            raise Damage(line, "record-line", text=move.line())
        self.state.script = move.chance
        try:
            action = self.rules.text.read(move.action)
            events = self.rules.apply(self.state, move.seat, action)
        except Unreadable as problem:
            raise Damage(line, "record-unreadable", text=move.action) from problem
        except IllegalAction as problem:
            raise Damage(line, "record-illegal", text=move.line(), rule=problem.refusal.rule) from problem
        except ScriptError as problem:
            raise Damage(line, "record-chance", wanted=problem.wanted) from problem
        self.at += 1
        self._check_script(move, line)
        return events

    def _check_script(self, move: Move, line: int) -> None:
        if self.state.script or (move.chance and tuple(self.state.chance or ()) != move.chance):
            raise Damage(line, "record-chance", wanted="; ".join(move.chance))

    def verify(self) -> None:
        """After the last move: is the game over if the record says so, with the position that it claims?"""
        if not self.record.end:
            return
        found, line = final_hash(self.rules, self.state), len(self.record.moves) + 2
        if self.rules.outcome(self.state) is None:
            raise Damage(line, "record-unfinished")
        if self.record.header.stolek == FORMAT and self.record.end != found:
            raise Damage(line, "record-hash", found=found, wanted=self.record.end)


def replay(rules: Rules[S], record: Record, to: int | None = None) -> Replay[S]:
    """Replay a record, or its first `to` moves."""
    player: Replay[S] = Replay(rules, record)
    for move in record.moves[1 : None if to is None else to + 1]:
        player.play(move)
    if to is None or to >= len(record.moves) - 1:
        player.verify()
    return player
