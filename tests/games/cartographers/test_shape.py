"""Shapes and where they fit: CART-3.2, CART-4.10 to CART-4.15, CART-4.31, CART-4.42; E3, E4, D-b, P1 to P14."""

import pytest

from stolek.games.cartographers.cards import AMBUSH_BY_ID, EXPLORE_BY_ID
from stolek.games.cartographers.components import PrintedShape
from stolek.games.cartographers.grid import EVERYWHERE, SIZE, SPACES, cell_named, mask_of
from stolek.games.cartographers.shape import SHAPES, PlacementTable, orientations, placements
from stolek.games.cartographers.sheet import MAPS, SIDE_LETTERS, fresh_sheet
from tests.games.cartographers.chance import Chance
from tests.games.cartographers.examples import EXAMPLES, DrawExample, marked

ORIENTATIONS = {
    "dot": 1,
    "domino": 2,
    "line3": 2,
    "corner3": 4,
    "diagonal2": 2,
    "zig4": 4,
    "tee4": 4,
    "ell4": 8,
    "line4": 2,
    "stair5": 4,
    "plus5": 1,
    "pee5": 8,
    "vee5": 4,
    "long_zig5": 8,
    "tee5": 4,
    "diagonal3": 2,
    "twin_bars4": 2,
    "cee5": 4,
}
"""In how many different ways each shape can be turned and flipped."""
FRESH_PLACEMENTS = {
    "dot": {"A": (116, 6), "B": (109, 6)},
    "domino": {"A": (200, 22), "B": (180, 20)},
    "line3": {"A": (170, 24), "B": (145, 24)},
    "corner3": {"A": (340, 64), "B": (292, 54)},
    "diagonal2": {"A": (180, 24), "B": (158, 21)},
    "zig4": {"A": (284, 70), "B": (232, 61)},
    "tee4": {"A": (284, 68), "B": (230, 60)},
    "ell4": {"A": (572, 120), "B": (465, 119)},
    "line4": {"A": (144, 24), "B": (114, 23)},
    "stair5": {"A": (236, 64), "B": (182, 59)},
    "plus5": {"A": (58, 18), "B": (44, 16)},
    "pee5": {"A": (532, 152), "B": (422, 134)},
    "vee5": {"A": (240, 48), "B": (183, 58)},
    "long_zig5": {"A": (476, 120), "B": (361, 114)},
    "tee5": {"A": (236, 58), "B": (181, 64)},
    "diagonal3": {"A": (136, 24), "B": (109, 21)},
    "twin_bars4": {"A": (144, 26), "B": (116, 31)},
    "cee5": {"A": (268, 68), "B": (211, 69)},
}
"""D-b: how many placements an unplayed side allows, and how many of them cover ruins; counted apart from this code."""

ALL_SHAPES = pytest.mark.parametrize("shape", SHAPES.values(), ids=list(SHAPES))


def table(shape: PrintedShape) -> PlacementTable[int]:
    return PlacementTable({spaces: spaces for spaces in placements(shape)})


def spaces(names: str) -> int:
    return mask_of(cell_named(name) for name in names.split())


def slow_placements(shape: PrintedShape) -> set[int]:
    """Every way to lay the shape on the grid, by trying all eight symmetries at all offsets."""
    found = set()
    for rows, columns, swap in [(a, b, s) for a in (1, -1) for b in (1, -1) for s in (False, True)]:
        turned = [(c * columns, r * rows) if swap else (r * rows, c * columns) for r, c in shape.cells]
        for down in range(-SIZE, 2 * SIZE):
            for right in range(-SIZE, 2 * SIZE):
                moved = [(r + down, c + right) for r, c in turned]
                if all(r in range(SIZE) and c in range(SIZE) for r, c in moved):
                    found.add(mask_of(r * SIZE + c for r, c in moved))
    return found


@ALL_SHAPES
def test_cart_4_13_every_turn_and_flip_counts_once(shape: PrintedShape) -> None:
    found = orientations(shape.cells)
    assert len(found) == ORIENTATIONS[shape.id]
    assert found[0] == tuple(sorted(shape.cells))
    assert all(min(r for r, _ in cells) == min(c for _, c in cells) == 0 for cells in found)


@ALL_SHAPES
def test_cart_3_2_placements_are_different_sets_of_spaces(shape: PrintedShape) -> None:
    found = placements(shape)
    assert len(found) == len(set(found))
    assert set(found) == slow_placements(shape)


@pytest.mark.parametrize("side", SIDE_LETTERS)
@ALL_SHAPES
def test_cart_4_11_d_b_placements_on_a_fresh_map(shape: PrintedShape, side: str) -> None:
    """D-b: as counted, with and without the ruins demand (CART-4.31)."""
    index = SIDE_LETTERS.index("A" if side == "A" else "B")
    empty, ruins = fresh_sheet(index).empty, MAPS[index].ruins
    found = (len(table(shape).fitting(empty)), len(table(shape).fitting_on(empty, ruins)))
    assert found == FRESH_PLACEMENTS[shape.id][side]


