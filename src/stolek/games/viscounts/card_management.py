"""Phase 1: the cards move one slot right, a new one is played (VISC-4.10 to VISC-4.14)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.viscounts.actions import Play
from stolek.games.viscounts.cards import CARD_CRIMINALS, CARD_IDS, CARD_NUMBERS, DROP_OFF, EMPTY, IMMEDIATE
from stolek.games.viscounts.deck import take_top
from stolek.games.viscounts.events import CardDropped, CardPlayed
from stolek.games.viscounts.frames import ChooseCard, PlayCard, Resolve, ShiftCards
from stolek.games.viscounts.state import ViscountsState, criminals
from stolek.games.viscounts.virtue import gain_corruption
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Action, Refusal, Seat, no
from stolek.kernel.state import then

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts

rule: Chapter["Viscounts", ViscountsState] = Chapter()

PLAYS: Final = tuple(Play(card) for card in CARD_IDS)


@rule.step(ShiftCards)
def shift_cards(g: "Viscounts", s: ViscountsState, f: ShiftCards) -> None:
    """A card that leaves slot 3 lies on the discard pile before its drop-off effect is resolved (VISC-4.10)."""
    player = s.players[f.seat]
    first, second, last = player.board
    player.board[:] = (EMPTY, first, second)
    if last != EMPTY:
        player.discard.append(last)
        if s.events is not None:
            s.events.append(CardDropped(f.seat, CARD_IDS[last]))
        if DROP_OFF[last]:
            then(s, Resolve(f.seat, DROP_OFF[last]))


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
    return [PLAYS[card] for card in s.players[f.seat].hand]


@rule.do(ChooseCard, Play)
def play(g: "Viscounts", s: ViscountsState, f: ChooseCard, a: Play) -> None:
    card = CARD_NUMBERS[a.card]
    s.players[f.seat].hand.remove(card)
    put_into_row(s, f.seat, card, unseen=False)


def put_into_row(s: ViscountsState, seat: Seat, card: int, *, unseen: bool) -> None:
    """A card with criminals brings 1 corruption for every criminal on the board; then its effect (VISC-4.11)."""
    player = s.players[seat]
    player.board[0] = s.played = card
    if s.events is not None:
        s.events.append(CardPlayed(seat, CARD_IDS[card], unseen))
    if CARD_CRIMINALS[card]:
        gain_corruption(s, seat, criminals(player))
    if IMMEDIATE[card]:
        then(s, Resolve(seat, IMMEDIATE[card]))


@rule.refuse(ChooseCard, Play)
def not_in_hand(g: "Viscounts", s: ViscountsState, f: ChooseCard, a: Play) -> Refusal:
    return no("VISC-4.11", "hand", card=a.card)
