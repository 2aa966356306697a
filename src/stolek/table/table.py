"""The table itself: what the journal has made of it, and what each viewer may see of it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from stolek.kernel.action_text import Unreadable
from stolek.kernel.outcome import Outcome
from stolek.kernel.record import Record
from stolek.kernel.rules import Rules
from stolek.kernel.values import Action, Event, Refusal, Seat, no, redacted_for
from stolek.kernel.view import View
from stolek.table.chair import Chair, Finish, Human, Open, player_names
from stolek.table.clock import Timing
from stolek.table.entry import Settings
from stolek.table.play import Play, rules_for

Phase = Literal["gathering", "playing", "over", "closed"]


class LogLine(msgspec.Struct, frozen=True):
    """One line of the log: everybody gets it under the same number; `moves` is where the game stood before it."""

    number: int
    at: float
    event: Event
    moves: int
    """Moves before the line, -1 before the game; never shown, because it counts secret answers too."""


class Proposal(msgspec.Struct, frozen=True):
    """Somebody wants to go back to the first `to` moves; these seats have agreed so far."""

    seat: Seat
    to: int
    line: int
    """The last line of the log that would still hold."""
    agreed: tuple[Seat, ...]


class Result(msgspec.Struct, frozen=True):
    """How the game ended: places for all seats, and the points as they are or, if it was cut short, as they stood."""

    ranks: tuple[int, ...]
    winners: tuple[Seat, ...]
    outcome: Outcome
    resigned: tuple[Seat, ...] = ()
    late: tuple[Seat, ...] = ()
    """The seats whose time for the whole game was up."""
    finished: bool = True
    """Was it played to its end?"""


@dataclass(slots=True)
class Table:
    """A table is changed only by `fold`; what is read here never changes it."""

    settings: Settings
    host: str
    chairs: tuple[Chair, ...]
    source: str = ""
    entries: int = 0
    """How many entries of the journal have been folded in."""
    log: list[LogLine] = field(default_factory=list)
    cuts: list[tuple[int, int]] = field(default_factory=list)
    """How often the moves were cut: (number of the log line, moves left)."""
    play: Play | None = None
    cut_short: bool = False
    """Did the game end before its rules would have ended it, because players resigned or their time was up?"""
    closed: bool = False
    proposal: Proposal | None = None
    timing: Timing = field(default_factory=Timing)
    rematch: str = ""
    acted: dict[Seat, float] = field(default_factory=dict)
    """When the human of each seat last did something here; at first, when the game began."""
    speakers: dict[int, str] = field(default_factory=dict)
    """Who said which line of the log."""
    muted: frozenset[str] = frozenset()
    removed: frozenset[str] = frozenset()
    sittings: dict[Seat, int] = field(default_factory=dict)
    """How often people have sat down on each seat: an invitation is for one sitting."""

    def copy(self) -> "Table":
        """A table that can go on without changing this one."""
        return Table(
            self.settings,
            self.host,
            self.chairs,
            self.source,
            self.entries,
            self.log[:],
            self.cuts[:],
            None if self.play is None else self.play.copy(),
            self.cut_short,
            self.closed,
            self.proposal,
            self.timing,
            self.rematch,
            self.acted,
            self.speakers,
            self.muted,
            self.removed,
            self.sittings,
        )

    @property
    def phase(self) -> Phase:
        """Are people gathering, playing, or is it over?"""
        if self.play is None:
            return "closed" if self.closed else "gathering"
        return "over" if self.cut_short or not self.play.state.waits else "playing"

    @property
    def rules(self) -> Rules[Any]:
        """The rules that are or will be played."""
        return rules_for(self.settings.game, self.settings.options)

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the players, seat by seat."""
        return player_names(self.chairs)

    @property
    def last_line(self) -> int:
        """The number of the last line of the log: everything that is public is newer or older than a number."""
        return len(self.log)

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """The seats that a person holds; several in a hot-seat."""
        return tuple(Seat(i) for i, chair in enumerate(self.chairs) if person and chair.person == person)

    def humans(self) -> tuple[Seat, ...]:
        """The seats that humans play now."""
        return tuple(Seat(i) for i, chair in enumerate(self.chairs) if chair.decides)

    def people(self) -> tuple[Seat, ...]:
        """The seats of people who are in the game, whether they play themselves now or a bot plays for them."""
        held = [seat for seat, chair in enumerate(self.chairs) if isinstance(chair.holder, Human)]
        return tuple(Seat(seat) for seat in held if self.chairs[seat].finish != "resigned")

    def waiting(self) -> tuple[Seat, ...]:
        """Who must decide now."""
        return self.play.state.waits if self.play is not None and self.phase == "playing" else ()

    @property
    def resting(self) -> bool:
        """Does the game wait until somebody comes back? Bots stand in for the late and absent only for the sake of
        others who play; while no person does, and none has asked for a bot, nobody is kept waiting."""
        away = [chair for chair in self.chairs if chair.returns]
        return self.phase == "playing" and bool(away) and not self.humans() and not any(chair.wished for chair in away)

    def waiting_bots(self) -> tuple[tuple[Seat, str], ...]:
        """The bots that must decide now, with their levels."""
        if self.resting:
            return ()
        return tuple((seat, self.chairs[seat].bot) for seat in self.waiting() if self.chairs[seat].bot)

    def is_calm(self, seat: Seat) -> bool:
        """Does the bot of this seat take its time? Where it plays for a human who may step in at any moment, and
        where no person plays, so that those who look on can follow."""
        return self.chairs[seat].returns or not self.humans()

    def question_id(self, seat: Seat) -> str | None:
        """The id of the seat's open question."""
        return self.play.question_id(seat) if self.play is not None and seat in self.waiting() else None

    def view(self, seat: Seat | None) -> View:
        """What a seat, or with None a spectator, may know of the game, with the question ids of this table."""
        assert self.play is not None
        view = self.play.rules.view(self.play.state, seat)
        if self.phase != "playing":
            return msgspec.structs.replace(view, waiting=(), asks=(), question=None, over=True)
        if view.question is None or seat is None:
            return view
        if not self.chairs[seat].decides:  # a bot is asked instead
            return msgspec.structs.replace(view, question=None)
        question = msgspec.structs.replace(view.question, id=self.play.question_id(seat))
        return msgspec.structs.replace(view, question=question)

    def options(self, seat: Seat) -> Sequence[Action]:
        """The answers that the seat may give now."""
        if self.play is None or seat not in self.waiting():
            return ()
        return self.play.rules.legal(self.play.state, seat)

    def read_action(self, text: str) -> Action | Refusal:
        """The action that a text means."""
        try:
            return self.rules.text.read(text)
        except Unreadable:
            return no("TABLE-3", text=text)

    def why_not(self, seat: Seat, text: str) -> Refusal | None:
        """Why this answer is not possible now; None if it is."""
        if self.play is None:
            return no("TABLE-12")
        if self.phase != "playing":
            return no("TABLE-6")
        action = self.read_action(text)
        return action if isinstance(action, Refusal) else self.play.rules.why_not(self.play.state, seat, action)

    def would_reveal(self, seat: Seat, text: str) -> bool | Refusal:
        """Would this answer pass an information mark, so that it could not be taken back alone?"""
        refusal = self.why_not(seat, text)
        if refusal is not None:
            return refusal
        action = self.read_action(text)
        assert self.play is not None
        assert not isinstance(action, Refusal)
        return self.play.attempt(seat, action).played.reveals

    def can_undo(self, seat: Seat) -> bool:
        """May this seat take back its pending answer or its last move alone?"""
        if self.play is None or self.phase != "playing" or not self.chairs[seat].decides:
            return False
        return bool(self.play.pending(seat)) or isinstance(self.play.undo_target(seat), int)

    def log_for(self, seat: Seat | None, after: int = 0, most: int | None = None) -> list[LogLine]:
        """The log behind a line, or so many of its lines, as this viewer may know it; a finished game is open."""
        lines = self.log[after : None if most is None else after + most]
        return lines if self.phase == "over" else [_told(line, seat) for line in lines]

    def result(self) -> Result | None:
        """Places of all seats, once the game is over: those who stayed by their points, in a game that was cut short
        then those whose time was up, and together in the last place those who resigned. Only who stayed can win."""
        if self.play is None or self.phase != "over":
            return None
        outcome = self.play.rules.result(self.play.state)
        if self.cut_short:  # what the rules remark about an end has not come about
            outcome = msgspec.structs.replace(outcome, remarks=(), rating=msgspec.UNSET)
        resigned, late = self._finished("resigned"), self._finished("flagged")
        left = [2 if seat in resigned else int(self.cut_short and seat in late) for seat in range(len(outcome.ranks))]
        keys = [(gone, 0 if gone == 2 else rank) for gone, rank in zip(left, outcome.ranks, strict=True)]
        ranks = tuple(1 + sum(other < key for other in keys) for key in keys)
        stayed = [Seat(seat) for seat, gone in enumerate(left) if not gone]
        winners = tuple(seat for seat in stayed if ranks[seat] == 1 and outcome.contested)
        return Result(ranks, winners, outcome, resigned, late, finished=not self.cut_short)

    def _finished(self, how: Finish) -> tuple[Seat, ...]:
        return tuple(Seat(i) for i, chair in enumerate(self.chairs) if chair.finish == how)

    def record(self) -> Record:
        """The record of the game so far; until it is over it is for the house only."""
        assert self.play is not None
        return self.play.record(self.players)

    def deadlines(self) -> dict[Seat, float]:
        """When the time of each thinking human is up."""
        return self.timing.deadlines(self.settings.clock) if self.phase == "playing" else {}

    def last_line_before(self, moves: int) -> int:
        """The last line of the log that still holds if the game goes back to its first `moves` moves."""
        floor = len(self.log)
        while floor and self.log[floor - 1].moves >= moves:
            floor -= 1
        return floor

    def moves_before(self, number: int) -> int | None:
        """Where the game stood before this line of the log, if one can still go back there."""
        if not 1 <= number <= len(self.log):
            return None
        moves = self.log[number - 1].moves
        gone = any(line > number and left < moves for line, left in self.cuts)
        return None if gone or moves < 0 else moves

    def open_seats(self) -> tuple[Seat, ...]:
        """The seats that nobody holds."""
        return tuple(Seat(i) for i, chair in enumerate(self.chairs) if isinstance(chair.holder, Open))

    def holder_name(self, seat: Seat) -> str:
        """The name under which a human sits here, or that of the bot."""
        holder = self.chairs[seat].holder
        return holder.name if isinstance(holder, Human) else self.players[seat]


def _told(line: LogLine, seat: Seat | None) -> LogLine:
    event = redacted_for(line.event, seat)
    return line if event is line.event else msgspec.structs.replace(line, event=event)
