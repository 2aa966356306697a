"""The worked examples E1 to E37 of the rules and the derived cases D-a to D-j, one test each."""

from stolek.games.rivals.cards import CARD, EVENTS
from stolek.games.rivals.components import MODES
from stolek.games.rivals.event_deck import build_event_deck, next_event
from stolek.games.rivals.layout import settlement_of
from stolek.games.rivals.principality import is_cheaper, open_expansions, regions_beside
from stolek.games.rivals.rules import Rivals
from tests.games.rivals.table import BLUE, RED, Table

RICH = dict.fromkeys(
    ("forest_2_red", "hills_3_red", "pasture_4_red", "fields_6_red", "mountains_5_red", "gold_field_1_red"), 3
)


def test_e1_production_riva_4_20() -> None:
    t = Table("intro").begins(RED, "6", "2")
    assert (t.at("fields_6_red"), t.at("mountains_6_blue")) == (2, 2)
    assert (t.total(RED), t.total(BLUE)) == (6, 6)


def test_e2_paying_riva_4_33() -> None:
    t = Table("intro").stores(fields_6_red=2).holds(RED, "abbey").acts()
    t.do("build abbey -1 above")
    assert [t.have(RED, r) for r in ("grain", "lumber", "wool", "brick", "ore", "gold")] == [1, 1, 1, 0, 0, 0]


def test_e3_road_riva_4_37() -> None:
    t = Table("intro").stores(hills_3_red=3).acts().do("build-road right")
    assert (t.have(RED, "lumber"), t.have(RED, "brick"), t.s.roads) == (0, 1, 6)
    assert t.view(None).principalities[RED].roads == (0, 2)


def test_e4_settlement_riva_4_38() -> None:
    t = Table("intro").stores(**RICH).acts().do("build-road right")
    t.do("build-settlement right", chance=["mountains_4_stack", "gold_field_2_stack"])
    assert [t.have(RED, r) for r in ("lumber", "brick", "wool", "grain")] == [1, 0, 2, 2]
    t.do("put-above mountains_4_stack")
    assert (t.at("mountains_4_stack"), t.at("gold_field_2_stack")) == (0, 0)
    placed = [(r.region, r.x, r.row) for r in t.view(None).principalities[RED].regions if r.x == 4]
    assert placed == [("mountains_4_stack", 4, "above"), ("gold_field_2_stack", 4, "below")]
    t.empty().begins(RED, "4", "2")
    assert (t.at("pasture_4_red"), t.at("mountains_4_stack"), t.total(RED)) == (1, 1, 2)
    t.empty().begins(RED, "2", "2")
    assert (t.at("forest_2_red"), t.at("gold_field_2_stack"), t.total(RED)) == (1, 1, 2)


def test_e5_city_riva_4_39() -> None:
    t = Table("intro").stores(**RICH).acts()
    assert (t.points(RED), len(t.s.princes[RED].sites)) == (2, 4)
    t.do("build-city -1")
    assert (t.have(RED, "grain"), t.have(RED, "ore"), t.points(RED)) == (1, 0, 3)
    t.builds(RED, "toll_bridge", -1).builds(RED, "abbey", -1)
    assert [site for site in t.s.princes[RED].sites if settlement_of(site) == 5] == [11]


def test_e6_both_sites_of_a_city_row_have_the_same_neighbours_riva_4_3() -> None:
    t = Table("intro").city(RED, 1).builds(RED, "storehouse", 1).builds(RED, "abbey", 1)
    p = t.s.princes[RED]
    one, two = [regions_beside(p, e & 127) for e in open_expansions(p)]
    assert one == two
    assert [t.rules.public(t.s).principalities[RED].regions[i].x for i in (2, 4)] == [0, 2]


def test_e7_bank_trade_riva_4_40() -> None:
    t = Table("intro").settlement(RED, "right", "mountains_2_stack", "hills_1_stack").empty()
    t.stores(mountains_5_red=2, mountains_2_stack=1).acts().do("trade-with-bank ore wool")
    assert (t.at("mountains_5_red"), t.at("mountains_2_stack"), t.have(RED, "wool")) == (0, 0, 1)


