"""Each card of the Era of Progress takes effect (RIVA-4.401 to RIVA-4.417)."""

import pytest

from stolek.games.rivals.cards import CARD
from stolek.games.rivals.era_of_progress import PROGRESS_TURN
from tests.games.rivals.table import BLUE, RED, Table

FULL = dict.fromkeys(
    ("forest_2_red", "hills_3_red", "pasture_4_red", "fields_6_red", "mountains_5_red", "gold_field_1_red"), 3
)


def scholar(*cards: str) -> Table:
    """Red has the University and these cards."""
    return Table("theme_progress").city(RED, 1).builds(RED, "university", 1).holds(RED, *cards)


def test_benjamin_the_traveling_scholar_ignores_boosters_riva_4_401_riva_r3() -> None:
    t = Table("theme_progress").builds(RED, "lumber_camp", -1).holds(RED, "benjamin_the_traveling_scholar").acts(RED, 2)
    t.do("play-card benjamin_the_traveling_scholar")
    assert (t.at("forest_2_red"), t.total(BLUE)) == (2, 5)
    t = Table("theme_progress").holds(RED, "benjamin_the_traveling_scholar").stores(forest_2_red=3).acts(RED, 2)
    t.do("play-card benjamin_the_traveling_scholar")
    assert (t.at("forest_2_red"), "gain-wasted" in t.tags()) == (3, True)


@pytest.mark.parametrize("card", ["brigitta_the_wise_woman_progress", "relocation_progress"])
def test_progress_copies_are_as_in_the_basic_set_riva_4_402(card: str) -> None:
    t = Table("theme_progress").holds(RED, card)
    assert t.view(None).principalities[RED].hand == ("era_of_progress",)
    if card == "relocation_progress":
        t.acts().do("play-card relocation_progress", "swap-regions forest_2_red gold_field_1_red")
        assert t.at("forest_2_red") == 1
    else:
        t.begins(RED).do("play-card brigitta_the_wise_woman_progress", "choose-number 2", chance=["2"])
        assert t.at("forest_2_red") == 2


def test_doctor_chooses_among_bath_houses_riva_4_403() -> None:
    t = Table("theme_progress").city(RED, 1).city(RED, -1).builds(RED, "bath_house", 1).builds(RED, "bath_house", -1)
    t.builds(RED, "bath_house", -1, "below").holds(RED, "doctor", "doctor").stores(**FULL).stores(gold_field_1_red=2)
    t.acts().do("play-card doctor")
    assert len(t.legal("choose-expansion bath_house")) == 3
    assert t.why("choose-expansion university -1 below") == "no-RIVA-4-403-card"
    t.do("choose-expansion bath_house 1 above")
    assert (t.at("gold_field_1_red"), "gain-wasted" in t.tags()) == (3, True)


def test_guido_the_ambassador_takes_a_discarded_card_riva_4_404() -> None:
    t = Table("theme_progress").holds(RED, "guido_the_ambassador", "relocation").acts()
    assert t.why("play-card guido_the_ambassador") == "no-RIVA-4-47-behind"
    t.city(BLUE, 1).acts()
    assert t.why("play-card guido_the_ambassador") == "no-RIVA-4-404-pile"
    t.do("play-card relocation", "swap-regions forest_2_red gold_field_1_red", "play-card guido_the_ambassador")
    assert (t.legal(), t.view(RED).discard_pile) == (["take-discard relocation"], ("relocation",))
    assert t.view(BLUE).discard_pile == ()
    t.do("take-discard relocation")
    assert (t.hand(RED), t.view(None).discard_top, t.view(None).discard_size) == (
        ["relocation"],
        "guido_the_ambassador",
        1,
    )
    t.do("play-card relocation", "swap-regions forest_2_red gold_field_1_red")


def test_gustav_the_librarian_needs_a_library_or_to_be_behind_riva_4_405() -> None:
    t = Table("theme_progress").city(RED, 1).builds(RED, "inga", -1).holds(RED, "gustav_the_librarian").acts()
    t.do("demolish inga -1 above")
    assert t.refusal("play-card gustav_the_librarian").args["needed"] == "library"
    t.builds(RED, "library", 1).acts().do("play-card gustav_the_librarian", "take-discard inga")
    assert t.hand(RED) == ["inga"]


def test_guido_and_gustav_end_after_two_each_riva_4_404_riva_4_405_riva_r5() -> None:
    t = (
        Table("theme_progress")
        .city(BLUE, 1)
        .holds(RED, "guido_the_ambassador", "gustav_the_librarian", "inga", "austin")
    )
    t.stores(**FULL).acts().do("build inga 1 above", "demolish inga 1 above")
    t.do("play-card guido_the_ambassador", "take-discard inga", "play-card gustav_the_librarian")
    t.do("take-discard guido_the_ambassador", "play-card guido_the_ambassador", "take-discard gustav_the_librarian")
    t.do("play-card gustav_the_librarian", "take-discard guido_the_ambassador")
    assert t.why("play-card guido_the_ambassador") == "no-RIVA-4-404-twice"
    fetchers = CARD["guido_the_ambassador"], CARD["gustav_the_librarian"]
    assert [PROGRESS_TURN.of(t.s).fetchers.count(card) for card in fetchers] == [2, 2]
    t.begins(RED, "1", "2")
    assert PROGRESS_TURN.of(t.s).fetchers == ()


