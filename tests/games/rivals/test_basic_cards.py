"""Each card of the Basic Set takes effect (RIVA-4.101 to RIVA-4.123)."""

import pytest

from stolek.games.rivals.cards import CARD, COST
from stolek.games.rivals.components import PLACE
from stolek.games.rivals.frames.building import ScoutRegions
from tests.games.rivals.table import BLUE, RED, Table

FULL = dict.fromkeys(
    ("forest_2_red", "hills_3_red", "pasture_4_red", "fields_6_red", "mountains_5_red", "gold_field_1_red"), 3
)
BOOSTERS = {
    "brick_factory": ("hills_3_red", -1, "below", "3"),
    "iron_foundry": ("mountains_5_red", 1, "below", "5"),
    "grain_mill": ("fields_6_red", 1, "above", "6"),
    "lumber_camp": ("forest_2_red", -1, "above", "2"),
    "weavers_shop": ("pasture_4_red", 1, "below", "4"),
}
SHIPS = {
    "brick_ship": "brick",
    "grain_ship": "grain",
    "ore_ship": "ore",
    "wool_ship": "wool",
    "lumber_ship": "lumber",
    "gold_ship": "gold",
}
HEROES = {
    "austin": (1, 2),
    "candamir": (4, 1),
    "harald": (2, 1),
    "inga": (1, 3),
    "osmund": (2, 2),
    "siglind": (2, 3),
}


def test_brigitta_the_wise_woman_sets_the_production_die_riva_4_101() -> None:
    t = Table("intro").holds(RED, "brigitta_the_wise_woman", "scout").begins(RED)
    t.do("play-card brigitta_the_wise_woman")
    assert t.legal() == [f"choose-number {n}" for n in range(1, 7)]
    t.do("choose-number 5", "roll-dice", chance=["2"])
    assert (t.s.number, t.at("mountains_5_red"), t.asked()) == (5, 2, "0 action-phase")
    t.holds(RED, "brigitta_the_wise_woman").acts()
    assert t.why("play-card brigitta_the_wise_woman") == "no-RIVA-4-44-timing"


def test_brigitta_does_not_stop_the_brigands_who_come_first_riva_4_101_riva_4_18() -> None:
    t = Table("intro").stores(**FULL).holds(RED, "brigitta_the_wise_woman").begins(RED)
    t.do("play-card brigitta_the_wise_woman", "choose-number 4", chance=["1"])
    assert (t.at("pasture_4_red"), t.at("gold_field_1_red")) == (1, 0)


def test_merchant_caravan_riva_4_102() -> None:
    t = Table("intro").empty().stores(forest_2_red=1).holds(RED, "merchant_caravan").acts()
    assert t.why("play-card merchant_caravan") == "no-RIVA-4-102-resources"
    t.stores(forest_2_red=2, hills_3_red=1).acts().do("play-card merchant_caravan")
    assert t.legal() == ["give-from forest_2_red", "give-from hills_3_red"]
    t.do("give-from hills_3_red")
    assert (t.at("forest_2_red"), t.asked()) == (1, "0 gain-any")
    t.do("store-in hills_3_red", "store-in mountains_5_red")
    assert (t.at("forest_2_red"), t.at("hills_3_red"), t.at("mountains_5_red")) == (1, 1, 1)
    assert t.view(None).discard_top == "merchant_caravan"


def test_relocation_of_regions_riva_4_103() -> None:
    t = Table("intro").holds(RED, "relocation").stores(gold_field_1_red=2).acts().do("play-card relocation")
    assert len(t.legal("swap-regions")) == 15
    t.do("swap-regions forest_2_red gold_field_1_red")
    where = {r.region: (r.x, r.row, r.stored) for r in t.view(None).principalities[RED].regions}
    assert where["gold_field_1_red"] == (-2, "above", 2)
    assert where["forest_2_red"] == (0, "above", 1)


