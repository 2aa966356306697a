"""Each card of the Era of Turmoil takes effect (RIVA-4.301 to RIVA-4.325)."""

from tests.games.rivals.table import BLUE, RED, Table

FULL = dict.fromkeys(
    ("forest_2_red", "hills_3_red", "pasture_4_red", "fields_6_red", "mountains_5_red", "gold_field_1_red"), 3
)


def attacker(*cards: str) -> Table:
    """Red has the Hedge Tavern and these cards."""
    return Table("theme_turmoil").city(RED, 1).builds(RED, "hedge_tavern", 1).holds(RED, *cards)


def test_archer_hits_a_unit_with_strength_riva_4_301() -> None:
    t = attacker("archer").builds(BLUE, "austin", 1).builds(BLUE, "ore_ship", -1).acts().do("play-card archer")
    assert t.legal() == [f"remove-under austin 1 above {n}" for n in (1, 2, 3)]
    assert t.why("remove-under ore_ship -1 above 1") == "no-RIVA-4-301-strength"
    assert t.why("remove-under austin 1 above 4") == "no-RIVA-4-50-back"
    t.do("remove-under austin 1 above 2")
    assert (t.s.princes[BLUE].strength, t.view(BLUE).stacks[1][-1]) == (0, "austin")
    assert t.view(None).discard_top == "archer"


def test_arsonist_names_a_building_after_the_defence_riva_4_302_riva_4_50() -> None:
    t = (
        attacker("arsonist")
        .builds(BLUE, "abbey", 1)
        .builds(BLUE, "inga", -1)
        .builds(BLUE, "lookout_tower", -1, "below")
    )
    t.acts().do("play-card arsonist", "roll-defence", chance=["6"])
    assert t.legal() == ["name-building abbey 1 above", "name-building lookout_tower -1 below"]
    assert t.why("name-building inga -1 above") == "no-RIVA-4-302-protected"
    t.do("name-building lookout_tower -1 below")
    assert (t.asked(), t.legal()) == ("1 bury-building", ["choose-stack 4", "choose-stack 5"])
    assert t.why("choose-stack 1") == "no-RIVA-4-50-back"
    t.do("choose-stack 4")
    assert t.view(RED).stacks[3][-1] == "lookout_tower"


def test_arsonist_returns_a_face_up_card_to_its_stack_riva_4_51() -> None:
    t = attacker("arsonist").city(BLUE, 1).builds(BLUE, "hedge_tavern", 1).acts().do("play-card arsonist")
    t.do("name-building hedge_tavern 1 above")
    assert (t.view(None).face_up, t.asked()) == (("hedge_tavern",), "0 action-phase")


def test_traitor_sees_the_hand_and_takes_a_card_riva_4_303_riva_4_44() -> None:
    t = attacker("traitor", "traitor").acts()
    assert t.why("play-card traitor") == "no-RIVA-4-303-hand"
    t.holds(BLUE, "abbey", "goldsmith").acts().do("play-card traitor")
    assert t.legal() == ["take-no-card", "take-hand-card goldsmith", "take-hand-card abbey"]
    t.do("take-hand-card abbey")
    assert (t.hand(RED), t.hand(BLUE)) == (["abbey", "traitor"], ["goldsmith"])
    assert t.legal("build abbey")
    assert t.view(RED).opponent_hand == ("goldsmith",)
    assert t.view(BLUE).opponent_hand == ("abbey",)
    t.do("play-card traitor", "take-no-card")
    assert t.hand(BLUE) == ["goldsmith"]


def test_voyage_of_plunder_takes_two_from_who_is_ahead_riva_4_304() -> None:
    t = Table("theme_turmoil").builds(RED, "candamir", 1).holds(RED, "voyage_of_plunder", "voyage_of_plunder")
    t.acts().do("play-card voyage_of_plunder", "name-resource ore")
    assert (t.total(BLUE), t.asked()) == (4, "0 action-phase")
    t.city(BLUE, 1).city(BLUE, -1).acts().do("play-card voyage_of_plunder", "name-resource lumber")
    assert "stop-taking" not in t.legal()
    t.do("name-resource brick")
    assert (t.total(BLUE), t.total(RED)) == (2, 8)


