"""Steps 3 to 11 of the board (PILL-4.45 to PILL-4.55)."""

import pytest

from stolek.games.pillars.cards import RESOURCES
from stolek.games.pillars.events import (
    AdvantageLeft,
    AdvantageTaken,
    CourtMetalTaken,
    CraftsmanReceived,
    CraftsmanUnclaimed,
    CubesProduced,
    FixedTaxPaid,
    GoldLost,
    GreyWorkersLent,
    PrioryScored,
    TaxPaid,
    TaxRolled,
    TaxSpared,
    WagesPaid,
)
from stolek.games.pillars.frames import (
    Kingsbridge,
    KingsCourt,
    Priory,
    Produce,
    Shiring,
    ShiringCastle,
    WoolMill,
)
from stolek.games.pillars.values import Source
from stolek.kernel.values import Seat
from tests.games.pillars.scene import Scene


def test_pill_4_45_a_gold_a_worker_and_they_come_home() -> None:
    scene = Scene().give(0, gold=3, mill=7, reserve=0).give(1, gold=29, mill=12, reserve=0).run(WoolMill())
    assert (scene.gold(0), scene.player(0).reserve, scene.player(0).mill) == (10, 7, 0)
    assert scene.told(WagesPaid)[1] == WagesPaid(Seat(1), workers=12, wages=12, gold=1)
    assert scene.told(GoldLost) == [GoldLost(Seat(1), 11, 30)]


def test_pill_4_46_slot_a_then_b_and_an_unclaimed_card_leaves_the_game() -> None:
    scene = Scene().builders(kingsbridge_b=1).display(kingsbridge=["jack", "ellen"]).run(Kingsbridge())
    assert scene.told(AdvantageLeft) == [AdvantageLeft("jack")]
    assert scene.told(AdvantageTaken) == [AdvantageTaken(Seat(1), "ellen")]
    assert (scene.advantages(1), scene.state.kingsbridge) == (["ellen"], [])


def test_pill_4_46_immediate_cards_act_and_leave_the_game() -> None:
    scene = Scene().builders(kingsbridge_a=0, kingsbridge_b=0).display(kingsbridge=["wool_fair", "toledo_studies"])
    scene.run(Kingsbridge())
    assert (scene.gold(0), scene.cubes(0), scene.advantages(0)) == (28, {"metal": 2}, [])
    assert len(scene.state.gone_advantages) == 2


def test_pill_4_47_two_points_and_one_with_the_bonus_booked_to_the_card() -> None:
    scene = Scene().give(0, advantages=["prior_philip"]).builders(priory_2=0, priory_1=1).run(Priory())
    assert (scene.vp(0), scene.vp(1)) == (2 + 3, 2 + 1)
    assert (scene.player(0).points[Source.PRIORY], scene.player(0).points[Source.ADVANTAGES]) == (2, 1)
    assert scene.told(PrioryScored)[0] == PrioryScored(Seat(0), "priory_2", points=2, bonus=1)


@pytest.mark.parametrize("card", [card.id for card in RESOURCES])
def test_pill_4_48_pill_4_96_every_resource_card_yields_and_frees_its_workers(card: str) -> None:
    wanted = {
        "gravel_pit_2": ("sand", 2, 2),
        "gravel_pit_3": ("sand", 3, 4),
        "gravel_pit_4": ("sand", 4, 7),
        "forest_2": ("wood", 2, 3),
        "forest_3": ("wood", 3, 6),
        "forest_4": ("wood", 4, 9),
        "quarry_2": ("stone", 2, 5),
        "quarry_3": ("stone", 3, 8),
        "quarry_4": ("stone", 4, 10),
    }
    cube, cubes, workers = wanted[card]
    scene = Scene().give(0, resources=[card], reserve=12 - workers).run(Produce(6), Produce(7), Produce(8))
    assert (scene.cubes(0), scene.player(0).reserve, scene.player(0).resources) == ({cube: cubes}, 12, [])
    assert scene.told(CubesProduced) == [CubesProduced(Seat(0), card, cube, cubes, workers)]
    assert scene.state.market == [4, 4, 4, 0]


def test_pill_4_49_winter_makes_two_three_four_one_two_three_for_the_unprotected() -> None:
    cards = ["gravel_pit_2", "forest_3", "quarry_2"]
    scene = Scene().give(0, resources=cards, reserve=0).event("cold_winter", affected=[0])
    scene.run(Produce(6), Produce(7), Produce(8))
    assert scene.cubes(0) == {"wood": 2, "stone": 1, "sand": 1}


def test_pill_4_50_permanent_income_comes_in_its_step_without_resource_cards() -> None:
    cards = ["aliena", "tom_builder", "richard_outlaws"]
    scene = Scene().give(0, advantages=cards).event("cold_winter")
    assert scene.run(Produce(6)).cubes(0) == {"wood": 1}
    assert scene.run(Produce(7)).cubes(0) == {"wood": 1, "stone": 1}
    assert scene.run(Produce(8)).cubes(0) == {"wood": 1, "stone": 1, "sand": 1}