def test_e8_ship_trade_riva_4_41() -> None:
    t = Table("intro").builds(RED, "ore_ship", 1).empty().stores(mountains_5_red=2).acts()
    t.do("trade-by-ship ore wool")
    assert (t.have(RED, "ore"), t.have(RED, "wool")) == (0, 1)


def test_e9_hand_limit_riva_4_53() -> None:
    t = Table("intro").holds(RED, "abbey").acts()
    assert t.view(None).principalities[RED].hand_limit == 3
    t.do("build abbey 1 below", "end-phase", "draw-from 1", "draw-from 1", "draw-from 2", "draw-from 3")
    assert t.view(None).principalities[RED].hand_limit == len(t.hand(RED)) == 4
    assert t.asked() == "0 exchange-card"


def test_e10_winning_riva_5_1() -> None:
    t = Table("intro").city(RED, -1).city(RED, 1).settlement(RED, "right", "hills_1_stack", "fields_1_stack")
    t.builds(RED, "candamir", -1).builds(RED, "ore_ship", 1).builds(RED, "wool_ship", 1).builds(RED, "toll_bridge", 3)
    assert t.points(RED) == 7
    t.acts().do("end-phase")
    assert t.asked() == "over"
    outcome = t.rules.outcome(t.s)
    assert outcome is not None
    assert (outcome.ranks, outcome.scores[RED]) == ((1, 2), 7)
    assert [(line.key, line.points) for line in outcome.breakdown[RED]] == [
        ("settlements", 1),
        ("cities", 4),
        ("token", 1),
        ("token", 1),
    ]


def test_e11_event_deck_of_gold_riva_2_11() -> None:
    t = Table("theme_gold")
    names = [EVENTS[event].id for event in t.s.known_events]
    assert len(names) + 1 == 12
    assert (names.count("gift_for_the_prince"), names.count("traveling_merchant"), names.count("trade_ships_race")) == (
        1,
        3,
        2,
    )


def test_e12_draw_stacks_of_gold_riva_2_10() -> None:
    view = Table("theme_gold").view(None)
    assert [(x.back, x.size) for x in view.stacks] == [("basic_set", 12)] * 3 + [("era_of_gold", 11)] * 2
    assert view.face_up == ("merchant_guild", "merchant_guild")


def test_e13_starting_hand_riva_2_12() -> None:
    looked = "abbey,abbey,storehouse,austin,inga,harald,parish_hall,osmund,scout,scout,merchant_caravan,candamir"
    cards = looked.split(",")
    rules = Rivals({"mode": "theme_gold"})
    s, _ = rules.setup(2, 1, chance=["6", "1"])
    for move, chance in (
        ("look-through 2", cards),
        ("take-from-stack 3 storehouse", ()),
        ("take-from-stack 6 parish_hall", ()),
    ):
        s.script = tuple(chance)
        rules.apply(s, RED, rules.text.read(move))
    rules.apply(s, RED, rules.text.read("take-from-stack 9 merchant_caravan"))
    view = rules.private(s, RED)
    assert sorted(view.hand) == ["merchant_caravan", "parish_hall", "storehouse"]
    left = [card for card in cards if card not in view.hand]
    assert list(view.stacks[1]) == left
    assert rules.private(s, BLUE).stacks[1] == (None,) * 9


def test_e14_rearranged_pasture_and_weavers_shop_riva_2_13() -> None:
    rules = Rivals({"mode": "theme_progress"})
    s, _ = rules.setup(2, 5, chance=["6", "1"])
    for seat in (RED, BLUE):
        rules.apply(s, seat, rules.legal(s, seat)[0])
        for _ in range(3):
            rules.apply(s, seat, rules.legal(s, seat)[0])
    for name in ("forest_2_red", "gold_field_1_red", "pasture_4_red", "hills_3_red", "fields_6_red"):
        rules.apply(s, RED, rules.text.read(f"place-region {name}"))
    t = Table("theme_progress")
    t.s.princes[RED] = s.princes[RED]
    t.s.slot[:] = s.slot
    t.settlement(RED, "right", "pasture_6_stack", "hills_1_stack").builds(RED, "weavers_shop", 3)
    t.empty().begins(RED, "4", "2")
    assert t.at("pasture_4_red") == 2
    t.empty().begins(RED, "6", "2")
    assert t.at("pasture_6_stack") == 2


