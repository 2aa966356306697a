"""Cards with knowledge: for each position and each viewer, who may know what lies there.

A pile keeps, beside its cards, what every viewer knows of every position as a *pool*: 0 means "knows the card",
any other number means "one of the cards of this pool", all places of a pool being exchangeable. Viewers are the
seats and, last, the spectator. Views and samples of hidden cards come from the pools alone. Where known and unknown
cards mix, call `forget`: forgetting is safe, keeping leaks.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from stolek.kernel.generator import Generator, shuffled
from stolek.kernel.state import State, mark
from stolek.kernel.values import Seat

Knowledge = tuple[int, ...]
KNOWN: Final = 0


@dataclass(slots=True)
class Pile:
    """Cards by number, top first, and what each viewer knows of each. A hand has no order and keeps itself sorted."""

    cards: list[int]
    known: list[Knowledge]
    ordered: bool = True

    def clone(self) -> "Pile":
        """A pile that shares nothing mutable with this one."""
        return Pile(self.cards[:], self.known[:], self.ordered)

    def __len__(self) -> int:
        return len(self.cards)

    def take(self, i: int) -> tuple[int, Knowledge]:
        """Take the card at a position away, with what is known of it."""
        return self.cards.pop(i), self.known.pop(i)

    def put(self, card: int, known: Knowledge, at: int | None = None) -> None:
        """Put a card in: at a position, by default at the bottom; a hand sorts it in."""
        if not self.ordered:
            i = bisect_left(self.cards, card)
            while i < len(self.cards) and self.cards[i] == card and self.known[i] < known:
                i += 1
        else:
            i = len(self.cards) if at is None else at
        self.cards.insert(i, card)
        self.known.insert(i, known)

    def sort(self) -> None:
        """Bring a hand into the one order that tells nothing about how it came about."""
        pairs = sorted(zip(self.cards, self.known, strict=True))
        self.cards[:] = [card for card, _ in pairs]
        self.known[:] = [known for _, known in pairs]


def unknown_to_all(seats: int, pool: int) -> Knowledge:
    """Nobody knows more than the pool."""
    return (pool,) * (seats + 1)


def known_to_all(seats: int) -> Knowledge:
    """Everybody, spectators included, knows the card."""
    return (KNOWN,) * (seats + 1)


def seen_by(known: Knowledge, viewers: Iterable[Seat]) -> Knowledge:
    """The knowledge after these seats have seen the card."""
    seeing = tuple(viewers)
    return tuple(KNOWN if i in seeing else pool for i, pool in enumerate(known))


def forgotten(known: Knowledge, viewers: Iterable[int], pool: int) -> Knowledge:
    """The knowledge after these viewers can no longer tell the card from others of the pool."""
    losing = tuple(viewers)
    return tuple(pool if i in losing else old for i, old in enumerate(known))


def look(s: State, pile: Pile, seat: Seat, positions: Iterable[int] | None = None) -> None:
    """A seat looks at cards of the pile, at all of them by default; what comes to light cannot be undone."""
    mark(s)
    for i in range(len(pile.cards)) if positions is None else positions:
        pile.known[i] = seen_by(pile.known[i], (seat,))


def reveal(s: State, pile: Pile, i: int) -> int:
    """Everybody sees the card at this position."""
    mark(s)
    pile.known[i] = known_to_all(s.seats)
    return pile.cards[i]


def viewer(s: State, seat: Seat | None) -> int:
    """The row of knowledge that belongs to a seat, or to the spectator."""
    return s.seats if seat is None else seat


def visible(s: State, pile: Pile, seat: Seat | None) -> list[int | None]:
    """The cards as the viewer knows them, None where he does not. A hand lists the known ones first, sorted."""
    row = viewer(s, seat)
    shown = [card if known[row] == KNOWN else None for card, known in zip(pile.cards, pile.known, strict=True)]
    if pile.ordered:
        return shown
    return [card for card in shown if card is not None] + [None] * shown.count(None)


def redeal(s: State, piles: Sequence[Pile], seat: Seat | None, rng: Generator) -> None:
    """Deal the cards of every pool anew over the places that the viewer cannot tell apart (in place)."""
    row = viewer(s, seat)
    places: dict[int, list[tuple[Pile, int]]] = {}
    for pile in piles:
        order = range(len(pile.cards)) if pile.ordered else sorted(range(len(pile.cards)), key=pile.known.__getitem__)
        for i in order:  # the order inside a hand would tell its cards
            known = pile.known[i]
            if known[row] != KNOWN:
                places.setdefault(known[row], []).append((pile, i))
    for pool in sorted(places):
        spots = places[pool]
        cards = shuffled(rng, sorted(pile.cards[i] for pile, i in spots))
        for (pile, i), card in zip(spots, cards, strict=True):
            pile.cards[i] = card
    for pile in piles:
        if not pile.ordered:
            pile.sort()


def backs(pile: Pile, back: Callable[[int], str]) -> list[str]:
    """The backs of a hand, sorted: what everybody sees of it."""
    return sorted(back(card) for card in pile.cards)
