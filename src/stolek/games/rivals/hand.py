"""The hand at the end of a turn: replenish, put away, exchange, search (RIVA-4.53 to RIVA-4.65)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.rivals.actions import (
    DRAW,
    LOOK,
    PUT_UNDER,
    DrawFrom,
    FreeExchange,
    LookThrough,
    PaidSearch,
    PutUnder,
    SkipExchange,
    TakeFromStack,
)
from stolek.games.rivals.cards import CARD, CARD_IDS
from stolek.games.rivals.chapter import RivalsChapter
from stolek.games.rivals.draw_stacks import (
    draw_top,
    look_through,
    matching_stacks,
    put_under,
    stack_numbered,
    stack_size,
    stacks_with_cards,
    take_from_stack,
    why_not_stack,
)
from stolek.games.rivals.events.cards import ExchangeBegun
from stolek.games.rivals.frames.turn import (
    DrawCard,
    ExchangeAway,
    ExchangeCard,
    PayForSearch,
    PutCardAway,
    Replenish,
    SearchStack,
    TakeSearchedCard,
)
from stolek.games.rivals.paying import pay_any
from stolek.games.rivals.points import hand_limit
from stolek.games.rivals.requirements import why_not_held
from stolek.games.rivals.state import RivalsState
from stolek.kernel.state import tell, then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Final = RivalsChapter()


@rule.step(Replenish)
def replenish(g: "Rivals", s: RivalsState, f: Replenish) -> None:
    """Card by card up to the limit, or down to it (RIVA-4.53 to RIVA-4.55)."""
    held, limit = len(s.hands[f.seat].cards), hand_limit(s, f.seat)
    if held < limit and stacks_with_cards(s):
        then(s, DrawCard(f.seat), f)
    elif held > limit:
        then(s, PutCardAway(f.seat), f)


@rule.offer(DrawCard)
def stacks_to_draw_from(g: "Rivals", s: RivalsState, f: DrawCard) -> Sequence[Action]:
    """Any draw stack with a card (RIVA-4.54)."""
    return [DRAW[i] for i in stacks_with_cards(s)]


@rule.do(DrawCard, DrawFrom)
def draw_card(g: "Rivals", s: RivalsState, f: DrawCard, a: DrawFrom) -> None:
    """Its top card is seen before the next choice (RIVA-4.54)."""
    draw_top(g, s, stack_numbered(a.stack), f.seat)


@rule.refuse(DrawCard, DrawFrom)
def why_not_draw(g: "Rivals", s: RivalsState, f: DrawCard, a: DrawFrom) -> Refusal:
    """The stack is empty or does not exist."""
    return why_not_stack(s, a.stack)


@rule.offer(PutCardAway)
def cards_to_put_away(g: "Rivals", s: RivalsState, f: PutCardAway) -> Sequence[Action]:
    """Every card with every stack of its back (RIVA-4.55)."""
    return _cards_and_stacks(g, s, f.seat)


@rule.offer(ExchangeAway)
def cards_to_exchange(g: "Rivals", s: RivalsState, f: ExchangeAway) -> Sequence[Action]:
    """The same for an exchange (RIVA-4.62)."""
    return _cards_and_stacks(g, s, f.seat)


def _cards_and_stacks(g: "Rivals", s: RivalsState, seat: Seat) -> Sequence[Action]:
    return [PUT_UNDER[card][stack] for card in dict.fromkeys(s.hands[seat].cards) for stack in matching_stacks(g, card)]


@rule.do(PutCardAway, PutUnder)
def put_card_away(g: "Rivals", s: RivalsState, f: PutCardAway, a: PutUnder) -> None:
    """A card above the limit goes under a stack (RIVA-4.55)."""
    put_under(s, f.seat, CARD[a.card], stack_numbered(a.stack))


@rule.do(ExchangeAway, PutUnder)
def exchange_away(g: "Rivals", s: RivalsState, f: ExchangeAway, a: PutUnder) -> None:
    """The exchanged card is part of its stack from now on (RIVA-4.64)."""
    put_under(s, f.seat, CARD[a.card], stack_numbered(a.stack))


@rule.refuse(PutCardAway, PutUnder)
def why_not_put_away(g: "Rivals", s: RivalsState, f: PutCardAway, a: PutUnder) -> Refusal:
    """Not held, or a stack with another back (RIVA-4.50)."""
    return why_not_held(s, f.seat, a.card) or no("RIVA-4.50", "back", card=a.card)


@rule.refuse(ExchangeAway, PutUnder)
def why_not_exchange_away(g: "Rivals", s: RivalsState, f: ExchangeAway, a: PutUnder) -> Refusal:
    """Not held, or a stack with another back (RIVA-4.50)."""
    return why_not_held(s, f.seat, a.card) or no("RIVA-4.50", "back", card=a.card)


@rule.offer(ExchangeCard, none="skip")
def exchanges(g: "Rivals", s: RivalsState, f: ExchangeCard) -> Sequence[Action]:
    """Nothing, a free exchange, or a search that can be paid; without a hand card none (RIVA-4.62, RIVA-4.63)."""
    if not s.hands[f.seat].cards:
        return []
    p = s.princes[f.seat]
    return _WITH_SEARCH if sum(p.have) >= p.search_cost else _WITHOUT_SEARCH


_WITHOUT_SEARCH: Sequence[Action] = (SkipExchange(), FreeExchange())
_WITH_SEARCH: Sequence[Action] = (*_WITHOUT_SEARCH, PaidSearch())


@rule.do(ExchangeCard, SkipExchange)
def skip_exchange(g: "Rivals", s: RivalsState, f: ExchangeCard, a: SkipExchange) -> None:
    """The turn ends."""


@rule.do(ExchangeCard, FreeExchange)
def free_exchange(g: "Rivals", s: RivalsState, f: ExchangeCard, a: FreeExchange) -> None:
    """Put a card away, draw the top card of any stack (RIVA-4.62)."""
    tell(s, ExchangeBegun(f.seat, False))
    then(s, ExchangeAway(f.seat), DrawCard(f.seat))


@rule.do(ExchangeCard, PaidSearch)
def paid_search(g: "Rivals", s: RivalsState, f: ExchangeCard, a: PaidSearch) -> None:
    """Put a card away, pay, look through a stack, take a card (RIVA-4.63)."""
    tell(s, ExchangeBegun(f.seat, True))
    then(s, ExchangeAway(f.seat), PayForSearch(f.seat), SearchStack(f.seat))


@rule.refuse(ExchangeCard, PaidSearch)
def why_not_search(g: "Rivals", s: RivalsState, f: ExchangeCard, a: PaidSearch) -> Refusal:
    """Too few resources."""
    return no("RIVA-4.63", "price", price=s.princes[f.seat].search_cost)


@rule.step(PayForSearch)
def pay_for_search(g: "Rivals", s: RivalsState, f: PayForSearch) -> None:
    """Any 2 resources; less with a Parish Hall or Town Hall (RIVA-4.63)."""
    price = s.princes[f.seat].search_cost
    if price:
        pay_any(s, f.seat, price, "RIVA-4.63")


@rule.offer(SearchStack)
def stacks_to_search(g: "Rivals", s: RivalsState, f: SearchStack) -> Sequence[Action]:
    """Any draw stack of any set with a card."""
    return [LOOK[i] for i in stacks_with_cards(s)]


@rule.do(SearchStack, LookThrough)
def search_stack(g: "Rivals", s: RivalsState, f: SearchStack, a: LookThrough) -> None:
    """The player sees the stack and must take a card of it (RIVA-4.63)."""
    look_through(g, s, stack_numbered(a.stack), f.seat)
    then(s, TakeSearchedCard(f.seat, a.stack))


@rule.refuse(SearchStack, LookThrough)
def why_not_search_stack(g: "Rivals", s: RivalsState, f: SearchStack, a: LookThrough) -> Refusal:
    """The stack is empty or does not exist."""
    return why_not_stack(s, a.stack)


@rule.offer(TakeSearchedCard)
def cards_of_stack(g: "Rivals", s: RivalsState, f: TakeSearchedCard) -> Sequence[Action]:
    """Every card of the stack, by its place."""
    cards = s.stacks[stack_numbered(f.stack)].cards
    return [TakeFromStack(place, CARD_IDS[card]) for place, card in enumerate(cards, start=1)]


@rule.do(TakeSearchedCard, TakeFromStack)
def take_searched_card(g: "Rivals", s: RivalsState, f: TakeSearchedCard, a: TakeFromStack) -> None:
    """The order of the others stays."""
    take_from_stack(s, stack_numbered(f.stack), a.place, f.seat)


@rule.refuse(TakeSearchedCard, TakeFromStack)
def why_not_take_searched(g: "Rivals", s: RivalsState, f: TakeSearchedCard, a: TakeFromStack) -> Refusal:
    """That card does not lie there."""
    return no("RIVA-4.63", "place", cards=stack_size(s, stack_numbered(f.stack)))
