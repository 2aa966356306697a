"""What the marked answer would change: tried away from the screen, remembered while the same question is open.

The words are those of every client (`holding-…`). One trial runs at a time; whoever moves on quickly skips the answers
in between. Once a trial has taken too long, no other is begun for this question.
"""

import time
from typing import Any, Final

from stolek.kernel.consequence import Change, Consequence, Foresight
from stolek.kernel.rules import Rules
from stolek.kernel.state import State
from stolek.kernel.values import Action, Seat
from stolek.terminal.speech import Speech

MAX_SECONDS: Final = 0.3
"""The longest trial after which another one may follow."""


class Outlook:
    """The open question of one seat, and what its answers were found to change."""

    def __init__(self, rules: Rules[Any], s: State, seat: Seat) -> None:
        self._rules = rules
        self._state = s
        self._seat = seat
        self._foresight: Foresight[Any] | None = None
        self._known: dict[Action, Consequence] = {}
        self._busy = False
        self.gave_up = False
        """A trial took too long, so there are no more."""

    def known(self, action: Action) -> Consequence | None:
        """What is known about an answer so far."""
        return self._known.get(action)

    def wants(self, action: Action) -> bool:
        """Shall this answer be tried now?"""
        return not (self._busy or self.gave_up or action in self._known)

    def begin(self) -> None:
        """A trial is about to run; no other may until it is over."""
        self._busy = True

    def attempt(self, action: Action) -> None:
        """Try an answer; this is what runs in a thread."""
        begun = time.monotonic()
        try:
            if self._foresight is None:
                self._foresight = Foresight(self._rules, self._state, self._seat)
            self._known[action] = self._foresight.of(action)
        finally:
            self.gave_up = time.monotonic() - begun > MAX_SECONDS
            self._busy = False


def plain(number: int) -> str:
    """A number with a minus and not a hyphen."""
    return str(number).replace("-", "−")


def signed(number: int) -> str:
    """A change with its sign."""
    return f"+{number}" if number > 0 else plain(number)


def worded(speech: Speech, found: Consequence) -> list[tuple[str, int]]:
    """What changes, line by line, each with its change; a single sentence if nothing foreseeable does."""
    changed = [change for change in found.changes if change.after != change.before]
    lines = [(_line(speech, change), change.after - change.before) for change in changed]
    points = [change.after - change.before for change in changed if change.points]
    if len(points) > 1:
        lines.append((speech("terminal-sum", {"change": signed(sum(points))}), sum(points)))
    if not lines:
        lines.append((speech("terminal-unforeseeable" if found.unforeseeable else "terminal-unchanged"), 0))
    return lines


def _line(speech: Speech, change: Change) -> str:
    label = speech(f"holding-{change.key}", change.args)
    return f"{label} {plain(change.before)} → {plain(change.after)} ({signed(change.after - change.before)})"
