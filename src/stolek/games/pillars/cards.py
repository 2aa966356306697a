"""The 71 cards, decoded from `data/` at import (PILL-1, PILL-4.80 to PILL-4.96, PILL-4G, PILL-4H).

Resource cards, craftsmen, advantage and event cards, each kind in the order of its file. In states and rules a card is
its index in that order; records, actions and views name it by its id. As in `components.py` an unknown key, and here a
value that contradicts another, does not import.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeVar

import msgspec

from stolek.games.pillars.components import PACKAGE, AreaId, Cube, Good, Kind, Named
from stolek.games.pillars.effects import Acting, AdvantageEffect, Effect, EventEffect
from stolek.kernel.data import DataItem, Names, read_data

NO_CARD: Final = -1
E = TypeVar("E", bound=Effect)


class Card(Named, frozen=True):
    """What the cards with an effect have besides: a short text."""

    text: Names


class ResourceCard(Named, frozen=True):
    """This many workers bring that many cubes of one kind (PILL-4.12, PILL-4.48, PILL-4.96)."""

    resource: Cube
    area: AreaId
    cubes: int = msgspec.field(name="yield")
    workers: int


class Conversion(DataItem, frozen=True):
    """What one use takes and brings; an empty `input` costs nothing (PILL-4.63)."""

    input: dict[Good, int]
    output: dict[Good, int]


class Requirement(DataItem, frozen=True):
    """What must be there at each use without being used up."""

    craftsman: Kind | None = None
    """The owner must employ a craftsman of this kind (PILL-4.84)."""
    goods: dict[Good, int] = msgspec.field(default_factory=dict)
    """The owner must hold these goods (PILL-4.89)."""


class CraftsmanCard(Card, frozen=True):
    """A craftsman; `round` 0 is a starting card, which has no price (PILL-4.81 to PILL-4.95)."""

    kind: Kind
    round: int
    price: int | None
    conversion: Conversion
    capacity: int | None
    """The printed number of uses a round, if there is one."""
    automatic: bool
    """Does the craftsman act without being used? (PILL-4.88)"""
    requires: Requirement | None
    enables: tuple[Literal["buy_wood", "sell_stone", "score_with_masons"], ...]
    """What the picture of the card shows that its owner may do."""

    def __post_init__(self) -> None:
        if (self.round == 0) != (self.price is None):
            raise ValueError(f"{self.id}: starting cards, and no others, have no price")

    @property
    def uses_per_round(self) -> int:
        """The capacity, or once (PILL-4.64)."""
        return 1 if self.capacity is None else self.capacity


class AdvantageCard(Card, frozen=True):
    """An advantage: lasting, kept for one use, or acting at once (PILL-4.46)."""

    type: Literal["permanent", "once", "immediate"]
    round_six_only: bool
    effect: AdvantageEffect

    def __post_init__(self) -> None:
        if (self.type == "immediate") != isinstance(self.effect, Acting):
            raise ValueError(f"{self.id}: type and effect disagree")


class EventCard(Card, frozen=True):
    """An event; the positive ones carry a seal and leave no protection (PILL-4.41)."""

    positive: bool
    effect: EventEffect


class ResourceFile(DataItem, frozen=True):
    """The resource cards."""

    cards: tuple[ResourceCard, ...]


class CraftsmanFile(DataItem, frozen=True):
    """The craftsmen; there is one of the starting cards for each player."""

    cards: tuple[CraftsmanCard, ...]


class AdvantageFile(DataItem, frozen=True):
    """The advantage cards."""

    cards: tuple[AdvantageCard, ...]


class EventFile(DataItem, frozen=True):
    """The event cards."""

    cards: tuple[EventCard, ...]


def _ids(cards: Sequence[Named]) -> tuple[str, ...]:
    return tuple(card.id for card in cards)


RESOURCES: Final = read_data(PACKAGE, "resource_cards.json", ResourceFile).cards
CRAFTSMEN: Final = read_data(PACKAGE, "craftsmen.json", CraftsmanFile).cards
ADVANTAGES: Final = read_data(PACKAGE, "advantages.json", AdvantageFile).cards
EVENTS: Final = read_data(PACKAGE, "events.json", EventFile).cards

RESOURCE_IDS: Final = _ids(RESOURCES)
CRAFTSMAN_IDS: Final = _ids(CRAFTSMEN)
ADVANTAGE_IDS: Final = _ids(ADVANTAGES)
EVENT_IDS: Final = _ids(EVENTS)

RESOURCE_INDEX: Final = {thing: i for i, thing in enumerate(RESOURCE_IDS)}
CRAFTSMAN_INDEX: Final = {thing: i for i, thing in enumerate(CRAFTSMAN_IDS)}

ORDINARY: Final = tuple(i for i, card in enumerate(ADVANTAGES) if not card.round_six_only)
"""The advantage cards that are shuffled (PILL-2.8)."""
ROUND_SIX: Final = tuple(i for i, card in enumerate(ADVANTAGES) if card.round_six_only)
"""The two of round six, in the order of their slots (PILL-2.8)."""
GROUPS: Final = tuple(
    tuple(i for i, card in enumerate(CRAFTSMEN) if card.round == number)
    for number in range(1 + max(card.round for card in CRAFTSMEN))
)
"""The craftsmen by the number on their backs; group 0 are the starting cards (PILL-2.5)."""
KINDS: Final = tuple(card.kind for card in CRAFTSMEN)


def effects_of(cards: Sequence[AdvantageCard | EventCard], kind: type[E]) -> dict[int, E]:
    """The effects of one kind, by the card that has them."""
    return {i: card.effect for i, card in enumerate(cards) if isinstance(card.effect, kind)}


def find(table: Mapping[str, int], thing: str) -> int:
    """The index of what somebody named, or `NO_CARD` for anything that is no such card."""
    return table.get(thing, NO_CARD)


def resource_name(card: int) -> str:
    """The id of a resource card."""
    return RESOURCE_IDS[card]


def craftsman_name(card: int) -> str:
    """The id of a craftsman."""
    return CRAFTSMAN_IDS[card]


def advantage_name(card: int) -> str:
    """The id of an advantage card."""
    return ADVANTAGE_IDS[card]


def event_name(card: int) -> str:
    """The id of an event card."""
    return EVENT_IDS[card]
