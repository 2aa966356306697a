"""Answers that are not allowed, each with its reason; the more frequent ones stand with their rules."""

from stolek.games.rivals.era_of_progress import LibrarySearch
from stolek.games.rivals.frames.cards import BuyResource
from stolek.games.rivals.frames.resources import GainAny, StoreResource, TakeResource
from stolek.kernel.values import Seat
from tests.games.rivals.table import BLUE, RED, Table

FULL = dict.fromkeys(
    ("forest_2_red", "hills_3_red", "pasture_4_red", "fields_6_red", "mountains_5_red", "gold_field_1_red"), 3
)


def test_swaps_name_two_own_cards_in_order_riva_4_103() -> None:
    t = Table("theme_gold").builds(RED, "abbey", -1).builds(RED, "inga", 1).holds(RED, "relocation").acts()
    t.do("play-card relocation")
    assert t.why("swap-regions gold_field_1_red forest_2_red") == "no-RIVA-4-103-order"
    assert t.why("swap-regions forest_2_red forest_2_red") == "no-RIVA-4-103-own"
    assert t.why("swap-regions forest_2_red forest_3_blue") == "no-RIVA-4-103-own"
    assert t.why("swap-expansions inga 1 above abbey -1 above") == "no-RIVA-4-103-order"
    assert t.why("swap-expansions inga 1 above austin -1 above") == "no-RIVA-4-103-own"


def test_stacks_that_cannot_be_looked_through_riva_4_54_riva_4_63() -> None:
    t = Table("theme_progress").runs(LibrarySearch(RED))
    assert t.why("look-through 7") == "no-RIVA-4-54-stack"
    t = Table("theme_gold").holds(RED, "inga", "austin", "scout").acts()
    t.s.bags[1].clear()
    t.s.unseen[3:] = [0, 0]
    t.do("end-phase", "paid-search", "put-under scout 1", "give-from forest_2_red", "give-from hills_3_red")
    assert t.why("look-through 4") == "no-RIVA-4-54-empty"


def test_cards_that_are_not_there_riva_4_303_riva_4_404_riva_4_130() -> None:
    t = Table("theme_turmoil").city(RED, 1).builds(RED, "hedge_tavern", 1).holds(RED, "traitor").holds(BLUE, "abbey")
    assert t.acts().do("play-card traitor").why("take-hand-card inga") == "no-RIVA-4-303-card"
    t = Table("theme_progress").city(BLUE, 1).builds(RED, "inga", 1).holds(RED, "guido_the_ambassador").acts()
    t.do("demolish inga 1 above", "play-card guido_the_ambassador")
    assert t.why("take-discard abbey") == "no-RIVA-4-404-card"
    t = Table("intro").builds(BLUE, "candamir", 1).holds(RED, "abbey", "inga").event("fraternal_feuds")
    assert t.why("bury-hand-card austin 1") == "no-RIVA-4-130-hand"
    assert t.why("bury-hand-card abbey 9") == "no-RIVA-4-50-back"


def test_cards_at_the_wrong_moment_riva_4_35_riva_4_101_riva_4_105_riva_4_306() -> None:
    t = Table("theme_gold").holds(RED, "goldsmith", "brigitta_the_wise_woman", "brigitta_the_wise_woman").begins(RED)
    assert t.why("play-card goldsmith") == "no-RIVA-4-35-timing"
    assert t.why("play-card scout") == "no-RIVA-4-33-hand"
    t.do("play-card brigitta_the_wise_woman")
    assert t.why("choose-number 7") == "no-RIVA-4-101-number"
    t.do("choose-number 3")
    assert t.why("play-card brigitta_the_wise_woman") == "no-RIVA-4-101-set"
    t = Table("theme_turmoil").builds(RED, "candamir", 1).builds(BLUE, "abbey", 1).holds(BLUE, "archer").event("feud")
    assert t.why("play-card archer") == "no-RIVA-4-306-timing"
    assert t.why("play-card sebastian_the_itinerant_preacher") == "no-RIVA-4-33-hand"
    t = Table("intro").stores(**FULL).holds(RED, "goldsmith").acts().do("build-road left", "build-settlement left")
    assert t.why("play-card goldsmith") == "no-RIVA-4-105-timing"
    t.do("take-top-regions", chance=["forest_4_stack", "hills_1_stack"])
    assert t.why("put-above hills_5_stack") == "no-RIVA-4-38-regions"


