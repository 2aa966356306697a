"""Each of the ten events, and the deck they lie in (RIVA-4.30, RIVA-4.31, RIVA-4.130 to RIVA-4.136, RIVA-4.220 ff.)."""

import pytest

from stolek.games.rivals.cards import EVENT, EVENTS
from stolek.games.rivals.frames.cards import RevealEvent
from tests.games.rivals.table import BLUE, RED, Table


def test_fraternal_feuds_riva_4_130_riva_4_57() -> None:
    t = Table("intro").builds(BLUE, "candamir", 1).holds(RED, "abbey", "inga", "austin").event("fraternal_feuds")
    assert t.asked() == "1 bury-card"
    assert t.view(BLUE).opponent_hand == ("abbey", "austin", "inga")
    assert "bury-hand-card abbey 4" in t.legal()
    t.do("bury-hand-card inga 2")
    assert t.hand(RED) == ["abbey", "austin", "inga"]
    assert "bury-hand-card abbey 1" in t.legal()
    assert t.why("bury-hand-card inga 1") == "no-RIVA-4-130-hand"
    t.do("bury-hand-card abbey 2")
    assert (t.hand(RED), t.asked()) == (["austin"], "over")
    assert t.view(BLUE).stacks[1][-2:] == ("inga", "abbey")
    assert t.view(RED).stacks[1][-2:] == (None, None)


def test_fraternal_feuds_without_holder_or_hand_riva_4_130() -> None:
    assert Table("intro").holds(RED, "abbey").event("fraternal_feuds").asked() == "over"
    assert Table("intro").builds(BLUE, "candamir", 1).event("fraternal_feuds").asked() == "over"
    t = Table("intro").builds(BLUE, "candamir", 1).holds(RED, "abbey").event("fraternal_feuds")
    t.do("bury-hand-card abbey 3")
    assert (t.hand(RED), t.asked(), t.view(RED).stacks[2][-1]) == ([], "over", "abbey")


def test_feud_names_three_of_more_buildings_riva_4_131() -> None:
    t = Table("theme_progress").builds(RED, "candamir", 1).city(BLUE, 1).builds(BLUE, "abbey", -1)
    t.builds(BLUE, "storehouse", -1, "below").builds(BLUE, "storehouse", 1).builds(BLUE, "bath_house", 1)
    t.builds(BLUE, "inga", 1, "below").event("feud")
    assert t.asked() == "0 name-for-feud"
    assert not [move for move in t.legal() if "inga" in move]
    t.do("name-building abbey -1 above", "name-building storehouse 1 above", "name-building bath_house 1 above")
    assert t.why("remove-under storehouse -1 below 1") == "no-RIVA-4-131-named"
    assert {move.split()[1] for move in t.legal()} == {"abbey", "storehouse", "bath_house"}
    assert t.legal("remove-under bath_house") == [
        "remove-under bath_house 1 above 4",
        "remove-under bath_house 1 above 5",
    ]
    t.do("remove-under bath_house 1 above 4")
    assert t.s.princes[BLUE].victory == 3


def test_feud_names_equal_buildings_of_one_row_once_riva_4_131() -> None:
    t = Table("theme_gold").builds(RED, "candamir", 1).city(BLUE, 1).builds(BLUE, "storehouse", 1)
    t.builds(BLUE, "storehouse", 1).builds(BLUE, "abbey", -1).builds(BLUE, "toll_bridge", -1, "below").event("feud")
    assert len(t.legal()) == 3
    t.do("name-building storehouse 1 above", "name-building abbey -1 above")
    assert t.legal() == ["name-building toll_bridge -1 below", "name-building storehouse 1 above"]
    assert t.why("name-building abbey -1 above") == "no-RIVA-4-131-twice"
    assert t.why("name-building inga 1 above") == "no-RIVA-4-131-building"


def test_feud_spares_a_covered_parish_hall_and_without_buildings_does_nothing_riva_4_131() -> None:
    t = Table("theme_progress").builds(RED, "candamir", 1).event("feud")
    assert t.asked() == "over"
    t.city(BLUE, 1).builds(BLUE, "parish_hall", 1).builds(BLUE, "town_hall", 1).event("feud")
    assert {move.split()[1] for move in t.legal()} == {"town_hall"}
    t.do("remove-under town_hall 1 above 4")
    assert [(e.card, e.covered) for e in t.view(None).principalities[BLUE].expansions] == [("parish_hall", False)]


def test_invention_riva_4_132_riva_3_1() -> None:
    t = Table("theme_progress").builds(RED, "abbey", -1).city(RED, 1).builds(RED, "university", 1)
    t.builds(BLUE, "abbey", 1).event("invention", BLUE)
    assert t.asked() == "1 gain-any"
    t.do("store-in hills_2_blue")
    assert t.asked() == "0 gain-any"
    t.do("store-in hills_3_red", "store-in hills_3_red")
    assert (t.at("hills_2_blue"), t.at("hills_3_red"), t.asked()) == (2, 3, "over")


def test_trade_ships_race_riva_4_133() -> None:
    assert Table("theme_gold").builds(BLUE, "pirate_ship", 1).event("trade_ships_race").asked() == "over"
    t = Table("theme_gold").builds(BLUE, "ore_ship", 1).event("trade_ships_race")
    assert t.asked() == "1 gain-any"
    t = Table("theme_gold").builds(BLUE, "ore_ship", 1).builds(RED, "wool_ship", 1).event("trade_ships_race")
    t.do("store-in hills_3_red")
    assert t.asked() == "1 gain-any"


