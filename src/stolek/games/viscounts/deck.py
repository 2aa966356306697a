"""The own deck: drawing, shuffling, discarding, destroying (VISC-4.12, VISC-4.85 to VISC-4.88, VISC-4.92, VISC-4.93).

The draw pile is a bag: which of its cards lies on top is decided when somebody takes it. Whether one may take the
unseen top card is public, because the numbers of cards in hand, draw and discard pile are.
"""

from bisect import insort
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.viscounts.actions import DestroyCard, DestroyTop, DiscardCard, DiscardTop, KeepCards
from stolek.games.viscounts.cards import CARD_IDS, CARD_NUMBERS, CARD_VALUES, EMPTY, card_id, card_ids
from stolek.games.viscounts.components import LARGER_HAND, OTHER_CARDS, PLAYER_BOARD, SILVER, SLOTS
from stolek.games.viscounts.effects import Destroy, Discard, Shuffle
from stolek.games.viscounts.events import CardsDrawn, Destroyed, Discarded, Shuffled
from stolek.games.viscounts.frames import ChooseDestroy, ChooseDiscard, DrawCards
from stolek.games.viscounts.resolve import effect
from stolek.games.viscounts.state import Player, ViscountsState, criminals
from stolek.games.viscounts.virtue import gain_corruption, gain_virtue
from stolek.kernel.chance import draw
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Action, Refusal, Seat, no
from stolek.kernel.state import tell, then

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts

rule: Chapter["Viscounts", ViscountsState] = Chapter()

FEWEST_CARDS: Final = 3
"""No player ever has fewer cards in all zones together (VISC-4.12)."""
DISCARD: Final = tuple(DiscardCard(card) for card in CARD_IDS)
DESTROY: Final = tuple(DestroyCard(card) for card in CARD_IDS)
DISCARD_TOP: Final = DiscardTop()
DESTROY_TOP: Final = DestroyTop()
KEEP_CARDS: Final = KeepCards()
LEADER_HAND: Final = OTHER_CARDS["castle_leader"].hand_limit
WORKSHOP_HAND: Final = next(slot.unlocks.amount for slot in SLOTS if slot.unlocks.effect == "hand_limit")


def shuffle_discard_pile(s: ViscountsState, seat: Seat) -> None:
    """The discard pile becomes part of the draw pile; the board is checked for criminals (VISC-4.86, VISC-4.87)."""
    player = s.players[seat]
    if s.events is not None:
        s.events.append(Shuffled(seat, len(player.discard)))
    player.draw += player.discard
    player.discard.clear()
    if criminals(player):
        gain_corruption(s, seat, 1)
    else:
        gain_virtue(s, seat, 1)


def take_top(s: ViscountsState, seat: Seat) -> int:
    """The top card of the draw pile; an empty one is shuffled first (VISC-4.86)."""
    player = s.players[seat]
    if not player.draw:
        shuffle_discard_pile(s, seat)
    return draw(s, player.draw, card_id)


def hand_limit(s: ViscountsState, seat: Seat) -> int:
    """Three cards, one more with the third workshop and with the castle leader (VISC-4.85)."""
    limit = PLAYER_BOARD.hand_limit
    if s.players[seat].built & LARGER_HAND:
        limit += WORKSHOP_HAND
    if s.leader == seat:
        limit += LEADER_HAND
    return limit


@rule.step(DrawCards)
def draw_cards(g: "Viscounts", s: ViscountsState, f: DrawCards) -> None:
    """Draw to the limit or until no card is left; nobody discards down to it (VISC-4.85, VISC-4.88)."""
    draw_up_to(s, f.seat, hand_limit(s, f.seat))


def draw_up_to(s: ViscountsState, seat: Seat, limit: int) -> None:
    """Cards come to the hand one by one, with a shuffle where the draw pile ends."""
    player = s.players[seat]
    drawn: list[int] = []
    while len(player.hand) < limit and (player.draw or player.discard):
        card = take_top(s, seat)
        drawn.append(card)
        insort(player.hand, card)
    if drawn and s.events is not None:
        s.events.append(CardsDrawn((seat,), seat, len(drawn), card_ids(sorted(drawn))))


def deck_size(player: Player) -> int:
    """Cards in all zones together (VISC-4.12)."""
    occupied = len(player.board) - player.board.count(EMPTY)
    return len(player.hand) + len(player.draw) + len(player.discard) + occupied


@effect(Shuffle)
def shuffle(s: ViscountsState, seat: Seat, e: Shuffle) -> None:
    """Needs a card in the discard pile; in the set-up there is no deck yet (VISC-4.87, VISC-2.11)."""
    if s.round and s.players[seat].discard:
        shuffle_discard_pile(s, seat)


@effect(Discard)
def discard(s: ViscountsState, seat: Seat, e: Discard) -> None:
    """So many separate discards, each optional; in the set-up there is nothing to discard (VISC-4.92, VISC-2.11)."""
    if s.round:
        then(s, ChooseDiscard(seat, e.amount))


@rule.offer(ChooseDiscard, none="skip")
def discards(g: "Viscounts", s: ViscountsState, f: ChooseDiscard) -> Sequence[Action]:
    """A hand card, the unseen top card, or nothing (VISC-4.92)."""
    player = s.players[f.seat]
    offers: list[Action] = [DISCARD[card] for card in player.hand if card > f.after]
    if player.draw or player.discard:
        offers.append(DISCARD_TOP)
    if offers:
        offers.append(KEEP_CARDS)
    return offers


