"""Each card of the Era of Gold takes effect (RIVA-4.201 to RIVA-4.220)."""

import pytest

from stolek.games.rivals.era_of_gold import GOLD_TURN
from stolek.games.rivals.events.resources import ResourceDemanded, ResourceGiven
from stolek.games.rivals.events.turn import DiceRolled, NothingHappened
from stolek.games.rivals.frames.turn import BlackSymbol
from stolek.text.say import describe
from tests.games.rivals.table import BLUE, RED, Table

FULL = dict.fromkeys(
    ("forest_2_red", "hills_3_red", "pasture_4_red", "fields_6_red", "mountains_5_red", "gold_field_1_red"), 3
)


def test_gudrun_terror_of_the_seas_needs_ship_gold_and_room_riva_4_201() -> None:
    t = Table("theme_gold").holds(RED, "gudrun_terror_of_the_seas").acts()
    assert t.why("play-card gudrun_terror_of_the_seas") == "no-RIVA-4-47-card"
    t.builds(RED, "pirate_ship", 1).acts()
    assert t.why("play-card gudrun_terror_of_the_seas") == "no-RIVA-4-201-gold"
    t.stores(gold_field_4_blue=3, gold_field_1_red=3).acts()
    assert t.why("play-card gudrun_terror_of_the_seas") == "no-RIVA-4-201-room"
    t.stores(gold_field_1_red=2).acts().do("play-card gudrun_terror_of_the_seas")
    assert (t.at("gold_field_1_red"), t.at("gold_field_4_blue")) == (3, 2)


def test_brigands_need_the_hero_token_and_a_region_riva_4_202() -> None:
    t = Table("theme_gold").holds(RED, "brigands").acts()
    assert t.why("play-card brigands") == "no-RIVA-4-47-token"
    t.builds(RED, "candamir", 1).builds(RED, "gold_cache", 0).builds(BLUE, "austin", 1).empty()
    t.stores(gold_field_1_red=3, gold_field_4_blue=2).acts()
    assert t.why("play-card brigands") == "no-RIVA-4-202-room"
    t.stores(gold_field_1_red=1).acts().do("play-card brigands")
    assert t.legal() == ["plunder gold_field_1_red 1", "plunder gold_field_1_red 2"]
    assert t.why("plunder gold_field_1_red 3") == "no-RIVA-4-202-amount"
    assert t.why("plunder gold_cache 1") == "no-RIVA-4-202-region"


def test_trade_master_takes_one_or_two_riva_4_203_riva_4_80() -> None:
    t = Table("theme_gold").city(RED, 1).builds(RED, "merchant_guild", 1).holds(RED, "trade_master", "trade_master")
    t.empty().stores(forest_3_blue=1, hills_2_blue=1).acts().do("play-card trade_master")
    assert t.why("stop-taking") == "no-RIVA-4-80-least"
    assert t.why("name-resource ore") == "no-RIVA-4-15-none"
    t.do("name-resource lumber")
    assert t.legal() == ["name-resource brick", "stop-taking"]
    t.do("stop-taking")
    assert (t.at("forest_2_red"), t.at("hills_2_blue"), t.asked()) == (1, 1, "0 action-phase")
    t.stores(hills_3_red=3).acts().do("play-card trade_master", "name-resource brick")
    assert (t.at("hills_3_red"), t.at("hills_2_blue")) == (3, 0)
    assert "gain-wasted" in t.tags()
    t.holds(RED, "merchant").acts()
    assert t.why("play-card merchant") == "no-RIVA-4-80-empty"


def test_the_trade_event_takes_anything_riva_4_27_riva_4_10() -> None:
    t = (
        Table("theme_gold")
        .builds(RED, "grain_ship", 1)
        .builds(RED, "ore_ship", 1, "below")
        .builds(RED, "gold_ship", -1)
    )
    t.empty().stores(forest_3_blue=1, forest_2_red=3)
    t.s.symbol = "trade"
    t.runs(BlackSymbol(RED))
    assert t.legal() == ["name-resource lumber"]
    t.do("name-resource lumber")
    assert (t.at("forest_3_blue"), t.at("forest_2_red"), t.tags()[-1]) == (0, 3, "gain-wasted")


