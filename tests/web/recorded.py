"""Recorded games, made in a moment, for pages that show what is over."""

from stolek.kernel.codec import canonical_hash
from stolek.kernel.leaf import Seat
from stolek.kernel.record import begin, write_move
from stolek.kernel.registry import find_game


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
