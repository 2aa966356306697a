"""Placing followers (CARC-4.10 to CARC-4.16)."""

import pytest

from stolek.games.carcassonne.actions import LayTile, PlaceFollower
from tests.games.carcassonne.scene import Scene


def test_carc_4_10_one_follower_from_the_own_supply_on_the_tile_just_laid() -> None:
    scene = Scene().begin("base_a").answer(LayTile(-1, 0, 3))
    assert scene.legal == ["pass", "place-follower r0", "place-follower monastery", "place-follower f0"]
    scene.answer(PlaceFollower("r0")).draw("base_b")
    assert scene.supply(0, "follower") == 6
    assert scene.supply(1, "follower") == 7
    (event,) = scene.happened("figure-placed")
    assert (event.seat, event.at, event.segment) == (0, (-1, 0), "r0")


def test_carc_4_10_no_figure_left() -> None:
    scene = Scene().begin("base_b").answer(LayTile(0, 1, 0)).settle()
    scene.state.supply[0]["follower"] = 0
    scene.state.offered = None
    refusal = scene.refused(PlaceFollower("f0"))
    assert (refusal.key, refusal.args) == ("no-CARC-4-10-supply", {"figure": "follower"})


@pytest.mark.parametrize(
    ("tile", "x", "y", "rot", "segment", "feature"),
    [
        ("base_a", -1, 0, 3, "r0", "road"),
        ("base_a", -1, 0, 3, "monastery", "monastery"),
        ("base_a", -1, 0, 3, "f0", "field"),
        ("base_e", 0, -1, 2, "c0", "city"),
    ],
)
def test_carc_4_11_the_place_decides_the_role(tile: str, x: int, y: int, rot: int, segment: str, feature: str) -> None:
    scene = Scene().lay(tile, x, y, rot, segment)
    assert [event.feature for event in scene.happened("figure-placed")] == [feature]


@pytest.mark.parametrize("owner", [0, 1])
def test_carc_4_12_a_claimed_feature_may_not_be_claimed_again_not_even_by_its_owner(owner: int) -> None:
    scene = Scene().lay("base_u", 1, 0, 0, "r0").lay("base_b", 0, 1)
    if owner:
        scene.lay("base_b", 0, 2)
    scene.draw("base_u").answer(LayTile(2, 0, 0))
    assert scene.legal == ["pass", "place-follower f0", "place-follower f1"]
    refusal = scene.refused(PlaceFollower("r0"))
    assert refusal.rule == "CARC-4.12"
    assert refusal.args == {"feature": "road", "seats": (0,)}


def test_carc_4_12_the_whole_feature_counts_after_the_tile_was_laid() -> None:
    scene = Scene().lay("base_b", 0, 1, 0, "f0").draw("base_a").answer(LayTile(-1, 0, 3))
    refusal = scene.refused(PlaceFollower("f0"))
    assert refusal.args["seats"] == (0,), "the new tile joins both fields of the start tile"


def test_carc_4_13_several_followers_meet_only_when_features_join() -> None:
    scene = Scene().lay("base_u", -1, 0).lay("base_u", 1, 0)
    scene.lay("base_e", -1, -1, 1, "c0").lay("base_e", 1, -1, 3, "c0").draw("base_q").answer(LayTile(0, -1, 2))
    assert scene.joined((-1, -1, "c0"), (1, -1, "c0"))
    assert scene.projection(0, -1, "c0").strengths == (1, 1)
    assert scene.refused(PlaceFollower("c0")).args["seats"] in ((0, 1), (1, 0))


def test_carc_4_14_a_feature_completed_by_this_tile_may_still_be_claimed() -> None:
    scene = Scene().lay("base_e", 0, -1, 2, "c0").draw("base_b")
    assert scene.scores == [4, 0]
    assert scene.supply(0, "follower") == 7
    assert [event.seat for event in scene.happened("figure-returned")] == [0]


@pytest.mark.parametrize("segment", ["r3", "c0", "w0", "junction", ""])
def test_carc_4_16_no_figure_stands_where_there_is_no_segment(segment: str) -> None:
    scene = Scene().begin("base_w").answer(LayTile(1, 0, 0))
    assert scene.refused(PlaceFollower(segment)).rule == "CARC-4.16"


def test_carc_4_16_no_figure_stands_on_a_tile_laid_earlier() -> None:
    scene = Scene().lay("base_a", -1, 0, 3).draw("base_b").answer(LayTile(0, 1, 0))
    assert scene.refused(PlaceFollower("r0")).rule == "CARC-4.16"


def test_carc_4_16_farmers_stay_to_the_end() -> None:
    scene = Scene().lay("base_e", 0, -1, 2, "f0").lay("base_b", 1, -1).lay("base_b", 0, -2).draw("base_b")
    assert scene.happened("figure-returned") == []
    assert scene.supply(0, "follower") == 6


def test_carc_6_1_without_farmers_no_follower_lies_on_a_field_and_fields_score_nothing() -> None:
    scene = Scene(farmers=False).begin("base_e").answer(LayTile(0, -1, 2))
    assert scene.legal == ["pass", "place-follower c0"]
    assert scene.refused(PlaceFollower("f0")).rule == "CARC-6.1"
    assert "score-fields" not in [frame.tag() for frame in scene.rules.final]


def test_carc_6_1_without_farmers_shepherds_still_work_and_piglets_cannot_be_placed() -> None:
    scene = Scene("traders_builders", "hills_sheep", farmers=False).begin("base_b").answer(LayTile(0, 1, 0))
    assert scene.legal == ["pass", "place-follower monastery", "place-shepherd f0"]
