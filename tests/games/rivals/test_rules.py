"""Rules that are more than one card: turn, resources, building, trading, hand, points, end (RIVA-3 to RIVA-5)."""

import pytest

from stolek.games.rivals.cards import EVENT_FACES
from stolek.games.rivals.frames.resources import GainAny, TakeResource
from stolek.games.rivals.principality import regions_around
from stolek.games.rivals.rules import Rivals
from stolek.kernel.values import Event
from tests.games.rivals.table import BLUE, RED, Table

FULL = dict.fromkeys(
    ("forest_2_red", "hills_3_red", "pasture_4_red", "fields_6_red", "mountains_5_red", "gold_field_1_red"), 3
)


def test_points_and_tokens_follow_every_change_riva_3_2() -> None:
    t = Table("intro").stores(**FULL).holds(RED, "candamir").acts().do("build candamir 1 above")
    assert t.tags().index("token-moved") > t.tags().index("resource-lost")
    assert (t.points(RED), t.view(None).hero_token) == (3, RED)


def test_chance_is_dice_and_draws_riva_3_3_riva_4_17() -> None:
    t = Table("intro").begins(RED, "4", "3")
    assert (t.s.number, t.s.symbol) == (4, EVENT_FACES[2])
    s, _ = Rivals().setup(2, 1, chance=["6", "1"])
    assert s.chance == ["6", "1"]


def test_an_event_is_revealed_averted_carried_out_and_buried_riva_3_4() -> None:
    t = (
        Table("theme_turmoil")
        .builds(RED, "austin", 1)
        .builds(BLUE, "inga", 1)
        .holds(BLUE, "archer")
        .event("riots", BLUE)
    )
    assert t.asked() == "1 avert-event"
    t.do("decline")
    assert t.asked() == "1 pay-rioters"
    t.do("remove-under inga 1 above 1")
    assert (t.asked(), t.view(None).events.spent) == ("0 pay-rioters", ())
    t.do("remove-under austin 1 above 1")
    assert t.view(None).events.spent == ("riots",)


def test_choices_of_cards_come_in_their_order_riva_3_5() -> None:
    t = (
        Table("theme_gold")
        .city(RED, 1)
        .holds(RED, "merchant")
        .settlement(BLUE, "left", "forest_4_stack", "hills_1_stack")
    )
    t.stores(forest_4_stack=1).acts().do("play-card merchant", "name-resource lumber")
    assert (t.asked(), t.legal()) == ("1 give-up", ["give-from forest_3_blue", "give-from forest_4_stack"])
    assert t.why("give-from hills_2_blue") == "no-RIVA-4-15-type"
    t.do("give-from forest_4_stack", "stop-taking")
    assert t.asked() == "0 give-back"


def test_sites_of_settlements_and_cities_riva_4_2() -> None:
    t = Table("theme_gold").holds(RED, "abbey", "inga", "austin").stores(**FULL).acts()
    t.do("build abbey 1 above")
    assert t.why("build inga 1 above") == "no-RIVA-4-33-full"
    assert t.why("build inga 3 above") == "no-RIVA-4-33-site"
    t.city(RED, -1).builds(RED, "harald", -1).builds(RED, "osmund", -1)
    assert 10 not in t.s.princes[RED].sites
    assert 11 in t.s.princes[RED].city_sites


def test_a_settlement_touches_four_regions_riva_4_4() -> None:
    t = Table("intro")
    p = t.s.princes[RED]
    assert len(regions_around(p, 5)) == len(regions_around(p, 6)) == 4
    assert len(set(regions_around(p, 5)) & set(regions_around(p, 6))) == 2


def test_the_middle_row_is_never_demolished_riva_4_5_riva_4_6_riva_4_48() -> None:
    t = Table("theme_gold").city(RED, 1).builds(RED, "abbey", 1).builds(RED, "inga", -1).acts()
    assert t.legal("demolish") == ["demolish abbey 1 above", "demolish inga -1 above"]
    assert t.why("demolish austin 1 above") == "no-RIVA-4-48-own"
    t.do("demolish abbey 1 above", "demolish inga -1 above")
    assert (t.view(None).discard_top, t.view(None).discard_size, t.total(RED)) == ("inga", 2, 5)
    t = Table("intro").builds(RED, "abbey", 1).acts()
    assert t.why("demolish abbey 1 above") == "no-RIVA-4-48-intro"