def test_e15_requirement_riva_4_47() -> None:
    t = Table("theme_gold").city(RED, 1).stores(**RICH).holds(RED, "trade_master", "staple_house").acts()
    assert t.why("play-card trade_master") == t.why("build staple_house 1 above") == "no-RIVA-4-47-card"
    assert t.refusal("play-card trade_master").args["needed"] == "merchant_guild"
    t.builds(RED, "merchant_guild", 1).stores(forest_2_red=0).acts()
    assert t.legal("play-card trade_master")
    assert t.legal("build staple_house")


def test_e16_archer_without_a_target_riva_4_301() -> None:
    t = Table("theme_turmoil").city(RED, 1).builds(RED, "hedge_tavern", 1).holds(RED, "archer").acts()
    assert t.why("play-card archer") == "no-RIVA-4-301-unit"
    t.builds(BLUE, "lookout_tower", 1).acts()
    assert t.why("play-card archer") == "no-RIVA-4-301-unit"
    t.builds(BLUE, "austin", 1, "below").acts()
    assert t.legal("play-card archer")


def test_e17_marketplace_riva_4_120() -> None:
    t = Table("theme_progress").builds(RED, "marketplace", 1)
    t.settlement(BLUE, "right", "fields_3_stack", "gold_field_3_stack").empty()
    t.stores(fields_3_stack=3).begins(RED, "3", "2")
    assert t.at("hills_3_red") == 1
    assert t.asked() == "0 choose-from-market"
    assert t.legal() == ["store-in forest_2_red", "store-in fields_6_red", "store-in gold_field_1_red"]
    t.do("store-in fields_6_red")
    assert t.at("fields_6_red") == 1


def test_e18_duel_draw_stacks_riva_2_14() -> None:
    view = Table("duel").view(None)
    assert [x.size for x in view.stacks] == [12, 12, 12, 12, 12, 14]
    assert [x.back for x in view.stacks[3:]] == ["era_of_gold", "era_of_turmoil", "era_of_progress"]
    assert view.face_up == ()


def test_e19_duel_events_riva_2_15() -> None:
    view = Table("duel").view(None).events
    assert sorted(view.possible) == ["invention", "plague", "riots", "traveling_merchant", "year_of_plenty"]
    assert (view.half_moons, view.size, len(Table("duel").s.half_moons)) == (6, 12, 15)


def test_e20_toll_bridge_without_room_riva_4_110() -> None:
    for before, after in ((2, 3), (3, 3)):
        t = Table("intro").builds(RED, "toll_bridge", 1).empty().stores(gold_field_1_red=before).begins(RED, "2", "4")
        assert t.at("gold_field_1_red") == after


def test_e21_large_trade_ship_riva_4_122() -> None:
    t = Table("intro").builds(RED, "large_trade_ship", 1, "below").empty()
    t.stores(pasture_4_red=1, mountains_5_red=1).acts()
    assert not t.legal("trade-by-large-ship")
    t.stores(pasture_4_red=2, mountains_5_red=2).acts()
    t.do("trade-by-large-ship pasture_4_red grain", "trade-by-large-ship mountains_5_red grain")
    assert (t.at("pasture_4_red"), t.at("mountains_5_red"), t.at("fields_6_red")) == (0, 0, 2)


def test_e22_year_of_plenty_riva_4_135() -> None:
    t = Table("intro").builds(RED, "storehouse", -1).builds(RED, "abbey", 1).empty().event("year_of_plenty")
    assert [t.at(r) for r in ("forest_2_red", "gold_field_1_red", "fields_6_red")] == [1, 2, 1]


def test_e23_feud_with_few_buildings_riva_4_131() -> None:
    t = Table("intro").builds(RED, "candamir", 1).builds(BLUE, "abbey", 1).builds(BLUE, "storehouse", -1)
    t.event("feud")
    assert t.asked() == "1 lose-building"
    assert {move.split()[1] for move in t.legal()} == {"abbey", "storehouse"}
    t.do("remove-under abbey 1 above 3")
    assert t.view(RED).stacks[2][-1] == t.view(BLUE).stacks[2][-1] == "abbey"


