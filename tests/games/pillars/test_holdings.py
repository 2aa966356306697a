"""What an answer would change: every holding of the player who is asked, before and after it."""

from stolek.games.pillars.events import WagesPaid
from stolek.games.pillars.frames import (
    BeginWork,
    Draft,
    DrawBuilder,
    Kingsbridge,
    KingsCourt,
    Market,
    NextStartPlayer,
    RevealEvent,
    SendIdleWorkers,
    Shiring,
    ShiringCastle,
    WoolMill,
)
from stolek.kernel.consequence import Foresight
from stolek.kernel.values import Seat
from stolek.text.language import LANGUAGES
from stolek.text.say import say
from tests.games.pillars.scene import Scene

STARTING = ("mortar_mixer_start", "woodworker_start", "stonecutter_start")
AT_COURT = {"untaxed": (0, 1), "coming metal": (0, 1)}
"""What the first builder in the king's court brings in any round (PILL-4.51, PILL-4.53)."""


def changes(scene: Scene, *answers: str) -> dict[str, tuple[int, int]]:
    """What these answers would change; cubes and cards to come are told apart by their names."""
    foresight = Foresight(scene.rules, scene.state, scene.waits)
    found = foresight.of(*[scene.rules.text.read(text) for text in answers]).changes
    return {
        " ".join([change.key, *map(str, change.args.values())]): (change.before, change.after)
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


def placed(space: str, scene: Scene) -> dict[str, tuple[int, int]]:
    """What a builder on this space would change beside the price and the number of builders."""
    found = changes(scene, f"place {space}")
    return {key: change for key, change in found.items() if key not in ("gold", "builders")}


def test_pill_4_28_a_builder_joins_the_line_of_the_market_once() -> None:
    scene = Scene(seats=3).builders(market=[1, 2, 1]).run(DrawBuilder(), Market(), chance=["0"])
    assert placed("market", scene) == {"trading 3": (0, 1)}
    again = Scene(seats=3).builders(market=[1, 0]).run(DrawBuilder(), Market(), chance=["0"])
    assert placed("market", again) == {}
    scene = Scene(seats=3).builders(market=[1, 2, 1, 0]).run(Market())
    assert scene.state.line == [1, 2, 0]


def test_pill_4_57_a_trader_keeps_the_number_until_he_leaves() -> None:
    scene = Scene().give(0, gold=9).builders(market=[0, 1]).run(Market())
    assert changes(scene, "buy sand 1") == {"gold": (9, 7), "sand": (0, 1)}
    assert changes(scene, "withdraw") == {"trading 1": (1, 0)}


def test_pill_4_42_a_builder_on_the_bishops_seat_waits_for_the_event() -> None:
    scene = Scene().run(DrawBuilder(), chance=["0"])
    assert placed("bishopric", scene) == {"favour": (0, 1)}
    scene = Scene().builders(bishopric=0).run(RevealEvent(), chance=["cold_winter"])
    assert scene.asks == "choose-protection"


def test_pill_4_46_a_builder_in_kingsbridge_will_bring_the_card_that_lies_there() -> None:
    laid = Scene().display(kingsbridge=["ellen", "prior_philip"]).builders(priory_1=0)
    assert placed("kingsbridge_b", laid.run(DrawBuilder(), chance=["0"])) == {"advantage-coming prior_philip": (0, 1)}
    scene = Scene().display(kingsbridge=["ellen", "prior_philip"]).builders(kingsbridge_b=0)
    scene.run(Kingsbridge(), BeginWork(Seat(0)))
    assert scene.advantages(0) == ["prior_philip"]


def test_pill_4_54_a_builder_in_shiring_will_bring_a_craftsman_for_whom_another_may_have_to_go() -> None:
    craftsmen = [*STARTING, "mason_r1", "toolmaker_r1"]
    cards = ["carpenter_r2", "potter_r2"]
    scene = Scene().give(0, craftsmen=craftsmen).display(shiring=cards).run(DrawBuilder(), chance=["0"])
    assert placed("shiring_a", scene) == {"craftsman-coming carpenter_r2": (0, 1), "dismissals": (0, -1)}
    scene = Scene().give(0, craftsmen=craftsmen).display(shiring=cards).builders(shiring_a=0).run(Shiring())
    assert scene.asks == "choose-dismissal"
    assert changes(scene, "dismiss mason_r1") == {"craftsmen": (6, 5), "dismissals": (-1, 0)}


def test_pill_4_55_grey_workers_come_only_if_there_is_a_next_round() -> None:
    assert placed("shiring_castle", Scene(round=5).run(DrawBuilder(), chance=["0"])) == {"grey-workers": (0, 2)}
    assert placed("shiring_castle", Scene(round=6).run(DrawBuilder(), chance=["0"])) == {}


def test_pill_4_67_a_builder_on_the_start_player_space_starts_the_next_round() -> None:
    assert placed("start_player", Scene(round=5).run(DrawBuilder(), chance=["0"])) == {"starting": (0, 1)}
    assert placed("start_player", Scene(round=6).run(DrawBuilder(), chance=["0"])) == {}
    scene = Scene(seats=3, round=5).builders(start_player=0).run(NextStartPlayer(), BeginWork(Seat(0)))
    assert scene.state.start == 0


def test_pill_4_53_the_first_at_court_will_take_the_metal_the_second_pays_no_tax() -> None:
    first = Scene(seats=3).run(DrawBuilder(), chance=["0"])
    assert placed("kings_court", first) == AT_COURT
    second = Scene(seats=3).builders(kings_court=1).run(DrawBuilder(), chance=["0"])
    assert placed("kings_court", second) == {"untaxed": (0, 1)}
    twice = Scene(seats=3).builders(kings_court=[1, 0]).run(DrawBuilder(), chance=["0"])
    assert placed("kings_court", twice) == {}
    scene = Scene(seats=3).builders(kings_court=[0, 1]).run(KingsCourt(), BeginWork(Seat(0)), chance=["3"])
    assert [scene.cubes(seat) for seat in range(3)] == [{"metal": 1}, {}, {}]
    assert [scene.gold(seat) for seat in range(3)] == [20, 20, 17]


def test_pill_4_17_who_passes_sends_the_idle_workers_to_the_mill() -> None:
    scene = Scene().display(resources=["gravel_pit_3", "forest_2"]).run(Draft(), SendIdleWorkers(), WoolMill())
    assert changes(scene, "pass") == {"wages": (0, 12)}
    scene.do("pass", "pass")
    assert [event.wages for event in scene.told(WagesPaid)] == [12, 12]


def test_pill_4_65_who_finishes_with_too_many_cubes_gives_some_back() -> None:
    scene = Scene().give(0, wood=4, sand=3).run(BeginWork(Seat(0)))
    assert changes(scene, "finish") == {"excess": (0, -2)}
    scene.do("finish")
    assert changes(scene, "give-back 2 0 0 0") == {"wood": (4, 2), "excess": (-2, 0)}
    last = Scene(round=6).give(0, wood=4, sand=3).run(BeginWork(Seat(0)), BeginWork(Seat(1)))
    assert changes(last, "finish") == {}


def test_pill_4_31_a_card_that_places_a_builder_is_gone() -> None:
    scene = Scene().give(0, advantages=["brother_remigius", "prior_philip"]).run(DrawBuilder(), chance=["0"])
    assert changes(scene, "place-free priory_1") == {"priory": (0, 2), "advantages": (2, 1), "builders": (3, 2)}


def test_pill_4_52_a_tax_that_a_card_fixes_is_known_before_the_roll() -> None:
    scene = Scene().give(0, advantages=["brother_francis"]).run(DrawBuilder(), chance=["0"])
    assert changes(scene, "place kings_court") == {"gold": (20, 13), **AT_COURT, "tax": (-2, 0), "builders": (3, 2)}


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


def test_pill_4_60_every_offered_deal_is_in_the_view_with_what_it_books() -> None:
    scene = Scene().give(0, gold=28, stone=2, metal=1).builders(market=[0, 1]).run(Market())
    deals = scene.rules.public(scene.state).deals
    assert deals["buy sand 2"] == {"sand": 2, "gold": -4}
    assert deals["sell metal 1"] == {"metal": -1, "gold": 2}
    assert [*deals, "withdraw"] == scene.offers
    for answer, deal in deals.items():
        assert {key: after - before for key, (before, after) in changes(scene, answer).items()} == deal


def test_pill_4_63_every_possible_use_is_in_the_view_with_what_it_books() -> None:
    scene = Scene().give(0, gold=29, wood=5, metal=1, craftsmen=[*STARTING, "toolmaker_r1"]).run(BeginWork(Seat(0)))
    deals = scene.rules.public(scene.state).deals
    assert deals == {
        "use woodworker_start 1": {"wood": -2, "vp": 1},
        "use woodworker_start 2": {"wood": -4, "vp": 2},
        "use toolmaker_r1 1": {"gold": 1},
    }
    scene.do("use woodworker_start 2")
    assert (scene.cubes(0)["wood"], scene.vp(0)) == (1, 4)


def test_pill_4_28_the_view_says_where_the_next_builder_in_a_line_will_stand() -> None:
    scene = Scene().builders(kings_court=1, priory_2=1).run(DrawBuilder(), chance=["0"])
    free = scene.rules.public(scene.state).free
    assert free["kings_court"] == "kings_court_2"
    assert "priory_2" not in free
    scene.do("place kings_court", chance=["1"])
    assert scene.rules.public(scene.state).spaces[free["kings_court"]] == 0


def test_pill_4_14_the_view_says_how_many_craftsmen_there_is_room_for() -> None:
    scene = Scene().give(0, advantages=["jack"]).run(DrawBuilder(), chance=["0"])
    assert [player.room for player in scene.rules.public(scene.state).players] == [6, 5]
    assert scene.rules.public(scene.state).deals == {}


def test_every_holding_has_words_in_both_languages() -> None:
    scene = Scene().builders(market=[0, 1]).run(Market())
    question = scene.rules.question(scene.state, scene.waits)
    for holding in scene.rules.holdings(scene.state, scene.waits, question):
        for language in LANGUAGES:
            assert say(language, f"holding-{holding.key}", holding.args, "stolek.games.pillars")
    assert say("en", "holding-coming", {"cube": "sand"}, "stolek.games.pillars") == "To come this round: sand"