@ALL_SHAPES
def test_cart_4_11_and_cart_4_31_fitting_is_trying_one_by_one(shape: PrintedShape) -> None:
    chance, shapes = Chance(11), table(shape)
    for percent in (0, 5, 20, 40, 60, 80, 95, 100) * 5:
        empty, ruins = chance.spaces(percent), chance.spaces(chance.below(20))
        fitting = [placed for placed in placements(shape) if placed & empty == placed]
        assert shapes.fitting(empty) == fitting
        assert shapes.fitting_on(empty, ruins) == [placed for placed in fitting if placed & ruins]


def test_placements_are_listed_by_orientation_then_row_by_row() -> None:
    listed = table(SHAPES["domino"]).fitting(EVERYWHERE)
    assert listed[0] == spaces("A1 B1")
    assert listed[1] == spaces("A2 B2")
    assert listed[11] == spaces("B1 C1")
    assert listed[110] == spaces("A1 A2")
    assert listed[-1] == spaces("K10 K11")


def test_the_turns_come_clockwise_and_the_mirror_image_after_them() -> None:
    pictures = []
    for cells in orientations(SHAPES["ell4"].cells):
        rows, columns = (1 + max(axis) for axis in zip(*cells, strict=True))
        pictures.append("/".join("".join(".x"[(r, c) in cells] for c in range(columns)) for r in range(rows)))
    assert pictures == ["xxx/..x", ".x/.x/xx", "x../xxx", "xx/x./x.", "xxx/x..", "xx/.x/.x", "..x/xxx", "x./x./xx"]


def test_a_table_lists_the_things_that_it_was_given_shape_by_shape() -> None:
    things = {(name, n): placed for name in ("plus5", "domino") for n, placed in enumerate(placements(SHAPES[name]))}
    shapes = PlacementTable(things)
    first, second = shapes.fitting(EVERYWHERE), shapes.fitting(EVERYWHERE)
    assert first == list(things)
    assert first is not second
    assert all(one is other for one, other in zip(first, second, strict=True))
    corner = spaces("A1 A2 B1 B2")
    assert {name for name, _ in shapes.fitting(corner)} == {"domino"}


def test_cart_4_12_a_shape_need_not_touch_anything() -> None:
    assert spaces("K8 K9 K10 K11") in table(SHAPES["line4"]).fitting(fresh_sheet(0).empty)


@ALL_SHAPES
def test_cart_4_11_e3_no_shape_covers_a_mountain(shape: PrintedShape) -> None:
    """E3: one mountain in the middle of what would be covered makes a drawing illegal."""
    empty = EVERYWHERE ^ spaces("F6")
    assert all(placed & spaces("F6") == 0 for placed in table(shape).fitting(empty))
    assert len(table(shape).fitting(empty)) == len(placements(shape)) - len(shape.cells) * ORIENTATIONS[shape.id]


def test_cart_4_13_e4_the_zigzag_may_be_mirrored_and_turned() -> None:
    """E4: printed `x./xx/.x`, drawn as `xx./.xx`."""
    assert SHAPES["zig4"].cells == ((0, 0), (1, 0), (1, 1), (2, 1))
    assert spaces("D4 D5 E5 E6") in table(SHAPES["zig4"]).fitting(EVERYWHERE)


def test_cart_4_15_gaps_in_a_shape_may_be_filled() -> None:
    gapped = spaces("A1 B1 A3 B3")
    assert table(SHAPES["twin_bars4"]).fitting(gapped) == [gapped]
    assert table(SHAPES["diagonal3"]).fitting(spaces("A1 B2 C3")) == [spaces("A1 B2 C3")]


@pytest.mark.parametrize("example", EXAMPLES.draw_options, ids=lambda example: f"{example.id}-{example.option_kind}")
def test_cart_4_10_draw_examples_allow_these_placements(example: DrawExample) -> None:
    """P1 to P14, what the shapes allow; an ambush disregards the ruins demand (CART-4.33, CART-4.42)."""
    side = SIDE_LETTERS.index(example.map)
    empty = fresh_sheet(side).empty if example.empty_grid is None else marked(example.empty_grid, "o")
    if example.card in AMBUSH_BY_ID:
        shapes, demanded = [AMBUSH_BY_ID[example.card].shape], False
    else:
        shapes, demanded = [entry.shape for entry in EXPLORE_BY_ID[example.card].shapes], example.ruins_pending
    counted = {}
    for shape in shapes:
        every = table(SHAPES[shape])
        fitting = every.fitting_on(empty, MAPS[side].ruins) if demanded else every.fitting(empty)
        counted[shape] = len(fitting)
    expected = example.placements_per_shape if example.option_kind == "regular" else dict.fromkeys(shapes, 0)
    assert counted == expected


def test_the_single_space_fits_on_every_empty_space() -> None:
    """The fallbacks of CART-4.22 are placements of the single space."""
    chance = Chance(5)
    for percent in (0, 10, 50, 100):
        empty = chance.spaces(percent)
        assert table(SHAPES["dot"]).fitting(empty) == [1 << cell for cell in range(SPACES) if empty >> cell & 1]
