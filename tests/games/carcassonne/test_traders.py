"""Traders & Builders (CARC-6.20 to CARC-6.28)."""

import pytest

from stolek.games.carcassonne.actions import PASS, LayTile, PlaceFollower
from stolek.games.carcassonne.traders import BUILDER, TRADE, PlaceBuilder, PlacePiglet
from stolek.games.carcassonne.wheel.actions import TakeBack
from stolek.games.carcassonne.wheel.state import WHEEL
from tests.games.carcassonne.scene import Scene


def with_thief() -> Scene:
    """Red has a thief to the east of the start tile and is due again."""
    return Scene("traders_builders").lay("base_u", 1, 0, 0, "r0").lay("base_b", 0, 1)


def with_builder() -> Scene:
    """Red has a thief and a builder on the road."""
    return with_thief().lay("base_u", 2, 0, 0, PlaceBuilder("r0"))


def test_carc_6_20_the_builder_joins_an_own_follower_on_a_road_or_city() -> None:
    scene = with_thief().draw("base_u").answer(LayTile(2, 0, 0))
    assert "place-builder r0" in scene.legal
    assert not any(text.startswith("place-builder f") for text in scene.legal)


@pytest.mark.parametrize(
    ("tile", "place", "segment", "key"),
    [
        ("base_w", (2, 0, 0), "r2", "alone"),
        ("base_a", (2, 0, 1), "monastery", "place"),
        ("base_u", (2, 0, 0), "f0", "place"),
    ],
)
def test_carc_6_20_why_no_builder(tile: str, place: tuple[int, int, int], segment: str, key: str) -> None:
    scene = Scene("traders_builders").lay("base_u", 1, 0).lay("base_b", 0, 1).draw(tile).answer(LayTile(*place))
    assert scene.refused(PlaceBuilder(segment)).key == f"no-CARC-6-20-{key}"


def test_carc_6_20_no_builder_where_only_another_player_has_a_follower() -> None:
    scene = Scene("traders_builders").lay("base_u", 1, 0, 0, "r0").draw("base_u").answer(LayTile(2, 0, 0))
    assert scene.refused(PlaceBuilder("r0")).key == "no-CARC-6-20-alone"


def test_carc_6_20_no_builder_on_what_the_tile_has_just_completed() -> None:
    scene = with_thief().lay("base_a", -1, 0, 3).lay("base_b", 0, 2).draw("base_a").answer(LayTile(2, 0, 1))
    assert scene.refused(PlaceBuilder("r0")).key == "no-CARC-6-20-complete"


def joined_roads(first: str, second: str) -> Scene:
    """Two roads in the second row, one to the west and one to the east, with a thief each, before they are joined."""
    scene = Scene("traders_builders").lay("base_u", -1, 0).lay("base_u", 1, 0)
    return scene.lay("base_u", -1, 1, 0, first).lay("base_u", 1, 1, 0, second)


def test_carc_6_20_builders_of_several_players_may_share_a_feature() -> None:
    scene = (
        joined_roads("r0", "r0").lay("base_u", -2, 1, 0, PlaceBuilder("r0")).lay("base_u", 2, 1, 0, PlaceBuilder("r0"))
    )
    scene.lay("base_u", 0, 1)
    assert scene.joined((-2, 1, "r0"), (2, 1, "r0"))
    assert [standing.seat for standing in scene.now.figures.values() if standing.kind == BUILDER] == [0, 1]
    assert (scene.now.active, scene.now.part) == (0, 2), "CARC-6.22: joining is extending"


def test_carc_6_21_the_builder_has_strength_0_and_returns_when_the_feature_is_scored() -> None:
    scene = with_builder().lay("base_a", -1, 0, 3).lay("base_a", 3, 0, 1)
    assert scene.scores == [5, 0]
    assert scene.happened("road-scored")[0].strengths == (1, 0)
    assert scene.supply(0, "builder") == 1


def test_carc_6_22_extending_the_builders_road_earns_a_second_part() -> None:
    scene = with_builder().lay("base_b", 0, 2).lay("base_u", 3, 0).draw("base_b")
    assert (scene.due, scene.state.part) == (0, 2)
    scene.answer(LayTile(0, 3, 0)).answer(PlaceFollower("monastery")).draw("base_b")
    assert (scene.due, scene.state.part) == (1, 1)


def test_carc_6_22_others_who_extend_it_earn_nothing() -> None:
    scene = with_builder().lay("base_u", 3, 0).draw("base_b")
    assert (scene.due, scene.state.part) == (0, 1), "blue extended the road of red"


def test_carc_6_23_the_second_tile_never_grants_a_third() -> None:
    scene = with_builder().lay("base_b", 0, 2).lay("base_u", 3, 0).lay("base_u", 4, 0).draw("base_b")
    assert (scene.due, scene.state.part) == (1, 1)
    scene.answer(LayTile(0, 3, 0)).answer(PASS).lay("base_u", 5, 0).draw("base_b")
    assert (scene.due, scene.state.part) == (0, 2), "it can be repeated in later turns"


