"""The games and options that bots are tried on: every installed game, and the toy that none has an evaluation for."""

from typing import Any, Final

from stolek.kernel.generator import Generator, below
from stolek.kernel.registry import find_game, game_ids
from stolek.kernel.rules import Rules
from stolek.kernel.state import State
from tests.kernel.toy import Harvest

GAMES: Final = (*game_ids(), "harvest")


def rules_of(game: str) -> Rules[Any]:
    """The rules of a game with its usual options."""
    return Harvest() if game == "harvest" else find_game(game)()


def seats_of(rules: Rules[Any]) -> int:
    """Two, or the fewest."""
    allowed = rules.seats_allowed()
    return 2 if 2 in allowed else allowed[0]


def position(rules: Rules[Any], moves: int, seed: int = 1) -> State:
    """A position after so many random answers, or the last one before the end."""
    rng = Generator(seed)
    s, _ = rules.setup(seats_of(rules), seed)
    for _ in range(moves):
        before = s.clone()
        seat = s.waits[0]
        legal = rules.legal(s, seat)
        rules.step(s, seat, legal[below(rng, len(legal))])
        if not s.waits:
            found: State = before
            return found
    result: State = s
    return result
