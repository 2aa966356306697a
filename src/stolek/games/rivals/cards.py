"""The 73 kinds of draw cards, the 10 kinds of events and the dice: all that has effects (RIVA-1, RIVA-4.101 ff.).

A *card* of the engine is a small number: an index into `CARDS`, one entry for each kind and back (a Storehouse of the
Basic Set and one of the Era of Gold differ by their back only, and that is public, RIVA-7.1). The tables below are
looked up by that number. Events are numbered likewise.
"""

from functools import cache
from typing import Final, Literal, TypeAlias, TypeVar

import msgspec

from stolek.games.rivals.components import (
    RESOURCE,
    RESOURCES,
    SETS,
    Back,
    Cost,
    Named,
    ResourceId,
    SetId,
    cost_of,
    read,
)
from stolek.games.rivals.conditions import Condition
from stolek.games.rivals.effects import (
    BonusProduction,
    CardEffect,
    Discount,
    Effect,
    GoldStorage,
    PlacedOn,
    RebuildEventDeck,
    SetSearchCost,
    TradeRate,
)
from stolek.kernel.data import DataItem, Names

Category = Literal["action", "settlement_expansion", "city_expansion", "region_expansion"]
Kind = Literal["action", "building", "hero", "trade_ship", "pirate_ship", "unit", "site"]
Timing = Literal["action_phase", "before_roll", "building_settlement", "event_revealed"]
Card: TypeAlias = int
"""A draw card, by its number in `CARDS`."""
CardBits: TypeAlias = int
"""Some cards, as bits by their numbers."""
Kinds: TypeAlias = int
"""Some kinds of cards, as bits: `is_one_of(card, kinds)`."""
EventNumber: TypeAlias = int
"""An event card, by its number in `EVENTS`."""

E = TypeVar("E", bound=Effect)


class Copies(DataItem, frozen=True, kw_only=True):
    """How many copies a set has, and how many of them show the half moon."""

    set: SetId
    count: int
    half_moon: int = 0


class Points(DataItem, frozen=True, kw_only=True):
    """The printed points of a card (RIVA-4.70 to RIVA-4.76)."""

    victory: int = 0
    strength: int = 0
    skill: int = 0
    commerce: int = 0
    progress: int = 0


class DynamicPoint(DataItem, frozen=True, kw_only=True):
    """A point that depends on other cards: on every card of an id or kind, or on this one with enough trade ships."""

    point: Literal["victory", "commerce"]
    amount: int
    target_card: str = ""
    target_kind: str = ""
    own_trade_ships_at_least: int = 0


class CardKind(Named, frozen=True, kw_only=True):
    """One kind of draw card; `rule` is the paragraph that explains it."""

    rule: str
    copies: tuple[Copies, ...]
    category: Category
    kind: Kind
    timing: Timing | None = None
    one_per_principality: bool = False
    cost: dict[ResourceId, int] = msgspec.field(default_factory=dict)
    points: Points = Points()
    dynamic_points: tuple[DynamicPoint, ...] = ()
    requires: Condition | None = None
    playable_if: Condition | None = None
    effects: tuple[CardEffect, ...] = ()
    text: Names


class EventCard(Named, frozen=True, kw_only=True):
    """One kind of event card."""

    rule: str
    copies: tuple[Copies, ...]
    category: Literal["event"]
    effects: tuple[CardEffect, ...]
    text: Names


class ProductionDie(DataItem, frozen=True, kw_only=True):
    """The die with numbers."""

    faces: tuple[int, ...]


class Symbol(Named, frozen=True, kw_only=True):
    """One of the five symbols of the event die and what it does (RIVA-1.4, RIVA-4.26 to RIVA-4.30)."""

    rule: str
    resolved: Literal["before_production", "after_production"]
    effect: CardEffect


class EventDie(DataItem, frozen=True, kw_only=True):
    """The die with symbols, by their ids on its faces."""

    faces: tuple[str, ...]
    symbols: tuple[Symbol, ...]


