"""Recorded games, made in a moment: whole ones for pages that show what is over, cut ones for any kind of question."""

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from stolek.kernel.codec import canonical_hash
from stolek.kernel.option import Value
from stolek.kernel.record import Record, begin, write_move
from stolek.kernel.registry import find_game
from stolek.kernel.rules import Rules
from stolek.kernel.state import State
from stolek.kernel.values import Action, Question, Seat

PAIR: Final = ("Ema", "Jan")


def recorded_game(players: tuple[str, ...], seed: int, game: str = "cartographers") -> str:
    """A whole game as the text of its record; everybody takes an answer by the turn of a counter."""
    rules = find_game(game)({})
    state, _ = rules.setup(len(players), seed)
    record = begin(rules, state, seed, players)
    while waiting := rules.waiting(state):
        seat = Seat(waiting[0])
        legal = rules.legal(state, seat)
        action = legal[(len(record.moves) * 37) % len(legal)]
        rules.apply(state, seat, action)
        record.moves.append(write_move(rules, state, seat, action))
    record.end = canonical_hash(state)
    return record.text()


class Moment(NamedTuple):
    """A game that has come to a question: its record so far, who is asked what, and the state."""

    record: Record
    seat: Seat
    kind: str
    state: State

    @property
    def moves(self) -> int:
        """How many moves were played; the set-up is none."""
        return len(self.record.moves) - 1


def by_chance(
    game: str, options: Mapping[str, Value], seed: int, rather: Sequence[tuple[str, ...]] = ()
) -> Iterator[Moment]:
    """Every moment of a game of two in which chance answers for everybody.

    `rather` are beginnings of answers that come before others, the dearest first. Record and state go on changing with
    the game.
    """
    rules = find_game(game)(options)
    rng = random.Random(seed)
    state, _ = rules.setup(len(PAIR), seed)
    record = begin(rules, state, seed, PAIR)
    while waiting := rules.waiting(state):
        seat = Seat(waiting[0])
        asked = rules.open_question(state, seat)
        assert asked is not None
        yield Moment(record, seat, asked.kind, state)
        action = rng.choice(_preferred(rules, rules.legal(state, seat), rather))
        rules.apply(state, seat, action)
        record.moves.append(write_move(rules, state, seat, action))


def _preferred(rules: Rules[Any], legal: Sequence[Action], rather: Sequence[tuple[str, ...]]) -> Sequence[Action]:
    for beginnings in rather:
        if dear := [action for action in legal if rules.text.write(action).startswith(beginnings)]:
            return dear
    return legal


def kinds_of(game: str, options: Mapping[str, Value]) -> set[str]:
    """Every kind of question that the game can ask."""
    return {frame.tag() for frame in find_game(game)(options).frames if issubclass(frame, Question)}
