"""Wheel of Fortune (CARC-6.40 to CARC-6.56)."""

import pytest

from stolek.games.carcassonne import GAME
from stolek.games.carcassonne.actions import LayTile
from stolek.games.carcassonne.box import number_of
from stolek.games.carcassonne.hills_sheep.sheep import FLOCKS, PlaceShepherd
from stolek.games.carcassonne.inns import PlaceBigFollower
from stolek.games.carcassonne.river import COURSE
from stolek.games.carcassonne.wheel.actions import TakeBack, TakeCrown
from stolek.games.carcassonne.wheel.crowns import crown_points
from stolek.games.carcassonne.wheel.state import WHEEL
from tests.games.carcassonne.scene import Scene, vector_points


def on_board() -> Scene:
    """Red has a monk north of the board, blue a thief on the road to the west."""
    return Scene("wheel").lay("base_b", 1, -1, 0, "monastery").lay("base_v", -1, 1, 3, "r0")


def turned(scene: Scene, pig: int, number: int = 1) -> Scene:
    """The next player draws a tile with this number while the pig stands there."""
    WHEEL.of(scene.state).pig = pig
    return scene.draw(f"base_u/{number}")


def test_carc_6_40_tiles_only_means_no_board_and_no_numbers() -> None:
    rules = GAME({"wheel": True, "wheel_mode": "tiles_only"})
    s, _ = rules.setup(2, 1)
    assert len(s.tiles) == 1
    assert len(s.bag) + 1 == 72 + 12
    assert not any(map(number_of, s.bag))


def test_carc_6_41_board_cells_count_as_tiles() -> None:
    scene = Scene("wheel").lay("base_e", 0, -1, 2, "c0")
    assert scene.scores == [4, 0], "a wheel-board city of two tiles"
    assert vector_points("wheel_board_features")[0] == [13, 2]
    road = Scene("wheel").lay("base_a", -1, 1, 3, "r0")
    assert road.scores == [2, 0], "the road ends at the wheel (CARC-4.20)"


def test_carc_6_42_a_number_moves_the_pig_before_the_tile_is_laid() -> None:
    scene = turned(on_board(), 0, 3)
    assert scene.asked == "place-tile"
    (event,) = scene.happened("wheel-turned")
    assert (event.number, event.sector) == (3, "storm")
    assert scene.scores == [6, 6]


def test_carc_6_42_no_number_no_turn() -> None:
    assert on_board().happened("wheel-turned") == []


def test_carc_6_43_sectors_go_round_and_passed_ones_do_nothing() -> None:
    scene = turned(on_board(), 5, 2)
    assert WHEEL.of(scene.state).pig == 1
    assert scene.scores == [0, 0], "Fortune was merely passed"


def test_carc_6_48_fortune_pays_the_active_player() -> None:
    assert turned(on_board(), 5).scores == [3, 0]


def test_carc_6_49_taxes_pay_each_knight_for_pennants_and_own_knights() -> None:
    assert vector_points("wheel_taxes_8_3")[0] == [3, 8]


def test_carc_6_50_famine_pays_each_farmer_for_completed_cities() -> None:
    assert vector_points("wheel_board_farmer")[0] == [1, 0]


def test_carc_6_51_storm_pays_for_followers_in_the_supply() -> None:
    scene = Scene("wheel", "inns_cathedrals").lay("base_b", 1, -1, 0, "monastery").lay("base_b", 3, -1)
    assert turned(scene, 2).scores == [6 + 1, 7 + 1], "CARC-6.56: the big follower is one figure"


def test_carc_6_51_storm_counts_builder_and_piglet_and_not_the_shepherd() -> None:
    scene = Scene("wheel", "traders_builders", "hills_sheep").lay("base_b", 1, -1, 0, "monastery").lay("base_b", 3, -1)
    assert turned(scene, 2).scores == [6 + 2, 7 + 2]
    assert [event.figures for event in scene.happened("storm-scored")] == [8, 9]


def test_carc_6_49_a_sector_that_pays_nobody_says_so() -> None:
    scene = turned(Scene("wheel").lay("base_b", 1, -1).lay("base_b", 3, -1), 0)
    (event,) = scene.happened("taxes-scored")
    assert (event.rule, event.seats, event.points) == ("CARC-6.49", (), 0)


def test_carc_6_52_inquisition_pays_two_for_each_monk() -> None:
    scene = turned(on_board(), 3)
    assert scene.scores == [2, 0]
    assert scene.happened("inquisition-scored")[0].places == ((1, -1),)


