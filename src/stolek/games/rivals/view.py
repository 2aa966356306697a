"""What everybody sees, and what a seat sees besides (RIVA-7.1 to RIVA-7.16)."""

from typing import TYPE_CHECKING

import msgspec

from stolek.games.rivals.cards import BACK, CARD_IDS, EVENTS
from stolek.games.rivals.components import BACKS, CACHE, PLACES, REGIONS, RESOURCES, Place, Row
from stolek.games.rivals.draw_stacks import stack_size
from stolek.games.rivals.expansion import Expansion, card_of, is_covered, is_on_region, site_of, slot_of
from stolek.games.rivals.frames.cards import LooksThroughDiscardPile
from stolek.games.rivals.layout import LEFT, RIGHT, row_of, settlement_column, site_column, slot_column
from stolek.games.rivals.points import hand_limit, victory_points
from stolek.games.rivals.principality import Principality, has_free_road, is_city, own_regions, settlements
from stolek.games.rivals.state import HALF_MOON, NOTHING, RivalsState, holder, other
from stolek.kernel.pile import visible
from stolek.kernel.values import Seat

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals


class SettlementView(msgspec.Struct, frozen=True):
    """A settlement or city in its column."""

    x: int
    city: bool


class RegionView(msgspec.Struct, frozen=True):
    """A region, its coordinates and what it holds."""

    region: str
    type: str
    resource: str
    number: int
    x: int
    row: Row
    stored: int


class ExpansionView(msgspec.Struct, frozen=True):
    """An expansion on a site; a covered one lies under another."""

    card: str
    x: int
    row: Row
    covered: bool


class RegionExpansionView(msgspec.Struct, frozen=True):
    """A region expansion at the place of a region, and the gold in it."""

    card: str
    x: int
    row: Row
    stored: int


class PrincipalityView(msgspec.Struct, frozen=True):
    """One player's cards on the table, with all points."""

    settlements: tuple[SettlementView, ...]
    roads: tuple[int, ...]
    regions: tuple[RegionView, ...]
    expansions: tuple[ExpansionView, ...]
    region_expansions: tuple[RegionExpansionView, ...]
    resources: dict[str, int]
    victory: int
    strength: int
    skill: int
    commerce: int
    progress: int
    hand_limit: int
    hand: tuple[str, ...]
    """The backs of the hand cards, sorted."""


class StackView(msgspec.Struct, frozen=True):
    """A draw stack: its back and its height."""

    back: str
    size: int


class EventDeckView(msgspec.Struct, frozen=True):
    """The event deck: Yule lies under the cards above; `spent` lies at the bottom, the last one lowest."""

    size: int
    above_yule: int
    possible: tuple[str, ...]
    half_moons: int
    """How many of the cards are unseen ones with a half moon (duel)."""
    spent: tuple[str, ...]
    revealed: str | None


class PublicView(msgspec.Struct, frozen=True):
    """Everything on the table."""

    mode: str
    target: int
    turn: int
    active: Seat
    starter: Seat
    number: int
    symbol: str
    hero_token: Seat | None
    trade_token: Seat | None
    principalities: tuple[PrincipalityView, ...]
    stacks: tuple[StackView, ...]
    face_up: tuple[str, ...]
    roads: int
    settlements: int
    cities: int
    regions: tuple[str, ...]
    """What is left in the region stack: everybody can count it (RIVA-7.7)."""
    events: EventDeckView
    discard_top: str | None
    discard_size: int
    discard_pile: tuple[str, ...]
    """The whole pile in the introductory game, where it has no use (RIVA-7.13)."""
    playing: tuple[str, ...]
    winner: Seat | None


class PrivateView(msgspec.Struct, frozen=True):
    """The seat's own hand, and every hidden card that it knows."""

    hand: tuple[str, ...]
    opponent_hand: tuple[str, ...]
    stacks: tuple[tuple[str | None, ...], ...]
    discard_pile: tuple[str, ...]
    """Filled only while the seat looks through it (RIVA-4.52)."""


