"""The turn: parts, chance, what is asked, tiles that fit nowhere, the end (CARC-3, CARC-4.4, CARC-5.1)."""

from stolek.games.carcassonne import GAME
from stolek.games.carcassonne.actions import PASS, LayTile, PlaceFollower
from stolek.games.carcassonne.box import TILE_NAMED, copy_of, tile_of
from stolek.games.carcassonne.frames import Draw, PlaceFigure, PlaceTile, Score, TurnEnd
from stolek.games.carcassonne.hills_sheep.components import FLOCK
from stolek.games.carcassonne.hills_sheep.hills import HillUnderlay, buried
from stolek.games.carcassonne.hills_sheep.sheep import Flock, GatherClosed
from stolek.games.carcassonne.river import FollowRiver
from stolek.games.carcassonne.rotated_tile import RIVER_EDGE
from stolek.games.carcassonne.traders import BuilderCheck, NoteBuilder, PlaceBuilder
from stolek.games.carcassonne.wheel.actions import TakeBack
from stolek.games.carcassonne.wheel.frames import TurnWheel
from stolek.games.carcassonne.wheel.state import WHEEL
from stolek.kernel.generator import Generator, below
from tests.games.carcassonne.scene import Scene

MODULES = ("inns_cathedrals", "traders_builders", "hills_sheep", "wheel", "river")


def test_the_turn_reads_like_the_rulebook() -> None:
    assert [type(f) for f in GAME().turns[0]] == [Draw, PlaceTile, PlaceFigure, Score, TurnEnd]
    full = GAME({**dict.fromkeys(MODULES, True), "auto_gather": True})
    assert [type(f) for f in full.turns[0]] == [
        Draw,
        HillUnderlay,
        TurnWheel,
        PlaceTile,
        FollowRiver,
        NoteBuilder,
        PlaceFigure,
        Flock,
        GatherClosed,
        Score,
        BuilderCheck,
        TurnEnd,
    ]


def builder_scene() -> Scene:
    """Red (0) has a thief on the road to the east; blue plays elsewhere."""
    scene = Scene("traders_builders")
    return scene.lay("base_u", 1, 0, 0, "r0").lay("base_b", 0, 1)


def test_carc_3_1_a_builder_placed_with_this_tile_does_not_count() -> None:
    scene = builder_scene().lay("base_u", 2, 0, 0, PlaceBuilder("r0")).draw("base_b")
    assert scene.due == 1
    assert scene.state.part == 1


def test_carc_3_1_the_condition_is_noted_before_scoring_takes_the_builder_home() -> None:
    scene = builder_scene().lay("base_u", 2, 0, 0, PlaceBuilder("r0")).lay("base_a", -1, 0, 3)
    scene.lay("base_a", 3, 0, 1)
    scene.draw("base_b")
    assert scene.supply(0, "builder") == 1, "the road is complete"
    assert (scene.due, scene.state.part) == (0, 2)


def test_carc_3_2_what_the_wheel_sends_home_may_be_placed_in_the_same_part() -> None:
    scene = Scene("wheel").lay("base_b", 1, -1, 0, "monastery").lay("base_e", 3, -1, 1)
    scene.state.supply[0]["follower"] = 0
    WHEEL.of(scene.state).pig = 2
    scene.draw("base_u/3").answer(TakeBack(1, -1)).answer(LayTile(-1, 1, 0))
    assert "place-follower r0" in scene.legal


def test_carc_3_2_and_4_15_what_scoring_sends_home_waits_for_the_next_part() -> None:
    scene = Scene().lay("base_a", -1, 0, 3, "r0").lay("base_b", 0, 1)
    scene.state.supply[0]["follower"] = 0
    scene.draw("base_w").answer(LayTile(1, 0, 0))
    assert scene.legal == ["pass"], "CARC-4.15: the thief is still on the road"
    scene.answer(PASS).draw("base_b")
    assert scene.supply(0, "follower") == 1