def test_without_a_holder_the_log_says_that_nothing_happens_riva_4_27() -> None:
    t = Table("theme_gold")
    t.s.symbol = "trade"
    t.runs(BlackSymbol(RED))
    assert t.events == [NothingHappened("trade", "token", "RIVA-4.27")]
    t.event("feud")
    assert t.events[-1] == NothingHappened("feud", "nobody", "RIVA-4.131")


def test_a_moneylender_takes_only_what_has_room_riva_4_215() -> None:
    t = Table("theme_gold").city(RED, 1).builds(RED, "merchant_guild", 1).builds(RED, "marketplace", -1)
    t.builds(RED, "moneylender", 1).empty().stores(forest_3_blue=1, hills_2_blue=1, forest_2_red=3)
    t.s.symbol = "trade"
    t.runs(BlackSymbol(RED))
    assert t.legal() == ["name-resource brick"]
    assert t.why("name-resource lumber") == "no-RIVA-4-15-room"
    t.do("name-resource brick")
    assert (t.at("forest_3_blue"), t.asked()) == (1, "over")


def test_gudrun_terror_of_the_seas_takes_as_much_as_is_demanded_riva_4_201() -> None:
    t = Table("theme_gold").builds(RED, "pirate_ship", 1).builds(RED, "pirate_ship", -1)
    t.holds(RED, "gudrun_terror_of_the_seas").empty().stores(gold_field_4_blue=3, gold_field_1_red=1).acts()
    t.do("play-card gudrun_terror_of_the_seas")
    assert (t.asked(), t.legal()) == ("0 demand-amount", ["choose-amount 2", "choose-amount 1"])
    assert t.why("choose-amount 3") == "no-RIVA-4-201-amount"
    t.do("choose-amount 1")
    assert (t.have(RED, "gold"), t.have(BLUE, "gold"), t.asked()) == (2, 2, "0 action-phase")


def test_the_log_says_that_the_giver_gives_riva_4_204() -> None:
    t = Table("theme_gold").city(RED, 1).holds(RED, "merchant").acts()
    t.do("play-card merchant", "name-resource ore", "stop-taking", "name-resource wool")
    given = [event for event in t.events if isinstance(event, ResourceDemanded | ResourceGiven)]
    assert given == [ResourceDemanded(RED, "ore", 1), ResourceGiven(RED, "wool")]


def test_merchant_needs_a_city_or_commerce_and_gives_one_back_riva_4_204() -> None:
    t = Table("theme_gold").holds(RED, "merchant", "merchant").acts()
    assert t.why("play-card merchant") == "no-RIVA-4-204-city"
    t.city(RED, 1).empty().stores(forest_3_blue=3).acts()
    t.do("play-card merchant", "name-resource lumber", "stop-taking")
    assert t.asked() == "0 give-back"
    assert t.why("name-resource ore") == "no-RIVA-4-204-none"
    t.do("name-resource lumber")
    assert (t.at("forest_2_red"), t.at("forest_3_blue")) == (0, 3)


def test_merchants_gift_without_room_is_lost_riva_4_204_riva_4_10() -> None:
    t = Table("theme_gold").city(RED, 1).holds(RED, "merchant").empty()
    t.stores(forest_3_blue=1, hills_2_blue=3, hills_3_red=1).acts()
    t.do("play-card merchant", "name-resource lumber", "stop-taking", "name-resource brick")
    assert (t.have(RED, "brick"), t.have(BLUE, "brick"), "gain-wasted" in t.tags()) == (0, 3, True)


