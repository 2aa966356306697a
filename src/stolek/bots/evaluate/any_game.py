"""A game nobody has written an evaluation for: the score so far, where everybody sees one.

The public view of most games has `scores`, one number a seat. Where it has not, all positions are equal until the
game is over, and only search tells them apart, by playing on to the end.
"""

from typing import Any, Final

from stolek.bots.evaluation import Evaluation, Term
from stolek.kernel.rules import Rules
from stolek.kernel.state import State
from stolek.kernel.values import Seat


class AnyGame(Evaluation[State]):
    """Points on the table are worth what they say."""

    names = ("score",)

    def terms(self, rules: Rules[Any], s: State, seat: Seat) -> list[Term]:
        """One term: the score so far."""
        scores = getattr(rules.public(s), "scores", None)
        if not isinstance(scores, tuple | list) or len(scores) != s.seats or not isinstance(scores[seat], int):
            return [Term("score", 0.0)]
        return [Term("score", float(scores[seat]))]


EVALUATION: Final = AnyGame()