def test_regions_store_their_own_resource_up_to_three_riva_4_7_riva_4_8_riva_4_9() -> None:
    t = Table("intro")
    for _ in range(4):
        t.begins(RED, "2", "2")
    assert (t.at("forest_2_red"), t.at("hills_2_blue"), t.have(RED, "lumber")) == (3, 3, 3)
    assert "gain-wasted" in t.tags()


def test_any_resource_and_forfeit_riva_4_13_riva_r2() -> None:
    t = Table("intro").runs(GainAny(RED, 1, "RIVA-4.28"))
    assert len(t.legal()) == 6
    assert t.why("forfeit") == "no-RIVA-4-13-forfeit"
    assert t.why("store-in forest_3_blue") == "no-RIVA-4-11-own"
    t.stores(forest_2_red=3).runs(GainAny(RED, 1, "RIVA-4.28"))
    assert t.legal()[-1] == "forfeit"
    assert t.why("store-in forest_2_red") == "no-RIVA-4-8-full"
    t.do("forfeit")
    assert t.total(RED) == 7
    t.stores(**FULL).runs(GainAny(RED, 2, "RIVA-4.28"))
    assert t.asked() == "over"


def test_the_payer_chooses_the_regions_riva_4_14() -> None:
    t = Table("intro").settlement(RED, "right", "hills_1_stack", "forest_4_stack").empty()
    t.stores(hills_3_red=2, hills_1_stack=2, forest_2_red=1, mountains_5_red=1).acts().do("build-road left")
    assert (t.asked(), t.legal()) == ("0 pay-resource", ["give-from hills_3_red", "give-from hills_1_stack"])
    assert t.why("give-from mountains_5_red") == "no-RIVA-4-14-type"
    assert t.why("give-from forest_4_stack") == "no-RIVA-4-14-empty"
    assert t.why("give-from hills_2_blue") == "no-RIVA-4-14-own"
    t.do("give-from hills_1_stack", "give-from hills_3_red")
    assert (t.at("hills_1_stack"), t.at("hills_3_red"), t.asked()) == (1, 1, "0 action-phase")


def test_whatever_the_opponent_has_may_be_named_riva_4_15_riva_4_80() -> None:
    t = Table("theme_gold").builds(BLUE, "gold_cache", 0).empty().stores(gold_cache=1, forest_3_blue=2, forest_2_red=3)
    t.runs(TakeResource(RED, 2, 2, "RIVA-4.27"))
    assert t.legal() == ["name-resource lumber", "name-resource gold"]
    assert t.why("name-resource ore") == "no-RIVA-4-15-none"
    t.do("name-resource gold", "name-resource lumber")
    assert (t.at("gold_cache"), t.at("gold_field_1_red"), t.asked()) == (0, 1, "over")
    assert (t.at("forest_3_blue"), t.at("forest_2_red"), t.tags()[-1]) == (1, 3, "gain-wasted")


def test_resources_are_public_riva_4_16() -> None:
    t = Table("intro").stores(forest_2_red=3)
    assert t.view(None).principalities[RED].resources["lumber"] == 3


def test_the_number_stays_for_the_turn_riva_4_19() -> None:
    t = Table("theme_progress").holds(RED, "benjamin_the_traveling_scholar").begins(RED)
    t.do("roll-dice", "play-card benjamin_the_traveling_scholar", chance=["6", "2"])
    assert t.at("fields_6_red") == 3


def test_every_region_with_the_number_produces_for_both_riva_4_20_riva_4_21_riva_4_24() -> None:
    t = Table("intro").settlement(RED, "right", "mountains_4_stack", "hills_1_stack").empty().begins(BLUE, "4", "2")
    assert [t.at(r) for r in ("pasture_4_red", "mountains_4_stack", "gold_field_4_blue")] == [1, 1, 1]


