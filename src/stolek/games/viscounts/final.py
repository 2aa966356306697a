"""Final scoring and places (VISC-4.50, VISC-4.63, VISC-4.91, VISC-5.4 to VISC-5.11, VISC-6.40 to VISC-6.42)."""

from collections.abc import Sequence
from typing import Final

from stolek.games.viscounts.cards import CARD_ICONS, MANUSCRIPT_RIBBONS, MANUSCRIPTS, SET_VP, Endgame
from stolek.games.viscounts.components import (
    BONUS_CARDS,
    BUILDINGS,
    CASTLE,
    CASTLE_LEADER,
    DEBT,
    DEED,
    GENERIC,
    PLAYER_BOARD,
    POVERTY,
    PROSPERITY,
    RESOURCES,
    RIBBONS,
    SLOTS,
    EndCard,
)
from stolek.games.viscounts.icons import ICONS, Icons, count_of
from stolek.games.viscounts.opponent.boards import LEFTOVER_VP
from stolek.games.viscounts.player import Player, buildings_built, deck_of, has_bonus_card, is_open, lasting_icons
from stolek.games.viscounts.state import NOBODY, ViscountsState, castle_workers
from stolek.kernel.outcome import Line, Outcome, Remark, ranked

TIER_VP: Final = tuple(CASTLE.tiers[tier].vp_per_worker for tier in ("1", "2", "3"))
FULL_TABLE: Final = 3
"""With fewer players than this the second award is ignored (VISC-5.10)."""


def outcome(s: ViscountsState) -> Outcome:
    """Most VP win, then most silver and resources together; against the opponent only strictly more (VISC-5.11)."""
    lines = tuple(tuple(breakdown(s, seat)) for seat in range(s.seats))
    scores = tuple(sum(line.points for line in each) for each in lines)
    if s.virtual != NOBODY:
        won = scores[0] > scores[s.virtual]
        tied = scores[0] == scores[s.virtual]
        remark = (Remark("solo-tie", "VISC-6.42"),) if tied else ()
        return Outcome(scores, (1, 2) if won else (2, 1), lines, remark)
    goods = [sum(player.goods) for player in s.players]
    ranks = ranked(list(zip(scores, goods, strict=True)))
    return Outcome(scores, ranks, lines, remarks(scores, ranks, goods))


def remarks(scores: Sequence[int], ranks: Sequence[int], goods: Sequence[int]) -> tuple[Remark, ...]:
    """What is to be said about a tie for the first place (VISC-5.11)."""
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    if len(best) == 1:
        return ()
    args = {"seats": tuple(winners), "goods": goods[winners[0]]}
    return (Remark("tie-goods" if len(winners) < len(best) else "tie-shared", "VISC-5.11", args),)


def breakdown(s: ViscountsState, seat: int) -> list[Line]:
    """Every source of points of one seat (VISC-5.5)."""
    player = s.players[seat]
    lines = [*building_lines(player), *castle_lines(s, seat), *manuscript_lines(s, seat), *card_lines(player)]
    for card, revealed in ((POVERTY, s.poverty), (PROSPERITY, s.prosperity)):
        if revealed:
            flipped = [flipped_for(card, other) for other in s.players]
            points = awards(card, flipped)[seat]
            lines.append(Line(card.id, points, "VISC-5.9", {"flipped": flipped[seat]}))
    if seat == s.virtual:
        left = resources_of(player)
        lines.append(Line("leftovers", left * LEFTOVER_VP, "VISC-6.41", {"count": left}))
    return lines


def building_lines(player: Player) -> list[Line]:
    """VP by the number of buildings of each type (VISC-4.50)."""
    lines = []
    for building in BUILDINGS:
        count = sum(is_open(player, number) for number, slot in enumerate(SLOTS) if slot.building == building)
        if count:
            points = PLAYER_BOARD.building_vp[building][count - 1]
            lines.append(Line("buildings", points, "VISC-4.50", {"building": building, "count": count}))
    return lines