def public_view(g: "Rivals", s: RivalsState) -> PublicView:
    """The same for all viewers."""
    return PublicView(
        mode=g.mode.id,
        target=g.mode.victory_points,
        turn=s.turn,
        active=s.active,
        starter=s.starter,
        number=s.number,
        symbol=s.symbol,
        hero_token=holder(s.hero_token),
        trade_token=holder(s.trade_token),
        principalities=tuple([principality_view(s, Seat(seat)) for seat in range(2)]),
        stacks=tuple([StackView(BACKS[back], stack_size(s, i)) for i, back in enumerate(g.stack_backs)]),
        face_up=_ids(s.face_up),
        roads=s.roads,
        settlements=s.settlements,
        cities=s.cities,
        regions=tuple([PLACES[region] for region in sorted(s.region_stack)]),
        events=event_deck_view(s),
        discard_top=None if s.discard_top == NOTHING else CARD_IDS[s.discard_top],
        discard_size=len(s.discard.cards),
        discard_pile=_ids(s.discard.cards) if g.mode.open_discard_pile else (),
        playing=_ids(s.played),
        winner=holder(s.winner),
    )


def _ids(cards: tuple[int, ...] | list[int]) -> tuple[str, ...]:
    return tuple([CARD_IDS[card] for card in cards])


def event_deck_view(s: RivalsState) -> EventDeckView:
    """What everybody knows of the event deck (RIVA-7.3)."""
    return EventDeckView(
        size=len(s.event_deck) + 1 + len(s.spent_events),
        above_yule=s.above_yule,
        possible=tuple([EVENTS[event].id for event in sorted(s.event_deck) if event != HALF_MOON]),
        half_moons=s.event_deck.count(HALF_MOON),
        spent=tuple([EVENTS[event].id for event in s.spent_events]),
        revealed=None if s.event == NOTHING else EVENTS[s.event].id,
    )


def principality_view(s: RivalsState, seat: Seat) -> PrincipalityView:
    """One principality with its points and the backs of the hand."""
    p = s.princes[seat]
    on_sites = [expansion for expansion in p.built if not is_on_region(expansion)]
    return PrincipalityView(
        settlements=tuple([SettlementView(settlement_column(i), is_city(p, i)) for i in settlements(p)]),
        roads=road_columns(p),
        regions=tuple([region_view(s, region) for region in own_regions(p)]),
        expansions=tuple([expansion_view(expansion) for expansion in on_sites]),
        region_expansions=tuple([region_expansion_view(s, cache) for cache in p.built if is_on_region(cache)]),
        resources=dict(zip(RESOURCES, p.have, strict=True)),
        victory=victory_points(s, seat),
        strength=p.strength,
        skill=p.skill,
        commerce=p.commerce,
        progress=p.progress,
        hand_limit=hand_limit(s, seat),
        hand=tuple([BACKS[back] for back in sorted([BACK[card] for card in s.hands[seat].cards])]),
    )


def region_view(s: RivalsState, region: Place) -> RegionView:
    """A region at its place."""
    card, slot = REGIONS[region], s.slot[region]
    return RegionView(card.id, card.type, card.resource, card.number, slot_column(slot), row_of(slot), s.stored[region])


def road_columns(p: Principality) -> tuple[int, ...]:
    """The columns of all roads, from the left."""
    first = settlement_column(p.leftmost) + (-1 if has_free_road(p, LEFT) else 1)
    last = settlement_column(p.rightmost) + (1 if has_free_road(p, RIGHT) else -1)
    return tuple(range(first, last + 1, 2))


def expansion_view(expansion: Expansion) -> ExpansionView:
    """An expansion at its site."""
    site = site_of(expansion)
    return ExpansionView(CARD_IDS[card_of(expansion)], site_column(site), row_of(site), is_covered(expansion))


def region_expansion_view(s: RivalsState, expansion: Expansion) -> RegionExpansionView:
    """The Gold Cache at its region."""
    slot = slot_of(expansion)
    return RegionExpansionView(CARD_IDS[card_of(expansion)], slot_column(slot), row_of(slot), s.stored[CACHE])


def private_view(s: RivalsState, seat: Seat) -> PrivateView:
    """The faces that this seat knows and not everybody does."""
    question = s.stack[-1] if s.stack else None
    looks = isinstance(question, LooksThroughDiscardPile) and question.seat == seat
    return PrivateView(
        hand=_ids(s.hands[seat].cards),
        opponent_hand=tuple([CARD_IDS[c] for c in visible(s, s.hands[other(seat)], seat) if c is not None]),
        stacks=tuple([_known_stack(s, i, seat) for i in range(len(s.stacks))]),
        discard_pile=_ids(s.discard.cards) if looks else (),
    )


def _known_stack(s: RivalsState, stack: int, seat: Seat) -> tuple[str | None, ...]:
    known = [None if card is None else CARD_IDS[card] for card in visible(s, s.stacks[stack], seat)]
    return (*[None] * s.unseen[stack], *known)