@pytest.mark.parametrize(
    ("card", "resource", "place"),
    [("mineral_mining", "ore", "mountains_2_stack"), ("three_field_system", "grain", "fields_1_stack")],
)
def test_mineral_mining_and_three_field_system_riva_4_406(card: str, resource: str, place: str) -> None:
    t = Table("theme_progress").holds(RED, card).acts()
    assert t.refusal(f"play-card {card}").args["needed"] == "university"
    t = scholar(card).settlement(RED, "right", "mountains_2_stack", "fields_1_stack").acts().do(f"play-card {card}")
    assert (t.asked(), t.legal()) == ("0 gain-up-to", ["choose-amount 2", "choose-amount 1"])
    t.do("choose-amount 2")
    assert len(t.legal("store-in")) == 2
    t.do(f"store-in {place}", f"store-in {place}")
    assert (t.at(place), t.have(RED, resource)) == (2, 3)
    t.stores(mountains_5_red=3, fields_6_red=3, mountains_2_stack=3, fields_1_stack=3).holds(RED, card).acts()
    t.do(f"play-card {card}")
    assert "gain-wasted" in t.tags()


def test_less_than_up_to_two_may_be_taken_riva_4_406_riva_r3() -> None:
    t = scholar("mineral_mining").acts().do("play-card mineral_mining")
    assert t.why("choose-amount 0") == "no-RIVA-4-406-amount"
    t.do("choose-amount 1")
    assert t.have(RED, "ore") == 2


def test_chief_cannoneer_is_a_unit_and_no_hero_riva_4_410() -> None:
    t = scholar("chief_cannoneer", "chief_cannoneer").stores(**FULL).acts()
    t.do("build chief_cannoneer -1 above", "build chief_cannoneer -1 below")
    assert (t.s.princes[RED].strength, t.view(None).hero_token) == (8, RED)
    t = Table("duel").builds(RED, "chief_cannoneer", 1).holds(RED, "gold_cache").acts()
    assert t.why("place-on-region gold_cache forest_2_red") == "no-RIVA-4-210-hero"
    t.event("gift_for_the_prince")
    assert t.have(RED, "gold") == 1


def test_library_searches_a_stack_for_nothing_riva_4_411() -> None:
    t = Table("theme_progress").city(RED, 1).holds(RED, "library").stores(**FULL).acts().do("build library 1 above")
    assert t.legal() == ["skip-search", *[f"look-through {n}" for n in range(1, 6)]]
    t.do("look-through 1")
    assert t.asked() == "0 take-searched-card"
    cards = t.view(RED).stacks[0]
    t.do(f"take-from-stack 2 {cards[1]}")
    assert (t.hand(RED), t.s.princes[RED].progress, t.points(RED)) == ([cards[1]], 0, 4)
    assert t.view(RED).stacks[0] == (cards[0], *cards[2:])


def test_bath_house_saves_its_four_regions_riva_4_412() -> None:
    t = Table("theme_progress").city(RED, 1).city(RED, -1).builds(RED, "bath_house", 1).stores(**FULL).event("plague")
    assert [t.at(r) for r in ("forest_2_red", "gold_field_1_red", "fields_6_red")] == [2, 3, 3]
    assert [t.at(r) for r in ("hills_3_red", "pasture_4_red", "mountains_5_red")] == [2, 3, 3]


def test_pharmacy_pays_also_without_a_loss_riva_4_413() -> None:
    t = Table("theme_progress").city(BLUE, 1).builds(BLUE, "pharmacy", 1).builds(BLUE, "bath_house", 1).event("plague")
    assert (t.asked(), t.total(BLUE)) == ("1 gain-any", 5)


def test_town_hall_needs_a_parish_hall_at_a_city_riva_4_414() -> None:
    t = (
        Table("theme_progress")
        .city(RED, 1)
        .builds(RED, "parish_hall", -1)
        .holds(RED, "town_hall")
        .stores(**FULL)
        .acts()
    )
    assert t.why("build town_hall -1 above") == "no-RIVA-4-414-city"
    t.city(RED, -1).acts()
    assert t.legal("build town_hall") == ["build town_hall -1 above"]
    assert t.why("build town_hall 1 above") == "no-RIVA-4-414-beneath"
    sites = len(t.s.princes[RED].sites)
    t.do("build town_hall -1 above")
    assert (len(t.s.princes[RED].sites), t.points(RED)) == (sites, 5)


def test_parliament_needs_two_progress_points_riva_4_415() -> None:
    t = Table("theme_progress").city(RED, 1).holds(RED, "parliament").builds(RED, "abbey", -1).stores(**FULL).acts()
    refusal = t.refusal("build parliament 1 above")
    assert (refusal.key, refusal.args["least"]) == ("no-RIVA-4-47-points", 2)
    t.builds(RED, "university", 1).acts().do("build parliament 1 below")
    assert t.points(RED) == 6


def test_building_crane_needs_the_university_and_does_not_help_itself_riva_4_416_riva_4_87() -> None:
    t = scholar("building_crane", "parliament").builds(RED, "abbey", -1).stores(**FULL).acts()
    t.do("build building_crane 1 above")
    assert t.have(RED, "lumber") == 2
    t.do("build parliament 1 below")
    assert (t.have(RED, "lumber"), t.asked()) == (0, "0 action-phase")
    assert [t.have(RED, r) for r in ("brick", "wool")] == [1, 1]


def test_university_needs_an_abbey_or_a_library_riva_4_417() -> None:
    t = Table("theme_progress").city(RED, 1).stores(**FULL).acts()
    assert t.why("build-face-up university 1 above") == "no-RIVA-4-47-either"
    t.builds(RED, "library", 1).acts().do("build-face-up university 1 below")
    assert (t.s.princes[RED].progress, t.points(RED)) == (1, 5)
    t.do("demolish university 1 below")
    assert t.view(None).face_up == ("university", "university")
