"""The grid, sheets, coins and pictures: CART-2.1, CART-4.01 to CART-4.06, CART-4.14, CART-4.50 to CART-4.54."""

import dataclasses

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolek.games.cartographers.components import MAP_SIDES, TERRAINS
from stolek.games.cartographers.grid import (
    EVERYWHERE,
    MAP_EDGE,
    SIZE,
    SPACES,
    cell_name,
    cell_named,
    cells_of,
    clusters,
    mask_of,
    neighbours,
)
from stolek.games.cartographers.picture import LEGEND, picture, read_picture
from stolek.games.cartographers.problem import SheetError
from stolek.games.cartographers.sheet import (
    COIN_TRACK,
    DRAWABLE,
    FARM,
    FOREST,
    MAPS,
    MONSTER,
    MOUNTAIN,
    NO_SIDE,
    SHAPE_COIN,
    SIDE_LETTERS,
    TERRAIN_INDEX,
    VILLAGE,
    WATER,
    Sheet,
    draw_on,
    fresh_sheet,
)

SIDE_A = SIDE_LETTERS.index("A")
SIDE_B = SIDE_LETTERS.index("B")
BLANK = "\n".join(["." * SIZE] * SIZE)


def spaces(names: str) -> int:
    return mask_of(cell_named(name) for name in names.split())


def named(mask: int) -> str:
    return " ".join(cell_name(cell) for cell in cells_of(mask))


@pytest.mark.parametrize(("name", "cell"), [("A1", 0), ("A11", 10), ("B1", 11), ("F6", 60), ("K1", 110), ("K11", 120)])
def test_spaces_are_named_by_row_letter_and_column_number(name: str, cell: int) -> None:
    assert cell_name(cell) == name
    assert cell_named(name) == cell


def test_every_space_has_a_name_of_its_own() -> None:
    assert [cell_named(cell_name(cell)) for cell in range(SPACES)] == list(range(SPACES))


@pytest.mark.parametrize("name", ["", "A", "A0", "A12", "L1", "a1", "A01", "A1 ", "11"])
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(SheetError) as refused:
        cell_named(name)
    assert refused.value.key == "sheet-no-such-space"
    assert refused.value.arguments == {"name": name, "first": "A1", "last": "K11"}


@pytest.mark.parametrize(
    ("space", "around"),
    [
        ("A1", "A2 B1"),
        ("A11", "A10 B11"),
        ("K1", "J1 K2"),
        ("K11", "J11 K10"),
        ("F6", "E6 F5 F7 G6"),
        ("E1", "D1 E2 F1"),
    ],
)
def test_cart_4_03_adjacent_spaces_share_a_side(space: str, around: str) -> None:
    assert named(neighbours(spaces(space))) == around


def test_cart_4_03_the_neighbours_of_a_set_are_those_of_its_spaces() -> None:
    assert named(neighbours(spaces("A1 A2"))) == "A1 A2 A3 B1 B2"
    assert neighbours(EVERYWHERE) == EVERYWHERE
    assert neighbours(0) == 0


