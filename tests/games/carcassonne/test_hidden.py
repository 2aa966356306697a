"""Hidden information (CARC-7)."""

from collections import Counter

import msgspec

from stolek.games.carcassonne import GAME
from stolek.games.carcassonne.actions import LayTile
from stolek.games.carcassonne.box import copy_name, tile_of
from stolek.games.carcassonne.hills_sheep.sheep import FLOCKS
from stolek.games.carcassonne.river import COURSE
from stolek.games.carcassonne.view import PublicView
from stolek.kernel.generator import Generator, below
from stolek.kernel.values import Seat
from tests.games.carcassonne.scene import Scene

MODULES = ("inns_cathedrals", "traders_builders", "hills_sheep", "wheel", "river")


def test_carc_7_1_everything_on_the_table_is_public() -> None:
    scene = Scene(*MODULES).begin("river_straight_sheep").answer(LayTile(5, 1, 0)).settle()
    view = scene.rules.view(scene.state, None).public
    assert isinstance(view, PublicView)
    assert len(view.tiles) == len(scene.state.tiles)
    assert view.last == (5, 1)
    assert view.pile == 144
    assert view.river_pile == 10
    assert sum(view.unseen.values()) == len(scene.state.bag) + len(COURSE.of(scene.state).pile)
    assert view.players[0].supply["shepherd"] == 1
    assert sum(view.flock_tokens.values()) == 18


def test_carc_7_2_and_7_4_what_is_under_hills_stays_among_the_unseen() -> None:
    scene = Scene("hills_sheep").lay("base_b", 0, 1).draw("hs_03")
    view = scene.rules.view(scene.state, Seat(0)).public
    assert isinstance(view, PublicView)
    assert view.buried == 1
    assert sum(view.unseen.values()) == view.pile + 1
    assert Counter(view.unseen) == Counter(map(copy_name, scene.state.bag))


def test_carc_7_2_the_next_tile_is_not_decided() -> None:
    scene = Scene().begin("base_b").answer(LayTile(0, 1, 0)).settle()
    drawn = set()
    for seed in range(20):
        s = scene.rules.determinize(scene.state, Seat(0), Generator(seed))
        scene.rules.apply(s, Seat(0), scene.rules.legal(s, Seat(0))[0])
        drawn.add(tile_of(s.drawn))
    assert len(drawn) > 5


def test_carc_7_3_all_views_are_equal() -> None:
    rules, rng = GAME(dict.fromkeys(MODULES, True)), Generator(2)
    s, _ = rules.setup(3, 2)
    for _ in range(80):
        legal = rules.legal(s, s.waits[0])
        rules.step(s, s.waits[0], legal[below(rng, len(legal))])
    views = [rules.view(s, seat) for seat in (Seat(0), Seat(1), Seat(2), None)]
    assert len({msgspec.json.encode(view.public) for view in views}) == 1
    assert [view.private for view in views] == [None] * 4


def test_carc_7_4_a_sample_deals_the_same_unseen_tiles() -> None:
    rules = GAME({"hills_sheep": True, "river": True})
    s, _ = rules.setup(2, 6)
    sample = rules.determinize(s, Seat(1), Generator(99))
    assert (sample.bag, sample.pile) == (s.bag, s.pile)
    assert COURSE.of(sample).pile == COURSE.of(s).pile
    assert FLOCKS.of(sample).pile == FLOCKS.of(s).pile


def test_carc_7_5_the_event_of_a_tile_under_a_hill_tells_only_the_size_of_the_pile() -> None:
    scene = Scene("hills_sheep").lay("base_b", 0, 1).draw("hs_03")
    (event,) = scene.happened("tile-buried")
    assert event.__struct_fields__ == ("left",)
