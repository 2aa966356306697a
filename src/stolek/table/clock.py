"""Time at the table: a limit per move or per game, and who has used how much. Time itself is passed in, in seconds."""

from collections.abc import Mapping
from typing import Annotated, Final, Literal

import msgspec

from stolek.kernel.values import Seat

MAX_USED: Final = 20
"""So many questions of a seat are remembered with the time that was used for them."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many seconds for every move, or for all moves of a seat together."""

    per: Literal["move", "game"]
    seconds: Annotated[int, msgspec.Meta(ge=5, le=30 * 24 * 3600)]


class Asked(msgspec.Struct, frozen=True):
    """Since when a seat has been thinking about which question, and how long it had thought about it before."""

    question: str
    since: float
    used: float = 0.0
    epoch: int = 0
    """How often the game had gone back when the question was put."""


class Timing(msgspec.Struct, frozen=True):
    """How long each seat has thought so far, and who is thinking now.

    A question that comes again, because a move was taken back or a bot stood in for a while, goes on with the time
    that was left for it.
    """

    spent: tuple[float, ...] = ()
    asked: dict[Seat, Asked] = {}
    used: dict[Seat, dict[str, float]] = {}
    """How long each seat has thought about its last questions."""

    def passed(self, open_now: Mapping[Seat, str], at: float, seats: int, epoch: int = 0) -> "Timing":
        """The timing after a change at the table: these human seats have these questions open now."""
        spent = list(self.spent) or [0.0] * seats
        used = dict(self.used)
        asked: dict[Seat, Asked] = {}
        for seat, before in self.asked.items():
            if open_now.get(seat) == before.question and before.epoch == epoch:
                asked[seat] = before
            else:
                thought = max(0.0, at - before.since)
                spent[seat] += thought
                used[seat] = _remembered(used.get(seat, {}), before.question, before.used + thought)
        for seat, question in open_now.items():
            if seat not in asked:
                asked[seat] = Asked(question, at, used.get(seat, {}).get(question, 0.0), epoch)
        return Timing(tuple(spent), dict(sorted(asked.items())), used)

    def afresh(self) -> "Timing":
        """The same, but everybody has the whole time for every question again."""
        asked = {seat: msgspec.structs.replace(one, used=0.0) for seat, one in self.asked.items()}
        return Timing(self.spent, asked)

    def used_for(self, seat: Seat, question: str) -> float:
        """How long a seat that is not thinking now has thought about a question."""
        return self.used.get(seat, {}).get(question, 0.0)

    def deadlines(self, clock: Clock | None) -> dict[Seat, float]:
        """When the time of each thinking seat is up; nothing without a clock."""
        if clock is None:
            return {}
        return {
            seat: asked.since + clock.seconds - (self.spent[seat] if clock.per == "game" else asked.used)
            for seat, asked in self.asked.items()
        }


def _remembered(used: Mapping[str, float], question: str, seconds: float) -> dict[str, float]:
    others = [(asked, time) for asked, time in used.items() if asked != question]
    return dict([*others[1 - MAX_USED :], (question, seconds)])
