"""Setup: supplies, the main pile, the four ways to begin (CARC-0, CARC-2)."""

from itertools import combinations

import pytest

from stolek.games.carcassonne import GAME
from stolek.games.carcassonne.box import ROTATED, TILE_NAMED, TILES, tile_of
from stolek.games.carcassonne.cell import cell_at
from stolek.games.carcassonne.hills_sheep.sheep import FLOCKS
from stolek.games.carcassonne.river import COURSE
from stolek.games.carcassonne.state import CarcassonneState
from stolek.games.carcassonne.traders import TRADE
from stolek.games.carcassonne.view import WheelView, public_view
from stolek.games.carcassonne.wheel.spring import LaySpring
from stolek.kernel.problem import SeatsError
from tests.games.carcassonne.scene import Scene

MODULES = ("inns_cathedrals", "traders_builders", "hills_sheep", "wheel", "river")


def start(*modules: str, **options: object) -> CarcassonneState:
    rules = GAME({**dict.fromkeys(modules, True), **options})
    return rules.setup(2, 7)[0]


def laid(s: CarcassonneState) -> list[str]:
    return [tile.tile for tile in public_view(GAME(), s).tiles if tile.tile in TILE_NAMED]


def test_carc_0_1_two_to_eight_players_and_no_solo_mode() -> None:
    assert list(GAME.players) == [2, 3, 4, 5, 6, 7, 8]
    for seats in (1, 9):
        with pytest.raises(SeatsError):
            GAME().setup(seats, 0)


def test_carc_0_2_any_subset_of_modules_may_be_added() -> None:
    for size in range(len(MODULES) + 1):
        for chosen in combinations(MODULES, size):
            assert start(*chosen).waits


def test_carc_0_4_options_and_their_defaults() -> None:
    assert dict(GAME().chosen) == {
        **dict.fromkeys(MODULES, False),
        "start": "chance",
        "farmers": True,
        "wheel_mode": "expansion",
        "auto_gather": False,
        "flock_may_rest": False,
        "spring_choice": False,
        **dict.fromkeys(("inns", "cathedrals", "hills", "vineyards"), True),
    }


@pytest.mark.parametrize("seats", [2, 8])
def test_carc_2_1_the_supply_never_depends_on_the_number_of_players(seats: int) -> None:
    base, _ = GAME().setup(seats, 1)
    assert base.supply == [{"follower": 7}] * seats
    full, _ = GAME(dict.fromkeys(MODULES, True)).setup(seats, 1)
    assert full.supply == [{"follower": 7, "big_follower": 1, "builder": 1, "piglet": 1, "shepherd": 1}] * seats


def test_carc_2_2_the_main_pile_holds_base_and_modules_but_no_river_tile() -> None:
    assert len(start().bag) + 1 == 72
    s = start(*MODULES)
    assert len(s.bag) == 72 + 18 + 24 + 18 + 12
    assert not any(TILES[tile_of(copy)].rivers for copy in s.bag)


def test_carc_2_3_the_start_tile_begins_the_landscape() -> None:
    s = start()
    assert laid(s) == ["base_d"]
    assert ROTATED[s.tiles[cell_at(0, 0)].rotated].rot == 0
    assert laid(start("wheel", wheel_mode="tiles_only")) == ["base_d"]


def test_carc_2_3_the_wheel_board_begins_with_the_pig_on_fortune() -> None:
    scene = Scene("wheel").begin("base_b")
    assert laid(scene.state) == []
    assert len(scene.state.tiles) == 16
    view = public_view(scene.rules, scene.state)
    assert isinstance(view.wheel, WheelView)
    assert view.wheel.sector == "fortune"


def test_carc_2_3_the_spring_begins_the_river_with_the_lake_at_the_bottom() -> None:
    s = start("river")
    assert laid(s) == ["river_spring"]
    assert len(COURSE.of(s).pile) == 9, "one of ten is drawn"
    assert TILES[tile_of(COURSE.of(s).lake)].role == "lake"


def test_carc_2_3_board_and_spring_lie_edge_to_edge() -> None:
    s = start("wheel", "river")
    assert laid(s) == ["river_spring"]
    assert cell_at(4, 1) in s.tiles
    assert COURSE.of(s).mouth == cell_at(5, 1)


def test_carc_2_3_nobody_may_stand_on_what_is_laid_in_setup() -> None:
    scene = Scene().begin("base_b")
    assert scene.asked == "place-tile"
    assert not any(event.tag() == "figure-placed" for event in scene.events)


def test_carc_2_4_flock_tokens_form_one_pile_and_goods_an_open_stock() -> None:
    assert len(FLOCKS.of(start("hills_sheep")).pile) == 18
    assert start().slices == {}
    assert TRADE.of(start("traders_builders")).goods == [{"wine": 0, "grain": 0, "cloth": 0}] * 2


def test_carc_2_5_the_starting_player_is_drawn_and_play_goes_clockwise() -> None:
    assert {GAME().setup(3, seed)[0].active for seed in range(20)} == {0, 1, 2}
    scene = Scene(players=3, first=2)
    scene.lay("base_b", 0, 1).lay("base_b", 0, 2).lay("base_b", 0, 3).draw("base_b")
    assert [event.seat for event in scene.happened("tile-drawn")] == [2, 0, 1, 2]
    assert scene.happened("start-player-chosen")[0].seat == 2


def test_carc_2_5_the_table_may_name_who_begins() -> None:
    assert {GAME({"start": "3"}).setup(4, seed)[0].active for seed in range(9)} == {2}
    assert list(GAME({"start": "8"}).seats_allowed()) == [8]
    with pytest.raises(SeatsError):
        GAME({"start": "4"}).setup(3, 1)


def test_carc_0_4_switches_for_recorded_games_are_of_their_own_kind() -> None:
    kinds = {option.key: option.kind for option in GAME.options}
    assert {key for key, kind in kinds.items() if kind == "checking"} == {"inns", "cathedrals", "hills", "vineyards"}
    assert {key for key, kind in kinds.items() if kind == "ruling"} == {
        "auto_gather",
        "flock_may_rest",
        "spring_choice",
    }


def test_carc_2_6_the_starting_player_chooses_among_nine_cells_for_the_spring() -> None:
    scene = Scene("wheel", "river", first=1, spring_choice=True).begin()
    assert scene.asked == "place-spring"
    assert scene.due == 1
    assert len(scene.legal) == 9
    assert scene.refused(LaySpring(4, 2)).rule == "CARC-2.6", "a city edge"
    assert scene.refused(LaySpring(9, 9)).rule == "CARC-2.6"
    scene.answer(LaySpring(1, -1)).draw("river_straight_sheep")
    assert COURSE.of(scene.state).mouth == cell_at(1, -2), "the river leaves the board to the north"
    assert scene.legal == ["lay-tile 1 -2 1", "lay-tile 1 -2 3"]


def test_carc_2_6_is_off_by_default_and_needs_wheel_and_river() -> None:
    assert Scene("river", spring_choice=True).begin("river_straight_sheep").asked == "place-tile"
    assert Scene("wheel", "river").begin("river_straight_sheep").asked == "place-tile"
