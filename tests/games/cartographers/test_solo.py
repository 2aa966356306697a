"""The solo game: CART-6.2 to CART-6.5, CART-6.20 to CART-6.22, examples E8, D-f, D-g, S1 to S15."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from stolek.games.cartographers.cards import AMBUSH, AMBUSH_BY_ID, SCORING_BY_ID, SOLO, AmbushCard
from stolek.games.cartographers.grid import cell_name, cell_named, cells_of, mask_of
from stolek.games.cartographers.shape import SHAPES, orientations, placements
from stolek.games.cartographers.sheet import MAPS, SIDE_LETTERS
from stolek.games.cartographers.solo import handicap, search, search_positions, solo_place, title
from tests.games.cartographers.examples import EXAMPLES, SoloExample, marked

FIRST_STEP = {"goblin_attack": -11, "bugbear_assault": 11, "kobold_onslaught": -11, "gnoll_raid": 11}
"""Up or down, as the arrow at the corner of each card points."""
EACH_CARD = pytest.mark.parametrize("card", AMBUSH, ids=lambda card: card.id)


def named(mask: int | None) -> list[str] | None:
    return None if mask is None else [cell_name(cell) for cell in cells_of(mask)]


@pytest.mark.parametrize("example", EXAMPLES.solo_ambush, ids=lambda example: example.id)
def test_cart_6_3_solo_examples(example: SoloExample) -> None:
    card = AMBUSH_BY_ID[example.card]
    filled = MAPS[SIDE_LETTERS.index(example.map)].filled | marked(example.also_filled_grid, "x")
    expected = None if example.drawn is None else list(example.drawn)
    assert named(solo_place(card, filled)) == expected
    found, tried = search(card, filled)
    assert (None if found is None else found.ring, tried) == (example.ring, example.positions_tried)


def test_cart_6_2_e8_goblin_attack_starts_in_the_bottom_right_corner() -> None:
    """E8: the coloured square of the card is the lower right one."""
    card = AMBUSH_BY_ID["goblin_attack"]
    assert card.solo_corner == "bottom_right"
    assert cell_named("K11") in cells_of(search_positions(card)[0].spaces)


def test_cart_6_3_d_g_bugbears_on_a_fresh_side_b() -> None:
    """D-g: the mountain B9 blocks the boxes at A9 and B9, the third one is free."""
    card, printed = AMBUSH_BY_ID["bugbear_assault"], MAPS[SIDE_LETTERS.index("B")]
    first, second, third = search_positions(card)[:3]
    assert named(first.spaces & printed.filled) == named(second.spaces & printed.filled) == ["B9"]
    assert named(third.spaces) == named(solo_place(card, printed.filled)) == ["C9", "C11", "D9", "D11"]


@EACH_CARD
def test_cart_6_2_a_solo_ambush_is_never_turned(card: AmbushCard) -> None:
    printed_way = placements(SHAPES[card.shape])[: len(placements(SHAPES[card.shape])) // len(orientations(card.cells))]
    assert sorted(slot.spaces for slot in search_positions(card)) == sorted(printed_way)


@EACH_CARD
def test_cart_6_4_the_first_step_goes_as_printed(card: AmbushCard) -> None:
    start, following = (cells_of(slot.spaces)[0] for slot in search_positions(card)[:2])
    assert following - start == FIRST_STEP[card.id]
    corner = {"top_left": "A1", "top_right": "A11", "bottom_left": "K1", "bottom_right": "K11"}[card.solo_corner]
    assert mask_of([cell_named(corner)]) & search_positions(card)[0].spaces


@EACH_CARD
def test_cart_6_5_the_rings_cover_every_position_once(card: AmbushCard) -> None:
    positions = search_positions(card)
    assert len(positions) == len(set(positions)) == (81 if card.id == "goblin_attack" else 90)
    rings = [slot.ring for slot in positions]
    assert rings == sorted(rings)
    assert sorted(set(rings)) == list(SOLO.ambush_rings)


@EACH_CARD
def test_cart_6_3_within_a_ring_the_box_slides_one_space_at_a_time(card: AmbushCard) -> None:
    positions = search_positions(card)
    for one, following in pairwise(positions):
        if one.ring == following.ring:
            first, second = cells_of(one.spaces)[0], cells_of(following.spaces)[0]
            assert abs(second - first) in (1, 11)


def test_cart_6_3_a_ring_shrunk_to_a_line_is_run_from_the_start_corner() -> None:
    card = AMBUSH_BY_ID["kobold_onslaught"]
    assert [named(slot.spaces) for slot in search_positions(card) if slot.ring == 4] == [
        ["E5", "F5", "F6", "G5"],
        ["E6", "F6", "F7", "G6"],
    ]
    other = replace(card, solo_corner="bottom_right")
    assert search_positions(other)[-2:] == search_positions(card)[:-3:-1]


@EACH_CARD
def test_cart_6_5_on_a_full_map_nothing_is_drawn(card: AmbushCard) -> None:
    assert solo_place(card, (1 << 121) - 1) is None


def test_cart_6_20_d_f_the_rating_is_the_score_less_the_solo_values() -> None:
    """D-f: 92 - (25 + 24 + 16 + 20) = 7, an Apprentice Surveyor."""
    cards = [SCORING_BY_ID[name] for name in ("sentinel_wood", "canal_lake", "great_city", "the_cauldrons")]
    assert 92 - handicap(cards) == 7
    assert title(7).name.en == "Apprentice Surveyor"


@pytest.mark.parametrize(
    ("rated", "expected"),
    [
        (120, "legendary_cartographer"),
        (30, "legendary_cartographer"),
        (29, "master_mapsmith"),
        (20, "master_mapsmith"),
        (19, "journeyman_topographer"),
        (10, "journeyman_topographer"),
        (9, "apprentice_surveyor"),
        (0, "apprentice_surveyor"),
        (-1, "amateur_assessor"),
        (-5, "amateur_assessor"),
        (-6, "inept_assistant"),
        (-7, "inept_assistant"),
        (-10, "inept_assistant"),
        (-11, "dimwitted_doodler"),
        (-20, "dimwitted_doodler"),
        (-21, "oblivious_inkdrinker"),
        (-30, "oblivious_inkdrinker"),
        (-31, "oblivious_inkdrinker"),
        (-99, "oblivious_inkdrinker"),
    ],
)
def test_cart_6_21_the_highest_title_reached(rated: int, expected: str) -> None:
    assert title(rated).id == expected


def test_cart_6_22_solo_values() -> None:
    values = {card.id: card.solo_value for card in SCORING_BY_ID.values()}
    assert values == {
        "sentinel_wood": 25,
        "greenbough": 22,
        "treetower": 17,
        "stoneside_forest": 18,
        "canal_lake": 24,
        "mages_valley": 22,
        "the_golden_granary": 20,
        "shoreside_expanse": 27,
        "wildholds": 16,
        "great_city": 16,
        "greengold_plains": 21,
        "shieldgate": 20,
        "borderlands": 24,
        "lost_barony": 24,
        "the_broken_road": 24,
        "the_cauldrons": 20,
    }
