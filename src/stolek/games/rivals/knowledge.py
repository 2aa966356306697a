"""Who knows which card, and what is forgotten (RIVA-7.4 to RIVA-7.15).

What a viewer cannot tell apart is one pool: all unseen cards of a back, or a set of cards of which they know the faces
but not the places. When a card is moved by a choice that they do not see, everything that the choice was made among is
mixed for them (RIVA-7.11, RIVA-7.15); what was taken from a public place stays as sure as it was (RIVA-7.14).
"""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import Final

from stolek.games.rivals.cards import BACK, Card
from stolek.games.rivals.components import SETS, Back
from stolek.games.rivals.state import FIRST_POOL, RivalsState
from stolek.kernel.generator import Generator
from stolek.kernel.pile import KNOWN, Knowledge, Pile, known_to_all, look, redeal, seen_by, unknown_to_all
from stolek.kernel.values import Seat

SPECTATOR: Final = 2
PUBLIC: Final = known_to_all(2)

Spot = tuple[Pile, int]


def pool_of(back: Back) -> int:
    """The pool of all cards with a back that a viewer has not seen."""
    return back + 1


UNKNOWN: Final = tuple(unknown_to_all(2, pool_of(back)) for back in range(len(SETS)))
"""Per back what is known of a card that nobody has seen."""
SEEN_BY_ONE: Final = tuple(tuple(seen_by(known, (Seat(seat),)) for seat in range(2)) for known in UNKNOWN)
"""Per back and seat what is known of a card that this seat alone has seen."""


def seen(known: Knowledge, seat: Seat) -> Knowledge:
    """The knowledge after this seat has seen the card; the quick form of `seen_by` for one of two seats."""
    return (KNOWN, known[1], known[2]) if seat == 0 else (known[0], KNOWN, known[2])


def hold(hand: Pile, card: Card, known: Knowledge) -> None:
    """A card comes to a hand, at its place in the order."""
    i = bisect_left(hand.cards, card)
    while i < len(hand.cards) and hand.cards[i] == card and hand.known[i] < known:
        i += 1
    hand.cards.insert(i, card)
    hand.known.insert(i, known)


def is_in_a_set(known: Knowledge, seat: Seat) -> bool:
    """Does the seat know the card as one of a set whose places it cannot tell apart?"""
    return known[seat] >= FIRST_POOL


def see_all(s: RivalsState, pile: Pile, seat: Seat) -> None:
    """A seat sees a whole hand, or the discard pile (RIVA-7.4)."""
    look(s, pile, seat)
    pile.sort()
    settle(s)


def conceal(s: RivalsState, pile: Pile, back: Back, viewers: Iterable[int]) -> None:
    """Somebody chooses among the cards of one back in a pile, unseen by these viewers (RIVA-7.15)."""
    places = [i for i, card in enumerate(pile.cards) if BACK[card] == back]
    for viewer in viewers:
        for i in places:
            if pile.known[i][viewer] != pool_of(back):
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
        pool = s.next_pool
        s.next_pool += 1
    for pile, i in [*spots, *_spots_in(s, viewer, mixed[1:])]:
        pile.known[i] = _with_pool(pile.known[i], viewer, pool)
    _sort_hands(s)


def settle(s: RivalsState) -> None:
    """Whoever can tell all cards of a set but one knows that one as well."""
    if s.next_pool == FIRST_POOL:
        return
    found: dict[tuple[int, int], list[Spot]] = {}
    for pile in _piles(s):
        for i, known in enumerate(pile.known):
            if max(known) >= FIRST_POOL:
                for viewer, pool in enumerate(known):
                    if pool >= FIRST_POOL:
                        found.setdefault((viewer, pool), []).append((pile, i))
    for (viewer, _), spots in found.items():
        if len(spots) == 1:
            pile, i = spots[0]
            pile.known[i] = _with_pool(pile.known[i], viewer, KNOWN)
    _sort_hands(s)
    if not found:
        s.next_pool = FIRST_POOL


def _with_pool(known: Knowledge, viewer: int, pool: int) -> Knowledge:
    """The same knowledge with another pool for one of the three viewers."""
    return (*known[:viewer], pool, *known[viewer + 1 :])


def _sort_hands(s: RivalsState) -> None:
    """After a change of knowledge; the order inside a hand must not tell how it came about."""
    for hand in (*s.hands, s.discard):
        hand.sort()


def _piles(s: RivalsState) -> list[Pile]:
    return [*s.hands, *s.stacks, s.discard]


def _spots_in(s: RivalsState, viewer: int, pools: Sequence[int]) -> list[Spot]:
    if not pools:
        return []
    return [(pile, i) for pile in _piles(s) for i, known in enumerate(pile.known) if known[viewer] in pools]


def deal_anew(s: RivalsState, seat: Seat | None, rng: Generator) -> None:
    """Spread the unseen cards of each back over the hand and stack places that the viewer does not know (RIVA-7.9)."""
    unseen = [Pile(bag, [UNKNOWN[back]] * len(bag), ordered=False) for back, bag in enumerate(s.bags)]
    redeal(s, [*_piles(s), *unseen], seat, rng)