def test_the_marketplace_comes_after_production_riva_4_23_riva_4_25() -> None:
    t = (
        Table("intro")
        .builds(RED, "marketplace", 1)
        .settlement(BLUE, "right", "hills_1_stack", "fields_1_stack")
        .empty()
    )
    t.begins(BLUE, "1", "4")
    assert (t.at("gold_field_1_red"), t.at("hills_1_stack"), t.asked()) == (1, 1, "0 choose-from-market")
    t.do("store-in fields_6_red")
    assert t.asked() == "1 gain-any"


def test_brigands_check_each_player_riva_4_26() -> None:
    t = Table("intro").stores(**FULL).stores(forest_3_blue=3).begins(RED, "5", "1")
    assert (t.have(RED, "gold"), t.have(RED, "wool"), t.have(BLUE, "wool")) == (0, 0, 1)
    assert t.tags().count("brigands-came") == 2
    assert t.tags().index("brigands-came") < t.tags().index("resource-gained")


def test_celebration_riva_4_28_riva_4_74() -> None:
    t = Table("intro").begins(BLUE, "2", "3")
    assert t.asked() == "1 gain-any"
    t.do("store-in forest_3_blue")
    assert t.asked() == "0 gain-any"
    t = Table("intro").builds(BLUE, "austin", 1).begins(RED, "2", "3")
    t.do("store-in forest_3_blue")
    assert t.asked() == "0 action-phase"


def test_the_menu_goes_on_until_the_player_ends_riva_4_32_riva_4_36() -> None:
    t = Table("theme_gold").stores(**FULL).city(RED, 1).builds(RED, "ore_ship", -1).builds(RED, "mint", 1)
    t.stores(forest_2_red=2).holds(RED, "storehouse", "goldsmith").acts()
    kinds = {move.split()[0] for move in t.legal()}
    menu = {"build-road", "build-city", "build", "build-face-up", "play-card", "trade-with-bank", "trade-by-ship"}
    assert kinds == menu | {"use-mint", "demolish", "end-phase"}
    t.do(
        "build-road left",
        "use-mint lumber",
        "build-settlement left",
        "take-top-regions",
        chance=["fields_1_stack", "hills_1_stack"],
    )
    t.do("put-above hills_1_stack", "trade-by-ship ore lumber", "build storehouse -3 below")
    assert t.asked() == "0 action-phase"


def test_action_cards_cost_nothing_and_need_an_effect_riva_4_35() -> None:
    t = Table("intro").empty().holds(RED, "goldsmith", "merchant_caravan", "abbey").acts()
    assert t.legal() == ["end-phase"]
    assert t.why("play-card abbey") == "no-RIVA-4-35-expansion"
    assert t.why("build goldsmith 1 above") == "no-RIVA-4-35-action"
    assert t.why("play-card inga") == "no-RIVA-4-33-hand"


def test_roads_settlements_and_cities_are_refused_with_reason_riva_4_37_riva_4_38_riva_4_39() -> None:
    t = Table("intro").acts()
    assert t.refusal("build-road left").args["missing"] == {"brick": 1}
    assert t.why("build-settlement left") == "no-RIVA-4-38-road"
    assert t.refusal("build-city 1").args["missing"] == {"grain": 1, "ore": 2}
    assert t.why("build-city 3") == "no-RIVA-4-39-settlement"
    t.stores(**FULL).acts().do("build-road left")
    assert t.why("build-road left") == "no-RIVA-4-37-twice"
    t.empty().acts()
    assert len(t.refusal("build-settlement left").args["missing"]) == 4
    t.city(RED, 1).acts()
    assert t.why("build-city 1") == "no-RIVA-4-39-twice"
    t.s.roads = t.s.settlements = t.s.cities = 0
    keys = [t.why(move) for move in ("build-road right", "build-settlement left", "build-city -1")]
    assert keys == ["no-RIVA-4-37-stack", "no-RIVA-4-38-stack", "no-RIVA-4-39-stack"]


def test_trades_are_with_the_bank_and_a_yield_without_room_is_lost_riva_4_42_riva_4_43_riva_r2() -> None:
    t = Table("intro").stores(**FULL).stores(forest_2_red=2).acts()
    assert t.why("trade-with-bank ore ore") == "no-RIVA-4-40-same"
    assert t.why("trade-with-bank lumber ore") == "no-RIVA-4-40-few"
    t.do("trade-with-bank ore wool")
    assert (t.have(RED, "ore"), t.have(RED, "wool"), t.tags()[-1]) == (0, 3, "gain-wasted")
    assert t.total(BLUE) == 5


