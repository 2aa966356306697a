"""Phase I (PILL-4.4, PILL-4.5, PILL-4.8, PILL-4.10 to PILL-4.17)."""

from stolek.games.pillars.cards import CRAFTSMAN_INDEX
from stolek.games.pillars.events import CraftsmanDismissed, CraftsmanHired, CraftsmenLeft, Passed, WorkersSent
from stolek.games.pillars.frames import BeginWork, Draft, SendIdleWorkers
from stolek.kernel.values import Seat
from tests.games.pillars.scene import Scene

START = ["mortar_mixer_start", "woodworker_start", "stonecutter_start"]


def test_pill_4_4_pill_4_13_a_craftsman_is_paid_in_full_or_not_taken() -> None:
    scene = Scene().give(0, gold=4).display(craftsmen=["mason_r1", "mortar_mixer_r1"]).run(Draft())
    assert scene.offers == ["hire mortar_mixer_r1", "pass"]
    refusal = scene.refusal("hire mason_r1")
    assert refusal is not None
    assert (refusal.key, refusal.args["price"], refusal.args["gold"]) == ("no-PILL-4-13", 5, 4)
    scene.do("hire mortar_mixer_r1")
    assert (scene.gold(0), scene.told(CraftsmanHired)[0].gold) == (0, 4)


def test_pill_4_5_pill_4_12_workers_are_a_number_and_too_few_are_refused() -> None:
    scene = Scene().give(0, reserve=4).display(resources=["gravel_pit_3", "forest_3"]).run(Draft())
    assert scene.offers == ["take-resource gravel_pit_3", "pass"]
    refusal = scene.refusal("take-resource forest_3")
    assert refusal is not None
    assert (refusal.key, refusal.args["needed"], refusal.args["workers"]) == ("no-PILL-4-12", 6, 4)


def test_pill_4_10_one_card_a_turn_and_a_pass_is_final() -> None:
    scene = Scene(seats=3).display(resources=["gravel_pit_2", "forest_2", "quarry_2", "forest_3"]).run(Draft())
    order = []
    for answer in ("take-resource forest_2", "pass", "take-resource quarry_2", "take-resource gravel_pit_2"):
        order.append(int(scene.waits))
        scene.do(answer)
    assert order == [0, 1, 2, 0]
    assert (scene.waits, scene.state.drafting) == (2, [2, 0])
    assert scene.told(Passed) == [Passed(Seat(1))]


def test_pill_4_10_who_can_afford_no_card_passes_by_itself() -> None:
    scene = Scene().give(0, reserve=1).display(resources=["gravel_pit_2"]).run(Draft())
    assert (scene.waits, scene.told(Passed)) == (1, [Passed(Seat(0), unable=True)])


def test_pill_4_10_only_cards_of_the_display_and_none_of_shiring() -> None:
    scene = Scene().display(resources=["forest_2"], craftsmen=["mason_r1"], shiring=["toolmaker_r1"]).run(Draft())
    assert scene.why("take-resource quarry_4") == "no-PILL-4-10-display"
    assert scene.why("take-resource nonsense") == "no-PILL-4-10-display"
    assert scene.why("hire sculptor_r6") == "no-PILL-4-10-display"
    assert scene.why("hire toolmaker_r1") == "no-PILL-4-54"


def test_pill_4_10_who_can_take_nothing_passes_automatically() -> None:
    scene = Scene().give(0, gold=0, reserve=1).give(1, gold=0, reserve=1)
    scene.display(resources=["gravel_pit_2"], craftsmen=["mason_r1"]).run(Draft(), SendIdleWorkers())
    assert (scene.asks, len(scene.told(Passed))) == ("", 2)


def test_pill_4_11_the_last_one_goes_on_alone_until_the_display_is_empty() -> None:
    scene = Scene().display(resources=["gravel_pit_2", "gravel_pit_3", "forest_2"]).run(Draft())
    scene.do("pass", "take-resource gravel_pit_2", "take-resource gravel_pit_3")
    assert scene.waits == 1
    scene.do("take-resource forest_2")
    assert scene.asks == ""


def test_pill_4_14_pill_4_8_the_sixth_dismisses_any_craftsman_before_the_next_turn() -> None:
    hands = [*START, "toolmaker_r1", "master_woodworker_r1"]
    scene = Scene(round=2).give(0, craftsmen=hands).display(craftsmen=["potter_r2", "mason_r2"]).run(Draft())
    scene.do("hire potter_r2")
    assert (scene.asks, scene.waits) == ("choose-dismissal", 0)
    assert scene.why("dismiss mason_r2") == "no-PILL-4-14-employed"
    scene.do("dismiss potter_r2")
    assert scene.told(CraftsmanDismissed) == [CraftsmanDismissed(Seat(0), "potter_r2")]
    assert scene.state.gone_craftsmen == [CRAFTSMAN_INDEX["potter_r2"]]
    assert scene.waits == 1


def test_pill_4_15_craftsmen_of_one_kind_each_have_their_own_capacity() -> None:
    hands = ["mason_r1", "mason_r2", "mortar_mixer_start"]
    scene = Scene(round=2).give(0, stone=5, vp=0, craftsmen=hands).run(BeginWork(Seat(0)))
    scene.do("use mason_r1 2", "use mason_r2 3")
    assert scene.vp(0) == 5


def test_pill_4_16_what_nobody_took_is_cleared_away() -> None:
    scene = Scene().display(resources=["forest_2"], craftsmen=["mason_r1", "toolmaker_r1"]).run(SendIdleWorkers())
    assert (scene.state.resources, scene.state.craftsmen) == ([], [])
    assert scene.told(CraftsmenLeft) == [CraftsmenLeft(("mason_r1", "toolmaker_r1"))]
    assert scene.state.gone_craftsmen == [CRAFTSMAN_INDEX["mason_r1"], CRAFTSMAN_INDEX["toolmaker_r1"]]


def test_pill_4_17_all_workers_left_go_to_the_mill_without_a_choice() -> None:
    scene = Scene().give(0, reserve=5).give(1, reserve=0).run(SendIdleWorkers())
    assert [(player.mill, player.reserve) for player in scene.state.players] == [(5, 0), (0, 0)]
    assert scene.told(WorkersSent) == [WorkersSent(Seat(0), 5)]
