"""Resigning, absence, clocks, failing bots."""

import pytest

from stolek.kernel.values import Seat
from stolek.table.clock import Clock
from stolek.table.command import HOUSE, Command, Cover, Flag, Person, ReplaceBot, Resign, Return, Undo
from stolek.table.event import (
    TableBotReplaced,
    TableCovered,
    TableEnded,
    TableFlagged,
    TableResigned,
    TableReturned,
    TableTimeUp,
)
from tests.table.people import ANNA, BOB, CYRIL, EVE, answered, choice, done, gathered, played_on, playing, refused

ONE, TWO = Seat(0), Seat(1)


def test_of_two_the_other_wins_when_one_resigns() -> None:
    table = done(playing(ANNA, BOB), Resign(ONE), ANNA)
    assert [line.event for line in table.log[-2:]] == [TableResigned(ONE), TableEnded((TWO,))]
    result = table.result()
    assert result is not None
    assert (result.ranks, result.winners, result.resigned, result.finished) == ((2, 1), (TWO,), (ONE,), False)
    assert result.outcome.scores == table.rules.result(table.play.state).scores  # type: ignore[union-attr]
    assert table.waiting() == ()
    assert table.view(TWO).over


def test_of_three_a_bot_plays_on_and_who_resigned_is_last() -> None:
    table = done(playing(ANNA, BOB, CYRIL), Resign(ONE), ANNA)
    assert table.phase == "playing"
    assert table.waiting_bots() == ((ONE, "random"),)
    assert refused(table, Return(ONE), ANNA) == "no-TABLE-25"
    assert refused(table, Resign(ONE), ANNA) == "no-TABLE-25"
    assert refused(table, choice(table, ONE), ANNA) == "no-TABLE-18"
    table = played_on(table, 200)
    result = table.result()
    assert result is not None
    assert result.ranks[0] == 3
    assert result.finished


def test_who_stayed_is_placed_by_the_points_as_they_stood() -> None:
    table = played_on(playing(ANNA, HOUSE, HOUSE), 5)
    result = done(table, Resign(ONE), ANNA).result()
    assert result is not None
    assert result.ranks[0] == 3
    scores = result.outcome.scores
    assert result.ranks[1:] == ((1, 2) if scores[1] > scores[2] else (2, 1) if scores[1] < scores[2] else (1, 1))


def test_the_game_ends_when_only_bots_are_left() -> None:
    assert done(playing(ANNA, HOUSE, HOUSE), Resign(ONE), ANNA).phase == "over"


def test_nobody_wins_a_game_that_everybody_gave_up() -> None:
    table = done(playing(ANNA, ANNA, HOUSE), Resign(ONE), ANNA)
    table = done(table, Resign(TWO), ANNA)
    assert table.log[-1].event == TableEnded((Seat(2),))
    alone = done(playing(ANNA, HOUSE), Resign(ONE), ANNA)
    result = alone.result()
    assert result is not None
    assert result.winners == (TWO,)


def test_a_bot_plays_for_an_absent_human_and_hands_back() -> None:
    table = done(playing(ANNA, BOB), Cover(TWO), HOUSE)
    assert table.log[-1].event == TableCovered(TWO, "random")
    assert refused(table, choice(table, TWO), BOB) == "no-TABLE-18"
    assert refused(table, Cover(TWO), HOUSE) == "no-TABLE-18"
    assert refused(table, Undo(TWO), BOB) == "no-TABLE-18"
    table = done(answered(table, 1), Return(TWO), BOB)
    assert table.log[-1].event == TableReturned(TWO)
    assert refused(table, Return(TWO), BOB) == "no-TABLE-19"
    assert played_on(table, 100).phase == "over"


def test_a_human_may_ask_for_a_bot() -> None:
    assert done(playing(ANNA, BOB), Cover(ONE), ANNA).chairs[0].bot == "random"


def test_a_bot_takes_its_time_where_a_person_may_step_in_or_none_plays() -> None:
    table = playing(ANNA, HOUSE, BOB)
    assert not table.is_calm(TWO)
    table = done(table, Cover(ONE), ANNA)
    assert table.is_calm(ONE)
    assert not table.is_calm(TWO)
    table = done(table, Cover(Seat(2)), BOB)
    assert table.is_calm(TWO)
    assert not done(table, Return(ONE), ANNA).is_calm(TWO)
    assert not done(playing(ANNA, BOB, CYRIL), Resign(ONE), ANNA).is_calm(ONE)


def test_bots_go_on_for_those_who_asked_them_to() -> None:
    table = done(playing(ANNA, HOUSE), Cover(ONE), ANNA)
    assert not table.resting
    assert {seat for seat, _ in table.waiting_bots()} == set(table.waiting())