def castle_lines(s: ViscountsState, seat: int) -> list[Line]:
    """1, 2 or 3 VP per worker, and the castle leader (VISC-4.61, VISC-4.63)."""
    lines = []
    for tier, (count, vp) in enumerate(zip(castle_workers(s, seat), TIER_VP, strict=True), 1):
        if count:
            lines.append(Line("workers", count * vp, "VISC-4.63", {"tier": tier, "count": count}))
    if s.leader == seat:
        lines.append(Line("leader", CASTLE_LEADER.vp, "VISC-4.61"))
    return lines


def manuscript_lines(s: ViscountsState, seat: int) -> list[Line]:
    """Sets of ribbons, scoring pages and bonus cards (VISC-4.67, VISC-5.6, VISC-5.7)."""
    player = s.players[seat]
    lines = []
    if player.manuscripts:
        sets = ribbon_sets(player.manuscripts)
        lines.append(Line("sets", sum(SET_VP[n] for n in sets), "VISC-5.6", {"sets": tuple(sets)}))
    for manuscript in player.manuscripts:
        record = MANUSCRIPTS[manuscript]
        if record.endgame:
            count = counted(s, seat, record.endgame)
            points = count // record.endgame.per * record.endgame.vp
            lines.append(Line("page", points, "VISC-5.7", {"manuscript": record.id, "count": count}))
    for ribbon, card in enumerate(BONUS_CARDS):
        if has_bonus_card(player, ribbon):
            lines.append(Line("bonus", card.vp, "VISC-4.67", {"card": card.id}))
    return lines


def ribbon_sets(manuscripts: Sequence[int]) -> list[int]:
    """The sizes of the best sets of different ribbons: always the largest set next (VISC-5.6)."""
    counts = [0] * len(RIBBONS)
    for manuscript in manuscripts:
        counts[MANUSCRIPT_RIBBONS[manuscript]] += 1
    return [sum(count > n for count in counts) for n in range(max(counts))]


def scored_icons(player: Player) -> Icons:
    """Printed icons of all cards of a player wherever they are, of open slots and bonus cards (VISC-5.8)."""
    return lasting_icons(player) + sum(CARD_ICONS[card] for card in deck_of(player))


def counted(s: ViscountsState, seat: int, page: Endgame) -> int:
    """How many there are of what a scoring page counts; criminals count only as criminals (VISC-5.7, VISC-5.8)."""
    player = s.players[seat]
    match page.of:
        case "buildings":
            return buildings_built(player)
        case "resources":
            return resources_of(player)
        case "manuscripts":
            return len(player.manuscripts)
        case "flipped_deeds":
            return player.approved
        case "flipped_debts":
            return player.paid
        case "workers_in_castle":
            return sum(castle_workers(s, seat))
    icon = next(i for i, name in enumerate(ICONS) if page.of == f"{name}_icons")
    return count_of(scored_icons(player), icon)


def resources_of(player: Player) -> int:
    """Ink, gold and stone, also where they are one generic kind (VISC-1.3, VISC-6.11)."""
    return sum(player.goods[good] for good in (*RESOURCES, GENERIC))


def card_lines(player: Player) -> list[Line]:
    """Debts and deeds by the side that is up (VISC-4.91)."""
    faces = (
        (DEBT.front, player.unpaid),
        (DEBT.back, player.paid),
        (DEED.front, player.acquired),
        (DEED.back, player.approved),
    )
    return [
        Line(face.state, count * face.vp, "VISC-4.91", {"count": count}) for face, count in faces if count and face.vp
    ]


def flipped_for(card: EndCard, player: Player) -> int:
    """The flipped cards that poverty or prosperity ranks (VISC-5.9)."""
    return player.approved if card.counts_flipped == "deeds" else player.paid


def awards(card: EndCard, flipped: Sequence[int]) -> list[int]:
    """12, 8 and 4 VP by rank; tied players share their places, rounded down; nobody without a flipped card (5.10)."""
    places = card.awards_below_3_players if len(flipped) < FULL_TABLE else card.awards
    points = []
    for count in flipped:
        better = sum(other > count for other in flipped)
        tied = flipped.count(count)
        shared = sum(places[better : better + tied])
        points.append(shared // tied if count else 0)
    return points
