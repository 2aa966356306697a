"""The River (CARC-6.60 to CARC-6.64)."""

from stolek.games.carcassonne import GAME
from stolek.games.carcassonne.actions import LayTile
from stolek.games.carcassonne.box import TILES
from stolek.games.carcassonne.cell import NOWHERE, cell_at
from stolek.games.carcassonne.river import COURSE
from stolek.games.carcassonne.wheel.components import BOARD
from stolek.kernel.generator import Generator, below
from tests.games.carcassonne.scene import Scene


def test_carc_6_60_the_river_comes_first_and_the_lake_last() -> None:
    for seed in range(12):
        rules, rng = GAME({"river": True, "wheel": bool(seed % 2)}), Generator(seed)
        s, events = rules.setup(3, seed)
        while s.waits and len(s.tiles) < 14 + 16 * (seed % 2):
            legal = rules.legal(s, s.waits[0])
            events += rules.apply(s, s.waits[0], legal[below(rng, len(legal))])
        drawn = [event.tile for event in events if event.tag() == "tile-drawn"]  # type: ignore[attr-defined]
        roles = [next(tile.role for tile in TILES if tile.id == name) for name in drawn]
        assert roles[:12] == ["river"] * 10 + ["lake", ""]
        assert not any(event.tag() == "tile-discarded" for event in events)
        assert COURSE.of(s).mouth == NOWHERE


def test_carc_6_61_no_figure_on_the_river_and_the_field_runs_round_the_spring() -> None:
    scene = Scene("river").begin("river_straight_sheep").answer(LayTile(1, 0, 0))
    assert scene.legal == ["pass", "place-follower f0", "place-follower f1"]
    assert scene.joined((1, 0, "f0"), (0, 0, "f0"), (1, 0, "f1")), "round the spring"
    scene = Scene("river").lay("river_bridge", 1, 0, 1)
    assert not scene.joined((1, 0, "f0"), (1, 0, "f1")), "the road parts them"


def test_carc_6_62_a_river_tile_continues_the_river() -> None:
    scene = Scene("river").begin("river_straight_sheep")
    assert scene.legal == ["lay-tile 1 0 0", "lay-tile 1 0 2"]
    assert scene.refused(LayTile(0, 1, 0)).key == "no-CARC-6-62-apart"
    assert scene.refused(LayTile(1, 0, 1)).rule == "CARC-4.2"


def test_carc_6_62_bends_turn_alternately_left_and_right() -> None:
    scene = Scene("river").lay("river_bend_vineyard", 1, 0, 0).lay("river_straight_sheep", 1, 1, 1)
    scene.draw("river_bend_vineyard")
    assert COURSE.of(scene.state).bend == 1
    assert scene.refused(LayTile(1, 2, 1)).key == "no-CARC-6-62-back"
    assert scene.legal == ["lay-tile 1 2 2"]
    scene.answer(LayTile(1, 2, 2)).settle()
    assert COURSE.of(scene.state).mouth == cell_at(2, 2)


def test_carc_6_63_sheep_and_vineyards_mean_nothing_without_their_module() -> None:
    scene = Scene("river").begin("river_straight_sheep").answer(LayTile(1, 0, 0))
    assert not any(text.startswith("place-shepherd") for text in scene.legal)
    assert scene.rules.monastery_terms == ()


def test_the_default_spring_of_the_board_is_the_data_s() -> None:
    """CARC-2.3."""
    scene = Scene("wheel", "river").begin("river_straight_sheep")
    assert cell_at(*BOARD.spring_default.cell) in scene.state.tiles