def plague_scene() -> Scene:
    """Red has a thief on the road that leaves the wheel board to the west."""
    return Scene("traders_builders", "wheel").lay("base_v", -1, 1, 3, "r0").lay("base_b", 1, -1)


def test_carc_6_24_a_builder_whose_thief_is_gone_stays_and_works_until_the_road_is_complete() -> None:
    scene = plague_scene().lay("base_v", -1, 2, 1, PlaceBuilder("r0")).lay("base_b", 3, -1)
    WHEEL.of(scene.state).pig = 4
    scene.draw("base_u/1")
    assert scene.asked == "plague"
    scene.answer(TakeBack(-1, 1)).settle()
    assert scene.supply(0, "builder") == 0
    assert scene.state.followers == {}
    scene.answer(LayTile(-2, 2, 0)).settle()
    assert TRADE.of(scene.state).builder_works is True
    scene.answer(PASS).draw("base_a").answer(LayTile(-3, 2, 3)).answer(PASS).settle()
    assert scene.supply(0, "builder") == 1, "the road is complete"
    assert [event.figure for event in scene.happened("figure-returned")] == ["builder"]


def test_carc_6_24_a_piglet_whose_farmer_is_gone_stays_to_the_end() -> None:
    scene = Scene("traders_builders", "wheel").lay("base_b", 1, -1, 0, "f0").lay("base_v", -1, 1, 3)
    scene.lay("base_b", 1, -2, 0, PlacePiglet("f0")).lay("base_v", -1, 2, 1)
    WHEEL.of(scene.state).pig = 4
    scene.draw("base_u/1").answer(TakeBack(1, -1)).settle()
    assert scene.supply(0, "piglet") == 0
    assert scene.supply(0, "follower") == 7
    scene.answer(LayTile(-2, 2, 0)).answer(PASS).end()
    assert scene.supply(0, "piglet") == 0
    assert scene.scores == [0, 0], "a piglet alone owns nothing"


def test_carc_6_53_builder_and_piglet_may_be_taken_back_themselves() -> None:
    scene = plague_scene().lay("base_v", -1, 2, 1, PlaceBuilder("r0")).lay("base_b", 3, -1)
    WHEEL.of(scene.state).pig = 4
    scene.draw("base_u/1")
    assert scene.legal == ["take-back -1 1", "take-back -1 2"]
    scene.answer(TakeBack(-1, 2)).settle()
    assert scene.supply(0, "builder") == 1
    (event,) = scene.happened("figure-taken-back")
    assert (event.rule, event.figure) == ("CARC-6.53", "builder")


def test_carc_6_25_the_piglet_joins_an_own_farmer_and_stays() -> None:
    scene = Scene("traders_builders").lay("base_b", 0, 1, 0, "f0").lay("base_u", 1, 0)
    scene.draw("base_b").answer(LayTile(0, 2, 0))
    assert "place-piglet f0" in scene.legal
    assert scene.refused(PlacePiglet("monastery")).key == "no-CARC-6-25-place"
    scene.answer(PlacePiglet("f0")).lay("base_b", 0, 3)
    assert scene.supply(0, "piglet") == 0


def test_carc_6_25_no_piglet_without_an_own_farmer() -> None:
    scene = Scene("traders_builders").lay("base_b", 0, 1, 0, "f0").draw("base_b").answer(LayTile(0, 2, 0))
    assert scene.refused(PlacePiglet("f0")).key == "no-CARC-6-25-alone"


def test_carc_6_26_who_completes_the_city_takes_its_goods_knights_or_not() -> None:
    scene = Scene("traders_builders").lay("tb_01", 0, -1, 2).lay("base_e", 1, -1, 3)
    red, blue = TRADE.of(scene.now).goods
    assert not any(red.values())
    assert blue == {"wine": 0, "grain": 1, "cloth": 0}, "blue completes it and takes the grain"
    assert scene.scores == [0, 0]
    (event,) = scene.happened("goods-taken")
    assert (event.seat, event.goods, event.places) == (1, ("grain",), ((0, -1),))


def test_carc_6_27_roads_cross_on_the_bridge() -> None:
    scene = Scene("traders_builders").lay("tb_24", 1, 0)
    assert scene.joined((0, 0, "r0"), (1, 0, "r1"))
    assert not scene.joined((1, 0, "r0"), (1, 0, "r1"))
    assert scene.projection(1, 0, "r0").open_ends == 2


def test_carc_6_28_the_monastery_with_three_roads_ends_them_all() -> None:
    scene = Scene("traders_builders").lay("base_a", -1, 0, 3, "r0").lay("tb_20", 1, 0)
    assert scene.scores == [3, 0]
