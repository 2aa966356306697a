"""Who knows which card: drawing, looking, putting under a stack, and what is forgotten by it (RIVA-7.4 to RIVA-7.15).

What a viewer cannot tell apart is one pool: all unseen cards of a back, or a set of cards of which he knows the faces
but not the places. When a card is moved by a choice that he does not see, everything that the choice was made among is
mixed for him (RIVA-7.11, RIVA-7.15); what was taken from a public place stays as sure as it was (RIVA-7.14).
"""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.rivals.cards import BACK, CARD_IDS
from stolek.games.rivals.components import BACKS
from stolek.games.rivals.events import CardDiscarded
from stolek.games.rivals.hidden_events import CardDrawn, CardPutUnder, CardTaken, StackSearched
from stolek.games.rivals.state import FIRST_POOL, RivalsState, other
from stolek.kernel.chance import draw
from stolek.kernel.generator import Generator
from stolek.kernel.leaf import Seat
from stolek.kernel.pile import KNOWN, Knowledge, Pile, known_to_all, look, redeal, seen_by, unknown_to_all
from stolek.kernel.state import tell

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

SPECTATOR: Final = 2
VIEWERS: Final = range(3)
UNKNOWN: Final = tuple(unknown_to_all(2, back + 1) for back in range(len(BACKS)))
PUBLIC: Final = known_to_all(2)
_DRAWN: Final = tuple(tuple(seen_by(row, (Seat(seat),)) for seat in range(2)) for row in UNKNOWN)

Spot = tuple[Pile, int]


def card_name(card: int) -> str:
    """A card as records write it."""
    return CARD_IDS[card]


def stack_size(s: RivalsState, stack: int) -> int:
    """How many cards a draw stack has."""
    return s.unseen[stack] + len(s.stacks[stack].cards)


def matching_stacks(g: "Rivals", card: int) -> Sequence[int]:
    """The stacks, empty or not, whose cards have the back of this card (RIVA-4.50)."""
    return g.stacks_of_back[BACK[card]]


def draw_top(g: "Rivals", s: RivalsState, stack: int, seat: Seat) -> None:
    """The top card of a stack comes to the hand; whoever knew that place knows it there (RIVA-7.10)."""
    back, in_a_set = g.stack_backs[stack], False
    if s.unseen[stack]:
        s.unseen[stack] -= 1
        card, known = draw(s, s.bags[back], card_name), _DRAWN[back][seat]
    else:
        s.marks += 1
        card, known = s.stacks[stack].take(0)
        in_a_set = known[seat] >= FIRST_POOL
        known = seen(known, seat)
    hold(s.hands[seat], card, known)
    if in_a_set:
        settle(s)
    if s.events is not None:
        tell(s, CardDrawn((seat,), seat, stack + 1, BACKS[back], CARD_IDS[card]))


def look_through(g: "Rivals", s: RivalsState, stack: int, seat: Seat) -> None:
    """A seat sees every card of a stack in its order; the others learn nothing (RIVA-7.4)."""
    back, pile = g.stack_backs[stack], s.stacks[stack]
    fresh = [draw(s, s.bags[back], card_name) for _ in range(s.unseen[stack])]
    in_a_set = any([known[seat] >= FIRST_POOL for known in pile.known])
    s.marks += 1
    pile.cards[:0] = fresh
    pile.known[:] = [_DRAWN[back][seat]] * len(fresh) + [seen(known, seat) for known in pile.known]
    s.unseen[stack] = 0
    if in_a_set:
        settle(s)
    if s.events is not None:
        tell(s, StackSearched((seat,), seat, stack + 1, tuple(CARD_IDS[card] for card in pile.cards)))


def changed_for(known: Knowledge, viewer: int, pool: int) -> Knowledge:
    """The same knowledge with another pool for one of the three viewers."""
    return (*known[:viewer], pool, *known[viewer + 1 :])


def seen(known: Knowledge, seat: Seat) -> Knowledge:
    """The knowledge after this seat has seen the card; the quick form of `seen_by` for one of two seats."""
    return (KNOWN, known[1], known[2]) if seat == 0 else (known[0], KNOWN, known[2])


def hold(hand: Pile, card: int, known: Knowledge) -> None:
    """A card comes to a hand, at its place in the order."""
    i = bisect_left(hand.cards, card)
    while i < len(hand.cards) and hand.cards[i] == card and hand.known[i] < known:
        i += 1
    hand.cards.insert(i, card)
    hand.known.insert(i, known)


def take_from_stack(s: RivalsState, stack: int, place: int, seat: Seat) -> None:
    """Take the card at a place of a stack that the seat looks through; the place is public (RIVA-7.14)."""
    card, known = s.stacks[stack].take(place)
    hold(s.hands[seat], card, known)
    if s.events is not None:
        tell(s, CardTaken((seat,), seat, stack + 1, place + 1, CARD_IDS[card]))


