"""Laying tiles and how segments join (CARC-4.1 to CARC-4.9)."""

import pytest

from stolek.games.carcassonne.actions import LayTile
from tests.games.carcassonne.scene import Scene


def test_carc_4_1_a_tile_touches_a_laid_tile_along_a_whole_edge() -> None:
    scene = Scene().begin("base_b")
    assert {text.rpartition(" ")[0] for text in scene.legal} == {"lay-tile 0 1"}


@pytest.mark.parametrize(
    ("x", "y", "key"), [(0, 0, "taken"), (1, 1, "corner"), (-1, -1, "corner"), (5, 5, "apart"), (0, 2, "apart")]
)
def test_carc_4_1_why_a_tile_may_not_lie_there(x: int, y: int, key: str) -> None:
    refusal = Scene().begin("base_b").refused(LayTile(x, y, 0))
    assert (refusal.rule, refusal.key) == ("CARC-4.1", f"no-CARC-4-1-{key}")
    assert refusal.args == {"x": x, "y": y}


def test_carc_4_2_the_refusal_names_the_edge_that_does_not_match() -> None:
    scene = Scene().begin("base_b")
    refusal = scene.refused(LayTile(1, 0, 0))
    assert refusal.rule == "CARC-4.2"
    assert refusal.args == {"side": "W", "mine": "field", "theirs": "road"}
    assert scene.refused(LayTile(0, -1, 0)).args == {"side": "S", "mine": "field", "theirs": "city"}


def test_carc_4_2_every_shared_edge_must_match() -> None:
    scene = Scene().lay("base_u", 1, 0).lay("base_e", 0, -1, 2).draw("base_e")
    assert scene.refused(LayTile(1, -1, 2)).args["side"] == "S"
    assert scene.refused(LayTile(1, -1, 3)).args["side"] == "W"
    assert {"lay-tile 1 -1 0", "lay-tile 1 -1 1"} <= set(scene.legal), "field to the west and to the south"


def test_carc_4_3_every_rotation_that_fits_is_an_option_of_its_own() -> None:
    assert Scene().begin("base_b").legal == [f"lay-tile 0 1 {rot}" for rot in range(4)]
    assert Scene().begin("base_x").legal[:2] == ["lay-tile 1 0 0", "lay-tile 1 0 1"]


def test_carc_4_3_holes_in_the_landscape_are_allowed() -> None:
    scene = Scene().lay("base_b", 0, 1).lay("base_b", 1, 1).lay("base_b", 2, 1).lay("base_u", 2, 0, 0)
    assert {"lay-tile 1 0 0", "lay-tile 1 0 2"} <= set(scene.settle("base_u").legal)


def test_carc_4_5_cities_on_both_sides_of_an_edge_are_one() -> None:
    scene = Scene().lay("base_h", 0, -1)
    assert scene.joined((0, 0, "c0"), (0, -1, "c1"))
    assert not scene.joined((0, -1, "c0"), (0, -1, "c1"))


def test_carc_4_6_roads_run_on_and_end_at_junctions() -> None:
    scene = Scene().lay("base_w", 1, 0)
    assert scene.joined((0, 0, "r0"), (1, 0, "r2"))
    assert not scene.joined((1, 0, "r0"), (1, 0, "r2"))
    assert not scene.joined((1, 0, "r1"), (1, 0, "r2"))


def test_carc_4_7_fields_join_half_edge_to_half_edge() -> None:
    scene = Scene().lay("base_u", 1, 0)
    assert scene.joined((0, 0, "f0"), (1, 0, "f0"))
    assert scene.joined((0, 0, "f1"), (1, 0, "f1"))
    assert not scene.joined((0, 0, "f0"), (0, 0, "f1"))


def test_carc_4_7_fields_never_connect_across_a_corner() -> None:
    scene = Scene().lay("base_b", 0, 1).lay("base_u", 1, 0).lay("base_w", 2, 0).lay("base_b", 1, -1)
    assert not scene.joined((0, 1, "f0"), (1, -1, "f0"))


def test_carc_4_8_segments_of_one_tile_join_only_through_other_tiles() -> None:
    scene = Scene().begin("base_a")
    assert not scene.joined((0, 0, "f0"), (0, 0, "f1"))
    scene.answer(LayTile(-1, 0, 3))
    assert scene.joined((0, 0, "f0"), (0, 0, "f1"), (-1, 0, "f0")), "round the end of the road"


def test_a_city_met_twice_by_one_tile_is_one_city() -> None:
    """The last corner of a square holds two parts of the same city (CARC-4.8), and counts once (CARC-4.23)."""
    scene = Scene().lay("base_n", 0, 1, 2, "c0").lay("base_n", 1, 1, 3).lay("base_n", 0, 2, 1).lay("base_i", 1, 2)
    assert scene.joined((1, 2, "c0"), (1, 2, "c1"), (0, 1, "c0"))
    assert scene.scores == [8, 0]


def test_carc_4_9_completing_and_joining_are_extending() -> None:
    scene = Scene().lay("base_u", -1, 0).lay("base_u", 1, 0).lay("base_a", -1, 1, 3, "r0").lay("base_a", 1, 1, 1, "r0")
    assert not scene.joined((-1, 1, "r0"), (1, 1, "r0"))
    scene.lay("base_u", 0, 1)
    assert scene.joined((-1, 1, "r0"), (1, 1, "r0"), (0, 1, "r0"))
    assert scene.scores == [3, 3]