def test_a_game_rests_while_bots_only_stand_in_for_the_late_and_absent() -> None:
    """Nobody is kept waiting, so nothing is decided for those who are away; whoever comes back wakes it up."""
    table = done(playing(ANNA, BOB, clock=Clock("move", 60)), Flag(ONE), HOUSE, now=61.0)
    assert [seat for seat, _ in table.waiting_bots()] == [ONE]
    table = done(table, Flag(TWO), HOUSE, now=61.0)
    assert table.resting
    assert table.waiting()
    assert table.waiting_bots() == ()
    assert table.deadlines() == {}
    table = done(table, Return(TWO), BOB, now=10_000.0)
    assert not table.resting
    assert [seat for seat, _ in table.waiting_bots()] == [ONE]
    assert table.deadlines() == {TWO: 10_060.0}
    assert not done(done(table, Cover(TWO), BOB), Return(ONE), ANNA).resting


def test_a_game_of_bots_alone_does_not_rest() -> None:
    table = playing(HOUSE, HOUSE)
    assert not table.resting
    assert table.waiting_bots()
    assert table.is_calm(ONE)


@pytest.mark.parametrize(
    ("command", "who", "key"),
    [
        (Cover(ONE), BOB, "no-TABLE-7"),
        (Resign(ONE), BOB, "no-TABLE-7"),
        (Resign(ONE), EVE, "no-TABLE-7"),
        (Return(ONE), EVE, "no-TABLE-7"),
        (Flag(ONE), HOUSE, "no-TABLE-24"),
        (Flag(ONE), BOB, "no-TABLE-10"),
        (ReplaceBot(ONE, "random"), HOUSE, "no-TABLE-19"),
        (ReplaceBot(ONE, "random"), ANNA, "no-TABLE-10"),
    ],
)
def test_what_is_refused(command: Command, who: Person, key: str) -> None:
    assert refused(playing(ANNA, BOB), command, who) == key
    assert refused(gathered(), command, who) == "no-TABLE-12"


def test_time_per_move_begins_anew_with_every_question() -> None:
    table = playing(ANNA, BOB, clock=Clock("move", 60))
    assert table.deadlines() == {ONE: 61.0, TWO: 61.0}
    table = answered(table, 0, now=31.0)
    assert table.deadlines() == {ONE: 91.0, TWO: 61.0}
    assert refused(table, Flag(TWO), HOUSE, now=60.9) == "no-TABLE-24"
    table = done(table, Flag(TWO), HOUSE, now=61.0)
    assert table.log[-1].event == TableFlagged(TWO, "random")
    assert table.deadlines() == {ONE: 91.0}


def test_time_per_game_runs_only_while_one_is_asked() -> None:
    table = playing(ANNA, BOB, clock=Clock("game", 100))
    table = answered(answered(table, 0, now=11.0), 0, now=21.0)
    assert table.timing.spent[0] == 20.0
    table = answered(answered(table, 1, now=50.0), 1, now=51.0)
    assert table.timing.spent == (20.0, 50.0)
    waiting = table.waiting()[0]
    assert table.deadlines() == {waiting: 51.0 + 100 - table.timing.spent[waiting]}


def test_who_has_used_up_the_time_of_the_game_does_not_come_back() -> None:
    table = done(playing(ANNA, BOB, clock=Clock("game", 10)), Flag(ONE), HOUSE, now=11.0)
    assert refused(table, Return(ONE), ANNA) == "no-TABLE-25"
    assert table.phase == "playing"  # Bob still plays, and a bot for Anna


def test_a_game_in_which_everybody_ran_out_of_time_ends_there_and_nobody_wins() -> None:
    table = answered(playing(ANNA, BOB, clock=Clock("game", 10)), 0)
    table = done(done(table, Flag(ONE), HOUSE, now=11.0), Flag(TWO), HOUSE, now=11.0)
    assert [line.event for line in table.log[-2:]] == [TableTimeUp(TWO), TableEnded(())]
    result = table.result()
    assert result is not None
    assert (result.late, result.resigned, result.finished) == ((ONE, TWO), (), False)
    assert result.ranks == result.outcome.ranks


def test_who_runs_out_of_time_alone_comes_after_the_bots() -> None:
    table = done(playing(ANNA, HOUSE, HOUSE, clock=Clock("game", 10)), Flag(ONE), HOUSE, now=11.0)
    result = table.result()
    assert result is not None
    assert result.ranks[0] == 3
    assert ONE not in result.winners


def test_who_ran_out_of_time_may_win_a_game_that_others_played_to_its_end() -> None:
    table = done(playing(ANNA, BOB, clock=Clock("game", 10)), Flag(ONE), HOUSE, now=11.0)
    result = played_on(table, 200).result()
    assert result is not None
    assert result.finished
    assert result.ranks == result.outcome.ranks


def test_a_failing_bot_is_replaced_and_the_log_says_so() -> None:
    table = done(playing(ANNA, HOUSE), ReplaceBot(TWO, "simple"), HOUSE)
    assert table.log[-1].event == TableBotReplaced(TWO, "random", "simple")
    assert table.chairs[1].bot == "simple"
    table = done(done(table, Cover(ONE), ANNA), ReplaceBot(ONE, "simple"), HOUSE)
    assert table.chairs[0].bot == "simple"
    assert table.chairs[0].person == "anna"