def see_all(s: RivalsState, pile: Pile, seat: Seat) -> None:
    """A seat sees a whole hand, or the discard pile (RIVA-7.4)."""
    look(s, pile, seat)
    pile.sort()
    settle(s)


def put_under(s: RivalsState, seat: Seat, card: int, stack: int) -> None:
    """A hand card goes under a stack; the others see its back and the stack (RIVA-7.11, RIVA-7.15)."""
    hand = s.hands[seat]
    conceal(s, hand, BACK[card], (other(seat), SPECTATOR))
    s.stacks[stack].put(*hand.take(hand.cards.index(card)))
    if s.events is not None:
        tell(s, CardPutUnder((seat,), seat, stack + 1, CARD_IDS[card]))


def put_open_under(s: RivalsState, card: int, stack: int) -> None:
    """A card from the table goes under a stack before everybody's eyes (RIVA-7.5)."""
    s.stacks[stack].put(card, PUBLIC)


def show(s: RivalsState, seat: Seat, card: int) -> None:
    """A card leaves the hand openly. Which of two equal ones it was, nobody else can tell."""
    hand = s.hands[seat]
    copies = [(hand, i) for i, held in enumerate(hand.cards) if held == card]
    if len(copies) > 1:
        for viewer in (other(seat), SPECTATOR):
            mix(s, viewer, copies)
    _, known = hand.take(hand.cards.index(card))
    if max(known) >= FIRST_POOL:
        settle(s)


def discard(s: RivalsState, card: int) -> None:
    """A card goes face up on the discard pile (RIVA-4.35)."""
    s.discard.put(card, PUBLIC)
    s.top = card
    if s.events is not None:
        tell(s, CardDiscarded(CARD_IDS[card]))


def conceal(s: RivalsState, pile: Pile, back: int, viewers: Iterable[int]) -> None:
    """Somebody chooses among the cards of one back in a pile, unseen by these viewers (RIVA-7.15)."""
    places = [i for i, card in enumerate(pile.cards) if BACK[card] == back]
    for viewer in viewers:
        for i in places:
            if pile.known[i][viewer] != back + 1:
                mix(s, viewer, [(pile, i) for i in places])
                break


def mix(s: RivalsState, viewer: int, spots: Sequence[Spot]) -> None:
    """From now on the viewer cannot tell the cards at these places apart, nor those they were mixed with before."""
    pools = sorted({pile.known[i][viewer] for pile, i in spots})
    if len(pools) == 1 and (pools[0] != KNOWN or len(spots) == 1):
        return
    mixed = [pool for pool in pools if pool != KNOWN]
    if mixed:
        pool = mixed[0]
    else:
        pool = s.pools
        s.pools += 1
    changed = [*spots, *_spots_of(s, viewer, mixed[1:])]
    for pile, i in changed:
        pile.known[i] = changed_for(pile.known[i], viewer, pool)
    _sort_hands(s)


def settle(s: RivalsState) -> None:
    """Whoever can tell all cards of a set but one knows that one as well."""
    if s.pools == FIRST_POOL:
        return
    found: dict[tuple[int, int], list[Spot]] = {}
    for pile in (*s.hands, *s.stacks, s.discard):
        for i, known in enumerate(pile.known):
            if max(known) >= FIRST_POOL:
                for viewer, pool in enumerate(known):
                    if pool >= FIRST_POOL:
                        found.setdefault((viewer, pool), []).append((pile, i))
    for (viewer, _), spots in found.items():
        if len(spots) == 1:
            pile, i = spots[0]
            pile.known[i] = changed_for(pile.known[i], viewer, KNOWN)
    _sort_hands(s)
    if not found:
        s.pools = FIRST_POOL


def _sort_hands(s: RivalsState) -> None:
    """After a change of knowledge; the order inside a hand must not tell how it came about."""
    for hand in (*s.hands, s.discard):
        hand.sort()


def _spots_of(s: RivalsState, viewer: int, pools: Sequence[int]) -> list[Spot]:
    if not pools:
        return []
    return [
        (pile, i)
        for pile in (*s.hands, *s.stacks, s.discard)
        for i, known in enumerate(pile.known)
        if known[viewer] in pools
    ]


def deal_anew(s: RivalsState, seat: Seat | None, rng: Generator) -> None:
    """Spread the unseen cards of each back over the hand and stack places that the viewer does not know (RIVA-7.9)."""
    unseen = [Pile(bag, _nobody_knows(back, len(bag)), ordered=False) for back, bag in enumerate(s.bags)]
    redeal(s, [*s.hands, *s.stacks, s.discard, *unseen], seat, rng)


def _nobody_knows(back: int, count: int) -> list[Knowledge]:
    return [UNKNOWN[back]] * count
