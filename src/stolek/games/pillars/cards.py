"""The 71 cards, decoded from `data/` at import (PILL-1, PILL-4.80 to PILL-4.96, PILL-4G, PILL-4H).

Resource cards, craftsmen, advantage and event cards, each kind in the order of its file. In states and rules a card is
its index in that order; records, actions and views name it by its id. As in `components.py` an unknown key, and here a
value that contradicts another, does not import.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Literal

import msgspec

from stolek.games.pillars.components import AreaId, Cube, Good, Kind, Named, Names, Record, read
from stolek.games.pillars.effect import AdvantageEffect, EventEffect, Immediate

NO_CARD: Final = -1


class Card(Named, frozen=True):
    """What every card has besides: a short text and where each value comes from."""

    text: Names
    evidence: dict[str, str]


class ResourceCard(Card, frozen=True):
    """So many workers bring so many cubes of one kind (PILL-4.12, PILL-4.48, PILL-4.96)."""

    resource: Cube
    area: AreaId
    cubes: int = msgspec.field(name="yield")
    workers: int


class Conversion(Record, frozen=True):
    """What one use takes and brings; an empty `input` costs nothing (PILL-4.63)."""

    input: dict[Good, int]
    output: dict[Good, int]


class OwnCraftsman(Record, frozen=True, tag_field="type", tag="own_craftsman_kind"):
    """Needs a craftsman of this kind beside him (PILL-4.84)."""

    kind: Kind


class OwnResource(Record, frozen=True, tag_field="type", tag="own_resource"):
    """Needs goods that are not used up (PILL-4.89)."""

    resource: Cube
    amount: int
    consumed: Literal[False]


class CraftsmanCard(Card, frozen=True):
    """A craftsman; `round` 0 is a starting card, which has no price (PILL-4.81 to PILL-4.95)."""

    kind: Kind
    round: int
    price: int | None
    conversion: Conversion
    capacity: int | None
    uses_per_round: int
    automatic: bool
    requires: OwnCraftsman | OwnResource | None
    enables: tuple[Literal["buy_wood", "sell_stone", "score_with_masons"], ...]
    madonna_boost_allowed: bool

    def __post_init__(self) -> None:
        if self.uses_per_round != (1 if self.capacity is None else self.capacity):
            raise ValueError(f"{self.id}: capacity and uses_per_round disagree")
        if (self.round == 0) != (self.price is None):
            raise ValueError(f"{self.id}: starting cards, and no others, have no price")


class AdvantageCard(Card, frozen=True):
    """An advantage: lasting, kept for one use, or acting at once (PILL-4.46)."""

    type: Literal["permanent", "once", "immediate"]
    round_six_only: bool
    kept_face_up: bool
    effect: AdvantageEffect

    def __post_init__(self) -> None:
        if self.kept_face_up == (self.type == "immediate") or isinstance(self.effect, Immediate) == self.kept_face_up:
            raise ValueError(f"{self.id}: type, kept_face_up and effect disagree")


class EventCard(Card, frozen=True):
    """An event; the positive ones carry a seal and leave no protection (PILL-4.41)."""

    positive: bool
    effect: EventEffect


class ResourceFile(Record, frozen=True):
    about: str
    total_cards: int
    shown_per_round: int
    cards: tuple[ResourceCard, ...]


class CraftsmanFile(Record, frozen=True):
    about: str
    total_cards: int
    cards: tuple[CraftsmanCard, ...]


class AdvantageFile(Record, frozen=True):
    about: str
    total_cards: int
    removed_unseen: int
    cards: tuple[AdvantageCard, ...]


class EventFile(Record, frozen=True):
    about: str
    total_cards: int
    removed_unseen: int
    cards: tuple[EventCard, ...]


def _ids(cards: Sequence[Card]) -> tuple[str, ...]:
    return tuple(card.id for card in cards)


RESOURCE_FILE: Final = read("resource_cards.json", ResourceFile)
CRAFTSMAN_FILE: Final = read("craftsmen.json", CraftsmanFile)
ADVANTAGE_FILE: Final = read("advantages.json", AdvantageFile)
EVENT_FILE: Final = read("events.json", EventFile)

RESOURCES: Final = RESOURCE_FILE.cards
CRAFTSMEN: Final = CRAFTSMAN_FILE.cards
ADVANTAGES: Final = ADVANTAGE_FILE.cards
EVENTS: Final = EVENT_FILE.cards

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