def test_e24_merchant_gives_back_what_he_took_riva_4_204() -> None:
    t = (
        Table("theme_gold")
        .city(RED, 1)
        .holds(RED, "merchant")
        .empty()
        .stores(mountains_6_blue=1, pasture_1_blue=1)
        .acts()
    )
    t.do("play-card merchant", "name-resource ore", "name-resource wool", "name-resource ore")
    assert (t.at("mountains_6_blue"), t.at("pasture_4_red"), t.total(RED)) == (1, 1, 1)


def test_e25_reiner_riva_4_205() -> None:
    t = Table("theme_gold").builds(BLUE, "inga", 1).holds(RED, "reiner_the_herald").begins(RED)
    t.do("play-card reiner_the_herald", chance=["1"])
    assert t.asked() == "1 gain-any"
    t.do("store-in forest_3_blue")
    assert t.asked() == "0 gain-any"
    t.do("store-in forest_2_red")
    assert (t.at("forest_3_blue"), t.at("forest_2_red"), t.asked()) == (2, 2, "0 action-phase")


def test_e26_harbor_riva_4_214() -> None:
    t = Table("theme_gold").city(RED, 1).builds(RED, "harbor", 1).builds(RED, "ore_ship", -1)
    t.builds(RED, "wool_ship", -1, "below")
    assert (t.s.princes[RED].victory, t.s.princes[RED].commerce) == (3, 3)
    t.builds(RED, "grain_ship", 1, "below")
    assert t.s.princes[RED].victory == 4
    t.acts().do("demolish grain_ship 1 below")
    assert (t.s.princes[RED].victory, t.s.princes[RED].commerce) == (3, 3)


def test_e27_trading_base_riva_4_216() -> None:
    t = Table("theme_gold").city(RED, 1).builds(RED, "trading_base", 1)
    assert t.s.princes[RED].commerce == 1
    t.builds(RED, "marketplace", -1)
    assert t.s.princes[RED].commerce == 3


def test_e28_salt_silo_riva_4_218() -> None:
    t = Table("theme_gold").city(RED, 1).builds(RED, "salt_silo", 1)
    assert t.s.princes[RED].commerce == 0
    t.builds(RED, "gold_ship", -1)
    assert t.s.princes[RED].commerce == 2


def test_e29_moneylender_riva_4_215() -> None:
    t = Table("theme_gold").city(RED, 1).builds(RED, "merchant_guild", 1).builds(RED, "moneylender", 1)
    t.builds(RED, "toll_bridge", -1)
    t.empty().stores(mountains_6_blue=1).begins(RED, "2", "2").do("name-resource ore")
    assert (t.at("mountains_5_red"), t.at("mountains_6_blue"), t.asked()) == (1, 0, "0 take-resource")
    t.empty().stores(mountains_5_red=3, mountains_6_blue=1, forest_2_red=3, hills_3_red=3).begins(RED, "1", "2")
    assert t.legal() == ["name-resource wool"]
    t.do("name-resource wool")
    assert (t.at("mountains_6_blue"), t.asked()) == (1, "0 action-phase")


def test_e30_two_mints_riva_4_213() -> None:
    t = Table("theme_gold").city(RED, 1).builds(RED, "mint", 1).builds(RED, "mint", 1).empty()
    t.stores(gold_field_1_red=3).acts().do("use-mint ore", "use-mint ore")
    assert (t.have(RED, "gold"), t.have(RED, "ore")) == (1, 2)
    assert t.why("use-mint ore") == "no-RIVA-4-213-used"


def test_e31_defence_riva_4_310() -> None:
    for number in range(1, 7):
        t = Table("theme_turmoil").city(RED, 1).builds(RED, "hedge_tavern", 1).holds(RED, "archer")
        t.builds(BLUE, "lookout_tower", 1).builds(BLUE, "heinrich_the_sentinel", -1).acts()
        t.do("play-card archer")
        assert t.legal() == ["roll-defence", "decline"]
        t.do("roll-defence", chance=[str(number)])
        assert t.asked() == ("1 lose-unit" if number == 6 else "0 action-phase")
        assert t.s.number == 1


def test_e32_chapels_riva_4_320() -> None:
    for cards, number, asked in (
        (("chapel_low",), 2, False),
        (("chapel_low",), 5, True),
        (("chapel_low", "chapel_high"), 5, False),
    ):
        t = Table("theme_turmoil").city(RED, 1).builds(RED, "austin", -1)
        for card in cards:
            t.builds(RED, card, 1)
        t.event("riots", RED, number)
        assert (t.asked() == "0 pay-rioters") == asked
        assert ("event-averted" in t.tags()) == (not asked)