def test_relocation_of_expansions_keeps_city_expansions_at_cities_riva_4_103() -> None:
    t = Table("theme_progress").city(RED, 1).builds(RED, "bath_house", 1).builds(RED, "abbey", -1, "below")
    t.builds(RED, "storehouse", 1, "below").builds(RED, "inga", 1).holds(RED, "relocation").acts().do(
        "play-card relocation"
    )
    assert t.legal("swap-expansions") == [
        "swap-expansions abbey -1 below storehouse 1 below",
        "swap-expansions abbey -1 below inga 1 above",
        "swap-expansions storehouse 1 below inga 1 above",
        "swap-expansions storehouse 1 below bath_house 1 above",
    ]
    assert t.why("swap-expansions abbey -1 below bath_house 1 above") == "no-RIVA-4-103-city"
    assert t.why("swap-expansions inga 1 above bath_house 1 above") == "no-RIVA-4-103-same"
    t.do("swap-expansions storehouse 1 below bath_house 1 above")
    assert ("bath_house", 1, "below", False) in _expansions(t)


def test_relocation_of_a_town_hall_takes_the_parish_hall_along_riva_4_103() -> None:
    t = Table("theme_progress").city(RED, 1).builds(RED, "parish_hall", 1).builds(RED, "town_hall", 1)
    t.builds(RED, "inga", 1, "below").builds(RED, "abbey", -1).holds(RED, "relocation").acts().do(
        "play-card relocation"
    )
    assert "swap-expansions abbey -1 above town_hall 1 above" not in t.legal()
    t.do("swap-expansions inga 1 below town_hall 1 above")
    assert ("town_hall", 1, "below", False) in _expansions(t)
    assert ("parish_hall", 1, "below", True) in _expansions(t)


def _expansions(t: Table) -> list[tuple[str, int, str, bool]]:
    return [(e.card, e.x, e.row, e.covered) for e in t.view(None).principalities[RED].expansions]


def test_goldsmith_riva_4_104() -> None:
    t = Table("theme_gold").holds(RED, "goldsmith").builds(RED, "gold_cache", 0).stores(gold_field_1_red=2).acts()
    assert t.why("play-card goldsmith") == "no-RIVA-4-104-gold"
    t.stores(gold_cache=2).acts().do(
        "play-card goldsmith", "give-from gold_field_1_red", "give-from gold_cache", "give-from gold_field_1_red"
    )
    assert (t.at("gold_field_1_red"), t.at("gold_cache"), t.asked()) == (0, 1, "0 gain-any")
    t.do("store-in fields_6_red", "store-in gold_field_1_red")
    assert (t.at("fields_6_red"), t.at("gold_field_1_red")) == (2, 1)


def test_scout_chooses_two_regions_riva_4_105() -> None:
    t = Table("intro").stores(**FULL).holds(RED, "scout", "abbey").acts().do("build-road left", "build-settlement left")
    assert (t.asked(), t.legal()) == ("0 scout-regions", ["take-top-regions", "play-card scout"])
    t.do("play-card scout", "choose-region forest_6_stack")
    assert t.legal("choose-region forest") == ["choose-region forest_4_stack"]
    t.do("choose-region pasture_5_stack", "put-above pasture_5_stack")
    assert (t.s.slot[PLACE["pasture_5_stack"]], t.s.slot[PLACE["forest_6_stack"]]) == (8, 9)
    assert (t.view(None).discard_top, len(t.s.region_stack)) == ("scout", 10)


def test_scout_is_asked_for_by_backs_only_riva_7_16() -> None:
    for cards, asked in ((("abbey",), True), ((), False), (("mint",), False)):
        t = Table("theme_gold").holds(RED, *cards).stores(**FULL).acts()
        t.do(
            "build-road left", "build-settlement left", chance=["forest_4_stack", "hills_1_stack"] if not asked else []
        )
        assert (t.asked() == "0 scout-regions") == asked
    assert ScoutRegions.rule == "RIVA-4.105"


def test_toll_bridge_riva_4_110() -> None:
    t = Table("intro").builds(BLUE, "toll_bridge", 1).empty().begins(RED, "1", "4")
    assert t.asked() == "0 gain-any"
    t.do("store-in forest_2_red")
    assert (t.at("gold_field_4_blue"), t.asked()) == (2, "1 gain-any")
    assert t.s.princes[BLUE].commerce == 1


