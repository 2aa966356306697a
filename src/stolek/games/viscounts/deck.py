"""A player's deck: drawing, shuffling, discarding, destroying (VISC-4.12, VISC-4.85 to VISC-4.88, 4.92, 4.93).

The draw pile is a bag: which of its cards lies on top is decided when somebody takes it. Whether one may take the
unseen top card is public, because the numbers of cards in hand, draw and discard pile are.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.viscounts.actions import DestroyCard, DestroyTop, DiscardCard, DiscardTop, KeepCards
from stolek.games.viscounts.cards import CARD_IDS, CARD_NUMBERS, CARD_VALUES, card_ids
from stolek.games.viscounts.components import CASTLE_LEADER, LARGER_HAND, MORE_CARDS, PLAYER_BOARD, SILVER
from stolek.games.viscounts.effects import Destroy, Discard, Shuffle, handles
from stolek.games.viscounts.events import CardsDrawn, Destroyed, Discarded, NothingDone, Shuffled
from stolek.games.viscounts.frames import ChooseDestroy, ChooseDiscard, DrawCards, Resolve
from stolek.games.viscounts.player import (
    Player,
    criminals,
    deck_of,
    draw_card,
    fill_draw_pile,
    is_open,
    known_to_owner,
    take_from_hand,
)
from stolek.games.viscounts.sources import SHUFFLE_CHECK
from stolek.games.viscounts.state import ViscountsState
from stolek.games.viscounts.virtue import gain_corruption, gain_virtue
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import listening, tell, then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts

rule: Chapter["Viscounts", ViscountsState] = Chapter()

MIN_CARDS: Final = 3
"""No player ever has fewer cards in all zones together (VISC-4.12)."""
DISCARD: Final = tuple(DiscardCard(card) for card in CARD_IDS)
DESTROY: Final = tuple(DestroyCard(card) for card in CARD_IDS)
DISCARD_TOP: Final = DiscardTop()
DESTROY_TOP: Final = DestroyTop()
KEEP_CARDS: Final = KeepCards()


def shuffle_discard_pile(s: ViscountsState, seat: Seat) -> None:
    """The discard pile becomes part of the draw pile (VISC-4.86, VISC-4.87)."""
    player = s.players[seat]
    tell(s, Shuffled(seat, len(player.discard)))
    fill_draw_pile(s, seat, player.discard)
    player.discard.clear()


def check_board(s: ViscountsState, seat: Seat) -> None:
    """At a shuffle criminals on the board bring corruption, none bring virtue (VISC-4.86)."""
    if criminals(s.players[seat]):
        gain_corruption(s, seat, 1, SHUFFLE_CHECK)
    else:
        gain_virtue(s, seat, 1, SHUFFLE_CHECK)


def take_top(s: ViscountsState, seat: Seat) -> int:
    """The top card of the draw pile; an empty one is shuffled first (VISC-4.86)."""
    player = s.players[seat]
    if not player.draw.cards:
        shuffle_discard_pile(s, seat)
        check_board(s, seat)
    return draw_card(s, seat)


def hand_limit(s: ViscountsState, seat: Seat) -> int:
    """Three cards, one more with the third workshop and with the castle leader (VISC-4.85)."""
    limit = PLAYER_BOARD.hand_limit
    if is_open(s.players[seat], LARGER_HAND):
        limit += MORE_CARDS
    if s.leader == seat:
        limit += CASTLE_LEADER.hand_limit
    return limit


@rule.step(DrawCards)
def draw_cards(g: "Viscounts", s: ViscountsState, f: DrawCards) -> None:
    """Draw to the limit or until no card is left; nobody discards down to it (VISC-4.85, VISC-4.88)."""
    draw_up_to(s, f.seat, hand_limit(s, f.seat))


def draw_up_to(s: ViscountsState, seat: Seat, limit: int) -> None:
    """Cards come to the hand one by one, with a shuffle where the draw pile ends."""
    player = s.players[seat]
    known = known_to_owner(s.seats, seat)
    drawn: list[int] = []
    while len(player.hand.cards) < limit and (player.draw.cards or player.discard):
        card = take_top(s, seat)
        player.hand.put(card, known)
        drawn.append(card)
    if drawn and listening(s):
        tell(s, CardsDrawn((seat,), seat, len(drawn), card_ids(sorted(drawn))))


@handles(Shuffle)
def shuffle(g: "Viscounts", s: ViscountsState, f: Resolve, effect: Shuffle) -> None:
    """Needs a card in the discard pile; in the set-up there is no deck yet (VISC-4.87, VISC-2.11)."""
    if s.round and s.players[f.seat].discard:
        shuffle_discard_pile(s, f.seat)
        if g.checks_effects:
            check_board(s, f.seat)
    else:
        tell(s, NothingDone(f.seat, effect.slug, f.source))


@handles(Discard)
def discard(g: "Viscounts", s: ViscountsState, f: Resolve, effect: Discard) -> None:
    """Each of several discards is optional; in the set-up there is nothing to discard (VISC-4.92, VISC-2.11)."""
    player = s.players[f.seat]
    if s.round and (player.hand or player.draw or player.discard):
        then(s, ChooseDiscard(f.seat, effect.amount, f.source))
    else:
        tell(s, NothingDone(f.seat, effect.slug, f.source))


@rule.offer(ChooseDiscard, none="skip")
def discards(g: "Viscounts", s: ViscountsState, f: ChooseDiscard) -> Sequence[Action]:
    """A hand card, the unseen top card, or nothing (VISC-4.92)."""
    player = s.players[f.seat]
    offers: list[Action] = [DISCARD[card] for card in player.hand.cards]
    if player.draw or player.discard:
        offers.append(DISCARD_TOP)
    if offers:
        offers.append(KEEP_CARDS)
    return offers


@rule.do(ChooseDiscard, DiscardCard)
def discard_card(g: "Viscounts", s: ViscountsState, f: ChooseDiscard, a: DiscardCard) -> None:
    player, card = s.players[f.seat], CARD_NUMBERS[a.card]
    take_from_hand(player, card)
    player.discard.append(card)
    tell(s, Discarded(f.seat, a.card, False))
    if f.amount > 1:
        then(s, ChooseDiscard(f.seat, f.amount - 1, f.source))


@rule.do(ChooseDiscard, DiscardTop)
def discard_top(g: "Viscounts", s: ViscountsState, f: ChooseDiscard, a: DiscardTop) -> None:
    """The card is seen only after the decision (VISC-7.1)."""
    card = take_top(s, f.seat)
    s.players[f.seat].discard.append(card)
    tell(s, Discarded(f.seat, CARD_IDS[card], True))
    if f.amount > 1:
        then(s, ChooseDiscard(f.seat, f.amount - 1, f.source))


@rule.do(ChooseDiscard, KeepCards)
def keep_instead(g: "Viscounts", s: ViscountsState, f: ChooseDiscard, a: KeepCards) -> None:
    """Nothing, and nothing more: discarding later instead of now would be the same (VISC-4.1)."""


@handles(Destroy)
def destroy(g: "Viscounts", s: ViscountsState, f: Resolve, effect: Destroy) -> None:
    """Each of several destructions is optional (VISC-4.93)."""
    if s.round and may_destroy(s.players[f.seat]):
        then(s, ChooseDestroy(f.seat, effect.amount, f.source))
    else:
        tell(s, NothingDone(f.seat, effect.slug, f.source))


def may_destroy(player: Player) -> bool:
    """More than three cards in all, and one of them in hand or to be drawn (VISC-4.12, VISC-4.93)."""
    return len(deck_of(player)) > MIN_CARDS and bool(player.hand or player.draw or player.discard)


@rule.offer(ChooseDestroy, none="skip")
def destructions(g: "Viscounts", s: ViscountsState, f: ChooseDestroy) -> Sequence[Action]:
    """As a discard, but never below three cards in all (VISC-4.12, VISC-4.93)."""
    player = s.players[f.seat]
    if not may_destroy(player):
        return ()
    offers: list[Action] = [DESTROY[card] for card in player.hand.cards]
    if player.draw or player.discard:
        offers.append(DESTROY_TOP)
    if offers:
        offers.append(KEEP_CARDS)
    return offers


@rule.do(ChooseDestroy, DestroyCard)
def destroy_card(g: "Viscounts", s: ViscountsState, f: ChooseDestroy, a: DestroyCard) -> None:
    card = CARD_NUMBERS[a.card]
    take_from_hand(s.players[f.seat], card)
    remove_card(s, f.seat, card, unseen=False)
    if f.amount > 1:
        then(s, ChooseDestroy(f.seat, f.amount - 1, f.source))


@rule.do(ChooseDestroy, DestroyTop)
def destroy_top(g: "Viscounts", s: ViscountsState, f: ChooseDestroy, a: DestroyTop) -> None:
    """The card is seen only after the decision (VISC-7.1)."""
    remove_card(s, f.seat, take_top(s, f.seat), unseen=True)
    if f.amount > 1:
        then(s, ChooseDestroy(f.seat, f.amount - 1, f.source))


@rule.do(ChooseDestroy, KeepCards)
def spare_cards(g: "Viscounts", s: ViscountsState, f: ChooseDestroy, a: KeepCards) -> None:
    """Nothing, and nothing more (VISC-4.1)."""


def remove_card(s: ViscountsState, seat: Seat, card: int, *, unseen: bool) -> None:
    """A destroyed card leaves the game; its owner gains silver equal to its value (VISC-4.93)."""
    s.removed.append(card)
    s.players[seat].goods[SILVER] += CARD_VALUES[card]
    tell(s, Destroyed(seat, CARD_IDS[card], unseen, CARD_VALUES[card]))


@rule.refuse(ChooseDiscard, DiscardCard)
def why_not_discard(g: "Viscounts", s: ViscountsState, f: ChooseDiscard, a: DiscardCard) -> Refusal:
    return why_not_from_hand(a.card, "VISC-4.92")


@rule.refuse(ChooseDestroy, DestroyCard)
def why_not_destroy(g: "Viscounts", s: ViscountsState, f: ChooseDestroy, a: DestroyCard) -> Refusal:
    """Cards on the board or in the discard pile cannot be destroyed directly (VISC-4.93)."""
    return why_not_from_hand(a.card, "VISC-4.93")


@rule.refuse(ChooseDiscard, DiscardTop)
def why_not_discard_top(g: "Viscounts", s: ViscountsState, f: ChooseDiscard, a: DiscardTop) -> Refusal:
    return no("VISC-4.92", "no-top")


@rule.refuse(ChooseDestroy, DestroyTop)
def why_not_destroy_top(g: "Viscounts", s: ViscountsState, f: ChooseDestroy, a: DestroyTop) -> Refusal:
    return no("VISC-4.93", "no-top")


def why_not_from_hand(card: str, rule_id: str) -> Refusal:
    """The card is not in hand."""
    return no(rule_id, "hand", card=card)