def test_brigands_of_turmoil_are_the_same_riva_4_305() -> None:
    t = Table("duel").builds(RED, "candamir", 1).holds(RED, "brigands_turmoil").acts()
    assert t.view(None).principalities[RED].hand == ("era_of_turmoil",)
    t.do("play-card brigands_turmoil", "plunder mountains_5_red 1")
    assert (t.at("mountains_5_red"), t.view(None).discard_top) == (2, "brigands_turmoil")


def test_sebastian_the_itinerant_preacher_averts_an_event_riva_4_306() -> None:
    t = Table("theme_turmoil").builds(RED, "candamir", 1).builds(BLUE, "abbey", 1)
    t.holds(BLUE, "sebastian_the_itinerant_preacher").event("feud")
    assert (t.asked(), t.legal()) == ("1 avert-event", ["decline", "play-card sebastian_the_itinerant_preacher"])
    t.do("play-card sebastian_the_itinerant_preacher")
    assert (t.s.princes[BLUE].progress, t.asked()) == (1, "over")
    assert t.view(None).discard_top == "sebastian_the_itinerant_preacher"


def test_sebastian_is_asked_for_by_backs_riva_7_16_riva_7_8() -> None:
    for cards, asked in ((("archer",), "1 avert-event"), (("abbey",), "1 lose-building"), ((), "1 lose-building")):
        t = Table("theme_turmoil").builds(RED, "candamir", 1).builds(BLUE, "abbey", 1).holds(BLUE, *cards).event("feud")
        assert t.asked() == asked
        assert t.rules.view(t.s, RED).asks == t.rules.view(t.s, BLUE).asks, "everybody sees who is asked"
    t = Table("theme_turmoil").holds(BLUE, "sebastian_the_itinerant_preacher").acts(BLUE)
    assert t.why("play-card sebastian_the_itinerant_preacher") == "no-RIVA-4-44-timing"


def test_sebastian_in_fraternal_feuds_and_riots_riva_4_306() -> None:
    t = Table("theme_turmoil").builds(RED, "candamir", 1).holds(BLUE, "sebastian_the_itinerant_preacher", "abbey")
    t.event("fraternal_feuds").do("play-card sebastian_the_itinerant_preacher")
    assert (t.hand(BLUE), t.asked()) == (["abbey"], "over")
    t = Table("theme_turmoil").builds(RED, "austin", 1).builds(BLUE, "inga", 1)
    t.holds(RED, "sebastian_the_itinerant_preacher").event("riots")
    t.do("play-card sebastian_the_itinerant_preacher")
    assert t.asked() == "1 pay-rioters"
    t = Table("theme_turmoil").builds(RED, "austin", 1).city(RED, 1).builds(RED, "chapel_low", 1)
    t.holds(RED, "sebastian_the_itinerant_preacher").event("riots", RED, 2)
    assert t.asked() == "over"


def test_drill_ground_lowers_the_cost_of_heroes_only_riva_4_311_riva_4_87() -> None:
    t = Table("theme_turmoil").builds(RED, "drill_ground", 1).holds(RED, "ore_ship", "irmgard_keeper_of_the_light")
    assert t.s.princes[RED].strength == 1
    t.acts().do("build ore_ship -1 above")
    assert t.total(RED) == 3
    assert t.why("build drill_ground -1 below") == "no-RIVA-4-33-hand"
    t.do("build irmgard_keeper_of_the_light -1 below")
    assert (t.have(RED, "grain"), t.total(RED)) == (0, 2)


def test_lookout_tower_defends_on_one_and_two_riva_4_312() -> None:
    t = attacker("traitor").builds(BLUE, "lookout_tower", 1).holds(BLUE, "abbey").acts()
    assert t.s.princes[BLUE].strength == 1
    t.do("play-card traitor", "roll-defence", chance=["2"])
    assert (t.hand(BLUE), t.view(None).discard_top, t.asked()) == (["abbey"], "traitor", "0 action-phase")
    assert t.view(RED).opponent_hand == ()


def test_carl_forkbeard_is_strong_riva_4_313() -> None:
    t = Table("theme_turmoil").holds(RED, "carl_forkbeard").stores(**FULL).acts().do("build carl_forkbeard 1 above")
    assert (t.s.princes[RED].strength, t.s.princes[RED].skill, t.view(None).hero_token) == (5, 0, RED)


