"""Inns & Cathedrals (CARC-6.10 to CARC-6.13)."""

from stolek.games.carcassonne.actions import LayTile
from stolek.games.carcassonne.inns import PlaceBigFollower
from tests.games.carcassonne.scene import Scene


def test_carc_6_10_the_big_follower_is_placed_and_returned_like_an_ordinary_one() -> None:
    scene = Scene("inns_cathedrals").begin("base_e").answer(LayTile(0, -1, 2))
    assert scene.legal == [
        "pass",
        "place-follower c0",
        "place-follower f0",
        "place-big-follower c0",
        "place-big-follower f0",
    ]
    scene.answer(PlaceBigFollower("c0"))
    assert scene.scores == [4, 0], "it never doubles points"
    assert scene.supply(0, "big_follower") == 1


def test_carc_6_10_there_is_one_and_it_claims_like_any_follower() -> None:
    scene = Scene("inns_cathedrals").lay("base_u", 1, 0, 0, PlaceBigFollower("r0")).lay("base_b", 0, 1)
    scene.draw("base_u").answer(LayTile(2, 0, 0))
    refusal = scene.refused(PlaceBigFollower("f0"))
    assert (refusal.rule, refusal.args) == ("CARC-4.10", {"figure": "big_follower"})
    other = Scene("inns_cathedrals").lay("base_u", 1, 0, 0, PlaceBigFollower("r0")).draw("base_u")
    other.answer(LayTile(2, 0, 0))
    assert other.refused(PlaceBigFollower("r0")).rule == "CARC-4.12"


def test_carc_6_11_a_completed_road_with_inns_pays_two_a_tile_however_many_inns() -> None:
    scene = Scene("inns_cathedrals").lay("base_a", -1, 0, 3, "r0").lay("ic_eb", 1, 0).lay("base_a", 2, 0, 1)
    assert scene.scores == [8, 0]
    two = Scene("inns_cathedrals").lay("base_a", -1, 0, 3, "r0").lay("ic_eb", 1, 0).lay("ic_ec", 2, 0, 2)
    assert two.scores == [8, 0]
    (event,) = two.happened("inn-road-scored")
    assert (event.per_tile, event.terms) == (2, ("inn",))


def test_carc_6_11_the_switch_takes_inns_and_cathedrals_out() -> None:
    scene = Scene("inns_cathedrals", inns=False).lay("base_a", -1, 0, 3, "r0").lay("ic_eb", 1, 0).lay("base_a", 2, 0, 1)
    assert scene.scores == [4, 0]
    assert Scene("inns_cathedrals", cathedrals=False).lay("ic_ek", 0, -1, 0, "c0").end().scores == [2, 0]


def test_carc_6_12_a_completed_city_with_cathedrals_pays_three_a_tile_and_pennant() -> None:
    scene = Scene("inns_cathedrals").lay("ic_ek", 0, -1, 0, "c0").lay("base_e", 1, -1, 3).lay("base_e", -1, -1, 1)
    scene.lay("base_e", 0, -2, 2)
    assert scene.scores == [15, 0]
    (event,) = scene.happened("cathedral-city-scored")
    assert (event.per_tile, event.per_pennant, event.terms) == (3, 3, ("cathedral",))


def test_carc_6_13_the_inner_field_of_the_four_city_tile_can_be_claimed() -> None:
    scene = Scene("inns_cathedrals").begin("ic_eh").answer(LayTile(0, -1, 0))
    assert "place-follower f0" in scene.legal
    assert scene.projection(0, -1, "f0").open_ends == 0
    scene.answer(PlaceBigFollower("f0"))
    assert scene.supply(0, "big_follower") == 0, "an inner field is not completed by being closed"
    scene.end()
    assert scene.scores == [3, 0], "one of the four cities is complete"
