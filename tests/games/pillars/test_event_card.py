"""Steps 1 and 2: events, protection, the bishop's cube (PILL-4.40 to PILL-4.44, PILL-4.100 to PILL-4.107)."""

import pytest

from stolek.games.pillars.cards import CRAFTSMEN, EVENTS
from stolek.games.pillars.effects import CapacityBonus
from stolek.games.pillars.events import (
    CraftsmanLost,
    CubeGiven,
    CubesProduced,
    EventGave,
    EventHeldOff,
    EventIgnored,
    EventRevealed,
    EventStruck,
    EventTooLate,
    LevyPaid,
    NobodyBoosted,
    NobodyLost,
    PointsLost,
    ProtectionTaken,
)
from stolek.games.pillars.frames import BeginWork, BishopsSeat, CleanUp, Market, Produce, RevealEvent, WoolMill
from stolek.games.pillars.values import Source
from stolek.kernel.values import Seat
from tests.games.pillars.scene import Scene

NEGATIVE = [card.id for card in EVENTS if not card.positive]


def test_pill_4_40_the_event_is_revealed_and_remembered() -> None:
    scene = Scene().run(RevealEvent(), chance=["volunteers"])
    assert scene.told(EventRevealed) == [EventRevealed("volunteers", positive=True)]
    assert EVENTS[scene.state.event].id == "volunteers"
    assert scene.run(CleanUp()).state.past_events == [5]


def test_pill_4_41_positive_events_are_for_everybody_and_nobody_is_asked() -> None:
    scene = Scene(seats=3).give(0, advantages=["archbishop_thomas"]).builders(bishopric=1)
    scene.run(RevealEvent(), chance=["kings_victory"])
    assert (scene.asks, scene.told(EventStruck)[0].seats) == ("", (0, 1, 2))


@pytest.mark.parametrize("event", NEGATIVE)
def test_pill_4_42_both_are_asked_for_any_negative_event_the_guest_first(event: str) -> None:
    scene = Scene(seats=3, start=2, round=6).give(2, advantages=["archbishop_thomas"]).builders(bishopric=0)
    scene.run(RevealEvent(), chance=[event])
    assert (scene.asks, scene.waits) == ("choose-protection", 0)
    scene.do("take-protection")
    assert scene.told(ProtectionTaken) == [ProtectionTaken(Seat(0))]
    assert (scene.asks, scene.waits, scene.offers) == ("ignore-event", 2, ["keep-card", "use-card"])
    scene.do("use-card")
    assert scene.told(EventIgnored) == [EventIgnored(Seat(2), "archbishop_thomas")]
    assert [struck.seats for struck in scene.told(EventStruck)] == ([] if event == "city_wall" else [(1,)])
    assert scene.advantages(2) == []


def test_pill_4_41_an_event_that_hits_nobody_says_so() -> None:
    scene = Scene().give(0, advantages=["archbishop_thomas"]).builders(bishopric=1)
    scene.run(RevealEvent(), chance=["hamleigh_levy"])
    scene.do("take-protection", "use-card")
    assert (scene.told(EventHeldOff), scene.told(EventStruck)) == ([EventHeldOff("hamleigh_levy")], [])


def test_pill_4_42_who_is_protected_is_not_asked_for_thomas() -> None:
    scene = Scene().give(0, advantages=["archbishop_thomas"]).builders(bishopric=0)
    scene.run(RevealEvent(), chance=["hamleigh_levy"])
    scene.do("take-protection")
    assert (scene.asks, scene.advantages(0), scene.gold(0)) == ("", ["archbishop_thomas"], 20)


def test_pill_4_43_the_guest_takes_a_cube_after_a_positive_event() -> None:
    scene = Scene().builders(bishopric=1).run(RevealEvent(), BishopsSeat(), chance=["volunteers"])
    assert (scene.asks, scene.offers) == ("choose-cube", ["take-cube wood", "take-cube stone", "take-cube sand"])
    scene.do("take-cube wood")
    assert (scene.told(CubeGiven), scene.market("wood")) == ([CubeGiven(Seat(1), "wood")], 3)


def test_pill_4_43_never_protection_and_cube_from_the_bishop() -> None:
    scene = Scene().builders(bishopric=1).run(RevealEvent(), BishopsSeat(), chance=["hamleigh_levy"])
    scene.do("take-protection")
    assert (scene.asks, scene.gold(1), scene.cubes(1)) == ("", 20, {})


def test_pill_4_44_the_cube_is_no_purchase_and_never_metal() -> None:
    scene = Scene().give(0, craftsmen=["mason_r1"]).builders(bishopric=0, market=0)
    scene.run(RevealEvent(), BishopsSeat(), Market(), chance=["volunteers"])
    assert scene.why("take-cube metal") == "no-PILL-4-44"
    scene.do("take-cube wood")
    assert (scene.market("wood"), "sell wood 1" in scene.offers) == (3, True)


@pytest.mark.parametrize(
    ("event", "good", "gold"), [("kings_victory", "gold", 25), ("richard_takes_castle", "metal", 20)]
)
def test_pill_4_100_goods_for_everybody(event: str, good: str, gold: int) -> None:
    scene = Scene().run(RevealEvent(), chance=[event])
    assert scene.told(EventGave)[0].gained == {good: 5 if good == "gold" else 1}
    assert [scene.gold(0), scene.gold(1)] == [gold, gold]
    assert scene.cubes(0) == scene.cubes(1) == ({} if good == "gold" else {"metal": 1})


def test_pill_4_100_pill_4_1_the_kings_gold_stops_at_thirty() -> None:
    scene = Scene().give(0, gold=28).run(RevealEvent(), chance=["kings_victory"])
    assert (scene.gold(0), scene.told(EventGave)[0].gained) == (30, {"gold": 2})