def test_reiner_the_herald_with_brigitta_sets_both_dice_riva_4_205() -> None:
    t = Table("theme_gold").builds(RED, "inga", 1).holds(RED, "reiner_the_herald", "brigitta_the_wise_woman")
    t.begins(RED).do("play-card reiner_the_herald")
    assert t.legal() == ["roll-dice", "play-card brigitta_the_wise_woman"]
    t.do("play-card brigitta_the_wise_woman", "choose-number 2")
    assert (t.s.symbol, t.s.number, t.asked()) == ("celebration", 2, "0 gain-any")
    rolled = next(event for event in t.events if isinstance(event, DiceRolled))
    told = describe("en", rolled, "event", "stolek.games.rivals", ("Anna", "Boris"))
    assert told == "Both dice are set: 2 and Celebration. Anna rolls nothing."
    t.do("store-in hills_3_red", "store-in hills_3_red")
    assert (t.at("hills_3_red"), t.at("forest_2_red"), t.asked()) == (3, 2, "0 action-phase")


@pytest.mark.parametrize(
    ("card", "kind"),
    [("goldsmith_gold", "goldsmith"), ("storehouse_gold", "storehouse"), ("toll_bridge_gold", "toll_bridge")],
)
def test_gold_copies_are_as_in_the_basic_set_riva_4_206(card: str, kind: str) -> None:
    t = Table("theme_gold").holds(RED, card).stores(gold_field_1_red=3)
    assert t.view(None).principalities[RED].hand == ("era_of_gold",)
    t.acts()
    assert t.legal(f"play-card {card}") or t.legal(f"build {card}")
    assert not t.legal(f"build {kind} ")


def test_gold_cache_stores_gold_and_is_safe_riva_4_210_riva_4_46() -> None:
    t = Table("theme_gold").holds(RED, "gold_cache").acts()
    assert t.why("place-on-region gold_cache forest_2_red") == "no-RIVA-4-210-hero"
    assert t.why("build gold_cache 1 above") == "no-RIVA-4-46-region"
    t.builds(RED, "austin", 1).acts()
    assert len(t.legal("place-on-region")) == 6
    assert t.why("place-on-region gold_cache forest_3_blue") == "no-RIVA-4-46-own"
    t.do("place-on-region gold_cache hills_3_red")
    (cache,) = t.view(None).principalities[RED].region_expansions
    assert (cache.x, cache.row, cache.stored) == (-2, "below", 0)
    assert not [move for move in t.legal("demolish") if "cache" in move]
    t.stores(**FULL).stores(gold_cache=3, hills_3_red=0, forest_2_red=0).begins(RED, "5", "1")
    assert (t.at("gold_cache"), t.at("gold_field_1_red")) == (3, 0)


def test_gold_may_go_to_the_cache_instead_riva_4_12_riva_4_11() -> None:
    t = Table("theme_gold").builds(RED, "gold_cache", 0).builds(RED, "toll_bridge", 1).empty().begins(RED, "1", "2")
    assert (t.asked(), t.legal()) == ("0 store-resource", ["store-in gold_field_1_red", "store-in gold_cache"])
    t.do("store-in gold_cache")
    assert (t.at("gold_cache"), t.at("gold_field_1_red")) == (1, 0)
    t.stores(gold_field_1_red=3).begins(RED, "1", "2")
    assert (t.at("gold_cache"), t.asked()) == (2, "0 action-phase")
    t.empty().stores(gold_field_1_red=1).begins(RED, "2", "4").do("store-in gold_field_1_red")
    assert t.legal() == ["store-in gold_field_1_red", "store-in gold_cache"]


def test_pirate_ship_sinks_a_trade_ship_riva_4_211_riva_4_29() -> None:
    t = Table("theme_gold").builds(BLUE, "ore_ship", 1).builds(BLUE, "large_trade_ship", -1)
    t.holds(RED, "pirate_ship", "pirate_ship").stores(**FULL).acts().do("build pirate_ship 1 above")
    assert (t.asked(), t.why("discard-ship wool_ship 1 above")) == ("1 lose-ship", "no-RIVA-4-211-ship")
    t.do("discard-ship ore_ship 1 above")
    assert (t.view(None).discard_top, t.s.princes[BLUE].ships) == ("ore_ship", 1)
    t.do("build pirate_ship -1 above", "discard-ship large_trade_ship -1 above")
    assert t.asked() == "0 action-phase"
    assert t.s.princes[RED].ships == 0
    t.empty().begins(BLUE, "2", "4").do("store-in hills_2_blue", "store-in hills_3_red")
    assert t.at("gold_field_1_red") == 2


