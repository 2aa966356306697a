"""Viscounts against the virtual opponent: a position as the words that describe it, for the net of `viscounts_net.py`.

A word is a small fact: this card is in the own hand, there are four ink, the segment ahead shows that manuscript. Every
word has a number. Most facts are numbers themselves, with a word for each of their values (what is beyond the last
value is the last); the others are piles and the like, with a word for each thing that is there. The words of the
opponent's side stand apart, because they stay the same for most positions of the own turn.
"""

from itertools import accumulate
from operator import add
from typing import Final

from stolek.bots.evaluate.viscounts_counts import FULL, ribbons_of, unpacked
from stolek.games.viscounts.cards import (
    CARD_ICONS,
    EMPTY,
    FIRST_SCHEME,
    HIDDEN_SCHEME,
    MANUSCRIPTS,
    NEUTRAL,
    TOWNSFOLK,
)
from stolek.games.viscounts.components import LAST_SPACE, RIBBONS, SILVER, SLOTS
from stolek.games.viscounts.icons import ICONS
from stolek.games.viscounts.main_board import facing_section
from stolek.games.viscounts.opponent.boards import OPPONENT_IDS
from stolek.games.viscounts.player import deck_of, lasting_icons
from stolek.games.viscounts.segments import POSITIONS, SPACES, WAYS
from stolek.games.viscounts.state import NOBODY, SECTION_COUNT, ViscountsState, workers_of

AHEAD: Final = 7
"""A lead in flipped cards is counted so far, either way."""
USUAL_DECK: Final = 12
"""The icons of a deck are counted as if it had so many cards."""
SCHEMES: Final = HIDDEN_SCHEME - FIRST_SCHEME + 1
SHARED: Final = FULL + 1
"""Workers of one side in a section, none included."""
TRACK: Final = LAST_SPACE + 1

OWN_NUMBERS: Final[tuple[tuple[str, int, int], ...]] = (
    ("slot", 3, len(TOWNSFOLK) + 1),
    ("deck", 1, 30),
    ("resource", 3, 11),
    ("silver", 1, 13),
    ("supply", 1, 21),
    ("tier_1", SECTION_COUNT, SHARED * SHARED),
    ("tier_2", SECTION_COUNT, SHARED * SHARED),
    ("facing", POSITIONS, SHARED),
    ("townsfolk", POSITIONS, len(NEUTRAL) + 1),
    ("manuscript", POSITIONS, len(MANUSCRIPTS) + 1),
    ("section", 1, SECTION_COUNT * len(WAYS)),
    ("space", 1, SPACES),
    ("rival_space", 1, SPACES),
    ("tier_3", 1, 11),
    ("in_castle", 1, 31),
    ("leader", 1, 3),
    ("free_spots", 1, 26),
    ("ribbon", len(RIBBONS), 7),
    ("bonus", len(RIBBONS), 3),
    ("pages", 1, 16),
    ("unpaid", 1, 11),
    ("acquired", 1, 13),
    ("paid", 1, 11),
    ("approved", 1, 11),
    ("paid_ahead", 1, 2 * AHEAD + 1),
    ("approved_ahead", 1, 2 * AHEAD + 1),
    ("track", 1, TRACK * TRACK),
    ("deeds", 1, 14),
    ("debts", 1, 14),
    ("last_round", 1, 4),
    ("round", 1, 31),
    ("deck_icons", len(ICONS), 24),
    ("next_icons", len(ICONS), 8),
    ("open_icons", len(ICONS) - 1, 6),
)
"""What is counted on the own side and on the table: how many numbers of a kind there are, and their values."""
RIVAL_NUMBERS: Final[tuple[tuple[str, int, int], ...]] = (
    ("rival_board", 1, len(OPPONENT_IDS)),
    ("rival_slot", 3, SCHEMES + 1),
    ("rival_resource", 3, 17),
    ("rival_generic", 1, 17),
    ("rival_supply", 1, 21),
    ("rival_tier_3", 1, 11),
    ("rival_ribbon", len(RIBBONS), 7),
    ("rival_pages", 1, 16),
    ("rival_unpaid", 1, 11),
    ("rival_acquired", 1, 13),
    ("rival_paid", 1, 11),
    ("rival_approved", 1, 11),
    ("rival_track", 1, TRACK * TRACK),
    ("future", 1, 10),
)
SETS: Final[tuple[tuple[str, int], ...]] = (
    ("hand", len(TOWNSFOLK)),
    ("draw", len(TOWNSFOLK)),
    ("discard", len(TOWNSFOLK)),
    ("written", len(MANUSCRIPTS)),
    ("built", len(SLOTS)),
    ("rival_draw", SCHEMES),
    ("rival_discard", SCHEMES),
    ("rival_built", len(SLOTS)),
)


def spread_out(numbers: tuple[tuple[str, int, int], ...]) -> list[int]:
    """How many values each number has."""
    return [values for _, count, values in numbers for _ in range(count)]


