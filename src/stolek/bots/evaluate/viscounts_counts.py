"""Viscounts against the virtual opponent: what can be counted on the table, as features that weights were learned for.

A list of counts belongs to each term of the evaluation; the names of its features stand beside it, in the same order.
Icons are counted as the three cards on the board show them on average, so a thin deck shows more of its best cards.
"""

from functools import cache
from typing import Final

from stolek.bots.evaluate.viscounts_worth import ABILITY_WORTH, DROP_WORTH, MEETING
from stolek.games.viscounts.cards import CARD_ICONS, EMPTY, MANUSCRIPT_RIBBONS, MANUSCRIPTS, SCHEMES, SET_VP
from stolek.games.viscounts.components import LAST_SPACE, RIBBONS, SILVER, SLOTS
from stolek.games.viscounts.final import resources_of, ribbon_sets
from stolek.games.viscounts.icons import CRIMINAL, ICONS, NOBLE, Icons, count_of, counts
from stolek.games.viscounts.opponent.boards import OPPONENT_WORKER_COST
from stolek.games.viscounts.player import Player, buildings_built, deck_of, has_bonus_card, lasting_icons
from stolek.games.viscounts.state import ViscountsState, workers_of

WILD: Final = ICONS[:-1]
"""Icons that an action asks for; criminals stand for any of them."""
SET_MEMBER: Final = 4.0
"""A manuscript on average in full sets (VISC-5.6)."""
BONUS_AFTER: Final = 3
"""Manuscripts of one ribbon that bring its bonus card (VISC-4.67)."""
FULL: Final = 3
"""Workers that fit into a section (VISC-4.58), and that climb as a group (VISC-4.56)."""
PURSE: Final = 3
RICH: Final = 10
STORE: Final = 4
HOARD: Final = 6
"""Silver and resources that are of use at once; what is beyond counts on its own."""
FEW: Final = 3
"""Debts and deeds that can soon be flipped."""
OPENED: Final = tuple(tuple(built >> slot & 1 for slot in range(len(SLOTS))) for built in range(1 << len(SLOTS)))
"""Per set of open slots each of them as a count."""
FEWEST_PLACED: Final = min(OPPONENT_WORKER_COST)
"""With fewer workers in its supply the opponent places none (VISC-6.22)."""
FUTURE_SCHEMES: Final = sum(scheme.deck == "future" for scheme in SCHEMES)


@cache
def unpacked(icons: Icons) -> tuple[int, ...]:
    """How many there are of each kind of icon; asked again and again for the same icons."""
    return counts(icons)


SHOWN: Final = (*map(unpacked, CARD_ICONS), unpacked(0))
"""The icons of every card, kind by kind; the last entry is that of an empty slot, which is index -1."""
FEATURES: Final[dict[str, tuple[str, ...]]] = {
    "goods": ("ink", "gold", "stone", "silver", "much_silver", "many_resources"),
    "townsfolk": (
        *(f"deck_{icon}" for icon in ICONS),
        *(f"open_{icon}" for icon in WILD),
        "cards",
        "abilities",
        *(f"first_{icon}" for icon in ICONS),
        *(f"second_{icon}" for icon in ICONS),
        "drop_1",
        "drop_2",
        "drop_3",
        *(f"{one}_{other}" for i, one in enumerate(WILD) for other in WILD[i:]),
        "best_kind",
        "criminals_together",
        "ink_cleric",
        "gold_noble",
        "stone_builder",
    ),
    "flips": ("unpaid", "many_unpaid", "acquired", "many_acquired", "paid", "approved"),
    "virtue": ("corruption", "nearness", "meeting", "meeting_soon"),
    "sets": ("manuscripts", "sets_begun", "ribbons", "pages", "bonus_near", "cleric_manuscripts"),
    "castle": (
        "tier_1",
        "pairs",
        "pairs_side_by_side",
        "tier_2",
        "pairs_on_tier_2",
        "tier_3",
        "leader",
        "supply",
        "most",
        "rivals_beside",
        "hemmed_in",
        "noble_workers",
    ),
    "buildings": (*(slot.id for slot in SLOTS), "builder_buildings"),
    "tempo": ("turns", "deeds", "debts", "spots"),
    "rival": (
        "rival_resources",
        "rival_buildings",
        "rival_tier_1",
        "rival_pairs",
        "rival_tier_2",
        "rival_pairs_on_tier_2",
        "rival_leader",
        "rival_sets_begun",
        "rival_schemes",
        "rival_unpaid",
        "rival_acquired",
        "rival_meeting",
        "rival_nearness",
        "rival_paid",
        "rival_approved",
        "rival_nobles",
        "rival_supply",
        "rival_spent",
        "rival_turns",
    ),
}
NAMES: Final = tuple(name for names in FEATURES.values() for name in names)


