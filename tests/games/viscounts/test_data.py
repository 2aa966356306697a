"""What lies in the box adds up to the rulebook's totals, and every effect has somebody to carry it out (VISC-1)."""

from collections import Counter
from typing import get_args

from stolek.games.viscounts import effects as vocabulary
from stolek.games.viscounts.cards import (
    BLACK_BACKED,
    GREY_BACKED,
    HEROES,
    MANUSCRIPTS,
    NEUTRAL,
    SCHEMES,
    SET_VP,
    STARTERS,
    TOWNSFOLK,
)
from stolek.games.viscounts.components import (
    BOX,
    BUILDING_COST,
    BUILDINGS,
    CASTLE,
    OTHER_CARDS,
    PLAYER_BOARD,
    PLAYER_CARDS,
    SECTIONS,
    SLOTS,
    VOCABULARY,
    WORKER_COST,
    count_of,
    packed,
)
from stolek.games.viscounts.opponents import OPPONENTS, scheme_deck
from stolek.games.viscounts.resolve import FOR_OPPONENT, FOR_PEOPLE
from stolek.games.viscounts.segments import (
    ADJACENCY,
    HIGHEST_VALUE,
    LINKS,
    SEGMENTS,
    SPOTS,
    START_SPACES,
    STEPS,
)

ALL_EFFECTS = get_args(vocabulary.AnyEffect)
OPPONENT_ONLY = (
    vocabulary.AiDismiss,
    vocabulary.AiGainScheme,
    vocabulary.CriminalsCorrupt,
    vocabulary.Focus,
    vocabulary.Attempt,
)


def test_visc_1_2_the_limited_things_are_as_many_as_the_rulebook_says() -> None:
    counts = {record.id: record.count for record in BOX.records}
    assert (counts["workers"], counts["neutral_townsfolk"], counts["hero_townsfolk"]) == (80, 68, 10)
    assert (len(NEUTRAL), len(HEROES), sum(card.count for card in STARTERS)) == (68, 10, 32)
    assert (len(MANUSCRIPTS), len(PLAYER_CARDS), len(SCHEMES)) == (35, 10, 16)
    assert (PLAYER_BOARD.workers, len(SLOTS)) == (20, 9)
    assert Counter(slot.building for slot in SLOTS) == dict.fromkeys(BUILDINGS, 3)


def test_visc_1_4_icons_of_the_neutral_townsfolk() -> None:
    icons = Counter(icon for card in NEUTRAL for icon in card.icons)
    assert icons == {"merchant": 44, "builder": 15, "noble": 15, "cleric": 15, "criminal": 21}
    total = packed(["merchant", "criminal", "merchant"])
    assert [count_of(total, icon) for icon in range(5)] == [2, 0, 0, 0, 1]


def test_visc_2_3_and_2_4_the_piles_hold_all_townsfolk_and_manuscripts() -> None:
    assert BOX.townsfolk_piles == (14, 14, 14, 13, 13)
    assert sum(BOX.townsfolk_piles) == len(NEUTRAL)
    assert (len(GREY_BACKED), len(BLACK_BACKED)) == (5, 30)
    assert BOX.manuscript_pile_size * 5 == len(MANUSCRIPTS)


def test_visc_2_14_the_set_up_table_agrees_with_the_end_cards() -> None:
    for players, row in BOX.setup.items():
        assert row.debts_above_poverty == OTHER_CARDS["poverty"].cards_above[players]
        assert row.deeds_above_prosperity == OTHER_CARDS["prosperity"].cards_above[players]
        assert row.pairs_revealed == int(players) + 1


def test_visc_2_1_numbers_spots_and_links_of_both_sides() -> None:
    assert sorted(START_SPACES) == list(range(1, 11))
    assert [sum(map(len, side)) for side in SPOTS] == [20, 25]
    assert [sum(map(len, side)) for side in LINKS] == [14, 20]
    assert len({segment.id for segment in SEGMENTS}) == 5
    for side in SPOTS:
        assert all(spots[0].slot == 0 for spots in side)


def test_visc_4_20_and_4_23_fifteen_spaces_and_what_lies_beside_them() -> None:
    assert STEPS == (((0, 1), (0, 2)), ((1, 0),), ((0, 1), (1, 2)))
    assert ADJACENCY["townsfolk_pile"] == ("outer_left", "outer_right", "inner")
    assert ADJACENCY["manuscript_pile"] == ADJACENCY["castle_section"] == ("inner",)


def test_visc_4_46_and_4_55_prices() -> None:
    assert dict(zip(BUILDINGS, BUILDING_COST, strict=True)) == {"trading_post": 5, "guildhall": 7, "workshop": 3}
    assert WORKER_COST == (0, 1, 3, 5, 8)
    assert (CASTLE.capacity_tier_1_and_2, CASTLE.promotion_threshold_own, len(SECTIONS)) == (3, 3, 5)


def test_visc_5_6_and_5_9_points_of_sets_and_end_cards() -> None:
    assert SET_VP == (0, 1, 4, 9, 16)
    assert OTHER_CARDS["poverty"].awards == OTHER_CARDS["prosperity"].awards == (12, 8, 4)
    assert OTHER_CARDS["poverty"].awards_below_3_players == (12, 4)


def test_visc_4_3_values_and_timings_of_all_cards() -> None:
    assert {card.value for card in TOWNSFOLK} == set(range(1, HIGHEST_VALUE + 1))
    timings = Counter(card.ability.timing for card in NEUTRAL)
    assert timings == {"immediate": 19, "drop_off": 20, "ongoing": 29}
    assert all(not card.on_hire_or_dismiss for card in HEROES + STARTERS)


def test_visc_6_3_every_opponent_keeps_seven_starting_and_six_future_schemes_or_so() -> None:
    decks = [(len(scheme_deck(board, "starting")), len(scheme_deck(board, "future"))) for board in OPPONENTS]
    assert decks == [(7, 6)] * 4


def test_every_effect_of_the_vocabulary_is_a_type_and_is_carried_out_for_both_kinds_of_seats() -> None:
    tags = [str(kind.__struct_config__.tag) for kind in ALL_EFFECTS]
    assert sorted(tags) == sorted(entry.id for entry in VOCABULARY)
    assert set(FOR_PEOPLE) == set(ALL_EFFECTS) - set(OPPONENT_ONLY)
    assert set(FOR_OPPONENT) == set(ALL_EFFECTS) - {vocabulary.DestroyOwnChoice}
    for entry in VOCABULARY:
        kind = ALL_EFFECTS[tags.index(entry.id)]
        assert set(entry.args) == set(kind.__struct_fields__)


def test_visc_4_1_exactly_four_kinds_of_effects_are_optional() -> None:
    optional = {entry.id for entry in VOCABULARY if entry.optional}
    assert optional == {"rearrange", "discard", "destroy", "destroy_own_choice", "castle_move"}