def test_carc_3_3_nothing_but_tiles_tokens_and_the_first_player_is_random() -> None:
    rules, rng = GAME(dict.fromkeys(MODULES, True)), Generator(3)
    s, _ = rules.setup(4, 9)
    chance = list(s.chance or ())
    while s.waits:
        legal = rules.legal(s, s.waits[0])
        rules.apply(s, s.waits[0], legal[below(rng, len(legal))])
        chance += s.chance or ()
    tokens = {token.id for token in FLOCK}
    assert chance[0] in "1234"
    assert all(result in tokens or result.partition("/")[0] in TILE_NAMED for result in chance[1:])
    assert tokens & set(chance)


def test_carc_3_4_a_decision_with_a_single_option_is_still_asked() -> None:
    scene = Scene().begin("base_b")
    scene.state.supply[0]["follower"] = 0
    scene.answer(LayTile(0, 1, 0))
    assert scene.asked == "place-figure"
    assert scene.legal == ["pass"]


def test_carc_3_5_the_second_part_is_a_full_part() -> None:
    scene = builder_scene().lay("base_u", 2, 0, 0, PlaceBuilder("r0")).lay("base_b", 0, 2)
    scene.lay("base_u", 3, 0, 0, "f0")
    scene.draw("base_b")
    assert scene.state.part == 2
    scene.answer(LayTile(0, 3, 0))
    assert "place-follower monastery" in scene.legal
    scene.answer(PlaceFollower("monastery")).draw("base_b")
    assert (scene.due, scene.state.part) == (1, 1)
    assert [event.seat for event in scene.happened("second-part")] == [0]


def test_carc_3_6_one_figure_at_most_for_each_tile() -> None:
    scene = Scene().lay("base_a", -1, 0, 3, "monastery").settle()
    assert scene.asked == "place-tile", "no second figure is asked for"
    assert len(scene.state.figures) == 1


def test_carc_4_4_a_tile_that_fits_nowhere_is_replaced() -> None:
    scene = Scene().lay("base_e", 0, -1, 2)
    scene.settle("base_c", "base_u")
    assert [event.tile for event in scene.happened("tile-discarded")] == ["base_c"]
    assert scene.due == 1
    assert tile_of(scene.state.drawn) == TILE_NAMED["base_u"]
    assert scene.state.discarded == [copy_of(TILE_NAMED["base_c"])]


def test_carc_4_4_and_5_1_with_no_tile_left_the_turn_and_the_game_end() -> None:
    scene = Scene().lay("base_e", 0, -1, 2, "c0")
    scene.only_left("base_c").settle()
    assert not scene.state.waits
    assert scene.happened("game-ended")
    assert scene.state.scores == [4, 0]


def test_carc_5_1_the_game_ends_after_the_last_tile() -> None:
    scene = Scene().lay("base_u", 1, 0, 0, "r0")
    scene.only_left("base_b").settle().answer(LayTile(0, 1, 0)).answer(PASS).settle()
    assert not scene.state.waits
    assert scene.state.scores == [2, 0]


def test_carc_5_1_a_builders_second_part_is_lost_without_a_tile() -> None:
    scene = builder_scene().lay("base_u", 2, 0, 0, PlaceBuilder("r0")).lay("base_b", 0, 2)
    scene.draw("base_u").answer(LayTile(3, 0, 0)).answer(PASS).end()
    assert not scene.state.waits
    assert not scene.happened("second-part")


def test_carc_6_42_a_wheel_tile_that_cannot_be_laid_has_its_effect_all_the_same() -> None:
    scene = Scene("wheel").lay("base_b", 1, -1)
    scene.state.free = dict.fromkeys(scene.state.free, RIVER_EDGE)
    scene.settle("base_u/3")
    assert scene.happened("wheel-turned")[0].sector == "storm"
    assert scene.happened("tile-discarded")[0].tile == "base_u"


def test_carc_6_30_a_hill_that_fits_nowhere_has_already_taken_its_tile() -> None:
    scene = Scene("hills_sheep").lay("base_b", 0, 1).only_left("hs_03", "base_b")
    scene.state.free = dict.fromkeys(scene.state.free, RIVER_EDGE)
    scene.settle("hs_03")
    assert scene.happened("tile-discarded")[0].tile == "hs_03"
    assert buried(scene.state) == 1
    assert (scene.state.pile, scene.state.waits) == (0, ()), "nothing is left to replace it with"