def test_pill_4_101_priory_purchases_act_in_the_mill_on_grey_and_black_workers_too() -> None:
    scene = Scene().give(0, gold=0, mill=15, reserve=0).give(1, gold=0, mill=2, reserve=10)
    scene.run(RevealEvent(), WoolMill(), chance=["priory_purchases"])
    assert (scene.gold(0), scene.gold(1)) == (20, 4)


def test_pill_4_102_the_madonna_statue_raises_one_capacity() -> None:
    hands = ["architect_r2", "toolmaker_r1", "bell_founder_r6", "organ_builder_r6", "carpenter_r2"]
    scene = Scene(round=6).give(0, wood=4, vp=0, craftsmen=hands)
    scene.run(RevealEvent(), BeginWork(Seat(0)), chance=["madonna_statue"])
    assert (scene.asks, scene.offers) == ("choose-boost", ["boost carpenter_r2", "boost-nobody"])
    for hand in hands[:2]:
        assert scene.why(f"boost {hand}") == "no-PILL-4-102-capacity"
    for hand in hands[2:4]:
        assert scene.why(f"boost {hand}") == "no-PILL-4-102-excluded"
    assert scene.why("boost mason_r1") == "no-PILL-4-63-employed"
    scene.do("boost carpenter_r2", "use carpenter_r2 3")
    assert scene.vp(0) == 1 + 3


def test_pill_4_102_choosing_nobody_is_allowed_and_without_a_candidate_nobody_is_asked() -> None:
    scene = Scene().give(0, wood=6, vp=0, craftsmen=["carpenter_r2"]).event("madonna_statue")
    scene.run(BeginWork(Seat(0)))
    assert scene.do("boost-nobody") == [NobodyBoosted(Seat(0), unable=False)]
    assert scene.why("use carpenter_r2 3") == "no-PILL-4-64"
    scene = Scene().give(0, metal=1, craftsmen=["toolmaker_r1"]).event("madonna_statue").run(BeginWork(Seat(0)))
    assert (scene.asks, scene.told(NobodyBoosted)) == ("work", [NobodyBoosted(Seat(0), unable=True)])


def test_pill_4_102_the_event_names_everybody_whom_the_madonna_cannot_help() -> None:
    (card,) = [card for card in EVENTS if card.id == "madonna_statue"]
    helpless = {craftsman.name for craftsman in CRAFTSMEN if craftsman.capacity is None}
    assert isinstance(card.effect, CapacityBonus)
    helpless |= {craftsman.name for craftsman in CRAFTSMEN if craftsman.kind in card.effect.excluded_kinds}
    assert {name.en for name in helpless} == {"Architect", "Toolmaker", "Organ builder", "Bell founder"}
    for name in helpless:
        assert name.en.lower() in card.text.en
        assert name.cs.lower()[:4] in card.text.cs


@pytest.mark.parametrize(("event", "sand"), [("volunteers", 5), ("cold_winter", 3)])
def test_pill_4_103_volunteers_and_winter_change_every_resource_card(event: str, sand: int) -> None:
    scene = Scene().give(0, resources=["gravel_pit_4"], reserve=5).run(RevealEvent(), Produce(8), chance=[event])
    assert scene.cubes(0) == {"sand": sand}
    assert scene.told(CubesProduced)[0].changed == sand - 4


def test_pill_4_104_a_collapse_costs_each_affected_player_a_craftsman_of_his_choice() -> None:
    scene = Scene(seats=3, start=1).give(2, craftsmen=[]).run(RevealEvent(), chance=["cathedral_collapse"])
    assert (scene.asks, scene.waits, len(scene.offers)) == ("lose-one", 1, 3)
    assert scene.why("dismiss mason_r1") == "no-PILL-4-104"
    scene.do("dismiss stonecutter_start")
    assert scene.waits == 0
    scene.do("dismiss mortar_mixer_start")
    assert (scene.asks, scene.told(NobodyLost)) == ("", [NobodyLost(Seat(2))])
    assert [lost.craftsman for lost in scene.told(CraftsmanLost)] == ["stonecutter_start", "mortar_mixer_start"]


def test_pill_4_105_pill_4_2_the_conflict_costs_two_points_and_never_more_than_there_are() -> None:
    scene = Scene().give(0, vp=9).give(1, vp=1).run(RevealEvent(), chance=["philip_waleran_conflict"])
    assert (scene.vp(0), scene.vp(1)) == (7, 0)
    assert [(lost.points, lost.forgiven) for lost in scene.told(PointsLost)] == [(2, 0), (1, 1)]
    assert scene.player(0).points[Source.EVENTS] == -2


def test_pill_4_106_the_city_wall_limits_the_affected_in_the_next_round() -> None:
    scene = Scene(seats=3).builders(bishopric=1).run(RevealEvent(), CleanUp(), chance=["city_wall"])
    scene.do("take-protection")
    assert scene.state.allowed == [2, 3, 2]


def test_pill_4_106_the_city_wall_in_round_six_says_that_it_comes_too_late() -> None:
    scene = Scene(round=6).run(RevealEvent(), chance=["city_wall"])
    assert (scene.told(EventTooLate), scene.told(EventStruck)) == ([EventTooLate("city_wall")], [])


def test_pill_4_107_the_levy_is_a_forced_payment() -> None:
    scene = Scene().give(0, gold=0, vp=5).run(RevealEvent(), chance=["hamleigh_levy"])
    assert scene.told(LevyPaid)[0] == LevyPaid(Seat(0), "hamleigh_levy", owed=4, gold=0, points=2)
    assert (scene.vp(0), scene.gold(1)) == (3, 16)
