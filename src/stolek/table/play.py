"""The game on the table: its position, its moves, and how far back one may go (DESIGN: information marks).

A position that has been shown is never changed again: moves are tried on a clone, which then takes its place. So old
positions can be kept for undo at the price of a reference.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

import msgspec

from stolek.kernel.action_text import Unreadable
from stolek.kernel.chance import ScriptError
from stolek.kernel.codec import Damaged, StateCodec
from stolek.kernel.option import Value
from stolek.kernel.problem import IllegalAction
from stolek.kernel.record import Move, Record, final_hash, make_header
from stolek.kernel.registry import find_game
from stolek.kernel.rules import Rules
from stolek.kernel.state import State
from stolek.kernel.values import Action, Event, Refusal, Seat, no

CHECKPOINT: Final = 64
"""Every so many moves the position is kept, so that going far back stays quick."""
MAX_CHECKPOINTS: Final = 6
MAX_RECENT: Final = 24
"""So many positions since the last revelation are kept for quick undo."""


class Unplayable(ValueError):
    """The moves of a game cannot be played by the rules as they are now."""


class Played(msgspec.Struct, frozen=True):
    """One move with what is needed to play it again and to judge whether it may be taken back."""

    seat: Seat
    action: str
    chance: tuple[str, ...]
    rng: int
    """The generator after the move: a game that is opened again goes on as if it had never been closed."""
    lane: int = 0
    """Which simultaneous question it answers; 0 for a move on the main stack."""
    reveals: bool = False
    """Did it pass an information mark, or show what others had chosen in secret?"""


@dataclass(slots=True, frozen=True)
class Attempt:
    """A move that was tried on a clone: it may take place, or be thrown away."""

    played: Played
    state: State
    events: list[Event]


@lru_cache(maxsize=256)
def _rules_for(game: str, options: tuple[tuple[str, Value], ...]) -> Rules[Any]:
    return find_game(game)(dict(options))


def rules_for(game: str, options: Mapping[str, Value]) -> Rules[Any]:
    """The rules of a game with these options; made once, because they never change."""
    return _rules_for(game, tuple(sorted(options.items())))


@lru_cache(maxsize=256)
def codec_for(rules: Rules[Any]) -> StateCodec[Any]:
    """The codec of these rules; made once, because it learns the types of the game."""
    return StateCodec(rules)


@dataclass(slots=True)
class Play:
    """A game under way or finished."""

    rules: Rules[Any]
    seed: int
    setup: Move
    state: State
    rng: int
    """The generator after the set-up."""
    moves: list[Played] = field(default_factory=list)
    epoch: int = 0
    """How often the game has gone back; part of question ids, so that late answers miss questions of a redone turn."""
    kept: list[tuple[int, State]] = field(default_factory=list)
    """Some earlier positions, each with the number of moves that led to it."""

    def copy(self) -> "Play":
        """A copy that can go on without changing this one."""
        return Play(self.rules, self.seed, self.setup, self.state, self.rng, self.moves[:], self.epoch, self.kept[:])

    def question_id(self, seat: Seat) -> str:
        """The id that a command must name to answer the open question of this seat."""
        kernel_id = self.moment(seat)
        return f"{kernel_id}.u{self.epoch}" if self.epoch else kernel_id

    def moment(self, seat: Seat) -> str:
        """Where in the game the seat is asked: the same when the game has gone back and comes there again."""
        return self.rules.question_id(self.state, seat)

    def attempt(self, seat: Seat, action: Action) -> Attempt:
        """Try a move on a clone; `IllegalAction` if the rules refuse it."""
        old = self.state
        state = old.clone()
        state.script = ()
        events = self.rules.apply(state, seat, action)
        return self._attempted(old, state, seat, self.rules.text.write(action), events)

    def again(self, played: Played) -> Attempt:
        """Try a move that was played before, with the same results of chance."""
        old = self.state
        state, events = _replayed(self.rules, old, Move(played.seat, played.action, played.chance))
        state.rng = played.rng
        return self._attempted(old, state, played.seat, played.action, events)

    def _attempted(self, old: State, state: State, seat: Seat, action: str, events: list[Event]) -> Attempt:
        chance = tuple(state.chance or ())
        state.chance = None
        lane = old.asked if old.lanes else 0
        reveals = state.marks != old.marks or (lane != 0 and _shows_others(old, state, seat))
        return Attempt(Played(seat, action, chance, state.rng, lane, reveals), state, events)

    def take(self, attempt: Attempt) -> None:
        """Let a tried move take place."""
        before = len(self.moves)
        if attempt.played.reveals:
            self.kept = [(n, state) for n, state in self.kept if n % CHECKPOINT == 0][-MAX_CHECKPOINTS:]
        if not attempt.played.reveals or before % CHECKPOINT == 0:
            self.kept = [*self.kept[-MAX_RECENT:], (before, self.state)]
        self.moves.append(attempt.played)
        self.state = attempt.state

    def pending(self, seat: Seat) -> list[int]:
        """The places, among the moves, of the answers that a seat can still take back from its lane."""
        if not self.state.lanes:
            return []
        lane = self.state.asked
        return [i for i in range(len(self.moves)) if self.moves[i].lane == lane and self.moves[i].seat == seat]

    def take_back(self, seat: Seat, taken: Sequence[int]) -> None:
        """Take back what a seat has answered in its lane; simultaneous answers commute, so the others stay."""
        state = self.state.clone()
        self.rules.take_back(state, seat)
        self.state = state
        self.unlist(taken)

    def unlist(self, taken: Sequence[int]) -> None:
        """Strike moves off the list."""
        self.kept = [(n, kept) for n, kept in self.kept if n <= taken[0]]
        self.moves = [move for i, move in enumerate(self.moves) if i not in taken]

    def last_move_of(self, seat: Seat) -> int | None:
        """The place of the last move that a seat made."""
        return next((i for i in range(len(self.moves) - 1, -1, -1) if self.moves[i].seat == seat), None)

    def undo_target(self, seat: Seat) -> int | Refusal:
        """How many moves remain if this seat takes its last one back, or why it may not (information rule)."""
        last = self.last_move_of(seat)
        if last is None:
            return no("TABLE-15")
        open_lane = self.state.asked if self.state.lanes else None
        for i in range(len(self.moves) - 1, last - 1, -1):
            if self.moves[i].reveals:
                return no("TABLE-16", "revealed")
            if i > last and self.moves[i].lane != open_lane:
                return no("TABLE-16", "acted")
        return last

    def beginning_of_choice(self, count: int) -> int:
        """The same position, or, amid simultaneous answers that all have seen since, where these began."""
        lane = self.moves[count].lane if count < len(self.moves) else 0
        while lane and count and self.moves[count - 1].lane == lane:
            count -= 1
        return count

    def go_back(self, count: int, rng: int | None = None) -> None:
        """Go back to the position after the first `count` moves, maybe to other chance from there on; `Unplayable` if
        today's rules do not lead there."""
        self.state = self.position(count)
        self.cut(count, rng)
        if rng is not None:
            self.state = self.state.clone()
            self.state.rng = rng

    def cut(self, count: int, rng: int | None = None) -> None:
        """Strike all but the first `count` moves off the list; questions get new ids."""
        del self.moves[count:]
        self.kept = [(n, state) for n, state in self.kept if n < count]
        self.epoch += 1
        if rng is not None and count:
            self.moves[-1] = msgspec.structs.replace(self.moves[-1], rng=rng)
        elif rng is not None:
            self.rng = rng

    def position(self, count: int) -> State:
        """The position after the first `count` moves."""
        if count == len(self.moves):
            return self.state
        known = max((pair for pair in self.kept if pair[0] <= count), key=lambda pair: pair[0], default=None)
        n, state = known or (0, self._first_position())
        for played in self.moves[n:count]:
            state, _ = _replayed(self.rules, state, Move(played.seat, played.action, played.chance))
            state.rng = played.rng
        return state

    def _first_position(self) -> State:
        state, _ = _set_up(self.rules, self.rules.people(self.state), self.seed, self.setup)
        state.rng = self.rng
        return state

    def record(self, players: Sequence[str]) -> Record:
        """The game so far, as a record; that of a running game is not for the eyes of its players."""
        header = make_header(self.rules, self.state, self.seed, players)
        moves = [self.setup, *(Move(move.seat, move.action, move.chance) for move in self.moves)]
        return Record(header, moves, "" if self.state.waits else final_hash(self.rules, self.state))

    def encoded(self) -> bytes:
        """The position as bytes, for `restored`."""
        return codec_for(self.rules).encode(self.state)


