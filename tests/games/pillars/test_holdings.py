"""What an answer would change: every holding of the player who is asked, before and after it."""

from stolek.games.pillars.frames import BeginWork, Draft, DrawBuilder, KingsCourt, Market, RevealEvent, ShiringCastle
from stolek.kernel.consequence import Foresight
from stolek.kernel.values import Seat
from stolek.text.language import LANGUAGES
from stolek.text.say import say
from tests.games.pillars.scene import Scene


def changes(scene: Scene, *answers: str) -> dict[str, tuple[int, int]]:
    """What these answers would change; cubes to come are told apart by their kind."""
    foresight = Foresight(scene.rules, scene.state, scene.waits)
    found = foresight.of(*[scene.rules.text.read(text) for text in answers]).changes
    return {
        " ".join([change.key, *change.args.values()]): (change.before, change.after)
        for change in found
        if change.before != change.after
    }


def test_pill_4_59_buying_on_the_market_costs_gold_and_brings_cubes() -> None:
    scene = Scene().give(0, gold=9, sand=1).builders(market=[0, 1]).run(Market())
    assert changes(scene, "buy sand 2") == {"gold": (9, 5), "sand": (1, 3)}


def test_pill_4_60_selling_brings_no_more_gold_than_the_track_holds() -> None:
    scene = Scene().give(0, gold=28, metal=1).builders(market=[0, 1]).run(Market())
    assert changes(scene, "sell metal 1") == {"gold": (28, 30), "metal": (1, 0)}


def test_pill_4_13_hiring_a_craftsman_costs_the_price() -> None:
    scene = Scene().give(0, gold=9).display(craftsmen=["mortar_mixer_r1"], resources=["forest_2"]).run(Draft())
    assert changes(scene, "hire mortar_mixer_r1") == {"gold": (9, 5), "craftsmen": (3, 4)}


def test_pill_4_12_a_resource_card_takes_workers_and_will_bring_cubes() -> None:
    scene = Scene().display(resources=["gravel_pit_3", "forest_2"]).run(Draft())
    assert changes(scene, "take-resource gravel_pit_3") == {"workers": (12, 8), "coming sand": (0, 3)}


def test_pill_4_23_placing_a_builder_costs_gold_and_will_bring_what_the_space_gives() -> None:
    scene = Scene().run(DrawBuilder(), chance=["0"])
    assert changes(scene, "place priory_2") == {"priory": (0, 2), "gold": (20, 13), "builders": (3, 2)}
    assert changes(scene, "place shiring_castle") == {"gold": (20, 13), "grey-workers": (0, 2), "builders": (3, 2)}
    assert changes(scene, "park") == {}


def test_pill_4_31_a_card_that_places_a_builder_is_gone() -> None:
    scene = Scene().give(0, advantages=["brother_remigius", "prior_philip"]).run(DrawBuilder(), chance=["0"])
    assert changes(scene, "place-free priory_1") == {"priory": (0, 2), "advantages": (2, 1), "builders": (3, 2)}


def test_pill_4_52_a_tax_that_a_card_fixes_is_known_before_the_roll() -> None:
    scene = Scene().give(0, advantages=["brother_francis"]).run(DrawBuilder(), chance=["0"])
    assert changes(scene, "place kings_court") == {"gold": (20, 13), "tax": (-2, 0), "builders": (3, 2)}


def test_pill_4_51_a_rolled_tax_is_paid_or_waived() -> None:
    scene = Scene().give(0, gold=1, vp=5, advantages=["loyalty_rewarded"])
    scene.run(KingsCourt(), ShiringCastle(), chance=["5"])
    assert changes(scene, "keep-card") == {"points": (5, 3), "gold": (1, 0), "tax": (-5, 0)}
    assert changes(scene, "use-card") == {"tax": (-5, 0), "advantages": (1, 0)}


def test_pill_4_105_protection_from_an_event_keeps_what_it_would_cost() -> None:
    scene = Scene().give(0, vp=5).builders(bishopric=0)
    scene.run(RevealEvent(), chance=["philip_waleran_conflict"])
    assert changes(scene, "take-protection") == {}
    assert changes(scene, "take-cube-instead") == {"points": (5, 3)}


def test_pill_4_63_a_craftsman_at_work_turns_cubes_into_points() -> None:
    scene = Scene().give(0, vp=2, wood=6).run(BeginWork(Seat(0)))
    assert changes(scene, "use woodworker_start 2") == {"points": (2, 4), "wood": (6, 2)}


def test_pill_4_20_nobody_foresees_which_builder_is_drawn_next() -> None:
    scene = Scene().run(DrawBuilder(), chance=["0"])
    found = Foresight(scene.rules, scene.state, scene.waits).of(scene.rules.text.read("place market"))
    assert found.unforeseeable


def test_every_holding_has_words_in_both_languages() -> None:
    scene = Scene().builders(market=[0, 1]).run(Market())
    question = scene.rules.question(scene.state, scene.waits)
    for holding in scene.rules.holdings(scene.state, scene.waits, question):
        for language in LANGUAGES:
            assert say(language, f"holding-{holding.key}", holding.args, "stolek.games.pillars")
    assert say("en", "holding-coming", {"cube": "sand"}, "stolek.games.pillars") == "To come this round: sand"