def test_heinrich_the_sentinel_defends_on_three_to_five_riva_4_313() -> None:
    for number, hit in (("2", True), ("3", False), ("5", False), ("6", True)):
        t = attacker("archer").builds(BLUE, "heinrich_the_sentinel", 1).acts().do("play-card archer")
        t.do("roll-defence", chance=[number])
        assert (t.asked() == "1 lose-unit") == hit
    t = attacker("archer").builds(BLUE, "heinrich_the_sentinel", 1).acts().do("play-card archer", "decline")
    assert t.asked() == "1 lose-unit"


def test_irmgard_keeper_of_the_light_comforts_riva_4_314() -> None:
    t = attacker("archer").builds(BLUE, "irmgard_keeper_of_the_light", 1).builds(BLUE, "austin", -1).acts()
    t.do("play-card archer")
    assert {move.split()[1] for move in t.legal()} == {"austin"}
    t.do("remove-under austin -1 above 1")
    assert t.asked() == "1 gain-any"
    t.do("store-in forest_3_blue")
    assert (t.at("forest_3_blue"), t.asked()) == (2, "0 action-phase")
    t = Table("theme_turmoil").builds(RED, "irmgard_keeper_of_the_light", 1).builds(RED, "ore_ship", -1).acts()
    t.do("demolish ore_ship -1 above")
    assert t.asked() == "0 action-phase"
    t.builds(RED, "wool_ship", -1).stores(gold_field_1_red=1).event("riots").do("remove-under wool_ship -1 above 1")
    assert t.asked() == "0 gain-any"


def test_chapel_low_and_chapel_high_give_a_point_riva_4_320() -> None:
    t = Table("theme_turmoil").city(RED, 1).holds(RED, "chapel_low", "chapel_high").stores(**FULL).acts()
    t.do("build chapel_low 1 above")
    assert t.points(RED) == 4
    t.stores(**FULL).acts().do("build chapel_high 1 above")
    assert t.points(RED) == 5
    t.builds(RED, "inga", 1, "below").event("riots", RED, 4)
    assert t.asked() == "over"


def test_fairgrounds_pay_if_ahead_in_skill_riva_4_321() -> None:
    for hero, asked in (("inga", "0 gain-any"), (None, "0 action-phase")):
        t = Table("theme_turmoil").city(RED, 1).holds(RED, "fairgrounds").stores(**FULL)
        if hero:
            t.builds(RED, hero, -1)
        t.acts().do("build fairgrounds 1 above")
        assert (t.asked(), t.points(RED)) == (asked, 4)


def test_fire_brigade_protects_its_city_riva_4_322() -> None:
    t = attacker("arsonist").city(BLUE, 1).builds(BLUE, "fire_brigade", 1).builds(BLUE, "abbey", 1, "below").acts()
    assert t.why("play-card arsonist") == "no-RIVA-4-302-building"
    t.builds(BLUE, "storehouse", -1).acts().do("play-card arsonist")
    assert t.legal() == ["name-building storehouse -1 above"]
    t = Table("theme_turmoil").builds(RED, "candamir", 1).city(BLUE, 1).builds(BLUE, "fire_brigade", 1).event("feud")
    assert t.asked() == "1 lose-building"


def test_tithe_barn_without_heroes_gives_nothing_riva_4_323() -> None:
    t = (
        Table("theme_turmoil")
        .city(RED, 1)
        .holds(RED, "tithe_barn")
        .stores(**FULL)
        .acts()
        .do("build tithe_barn 1 above")
    )
    assert (t.asked(), t.points(RED)) == ("0 action-phase", 4)


def test_hedge_tavern_opens_the_attacks_riva_4_324() -> None:
    t = Table("theme_turmoil").city(RED, 1).stores(**FULL).builds(BLUE, "austin", 1).holds(RED, "archer").acts()
    assert t.refusal("play-card archer").args["needed"] == "hedge_tavern"
    t.do("build-face-up hedge_tavern 1 above")
    assert (t.points(RED), bool(t.legal("play-card archer"))) == (4, True)


def test_large_festival_hall_is_worth_two_riva_4_325() -> None:
    t = Table("theme_turmoil").city(RED, 1).holds(RED, "large_festival_hall").stores(**FULL).acts()
    t.do("build large_festival_hall 1 above")
    assert (t.points(RED), t.total(RED)) == (5, 10)