class Dice(DataItem, frozen=True, kw_only=True):
    """The two dice."""

    production_die: ProductionDie
    event_die: EventDie


class CardFace(msgspec.Struct, frozen=True):
    """A kind of draw card with one of its backs."""

    id: str
    kind: CardKind
    back: Back


DICE: Final = read("dice.json", Dice)
PRODUCTION_FACES: Final = DICE.production_die.faces
EVENT_FACES: Final = DICE.event_die.faces
SYMBOLS: Final = {symbol.id: symbol for symbol in DICE.event_die.symbols}
KINDS: Final = read("draw_cards.json", tuple[CardKind, ...])
EVENTS: Final = read("event_cards.json", tuple[EventCard, ...])
EVENT: Final[dict[str, EventNumber]] = {card.id: i for i, card in enumerate(EVENTS)}
YULE: Final = next(i for i, card in enumerate(EVENTS) if any(isinstance(e, RebuildEventDeck) for e in card.effects))


def _cards() -> tuple[CardFace, ...]:
    """By back, then in the order of the data; a kind's first back has its bare id."""
    found = []
    for back, name in enumerate(SETS):
        for kind in KINDS:
            sets = [copies.set for copies in kind.copies]
            if name in sets:
                found.append(CardFace(kind.id if name == sets[0] else f"{kind.id}_{name}", kind, back))
    return tuple(found)


CARDS: Final = _cards()
CARD: Final[dict[str, Card]] = {card.id: i for i, card in enumerate(CARDS)}
CARD_IDS: Final = tuple(card.id for card in CARDS)
BACK: Final = tuple(card.back for card in CARDS)


def find_card(name: str) -> Card | None:
    """The card that an answer names, if it names one."""
    return CARD.get(name)


def rule_of(card: Card) -> str:
    """The paragraph of the rules that explains the card: what its events and gains go by."""
    return CARDS[card].kind.rule


_RULES_OF_KINDS: Final = [kind.rule for kind in KINDS]
SOURCE_CARD: Final = {kind.rule: kind.id for kind in KINDS if _RULES_OF_KINDS.count(kind.rule) == 1}
"""The card that a paragraph of the rules is about, if it is about one."""

# Kinds of cards

_KIND_OF_ID: Final[dict[str, Kinds]] = {kind.id: 1 << i for i, kind in enumerate(KINDS)}
KIND: Final[tuple[Kinds, ...]] = tuple(_KIND_OF_ID[card.kind.id] for card in CARDS)
"""Per card the set that holds its kind alone."""


def kinds_named(*ids: str) -> Kinds:
    """The set of the kinds with these ids."""
    return sum(_KIND_OF_ID[id] for id in dict.fromkeys(ids))


@cache
def kinds_with(effect: type[Effect]) -> Kinds:
    """The set of the kinds that have such an effect."""
    return kinds_named(*(kind.id for kind in KINDS if any(isinstance(e, effect) for e in kind.effects)))


def is_one_of(card: Card, kinds: Kinds) -> bool:
    """Is the card of one of these kinds?"""
    return KIND[card] & kinds != 0


