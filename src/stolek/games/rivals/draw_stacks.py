"""Cards on the move: out of a draw stack, under it, out of a hand, to the discard pile (RIVA-4.50, RIVA-7.4 ff.).

Each of these says what happens to the card and what everybody then knows of it. Answers and events number the stacks
from 1, and the places in a stack likewise; the engine counts stacks from 0.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from stolek.games.rivals.cards import BACK, CARD_IDS, Card
from stolek.games.rivals.components import BACKS
from stolek.games.rivals.events.cards import CardDiscarded, CardDrawn, CardPutUnder, CardTaken, StackSearched
from stolek.games.rivals.knowledge import (
    PUBLIC,
    SEEN_BY_ONE,
    SPECTATOR,
    conceal,
    hold,
    is_in_a_set,
    mix,
    seen,
    settle,
)
from stolek.games.rivals.state import FIRST_POOL, RivalsState, other
from stolek.kernel.chance import draw
from stolek.kernel.state import listening, tell
from stolek.kernel.values import Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

Stack: TypeAlias = int


def stack_numbered(number: int) -> Stack:
    """The stack that an answer names."""
    return number - 1


def number_of(stack: Stack) -> int:
    """The number of a stack as answers and events tell it."""
    return stack + 1


def stack_size(s: RivalsState, stack: Stack) -> int:
    """How many cards a draw stack has."""
    return s.unseen[stack] + len(s.stacks[stack].cards)


def stacks_with_cards(s: RivalsState) -> list[Stack]:
    """The draw stacks that are not empty."""
    return [stack for stack in range(len(s.stacks)) if s.unseen[stack] or s.stacks[stack].cards]


def matching_stacks(g: "Rivals", card: Card) -> Sequence[Stack]:
    """The stacks, empty or not, whose cards have the back of this card (RIVA-4.50)."""
    return g.stacks_of_back[BACK[card]]


def why_not_stack(s: RivalsState, number: int) -> Refusal:
    """The stack is empty or does not exist (RIVA-4.54)."""
    return no("RIVA-4.54", "empty" if stack_numbered(number) in range(len(s.stacks)) else "stack")


def card_name(card: Card) -> str:
    """A card as records write it."""
    return CARD_IDS[card]


def draw_top(g: "Rivals", s: RivalsState, stack: Stack, seat: Seat) -> None:
    """The top card of a stack comes to the hand; whoever knew that place knows it there (RIVA-7.10)."""
    back, in_a_set = g.stack_backs[stack], False
    if s.unseen[stack]:
        s.unseen[stack] -= 1
        card, known = draw(s, s.bags[back], card_name), SEEN_BY_ONE[back][seat]
    else:
        s.marks += 1
        card, known = s.stacks[stack].take(0)
        in_a_set = is_in_a_set(known, seat)
        known = seen(known, seat)
    hold(s.hands[seat], card, known)
    if in_a_set:
        settle(s)
    tell(s, CardDrawn((seat,), seat, number_of(stack), BACKS[back], CARD_IDS[card]))


def look_through(g: "Rivals", s: RivalsState, stack: Stack, seat: Seat) -> None:
    """A seat sees every card of a stack in its order; the others learn nothing (RIVA-7.4)."""
    back, pile = g.stack_backs[stack], s.stacks[stack]
    fresh = [draw(s, s.bags[back], card_name) for _ in range(s.unseen[stack])]
    in_a_set = any([is_in_a_set(known, seat) for known in pile.known])
    s.marks += 1
    pile.cards[:0] = fresh
    pile.known[:] = [SEEN_BY_ONE[back][seat]] * len(fresh) + [seen(known, seat) for known in pile.known]
    s.unseen[stack] = 0
    if in_a_set:
        settle(s)
    if listening(s):
        tell(s, StackSearched((seat,), seat, number_of(stack), tuple(CARD_IDS[card] for card in pile.cards)))


def take_from_stack(s: RivalsState, stack: Stack, place: int, seat: Seat) -> None:
    """Take the card at a place, counted from 1, of a stack that the seat looks through (RIVA-7.14)."""
    card, known = s.stacks[stack].take(place - 1)
    hold(s.hands[seat], card, known)
    tell(s, CardTaken((seat,), seat, number_of(stack), place, CARD_IDS[card]))


def put_under(s: RivalsState, seat: Seat, card: Card, stack: Stack) -> None:
    """A hand card goes under a stack; the others see its back and the stack (RIVA-7.11, RIVA-7.15)."""
    hand = s.hands[seat]
    conceal(s, hand, BACK[card], (other(seat), SPECTATOR))
    s.stacks[stack].put(*hand.take(hand.cards.index(card)))
    tell(s, CardPutUnder((seat,), seat, number_of(stack), CARD_IDS[card]))


def put_open_under(s: RivalsState, card: Card, stack: Stack) -> None:
    """A card from the table goes under a stack before everybody's eyes (RIVA-7.5)."""
    s.stacks[stack].put(card, PUBLIC)


def show(s: RivalsState, seat: Seat, card: Card) -> None:
    """A card leaves the hand openly. Which of two equal ones it was, nobody else can tell."""
    hand = s.hands[seat]
    copies = [(hand, i) for i, held in enumerate(hand.cards) if held == card]
    if len(copies) > 1:
        for viewer in (other(seat), SPECTATOR):
            mix(s, viewer, copies)
    _, known = hand.take(hand.cards.index(card))
    if max(known) >= FIRST_POOL:
        settle(s)


def discard(s: RivalsState, card: Card) -> None:
    """A card goes face up on the discard pile (RIVA-4.35)."""
    s.discard.put(card, PUBLIC)
    s.discard_top = card
    tell(s, CardDiscarded(CARD_IDS[card]))
