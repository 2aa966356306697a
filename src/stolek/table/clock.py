"""Time at the table: a limit per move or per game, and who has used how much. Time itself is passed in, in seconds."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from stolek.kernel.values import Seat


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many seconds for every move, or for all moves of a seat together."""

    per: Literal["move", "game"]
    seconds: Annotated[int, msgspec.Meta(ge=5, le=30 * 24 * 3600)]


class Asked(msgspec.Struct, frozen=True):
    """Since when a seat has been thinking about which question."""

    question: str
    since: float


class Timing(msgspec.Struct, frozen=True):
    """How long each seat has thought so far, and who is thinking now."""

    spent: tuple[float, ...] = ()
    asked: dict[Seat, Asked] = {}

    def passed(self, open_now: Mapping[Seat, str], at: float, seats: int) -> "Timing":
        """The timing after a change at the table: these human seats have these questions open now."""
        spent = list(self.spent) or [0.0] * seats
        asked: dict[Seat, Asked] = {}
        for seat, before in self.asked.items():
            if open_now.get(seat) == before.question:
                asked[seat] = before
            else:
                spent[seat] += max(0.0, at - before.since)
        for seat, question in open_now.items():
            asked.setdefault(seat, Asked(question, at))
        return Timing(tuple(spent), dict(sorted(asked.items())))

    def deadlines(self, clock: Clock | None) -> dict[Seat, float]:
        """When the time of each thinking seat is up; nothing without a clock."""
        if clock is None:
            return {}
        return {
            seat: asked.since + clock.seconds - (self.spent[seat] if clock.per == "game" else 0.0)
            for seat, asked in self.asked.items()
        }
