"""What everybody sees and what a player alone sees; and dealing anew what a seat cannot know (VISC-7)."""

from typing import TYPE_CHECKING, Final

import msgspec

from stolek.games.viscounts.cards import CARD_IDS, EMPTY, MANUSCRIPTS, card_ids
from stolek.games.viscounts.components import BONUS_CARDS, BUILDINGS, GOODS, PLAYER_CARDS, SECTION_IDS, SECTIONS, SLOTS
from stolek.games.viscounts.deck import hand_limit
from stolek.games.viscounts.effects import slug_of
from stolek.games.viscounts.final import breakdown
from stolek.games.viscounts.icons import ICONS, counts
from stolek.games.viscounts.main_board import facing_section, space_names, spot_at
from stolek.games.viscounts.manuscript import is_taken
from stolek.games.viscounts.opponent.schemes import future_left
from stolek.games.viscounts.payment import icons_of
from stolek.games.viscounts.player import NOWHERE, board_of, has_bonus_card, is_open
from stolek.games.viscounts.rides import RideView, ride_views
from stolek.games.viscounts.segments import LINKS, SEGMENT_IDS, SPOTS, SPOTS_EACH, TRADES
from stolek.games.viscounts.state import NOBODY, ViscountsState
from stolek.games.viscounts.values import Standing
from stolek.kernel.outcome import Line
from stolek.kernel.pile import Pile, visible
from stolek.kernel.values import Seat

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts


class SpotView(msgspec.Struct, frozen=True):
    """A building spot: its slot on the rim, its bank, its bonus, and who has built what."""

    slot: int
    bank: str
    effect: str
    owner: Seat | None
    building: str | None


class LinkView(msgspec.Struct, frozen=True):
    """A link: its slot on the rim, the slots it joins (None: the first of the next segment), and its bonus."""

    slot: int
    joins: tuple[int, int | None]
    effect: str


class TradeView(msgspec.Struct, frozen=True):
    """The exchange of an outer space."""

    merchants: int
    effect: str


class SegmentView(msgspec.Struct, frozen=True):
    """A segment on its board position, with the piles beside it and the castle section that faces it."""

    id: str
    section: str
    townsfolk: str | None
    townsfolk_left: int
    manuscript: str | None
    manuscripts_left: int
    trades: tuple[TradeView, TradeView]
    spots: tuple[SpotView, ...]
    links: tuple[LinkView, ...]


class SectionView(msgspec.Struct, frozen=True):
    """A castle section: workers by seat on its two tiers, and the reward of tier 2."""

    id: str
    effect: str
    tier1: tuple[int, ...]
    tier2: tuple[int, ...]


class PairView(msgspec.Struct, frozen=True):
    """A pair that lies out in the set-up."""

    card: str
    hero: str


class PlayerView(msgspec.Struct, frozen=True):
    """Everything in front of a seat that all may see; `unseen` is hand and draw pile together (VISC-7).

    `icons` are those that count in a primary action (VISC-4.30), `points` what final scoring would say now (VISC-5.5).
    """

    opponent: str | None
    segment: str | None
    way: str | None
    goods: dict[str, int]
    board: tuple[str | None, ...]
    hand: int
    draw: int
    unseen: tuple[str, ...]
    discard: tuple[str, ...]
    hand_limit: int
    slots: tuple[str, ...]
    workers: int
    corruption: int
    virtue: int
    unpaid: int
    paid: int
    acquired: int
    approved: int
    manuscripts: tuple[str, ...]
    bonus: tuple[str, ...]
    icons: dict[str, int]
    points: tuple[Line, ...]


class PublicView(msgspec.Struct, frozen=True):
    """The table as everybody sees it; `rides` are those of the seat that is asked to move."""

    round: int
    last_round: int | None
    start: Seat
    active: Seat
    segments: tuple[SegmentView, ...]
    sections: tuple[SectionView, ...]
    tier3: tuple[int, ...]
    leader: Seat | None
    bonus: tuple[str, ...]
    debts_above: int
    deeds_above: int
    poverty: bool
    prosperity: bool
    pairs: tuple[PairView, ...]
    removed: tuple[str, ...]
    future: int
    rides: tuple[RideView, ...]
    players: tuple[PlayerView, ...]


class PrivateView(msgspec.Struct, frozen=True):
    """One's own hand, and one's own draw pile without its order."""

    hand: tuple[str, ...]
    draw: tuple[str, ...]


def public_view(g: "Viscounts", s: ViscountsState) -> PublicView:
    """The table as everybody sees it."""
    return PublicView(
        round=s.round,
        last_round=s.last_round or None,
        start=Seat(s.start),
        active=Seat(s.active),
        segments=tuple([segment_view(s, position) for position in range(len(s.segments))]),
        sections=tuple([section_view(s, section) for section in range(len(SECTIONS))]),
        tier3=tuple(s.tier3),
        leader=None if s.leader == NOBODY else Seat(s.leader),
        bonus=tuple([card.id for ribbon, card in enumerate(BONUS_CARDS) if not is_taken(s, ribbon)]),
        debts_above=s.debts_above,
        deeds_above=s.deeds_above,
        poverty=s.poverty,
        prosperity=s.prosperity,
        pairs=tuple([PairView(PLAYER_CARDS[pair.card].id, CARD_IDS[pair.hero]) for pair in s.pairs]),
        removed=card_ids(s.removed),
        future=future_left(s),
        rides=ride_views(g, s),
        players=tuple([player_view(s, Seat(seat)) for seat in range(s.seats)]),
    )


