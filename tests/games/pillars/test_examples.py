"""The worked examples E1 to E25 of the rules."""

import pytest

from stolek.games.pillars.events import BuilderDrawn, BuilderSetAside, CubesProduced, ParkedPlaced, TaxPaid
from stolek.games.pillars.frames import (
    AddPart,
    BeginRound,
    BeginWork,
    Cathedral,
    Draft,
    DrawBuilder,
    KingsCourt,
    Market,
    NextStartPlayer,
    OpenBag,
    Produce,
    ReleaseParked,
    RevealEvent,
    Shiring,
    WoolMill,
)
from stolek.games.pillars.goods import GOLD, VP
from stolek.games.pillars.rules import Pillars
from stolek.games.pillars.setup import new_player
from stolek.kernel.values import Seat
from tests.games.pillars.scene import Scene


def test_e1_pill_2_1_seven_small_and_one_big_worker_are_twelve() -> None:
    assert new_player().reserve == 12


@pytest.mark.parametrize(("seats", "gold"), [(2, [20, 21]), (3, [20, 21, 22]), (4, [20, 21, 22, 23])])
def test_e2_pill_2_4_pill_2_7_gold_rises_clockwise_from_the_start_player(seats: int, gold: list[int]) -> None:
    s, _ = Pillars({"start": "2"}).setup(seats, 1)
    assert [s.players[(1 + i) % seats].goods[GOLD] for i in range(seats)] == gold
    assert [player.goods[VP] for player in s.players] == [2] * seats


def test_e3_pill_2_6_the_display_has_seven_resource_cards_and_two_craftsmen() -> None:
    s, _ = Pillars().setup(4, 1)
    assert (len(s.resources), len(s.craftsmen), 9 - len(s.resources)) == (7, 2, 2)


def test_e4_pill_4_12_workers_leave_at_once_and_bring_the_cubes_later() -> None:
    scene = Scene().give(0, reserve=10).give(1, reserve=2)
    scene.display(resources=["gravel_pit_2", "quarry_4"])
    scene.run(Draft())
    scene.do("take-resource quarry_4")
    assert (scene.player(0).reserve, scene.state.waits) == (0, (1,))
    scene.do("take-resource gravel_pit_2")
    assert scene.player(1).reserve == 0
    scene.run(Produce(7), Produce(8))
    assert (scene.cubes(0), scene.cubes(1)) == ({"stone": 4}, {"sand": 2})
    assert (scene.player(0).reserve, scene.player(1).reserve) == (10, 2)


def test_e5_pill_4_23_placing_costs_seven_and_parking_nothing() -> None:
    for answer, gold, parked in (("place market", 13, []), ("park", 20, [(7, 0)])):
        scene = Scene().run(OpenBag(), chance=["0"])
        scene.do("keep-builder", answer, chance=["1"])
        assert (scene.gold(0), scene.state.parked, scene.state.price) == (gold, parked, 6)


def test_e6_pill_4_22_twelve_builders_and_their_prices() -> None:
    scene = Scene(seats=4).run(OpenBag())
    while scene.state.waits:
        scene.do("keep-builder" if scene.asks == "redraw" else ("park" if "park" in scene.offers else scene.offers[0]))
    assert [event.price for event in scene.told(BuilderDrawn)] == [7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0]


def test_e7_pill_4_25_parked_builders_follow_from_the_highest_number_down() -> None:
    scene = Scene(seats=2).run(DrawBuilder(), ReleaseParked(), chance=["0", "1", "0", "1", "1", "0"])
    scene.do("park", "park", "park", "place priory_2", "place market", "place market")
    assert scene.asks == "place-parked"
    scene.do("place bishopric", "place kings_court", "place shiring_a")
    assert [(e.seat, e.price) for e in scene.told(ParkedPlaced)] == [(0, 7), (1, 6), (0, 5)]
    assert (scene.gold(0), scene.gold(1)) == (20 - 2, 20 - 4 - 3)


def test_e8_pill_4_33_with_two_players_the_sixth_costs_two_and_the_marker_jumps_to_0() -> None:
    scene = Scene(seats=2).run(OpenBag(), ReleaseParked(), chance=["0", "0", "0", "1", "1", "1"])
    scene.do("keep-builder", "park", "keep-builder", "park", "keep-builder", "park", "park", "park")
    assert scene.told(BuilderDrawn)[-1] == BuilderDrawn(Seat(1), 2)
    scene.do("place market")
    assert (scene.gold(1), scene.state.price) == (18, 0)
    assert (scene.asks, scene.waits) == ("place-parked", 0)


