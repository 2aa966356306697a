"""Scoring cards and monsters: CART-4.62, CART-4.70 to CART-4.85, examples E9 to E24, D-a, D1 to D16, M1 to M6."""

import pytest

from stolek.games.cartographers.cards import SCORING, SCORING_BY_ID, ScoringCard
from stolek.games.cartographers.effects import PerCompleteDiagonal
from stolek.games.cartographers.grid import cell_at, cell_name, cells_of, mask_of
from stolek.games.cartographers.picture import read_picture
from stolek.games.cartographers.scoring import (
    explain,
    losing_spaces,
    monster_loss,
    per_complete_diagonal,
    score,
)
from stolek.games.cartographers.sheet import MAPS, fresh_sheet
from stolek.games.cartographers.values import Part
from tests.games.cartographers import reference
from tests.games.cartographers.chance import Chance
from tests.games.cartographers.examples import EXAMPLES, MonsterExample, ScoringExample, on_blank_map

RULE = {
    "sentinel_wood": "CART-4.70",
    "greenbough": "CART-4.71",
    "treetower": "CART-4.72",
    "stoneside_forest": "CART-4.73",
    "canal_lake": "CART-4.74",
    "mages_valley": "CART-4.75",
    "the_golden_granary": "CART-4.76",
    "shoreside_expanse": "CART-4.77",
    "wildholds": "CART-4.78",
    "great_city": "CART-4.79",
    "greengold_plains": "CART-4.80",
    "shieldgate": "CART-4.81",
    "borderlands": "CART-4.82",
    "lost_barony": "CART-4.83",
    "the_broken_road": "CART-4.84",
    "the_cauldrons": "CART-4.85",
}
RANDOM_SHEETS = 300


def named(mask: int) -> str:
    return " ".join(cell_name(cell) for cell in cells_of(mask))


@pytest.mark.parametrize("example", EXAMPLES.scoring, ids=lambda e: f"{e.id}-{e.card}-{RULE[e.card]}")
def test_scoring_examples(example: ScoringExample) -> None:
    card = SCORING_BY_ID[example.card]
    sheet, printed = on_blank_map(example.fragment, example.anchor)
    assert score(card, sheet, printed) == example.expected
    if example.scoring_spaces is not None:
        expected = mask_of(cell_at(row, column) for row, column in example.scoring_spaces)
        assert named(explain(card, sheet, printed).spaces) == named(expected)


@pytest.mark.parametrize("example", EXAMPLES.monster_loss, ids=lambda e: e.id)
def test_cart_4_62_monster_examples(example: MonsterExample) -> None:
    sheet, _ = on_blank_map(example.fragment, example.anchor)
    assert monster_loss(sheet) == losing_spaces(sheet).bit_count() == example.expected_loss


def test_cart_4_62_losing_spaces_are_the_empty_ones_beside_monsters() -> None:
    sheet, _ = on_blank_map(("#R", "#X", "##"), (4, 4))
    assert named(losing_spaces(sheet)) == "E6 F7"


@pytest.mark.parametrize("side", [0, 1], ids=["A", "B"])
@pytest.mark.parametrize("card", SCORING, ids=lambda card: card.id)
def test_cart_4_83_d_a_a_fresh_map_is_worth_nothing_but_to_lost_barony(card: ScoringCard, side: int) -> None:
    """D-a: side A holds a filled square of one space, side B one of two by two."""
    expected = (3, 6)[side] if card.id == "lost_barony" else 0
    assert score(card, fresh_sheet(side), MAPS[side]) == expected


@pytest.mark.parametrize("card", SCORING, ids=lambda card: f"{card.id}-{RULE[card.id]}")
def test_cart_4_70_to_4_85_cards_agree_with_the_slow_reading_of_the_rules(card: ScoringCard) -> None:
    chance = Chance(SCORING.index(card))
    seen = set()
    for _ in range(RANDOM_SHEETS):
        text = chance.picture()
        sheet, printed = read_picture(text)
        stars = score(card, sheet, printed)
        assert stars == reference.BY_CARD[card.id](reference.PaperMap(text)), text
        scored = explain(card, sheet, printed)
        assert scored.points == stars == sum(part.points for part in scored.parts)
        assert bool(scored.spaces) == bool(stars)
        seen.add(stars)
    assert len(seen) >= 4, "the random sheets hardly try this card"


def test_cart_4_62_monsters_agree_with_the_slow_reading_of_the_rules() -> None:
    chance = Chance(62)
    for _ in range(RANDOM_SHEETS):
        text = chance.picture()
        assert monster_loss(read_picture(text)[0]) == reference.monster_loss(reference.PaperMap(text)), text


