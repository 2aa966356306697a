"""What everybody sees, and what the owner of Ellen sees besides (PILL-4.6, PILL-7)."""

from typing import TYPE_CHECKING

import msgspec

from stolek.games.pillars.advantage import room
from stolek.games.pillars.builder import next_space
from stolek.games.pillars.cards import ADVANTAGE_IDS, CRAFTSMAN_IDS, EVENT_IDS, NO_CARD, RESOURCE_IDS
from stolek.games.pillars.components import MARKET, PARTS, ROUNDS, Cube, Good
from stolek.games.pillars.deals import deals
from stolek.games.pillars.draft import WORKERS
from stolek.games.pillars.goods import CUBES, GOLD, VP
from stolek.games.pillars.space import CHOICES, KINGSBRIDGE, SPACES
from stolek.games.pillars.state import NO_STEP, NOBODY, PillarsState, Player, is_affected
from stolek.games.pillars.values import SOURCES
from stolek.kernel.pile import visible
from stolek.kernel.values import Seat

if TYPE_CHECKING:
    from stolek.games.pillars.rules import Pillars


class PlayerView(msgspec.Struct, frozen=True):
    """One player's belongings."""

    gold: int
    vp: int
    cubes: dict[Cube, int]
    craftsmen: tuple[str, ...]
    room: int
    """How many craftsmen there is room for (PILL-4.14, PILL-4.72)."""
    advantages: tuple[str, ...]
    resources: tuple[str, ...]
    reserve: int
    mill: int
    working: int
    grey: int
    lent: int
    black: int
    points: dict[str, int]
    builders_allowed: int


class ParkedView(msgspec.Struct, frozen=True):
    """A builder beside a price number."""

    price: int
    seat: Seat


class PublicView(msgspec.Struct, frozen=True):
    """Everything on the table."""

    round: int
    rounds: int
    phase: int
    step: int
    start: Seat
    part: str
    parts_built: int
    resources: tuple[str, ...]
    craftsmen: tuple[str, ...]
    kingsbridge: tuple[str, ...]
    shiring: tuple[str | None, ...]
    drafting: tuple[Seat, ...]
    spaces: dict[str, Seat | None]
    free: dict[str, str]
    """Per choice of a builder's owner the space that it leads to, as long as there is one (PILL-4.28)."""
    price: int
    redraws: int
    bag: tuple[Seat, ...]
    drawn: Seat | None
    parked: tuple[ParkedView, ...]
    aside: tuple[Seat, ...]
    market: dict[Cube, int]
    court: int
    castle: int
    black: int
    event: str | None
    affected: tuple[Seat, ...]
    tax: int | None
    line: tuple[Seat, ...]
    left: dict[str, int]
    deals: dict[str, dict[Good, int]]
    """What each answer of whoever trades or works now would bring and cost, by its text."""
    advantage_deck: int
    event_deck: int
    past_events: tuple[str, ...]
    gone_advantages: tuple[str, ...]
    gone_craftsmen: tuple[str, ...]
    players: tuple[PlayerView, ...]


class PrivateView(msgspec.Struct, frozen=True):
    """The coming event, for whoever has looked at it (PILL-7.4)."""

    event: str | None


def _ids(names: tuple[str, ...], cards: list[int]) -> tuple[str, ...]:
    return tuple([names[card] for card in cards])


def _seats(owners: list[int]) -> tuple[Seat, ...]:
    return tuple(map(Seat, owners))


def _seat(owner: int) -> Seat | None:
    return None if owner == NOBODY else Seat(owner)


def public_view(g: "Pillars", s: PillarsState) -> PublicView:
    """The same for all viewers (PILL-7.1)."""
    return PublicView(
        round=s.round,
        rounds=ROUNDS,
        phase=phase(s),
        step=s.step,
        start=Seat(s.start),
        part=PARTS[s.round - 1],
        parts_built=s.round if not s.waits else s.round - 1,
        resources=_ids(RESOURCE_IDS, s.resources),
        craftsmen=_ids(CRAFTSMAN_IDS, s.craftsmen),
        kingsbridge=_ids(ADVANTAGE_IDS, s.kingsbridge),
        shiring=tuple([None if card == NO_CARD else CRAFTSMAN_IDS[card] for card in s.shiring]),
        drafting=_seats(s.drafting),
        spaces={space.id: _seat(owner) for space, owner in zip(SPACES, s.spaces, strict=True)},
        free=free_spaces(s),
        price=s.price,
        redraws=s.redraws,
        bag=_seats(s.bag),
        drawn=_seat(s.drawn),
        parked=tuple([ParkedView(price, Seat(owner)) for price, owner in s.parked]),
        aside=_seats(s.aside),
        market={cube: s.market[i] for i, cube in enumerate(CUBES) if cube in MARKET.stock_each_round},
        court=s.court,
        castle=s.castle,
        black=s.black,
        event=None if s.event == NO_CARD else EVENT_IDS[s.event],
        affected=tuple([Seat(seat) for seat in range(s.seats) if is_affected(s, seat)]),
        tax=s.tax or None,
        line=_seats(s.line),
        left=capacities(s),
        deals=deals(g, s),
        advantage_deck=len(KINGSBRIDGE) * (ROUNDS - s.round),
        event_deck=ROUNDS - s.round + (s.event == NO_CARD),
        past_events=_ids(EVENT_IDS, s.past_events),
        gone_advantages=_ids(ADVANTAGE_IDS, s.gone_advantages),
        gone_craftsmen=_ids(CRAFTSMAN_IDS, s.gone_craftsmen),
        players=tuple([player_view(player, s.allowed[seat]) for seat, player in enumerate(s.players)]),
    )


def phase(s: PillarsState) -> int:
    """Taking cards, placing builders, resolving the board (PILL-0.1)."""
    if s.step != NO_STEP:
        return 3
    return 1 if s.drafting else 2


def free_spaces(s: PillarsState) -> dict[str, str]:
    """Where a builder would stand (PILL-4.26, PILL-4.28)."""
    found = {choice: next_space(s, choice) for choice in CHOICES}
    return {choice: SPACES[space].id for choice, space in found.items() if space is not None}


def capacities(s: PillarsState) -> dict[str, int]:
    """How often the craftsmen of the player who works now may still be used (PILL-4.64)."""
    if not s.left:
        return {}
    working = s.players[s.waits[0]]
    return {CRAFTSMAN_IDS[card]: left for card, left in zip(working.craftsmen, s.left, strict=True)}


def player_view(player: Player, allowed: int) -> PlayerView:
    """All of it is open (PILL-4.6)."""
    return PlayerView(
        gold=player.goods[GOLD],
        vp=player.goods[VP],
        cubes=dict(zip(CUBES, player.goods, strict=False)),
        craftsmen=_ids(CRAFTSMAN_IDS, player.craftsmen),
        room=room(player),
        advantages=_ids(ADVANTAGE_IDS, player.advantages),
        resources=_ids(RESOURCE_IDS, player.resources),
        reserve=player.reserve,
        mill=player.mill,
        working=sum([WORKERS[card] for card in player.resources]),
        grey=player.grey,
        lent=player.lent,
        black=player.black,
        points=dict(zip(SOURCES, player.points, strict=True)),
        builders_allowed=allowed,
    )


def private_view(s: PillarsState, seat: Seat) -> PrivateView:
    """Whoever owns Ellen knows the coming event until it is revealed (PILL-4.71)."""
    seen = visible(s, s.foreseen, seat)
    return PrivateView(EVENT_IDS[seen[0]] if seen and seen[0] is not None else None)