def test_city_expansions_need_a_city_riva_4_45() -> None:
    t = Table("theme_gold").city(RED, 1).holds(RED, "harbor").stores(**FULL).acts()
    assert {move.split()[2] for move in t.legal("build harbor")} == {"1"}
    assert t.why("build harbor -1 above") == "no-RIVA-4-45-city"


def test_a_lost_requirement_changes_nothing_riva_4_47() -> None:
    t = Table("theme_gold").city(RED, 1).builds(RED, "merchant_guild", 1).builds(RED, "staple_house", 1).acts()
    t.do("demolish merchant_guild 1 above")
    assert t.points(RED) == 4


def test_cards_go_under_stacks_of_their_back_also_empty_ones_riva_4_50() -> None:
    t = Table("theme_gold").holds(RED, "mint", "abbey", "inga", "austin").acts()
    t.s.bags[1].clear()
    t.s.unseen[3] = t.s.unseen[4] = 0
    t.do("end-phase")
    assert t.legal("put-under mint") == ["put-under mint 4", "put-under mint 5"]
    assert t.why("put-under mint 1") == "no-RIVA-4-50-back"
    t.do("put-under mint 5")
    assert [x.size for x in t.view(None).stacks[3:]] == [0, 1]


def test_only_the_top_of_the_discard_pile_is_seen_riva_4_52_riva_7_13() -> None:
    for mode, pile in (("theme_gold", ()), ("intro", ("merchant_caravan", "relocation"))):
        t = Table(mode).holds(RED, "relocation", "merchant_caravan").acts()
        t.do("play-card relocation", "swap-regions forest_2_red hills_3_red", "play-card merchant_caravan")
        t.do("give-from forest_2_red", "give-from hills_3_red", "store-in forest_2_red", "store-in hills_3_red")
        view = t.view(None)
        assert (view.discard_top, view.discard_size, view.discard_pile) == ("merchant_caravan", 2, pile)


def test_drawing_card_by_card_from_any_stack_riva_4_54() -> None:
    t = Table("theme_gold").acts().do("end-phase")
    assert t.legal() == [f"draw-from {n}" for n in range(1, 6)]
    t.do("draw-from 1", "draw-from 4", chance=["abbey", "mint"])
    assert t.hand(RED) == ["abbey", "mint"]
    for bag in t.s.bags:
        bag.clear()
    t.s.unseen[:] = [0, 0, 1, 0, 0]
    t.s.bags[0].append(0)
    t.s.offered = None
    assert t.legal() == ["draw-from 3"]
    assert (t.why("draw-from 1"), t.why("draw-from 9")) == ("no-RIVA-4-54-empty", "no-RIVA-4-54-stack")
    t.do("draw-from 3", "skip-exchange")
    assert t.asked() != "0 draw-card"


def test_putting_away_above_the_limit_riva_4_55_riva_4_56() -> None:
    t = Table("theme_gold").builds(RED, "abbey", 1).holds(RED, "inga", "austin", "scout", "harald").acts()
    t.do("demolish abbey 1 above")
    assert len(t.hand(RED)) == 4
    t.do("end-phase")
    assert t.asked() == "0 put-card-away"
    assert len(t.legal()) == 12
    t.do("put-under scout 2")
    assert (len(t.hand(RED)), t.asked()) == (3, "0 exchange-card")


def exchanging() -> Table:
    return Table("theme_gold").holds(RED, "inga", "austin", "scout").acts().do("end-phase")


def test_free_exchange_riva_4_62_riva_4_64_riva_4_65() -> None:
    t = exchanging()
    assert t.legal() == ["skip-exchange", "free-exchange", "paid-search"]
    t.do("free-exchange")
    assert t.asked() == "0 exchange-away"
    t.do("put-under scout 1", "draw-from 4", chance=["mint"])
    assert (t.hand(RED), t.s.active) == (["austin", "inga", "mint"], BLUE)
    t = exchanging()
    t.s.bags[0].clear()
    t.s.unseen[:3] = [0, 0, 0]
    t.do("free-exchange", "put-under scout 1", "draw-from 1")
    assert "scout" in t.hand(RED)