def test_cart_4_71_greenbough_may_use_one_space_for_row_and_column() -> None:
    sheet, printed = on_blank_map(("F",), (3, 7))
    assert score(SCORING_BY_ID["greenbough"], sheet, printed) == 2


def test_cart_4_71_greenbough_gives_at_most_22() -> None:
    diagonal = tuple("." * place + "F" + "." * (10 - place) for place in range(11))
    sheet, printed = on_blank_map(diagonal, (0, 0))
    assert score(SCORING_BY_ID["greenbough"], sheet, printed) == 22


def test_cart_4_73_stoneside_forest_gives_at_most_15() -> None:
    for side in (0, 1):
        sheet = fresh_sheet(side)
        sheet.terrains[0] = sheet.empty
        sheet.filled |= sheet.empty
        assert score(SCORING_BY_ID["stoneside_forest"], sheet, MAPS[side]) == 15


def test_cart_4_75_a_space_between_two_mountains_counts_once() -> None:
    sheet, printed = on_blank_map(("MWM",), (4, 4))
    assert score(SCORING_BY_ID["mages_valley"], sheet, printed) == 2


def test_cart_4_76_farm_on_ruins_beside_water_on_ruins() -> None:
    sheet, printed = on_blank_map(("aw",), (4, 4))
    scored = explain(SCORING_BY_ID["the_golden_granary"], sheet, printed)
    assert scored.parts == (Part(0, 1, 1 << cell_at(4, 5)), Part(1, 3, 1 << cell_at(4, 4)))


def test_cart_4_78_a_larger_cluster_gives_no_more_and_each_part_is_one_cluster() -> None:
    sheet, printed = on_blank_map(("VVVVVVV", ".......", "VVVVVV.", ".......", "VVVVV.."), (2, 2))
    scored = explain(SCORING_BY_ID["wildholds"], sheet, printed)
    assert [(part.points, named(part.spaces)) for part in scored.parts] == [
        (8, "C3 C4 C5 C6 C7 C8 C9"),
        (8, "E3 E4 E5 E6 E7 E8"),
    ]
    assert scored.points == 16


def test_cart_4_81_of_equal_clusters_the_first_ranks_first() -> None:
    sheet, printed = on_blank_map(("VV", "..", "VV", "..", "V."), (4, 4))
    scored = explain(SCORING_BY_ID["shieldgate"], sheet, printed)
    assert (scored.points, named(scored.spaces)) == (4, "G5 G6")


def test_cart_4_83_lost_barony_shows_the_first_of_the_largest_squares() -> None:
    sheet, printed = on_blank_map(("##....", "##.###", "...###", "FV.###", "XM...."), (3, 4))
    scored = explain(SCORING_BY_ID["lost_barony"], sheet, printed)
    assert (scored.points, named(scored.spaces)) == (9, "E8 E9 E10 F8 F9 F10 G8 G9 G10")


def test_cart_4_83_a_square_never_runs_over_the_right_edge() -> None:
    sheet, printed = on_blank_map(("#.........#", "#.........#", "#.........."), (4, 0))
    assert score(SCORING_BY_ID["lost_barony"], sheet, printed) == 3


def test_cart_4_82_cart_4_84_a_full_map_completes_every_line() -> None:
    sheet, printed = on_blank_map(("#" * 11,) * 11, (0, 0))
    assert score(SCORING_BY_ID["borderlands"], sheet, printed) == 22 * 6
    assert score(SCORING_BY_ID["the_broken_road"], sheet, printed) == 33
    assert score(SCORING_BY_ID["lost_barony"], sheet, printed) == 33


def test_cart_4_84_the_corner_k1_alone_is_a_line_and_a1_k11_the_longest() -> None:
    card = SCORING_BY_ID["the_broken_road"]
    corner, printed = on_blank_map(("#",), (10, 0))
    assert explain(card, corner, printed).parts == (Part(0, 3, 1 << 110),)
    diagonal, printed = on_blank_map(tuple("." * place + "#" for place in range(11)), (0, 0))
    assert explain(card, diagonal, printed).points == 3
    rising, printed = on_blank_map(tuple("." * (10 - place) + "#" for place in range(10)), (0, 0))
    assert score(card, rising, printed) == 0


def test_a_diagonal_that_misses_the_other_edge_does_not_count() -> None:
    sheet, printed = on_blank_map(("#" * 11,) * 11, (0, 0))
    from_left_to_right = PerCompleteDiagonal(from_edge="left", to_edge="right", step=(1, 1), points=5)
    assert per_complete_diagonal(from_left_to_right)(sheet, printed) == [(5, sum(1 << 12 * n for n in range(11)))]