def counts_of(s: ViscountsState, seat: int) -> list[float]:
    """All features, in the order of their names."""
    return [*own_counts(s, seat), *rival_counts(s, s.players[s.virtual])]


def own_counts(s: ViscountsState, seat: int) -> list[float]:
    """The features of the own side and of the table."""
    player = s.players[seat]
    cards = deck_of(player)
    size = max(1, len(cards))
    shown = len(player.board) / size
    printed = [count * shown for count in unpacked(sum([CARD_ICONS[card] for card in cards]))]
    opened = unpacked(lasting_icons(player))
    wild = printed[-1]
    merchants, builders, nobles, clerics = [printed[i] + wild + opened[i] for i in range(len(WILD))]
    ink, gold, stone = [min(amount, HOARD) for amount in player.goods[:SILVER]]
    return [
        *goods_counts(player),
        *printed,
        *opened[:-1],
        len(cards) / 10,
        sum([ABILITY_WORTH[card] for card in cards]) / size,
        *board_counts(player),
        merchants * merchants,
        merchants * builders,
        merchants * nobles,
        merchants * clerics,
        builders * builders,
        builders * nobles,
        builders * clerics,
        nobles * nobles,
        nobles * clerics,
        clerics * clerics,
        max(builders, nobles, clerics),
        wild * wild,
        ink * clerics,
        gold * nobles,
        stone * builders,
        *flip_counts(player),
        *track_counts(player),
        *manuscript_counts(player, s.players[s.virtual]),
        clerics * len(player.manuscripts),
        *castle_counts(s, seat),
        nobles * sum(workers_of(s.tier1, seat)),
        *OPENED[player.built],
        builders * buildings_built(player),
        1.0,
        s.deeds_above,
        s.debts_above,
        s.spots.count(None) / 10,
    ]


def goods_counts(player: Player) -> list[float]:
    """Silver and resources: those of use at once, and what is beyond."""
    ink, gold, stone, silver = player.goods[: SILVER + 1]
    at_once = [min(ink, STORE), min(gold, STORE), min(stone, STORE)]
    return [*at_once, min(silver, PURSE), max(0, min(silver, RICH) - PURSE), ink + gold + stone - sum(at_once)]


def board_counts(player: Player) -> list[float]:
    """The icons that stay on the board for the next turns, and what cards will bring when they drop off."""
    first, second, third = player.board
    return [*SHOWN[first], *SHOWN[second], DROP_WORTH[first], DROP_WORTH[second], DROP_WORTH[third]]


def flip_counts(player: Player) -> list[float]:
    """Debts and deeds, the first few that can still be flipped and the others."""
    unpaid, acquired = player.unpaid, player.acquired
    return [
        min(unpaid, FEW),
        max(0, unpaid - FEW),
        min(acquired, FEW),
        max(0, acquired - FEW),
        player.paid,
        player.approved,
    ]


def track_counts(player: Player) -> list[float]:
    """Corruption, and the collision that the markers lead to."""
    near = nearness(player)
    meeting = MEETING[player.corruption][player.virtue]
    return [player.corruption, near, meeting, meeting * near / LAST_SPACE]


