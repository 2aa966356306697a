"""What the wheel keeps in the state: where the big pig stands, and who stands on crown spaces."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Self

from stolek.games.carcassonne.components import FOLLOWER
from stolek.games.carcassonne.state import NOBODY, CarcassonneState
from stolek.games.carcassonne.wheel.components import BOARD, CROWN_SPACES, SECTORS, Sector
from stolek.kernel.state import SliceKey, StateSlice
from stolek.kernel.values import Seat


@dataclass(slots=True)
class Wheel(StateSlice):
    """The wheel in a game."""

    pig: int
    """The sector of the big pig, as a place in `SECTORS`."""
    crowns: dict[str, Seat]
    """Who stands on each crown space, or nobody."""

    def clone(self) -> Self:
        """A slice that shares nothing mutable with this one."""
        return type(self)(self.pig, self.crowns.copy())

    @property
    def sector(self) -> Sector:
        """The sector where the big pig stands."""
        return SECTORS[self.pig]


WHEEL: Final = SliceKey("wheel", Wheel)


def new_wheel(s: CarcassonneState) -> Wheel:
    """The big pig starts on Fortune, and all crown spaces are empty (CARC-2.3)."""
    start = next(i for i, sector in enumerate(SECTORS) if sector.id == BOARD.big_pig_start)
    return Wheel(start, dict.fromkeys(CROWN_SPACES, NOBODY))


def crowned_followers(s: CarcassonneState) -> Mapping[str, int]:
    """The followers on crown spaces, seat by seat."""
    return Counter(f"{FOLLOWER} {seat}" for seat in WHEEL.of(s).crowns.values() if seat != NOBODY)