def test_carc_6_53_plague_takes_one_follower_of_each_from_the_active_player_on() -> None:
    scene = Scene("wheel", players=3).lay("base_b", 1, -1, 0, "monastery").lay("base_v", -1, 1, 3, "f0")
    scene.lay("base_b", 3, -1)
    turned(scene, 4)
    assert (scene.asked, scene.due) == ("plague", 0)
    assert scene.legal == ["take-back 1 -1"], "no passing"
    assert scene.refused(TakeBack(-1, 1)).rule == "CARC-6.53"
    scene.answer(TakeBack(1, -1))
    assert scene.due == 1
    scene.answer(TakeBack(-1, 1))
    assert scene.asked == "place-tile", "the third player has none and is not asked"
    assert scene.scores == [0, 0, 0]
    assert scene.now.followers == {}
    assert [event.seat for event in scene.happened("plague-spared")] == [2]


def test_carc_6_53_plague_may_take_the_shepherd_whose_flock_goes_back() -> None:
    scene = Scene("wheel", "hills_sheep").lay("base_b", 1, -1, 0, PlaceShepherd("f0"), "sheep_3").lay("base_b", 3, -1)
    turned(scene, 4)
    assert scene.legal == ["take-back 1 -1"]
    scene.answer(TakeBack(1, -1)).settle()
    assert scene.supply(0, "shepherd") == 1
    assert (FLOCKS.of(scene.state).of_shepherds, len(FLOCKS.of(scene.state).pile)) == ({}, 18)
    assert scene.happened("flock-given-up")[0].sheep == 3
    assert scene.state.companions == {}


def test_carc_6_53_crown_spaces_are_exempt() -> None:
    scene = Scene("wheel").lay("base_b", 1, -1, 0, TakeCrown("storm_1")).lay("base_b", 3, -1)
    assert turned(scene, 4).asked == "place-tile"


def test_carc_6_54_an_ordinary_follower_on_any_empty_crown_space() -> None:
    scene = Scene("wheel", "inns_cathedrals").begin("base_b").answer(LayTile(1, -1, 0))
    assert sum(text.startswith("take-crown") for text in scene.legal) == 9
    assert scene.refused(TakeCrown("storm_1", "big_follower")).key == "no-CARC-6-54-figure"
    assert scene.refused(TakeCrown("storm_3")).key == "no-CARC-6-54-space"
    scene.answer(TakeCrown("storm_1")).draw("base_b").answer(LayTile(3, -1, 0))
    assert sum(text.startswith("take-crown") for text in scene.legal) == 8
    refusal = scene.refused(TakeCrown("storm_1"))
    assert (refusal.key, refusal.args) == ("no-CARC-6-54-taken", {"seat": 0})
    assert scene.supply(0, "follower") == 6
    assert scene.now.figures == {}, "no figure on the tile"


def test_carc_6_54_no_crown_without_a_follower() -> None:
    scene = Scene("wheel").begin("base_b").answer(LayTile(1, -1, 0)).settle()
    scene.state.supply[0]["follower"] = 0
    assert scene.refused(TakeCrown("storm_1")).rule == "CARC-4.10"


@pytest.mark.parametrize(("spaces", "taken", "points"), [(1, 1, 3), (2, 1, 6), (2, 2, 3)])
def test_carc_6_55_crown_points(spaces: int, taken: int, points: int) -> None:
    assert crown_points(spaces, taken) == points


def test_carc_6_55_only_the_activated_sector_scores_and_its_followers_return() -> None:
    scene = Scene("wheel").lay("base_b", 1, -1, 0, TakeCrown("storm_2")).lay("base_b", 3, -1, 0, TakeCrown("taxes_1"))
    turned(scene, 2)
    assert scene.scores == [6 + 6, 6], "Storm, and the crown of Storm alone"
    assert scene.supply(0, "follower") == 7
    assert scene.supply(1, "follower") == 6
    both = Scene("wheel").lay("base_b", 1, -1, 0, TakeCrown("taxes_1")).lay("base_b", 3, -1)
    both.lay("base_b", 1, -2, 0, TakeCrown("taxes_2")).lay("base_b", 3, -2)
    assert turned(both, 0).scores == [6, 0], "also if both belong to one player"


def test_carc_6_56_a_big_follower_counts_as_one_figure() -> None:
    scene = (
        Scene("wheel", "inns_cathedrals").lay("base_b", 1, -1, 0, PlaceBigFollower("monastery")).lay("base_b", 3, -1)
    )
    assert turned(scene, 3).scores == [2, 0]


def test_carc_6_64_crown_spaces_are_open_from_the_first_turn_of_the_river() -> None:
    scene = Scene("wheel", "river").begin("river_straight_sheep").answer(LayTile(5, 1, 0))
    assert "take-crown fortune_1 follower" in scene.legal
    rules = GAME({"wheel": True, "river": True})
    assert not any(map(number_of, COURSE.of(rules.create(2)).pile))
