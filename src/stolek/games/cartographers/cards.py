"""The 41 cards and the solo titles, decoded from `data/` at import (CART-1, CART-6.21, CART-6.22).

Explore cards, ambush cards, season cards, edict cards and scoring cards, each kind in the order of the numbers printed
on the cards.
"""

from collections.abc import Sequence
from typing import Final, Literal, TypeVar

from stolek.games.cartographers.components import Drawable, Named, Place
from stolek.games.cartographers.effects import Clause
from stolek.kernel.data import DataItem, Names, read_data

Turning = Literal["clockwise", "counterclockwise"]
Corner = Literal["top_left", "top_right", "bottom_left", "bottom_right"]
SeasonId = Literal["spring", "summer", "autumn", "winter"]
EdictLetter = Literal["A", "B", "C", "D"]
GroupId = Literal["forest", "farm_water", "village", "space"]

C = TypeVar("C", bound=Named)


class ShapeEntry(DataItem, frozen=True):
    """One of the shapes that an explore card offers; `coin` is 1 where the shape shows a coin (CART-4.50)."""

    shape: str
    cells: tuple[Place, ...]
    coin: Literal[0, 1]


class ExploreCard(Named, frozen=True):
    """A landscape card, Rift Lands or a ruins card; only the last has nothing to draw (CART-4.30)."""

    kind: Literal["landscape", "rift", "ruins"]
    time: int
    terrains: tuple[Drawable, ...]
    shapes: tuple[ShapeEntry, ...]

    def __post_init__(self) -> None:
        if (self.kind == "ruins") != (not self.shapes):
            raise ValueError("a ruins card, and no other, has no shapes")


class AmbushCard(Named, frozen=True):
    """An ambush: which shape, which way the sheets go round (CART-4.41), where its solo search starts (CART-6.2)."""

    shape: str
    cells: tuple[Place, ...]
    pass_direction: Turning
    solo_corner: Corner

    @property
    def draws_on(self) -> int:
        """How many seats further, clockwise, sits the owner of the sheet that one gets to draw on (CART-4.41)."""
        return -1 if self.pass_direction == "clockwise" else 1


class SeasonCard(Named, frozen=True):
    """A season: when it ends and which two edicts it scores (CART-3.5, CART-4.60)."""

    id: SeasonId
    time_limit: int
    edicts: tuple[EdictLetter, EdictLetter]


class EdictCard(Named, frozen=True):
    """A place for a scoring card (CART-2.3)."""

    letter: EdictLetter


class ScoringCard(Named, frozen=True):
    """What earns stars: the sum of the clauses of `effect`. One card of each group is in play (CART-2.4).

    `solo_value` is for the solo rating only (CART-6.22).
    """

    group: GroupId
    solo_value: int
    effect: tuple[Clause, ...]
    text: Names


class Title(Named, frozen=True):
    """A solo title and the least rating that earns it (CART-6.21)."""

    min_rating: int


class ExploreFile(DataItem, frozen=True):
    cards: tuple[ExploreCard, ...]


class AmbushFile(DataItem, frozen=True):
    cards: tuple[AmbushCard, ...]


class SeasonFile(DataItem, frozen=True):
    cards: tuple[SeasonCard, ...]


class EdictFile(DataItem, frozen=True):
    cards: tuple[EdictCard, ...]


class ScoringFile(DataItem, frozen=True):
    cards: tuple[ScoringCard, ...]


class SoloFile(DataItem, frozen=True):
    """The solo game: titles, the one of a rating below every row (CART-6.21), the rings of the search (CART-6.3)."""

    titles: tuple[Title, ...]
    below_lowest: str
    ambush_rings: tuple[int, ...]


def _by_id(cards: Sequence[C]) -> dict[str, C]:
    return {card.id: card for card in cards}


EXPLORE: Final = read_data(__package__, "explore_cards.json", ExploreFile).cards
AMBUSH: Final = read_data(__package__, "ambush_cards.json", AmbushFile).cards
SEASONS: Final = read_data(__package__, "season_cards.json", SeasonFile).cards
EDICTS: Final = read_data(__package__, "edict_cards.json", EdictFile).cards
SCORING: Final = read_data(__package__, "scoring_cards.json", ScoringFile).cards
SOLO: Final = read_data(__package__, "solo.json", SoloFile)

EXPLORE_BY_ID: Final = _by_id(EXPLORE)
AMBUSH_BY_ID: Final = _by_id(AMBUSH)
SCORING_BY_ID: Final = _by_id(SCORING)
TITLE_BY_ID: Final = _by_id(SOLO.titles)

LETTERS: Final = tuple(edict.letter for edict in EDICTS)
SCORING_RULE: Final = tuple(f"CART-4.{70 + number}" for number in range(len(SCORING)))
"""Per scoring card the rule that explains it; section 4.7 lists them in the order of their numbers."""


def scored_edicts(season: int) -> tuple[int, ...]:
    """The two edicts that the season card names, as places in the row (CART-4.60)."""
    return tuple(LETTERS.index(letter) for letter in SEASONS[season].edicts)
