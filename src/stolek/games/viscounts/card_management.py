"""Phase 1: the cards move one slot right, a new one is played; and rearranging them (VISC-4.10 to VISC-4.14)."""

from collections.abc import Sequence
from itertools import permutations
from typing import TYPE_CHECKING, Final

from stolek.games.viscounts.actions import Arrange, KeepOrder, Play
from stolek.games.viscounts.cards import CARD_CRIMINALS, CARD_IDS, CARD_NUMBERS, DROP_OFF, EMPTY, IMMEDIATE, card_ids
from stolek.games.viscounts.deck import take_top
from stolek.games.viscounts.effects import Rearrange, handles
from stolek.games.viscounts.events import CardDropped, CardPlayed, NothingDone, Rearranged, TopCardPlayed
from stolek.games.viscounts.frames import ChooseArrangement, ChooseCard, PlayCard, Resolve, ShiftCards
from stolek.games.viscounts.player import criminals, shift_row, take_from_hand
from stolek.games.viscounts.sources import CRIMINALS
from stolek.games.viscounts.state import ViscountsState
from stolek.games.viscounts.virtue import gain_corruption
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import tell, then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts

rule: Chapter["Viscounts", ViscountsState] = Chapter()

PLAYS: Final = tuple(Play(card) for card in CARD_IDS)
KEEP_ORDER: Final = KeepOrder()


@rule.step(ShiftCards)
def shift_cards(g: "Viscounts", s: ViscountsState, f: ShiftCards) -> None:
    """A card that leaves slot 3 lies on the discard pile before its drop-off effect is resolved (VISC-4.10)."""
    player = s.players[f.seat]
    dropped = shift_row(player)
    if dropped != EMPTY:
        player.discard.append(dropped)
        tell(s, CardDropped(f.seat, CARD_IDS[dropped]))
        if DROP_OFF[dropped]:
            then(s, Resolve(f.seat, DROP_OFF[dropped], CARD_IDS[dropped]))


@rule.step(PlayCard)
def play_card(g: "Viscounts", s: ViscountsState, f: PlayCard) -> None:
    """With an empty hand the top card of the draw pile is played unseen (VISC-4.13)."""
    if s.players[f.seat].hand:
        then(s, ChooseCard(f.seat))
    else:
        put_into_row(s, f.seat, take_top(s, f.seat), unseen=True)


@rule.offer(ChooseCard, one="silent")
def hand_cards(g: "Viscounts", s: ViscountsState, f: ChooseCard) -> Sequence[Action]:
    """Any card in hand; passing is not possible (VISC-3.1)."""
    return [PLAYS[card] for card in s.players[f.seat].hand.cards]


@rule.do(ChooseCard, Play)
def play(g: "Viscounts", s: ViscountsState, f: ChooseCard, a: Play) -> None:
    card = CARD_NUMBERS[a.card]
    take_from_hand(s.players[f.seat], card)
    put_into_row(s, f.seat, card, unseen=False)


def put_into_row(s: ViscountsState, seat: Seat, card: int, *, unseen: bool) -> None:
    """A card with criminals brings 1 corruption for every criminal on the board; then its effect (VISC-4.11)."""
    player = s.players[seat]
    player.board[0] = s.played = card
    tell(s, (TopCardPlayed if unseen else CardPlayed)(seat, CARD_IDS[card]))
    if CARD_CRIMINALS[card]:
        gain_corruption(s, seat, criminals(player), CRIMINALS)
    if IMMEDIATE[card]:
        then(s, Resolve(seat, IMMEDIATE[card], CARD_IDS[card]))


@rule.refuse(ChooseCard, Play)
def why_not_play(g: "Viscounts", s: ViscountsState, f: ChooseCard, a: Play) -> Refusal:
    return no("VISC-4.11", "hand", card=a.card)


# Rearranging


@handles(Rearrange)
def rearrange(g: "Viscounts", s: ViscountsState, f: Resolve, effect: Rearrange) -> None:
    """With fewer than two cards there is nothing to rearrange (VISC-4.1)."""
    if s.players[f.seat].board.count(EMPTY) < 2:
        then(s, ChooseArrangement(f.seat, f.source))
    else:
        tell(s, NothingDone(f.seat, effect.slug, f.source))


@rule.offer(ChooseArrangement)
def arrangements(g: "Viscounts", s: ViscountsState, f: ChooseArrangement) -> Sequence[Action]:
    """Every order of the cards on the occupied slots, or no change (VISC-4.14)."""
    cards = [CARD_IDS[card] for card in s.players[f.seat].board if card != EMPTY]
    orders = permutations(cards)
    next(orders)
    return [KEEP_ORDER, *[Arrange(order) for order in orders]]


@rule.do(ChooseArrangement, Arrange)
def arrange(g: "Viscounts", s: ViscountsState, f: ChooseArrangement, a: Arrange) -> None:
    """The occupied slots stay the same; no card comes to an empty one (VISC-4.14)."""
    board = s.players[f.seat].board
    order = [CARD_NUMBERS[card] for card in a.cards]
    for slot, card in enumerate(board):
        if card != EMPTY:
            board[slot] = order.pop(0)
    tell(s, Rearranged(f.seat, a.cards))


@rule.do(ChooseArrangement, KeepOrder)
def keep_order(g: "Viscounts", s: ViscountsState, f: ChooseArrangement, a: KeepOrder) -> None:
    """Rearranging is optional (VISC-4.1)."""


@rule.refuse(ChooseArrangement, Arrange)
def why_not_arrangement(g: "Viscounts", s: ViscountsState, f: ChooseArrangement, a: Arrange) -> Refusal:
    """All cards on one's own board and no others; the order they have is `KeepOrder` (VISC-4.14)."""
    cards = card_ids([card for card in s.players[f.seat].board if card != EMPTY])
    return no("VISC-4.14", "same" if a.cards == cards else "cards", cards=cards)
