"""The worked examples of the rulebook, one test each (CARC-8): the numbers are the rulebook's.

Positions come from the data file, where each example has concrete tiles; what the example says beyond the points is
played out here.
"""

from stolek.games.carcassonne.actions import PASS, LayTile, PlaceFollower
from stolek.games.carcassonne.hills_sheep.sheep import Gather, Grow, PlaceShepherd
from stolek.games.carcassonne.traders import PlaceBuilder
from tests.games.carcassonne.scene import Scene, vector_points


def after_moves(name: str) -> list[int]:
    return vector_points(name)[0]


def after_final(name: str) -> list[int]:
    return vector_points(name)[1]


def test_e1_a_closed_road_pays_its_tiles() -> None:
    assert after_moves("road_4") == [4, 0]
    assert after_moves("road_3") == [3, 0]


def test_e2_a_completed_city_pays_two_a_tile_and_pennant() -> None:
    assert after_moves("city_3_pennant") == [8, 0]
    assert after_moves("city_4_double_tile") == [8, 0]


def test_e3_one_knight_each_both_score_in_full() -> None:
    assert after_moves("city_shared_10") == [10, 10]


def test_e4_a_monk_with_eight_neighbours_gets_nine() -> None:
    assert after_moves("monastery_9") == [9, 0]


def test_e5_claimed_scored_and_taken_back_in_one_turn() -> None:
    assert after_moves("place_and_score_road") == [0, 3]
    assert after_moves("place_and_score_city") == [4, 0]
    scene = Scene().lay("base_a", -1, 0, 3).lay("base_w", 1, 0, 0, "r2")
    assert scene.supply(1, "follower") == 7


def test_e6_open_features_at_the_end() -> None:
    assert after_final("end_road_3") == [3, 0]
    assert after_final("end_monastery_5") == [5, 0]
    assert after_final("end_city_majority_8") == [8, 0]
    assert after_final("end_city_3") == [3, 0]


def test_e7_fields() -> None:
    assert after_final("field_6") == [6, 0]
    assert after_final("field_open_city") == [3, 0]
    assert after_final("field_two_farms_9") == [9, 0]
    assert after_final("field_majority_6") == [6, 0]
    assert after_final("field_tie_6") == [6, 6]


def test_e8_three_fields_with_shared_cities() -> None:
    assert after_final("fields_three") == [9, 6 + 9, 12, 0]


def test_e9_farmers_across_a_corner_and_then_joined() -> None:
    assert after_final("farmers_across_corner") == [3, 3]
    scene = Scene().lay("base_u", 1, 0, 0, "f0").lay("base_e", 0, -1, 2, "f0").draw("base_b").answer(LayTile(1, -1, 0))
    assert scene.joined((1, 0, "f0"), (0, -1, "f0"))
    assert scene.refused(PlaceFollower("f0")).rule == "CARC-4.12"


def test_e10_the_big_follower_beats_an_ordinary_one() -> None:
    assert after_moves("big_follower_3") == [3, 0]


def test_e11_a_road_with_an_inn() -> None:
    assert after_moves("inn_closed_6") == [0, 6]
    assert after_final("inn_open_0") == [0, 0]


def test_e12_a_city_with_a_cathedral() -> None:
    assert after_moves("cathedral_24") == [24, 0]
    assert Scene("inns_cathedrals").lay("ic_ek", 0, -1, 0, "c0").end().scores == [0, 0]


def test_e13_thief_builder_second_tile() -> None:
    scene = Scene("traders_builders").lay("base_u", 1, 0, 0, "r0").lay("base_b", 0, 1)
    scene.lay("base_u", 2, 0, 0, PlaceBuilder("r0")).lay("base_a", -1, 0, 3).draw("tb_16")
    assert scene.state.part == 1
    scene.answer(LayTile(3, 0, 2)).answer(PlaceFollower("c0")).draw("base_n")
    assert scene.scores == [5, 0], "the road of five tiles is closed"
    assert (scene.due, scene.state.part) == (0, 2)
    assert scene.supply(0, "builder") == 1, "thief and builder came home"
    scene.answer(LayTile(3, 1, 0)).answer(PlaceBuilder("c0")).draw("base_b")
    assert (scene.due, scene.state.part) == (1, 1)
    assert scene.supply(0, "builder") == 0