VALUES: Final = (*spread_out(OWN_NUMBERS), *spread_out(RIVAL_NUMBERS))
OWN: Final = len(spread_out(OWN_NUMBERS))
FIRST: Final = tuple(accumulate((*VALUES, *(size for _, size in SETS)), initial=0))
"""The first word of every number, then that of every set, and how many words there are."""
WORDS: Final = FIRST[-1]
OWN_FIRST, OWN_LAST = FIRST[:OWN], tuple(values - 1 for values in VALUES[:OWN])
RIVAL_FIRST, RIVAL_LAST = FIRST[OWN : len(VALUES)], tuple(values - 1 for values in VALUES[OWN:])
HAND, DRAW, DISCARD, WRITTEN, BUILT, RIVAL_DRAW, RIVAL_DISCARD, RIVAL_BUILT = FIRST[len(VALUES) : -1]
OPEN_SLOTS: Final = tuple(
    tuple(slot for slot in range(len(SLOTS)) if built >> slot & 1) for built in range(1 << len(SLOTS))
)
SPACES_ON: Final = len(WAYS)
BONUS_CARDS: Final = tuple(
    tuple(tuple((own >> i & 1) + 2 * (its >> i & 1) for i in range(len(RIBBONS))) for its in range(1 << len(RIBBONS)))
    for own in range(1 << len(RIBBONS))
)
"""Per bonus cards of both sides and ribbon: nobody's, one's own, the opponent's."""


def own_words(s: ViscountsState, seat: int) -> list[int]:
    """The words of the own side and of the table."""
    player = s.players[seat]
    return [
        *[HAND + card for card in player.hand.cards],
        *[DRAW + card for card in player.draw.cards],
        *[DISCARD + card for card in player.discard],
        *[WRITTEN + manuscript for manuscript in player.manuscripts],
        *[BUILT + slot for slot in OPEN_SLOTS[player.built]],
        *map(add, OWN_FIRST, map(min, OWN_LAST, own_numbers(s, seat))),
    ]


def own_numbers(s: ViscountsState, seat: int) -> list[int]:
    """The numbers of the own side and of the table, in their order."""
    player, rival = s.players[seat], s.players[s.virtual]
    one, two, three = player.board
    cards = deck_of(player)
    size = max(FULL, len(cards))
    stay = (CARD_ICONS[one] if one != EMPTY else 0) + (CARD_ICONS[two] if two != EMPTY else 0)
    place, way = divmod(player.space, SPACES_ON)
    facing = facing_section(s, place)
    below, above = workers_of(s.tier1, seat), workers_of(s.tier2, seat)
    return [
        one + 1,
        two + 1,
        three + 1,
        len(cards),
        *player.goods[: SILVER + 1],
        player.workers,
        *[SHARED * own + its for own, its in zip(below, workers_of(s.tier1, s.virtual), strict=True)],
        *[SHARED * own + its for own, its in zip(above, workers_of(s.tier2, s.virtual), strict=True)],
        *below[facing:],
        *below[:facing],
        *[card + 1 for card in s.townsfolk[place:] + s.townsfolk[:place]],
        *[manuscript + 1 for manuscript in s.manuscripts[place:] + s.manuscripts[:place]],
        facing * SPACES_ON + way,
        s.segments[place] * SPACES_ON + way,
        (rival.space - place * SPACES_ON) % SPACES,
        s.tier3[seat],
        sum(below) + sum(above),
        0 if s.leader == NOBODY else 1 if s.leader == seat else 2,
        s.spots.count(None),
        *ribbons_of(player),
        *BONUS_CARDS[player.bonus][rival.bonus],
        len(player.manuscripts),
        player.unpaid,
        player.acquired,
        player.paid,
        player.approved,
        max(0, player.paid - rival.paid + AHEAD),
        max(0, player.approved - rival.approved + AHEAD),
        player.corruption * TRACK + player.virtue,
        s.deeds_above,
        s.debts_above,
        s.last_round - s.round + 1 if s.last_round else 0,
        s.round,
        *[
            (2 * USUAL_DECK * count + size) // (2 * size)
            for count in unpacked(sum([CARD_ICONS[card] for card in cards]))
        ],
        *unpacked(stay),
        *unpacked(lasting_icons(player))[:-1],
    ]


def rival_words(s: ViscountsState) -> list[int]:
    """The words of the opponent's side."""
    rival = s.players[s.virtual]
    numbers = [
        rival.kind - 1,
        *[max(0, card - FIRST_SCHEME + 1) for card in rival.board],
        *rival.goods[:SILVER],
        rival.goods[SILVER + 1],
        rival.workers,
        s.tier3[s.virtual],
        *ribbons_of(rival),
        len(rival.manuscripts),
        rival.unpaid,
        rival.acquired,
        rival.paid,
        rival.approved,
        rival.corruption * TRACK + rival.virtue,
        len(s.future),
    ]
    return [
        *[RIVAL_DRAW + card - FIRST_SCHEME for card in rival.draw.cards],
        *[RIVAL_DISCARD + card - FIRST_SCHEME for card in rival.discard],
        *[RIVAL_BUILT + slot for slot in OPEN_SLOTS[rival.built]],
        *map(add, RIVAL_FIRST, map(min, RIVAL_LAST, numbers)),
    ]
