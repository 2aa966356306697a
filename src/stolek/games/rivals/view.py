"""What everybody sees, and what a seat sees besides (RIVA-7.1 to RIVA-7.16)."""

from typing import TYPE_CHECKING

import msgspec

from stolek.games.rivals.card_frames import TakeDiscarded
from stolek.games.rivals.cards import BACK, CARD_IDS, EVENTS
from stolek.games.rivals.components import BACKS, CACHE, PLACES, REGIONS, RESOURCES
from stolek.games.rivals.knowledge import stack_size
from stolek.games.rivals.points import hand_limit
from stolek.games.rivals.principality import (
    COVERED,
    LEFT,
    ON_REGION,
    RIGHT,
    ROWS,
    SHIFT,
    SITE_ROWS,
    WHERE,
    column,
    region_column,
    site_column,
)
from stolek.games.rivals.state import HALF_MOON, NOBODY, RivalsState, other, victory_points
from stolek.kernel.leaf import Seat
from stolek.kernel.pile import visible

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
    row: str
    stored: int


class ExpansionView(msgspec.Struct, frozen=True):
    """An expansion on a site; a covered one lies under another."""

    card: str
    x: int
    row: str
    covered: bool


class RegionExpansionView(msgspec.Struct, frozen=True):
    """A region expansion at the place of a region, and the gold in it."""

    card: str
    x: int
    row: str
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
    """The own hand, and every hidden card that the seat knows."""

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
        hero_token=_seat(s.hero),
        trade_token=_seat(s.trade),
        principalities=tuple([principality_view(s, Seat(seat)) for seat in range(2)]),
        stacks=tuple([StackView(BACKS[back], stack_size(s, i)) for i, back in enumerate(g.stack_backs)]),
        face_up=_ids(s.face_up),
        roads=s.roads,
        settlements=s.settlements,
        cities=s.cities,
        regions=tuple([PLACES[region] for region in sorted(s.regions)]),
        events=event_deck_view(s),
        discard_top=None if s.top == NOBODY else CARD_IDS[s.top],
        discard_size=len(s.discard.cards),
        discard_pile=() if g.mode.demolition_allowed else _ids(s.discard.cards),
        playing=_ids(s.played),
        winner=_seat(s.winner),
    )


def _ids(cards: tuple[int, ...] | list[int]) -> tuple[str, ...]:
    return tuple([CARD_IDS[card] for card in cards])


def _seat(seat: int) -> Seat | None:
    return None if seat == NOBODY else Seat(seat)


def event_deck_view(s: RivalsState) -> EventDeckView:
    """What everybody knows of the event deck (RIVA-7.3)."""
    return EventDeckView(
        size=len(s.deck) + 1 + len(s.spent_events),
        above_yule=s.above,
        possible=tuple([EVENTS[event].id for event in sorted(s.deck) if event != HALF_MOON]),
        half_moons=s.deck.count(HALF_MOON),
        spent=tuple([EVENTS[event].id for event in s.spent_events]),
        revealed=None if s.event == NOBODY else EVENTS[s.event].id,
    )


def principality_view(s: RivalsState, seat: Seat) -> PrincipalityView:
    """One principality with its points and the backs of the hand."""
    p = s.princes[seat]
    ends = [column(p.first) - 1] if p.roads & LEFT else []
    ends += [column(p.last) + 1] if p.roads & RIGHT else []
    on_sites = [e for e in p.built if not SITE_ROWS <= e & WHERE < COVERED]
    return PrincipalityView(
        settlements=tuple([SettlementView(column(i), bool(p.cities >> i & 1)) for i in range(p.first, p.last + 1)]),
        roads=tuple(sorted([*ends, *range(column(p.first) + 1, column(p.last), 2)])),
        regions=tuple([region_view(s, region, slot) for slot, region in enumerate(p.grid) if region >= 0]),
        expansions=tuple([expansion_view(e) for e in on_sites]),
        region_expansions=tuple([region_expansion_view(s, e) for e in p.built if e not in on_sites]),
        resources=dict(zip(RESOURCES, p.have, strict=True)),
        victory=victory_points(s, seat),
        strength=p.strength,
        skill=p.skill,
        commerce=p.commerce,
        progress=p.progress,
        hand_limit=hand_limit(s, seat),
        hand=tuple([BACKS[back] for back in sorted([BACK[card] for card in s.hands[seat].cards])]),
    )


def region_view(s: RivalsState, region: int, slot: int) -> RegionView:
    """A region at its place."""
    card = REGIONS[region]
    return RegionView(
        card.id, card.type, card.resource, card.number, region_column(slot), ROWS[slot & 1], s.stored[region]
    )


def expansion_view(e: int) -> ExpansionView:
    """An expansion at its site."""
    site = e & WHERE & ~COVERED
    return ExpansionView(CARD_IDS[e >> SHIFT], site_column(site), ROWS[site & 1], e & COVERED != 0)


def region_expansion_view(s: RivalsState, e: int) -> RegionExpansionView:
    """The Gold Cache at its region."""
    slot = (e & WHERE) - ON_REGION
    return RegionExpansionView(CARD_IDS[e >> SHIFT], region_column(slot), ROWS[slot & 1], s.stored[CACHE])


def private_view(s: RivalsState, seat: Seat) -> PrivateView:
    """The faces that this seat knows and not everybody does."""
    looks = bool(s.stack) and isinstance(s.stack[-1], TakeDiscarded) and s.stack[-1].seat == seat
    return PrivateView(
        hand=_ids(s.hands[seat].cards),
        opponent_hand=tuple([CARD_IDS[c] for c in visible(s, s.hands[other(seat)], seat) if c is not None]),
        stacks=tuple([_known_stack(s, i, seat) for i in range(len(s.stacks))]),
        discard_pile=_ids(s.discard.cards) if looks else (),
    )


def _known_stack(s: RivalsState, stack: int, seat: Seat) -> tuple[str | None, ...]:
    known = [None if card is None else CARD_IDS[card] for card in visible(s, s.stacks[stack], seat)]
    return (*[None] * s.unseen[stack], *known)