def test_pill_4_51_everybody_who_is_not_at_court_pays() -> None:
    scene = Scene(seats=3).give(2, gold=1, vp=5).builders(kings_court=[1, 1]).run(KingsCourt(), chance=["5"])
    assert scene.told(TaxRolled) == [TaxRolled(5)]
    assert [scene.gold(seat) for seat in range(3)] == [15, 20, 0]
    assert [paid.seat for paid in scene.told(TaxPaid)] == [0, 2]
    assert scene.told(TaxSpared) == [TaxSpared(Seat(1))]
    assert (scene.vp(2), scene.player(2).points[Source.TAXES]) == (3, -2)


def test_pill_4_51_the_die_is_rolled_even_if_all_are_at_court() -> None:
    scene = Scene().builders(kings_court=[0, 1]).run(KingsCourt())
    assert (len(scene.told(TaxRolled)), scene.told(TaxPaid)) == (1, [])
    assert {Scene().run(KingsCourt(), chance=[str(face)]).state.tax for face in (2, 3, 4, 5)} == {2, 3, 4, 5}


def test_pill_4_52_loyalty_may_be_kept_and_is_not_asked_for_at_court() -> None:
    scene = Scene().give(0, advantages=["loyalty_rewarded"]).run(KingsCourt(), chance=["2"])
    assert (scene.asks, scene.waits) == ("waive-tax", 0)
    assert scene.told(TaxPaid) == []
    scene.do("keep-card")
    assert (scene.gold(0), scene.advantages(0)) == (18, ["loyalty_rewarded"])
    scene = Scene().give(0, advantages=["loyalty_rewarded"]).builders(kings_court=0).run(KingsCourt())
    assert scene.asks == ""


def test_pill_4_52_what_francis_fixes_is_told_by_his_name_and_the_odd_gold_is_forgiven() -> None:
    scene = Scene().give(0, gold=1, advantages=["brother_francis"]).run(KingsCourt(), chance=["5"])
    assert scene.told(FixedTaxPaid) == [FixedTaxPaid(Seat(0), "brother_francis", owed=2, gold=1, points=0, forgiven=1)]
    assert [paid.seat for paid in scene.told(TaxPaid)] == [1]


def test_pill_4_52_the_question_names_what_is_owed_with_francis() -> None:
    scene = Scene().give(0, advantages=["loyalty_rewarded", "brother_francis"]).run(KingsCourt(), chance=["5"])
    question = scene.rules.open_question(scene.state, Seat(0))
    assert question is not None
    assert question.args == {"card": "loyalty_rewarded", "owed": 2}


def test_pill_4_53_the_first_at_court_takes_the_metal_that_is_there() -> None:
    scene = Scene().builders(kings_court=[1, 0]).run(KingsCourt())
    assert (scene.cubes(1), scene.cubes(0), scene.state.court) == ({"metal": 1}, {}, 0)
    assert scene.told(CourtMetalTaken) == [CourtMetalTaken(Seat(1), 1)]
    assert Scene().run(KingsCourt()).state.court == 1


def test_pill_4_54_shiring_gives_craftsmen_free_of_charge_slot_by_slot() -> None:
    hands = ["mortar_mixer_start", "woodworker_start", "stonecutter_start", "mason_r1", "toolmaker_r1"]
    scene = Scene(round=2).give(0, craftsmen=hands).builders(shiring_a=0, shiring_b=0)
    scene.display(shiring=["potter_r2", "mason_r2"]).run(Shiring())
    assert (len(scene.craftsmen(0)), scene.told(CraftsmanReceived)) == (6, [CraftsmanReceived(Seat(0), "potter_r2")])
    scene.do("dismiss mason_r1", "dismiss woodworker_start")
    assert {"potter_r2", "mason_r2"} < set(scene.craftsmen(0))
    assert (len(scene.craftsmen(0)), scene.gold(0)) == (5, 20)


def test_pill_4_54_without_a_builder_the_craftsman_leaves_the_game() -> None:
    scene = Scene(round=2).builders(shiring_b=1).display(shiring=["potter_r2", "mason_r2"]).run(Shiring())
    assert scene.told(CraftsmanUnclaimed) == [CraftsmanUnclaimed("potter_r2")]
    assert "mason_r2" in scene.craftsmen(1)


def test_pill_4_55_the_castle_lends_two_grey_workers_for_the_next_round() -> None:
    scene = Scene().builders(shiring_castle=1).run(ShiringCastle())
    assert scene.told(GreyWorkersLent) == [GreyWorkersLent(Seat(1), 2)]
    assert (scene.player(1).lent, scene.player(1).reserve, scene.state.castle) == (2, 12, 2)


def test_pill_4_55_pill_4_29_in_round_six_the_castle_says_that_its_workers_come_too_late() -> None:
    scene = Scene(round=6).builders(shiring_castle=1).run(ShiringCastle())
    assert scene.told(GreyWorkersLent) == [GreyWorkersLent(Seat(1), 2, too_late=True)]