def test_merchant_guild_is_built_from_the_open_stack_riva_4_212_riva_4_49() -> None:
    t = Table("theme_gold").stores(**FULL).acts()
    assert t.why("build-face-up merchant_guild 1 above") == "no-RIVA-4-45-city"
    t.city(RED, 1).acts().do("build-face-up merchant_guild 1 above")
    assert (t.points(RED), t.s.princes[RED].commerce, t.view(None).face_up) == (4, 2, ("merchant_guild",))
    t.stores(**FULL).acts()
    assert t.why("build-face-up merchant_guild 1 below") == "no-RIVA-4-34-once"
    t.do("demolish merchant_guild 1 above")
    assert (t.view(None).face_up, t.view(None).discard_size) == (("merchant_guild", "merchant_guild"), 0)


def test_mint_is_usable_at_once_and_a_used_one_goes_first_riva_4_213() -> None:
    t = Table("theme_gold").city(RED, 1).holds(RED, "mint", "mint").stores(**FULL).acts().do("build mint 1 above")
    t.do("use-mint lumber")
    assert t.why("use-mint lumber") == "no-RIVA-4-213-used"
    t.stores(**FULL).stores(gold_field_1_red=1).acts().do("build mint 1 below", "use-mint brick")
    assert t.why("use-mint brick") == "no-RIVA-4-213-used"
    t.do("demolish mint 1 above")
    assert GOLD_TURN.of(t.s).mints_used == 1
    assert t.why("use-mint brick") == "no-RIVA-4-213-used"


def test_harbor_may_stand_without_ships_riva_4_214() -> None:
    t = Table("theme_gold").city(RED, 1).holds(RED, "harbor").stores(**FULL).acts().do("build harbor 1 above")
    assert (t.points(RED), t.s.princes[RED].commerce) == (3, 1)


def test_moneylender_counts_only_with_the_token_riva_4_215_riva_4_27() -> None:
    t = Table("theme_gold").city(RED, 1).builds(RED, "moneylender", 1).builds(BLUE, "merchant_guild", 1)
    t.builds(BLUE, "toll_bridge", -1).begins(RED, "1", "2")
    assert t.asked() == "1 take-resource"
    t.do("name-resource lumber")
    assert (t.at("forest_3_blue"), t.asked()) == (2, "0 action-phase")
    t = Table("theme_gold").begins(RED, "1", "2")
    assert t.asked() == "0 action-phase"


def test_trading_base_counts_for_harbor_too_riva_4_216() -> None:
    t = Table("theme_gold").city(RED, 1).builds(RED, "harbor", 1).builds(RED, "trading_base", 1)
    assert (t.s.princes[RED].commerce, t.points(RED)) == (3, 5)
    t.acts().do("demolish trading_base 1 above")
    assert t.s.princes[RED].commerce == 1


def test_staple_house_pays_first_riva_4_217() -> None:
    t = Table("theme_gold").city(RED, 1).builds(RED, "merchant_guild", 1).holds(RED, "staple_house").empty()
    t.stores(hills_3_red=2, pasture_4_red=1, mountains_5_red=1).acts()
    assert t.refusal("build staple_house 1 above").args["missing"] == {"ore": 1}
    t.stores(mountains_5_red=2).acts().do("build staple_house 1 above")
    assert (t.total(RED), t.asked()) == (0, "0 gain-any")
    t.do("store-in forest_2_red", "store-in gold_field_1_red")
    assert t.total(RED) == 2


def test_salt_silo_counts_for_later_ships_and_stops_when_it_goes_riva_4_218() -> None:
    t = Table("theme_gold").city(RED, 1).builds(RED, "large_trade_ship", -1).builds(RED, "salt_silo", 1)
    assert t.s.princes[RED].commerce == 2
    t.builds(RED, "ore_ship", -1, "below")
    assert (t.s.princes[RED].commerce, t.view(None).trade_token) == (4, RED)
    t.acts().do("demolish salt_silo 1 above")
    assert (t.s.princes[RED].commerce, t.view(None).trade_token) == (2, None)
