"""The end of a round and of the game (PILL-4.6, PILL-4.66, PILL-4.67, PILL-5, PILL-4.110)."""

from stolek.games.pillars import GAME
from stolek.games.pillars.components import PARTS
from stolek.games.pillars.events import (
    BuildersGathered,
    GreyWorkersReturned,
    PartAdded,
    StartPlayerNamed,
    StockRefilled,
)
from stolek.games.pillars.frames import AddPart, BeginRound, Cathedral, CleanUp, Draft, NextStartPlayer
from stolek.games.pillars.goods import GOLD, VP
from stolek.games.pillars.view import PublicView
from stolek.kernel.conformance import play_randomly
from stolek.kernel.values import Seat
from tests.games.pillars.scene import Scene, points_by_source


def test_pill_4_66_the_start_player_adds_one_part_a_round() -> None:
    assert PARTS == ("nave", "portal", "apse", "tower_1", "tower_2", "roof")
    scene = Scene(start=1, round=2).run(AddPart(), NextStartPlayer())
    assert scene.told(PartAdded) == [PartAdded(Seat(1), "portal")]


def test_pill_4_67_the_builder_on_the_space_decides_or_the_left_neighbour() -> None:
    scene = Scene(seats=3, start=1).builders(start_player=0).run(NextStartPlayer())
    assert scene.told(StartPlayerNamed) == [StartPlayerNamed(Seat(0), by_builder=True)]
    scene = Scene(seats=3, start=2).run(NextStartPlayer())
    assert scene.told(StartPlayerNamed) == [StartPlayerNamed(Seat(0), by_builder=False)]


def test_pill_2_12_pill_4_30_builders_and_marker_go_back() -> None:
    scene = Scene().builders(market=[0, 1], bishopric=0).event("volunteers")
    scene.state.bag = []
    scene.state.aside = [0, 1, 1]
    scene.state.price = 0
    scene.run(CleanUp())
    assert (scene.state.bag, scene.state.aside, scene.state.price) == ([0, 0, 0, 1, 1, 1], [], 7)
    assert set(scene.state.spaces) == {-1}
    assert scene.told(BuildersGathered) == [BuildersGathered(6, 7)]


def test_pill_2_10_market_and_court_are_topped_up_and_metal_is_not_doubled() -> None:
    scene = Scene().event("volunteers")
    scene.state.market[0] = 1
    scene.state.supply[0] += 3
    scene.run(CleanUp())
    assert (scene.state.market, scene.state.court) == ([4, 4, 4, 0], 1)
    assert scene.told(StockRefilled) == [StockRefilled({"wood": 3}, 0)]


def test_pill_4_55_grey_workers_of_this_round_return_to_the_castle() -> None:
    scene = Scene().event("volunteers")
    scene.player(0).grey = 2
    scene.player(0).reserve = 14
    scene.state.castle = 2
    scene.run(CleanUp())
    assert (scene.player(0).reserve, scene.state.castle) == (12, 4)
    assert scene.told(GreyWorkersReturned) == [GreyWorkersReturned(Seat(0), 2)]


def test_pill_5_1_the_game_ends_with_the_sixth_part_and_leftovers_score_nothing() -> None:
    scene = Scene(round=6).give(0, wood=9, gold=30, vp=11, craftsmen=[]).builders(start_player=1)
    scene.run(Cathedral(), AddPart(), NextStartPlayer(), CleanUp(), BeginRound())
    assert scene.state.waits == ()
    assert scene.outcome().scores == (11, 2)
    assert (scene.state.start, scene.cubes(0)) == (0, {"wood": 9})
    assert scene.told(PartAdded) == [PartAdded(Seat(0), "roof")]
    assert scene.told(StartPlayerNamed) == []


def ended(*standings: tuple[int, int]) -> Scene:
    """A finished game with these points and this gold."""
    scene = Scene(seats=len(standings), round=6)
    for seat, (vp, gold) in enumerate(standings):
        scene.give(seat, vp=vp, gold=gold, craftsmen=[])
    return scene.run(Cathedral(), AddPart(), BeginRound())


def test_pill_5_2_points_then_gold_then_the_place_is_shared() -> None:
    outcome = ended((20, 3), (25, 0), (20, 9), (20, 3)).outcome()
    assert (outcome.ranks, outcome.winners, outcome.remarks) == ((3, 1, 2, 3), (1,), ())
    tied = ended((20, 5), (20, 5), (7, 30)).outcome()
    assert (tied.ranks, tied.winners, [remark.key for remark in tied.remarks]) == ((1, 1, 3), (0, 1), ["shared"])


def test_the_breakdown_names_five_sources_and_sums_to_the_track_pill_5_2() -> None:
    for seed in range(10):
        s = play_randomly(GAME(), 4, seed)
        outcome = GAME().outcome(s)
        assert outcome is not None
        for seat, player in enumerate(s.players):
            parts = points_by_source(outcome, seat)
            assert list(parts) == ["start", "craftsmen", "priory", "advantages", "events", "taxes"]
            assert sum(parts.values()) == player.goods[VP] == outcome.scores[seat]
            assert 0 <= player.goods[GOLD] <= 30


def test_pill_4_6_everything_that_players_own_is_in_the_public_view() -> None:
    scene = Scene().give(0, wood=2, gold=7, advantages=["ellen"], resources=["forest_2"], reserve=9).run(Draft())
    view = scene.rules.view(scene.state, None)
    assert isinstance(view.public, PublicView)
    player = view.public.players[0]
    assert (player.gold, player.vp, player.cubes["wood"], player.reserve, player.working) == (7, 2, 2, 9, 3)
    assert (player.advantages, player.resources) == (("ellen",), ("forest_2",))
    assert player.craftsmen == ("mortar_mixer_start", "woodworker_start", "stonecutter_start")


def test_pill_4_110_denying_a_craftsman_by_taking_and_dismissing_it_is_legal() -> None:
    hands = ["mortar_mixer_start", "woodworker_start", "stonecutter_start", "mason_r1", "toolmaker_r1"]
    scene = Scene(round=2).give(0, craftsmen=hands).display(craftsmen=["architect_r2"]).run(Draft())
    scene.do("hire architect_r2", "dismiss architect_r2")
    assert (scene.gold(0), "architect_r2" in scene.craftsmen(0)) == (14, False)
