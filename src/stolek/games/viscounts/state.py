"""What a game of Viscounts remembers between two decisions (VISC-1, VISC-2, VISC-7).

Chance is late: draw piles and the cards below the tops of the piles are bags without order, so the only hidden thing
is which cards of "hand and draw pile together" a player holds (VISC-7.2). Cards, manuscripts, segments, spaces and
spots are the numbers of `cards.py` and `segments.py`; a seat or card that is not there is -1.
"""

from dataclasses import dataclass, field
from typing import Final, Self

from stolek.games.viscounts.cards import CARD_CRIMINALS, EMPTY, NEUTRAL_CARDS
from stolek.games.viscounts.components import GOODS, PLAYER_BOARD, SECTIONS
from stolek.games.viscounts.segments import POSITIONS, WAYS
from stolek.kernel.leaf import Seat
from stolek.kernel.state import State

NOBODY: Final = -1
BUILDING_KINDS: Final = 3
"""A spot holds `owner * BUILDING_KINDS + building`, or NOBODY."""
SECTION_COUNT: Final = len(SECTIONS)
LAST_SPACE: Final = len(PLAYER_BOARD.virtue_track.spaces) - 1


@dataclass(slots=True)
class Player:
    """A player or the virtual opponent (`kind` is its board, 0 for people): everything in front of a seat."""

    kind: int = 0
    space: int = -1
    goods: list[int] = field(default_factory=lambda: [0] * len(GOODS))
    hand: list[int] = field(default_factory=list)
    """Sorted; hidden from the others."""
    draw: list[int] = field(default_factory=list)
    """Without order."""
    discard: list[int] = field(default_factory=list)
    board: list[int] = field(default_factory=lambda: [EMPTY] * PLAYER_BOARD.card_slots)
    """The card slots 1 to 3."""
    built: int = 0
    """Open building slots, one bit each."""
    workers: int = PLAYER_BOARD.workers
    """In the supply."""
    corruption: int = PLAYER_BOARD.virtue_track.corruption_start
    virtue: int = PLAYER_BOARD.virtue_track.virtue_start
    unpaid: int = 0
    paid: int = 0
    acquired: int = 0
    approved: int = 0
    manuscripts: list[int] = field(default_factory=list)
    bonus: int = 0
    """Cleric bonus cards, one bit a ribbon."""

    def clone(self) -> "Player":
        """A player that shares nothing mutable with this one."""
        new = Player.__new__(Player)
        new.kind = self.kind
        new.space = self.space
        new.goods = self.goods[:]
        new.hand = self.hand[:]
        new.draw = self.draw[:]
        new.discard = self.discard[:]
        new.board = self.board[:]
        new.built = self.built
        new.workers = self.workers
        new.corruption = self.corruption
        new.virtue = self.virtue
        new.unpaid = self.unpaid
        new.paid = self.paid
        new.acquired = self.acquired
        new.approved = self.approved
        new.manuscripts = self.manuscripts[:]
        new.bonus = self.bonus
        return new


@dataclass(slots=True, kw_only=True)
class ViscountsState(State):
    """The table. Board positions count clockwise; the castle is turned by `rotation` (VISC-2.16)."""

    players: list[Player]
    virtual: int
    """The seat of the virtual opponent, NOBODY without one."""
    side: int
    """Which side of the segments is up."""
    spots: list[int]
    """What stands on each building spot."""
    tier1: list[int]
    """Workers by `section * seats + seat`."""
    tier2: list[int]
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
    pairs: tuple[tuple[int, int], ...] = ()
    """Player card and hero, in the set-up."""
    townsfolk: list[int] = field(default_factory=lambda: [EMPTY] * POSITIONS)
    """The visible townsfolk of each pile."""
    townsfolk_left: list[int] = field(default_factory=lambda: [0] * POSITIONS)
    """Cards of each pile, the visible one included."""
    unseen_townsfolk: list[int] = field(default_factory=lambda: list(NEUTRAL_CARDS))
    manuscripts: list[int] = field(default_factory=lambda: [EMPTY] * POSITIONS)
    manuscripts_left: list[int] = field(default_factory=lambda: [0] * POSITIONS)
    unseen_manuscripts: list[int] = field(default_factory=list)
    debts_above: int = 0
    """Debts above the poverty card; 0 before the piles are built and after it is revealed."""
    deeds_above: int = 0
    poverty: bool = False
    prosperity: bool = False
    removed: list[int] = field(default_factory=list)
    """Townsfolk out of the game."""
    played: int = EMPTY
    """The card played in this turn."""
    dismissed: int = 0
    """Packed icons of the townsfolk dismissed for the action under way (VISC-4.33)."""
    future: list[int] = field(default_factory=list)
    """Future schemes that nobody has seen, in the future pile or hidden in the draw pile (VISC-6.3)."""

    def clone(self) -> Self:
        """A state that shares nothing mutable with this one."""
        new = self.half_clone()
        new.players = [player.clone() for player in self.players]
        new.virtual = self.virtual
        new.side = self.side
        new.spots = self.spots[:]
        new.tier1 = self.tier1[:]
        new.tier2 = self.tier2[:]
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


def position_of(space: int) -> int:
    """The board position of a space."""
    return space // len(WAYS)


def way_of(space: int) -> int:
    """Outer-left, outer-right or inner."""
    return space % len(WAYS)


def facing_section(s: ViscountsState, position: int) -> int:
    """The castle section that faces a board position (VISC-2.16)."""
    return (position + s.rotation) % SECTION_COUNT


def own_section(s: ViscountsState, seat: int) -> int:
    """The castle section at the viscount's segment (VISC-4.23)."""
    return facing_section(s, position_of(s.players[seat].space))


def criminals(player: Player) -> int:
    """Criminal icons on the three card slots (VISC-4.81)."""
    one, two, three = player.board
    return CARD_CRIMINALS[one] + CARD_CRIMINALS[two] + CARD_CRIMINALS[three]


def from_active(s: ViscountsState) -> list[Seat]:
    """The player whose turn it is, then the others clockwise (VISC-3.2)."""
    return [Seat((s.active + i) % s.seats) for i in range(s.seats)]
