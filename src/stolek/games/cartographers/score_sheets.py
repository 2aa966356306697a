"""Sheets drawn on paper: what the scoring cards are worth on them (CART-4.60), monsters and mountain coins.

A sheet is a text picture (`picture.py`). Every number comes with the rule it follows and the spaces that make it.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from stolek.games.cartographers.cards import SCORING, SCORING_RULE
from stolek.games.cartographers.grid import cell_name, cells_of
from stolek.games.cartographers.picture import read_picture
from stolek.games.cartographers.scoring import explain, losing_spaces
from stolek.games.cartographers.sheet import closed_mountains

CARDS: Final = tuple(card.id for card in SCORING)
"""The ids that `--card` chooses from."""


class Count(msgspec.Struct, frozen=True):
    """One number: what it is for, by which rule, and made by which spaces."""

    what: str
    points: int
    rule: str
    cells: tuple[str, ...]


class ScoredSheet(msgspec.Struct, frozen=True):
    """What a sheet is worth: `monsters` are stars lost, `mountain_coins` the coins of enclosed mountains."""

    cards: dict[str, int]
    monsters: int
    mountain_coins: int
    counts: tuple[Count, ...]


def score_sheet(text: str, cards: Sequence[str]) -> ScoredSheet:
    """Score a picture; one that cannot be read is a `SheetError`."""
    sheet, printed = read_picture(text)
    counts = []
    for card, law in zip(SCORING, SCORING_RULE, strict=True):
        if card.id in cards:
            scored = explain(card, sheet, printed)
            counts.append(_count(card.id, scored.points, law, scored.spaces))
    lost, closed = losing_spaces(sheet), closed_mountains(printed, sheet.filled)
    return ScoredSheet(
        cards={count.what: count.points for count in counts},
        monsters=lost.bit_count(),
        mountain_coins=closed.bit_count(),
        counts=(
            *counts,
            _count("monsters", -lost.bit_count(), "CART-4.62", lost),
            _count("mountain_coins", closed.bit_count(), "CART-4.51", closed),
        ),
    )


def _count(what: str, points: int, law: str, spaces: int) -> Count:
    return Count(what, points, law, tuple(map(cell_name, cells_of(spaces))))
