"""What the levels of The Pillars of the Earth see: work is not counted twice, places by what lies there."""

import pytest

from stolek.bots.bot import Simulations
from stolek.bots.evaluate.pillars_places import builders_worth, place_worth
from stolek.bots.evaluate.pillars_work import round_of_work, with_another, work_now
from stolek.bots.levels import make_bot
from stolek.games.pillars.actions import Finish
from stolek.games.pillars.cards import CRAFTSMAN_INDEX, CRAFTSMEN
from stolek.games.pillars.frames import Cathedral
from stolek.games.pillars.space import CASTLE, KINGSBRIDGE, START_PLAYER
from stolek.kernel.generator import Generator
from stolek.kernel.observation import observe
from stolek.kernel.values import Seat
from tests.games.pillars.scene import Scene

START = tuple(sorted(i for i, card in enumerate(CRAFTSMEN) if card.round == 0))


def test_work_counts_until_it_is_done() -> None:
    scene = (
        Scene(seats=2).give(0, wood=4, craftsmen=["woodworker_start"]).give(1, wood=4, craftsmen=["woodworker_start"])
    )
    scene.run(Cathedral())
    s, rules = scene.state, scene.rules
    assert [work_now(s, seat, s.players[seat].goods[:]) for seat in (0, 1)] == [2.0, 2.0]
    rules.apply(s, Seat(0), Finish())
    assert [work_now(s, seat, s.players[seat].goods[:]) for seat in (0, 1)] == [0.0, 2.0]


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_craftsmen_work_before_their_round_is_finished(level: str) -> None:
    scene = Scene(seats=2, round=6).give(0, wood=8, craftsmen=["woodworker_start"])
    scene.run(Cathedral())
    observation = observe(scene.rules, scene.state, Seat(0), Generator(1))
    assert make_bot(level, 2).choose(observation, Simulations(0)) != Finish()


def test_a_craftsman_more_is_never_worth_less_than_nothing_with_room() -> None:
    for new in range(len(CRAFTSMEN)):
        assert with_another(START, new, 5) > -0.2
    assert round_of_work((*START, CRAFTSMAN_INDEX["sculptor_r5"])) > round_of_work(START) + 1


def test_the_last_round_needs_neither_workers_nor_a_start_player() -> None:
    for number, wanted in ((1, True), (6, False)):
        worth = place_worth(Scene(seats=2, round=number).state, 0)
        assert (worth[CASTLE] > 0, worth[START_PLAYER] > 0) == (wanted, wanted)


def test_a_place_is_worth_its_card() -> None:
    scene = Scene(seats=2).display(kingsbridge=["weeping_madonna", "ellen"])
    worth = place_worth(scene.state, 0)
    assert worth[KINGSBRIDGE[0]] > worth[KINGSBRIDGE[1]]


def test_a_parked_builder_still_hopes_for_a_place() -> None:
    scene = Scene(seats=2).display(kingsbridge=["weeping_madonna", "ellen"])
    s = scene.state
    s.bag = []
    nothing = builders_worth(s, 0)
    s.parked = [(7, 0)]
    assert builders_worth(s, 0) > nothing
