"""Hills, vineyards and divided edges (CARC-6.30 to CARC-6.32, CARC-6.36 to CARC-6.38)."""

from stolek.games.carcassonne.actions import PASS, LayTile
from stolek.games.carcassonne.hills_sheep.hills import buried
from stolek.games.carcassonne.inns import PlaceBigFollower
from tests.games.carcassonne.scene import Scene, vector_points


def test_carc_6_30_a_tile_goes_unseen_under_the_hill() -> None:
    scene = Scene("hills_sheep").lay("base_b", 0, 1)
    before = scene.state.pile
    scene.draw("hs_03")
    assert scene.state.pile == before - 2
    assert buried(scene.state) == 1
    assert len(scene.state.bag) == before - 1, "it stays among the unseen ones"
    assert scene.happened("tile-buried")[0].left == before - 2
    assert scene.answer(LayTile(0, -1, 2)).legal[:2] == ["pass", "place-follower c0"], "claimed normally"


def test_carc_6_30_the_switch_takes_hills_out() -> None:
    scene = Scene("hills_sheep", hills=False).lay("base_b", 0, 1).draw("hs_03")
    assert buried(scene.state) == 0


def test_the_last_tile_under_a_hill_ends_the_game() -> None:
    """CARC-5.1: a tile put under a hill also uses up the pile."""
    scene = Scene("hills_sheep").lay("base_b", 0, 1, 0, "monastery")
    scene.only_left("hs_03", "base_b").draw("hs_03")
    assert scene.state.pile == 0
    assert buried(scene.state) == 1
    scene.answer(LayTile(0, -1, 2)).answer(PASS).settle()
    assert not scene.state.waits
    assert scene.state.scores == [2, 0]


def test_carc_6_30_a_hill_drawn_last_takes_nothing_under_it() -> None:
    scene = Scene("hills_sheep").lay("base_b", 0, 1)
    scene.only_left("hs_03").draw("hs_03")
    assert buried(scene.state) == 0
    assert scene.asked == "place-tile"


def test_carc_6_31_a_hill_decides_a_tie() -> None:
    scene = Scene("hills_sheep").lay("base_u", -1, 0).lay("base_u", 1, 0)
    scene.lay("hs_03", -1, -1, 1, "c0").lay("base_e", 1, -1, 3, "c0").lay("base_r", 0, -1, 2)
    assert scene.projection(0, -1, "c0").seats == (0,)
    scene.lay("base_e", -1, -2, 2)
    assert scene.scores == [10, 0]
    (event,) = scene.happened("city-scored")
    assert (event.seats, event.tied, event.decided_by) == ((0,), (0, 1), "hill")
    assert vector_points("hill_10")[0] == [10, 0]


def test_carc_6_31_tied_players_who_all_stand_on_hills_share() -> None:
    assert vector_points("peer_hills_tie_on_hills")[0] == [14, 14, 0]
    assert vector_points("peer_hills_no_hills")[0] == [8, 8], "without hills all tied players score"


def test_carc_6_32_hills_do_nothing_against_a_clear_majority() -> None:
    scene = Scene("hills_sheep", "inns_cathedrals").lay("base_u", -1, 0).lay("base_u", 1, 0)
    scene.lay("hs_03", -1, -1, 1, "c0").lay("base_e", 1, -1, 3, PlaceBigFollower("c0")).lay("base_r", 0, -1, 2)
    scene.lay("base_e", -1, -2, 2)
    assert scene.scores == [0, 10]
    assert scene.happened("city-scored")[0].decided_by == ""


def test_carc_6_36_a_city_tile_on_the_divided_edge_joins_both_parts() -> None:
    scene = Scene("hills_sheep").lay("base_u", 1, 0).lay("hs_02", 0, -1, 2).draw("base_b")
    assert scene.joined((0, -1, "c0"), (0, -1, "c1"), (0, 0, "c0"))


def test_carc_6_36_two_hs_02_face_each_other() -> None:
    """All four parts are one city."""
    scene = Scene("hills_sheep").lay("base_e", 0, -1, 2).lay("hs_02", 0, 1, 2).draw("base_b")
    assert not scene.joined((0, 1, "c0"), (0, 1, "c1"))
    scene.answer(LayTile(0, -2, 0)).answer(PASS).lay("hs_02", 0, 2, 0)
    assert scene.joined((0, 1, "c0"), (0, 1, "c1"), (0, 2, "c0"), (0, 2, "c1"))


def test_carc_6_36_two_hs_01_face_each_other() -> None:
    """Upper and lower field stay apart, and the cities too."""
    scene = Scene("hills_sheep").lay("hs_01", 0, -1, 2).lay("hs_01", 0, -2, 0).draw("base_b")
    fields = [(0, -1, "f0"), (0, -1, "f1"), (0, -2, "f0"), (0, -2, "f1")]
    assert not scene.joined(*fields)
    assert scene.joined((0, -1, "f0"), (0, -2, "f1"))
    assert scene.joined((0, -1, "f1"), (0, -2, "f0"))
    assert not scene.joined((0, -1, "f0"), (0, -1, "f1"))
    assert not scene.joined((0, -1, "c0"), (0, -2, "c0"))


def test_carc_6_36_a_normal_field_edge_joins_both_fields_of_hs_01() -> None:
    scene = Scene("hills_sheep").lay("hs_01", 0, -1, 2).lay("base_b", 0, -2)
    assert scene.joined((0, -1, "f0"), (0, -1, "f1"), (0, -2, "f0"))


def test_carc_6_37_a_house_cuts_the_road() -> None:
    scene = Scene("hills_sheep").lay("base_a", -1, 0, 3, "r0").lay("hs_13", 1, 0, 1)
    assert scene.scores == [3, 0]


def test_carc_6_38_vineyards_around_a_completed_monastery() -> None:
    assert vector_points("vineyards_15")[0] == [15, 0]
    assert vector_points("peer_vineyards_monastery")[0] == [21, 0]
    assert vector_points("peer_vineyards_no_vineyards")[0] == [9, 0]
