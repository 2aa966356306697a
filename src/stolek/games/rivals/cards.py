"""The 73 kinds of draw cards and the 10 kinds of events, decoded from `data/` at import (RIVA-1, RIVA-4.101 ff.).

A *card* of the engine is a small number: an index into `CARDS`, one entry for each kind and back (a Storehouse of the
Basic Set and one of the Era of Gold differ by their back only, and that is public, RIVA-7.1). The tables below the
records are looked up by that number.
"""

from typing import Final, Literal

import msgspec

from stolek.games.rivals.components import (
    RESOURCE,
    RESOURCES,
    SETS,
    Cost,
    Named,
    Names,
    Record,
    ResourceId,
    SetId,
    cost_of,
    read,
)
from stolek.games.rivals.vocabulary import (
    BonusProduction,
    CancelEventForSelf,
    Condition,
    Discount,
    Effect,
    Exchange,
    GoldStorage,
    OpponentRemoves,
    PlacedOn,
    RebuildEventDeck,
    SetSearchCost,
    TakeCardFromDiscardPile,
    TradeRate,
)

Category = Literal["action", "settlement_expansion", "city_expansion", "region_expansion"]
Kind = Literal["action", "building", "hero", "trade_ship", "pirate_ship", "unit", "site"]
Timing = Literal["action_phase", "before_roll", "building_settlement", "event_revealed"]
Point = Literal["victory", "strength", "skill", "commerce", "progress"]
NameSource = Literal["rulebook", "partial", "reconstructed"]


class Copies(Record, frozen=True, kw_only=True):
    """How many copies a set has, and how many of them show the half moon."""

    set: SetId
    count: int
    half_moon: int


class Points(Record, frozen=True, kw_only=True):
    """The printed points of a card (RIVA-4.70 to RIVA-4.76)."""

    victory: int
    strength: int
    skill: int
    commerce: int
    progress: int


class DynamicPoint(Record, frozen=True, kw_only=True):
    """Points that depend on other cards: of this card by a condition, or of every own card of an id or kind."""

    point: Point
    amount: int
    target_card: str = ""
    target_kind: str = ""
    condition: Condition | None = msgspec.field(default=None, name="if")


class DrawCard(Named, frozen=True, kw_only=True):
    """One kind of draw card."""

    count: int
    copies: tuple[Copies, ...]
    category: Category
    kind: Kind
    text_box: str
    one_per_principality: bool
    points: Points
    requires: Condition | None
    effects: tuple[Effect, ...]
    text: Names
    count_source: str
    name_cs_source: NameSource
    action_kind: Literal["attack", "neutral"] | None = None
    timing: Timing | None = None
    playable_if: Condition | None = None
    cost: dict[ResourceId, int] = msgspec.field(default_factory=dict)
    cost_total: int = 0
    face_up_stack: bool = False
    dynamic_points: tuple[DynamicPoint, ...] = ()
    tournament_note: str = ""


class EventCard(Named, frozen=True, kw_only=True):
    """One kind of event card."""

    count: int
    copies: tuple[Copies, ...]
    category: Literal["event"]
    text_box: Literal["blue"]
    effects: tuple[Effect, ...]
    text: Names
    count_source: str
    name_cs_source: NameSource
    tournament_note: str = ""


class Card(msgspec.Struct, frozen=True):
    """A kind of draw card with one of its backs."""

    id: str
    kind: DrawCard
    back: int


KINDS: Final = read("draw_cards.json", tuple[DrawCard, ...])
EVENTS: Final = read("event_cards.json", tuple[EventCard, ...])
EVENT: Final[dict[str, int]] = {card.id: i for i, card in enumerate(EVENTS)}
YULE: Final = next(i for i, card in enumerate(EVENTS) if any(isinstance(e, RebuildEventDeck) for e in card.effects))
ARSONIST: Final = next(
    kind.id
    for kind in KINDS
    for e in kind.effects
    if isinstance(e, OpponentRemoves) and e.what == "unprotected_building"
)
"""The attack that cards can protect buildings from (RIVA-4.302, RIVA-4.322)."""


def _cards() -> tuple[Card, ...]:
    """By back, then in the order of the data; a kind's first back has its bare id."""
    found = []
    for back, name in enumerate(SETS):
        for kind in KINDS:
            sets = [copies.set for copies in kind.copies]
            if name in sets:
                found.append(Card(kind.id if name == sets[0] else f"{kind.id}_{name}", kind, back))
    return tuple(found)


CARDS: Final = _cards()
CARD: Final[dict[str, int]] = {card.id: i for i, card in enumerate(CARDS)}


def card_of(name: str) -> int | None:
    """The card that an answer names, if it names one."""
    return CARD.get(name)