def segment_view(s: ViscountsState, position: int) -> SegmentView:
    """One segment with everything on it."""
    segment, spots = s.segments[position], range(SPOTS_EACH[s.side])
    townsfolk, manuscript = s.townsfolk[position], s.manuscripts[position]
    return SegmentView(
        id=SEGMENT_IDS[segment],
        section=SECTION_IDS[facing_section(s, position)],
        townsfolk=None if townsfolk == EMPTY else CARD_IDS[townsfolk],
        townsfolk_left=s.townsfolk_left[position],
        manuscript=None if manuscript == EMPTY else MANUSCRIPTS[manuscript].id,
        manuscripts_left=s.manuscripts_left[position],
        trades=TRADE_VIEWS[segment],
        spots=tuple([spot_view(s, segment, n, s.spots[spot_at(s, position, n)]) for n in spots]),
        links=LINK_VIEWS[s.side][segment],
    )


def link_views(side: int, segment: int) -> tuple[LinkView, ...]:
    """The printed links of a segment."""
    return tuple(
        LinkView(link.slot, (link.source, None if link.to == "next_segment" else link.to), slug_of(link.effects))
        for link in LINKS[side][segment]
    )


LINK_VIEWS: Final = tuple(
    tuple(link_views(side, segment) for segment in range(len(SEGMENT_IDS))) for side in range(len(LINKS))
)
TRADE_VIEWS: Final = tuple(
    (TradeView(left.merchants, slug_of(left.effects)), TradeView(right.merchants, slug_of(right.effects)))
    for left, right in TRADES
)
FREE_SPOTS: Final = tuple(
    tuple(
        tuple(SpotView(spot.slot, spot.bank, slug_of(spot.effects), None, None) for spot in spots) for spots in segments
    )
    for segments in SPOTS
)
REWARDS: Final = tuple(slug_of(section.tier2) for section in SECTIONS)


def spot_view(s: ViscountsState, segment: int, number: int, standing: Standing | None) -> SpotView:
    """One spot and what stands on it."""
    free = FREE_SPOTS[s.side][segment][number]
    if standing is None:
        return free
    return SpotView(free.slot, free.bank, free.effect, standing.owner, BUILDINGS[standing.building])


def section_view(s: ViscountsState, section: int) -> SectionView:
    """One castle section."""
    return SectionView(SECTION_IDS[section], REWARDS[section], tuple(s.tier1[section]), tuple(s.tier2[section]))


def player_view(s: ViscountsState, seat: Seat) -> PlayerView:
    """What lies in front of one seat."""
    player = s.players[seat]
    segment, way = space_names(s, player.space) if player.space != NOWHERE else (None, None)
    return PlayerView(
        opponent=board_of(player).id if seat == s.virtual else None,
        segment=segment,
        way=way,
        goods={good: amount for good, amount in zip(GOODS, player.goods, strict=True) if good != "generic" or amount},
        board=tuple([None if card == EMPTY else CARD_IDS[card] for card in player.board]),
        hand=len(player.hand),
        draw=len(player.draw),
        unseen=card_ids(sorted(player.hand.cards + player.draw.cards)),
        discard=card_ids(player.discard),
        hand_limit=hand_limit(s, seat),
        slots=tuple([slot.id for number, slot in enumerate(SLOTS) if is_open(player, number)]),
        workers=player.workers,
        corruption=player.corruption,
        virtue=player.virtue,
        unpaid=player.unpaid,
        paid=player.paid,
        acquired=player.acquired,
        approved=player.approved,
        manuscripts=tuple([MANUSCRIPTS[manuscript].id for manuscript in player.manuscripts]),
        bonus=tuple([card.id for ribbon, card in enumerate(BONUS_CARDS) if has_bonus_card(player, ribbon)]),
        icons=dict(zip(ICONS, counts(icons_of(player)), strict=True)),
        points=tuple(breakdown(s, seat)),
    )


def private_view(s: ViscountsState, seat: Seat) -> PrivateView | None:
    """One's own hand and draw pile; the virtual opponent has nothing of its own to see."""
    if seat == s.virtual:
        return None
    player = s.players[seat]
    return PrivateView(seen_cards(s, player.hand, seat), seen_cards(s, player.draw, seat))


def seen_cards(s: ViscountsState, pile: Pile, seat: Seat) -> tuple[str, ...]:
    """The cards of a pile that the seat knows, sorted: neither a hand nor a draw pile has an order."""
    return card_ids(sorted(card for card in visible(s, pile, seat) if card is not None))


def hidden_piles(s: ViscountsState) -> list[Pile]:
    """What a sample deals anew: hands and draw piles; everything else is undecided or open (VISC-7.2)."""
    return [pile for player in s.players for pile in (player.hand, player.draw)]
