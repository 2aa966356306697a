"""What a game of Viscounts remembers between two decisions (VISC-1, VISC-2, VISC-7).

Chance is late: the cards below the tops of the piles are bags without order, so nothing is hidden but hands (see
`player.py`). Cards, manuscripts, segments, spaces and spots are the numbers of `cards.py` and `segments.py`; a seat or
card that is not there is -1.
"""

from dataclasses import dataclass, field
from typing import Final, Self

from stolek.games.viscounts.cards import EMPTY, NEUTRAL_CARDS
from stolek.games.viscounts.components import SECTIONS
from stolek.games.viscounts.icons import NO_ICONS, Icons
from stolek.games.viscounts.player import Player
from stolek.games.viscounts.segments import POSITIONS
from stolek.games.viscounts.values import Pair, Standing
from stolek.kernel.state import State
from stolek.kernel.values import Seat

NOBODY: Final = -1
SECTION_COUNT: Final = len(SECTIONS)


@dataclass(slots=True, kw_only=True)
class ViscountsState(State):
    """The table. Board positions count clockwise; the castle is turned by `rotation` (VISC-2.16)."""

    players: list[Player]
    virtual: int
    """The seat of the virtual opponent, NOBODY without one."""
    side: int
    """Which side of the segments is up."""
    spots: list[Standing | None]
    """What stands on each building spot."""
    tier1: list[list[int]]
    """Workers by section and seat."""
    tier2: list[list[int]]
    """Workers by section and seat."""
    tier3: list[int]
    """Workers by seat."""
    segments: tuple[int, ...] = ()
    """The segment on each board position."""
    rotation: int = 0
    leader: int = NOBODY
    start: int = 0
    active: int = 0
    """Whose turn it is; in the set-up, who picks a pair."""
    round: int = 0
    """0 is the set-up."""
    last_round: int = 0
    """0 until poverty or prosperity is revealed (VISC-5.2)."""
    pairs: tuple[Pair, ...] = ()
    """In the set-up, those still laid out."""
    townsfolk: list[int] = field(default_factory=lambda: [EMPTY] * POSITIONS)
    """The visible townsfolk of each pile."""
    townsfolk_left: list[int] = field(default_factory=lambda: [0] * POSITIONS)
    """Cards of each pile, the visible one included."""
    unseen_townsfolk: list[int] = field(default_factory=lambda: list(NEUTRAL_CARDS))
    manuscripts: list[int] = field(default_factory=lambda: [EMPTY] * POSITIONS)
    """The visible manuscript of each pile."""
    manuscripts_left: list[int] = field(default_factory=lambda: [0] * POSITIONS)
    unseen_manuscripts: list[int] = field(default_factory=list)
    debts_above: int = 0
    """Debts above the poverty card; 0 before the piles are built and after it is revealed."""
    deeds_above: int = 0
    """Deeds above the prosperity card, likewise."""
    poverty: bool = False
    """Has the poverty card been revealed?"""
    prosperity: bool = False
    removed: list[int] = field(default_factory=list)
    """Townsfolk out of the game."""
    played: int = EMPTY
    """The card played in this turn."""
    dismissed: Icons = NO_ICONS
    """Icons of the townsfolk dismissed for the action under way (VISC-4.33)."""
    future: list[int] = field(default_factory=list)
    """Future schemes that nobody has seen, in the future pile or hidden in the draw pile (VISC-6.3)."""

    def clone(self) -> Self:
        """A state that shares nothing mutable with this one."""
        new = self.clone_base()
        new.players = [player.clone() for player in self.players]
        new.virtual = self.virtual
        new.side = self.side
        new.spots = self.spots[:]
        new.tier1 = [workers[:] for workers in self.tier1]
        new.tier2 = [workers[:] for workers in self.tier2]
        new.tier3 = self.tier3[:]
        new.segments = self.segments
        new.rotation = self.rotation
        new.leader = self.leader
        new.start = self.start
        new.active = self.active
        new.round = self.round
        new.last_round = self.last_round
        new.pairs = self.pairs
        new.townsfolk = self.townsfolk[:]
        new.townsfolk_left = self.townsfolk_left[:]
        new.unseen_townsfolk = self.unseen_townsfolk[:]
        new.manuscripts = self.manuscripts[:]
        new.manuscripts_left = self.manuscripts_left[:]
        new.unseen_manuscripts = self.unseen_manuscripts[:]
        new.debts_above = self.debts_above
        new.deeds_above = self.deeds_above
        new.poverty = self.poverty
        new.prosperity = self.prosperity
        new.removed = self.removed[:]
        new.played = self.played
        new.dismissed = self.dismissed
        new.future = self.future[:]
        return new


def from_active(s: ViscountsState) -> list[Seat]:
    """The player whose turn it is, then the others clockwise (VISC-3.2)."""
    return [Seat((s.active + further) % s.seats) for further in range(s.seats)]


def workers_of(tier: list[list[int]], seat: int) -> list[int]:
    """The workers of a seat on tier 1 or 2, by section."""
    return [workers[seat] for workers in tier]


def castle_workers(s: ViscountsState, seat: int) -> tuple[int, int, int]:
    """How many workers of a seat are on each tier of the castle (VISC-4.63)."""
    return sum(workers_of(s.tier1, seat)), sum(workers_of(s.tier2, seat)), s.tier3[seat]
