"""An expansion in play: which card lies where, and whether another one covers it (RIVA-4.33, RIVA-4.46, RIVA-4.414).

Positions inside a row of sites do not matter, so card and place are all there is to say, and both are one number.
Principalities keep these numbers sorted; only this file knows how they are made.
"""

from typing import Final, NewType

from stolek.games.rivals.cards import Card
from stolek.games.rivals.layout import SITES, Site, Slot

Expansion = NewType("Expansion", int)

_PLACE_BITS: Final = 7
_PLACE: Final = (1 << _PLACE_BITS) - 1
_COVERED: Final = 64
"""Added to the place of a card that lies under another one."""


def on_site(card: Card, site: Site) -> Expansion:
    """The card on a row of sites, where nothing covers it."""
    return Expansion(card << _PLACE_BITS | site)


def on_region(card: Card, slot: Slot) -> Expansion:
    """The region expansion at a region (RIVA-4.46)."""
    return Expansion(card << _PLACE_BITS | SITES + slot)


def card_of(expansion: Expansion) -> Card:
    """Which card it is."""
    return expansion >> _PLACE_BITS


def site_of(expansion: Expansion) -> Site:
    """The row of sites where it lies, covered or not; region expansions have none."""
    return expansion & (_COVERED - 1)


def slot_of(expansion: Expansion) -> Slot:
    """The slot where a region expansion lies."""
    return (expansion & _PLACE) - SITES


def is_covered(expansion: Expansion) -> bool:
    """Does another card lie on it?"""
    return expansion & _COVERED != 0


def is_on_region(expansion: Expansion) -> bool:
    """Is it a region expansion?"""
    return SITES <= expansion & _PLACE < _COVERED


def is_open(expansion: Expansion) -> bool:
    """Does it lie on a site with nothing on it?"""
    return expansion & _PLACE < SITES


def covered(expansion: Expansion) -> Expansion:
    """The same with another card on it."""
    return Expansion(expansion | _COVERED)


def uncovered(expansion: Expansion) -> Expansion:
    """The same with nothing on it."""
    return Expansion(expansion & ~_COVERED)


def moved(expansion: Expansion, site: Site) -> Expansion:
    """The same card at another row of sites, covered if it was."""
    there = on_site(card_of(expansion), site)
    return covered(there) if is_covered(expansion) else there