CARD_IDS: Final = tuple(card.id for card in CARDS)
BACK: Final = tuple(card.back for card in CARDS)
KIND_INDEX: Final[dict[str, int]] = {kind.id: i for i, kind in enumerate(KINDS)}
BIT: Final = tuple(1 << KIND_INDEX[card.kind.id] for card in CARDS)
"""Per card the bit of its kind; a principality knows which kinds stand in it as a set of bits."""
KIND_BIT: Final[dict[str, int]] = {kind.id: 1 << i for i, kind in enumerate(KINDS)}
COST: Final[tuple[Cost, ...]] = tuple(cost_of(card.kind.cost) for card in CARDS)
COST_ITEMS: Final = tuple(tuple((r, n) for r, n in enumerate(cost) if n) for cost in COST)
IS_ACTION: Final = tuple(card.kind.category == "action" for card in CARDS)
IS_CITY: Final = tuple(card.kind.category == "city_expansion" for card in CARDS)
IS_REGION: Final = tuple(card.kind.category == "region_expansion" for card in CARDS)
IS_ONCE: Final = tuple(card.kind.one_per_principality for card in CARDS)
IS_UNIT: Final = tuple(card.kind.kind in ("hero", "trade_ship", "pirate_ship", "unit") for card in CARDS)
IS_BUILDING: Final = tuple(card.kind.kind == "building" for card in CARDS)
IS_HERO: Final = tuple(card.kind.kind == "hero" for card in CARDS)
IS_SHIP: Final = tuple(card.kind.kind == "trade_ship" for card in CARDS)
IS_FACE_UP: Final = tuple(card.kind.face_up_stack for card in CARDS)
IN_ACTION_PHASE: Final = tuple(card.kind.timing == "action_phase" for card in CARDS)
POINTS: Final = tuple(
    (k.points.victory, k.points.strength, k.points.skill, k.points.commerce, k.points.progress)
    for k in (card.kind for card in CARDS)
)
HAS_STRENGTH: Final = tuple(IS_UNIT[i] and card.kind.points.strength > 0 for i, card in enumerate(CARDS))
"""Units with printed strength: what an Archer hits and the Gift for the Prince counts."""
COUNTS_IN_RIOTS: Final = tuple(
    IS_UNIT[i] and card.kind.points.strength + card.kind.points.commerce > 0 for i, card in enumerate(CARDS)
)


def _first(kind: DrawCard, word: type[Effect]) -> Effect | None:
    return next((effect for effect in kind.effects if isinstance(effect, word)), None)


def _storing() -> int:
    return next(i for i, card in enumerate(CARDS) if _first(card.kind, GoldStorage))


GOLD_STORE: Final = _storing()
"""The one card that is a place for gold (RIVA-4.210)."""
LAID_ON: Final = tuple(
    next((KIND_BIT[e.target_card] for e in card.kind.effects if isinstance(e, PlacedOn)), 0) for card in CARDS
)
"""The bit of the kind that a card is laid on, or 0 (RIVA-4.414)."""
SEARCH_COST: Final = tuple(
    next((e.value for e in card.kind.effects if isinstance(e, SetSearchCost)), None) for card in CARDS
)
RATE: Final = tuple(
    next((RESOURCE[e.resource] for e in card.kind.effects if isinstance(e, TradeRate) and e.resource in RESOURCE), None)
    for card in CARDS
)
"""The resource that a plain trade ship trades 2:1 (RIVA-4.41)."""
IS_LARGE_SHIP: Final = tuple(
    any(isinstance(e, TradeRate) and e.resource == "one_adjacent_region" for e in card.kind.effects) for card in CARDS
)
SHIP_RATE: Final = next(e.give for k in KINDS for e in k.effects if isinstance(e, TradeRate))
"""Every ship takes 2 for 1."""
IS_MINT: Final = tuple(_first(card.kind, Exchange) is not None for card in CARDS)
FETCHERS: Final = tuple(i for i, card in enumerate(CARDS) if _first(card.kind, TakeCardFromDiscardPile))
"""The cards that take a card from the discard pile (RIVA-4.404, RIVA-4.405)."""
BOOSTERS: Final = tuple(
    tuple(
        (i, e.amount)
        for i, card in enumerate(CARDS)
        for e in card.kind.effects
        if isinstance(e, BonusProduction) and e.resource == resource
    )
    for resource in RESOURCES
)
"""Per resource the production boosters of its regions and what they add (RIVA-4.22)."""
CANCELS: Final = tuple(
    tuple(
        i for i, c in enumerate(CARDS) for e in c.kind.effects if isinstance(e, CancelEventForSelf) and k.id in e.events
    )
    for k in EVENTS
)
"""Per event the cards by which a player it would hit can get out of it (RIVA-4.306)."""


def _discounted(by: DrawCard) -> int:
    """The cards that a discounting card makes cheaper, as bits by card number (RIVA-4.87)."""
    bits = 0
    for effect in by.effects:
        if isinstance(effect, Discount):
            least = effect.condition.printed_cost_total_more_than if effect.condition else None
            for i, card in enumerate(CARDS):
                of_kind = effect.target_kind in (None, card.kind.kind)
                of_category = effect.target_category in (None, card.kind.category)
                if of_kind and of_category and (least is None or card.kind.cost_total > least):
                    bits |= 1 << i
    return bits


DISCOUNTED: Final = tuple(_discounted(card.kind) for card in CARDS)
LISTENS: Final[tuple[dict[str, tuple[Effect, ...]], ...]] = tuple(
    {
        when: tuple(e for e in card.kind.effects if e.when == when)
        for when in dict.fromkeys(e.when for e in card.kind.effects)
    }
    for card in CARDS
)
"""Per card its effects by what they wait for: the engine asks who listens, never which card it is."""


def _listening() -> dict[str, int]:
    bits: dict[str, int] = {}
    for i, effects in enumerate(LISTENS):
        for when in effects:
            bits[when] = bits.get(when, 0) | BIT[i]
    return bits


LISTENING: Final = _listening()
"""Per trigger the kinds that wait for it, as bits."""