def nearness(player: Player) -> int:
    """How far the two markers have come towards each other."""
    return LAST_SPACE - player.virtue + player.corruption


def ribbons_of(player: Player) -> list[int]:
    """Manuscripts by ribbon."""
    ribbons = [0] * len(RIBBONS)
    for manuscript in player.manuscripts:
        ribbons[MANUSCRIPT_RIBBONS[manuscript]] += 1
    return ribbons


def manuscript_counts(player: Player, rival: Player) -> list[float]:
    """Manuscripts, sets begun, and bonus cards that one more manuscript would bring (VISC-4.67)."""
    ribbons = ribbons_of(player)
    pages = sum([MANUSCRIPTS[manuscript].endgame is not None for manuscript in player.manuscripts])
    near = sum(
        [
            count == BONUS_AFTER - 1 and not has_bonus_card(player, ribbon) and not has_bonus_card(rival, ribbon)
            for ribbon, count in enumerate(ribbons)
        ]
    )
    kinds = len(ribbons) - ribbons.count(0)
    return [len(player.manuscripts), sets_begun(player), kinds, pages, near]


def sets_begun(player: Player) -> float:
    """How much more the sets would be worth if they were full (VISC-5.6)."""
    if not player.manuscripts:
        return 0.0
    return sum([SET_MEMBER * size - SET_VP[size] for size in ribbon_sets(player.manuscripts)])


def castle_counts(s: ViscountsState, seat: int) -> list[float]:
    """Workers by tier, those that are about to climb, and those of the opponent that they share sections with."""
    own, others, above = workers_of(s.tier1, seat), workers_of(s.tier1, s.virtual), workers_of(s.tier2, seat)
    pairs = side_by_side = beside = hemmed = 0
    for section, count in enumerate(own):
        if count >= FULL - 1:
            pairs += 1
            side_by_side += own[section - 1] >= FULL - 1
        if count:
            beside += others[section]
            if count < FULL <= count + others[section]:
                hemmed += count
    return [
        sum(own),
        pairs,
        side_by_side,
        sum(above),
        above.count(FULL - 1),
        s.tier3[seat],
        s.leader == seat,
        s.players[seat].workers / 10,
        max(own),
        beside,
        hemmed,
    ]


def rival_key(s: ViscountsState, rival: Player) -> tuple[object, ...]:
    """All that the opponent's points and counts depend on; in the own turn it stays the same for most positions."""
    cards = (*rival.draw.cards, EMPTY, *rival.discard, EMPTY, *rival.board, EMPTY, *rival.manuscripts)
    flips = (rival.unpaid, rival.acquired, rival.paid, rival.approved, rival.corruption, rival.virtue)
    workers = (*workers_of(s.tier1, s.virtual), *workers_of(s.tier2, s.virtual), s.tier3[s.virtual], s.leader)
    return (cards, flips, workers, *rival.goods, rival.built, rival.bonus, rival.workers, len(s.future))


def rival_counts(s: ViscountsState, rival: Player) -> list[float]:
    """The opponent's side of the table."""
    below, above = workers_of(s.tier1, s.virtual), workers_of(s.tier2, s.virtual)
    icons = sum([CARD_ICONS[card] for card in rival.board if card != EMPTY])
    return [
        resources_of(rival),
        buildings_built(rival),
        sum(below),
        sum([count >= FULL - 1 for count in below]),
        sum(above),
        above.count(FULL - 1),
        s.leader == s.virtual,
        sets_begun(rival),
        FUTURE_SCHEMES - len(s.future),
        rival.unpaid,
        rival.acquired,
        MEETING[rival.corruption][rival.virtue],
        nearness(rival),
        rival.paid,
        rival.approved,
        count_of(icons, NOBLE) + count_of(icons, CRIMINAL),
        rival.workers / 10,
        rival.workers < FEWEST_PLACED,
        1.0,
    ]