IS_ACTION: Final = tuple(card.kind.category == "action" for card in CARDS)
IS_CITY: Final = tuple(card.kind.category == "city_expansion" for card in CARDS)
IS_REGION: Final = tuple(card.kind.category == "region_expansion" for card in CARDS)
IS_ONCE: Final = tuple(card.kind.one_per_principality for card in CARDS)
IS_BUILDING: Final = tuple(card.kind.kind == "building" for card in CARDS)
IS_HERO: Final = tuple(card.kind.kind == "hero" for card in CARDS)
IS_SHIP: Final = tuple(card.kind.kind == "trade_ship" for card in CARDS)
IS_UNIT: Final = tuple(card.kind.kind in ("hero", "trade_ship", "pirate_ship", "unit") for card in CARDS)
IN_ACTION_PHASE: Final = tuple(card.kind.timing == "action_phase" for card in CARDS)
COST: Final[tuple[Cost, ...]] = tuple(cost_of(card.kind.cost) for card in CARDS)
COST_ITEMS: Final = tuple(tuple((resource, n) for resource, n in enumerate(cost) if n) for cost in COST)
"""Per card the resources that it costs, each with how many."""
POINTS: Final = tuple(card.kind.points for card in CARDS)
HAS_STRENGTH: Final = tuple(IS_UNIT[i] and card.kind.points.strength > 0 for i, card in enumerate(CARDS))
"""Units with printed strength: what an Archer hits and the Gift for the Prince counts (RIVA-4.220, RIVA-4.301)."""


# Effects that hold while a card is in play


def effects_of(card: Card, kind: type[E]) -> list[E]:
    """The effects of this kind that a card has."""
    return [effect for effect in CARDS[card].kind.effects if isinstance(effect, kind)]


LAID_ON: Final[tuple[Kinds, ...]] = tuple(
    kinds_named(*(effect.target_card for effect in effects_of(card, PlacedOn))) for card in range(len(CARDS))
)
"""The kind that a card is laid on; none for most cards (RIVA-4.414)."""
IS_GOLD_STORE: Final = tuple(bool(effects_of(card, GoldStorage)) for card in range(len(CARDS)))
"""The card that is a place for gold (RIVA-4.210)."""
SEARCH_COST: Final = tuple(
    next((effect.value for effect in effects_of(card, SetSearchCost)), None) for card in range(len(CARDS))
)
RATE: Final = tuple(
    next((RESOURCE[e.resource] for e in effects_of(card, TradeRate) if e.resource in RESOURCE), None)
    for card in range(len(CARDS))
)
"""The resource that a plain trade ship trades (RIVA-4.41)."""
IS_LARGE_SHIP: Final = tuple(
    any(effect.resource == "one_adjacent_region" for effect in effects_of(card, TradeRate))
    for card in range(len(CARDS))
)
SHIP_RATE: Final = next(effect.give for card in range(len(CARDS)) for effect in effects_of(card, TradeRate))
"""Every ship takes 2 for 1."""
BOOSTERS: Final = tuple(
    tuple(
        (card, effect.amount)
        for card in range(len(CARDS))
        for effect in effects_of(card, BonusProduction)
        if effect.resource == resource
    )
    for resource in RESOURCES
)
"""Per resource the production boosters of its regions and what they add (RIVA-4.22)."""


def _discounted(by: Card) -> CardBits:
    """The cards that a discounting card makes cheaper (RIVA-4.87)."""
    cards: CardBits = 0
    for effect in effects_of(by, Discount):
        for i, card in enumerate(CARDS):
            of_kind = effect.target_kind in (None, card.kind.kind)
            of_category = effect.target_category in (None, card.kind.category)
            if of_kind and of_category and sum(COST[i]) > effect.cost_more_than:
                cards |= 1 << i
    return cards


DISCOUNTED: Final = tuple(_discounted(card) for card in range(len(CARDS)))


# Effects that wait for something

LISTENS: Final[tuple[dict[str, tuple[CardEffect, ...]], ...]] = tuple(
    {
        when: tuple(effect for effect in card.kind.effects if effect.when == when)
        for when in dict.fromkeys(effect.when for effect in card.kind.effects if effect.when)
    }
    for card in CARDS
)
"""Per card its effects by what they wait for: the engine asks who listens, never which card it is."""
LISTENING: Final[dict[str, Kinds]] = {
    when: kinds_named(*(card.kind.id for i, card in enumerate(CARDS) if when in LISTENS[i]))
    for when in dict.fromkeys(when for effects in LISTENS for when in effects)
}
"""Per trigger the kinds that wait for it."""