def test_cart_4_03_forty_spaces_are_adjacent_to_the_map_edge() -> None:
    assert cells_of(MAP_EDGE) == [cell for cell in range(SPACES) if cell // SIZE in (0, 10) or cell % SIZE in (0, 10)]
    assert MAP_EDGE.bit_count() == 40


def test_cart_4_04_clusters_join_through_sides_only() -> None:
    sheet, _ = read_picture(
        """
        VV.........
        V.V........
        ..V.......V
        V..........
        ...VVVVV...
        ...V...V...
        ...V.V.V...
        ...V.VVV...
        ...........
        ..........V
        V..........
        """
    )
    assert [named(cluster) for cluster in clusters(sheet.terrains[VILLAGE])] == [
        "A1 A2 B1",
        "B3 C3",
        "C11",
        "D1",
        "E4 E5 E6 E7 E8 F4 F8 G4 G6 G8 H4 H6 H7 H8",
        "J11",
        "K1",
    ]
    assert clusters(0) == []


def test_cart_4_05_terrain_indices_follow_the_data() -> None:
    assert [TERRAIN_INDEX[name] for name in ("forest", "village", "farm", "water", "monster", "mountain")] == [
        FOREST,
        VILLAGE,
        FARM,
        WATER,
        MONSTER,
        MOUNTAIN,
    ]
    assert DRAWABLE == (FOREST, VILLAGE, FARM, WATER, MONSTER)
    assert [TERRAINS.terrains[index].id for index in (FOREST, MOUNTAIN)] == ["forest", "mountain"]


@pytest.mark.parametrize("side", [SIDE_A, SIDE_B])
def test_cart_2_1_a_fresh_sheet_shows_only_what_is_printed(side: int) -> None:
    sheet = fresh_sheet(side)
    assert sheet.terrains == [0] * 5
    assert (sheet.coins, sheet.paid) == (0, 0)
    assert picture(sheet, MAPS[side]).splitlines() == list(MAP_SIDES[side].grid)
    assert sheet.empty.bit_count() == (116, 109)[side]


def test_cart_4_01_mountains_and_wasteland_are_filled_and_cart_4_02_ruins_are_not() -> None:
    sheet, printed = fresh_sheet(SIDE_B), MAPS[SIDE_B]
    assert named(sheet.filled) == "B9 C4 D6 E5 E6 F5 F6 F7 G6 H6 I10 J3"
    assert sheet.empty & printed.ruins == printed.ruins


def test_cart_4_02_a_ruins_space_stays_one_under_any_terrain() -> None:
    sheet = fresh_sheet(SIDE_A)
    draw_on(sheet, spaces("B6 B7"), FARM, 0)
    assert not sheet.empty & spaces("B6")
    assert picture(sheet, MAPS[SIDE_A]).splitlines()[1] == "...M.aA...."


def test_cart_4_14_a_drawing_fills_its_spaces_with_one_terrain_and_touches_no_other() -> None:
    sheet = fresh_sheet(SIDE_A)
    draw_on(sheet, spaces("A1 A2"), WATER, 0)
    draw_on(sheet, spaces("A3"), FOREST, 0)
    assert sheet.terrains == [spaces("A3"), 0, 0, spaces("A1 A2"), 0]
    assert sheet.filled == MAPS[SIDE_A].filled | spaces("A1 A2 A3")


def test_cart_4_50_a_shape_with_a_coin_pays_one() -> None:
    sheet = fresh_sheet(SIDE_A)
    assert draw_on(sheet, spaces("A1"), FARM, 1) == [SHAPE_COIN]
    assert draw_on(sheet, spaces("A2"), FARM, 0) == []
    assert sheet.coins == 1


def test_cart_4_51_e5_the_last_side_of_a_mountain_pays_a_coin() -> None:
    """E5: water north and west, a monster east; the village in the south closes F6 and fills the second coin."""
    sheet = fresh_sheet(SIDE_A)
    sheet.coins = 1
    assert draw_on(sheet, spaces("E6"), WATER, 0) == []
    assert draw_on(sheet, spaces("F5"), WATER, 0) == []
    assert draw_on(sheet, spaces("F7"), MONSTER, 0) == []
    assert draw_on(sheet, spaces("G6"), VILLAGE, 0) == [cell_named("F6")]
    assert sheet.coins == 2


def test_cart_4_52_a_mountain_pays_once_and_one_drawing_can_close_several() -> None:
    sheet = fresh_sheet(SIDE_A)
    draw_on(sheet, (neighbours(MAPS[SIDE_A].mountains)) & ~spaces("A4 J7"), FOREST, 0)
    assert sheet.coins == 3
    assert draw_on(sheet, spaces("A4 J7"), FARM, 1) == [SHAPE_COIN, cell_named("B4"), cell_named("J8")]
    assert draw_on(sheet, spaces("A5"), FARM, 0) == []
    assert sheet.coins == 6
    assert sheet.paid == MAPS[SIDE_A].mountains


def test_cart_4_53_d_m_wasteland_is_a_closed_side_of_h6() -> None:
    """D-m: G6 is wasteland, so with H5 and H7 filled the monsters on I6 close H6 and pay the owner of this sheet."""
    sheet = fresh_sheet(SIDE_B)
    draw_on(sheet, spaces("H5 H7"), FARM, 0)
    assert draw_on(sheet, spaces("I6 J6 K6 J7"), MONSTER, 0) == [cell_named("H6")]
    assert sheet.coins == 1


@pytest.mark.parametrize("side", [SIDE_A, SIDE_B])
def test_cart_4_53_every_mountain_has_four_neighbours_and_none_is_closed_at_first(side: int) -> None:
    printed = MAPS[side]
    assert [around.bit_count() for _, around in printed.around_mountains] == [4] * 5
    assert all(around & ~printed.filled for _, around in printed.around_mountains)


def test_cart_4_54_coins_beyond_fourteen_are_lost() -> None:
    sheet = fresh_sheet(SIDE_A)
    sheet.coins = COIN_TRACK - 1
    draw_on(sheet, spaces("E6 F5 F7"), WATER, 0)
    assert COIN_TRACK == 14
    assert draw_on(sheet, spaces("G6"), WATER, 1) == [SHAPE_COIN, cell_named("F6")]
    assert draw_on(sheet, spaces("A1"), WATER, 1) == [SHAPE_COIN]
    assert sheet.coins == 14
    assert sheet.paid == spaces("F6")


def test_a_clone_shares_nothing_that_can_change() -> None:
    sheet = Sheet([1, 2, 4, 8, 16], 31, 3, 64, SIDE_B)
    clone = sheet.clone()
    assert clone == sheet
    for field in dataclasses.fields(Sheet):
        mine, copied = getattr(sheet, field.name), getattr(clone, field.name)
        assert isinstance(mine, int) or mine is not copied, field.name
    draw_on(clone, spaces("K11"), FOREST, 1)
    assert sheet == Sheet([1, 2, 4, 8, 16], 31, 3, 64, SIDE_B)


@given(st.lists(st.text(LEGEND, min_size=SIZE, max_size=SIZE), min_size=SIZE, max_size=SIZE))
def test_cart_4_01_a_picture_read_and_drawn_again_is_the_same(rows: list[str]) -> None:
    text = "\n".join(rows)
    sheet, printed = read_picture(text)
    assert picture(sheet, printed) == text
    assert sheet.empty.bit_count() == text.count(".") + text.count("R")
    assert printed.ruins.bit_count() == sum(text.count(symbol) for symbol in "Rfvawx")


@pytest.mark.parametrize("side", [SIDE_A, SIDE_B])
def test_a_picture_of_a_printed_side_finds_that_side(side: int) -> None:
    played = fresh_sheet(side)
    draw_on(played, neighbours(MAPS[side].mountains) & played.empty, FOREST, 0)
    sheet, printed = read_picture(picture(played, MAPS[side]))
    assert printed is MAPS[side]
    assert sheet.paid == played.paid == MAPS[side].mountains
    assert dataclasses.replace(sheet, coins=played.coins) == played


def test_a_blank_grid_is_no_printed_side() -> None:
    sheet, printed = read_picture(BLANK)
    assert (sheet.side, sheet.filled, printed.mountains, printed.ruins) == (NO_SIDE, 0, 0, 0)
    with pytest.raises(IndexError):
        draw_on(sheet, 1, FOREST, 0)


@pytest.mark.parametrize(
    ("text", "key", "arguments"),
    [
        ("", "sheet-lines", {"lines": 0, "expected": 11}),
        (BLANK + "\n" + "." * 11, "sheet-lines", {"lines": 12, "expected": 11}),
        (BLANK[:-1], "sheet-width", {"line": 11, "characters": 10, "expected": 11}),
        ("\n\n" + BLANK.replace(".", "..", 1), "sheet-width", {"line": 3, "characters": 12, "expected": 11}),
        (
            BLANK[:14] + "m" + BLANK[15:],
            "sheet-character",
            {"line": 2, "column": 3, "character": "m", "allowed": LEGEND},
        ),
    ],
)
def test_what_is_no_picture_is_refused_with_line_and_character(
    text: str, key: str, arguments: dict[str, str | int]
) -> None:
    with pytest.raises(SheetError) as refused:
        read_picture(text)
    assert refused.value.key == key
    assert refused.value.arguments == arguments


def test_the_legend_is_that_of_the_examples_and_three_more() -> None:
    assert sorted(LEGEND) == sorted(".FVAWXM#Raw" + "fvx")
