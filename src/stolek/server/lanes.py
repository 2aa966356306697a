"""Fair turns: whoever causes work has a lane, and the lanes take turns. So nobody waits longer than one job of
everybody else."""

import asyncio
from collections import Counter, OrderedDict, deque
from typing import Final

MAX_WAITING: Final = 16
"""So many jobs that a visitor asks for may wait in one lane."""


class TooMuchWork(Exception):
    """Too many jobs of one lane wait already."""


class Lanes:
    """A few places for work; whoever has none waits in a lane, and the lanes take turns.

    As long as there are several places, one lane never holds them all.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._most = max(1, places - 1)
        self._busy: Counter[str] = Counter()
        self._lanes: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def enter(self, lane: str, bounded: bool = True) -> None:
        """Wait for a place; `TooMuchWork` if too many of the lane do so already."""
        if bounded and len(self._lanes.get(lane, ())) >= MAX_WAITING:
            raise TooMuchWork(lane)
        queue = self._lanes.setdefault(lane, deque())
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(turn)
        self._give()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._drop(lane, turn)
            else:
                self.leave(lane)  # the place came, but nobody is there any more
            raise

    def leave(self, lane: str) -> None:
        """Make room for the next one."""
        self._free += 1
        self._busy[lane] -= 1
        if not self._busy[lane]:
            del self._busy[lane]
        self._give()

    def _give(self) -> None:
        while self._free and (lane := self._next()) is not None:
            turn = self._lanes[lane].popleft()
            if self._lanes[lane]:
                self._lanes.move_to_end(lane)
            else:
                del self._lanes[lane]
            if not turn.done():
                self._free -= 1
                self._busy[lane] += 1
                turn.set_result(None)

    def _next(self) -> str | None:
        return next((lane for lane in self._lanes if self._busy[lane] < self._most), None)

    def _drop(self, lane: str, turn: "asyncio.Future[None]") -> None:
        queue = self._lanes.get(lane, deque())
        if turn in queue:
            queue.remove(turn)
        if not queue:
            self._lanes.pop(lane, None)