@rule.do(ChooseDiscard, DiscardCard)
def discard_card(g: "Viscounts", s: ViscountsState, f: ChooseDiscard, a: DiscardCard) -> None:
    """Of two hand cards the order makes no difference, so the later one has the higher number."""
    player, card = s.players[f.seat], CARD_NUMBERS[a.card]
    player.hand.remove(card)
    player.discard.append(card)
    tell(s, Discarded(f.seat, a.card, False))
    if f.amount > 1:
        then(s, ChooseDiscard(f.seat, f.amount - 1, card))


@rule.do(ChooseDiscard, DiscardTop)
def discard_top(g: "Viscounts", s: ViscountsState, f: ChooseDiscard, a: DiscardTop) -> None:
    """The card is seen only after the decision (VISC-7.1)."""
    card = take_top(s, f.seat)
    s.players[f.seat].discard.append(card)
    tell(s, Discarded(f.seat, CARD_IDS[card], True))
    if f.amount > 1:
        then(s, ChooseDiscard(f.seat, f.amount - 1))


@rule.do(ChooseDiscard, KeepCards)
def keep_instead(g: "Viscounts", s: ViscountsState, f: ChooseDiscard, a: KeepCards) -> None:
    """Nothing, and nothing more: discarding later instead of now would be the same (VISC-4.1)."""


@effect(Destroy)
def destroy(s: ViscountsState, seat: Seat, e: Destroy) -> None:
    """So many separate destructions, each optional (VISC-4.93)."""
    if s.round:
        then(s, ChooseDestroy(seat, e.amount))


@rule.offer(ChooseDestroy, none="skip")
def destructions(g: "Viscounts", s: ViscountsState, f: ChooseDestroy) -> Sequence[Action]:
    """As a discard, but never below three cards in all (VISC-4.12, VISC-4.93)."""
    player = s.players[f.seat]
    if deck_size(player) <= FEWEST_CARDS:
        return ()
    offers: list[Action] = [DESTROY[card] for card in player.hand if card > f.after]
    if player.draw or player.discard:
        offers.append(DESTROY_TOP)
    if offers:
        offers.append(KEEP_CARDS)
    return offers


@rule.do(ChooseDestroy, DestroyCard)
def destroy_card(g: "Viscounts", s: ViscountsState, f: ChooseDestroy, a: DestroyCard) -> None:
    card = CARD_NUMBERS[a.card]
    s.players[f.seat].hand.remove(card)
    remove_card(s, f.seat, card, unseen=False)
    if f.amount > 1:
        then(s, ChooseDestroy(f.seat, f.amount - 1, card))


@rule.do(ChooseDestroy, DestroyTop)
def destroy_top(g: "Viscounts", s: ViscountsState, f: ChooseDestroy, a: DestroyTop) -> None:
    """The card is seen only after the decision (VISC-7.1)."""
    remove_card(s, f.seat, take_top(s, f.seat), unseen=True)
    if f.amount > 1:
        then(s, ChooseDestroy(f.seat, f.amount - 1))


@rule.do(ChooseDestroy, KeepCards)
def spare_cards(g: "Viscounts", s: ViscountsState, f: ChooseDestroy, a: KeepCards) -> None:
    """Nothing, and nothing more (VISC-4.1)."""


def remove_card(s: ViscountsState, seat: Seat, card: int, *, unseen: bool) -> None:
    """A destroyed card leaves the game; its owner gains silver equal to its value (VISC-4.93)."""
    s.removed.append(card)
    s.players[seat].goods[SILVER] += CARD_VALUES[card]
    tell(s, Destroyed(seat, CARD_IDS[card], unseen, CARD_VALUES[card]))


@rule.refuse(ChooseDiscard, DiscardCard)
def no_discard(g: "Viscounts", s: ViscountsState, f: ChooseDiscard, a: DiscardCard) -> Refusal:
    return not_from_hand(s, f.seat, a.card, "VISC-4.92")


@rule.refuse(ChooseDestroy, DestroyCard)
def no_destruction(g: "Viscounts", s: ViscountsState, f: ChooseDestroy, a: DestroyCard) -> Refusal:
    """Cards on the board or in the discard pile cannot be destroyed directly (VISC-4.93)."""
    return not_from_hand(s, f.seat, a.card, "VISC-4.93")


@rule.refuse(ChooseDiscard, DiscardTop)
def no_discard_top(g: "Viscounts", s: ViscountsState, f: ChooseDiscard, a: DiscardTop) -> Refusal:
    return no("VISC-4.92", "no-top")


@rule.refuse(ChooseDestroy, DestroyTop)
def no_destroy_top(g: "Viscounts", s: ViscountsState, f: ChooseDestroy, a: DestroyTop) -> Refusal:
    return no("VISC-4.93", "no-top")


def not_from_hand(s: ViscountsState, seat: Seat, card: str, rule_id: str) -> Refusal:
    """The card is not in hand, or its turn has passed: later cards have higher numbers."""
    held = card in card_ids(s.players[seat].hand)
    return no(rule_id, "order" if held else "hand", card=card)
