"""Everything in front of a seat: cards, goods, buildings, markers, debts and deeds (VISC-1, VISC-2.7, VISC-7.2).

Chance is late: a draw pile has no order, and which card lies on top is decided when somebody takes it. So the only
hidden thing is which cards of hand and draw pile together a player holds in hand. Both are piles of the kernel: the
owner knows every card, to everybody else the cards of both are one pool.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Final

from stolek.games.viscounts.cards import CARD_CRIMINALS, EMPTY, card_id
from stolek.games.viscounts.components import (
    BONUS_CARD_ICONS,
    GOODS,
    PLAYER_BOARD,
    RIBBONS,
    SLOT_COST,
    SLOT_NUMBERS,
    SLOTS,
)
from stolek.games.viscounts.icons import Icons
from stolek.games.viscounts.opponent.boards import HUMAN, SLOT_ICONS, OpenSlot, Opponent, board_of_kind
from stolek.kernel.chance import draw
from stolek.kernel.pile import Knowledge, Pile, known_to_all, seen_by, unknown_to_all
from stolek.kernel.values import Seat

if TYPE_CHECKING:
    from stolek.games.viscounts.state import ViscountsState


NOWHERE: Final = -1
"""Where the viscounts are before the set-up puts them on a space."""


@dataclass(slots=True)
class Player:
    """A player or the virtual opponent (`kind` is its board, HUMAN for people)."""

    kind: int = HUMAN
    space: int = NOWHERE
    goods: list[int] = field(default_factory=lambda: [0] * len(GOODS))
    hand: Pile = field(default_factory=lambda: Pile([], [], ordered=False))
    draw: Pile = field(default_factory=lambda: Pile([], []))
    """In the order in which the cards came to it, which says nothing about what comes out of it."""
    discard: list[int] = field(default_factory=list)
    """Face up."""
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
        new.hand = self.hand.clone()
        new.draw = self.draw.clone()
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


# Cards


@cache
def known_to_owner(seats: int, seat: Seat) -> Knowledge:
    """Of a card in hand or draw pile: its owner knows it, the others know what lies in both together (VISC-7.2)."""
    pool = seat + 1
    return seen_by(unknown_to_all(seats, pool), (seat,))


def fill_draw_pile(s: "ViscountsState", seat: Seat, cards: list[int]) -> None:
    """Cards come to a draw pile; that of the virtual opponent holds no secrets (VISC-6.3)."""
    known = known_to_all(s.seats) if seat == s.virtual else known_to_owner(s.seats, seat)
    pile = s.players[seat].draw
    pile.cards += cards
    pile.known += [known] * len(cards)


def draw_card(s: "ViscountsState", seat: Seat) -> int:
    """Take the top card of a draw pile, which is decided now; all its cards are known alike."""
    pile = s.players[seat].draw
    card = draw(s, pile.cards, card_id)
    pile.known.pop()
    return card


def take_from_hand(player: Player, card: int) -> None:
    """A card leaves the hand."""
    player.hand.take(player.hand.cards.index(card))


def deck_of(player: Player) -> list[int]:
    """All cards of a player, wherever they are (VISC-4.12, VISC-5.8)."""
    board = [card for card in player.board if card != EMPTY]
    return player.hand.cards + player.draw.cards + player.discard + board


def shift_row(player: Player) -> int:
    """All cards on the board move one slot right; the card that leaves slot 3, or EMPTY (VISC-4.10, VISC-6.30)."""
    first, second, last = player.board
    player.board[:] = (EMPTY, first, second)
    return last


def criminals(player: Player) -> int:
    """Criminal icons on the three card slots (VISC-4.81)."""
    one, two, three = player.board
    return CARD_CRIMINALS[one] + CARD_CRIMINALS[two] + CARD_CRIMINALS[three]


# Boards, building slots and bonus cards

_SETS_OF_SLOTS: Final = range(1 << len(SLOTS))
_OPEN_ICONS: Final = tuple(
    tuple(sum(icon for slot, icon in enumerate(icons) if built >> slot & 1) for built in _SETS_OF_SLOTS)
    for icons in SLOT_ICONS
)
_BONUS_ICONS: Final = tuple(
    sum(icons for ribbon, icons in enumerate(BONUS_CARD_ICONS) if bonus >> ribbon & 1)
    for bonus in range(1 << len(RIBBONS))
)
_CHEAPEST: Final = tuple(
    min((cost for slot, cost in enumerate(SLOT_COST) if not built >> slot & 1), default=0) for built in _SETS_OF_SLOTS
)


def board_of(player: Player) -> Opponent:
    """The board that the virtual opponent plays with (VISC-6.2)."""
    return board_of_kind(player.kind)


def is_open(player: Player, slot: int) -> bool:
    """Has the building of this slot been built? (VISC-4.49)"""
    return bool(player.built >> slot & 1)


def working_slots(player: Player, slots: Sequence[OpenSlot]) -> list[OpenSlot]:
    """Those of the virtual opponent's slots that are open (VISC-6.18)."""
    return [slot for slot in slots if is_open(player, SLOT_NUMBERS[slot.slot])]


def open_slot(player: Player, slot: int) -> None:
    """The building leaves its slot, which works from now on (VISC-4.49)."""
    player.built |= 1 << slot


def unbuilt_slots(player: Player) -> list[int]:
    """The slots whose buildings are still on the player board."""
    return [slot for slot in range(len(SLOTS)) if not player.built >> slot & 1]


def buildings_built(player: Player) -> int:
    """How many buildings stand on the main board."""
    return player.built.bit_count()


def cheapest_building(player: Player) -> int:
    """Builder icons for the cheapest building left; 0 when all are built (VISC-4.46)."""
    return _CHEAPEST[player.built]


def has_bonus_card(player: Player, ribbon: int) -> bool:
    """Does the player own the cleric bonus card of this ribbon? (VISC-4.67)"""
    return bool(player.bonus >> ribbon & 1)


def take_bonus_card(player: Player, ribbon: int) -> None:
    """The cleric bonus card of this ribbon goes to the player for good (VISC-4.67)."""
    player.bonus |= 1 << ribbon


def lasting_icons(player: Player) -> Icons:
    """The icons of open building slots and of bonus cards, which count for good (VISC-4.49, VISC-4.67)."""
    return _OPEN_ICONS[player.kind][player.built] + _BONUS_ICONS[player.bonus]