def test_e14_goods_go_to_whoever_completes_the_city() -> None:
    assert vector_points("goods_10") == ([0, 10], [20, 10]), "red has most grain and wine, blue the points of the city"


def test_e15_goods_at_the_end() -> None:
    assert after_final("goods_20_30") == [30, 20]


def test_e16_a_field_with_a_piglet() -> None:
    assert after_final("pig_8") == [8, 0]
    assert after_final("peer_pig_scoring") == [8, 6]


def test_e17_a_hill_decides() -> None:
    assert after_moves("hill_10") == [10, 0]


def test_e18_divided_city_edges() -> None:
    assert after_moves("split_city_edges_join") == [12, 12], "one knight each in a city of six tiles"
    scene = Scene("hills_sheep").lay("hs_02", 0, -1, 2).draw("base_b")
    assert scene.joined((0, -1, "c0"), (0, -1, "c1"))


def test_e19_divided_field_edges() -> None:
    assert after_moves("split_field_edges_apart") == [0, 0]
    scene = Scene("hills_sheep").lay("hs_01", 0, -1, 2).lay("base_b", 0, -2)
    assert scene.joined((0, -1, "f0"), (0, -1, "f1"))


def test_e20_a_common_flock_of_eight() -> None:
    scene = Scene("hills_sheep").lay("base_b", 0, 1, 0, PlaceShepherd("f0"), "sheep_2")
    scene.lay("base_u", 1, 0, 0, PlaceShepherd("f0"), "sheep_1")
    scene.draw("base_b").answer(LayTile(0, 2, 0)).answer(PASS).answer(Grow(), "sheep_3")
    scene.draw("base_b").answer(LayTile(1, -1, 0)).answer(PASS).answer(Grow(), "sheep_2")
    scene.draw("base_a").answer(LayTile(2, 0, 1)).answer(PASS)
    assert scene.answer(Gather()).scores == [8, 8]
    scene.held = Grow(), ("wolf",)
    assert scene.scores == [0, 0]
    assert scene.now.companions == {}


def test_e21_a_monastery_with_vineyards() -> None:
    assert after_moves("vineyards_15") == [15, 0]
    assert after_moves("river_whole_vineyards") == [0, 15]


def test_e22_taxes() -> None:
    assert after_moves("wheel_taxes_8_3") == [3, 8]


def test_e23_crowns() -> None:
    assert after_moves("wheel_crowns") == [18, 10]


def test_e24_an_occupied_road_or_city_leaves_the_other_places() -> None:
    road = Scene().lay("base_u", 1, 0, 0, "r0").draw("base_a").answer(LayTile(2, 0, 1))
    assert road.refused(PlaceFollower("r0")).rule == "CARC-4.12"
    assert {"place-follower monastery", "place-follower f0"} <= set(road.legal)
    city = Scene().lay("base_h", 0, -1, 0, "c0").draw("base_t").answer(LayTile(0, -2, 2))
    assert city.refused(PlaceFollower("c0")).rule == "CARC-4.12"
    assert {"place-follower r0", "place-follower f0"} <= set(city.legal)


def test_e25_corner_mismatch_and_two_kinds_of_edges() -> None:
    scene = Scene().lay("base_u", 1, 0).draw("base_e")
    assert scene.refused(LayTile(2, 1, 0)).rule == "CARC-4.1"
    assert scene.refused(LayTile(2, 0, 0)).rule == "CARC-4.2"
    scene.answer(LayTile(0, -1, 2)).answer(PASS).draw("base_h")
    assert "lay-tile 1 -1 1" not in scene.legal
    assert "lay-tile 0 1 1" in scene.legal
