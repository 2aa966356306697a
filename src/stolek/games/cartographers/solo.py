"""The solo game: where an ambush falls by itself (CART-6.2 to CART-6.5), rating and title (CART-6.20 to CART-6.22)."""

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from stolek.games.cartographers.cards import SOLO, TITLE_BY_ID, AmbushCard, Corner, ScoringCard, Title
from stolek.games.cartographers.shape import slots


class Slot(NamedTuple):
    """A position of the search: the ring it belongs to and the spaces the shape would cover there."""

    ring: int
    spaces: int


class Search(NamedTuple):
    """How a search went: the position found, or None, and how many were tried, that one included."""

    found: Slot | None
    tried: int


def solo_place(card: AmbushCard, filled: int) -> int | None:
    """The spaces where a solo ambush draws its monsters; None if the shape fits nowhere (CART-6.3, CART-6.5)."""
    found = search(card, filled).found
    return None if found is None else found.spaces


def search(card: AmbushCard, filled: int) -> Search:
    """The first position of the search all of whose spaces are empty (CART-6.3)."""
    positions = search_positions(card)
    for tried, slot in enumerate(positions, 1):
        if not slot.spaces & filled:
            return Search(slot, tried)
    return Search(None, len(positions))


@cache
def search_positions(card: AmbushCard) -> tuple[Slot, ...]:
    """Every position of the card's shape as printed, in the order of the search: ring by ring, each from the card's
    corner in the sense of its arrow (CART-6.2 to CART-6.4).
    """
    spaces = {(top, left): spaces for top, left, spaces in slots(card.cells)}
    bottom, right = max(spaces)
    return tuple(
        Slot(ring, spaces[position])
        for ring in SOLO.ambush_rings
        for position in _round_trip(card, ring, bottom - ring, right - ring)
    )


def handicap(cards: Iterable[ScoringCard]) -> int:
    """What the final score is reduced by: the solo values of the scoring cards in play (CART-6.20, CART-6.22)."""
    return sum(card.solo_value for card in cards)


def title(rated: int) -> Title:
    """The highest title whose number the rating reaches; below all of them still the lowest (CART-6.21)."""
    reached = [title for title in SOLO.titles if title.min_rating <= rated]
    return max(reached, key=lambda title: title.min_rating) if reached else TITLE_BY_ID[SOLO.below_lowest]


def _round_trip(card: AmbushCard, first: int, bottom: int, right: int) -> list[tuple[int, int]]:
    """The border of the rectangle of box corners from row and column `first` to `bottom` and `right`, once round.

    A rectangle that has shrunk to a line is run along from the card's corner to the other end.
    """
    rows, columns = range(first, bottom + 1), range(first, right + 1)
    at_bottom, at_right = _CORNERS[card.solo_corner]
    start = (bottom if at_bottom else first, right if at_right else first)
    if len(rows) == 1 or len(columns) == 1:
        line = [(row, column) for row in rows for column in columns]
        return line if line[0] == start else line[::-1]
    clockwise = [
        *((first, column) for column in columns[:-1]),
        *((row, right) for row in rows[:-1]),
        *((bottom, column) for column in columns[:0:-1]),
        *((row, first) for row in rows[:0:-1]),
    ]
    trip = clockwise if card.pass_direction == "clockwise" else clockwise[::-1]
    turn = trip.index(start)
    return trip[turn:] + trip[:turn]


_CORNERS: Final[dict[Corner, tuple[bool, bool]]] = {
    "top_left": (False, False),
    "top_right": (False, True),
    "bottom_left": (True, False),
    "bottom_right": (True, True),
}
"""Per corner: is it at the bottom, is it on the right."""