def test_traveling_merchant_riva_4_134() -> None:
    t = Table("intro").stores(gold_field_1_red=3, forest_2_red=3).event("traveling_merchant")
    assert "buy gold" not in t.legal()
    assert t.why("buy gold") == "no-RIVA-4-134-gold"
    t.do("buy ore", "buy lumber")
    assert (t.have(RED, "gold"), t.have(RED, "ore"), t.have(RED, "lumber"), t.asked()) == (1, 2, 3, "over")
    assert t.tags()[-1] == "gain-wasted"
    t = Table("intro").stores(gold_field_4_blue=2).event("traveling_merchant").do("stop-buying")
    assert (t.have(BLUE, "gold"), t.asked()) == (2, "over")


def test_year_of_plenty_reaches_both_and_the_gold_cache_riva_4_135() -> None:
    t = Table("theme_gold").builds(RED, "storehouse", 1).builds(BLUE, "abbey", 1, "below").builds(RED, "gold_cache", 0)
    t.empty().event("year_of_plenty")
    assert (t.asked(), t.at("fields_6_red")) == ("0 store-resource", 1)
    t.do("store-in gold_cache")
    assert [t.at(r) for r in ("gold_cache", "pasture_1_blue", "mountains_6_blue")] == [1, 1, 1]


@pytest.mark.parametrize("mode", ["intro", "theme_gold", "theme_turmoil", "theme_progress", "duel"])
def test_yule_rebuilds_the_deck_and_another_event_follows_riva_4_136_riva_4_31(mode: str) -> None:
    t = Table(mode)
    size = len(t.s.known_events) + 1
    t.s.above_yule = 0
    t.s.spent_events = (EVENT["invention"],)
    t.runs(RevealEvent(), chance=["year_of_plenty"])
    assert t.tags() == ["event-revealed", "event-deck-built", "event-revealed", "nothing-happened"]
    view = t.view(None).events
    assert (view.spent, view.above_yule, view.size) == (("year_of_plenty",), size - 5, size)


def test_gift_for_the_prince_riva_4_220() -> None:
    t = Table("theme_gold").builds(RED, "austin", 1).builds(RED, "candamir", -1).builds(RED, "ore_ship", 1, "below")
    t.builds(BLUE, "inga", 1).stores(gold_field_1_red=2).event("gift_for_the_prince")
    assert (t.have(RED, "gold"), t.have(BLUE, "gold")) == (3, 1)


def test_riots_price_and_choice_riva_4_330() -> None:
    t = (
        Table("theme_turmoil")
        .builds(RED, "austin", 1)
        .builds(BLUE, "inga", 1)
        .builds(BLUE, "ore_ship", -1)
        .event("riots")
    )
    assert t.legal() == [f"remove-under austin 1 above {n}" for n in (1, 2, 3)]
    assert t.why("pay-gold") == "no-RIVA-4-330-gold"
    t.do("remove-under austin 1 above 1")
    assert t.asked() == "1 pay-rioters"
    t = Table("theme_turmoil").builds(BLUE, "inga", 1).builds(BLUE, "ore_ship", -1).stores(gold_field_4_blue=1)
    t.event("riots").do("pay-gold")
    assert (t.have(BLUE, "gold"), len(t.s.princes[BLUE].built)) == (0, 2)
    t.builds(BLUE, "abbey", 1, "below").event("riots")
    assert t.why("remove-under abbey 1 below 1") == "no-RIVA-4-330-unit"


def test_events_of_turmoil_are_as_in_the_basic_set_riva_4_331() -> None:
    names = [EVENTS[event].id for event in Table("theme_turmoil").s.known_events]
    assert (names.count("feud"), names.count("fraternal_feuds"), names.count("riots")) == (2, 2, 2)
    t = Table("theme_turmoil").builds(RED, "candamir", 1).builds(BLUE, "abbey", 1)
    for _ in range(2):
        t.event("feud")
        assert t.asked() == "1 lose-building"


def test_plague_spares_settlements_and_the_gold_cache_riva_4_420() -> None:
    t = Table("duel").city(RED, 1).builds(RED, "gold_cache", 0).stores(gold_cache=2, gold_field_1_red=1)
    t.stores(fields_6_red=0).event("plague")
    lost = ("gold_field_1_red", "fields_6_red", "pasture_4_red", "mountains_5_red")
    assert [t.at(r) for r in lost] == [0, 0, 0, 0]
    assert (t.at("gold_cache"), t.at("forest_2_red"), t.at("hills_3_red"), t.total(BLUE)) == (2, 1, 1, 5)


def test_the_active_player_draws_and_both_carry_it_out_riva_4_30() -> None:
    t = Table("intro").builds(RED, "abbey", 1).builds(BLUE, "abbey", 1).begins(RED, "1", "5", "invention")
    assert t.asked() == "0 gain-any"
    t.do("store-in forest_2_red", "store-in forest_3_blue")
    assert t.view(None).events.spent == ("invention",)


def test_an_event_of_the_duel_with_a_half_moon_is_known_from_then_on_riva_2_15_riva_7_3() -> None:
    t = Table("duel")
    t.runs(RevealEvent(), chance=["half_moon", "gift_for_the_prince"])
    view = t.view(None).events
    assert (view.half_moons, view.spent, view.above_yule) == (5, ("gift_for_the_prince",), 7)
    t.s.above_yule = 0
    t.runs(RevealEvent(), chance=["gift_for_the_prince"])
    assert len(t.s.half_moons) == 14