def test_search_riva_4_63() -> None:
    t = exchanging().do("paid-search", "put-under scout 2")
    assert t.asked() == "0 pay-any"
    t.do("give-from forest_2_red", "give-from mountains_5_red")
    assert (t.asked(), t.total(RED)) == ("0 search-stack", 3)
    t.do("look-through 2")
    cards = t.view(RED).stacks[1]
    assert cards[-1] == "scout"
    assert t.why(f"take-from-stack 1 {cards[1] if cards[1] != cards[0] else 'mint'}") == "no-RIVA-4-63-place"
    t.do(f"take-from-stack {len(cards)} scout")
    assert (t.hand(RED), t.view(RED).stacks[1], t.s.active) == (["scout", "austin", "inga"], cards[:-1], BLUE)
    t = Table("theme_gold").empty().holds(RED, "inga", "austin", "scout").acts().do("end-phase")
    assert t.legal() == ["skip-exchange", "free-exchange"]


def test_without_a_hand_card_there_is_no_exchange_riva_4_62() -> None:
    t = Table("theme_gold").acts()
    for bag in t.s.bags:
        bag.clear()
    t.s.unseen[:] = [0] * 5
    t.do("end-phase")
    assert t.s.active == BLUE


def test_the_advantage_is_the_token_riva_4_73() -> None:
    t = Table("theme_gold").builds(RED, "osmund", 1).holds(RED, "brigands").acts()
    assert t.why("play-card brigands") == "no-RIVA-4-47-token"
    t.builds(RED, "austin", -1).acts()
    assert t.legal("play-card brigands")


def test_victory_points_riva_4_75_riva_4_71() -> None:
    t = Table("theme_gold").city(RED, 1).builds(RED, "merchant_guild", 1).builds(RED, "toll_bridge", -1)
    assert (t.points(RED), t.view(None).trade_token) == (5, RED)


def test_buildings_count_for_strength_and_commerce_riva_4_76() -> None:
    t = (
        Table("theme_turmoil")
        .builds(RED, "drill_ground", 1)
        .builds(RED, "lookout_tower", -1)
        .builds(RED, "austin", 1, "below")
    )
    assert (t.s.princes[RED].strength, t.view(None).hero_token) == (3, RED)


def test_points_on_the_opponents_turn_do_not_end_the_game_riva_5_3_riva_5_4() -> None:
    t = Table("theme_gold").acts(RED)
    t.s.princes[BLUE].victory = 12
    t.do("end-phase")
    assert t.asked() == "0 draw-card"
    for _ in range(3):
        t.do("draw-from 1")
    t.do("skip-exchange")
    assert t.asked() == "over"
    outcome = t.rules.outcome(t.s)
    assert outcome is not None
    assert outcome.winners == (BLUE,)


def test_the_winner_may_have_fewer_points_riva_5_1_riva_5_3() -> None:
    t = Table("theme_gold").acts(RED)
    t.s.princes[BLUE].victory, t.s.princes[RED].victory = 13, 12
    t.do("end-phase")
    outcome = t.rules.outcome(t.s)
    assert outcome is not None
    assert (outcome.ranks, [remark.key for remark in outcome.remarks]) == ((1, 2), ["own-turn"])


def test_no_game_ends_because_it_lasts_long_riva_5_5() -> None:
    t = Table("theme_gold").acts(RED)
    t.s.turn = 100_000
    t.do("end-phase", "draw-from 1", "draw-from 1", "draw-from 1", "skip-exchange", chance=("?",) * 3)
    assert (t.asked().split()[0], t.s.turn, t.rules.outcome(t.s)) == ("1", 100_001, None)
    assert t.rules.result(t.s).ranks == (1, 1)
    t.settlement(RED, "left", "forest_4_stack", "hills_1_stack")
    assert t.rules.result(t.s).ranks == (1, 2)


@pytest.mark.parametrize("mode", ["intro", "duel"])
def test_every_event_of_a_game_has_its_rule(mode: str) -> None:
    t = Table(mode).begins(RED)
    found: list[Event] = list(t.events)
    assert found
    assert all(type(event).rule.startswith("RIVA-") for event in found)
    assert all(kind.rule.startswith("RIVA-") for kind in Rivals.events)