def test_e33_tithe_barn_riva_4_323() -> None:
    t = Table("theme_turmoil").city(RED, 1).builds(RED, "austin", -1).builds(RED, "inga", 1, "below")
    t.builds(RED, "harald", -1, "below").holds(RED, "tithe_barn")
    t.empty().stores(forest_2_red=2, hills_3_red=1, mountains_5_red=1, pasture_4_red=1).acts()
    t.do("build tithe_barn 1 above")
    assert t.legal() == ["name-resource wool", "name-resource grain"]
    t.do("name-resource wool")
    assert t.at("pasture_4_red") == 3


def test_e34_benjamin_riva_4_401() -> None:
    t = Table("theme_progress").holds(RED, "benjamin_the_traveling_scholar").acts(RED, 4)
    t.settlement(RED, "left", "mountains_4_stack", "hills_1_stack").acts(RED, 4)
    t.do("play-card benjamin_the_traveling_scholar")
    assert (t.at("pasture_4_red"), t.at("mountains_4_stack")) == (2, 1)


def test_e35_plague_riva_4_420() -> None:
    t = Table("theme_progress").city(RED, -1).city(RED, 1).builds(RED, "pharmacy", 1).builds(RED, "pharmacy", -1)
    t.stores(**RICH).event("plague")
    assert [t.at(r) for r in RICH] == [2, 2, 2, 2, 2, 2]
    assert (t.asked(), t.total(BLUE)) == ("0 gain-any", 5)
    t.do("store-in forest_2_red", "store-in hills_3_red")
    assert t.total(RED) == 14


def test_e36_town_hall_riva_4_414() -> None:
    t = Table("theme_progress").city(RED, 1).builds(RED, "parish_hall", 1).holds(RED, "town_hall", "parish_hall")
    t.stores(**RICH).acts().do("build town_hall 1 above")
    assert t.s.princes[RED].search_cost == 0
    assert t.why("build parish_hall -1 above") == "no-RIVA-4-34-once"
    assert t.legal("demolish") == ["demolish town_hall 1 above"]
    t.do("demolish town_hall 1 above")
    assert t.s.princes[RED].search_cost == 1
    assert t.legal("demolish") == ["demolish parish_hall 1 above"]


def test_e37_win_before_the_roll_riva_5_2() -> None:
    for mode, asked in (("theme_turmoil", "over"), ("intro", "0 action-phase")):
        t = Table(mode).city(RED, -1).city(RED, 1)
        t.s.princes[RED].victory = MODES[t.rules.mode.id].victory_points
        t.begins(RED, "1", "2")
        assert t.asked() == asked


def test_d_a_storehouse_riva_4_26_riva_4_114() -> None:
    t = Table("intro").builds(RED, "storehouse", 1).empty()
    t.stores(forest_2_red=3, hills_3_red=3, fields_6_red=2, gold_field_1_red=1).begins(RED, "5", "1")
    assert (t.at("gold_field_1_red"), t.total(RED)) == (1, 10)
    t.empty().stores(forest_2_red=3, hills_3_red=3, pasture_4_red=2, fields_6_red=2, gold_field_1_red=1)
    t.begins(RED, "5", "1")
    assert (t.at("gold_field_1_red"), t.at("pasture_4_red"), t.at("forest_2_red")) == (0, 0, 3)


def test_d_b_equal_strength_gives_the_token_to_nobody_riva_4_72() -> None:
    t = Table("theme_turmoil").builds(RED, "carl_forkbeard", 1)
    assert t.view(None).hero_token == RED
    t.builds(BLUE, "candamir", 1).builds(BLUE, "austin", -1)
    assert (t.s.princes[RED].strength, t.s.princes[BLUE].strength, t.view(None).hero_token) == (5, 5, None)


def test_d_c_below_three_nobody_holds_the_token_riva_4_70() -> None:
    t = Table("theme_turmoil").builds(RED, "osmund", 1).builds(RED, "siglind", -1).builds(BLUE, "austin", 1).acts()
    assert (t.s.princes[RED].strength, t.view(None).hero_token) == (4, RED)
    t.do("demolish siglind -1 above")
    assert (t.s.princes[RED].strength, t.view(None).hero_token) == (2, None)


