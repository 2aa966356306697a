"""Shepherds and flocks (CARC-6.33 to CARC-6.35, CARC-6.39, CARC-6.63)."""

from stolek.games.carcassonne.actions import PASS, LayTile, PlaceFollower
from stolek.games.carcassonne.cell import cell_at
from stolek.games.carcassonne.hills_sheep.sheep import FLOCKS, Gather, Grow, LeaveFlock, PlaceShepherd
from tests.games.carcassonne.scene import Scene


def with_shepherd(token: str = "sheep_2") -> Scene:
    """Red has a shepherd south of the start tile."""
    return Scene("hills_sheep").lay("base_b", 0, 1, 0, PlaceShepherd("f0"), token)


def test_carc_6_33_the_shepherd_draws_a_token_at_once() -> None:
    scene = with_shepherd().draw("base_u")
    assert scene.supply(0, "shepherd") == 0
    assert list(FLOCKS.of(scene.state).of_shepherds) == [cell_at(0, 1)]
    assert len(FLOCKS.of(scene.state).pile) == 17
    assert scene.happened("token-drawn")[0].token == "sheep_2"


def test_carc_6_33_a_wolf_sends_it_home() -> None:
    scene = with_shepherd("wolf").draw("base_u")
    assert scene.supply(0, "shepherd") == 1
    assert FLOCKS.of(scene.state).of_shepherds == {}
    assert len(FLOCKS.of(scene.state).pile) == 18


def test_carc_6_33_not_where_a_shepherd_stands_but_where_farmers_are() -> None:
    scene = with_shepherd().draw("base_b").answer(LayTile(0, 2, 0))
    refusal = scene.refused(PlaceShepherd("f0"))
    assert (refusal.key, refusal.args) == ("no-CARC-6-33-taken", {"seats": (0,)})
    assert scene.refused(PlaceShepherd("monastery")).key == "no-CARC-6-33-place"
    assert "place-follower f0" in scene.legal, "CARC-4.12: a shepherd claims nothing"
    farmers = Scene("hills_sheep").lay("base_b", 0, 1, 0, "f0").draw("base_b").answer(LayTile(0, 2, 0))
    assert "place-shepherd f0" in farmers.legal
    assert "place-follower f0" not in farmers.legal


def test_carc_6_34_extending_the_own_shepherds_field_asks_to_grow_or_gather() -> None:
    scene = with_shepherd().lay("base_u", 1, 0).draw("base_b").answer(LayTile(0, 2, 0)).answer(PASS)
    assert scene.asked == "flock"
    assert scene.legal == ["grow", "gather"], "no passing"
    grown = scene.answer(Grow(), "sheep_3").draw("base_b")
    assert FLOCKS.of(grown.state).of_shepherds[cell_at(0, 1)] == (1, 2)


def test_carc_6_34_gathering_scores_every_sheep_and_sends_the_shepherd_home() -> None:
    scene = with_shepherd("sheep_4").lay("base_u", 1, 0).draw("base_b").answer(LayTile(0, 2, 0)).answer(PASS)
    scene.answer(Gather()).draw("base_b")
    assert scene.scores == [4, 0]
    assert scene.supply(0, "shepherd") == 1
    assert len(FLOCKS.of(scene.state).pile) == 18
    (event,) = scene.happened("flock-gathered")
    assert (event.rule, event.sheep, event.printed) == ("CARC-6.34", 4, 0)


def test_carc_6_34_a_wolf_takes_the_whole_flock() -> None:
    scene = with_shepherd("sheep_4").lay("base_u", 1, 0).draw("base_b").answer(LayTile(0, 2, 0)).answer(PASS)
    scene.answer(Grow(), "wolf").draw("base_b")
    assert scene.scores == [0, 0]
    assert FLOCKS.of(scene.state).of_shepherds == {}
    assert len(FLOCKS.of(scene.state).pile) == 18
    assert scene.supply(0, "shepherd") == 1


def joined_flocks() -> Scene:
    """Red's flock of 2 and blue's of 1 come together round the end of the road; red lays the tile."""
    scene = with_shepherd("sheep_2").lay("base_u", 1, 0, 0, PlaceShepherd("f0"), "sheep_1")
    return scene.draw("base_a").answer(LayTile(2, 0, 1)).answer(PASS)


def test_carc_6_35_joined_fields_have_one_common_flock() -> None:
    scene = joined_flocks()
    assert scene.asked == "flock"
    scene.answer(Gather()).draw("base_b")
    assert scene.scores == [3, 3]
    assert scene.state.companions == {}


def test_carc_6_35_only_the_own_shepherd_gives_the_choice() -> None:
    scene = with_shepherd().draw("base_b").answer(LayTile(0, 2, 0)).answer(PlaceFollower("monastery")).settle()
    assert scene.asked == "place-tile", "blue extended the field of red"
    assert FLOCKS.of(scene.state).of_shepherds[cell_at(0, 1)] == (1,)


def test_carc_6_39_with_the_option_a_closed_field_is_gathered_by_itself() -> None:
    scene = Scene("inns_cathedrals", "hills_sheep", auto_gather=True)
    scene.lay("ic_eh", 0, -1, 0, PlaceShepherd("f0"), "sheep_3").draw("base_b")
    assert scene.scores == [3, 0]
    assert scene.happened("closed-flock-gathered")[0].rule == "CARC-6.39"


def test_carc_r1_unless_the_table_says_otherwise_the_shepherd_of_a_closed_field_stays() -> None:
    scene = Scene("inns_cathedrals", "hills_sheep")
    scene.lay("ic_eh", 0, -1, 0, PlaceShepherd("f0"), "sheep_3").draw("base_b")
    assert scene.scores == [0, 0]
    assert cell_at(0, -1) in FLOCKS.of(scene.state).of_shepherds


def test_carc_r5_with_the_other_reading_a_flock_may_be_left_as_it_is() -> None:
    scene = Scene("hills_sheep", flock_may_rest=True).lay("base_b", 0, 1, 0, PlaceShepherd("f0"), "sheep_2")
    scene.lay("base_u", 1, 0).draw("base_b").answer(LayTile(0, 2, 0)).answer(PASS)
    assert scene.legal == ["grow", "gather", "leave-flock"]
    scene.answer(LeaveFlock()).draw("base_b")
    assert FLOCKS.of(scene.state).of_shepherds[cell_at(0, 1)] == (1,)
    assert scene.happened("flock-left")[0].seat == 0
    assert scene.scores == [0, 0]


def test_carc_6_63_printed_sheep_count_and_stay() -> None:
    scene = Scene("hills_sheep", "river").lay("river_straight_sheep", 1, 0, 0, PlaceShepherd("f0"), "sheep_2")
    scene.lay("river_straight_sheep", 2, 0).draw("river_bend_vineyard").answer(LayTile(3, 0, 0)).answer(PASS)
    assert scene.asked == "flock"
    scene.answer(Gather()).draw("river_bridge")
    assert scene.scores == [4, 0]
    (event,) = scene.happened("flock-gathered")
    assert (event.sheep, event.printed) == (2, 2)
