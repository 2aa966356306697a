"""The time of day as a server uses it: it never jumps, whatever happens to the clock of the machine.

Somebody who sets the clock, or a machine that was asleep, must not take anybody's time to think. So time goes on with
the machine's counter of seconds, and comes nearer to the clock on the wall a little at a time.
"""

import time
from collections.abc import Callable
from typing import Final

CATCHING_UP: Final = 0.05
"""So many seconds a second it may go faster or slower until it agrees with the clock of the machine."""


class SteadyClock:
    """Tells the time in seconds since 1970, and always a later one than before."""

    def __init__(self, wall: Callable[[], float] | None = None, counter: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall or (lambda: time.time())
        self._counter = counter
        self._time = self._wall()
        self._at = counter()

    def __call__(self) -> float:
        at = self._counter()
        passed, self._at = at - self._at, at
        gap = self._wall() - (self._time + passed)
        most = CATCHING_UP * passed
        self._time += passed + min(most, max(-most, gap))
        return self._time