def begin_play(rules: Rules[Any], seats: int, seed: int) -> Play:
    """Set a new game up."""
    state, _ = rules.setup(seats, seed)
    setup = Move(None, "", tuple(state.chance or ()))
    state.chance = None
    return Play(rules, seed, setup, state, state.rng)


def continue_play(rules: Rules[Any], record: Record, rng: int) -> Play:
    """Play the set-up and the moves of a record again; from there on chance comes from another generator."""
    if not record.moves or record.moves[0].seat is not None:
        raise Unplayable("a record begins with its set-up")
    setup = record.moves[0]
    state, _ = _set_up(rules, record.header.seats, record.header.seed, setup)
    state.rng = rng
    play = Play(rules, record.header.seed, setup, state, rng)
    for move in record.moves[1:]:
        if move.seat is None:
            raise Unplayable(f"{move.line()}: a second set-up")
        play.take(play.again(Played(move.seat, move.action, move.chance, rng)))
    return play


def replay_play(rules: Rules[Any], seats: int, seed: int, setup: Move, rng: int) -> tuple[Play, list[Event]]:
    """Set up again what `begin_play` or `continue_play` set up, and hear what happened."""
    state, events = _set_up(rules, seats, seed, setup)
    state.rng = rng
    return Play(rules, seed, setup, state, rng), events


def restored(rules: Rules[Any], position: bytes) -> State:
    """A position from its bytes; `Unplayable` if they do not hold one of this game."""
    try:
        state: State = codec_for(rules).decode(position)
    except Damaged as problem:
        raise Unplayable(str(problem)) from problem
    return state


def _set_up(rules: Rules[Any], seats: int, seed: int, setup: Move) -> tuple[State, list[Event]]:
    try:
        state, events = rules.setup(seats, seed, setup.chance)
    except ScriptError as problem:
        raise Unplayable(str(problem)) from problem
    if state.script or tuple(state.chance or ()) != setup.chance:
        raise Unplayable("the set-up takes other chance than was recorded")
    state.chance = None
    return state, events


def _replayed(rules: Rules[Any], state: State, move: Move) -> tuple[State, list[Event]]:
    new = state.clone()
    new.script = move.chance
    assert move.seat is not None
    try:
        events = rules.apply(new, move.seat, rules.text.read(move.action))
    except (Unreadable, IllegalAction, ScriptError) as problem:
        raise Unplayable(f"{move.line()}: {problem}") from problem
    if new.script or tuple(new.chance or ()) != move.chance:
        raise Unplayable(f"{move.line()}: takes other chance than was recorded")
    return new, events


def _shows_others(old: State, new: State, seat: Seat) -> bool:
    """Did the last simultaneous answer come in, so that the choices of other seats come to light?"""
    closed = not new.lanes or new.asked != old.asked
    return closed and any(frame is not None for other, frame in enumerate(old.opened) if other != seat)
