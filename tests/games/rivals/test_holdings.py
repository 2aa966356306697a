"""What an answer would change: every holding of the player who is asked, before and after it."""

from stolek.games.rivals.frames.resources import GainAny, PayAny
from stolek.kernel.consequence import Consequence, Foresight
from stolek.text.language import LANGUAGES
from stolek.text.say import say
from tests.games.rivals.table import BLUE, RED, Table


def foresee(t: Table, *answers: str) -> Consequence:
    """What these answers of whoever is asked would do."""
    (seat,) = t.rules.waiting(t.s)
    return Foresight(t.rules, t.s, seat).of(*[t.rules.text.read(text) for text in answers])


def changes(t: Table, *answers: str) -> dict[str, tuple[int, int]]:
    """What these answers would change."""
    found = foresee(t, *answers).changes
    return {change.key: (change.before, change.after) for change in found if change.before != change.after}


def test_riva_4_33_a_card_costs_resources_and_brings_points() -> None:
    t = Table("intro").holds(RED, "abbey").acts()
    assert changes(t, "build abbey 1 above") == {
        "progress": (0, 1),
        "brick": (1, 0),
        "grain": (1, 0),
        "ore": (1, 0),
        "hand": (1, 0),
        "counted": (5, 2),
    }


def test_riva_4_39_a_city_paid_from_several_regions_is_foreseen_whole() -> None:
    t = Table("intro").settlement(RED, "left", "mountains_2_stack", "fields_1_stack")
    t.stores(mountains_5_red=3, mountains_2_stack=3, fields_6_red=2, fields_1_stack=2).acts()
    found = changes(t, "build-city 1")
    assert t.do("build-city 1").asked() == "0 pay-resource"
    assert (found["victory"], found["ore"], found["grain"]) == ((3, 4), (6, 3), (4, 2))
    assert changes(t, t.legal()[0]) == {"grain": (4, 3), "counted": (13, 12)}


def test_riva_4_38_a_settlement_is_foreseen_up_to_its_unknown_regions() -> None:
    t = Table("intro").stores(hills_3_red=3, forest_2_red=2).acts().do("build-road left")
    found = foresee(t, "build-settlement left")
    assert found.unforeseeable
    assert {c.key: c.after - c.before for c in found.changes if c.before != c.after}["victory"] == 1


def test_riva_4_22_a_booster_names_the_regions_that_it_boosts() -> None:
    t = Table("intro").stores(hills_3_red=3, fields_6_red=3, forest_2_red=3, mountains_5_red=3)
    t.holds(RED, "grain_mill").acts()
    offers = [t.rules.text.read(text) for text in t.legal("build grain_mill")]
    found = {
        change.fresh
        for offer in offers
        for change in Foresight(t.rules, t.s, RED).of(offer).changes
        if change.key == "boosted"
    }
    assert found == {(), ("fields_6_red",)}


def test_riva_4_26_more_than_seven_resources_are_in_danger() -> None:
    t = Table("intro").stores(forest_2_red=3, gold_field_1_red=1).runs(GainAny(RED, 1, "RIVA-4.29"))
    assert changes(t, "store-in pasture_4_red") == {"wool": (1, 2), "counted": (8, 9), "brigands": (-2, -3)}


def test_riva_4_114_a_storehouse_hides_regions_from_brigands() -> None:
    t = Table("intro").stores(forest_2_red=3, hills_3_red=2, mountains_5_red=3).holds(RED, "storehouse").acts()
    site = next(text for text in t.legal("build storehouse"))
    assert changes(t, site)["brigands"] == (-1, 0)


def test_riva_4_72_a_token_that_changes_hands_counts_for_both() -> None:
    t = Table("intro").builds(BLUE, "harald", 1).builds(BLUE, "inga", -1).builds(RED, "osmund", 1)
    t.stores(pasture_4_red=3).holds(RED, "candamir").acts()
    before = t.points(RED), t.points(BLUE)
    answer = t.legal("build candamir")[0]
    found = changes(t, answer)
    t.do(answer)
    assert (found["victory"], found["opponent"]) == ((before[0], t.points(RED)), (before[1], t.points(BLUE)))
    assert (t.points(RED), t.points(BLUE)) == (before[0] + 1, before[1] - 1)


def test_riva_4_14_any_resources_are_paid_one_by_one() -> None:
    t = Table("intro").runs(PayAny(RED, 2, ("forest_2_red", "hills_3_red", "pasture_4_red"), "RIVA-4.63"))
    assert changes(t, "give-from forest_2_red") == {"lumber": (1, 0), "counted": (5, 4)}


def test_every_holding_has_words_in_both_languages() -> None:
    t = Table("intro").acts()
    keys = [holding.key for holding in t.rules.holdings(t.s, RED, t.rules.question(t.s, RED))]
    assert len(keys) == len(set(keys))
    for language in LANGUAGES:
        assert all(say(language, f"holding-{key}", {}, "stolek.games.rivals") for key in keys)