def test_abbey_riva_4_111_riva_4_34() -> None:
    t = Table("intro").stores(**FULL).holds(RED, "abbey", "abbey").acts().do("build abbey 1 above")
    assert (t.s.princes[RED].progress, t.view(None).principalities[RED].hand_limit) == (1, 4)
    assert t.why("build abbey -1 above") == "no-RIVA-4-34-once"


@pytest.mark.parametrize("card", BOOSTERS)
def test_boosters_riva_4_112_riva_4_22(card: str) -> None:
    region, x, row, number = BOOSTERS[card]
    t = Table("intro").builds(RED, card, x, row).empty().begins(RED, number, "2")
    assert t.at(region) == 2
    t = Table("intro").builds(RED, card, x, "above" if row == "below" else "below").empty().begins(RED, number, "2")
    assert t.at(region) == 1


def test_parish_hall_riva_4_113() -> None:
    t = Table("intro").empty().stores(forest_2_red=1).holds(RED, "abbey", "inga", "austin").acts().do("end-phase")
    assert t.why("paid-search") == "no-RIVA-4-63-price"
    t.builds(RED, "parish_hall", 1).acts().do("end-phase")
    assert "paid-search" in t.legal()


def test_storehouse_protects_from_the_count_riva_4_114() -> None:
    t = Table("intro").builds(RED, "storehouse", -1).builds(RED, "storehouse", 1).stores(**FULL)
    t.stores(mountains_5_red=1).begins(RED, "1", "1")
    assert (t.at("pasture_4_red"), t.at("gold_field_1_red")) == (3, 3)
    t.stores(mountains_5_red=2).begins(RED, "5", "1")
    assert (t.at("pasture_4_red"), t.at("gold_field_1_red")) == (0, 0)


def test_marketplace_counts_regions_riva_4_120() -> None:
    t = Table("intro").builds(RED, "marketplace", 1).begins(RED, "1", "2")
    assert t.asked() == "0 action-phase"
    assert t.s.princes[RED].commerce == 1
    t.settlement(BLUE, "left", "hills_1_stack", "fields_1_stack").stores(hills_3_red=3).begins(RED, "1", "2")
    assert t.asked() == "0 choose-from-market"
    assert t.legal() == ["store-in pasture_4_red", "store-in fields_6_red", "forfeit"]
    assert t.why("store-in forest_2_red") == "no-RIVA-4-120-type"
    t.do("forfeit")
    assert (t.at("hills_3_red"), t.asked()) == (3, "0 action-phase")


@pytest.mark.parametrize("card", SHIPS)
def test_plain_ships_trade_two_for_one_riva_4_121(card: str) -> None:
    resource = SHIPS[card]
    t = Table("intro").builds(RED, card, 1).empty().stores(**FULL).stores(hills_3_red=1, forest_2_red=2).acts()
    assert t.s.princes[RED].commerce == 1
    get = "brick" if resource != "brick" else "lumber"
    if resource == "brick":
        t.stores(hills_3_red=2).acts()
    t.do(f"trade-by-ship {resource} {get}")
    assert t.tags()[0] == "traded"
    assert (
        t.why("trade-by-ship lumber ore" if resource != "lumber" else "trade-by-ship wool ore") == "no-RIVA-4-41-ship"
    )


def test_large_trade_ship_takes_both_from_one_region_riva_4_122() -> None:
    t = Table("theme_gold").builds(RED, "large_trade_ship", -1).builds(RED, "gold_cache", 0).empty()
    t.stores(gold_field_1_red=1, gold_cache=3, forest_2_red=2).acts()
    assert {move.split()[1] for move in t.legal("trade-by-large-ship")} == {"forest_2_red"}
    assert t.why("trade-by-large-ship gold_field_1_red ore") == "no-RIVA-4-122-region"
    assert (t.s.princes[RED].commerce, t.s.princes[RED].ships) == (1, 1)


@pytest.mark.parametrize("card", HEROES)
def test_plain_heroes_riva_4_123(card: str) -> None:
    t = Table("intro").stores(**FULL).holds(RED, card).acts().do(f"build {card} 1 below")
    assert (t.s.princes[RED].strength, t.s.princes[RED].skill) == HEROES[card]
    assert t.total(RED) == 18 - sum(COST[CARD[card]])