def test_a_scout_takes_regions_of_the_stack_riva_4_105() -> None:
    t = Table("intro").stores(**FULL).holds(RED, "scout").acts().do("build-road left", "build-settlement left")
    t.do("play-card scout", "choose-region pasture_5_stack")
    assert t.why("choose-region pasture_5_stack") == "no-RIVA-4-105-stack"
    assert t.why("choose-region forest_2_red") == "no-RIVA-4-105-stack"


def test_units_of_riots_go_under_their_back_riva_4_330_riva_4_50() -> None:
    t = Table("theme_turmoil").builds(RED, "austin", 1).event("riots")
    assert t.why("remove-under austin 1 above 5") == "no-RIVA-4-50-back"


def test_expansions_for_regions_and_sites_riva_4_46_riva_4_87() -> None:
    t = Table("theme_turmoil").holds(RED, "abbey", "austin").builds(RED, "drill_ground", 1).acts()
    assert t.why("place-on-region abbey forest_2_red") == "no-RIVA-4-46-site"
    t.do("build austin -1 above")
    assert t.why("leave-out wool") == "no-RIVA-4-87-resource"


def test_trades_by_ship_riva_4_41_riva_4_40() -> None:
    t = Table("intro").builds(RED, "ore_ship", 1).acts()
    assert t.why("trade-by-ship ore wool") == "no-RIVA-4-40-few"
    t.stores(mountains_5_red=2).acts()
    assert t.why("trade-by-ship ore ore") == "no-RIVA-4-40-same"
    t = Table("theme_gold").city(RED, 1).builds(RED, "mint", 1).acts()
    assert t.why("use-mint ore") == "no-RIVA-4-213-gold"


def test_places_to_store_and_to_pay_riva_4_11_riva_4_14_riva_4_13() -> None:
    t = Table("theme_gold").builds(RED, "gold_cache", 0).empty()
    t.runs(StoreResource(RED, "gold", 2, ("gold_field_1_red", "gold_cache"), "RIVA-4.29"))
    assert t.why("store-in forest_2_red") == "no-RIVA-4-11-kind"
    t = Table("intro").stores(**FULL).settlement(BLUE, "left", "forest_4_stack", "hills_1_stack")
    t.runs(GainAny(BLUE, 1, "RIVA-4.28"))
    assert t.why("store-in forest_2_red") == "no-RIVA-4-11-own"
    t = Table("intro").builds(RED, "marketplace", 1).settlement(BLUE, "left", "hills_1_stack", "fields_1_stack")
    t.begins(RED, "1", "2")
    assert t.why("forfeit") == "no-RIVA-4-13-forfeit"
    t = Table("intro").holds(RED, "merchant_caravan").acts().do("play-card merchant_caravan")
    assert t.why("give-from gold_field_1_red") == "no-RIVA-4-14-empty"


def test_regions_are_laid_to_the_end_riva_2_13() -> None:
    t = Table("duel")
    t.s, _ = t.rules.setup(2, 1, chance=["6", "1"])
    for _ in range(8):
        seat = t.s.waits[0]
        t.rules.apply(t.s, seat, t.rules.legal(t.s, seat)[0])
    assert t.why("place-region forest_3_blue") == "no-RIVA-2-13-own"
    t.do("place-region hills_3_red")
    assert t.why("keep-regions") == "no-RIVA-2-13-begun"
    assert t.why("place-region hills_3_red") == "no-RIVA-2-13-laid"


def test_starting_cards_are_taken_in_any_order_riva_2_12() -> None:
    t = Table("duel")
    t.s, _ = t.rules.setup(2, 1, chance=["6", "1"])
    t.do("look-through 1")
    cards = t.view(RED).stacks[0]
    t.do(f"take-from-stack 4 {cards[3]}")
    assert t.why(f"take-from-stack 12 {cards[0]}") == "no-RIVA-4-63-place"
    t.do(f"take-from-stack 1 {cards[0]}")
    assert sorted(t.hand(RED)) == sorted([cards[0], cards[3]])


def test_unreadable_names_are_refused_by_the_table() -> None:
    t = Table("intro").stores(gold_field_1_red=1)
    t.runs(TakeResource(RED, 1, 1, "RIVA-4.27"))
    assert t.why("name-resource silver") == "no-TABLE-4"
    t.runs(BuyResource(RED, 2))
    assert t.why("buy silver") == "no-TABLE-4"
    t.acts()
    assert t.why("build-road up") == t.why("build-settlement up") == "no-TABLE-4"
    assert t.rules.why_not(t.s, Seat(1), t.rules.text.read("end-phase")) is not None