def test_d_d_yule_has_three_cards_below_riva_4_31() -> None:
    t = Table("theme_progress")
    for _ in range(3):
        build_event_deck(t.s)
        drawn = [next_event(t.s) for _ in range(14 - 4)]
        assert all(EVENTS[event].id != "yule" for event in drawn)
        assert (EVENTS[next_event(t.s)].id, len(t.s.event_deck)) == ("yule", 3)


def test_d_e_drill_ground_riva_4_311() -> None:
    t = Table("theme_turmoil").builds(RED, "drill_ground", 1).holds(RED, "austin").acts()
    t.do("build austin -1 above")
    assert t.legal() == ["leave-out grain", "leave-out ore"]
    t.do("leave-out ore")
    assert (t.have(RED, "grain"), t.have(RED, "ore")) == (0, 1)
    t = Table("theme_turmoil").builds(RED, "drill_ground", 1).holds(RED, "austin").stores(mountains_5_red=0).acts()
    t.do("build austin -1 above")
    assert (t.have(RED, "grain"), t.asked()) == (0, "0 action-phase")


def test_d_f_doctor_riva_4_403() -> None:
    t = Table("theme_progress").city(RED, 1).builds(RED, "bath_house", 1).holds(RED, "doctor").empty().acts()
    t.do("play-card doctor")
    assert (t.at("gold_field_1_red"), t.at("fields_6_red"), t.total(RED)) == (1, 1, 2)


def test_d_g_gudrun_riva_4_201() -> None:
    t = Table("theme_gold").builds(RED, "pirate_ship", 1).builds(RED, "pirate_ship", -1).builds(BLUE, "gold_cache", 0)
    t.holds(RED, "gudrun_terror_of_the_seas").empty().stores(
        gold_field_4_blue=1, gold_cache=2, gold_field_1_red=1
    ).acts()
    t.do("play-card gudrun_terror_of_the_seas", "choose-amount 2")
    assert (t.asked(), t.legal()) == ("1 give-up", ["give-from gold_field_4_blue", "give-from gold_cache"])
    t.do("give-from gold_cache", "give-from gold_field_4_blue")
    assert (t.have(RED, "gold"), t.at("gold_cache"), t.asked()) == (3, 1, "0 action-phase")


def test_d_h_riots_riva_4_330() -> None:
    t = Table("duel").builds(RED, "austin", 1).builds(RED, "inga", -1).builds(RED, "ore_ship", 1, "below")
    t.builds(RED, "pirate_ship", -1, "below").stores(gold_field_1_red=2).event("riots")
    assert t.view(None).principalities[RED].expansions[-1].card == "pirate_ship"
    assert t.legal()[0] == "pay-gold"
    assert {move.split()[1] for move in t.legal("remove-under")} == {"austin", "inga", "ore_ship"}
    t.do("pay-gold")
    assert t.have(RED, "gold") == 0


def test_d_i_brigands_riva_4_202() -> None:
    t = Table("theme_gold").builds(RED, "candamir", 1).holds(RED, "brigands").empty()
    t.stores(forest_2_red=1, forest_3_blue=3).acts().do("play-card brigands")
    assert t.legal() == ["plunder forest_2_red 1", "plunder forest_2_red 2"]
    t.do("plunder forest_2_red 2")
    assert (t.at("forest_2_red"), t.at("forest_3_blue")) == (3, 1)


def test_d_j_building_crane_riva_4_416() -> None:
    t = Table("theme_progress").city(RED, 1).builds(RED, "building_crane", 1).builds(RED, "parish_hall", 1)
    t.holds(RED, "town_hall", "library").stores(**RICH).acts().do("build town_hall 1 above")
    assert t.legal() == ["leave-out brick", "leave-out wool", "leave-out ore"]
    t.do("leave-out wool")
    assert [t.have(RED, r) for r in ("brick", "wool", "ore")] == [2, 2, 1]
    t.do("build library 1 below")
    assert t.asked() == "0 library-search"
    assert CARD["library"] not in [card for card in range(80) if is_cheaper(t.s.princes[RED], card)]
