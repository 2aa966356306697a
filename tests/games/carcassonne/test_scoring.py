"""Completion and scoring during the game (CARC-4.20 to CARC-4.29)."""

from stolek.games.carcassonne.cell import cell_at
from stolek.games.carcassonne.inns import PlaceBigFollower
from stolek.games.carcassonne.state import book
from stolek.kernel.values import Seat
from stolek.text.say import describe
from tests.games.carcassonne.scene import Scene


def crossing(scene: Scene) -> Scene:
    """A road that runs over the bridge twice, all but its last end."""
    scene.lay("base_a", -1, 0, 3, "r0").lay("tb_24", 1, 0).lay("base_v", 2, 0, 1).lay("base_v", 2, -1, 0)
    return scene.lay("base_v", 1, -1, 3)


def test_carc_4_20_a_road_is_complete_when_both_ends_are_closed() -> None:
    scene = Scene().lay("base_a", -1, 0, 3, "r0").draw("base_w")
    assert scene.scores == [0, 0]
    assert scene.projection(-1, 0, "r0").open_ends == 1


def test_carc_4_20_a_ring_road_is_complete() -> None:
    scene = Scene().lay("base_v", 0, 1, 3, "r0").lay("base_v", 1, 1, 0).lay("base_v", 0, 2, 2).lay("base_v", 1, 2, 1)
    assert scene.scores == [4, 0]


def test_carc_4_21_a_tile_counts_once_even_if_the_road_crosses_it_twice() -> None:
    scene = crossing(Scene("traders_builders"))
    assert scene.scores == [0, 0]
    scene.lay("base_a", 1, 1, 2)
    assert scene.scores == [7, 0]
    (event,) = scene.happened("road-scored")
    assert event.tiles == 7
    assert (1, 0) in event.places


def test_carc_4_22_a_city_with_a_gap_is_not_complete() -> None:
    scene = Scene().lay("base_n", 0, -1, 2, "c0").settle()
    assert scene.scores == [0, 0]
    assert scene.projection(0, -1, "c0").open_ends == 2, "two half-edges to the east"


def test_carc_4_23_two_points_a_tile_and_a_pennant_and_four_for_two_tiles() -> None:
    assert Scene().lay("base_e", 0, -1, 2, "c0").scores == [4, 0]
    scene = Scene().lay("base_m", 0, -1, 2, "c0").lay("base_e", 1, -1, 3)
    assert scene.scores == [8, 0]
    (event,) = scene.happened("city-scored")
    assert (event.tiles, event.pennants, event.per_tile, event.per_pennant) == (3, 1, 2, 2)
    assert event.places == ((0, -1), (1, -1), (0, 0))


def test_carc_4_24_a_monastery_is_complete_with_eight_neighbours() -> None:
    scene = Scene().lay("base_b", 0, 1, 0, "monastery").lay("base_u", 1, 0).lay("base_u", -1, 0)
    scene.lay("base_e", 1, 1, 1).lay("base_e", -1, 1, 3).lay("base_b", 0, 2).lay("base_b", 1, 2)
    assert scene.projection(0, 1, "monastery").open_ends == 1
    scene.lay("base_b", -1, 2)
    assert scene.scores == [9, 0]
    (event,) = scene.happened("monastery-scored")
    assert (event.at, event.tiles) == ((0, 1), 9)
    assert cell_at(0, 1) not in scene.state.monasteries


def test_carc_4_25_the_stronger_player_scores_alone_and_a_tie_scores_in_full() -> None:
    scene = Scene("inns_cathedrals").lay("base_u", -1, 0).lay("base_u", 1, 0)
    scene.lay("base_e", -1, -1, 1, PlaceBigFollower("c0")).lay("base_e", 1, -1, 3, "c0").lay("base_q", 0, -1, 2)
    assert scene.scores == [10, 0]
    (event,) = scene.happened("city-scored")
    assert event.strengths == (2, 1)
    assert (event.seats, event.tied, event.decided_by) == ((0,), (0,), "")
    tie = Scene().lay("base_u", -1, 0).lay("base_u", 1, 0)
    tie.lay("base_e", -1, -1, 1, "c0").lay("base_e", 1, -1, 3, "c0").lay("base_q", 0, -1, 2)
    assert tie.scores == [10, 10]
    assert tie.happened("city-scored")[0].tied == (0, 1)


def test_carc_4_25_features_without_followers_score_nothing() -> None:
    scene = Scene().lay("base_e", 0, -1, 2)
    assert scene.scores == [0, 0]
    assert scene.happened("city-scored") == []


def test_carc_4_26_everybody_returns_also_who_scored_nothing() -> None:
    scene = Scene("inns_cathedrals").lay("base_u", -1, 0).lay("base_u", 1, 0)
    scene.lay("base_e", -1, -1, 1, PlaceBigFollower("c0")).lay("base_e", 1, -1, 3, "c0").lay("base_q", 0, -1, 2)
    assert scene.supply(0, "big_follower") == 1
    assert scene.supply(1, "follower") == 7
    assert {(event.seat, event.figure) for event in scene.happened("figure-returned")} == {
        (0, "big_follower"),
        (1, "follower"),
    }


def test_carc_4_25_who_is_outnumbered_is_named() -> None:
    scene = Scene("inns_cathedrals").lay("base_u", -1, 0).lay("base_u", 1, 0)
    scene.lay("base_e", -1, -1, 1, PlaceBigFollower("c0")).lay("base_e", 1, -1, 3, "c0").lay("base_q", 0, -1, 2)
    (event,) = scene.happened("city-scored")
    assert (event.seats, event.strengths, event.outnumbered) == ((0,), (2, 1), (1,))
    words = describe("en", event, "event", "stolek.games.carcassonne", ("Anna", "Boris"))
    assert words.endswith("at 2 each. Boris is outnumbered.")


def test_carc_4_27_one_tile_may_complete_several_features() -> None:
    scene = Scene().lay("base_a", -1, 0, 3, "r0").lay("base_e", 0, -1, 2).lay("base_e", 1, -1, 2, "c0")
    scene.lay("base_l", 1, 0)
    assert scene.scores == [3 + 4, 0]
    assert len(scene.happened("road-scored")) == len(scene.happened("city-scored")) == 1


def test_carc_4_28_points_are_recorded_at_once_and_go_beyond_the_track() -> None:
    scene = Scene().lay("base_e", 0, -1, 2, "c0")
    book(scene.state, Seat(0), "road", 48)
    assert scene.scores == [52, 0], "before the next player has done anything"
    assert sum(scene.now.ledger[0].values()) == 52


def test_carc_4_29_fields_are_never_scored_during_the_game() -> None:
    scene = Scene().lay("base_e", 0, -1, 2, "f0").lay("base_u", 1, 0).lay("base_u", -1, 0)
    assert scene.scores == [0, 0]
    assert scene.projection(0, -1, "f0").points == (3,)
    scene.end()
    assert scene.scores == [3, 0]
