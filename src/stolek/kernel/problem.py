"""What can go wrong: a refused action, a wrong number of players, an impossible script, a bug in the rules."""

from collections.abc import Sequence

from stolek.kernel.values import Refusal, Seat


class IllegalAction(Exception):
    """The action was refused and nothing changed; `refusal` says by which rule."""

    def __init__(self, seat: Seat, action: object, refusal: Refusal) -> None:
        super().__init__(f"seat {seat}: {action!r} refused by {refusal.rule}")
        self.seat = seat
        self.action = action
        self.refusal = refusal


class DeadEnd(AssertionError):
    """A question that must be asked has no answer: a bug in the rules of the game."""


class SeatsError(ValueError):
    """The game is not for this many players."""

    def __init__(self, seats: int, allowed: Sequence[int]) -> None:
        super().__init__(f"{seats} players; allowed: {allowed[0]} to {allowed[-1]}")
        self.seats = seats
        self.allowed = tuple(allowed)


class ScriptError(ValueError):
    """The script wants a result that is not possible now."""

    def __init__(self, wanted: str, possible: Sequence[str]) -> None:
        super().__init__(f"{wanted!r} is not possible here; possible: {', '.join(possible)}")
        self.wanted = wanted
        self.possible = tuple(possible)