def test_e9_pill_4_30_the_third_builder_of_a_limited_player_is_set_aside() -> None:
    scene = Scene(seats=2)
    scene.state.allowed = [2, 3]
    scene.run(OpenBag(), chance=["0", "0", "0", "1", "1", "1"])
    scene.do("keep-builder", "place market", "keep-builder", "place market")
    assert scene.told(BuilderSetAside) == [BuilderSetAside(Seat(0))]
    assert (scene.state.aside, scene.waits, scene.state.price) == ([0], 1, 5)


def test_e10_pill_4_107_three_missing_gold_cost_one_point() -> None:
    scene = Scene().give(0, gold=1, vp=9).run(RevealEvent(), chance=["hamleigh_levy"])
    assert (scene.gold(0), scene.vp(0)) == (0, 8)
    assert scene.gold(1) == 16


def test_e11_pill_4_51_a_tax_of_five_with_two_gold_costs_one_point() -> None:
    scene = Scene().give(0, gold=2, vp=9).run(KingsCourt(), chance=["5"])
    assert (scene.gold(0), scene.vp(0)) == (0, 8)
    assert scene.told(TaxPaid)[0] == TaxPaid(Seat(0), owed=5, gold=2, points=1, forgiven=1)


@pytest.mark.parametrize(("event", "wood"), [("volunteers", 5), ("cold_winter", 3), ("kings_victory", 4)])
def test_e12_pill_4_49_forest_4_with_volunteers_and_in_a_cold_winter(event: str, wood: int) -> None:
    scene = Scene().give(0, resources=["forest_4"], reserve=3).event(event).run(Produce(6))
    assert scene.cubes(0) == {"wood": wood}
    assert scene.told(CubesProduced)[0].amount == wood


def test_e13_pill_4_57_the_market_example() -> None:
    scene = Scene().give(0, gold=7, metal=1).give(1, gold=2, stone=1).builders(market=[0, 1])
    scene.run(Market())
    scene.do("buy wood 2")
    assert (scene.gold(0), scene.market("wood")) == (1, 2)
    scene.do("sell stone 1")
    assert scene.gold(1) == 6
    scene.do("sell metal 1")
    assert scene.gold(0) == 6
    scene.do("buy wood 2")
    assert (scene.gold(1), scene.market("wood")) == (0, 0)
    assert not [offer for offer in scene.offers if offer.startswith("buy wood")]
    scene.do("buy sand 3")
    assert (scene.gold(0), scene.market("sand")) == (0, 1)
    # Red owns two wood, bought this round, and no gold: it withdraws by itself; so does green.
    assert (scene.asks, scene.state.line) == ("", [])


def test_e14_pill_4_63_the_cathedral_example() -> None:
    hands = ["potter_r2", "mortar_mixer_start", "stonecutter_start", "architect_r2", "toolmaker_r1"]
    scene = Scene(round=2).give(0, sand=5, stone=3, metal=1, gold=0, vp=0, craftsmen=hands)
    scene.run(BeginWork(Seat(0)))
    assert scene.vp(0) == 1
    scene.do("use potter_r2 2", "use mortar_mixer_start 1", "use stonecutter_start 1", "use toolmaker_r1 1")
    assert (scene.vp(0), scene.gold(0), scene.cubes(0)) == (5, 2, {"stone": 1, "metal": 1})


def test_e15_pill_4_82_the_woodworker_works_four_times_and_no_fifth() -> None:
    scene = Scene().give(0, wood=10, vp=0).run(BeginWork(Seat(0)))
    scene.do("use woodworker_start 4")
    assert (scene.vp(0), scene.cubes(0)) == (4, {"wood": 2})
    scene = Scene().give(0, wood=10, sand=3, vp=0).run(BeginWork(Seat(0)))
    assert scene.why("use woodworker_start 5") == "no-PILL-4-64"
    scene.do("use woodworker_start 4")
    assert scene.why("use woodworker_start 1") == "no-PILL-4-64"


@pytest.mark.parametrize(
    ("answer", "points"), [("use stonecutter_start 1", 1), ("use mason_r1 2", 2), ("use sculptor_r4 2", 4)]
)
def test_e16_pill_4_83_two_stone_are_worth_one_two_or_four_points(answer: str, points: int) -> None:
    hands = ["stonecutter_start", "mason_r1", "mortar_mixer_start", "sculptor_r4"]
    scene = Scene(round=4).give(0, stone=2, vp=0, craftsmen=hands).run(BeginWork(Seat(0)))
    scene.do(answer)
    assert (scene.vp(0), scene.cubes(0)) == (points, {})


