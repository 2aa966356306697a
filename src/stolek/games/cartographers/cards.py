"""The 41 cards and the solo titles, decoded from `data/` at import (CART-1, CART-6.21, CART-6.22).

Explore cards, ambush cards, season cards, edict cards and scoring cards, each kind in the order of the numbers printed
on the cards. As in `components.py` an unknown key does not import.
"""

from collections.abc import Sequence
from typing import Final, Literal, TypeVar

import msgspec

from stolek.games.cartographers.clause import Clause
from stolek.games.cartographers.components import (
    Drawable,
    EdictLetter,
    Named,
    Names,
    Place,
    Record,
    SeasonId,
    Source,
    Terrain,
    read,
)

Turning = Literal["clockwise", "counterclockwise"]
Corner = Literal["top_left", "top_right", "bottom_left", "bottom_right"]
GroupId = Literal["forest", "farm_water", "village", "space"]


class Card(Named, frozen=True):
    """What every card has: an id, a name, its number out of 41 and how often it is in the box."""

    card_number: int
    count: int


C = TypeVar("C", bound=Named)


class ShapeEntry(Record, frozen=True):
    """One of the shapes that an explore card offers; `coin` is 1 where the shape shows a coin (CART-4.50)."""

    shape: str
    cells: tuple[Place, ...]
    coin: Literal[0, 1]


class RuinsDemand(Record, frozen=True, tag_field="type", tag="require_ruins_overlap"):
    """The effect of a ruins card: the next explore card must cover a ruins space (CART-4.30 to CART-4.33)."""

    applies_to: Literal["next_explore_card_not_ruins"]
    skips: tuple[Literal["ambush"], ...]
    also: Literal["reveal_next_card_immediately"]


class ExploreCard(Card, frozen=True):
    """A landscape card, Rift Lands or a ruins card; only the last has an effect and nothing to draw (CART-4.30)."""

    kind: Literal["landscape", "rift", "ruins"]
    time: int
    time_printed: bool
    terrains: tuple[Drawable, ...]
    shapes: tuple[ShapeEntry, ...]
    effect: RuinsDemand | None = None

    def __post_init__(self) -> None:
        if (self.kind == "ruins") != (self.effect is not None) or (self.kind == "ruins") != (not self.shapes):
            raise ValueError("a ruins card, and no other, has an effect instead of shapes")


class SoloTravel(Record, frozen=True):
    """Where the solo search of an ambush card starts and which way it goes (CART-6.2, CART-6.4)."""

    corner: Corner
    direction: Turning
    first_travel: Literal["up", "down"]
    rotate_or_flip: Literal[False]


class AmbushCard(Card, frozen=True):
    """An ambush: which shape, which way the sheets go round (CART-4.41), and how it travels in the solo game."""

    kind: Literal["ambush"]
    time: Literal[0]
    time_printed: Literal[False]
    terrain: Literal["monster"]
    shape: str
    cells: tuple[Place, ...]
    coin: Literal[0]
    pass_direction: Turning
    sheet_moves_to_seat: Literal["+1", "-1"]
    drawer_draws_on_seat: Literal["+1", "-1"]
    solo: SoloTravel
    after: Literal["remove_from_game"]

    @property
    def draws_on(self) -> int:
        """How many seats further sits the owner of the sheet one draws on, clockwise (CART-4.41)."""
        return int(self.drawer_draws_on_seat)


class SeasonCard(Card, frozen=True):
    """A season: when it ends and which two edicts it scores (CART-3.5, CART-4.60)."""

    id: SeasonId
    order: int
    time_limit: int
    edicts: tuple[EdictLetter, EdictLetter]


class EdictCard(Card, frozen=True):
    """A place for a scoring card, and the two seasons that score it (CART-2.3, CART-4.60)."""

    letter: EdictLetter
    scored_in: tuple[SeasonId, SeasonId]


class ScoringGroup(Named, frozen=True):
    """The scoring cards with one back; one card of each group is in play (CART-2.4)."""

    id: GroupId
    back_symbol: tuple[Terrain | Literal["diagonal_arrow"], ...]
    count: int


class ScoringCard(Card, frozen=True):
    """What earns stars: the sum of the clauses of `effect`. `solo_value` is for the solo rating only (CART-6.22)."""

    group: GroupId
    solo_value: int
    effect: tuple[Clause, ...]
    text: Names


class Title(Named, frozen=True):
    """A solo title and the least rating that earns it (CART-6.21)."""

    min_rating: int
    count: int


class ExploreFile(Record, frozen=True):
    game: Literal["cartographers"]
    count: int
    cards: tuple[ExploreCard, ...]


class AmbushFile(Record, frozen=True):
    game: Literal["cartographers"]
    count: int
    note: str
    cards: tuple[AmbushCard, ...]


class SeasonFile(Record, frozen=True):
    game: Literal["cartographers"]
    count: int
    cards: tuple[SeasonCard, ...]


class EdictFile(Record, frozen=True):
    game: Literal["cartographers"]
    count: int
    cards: tuple[EdictCard, ...]


class ScoringFile(Record, frozen=True):
    game: Literal["cartographers"]
    count: int
    groups: tuple[ScoringGroup, ...]
    cards: tuple[ScoringCard, ...]


class Rating(Record, frozen=True):
    formula: str
    source: Source


class BelowLowest(Record, frozen=True):
    """The title of a rating below every row (CART-6.21)."""

    title: str
    source: Source


class AmbushSearch(Record, frozen=True):
    """The search of a solo ambush, as data has it (CART-6.3, CART-6.5)."""

    orientation: Literal["as_printed"]
    path: str
    rings: tuple[int, ...]
    if_impossible: Literal["ignore_card_and_remove_it"]
    source: Source
    field_sources: dict[str, Source] = msgspec.field(default_factory=dict)


class SoloFile(Record, frozen=True):
    game: Literal["cartographers"]
    rating: Rating
    titles: tuple[Title, ...]
    below_lowest: BelowLowest
    ambush_search: AmbushSearch


def _by_id(cards: Sequence[C]) -> dict[str, C]:
    return {card.id: card for card in cards}


_SCORING_FILE: Final = read("scoring_cards.json", ScoringFile)

EXPLORE: Final = read("explore_cards.json", ExploreFile).cards
AMBUSH: Final = read("ambush_cards.json", AmbushFile).cards
SEASONS: Final = read("season_cards.json", SeasonFile).cards
EDICTS: Final = read("edict_cards.json", EdictFile).cards
GROUPS: Final = _SCORING_FILE.groups
SCORING: Final = _SCORING_FILE.cards
SOLO: Final = read("solo.json", SoloFile)

EXPLORE_BY_ID: Final = _by_id(EXPLORE)
AMBUSH_BY_ID: Final = _by_id(AMBUSH)
SEASON_BY_ID: Final = _by_id(SEASONS)
EDICT_BY_LETTER: Final = {card.letter: card for card in EDICTS}
SCORING_BY_ID: Final = _by_id(SCORING)
TITLE_BY_ID: Final = _by_id(SOLO.titles)