def test_e17_pill_4_90_the_goldsmith_turns_twelve_gold_into_four_points() -> None:
    scene = Scene(round=5).give(0, gold=12, vp=0, craftsmen=["goldsmith_r5"]).run(BeginWork(Seat(0)))
    scene.do("use goldsmith_r5 4")
    assert (scene.gold(0), scene.vp(0)) == (0, 4)


def test_e18_pill_4_82_the_master_woodworker_earns_eight_gold_and_no_more() -> None:
    scene = Scene().give(0, gold=0, wood=3, craftsmen=["master_woodworker_r1", "carpenter_r2"])
    scene.run(BeginWork(Seat(0)))
    assert scene.why("use master_woodworker_r1 3") == "no-PILL-4-64"
    scene.do("use master_woodworker_r1 2")
    assert (scene.gold(0), scene.cubes(0)) == (8, {"wood": 1})


def test_e19_pill_4_89_the_toolmaker_leaves_the_metal_for_the_bell_founder() -> None:
    scene = Scene(round=6).give(0, gold=0, vp=0, metal=1, craftsmen=["toolmaker_r1", "bell_founder_r6"])
    scene.run(BeginWork(Seat(0)))
    scene.do("use toolmaker_r1 1", "use bell_founder_r6 1")
    assert (scene.gold(0), scene.vp(0), scene.cubes(0)) == (2, 4, {})


def test_e20_pill_4_61_pill_4_84_what_is_missing_forbids() -> None:
    scene = Scene().give(0, stone=3, craftsmen=["mason_r1", "stonecutter_start"]).run(BeginWork(Seat(0)))
    assert scene.why("use mason_r1 1") == "no-PILL-4-84"
    scene = Scene().give(0, stone=3, craftsmen=["mortar_mixer_start"]).builders(market=0).run(Market())
    assert scene.why("sell stone 1") == "no-PILL-4-61-sell"
    assert scene.why("buy wood 1") == "no-PILL-4-61-buy"


FIVE = ["mortar_mixer_start", "woodworker_start", "stonecutter_start", "mason_r1", "toolmaker_r1"]


def test_e21_pill_4_14_the_sixth_craftsman_makes_one_go_unless_jack_is_there() -> None:
    scene = Scene(round=2).give(0, craftsmen=FIVE).builders(shiring_a=0)
    scene.display(shiring=["potter_r2", "architect_r2"])
    scene.run(Shiring())
    assert (scene.asks, len(scene.offers)) == ("choose-dismissal", 6)
    assert "dismiss potter_r2" in scene.offers
    scene.do("dismiss toolmaker_r1")
    assert "potter_r2" in scene.craftsmen(0)
    scene = Scene(round=2).give(0, craftsmen=FIVE, advantages=["jack"]).builders(shiring_a=0)
    scene.display(shiring=["potter_r2", "architect_r2"])
    scene.run(Shiring())
    assert (scene.asks, len(scene.craftsmen(0))) == ("", 6)


def test_e22_pill_4_1_income_above_thirty_is_lost() -> None:
    scene = Scene().give(0, gold=28, mill=5, reserve=7).run(WoolMill())
    assert scene.gold(0) == 30


def test_e23_pill_4_65_eight_cubes_are_reduced_to_five() -> None:
    scene = Scene().give(0, wood=3, stone=3, metal=2, craftsmen=["mason_r1"]).run(BeginWork(Seat(0)))
    assert scene.asks == "reduce-cubes"
    scene.do("give-back 3 0 0 0")
    assert scene.cubes(0) == {"stone": 3, "metal": 2}


def test_e24_pill_4_67_the_next_start_player() -> None:
    assert Scene(seats=3, start=2).run(NextStartPlayer()).state.start == 0
    assert Scene(seats=3, start=2).builders(start_player=1).run(NextStartPlayer()).state.start == 1
    assert Scene(seats=3, start=2).builders(start_player=2).run(NextStartPlayer()).state.start == 2


def test_e25_pill_5_2_gold_breaks_a_tie() -> None:
    scene = Scene(round=6).give(0, gold=4, vp=20).give(1, gold=7, vp=20)
    scene.run(Cathedral(), AddPart(), BeginRound())
    assert (scene.outcome().ranks, scene.outcome().remarks[0].key) == ((2, 1), "tie-gold")
