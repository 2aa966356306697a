"""Moves: who may answer what, what everybody is told."""

import msgspec
import pytest

from stolek.kernel.codec import canonical_hash
from stolek.kernel.record import replay
from stolek.kernel.values import Seat
from stolek.table.command import HOUSE, Answer, Person, Rematch, Resign, Say, Start
from stolek.table.event import TableAnswered, TableEnded, TableRematch, TableSaid
from stolek.table.talking import opened_again
from tests.kernel.toy import Drawn, Played
from tests.table.people import (
    ANNA,
    BOB,
    EVE,
    answered,
    choice,
    done,
    everything,
    gathered,
    played_on,
    playing,
    refused,
    sitting,
)

ONE, TWO = Seat(0), Seat(1)


def test_simultaneous_answers_do_not_block_each_other() -> None:
    table = playing(ANNA, BOB)
    late = choice(table, TWO)
    table = answered(answered(table, 0), 0)
    table = done(table, late, BOB)
    assert table.waiting() == (TWO,)


def test_a_finished_secret_choice_is_public_an_unfinished_one_is_not() -> None:
    table = playing(ANNA, BOB)
    before = table.last_line
    table = answered(table, 0)
    assert table.last_line == before
    table = answered(table, 0)
    assert [line.event for line in table.log[before:]] == [TableAnswered(ONE)]


def test_an_answer_to_a_question_that_is_no_longer_open_is_refused() -> None:
    table = playing(ANNA, BOB)
    again = choice(table, ONE)
    assert refused(answered(table, 0), again, ANNA) == "no-TABLE-5"


@pytest.mark.parametrize(
    ("seat", "who", "action", "key"),
    [
        (0, BOB, "play 1", "no-TABLE-7"),
        (0, EVE, "play 1", "no-TABLE-7"),
        (0, HOUSE, "play 1", "no-TABLE-19"),
        (0, ANNA, "dance wildly", "no-TABLE-3"),
        (0, ANNA, "play 21", "no-TOY-1"),
        (0, ANNA, "spend-veto", "no-TABLE-2"),
        (7, ANNA, "play 1", "no-TABLE-8"),
    ],
)
def test_refused_answers_change_nothing(seat: int, who: Person, action: str, key: str) -> None:
    table = playing(ANNA, BOB)
    before = everything(table)
    question = table.question_id(ONE)
    assert question is not None
    assert refused(table, Answer(Seat(seat), question, action), who) == key
    assert everything(table) == before


def test_who_is_not_asked_may_not_answer() -> None:
    table = answered(answered(playing(ANNA, BOB), 0), 0)
    assert refused(table, Answer(ONE, "1.0.2", "play 1"), ANNA) == "no-TABLE-1"
    assert refused(gathered(*sitting(ANNA, BOB)), Answer(ONE, "1", "play 1"), ANNA) == "no-TABLE-12"


def test_the_house_answers_for_bots() -> None:
    table = playing(ANNA, HOUSE)
    assert table.waiting_bots() == ((TWO, "random"),)
    assert answered(table, 1).play is not table.play
    assert refused(table, choice(table, TWO), ANNA) == "no-TABLE-7"


def test_everybody_gets_every_line_and_only_its_owner_the_secret() -> None:
    table = played_on(playing(ANNA, BOB, seed=3), 9, n=1)
    drawn = next(line for line in table.log if isinstance(line.event, Drawn))
    assert isinstance(drawn.event, Drawn)
    owner, other = drawn.event.seat, Seat(1 - drawn.event.seat)
    assert [line.number for line in table.log_for(other)] == list(range(1, table.last_line + 1))
    assert table.log_for(owner)[drawn.number - 1] == drawn
    for viewer in (other, None):
        line = table.log_for(viewer, after=drawn.number - 1)[0]
        assert line.number == drawn.number
        assert line.event == msgspec.structs.replace(drawn.event, card=None)


def test_a_finished_game_has_a_result_and_a_record_that_replays() -> None:
    table = played_on(playing(ANNA, BOB), 100)
    assert table.phase == "over"
    result = table.result()
    assert result is not None
    assert table.log[-1].event == TableEnded(result.winners)
    record = table.record()
    assert record.header.players == ("Anna", "Bob")
    assert table.play is not None
    assert canonical_hash(replay(table.play.rules, record).state) == canonical_hash(table.play.state) == record.end
    assert refused(table, Answer(ONE, "1", "play 1"), ANNA) == "no-TABLE-6"
    assert any(isinstance(line.event, Played) for line in table.log)


def test_would_reveal_tells_whether_a_move_can_be_taken_back() -> None:
    table = playing(ANNA, BOB)
    assert table.would_reveal(ONE, choice(table, ONE).action) is False
    table = answered(answered(answered(table, 0), 0), 1)
    assert table.would_reveal(TWO, choice(table, TWO).action) is True
    refusal = table.would_reveal(TWO, "play 99")
    assert not isinstance(refusal, bool)


def test_why_not_answers_for_what_is_not_possible() -> None:
    table = playing(ANNA, BOB)
    assert table.why_not(ONE, choice(table, ONE).action) is None
    refusal = table.why_not(ONE, "play 99")
    assert refusal is not None
    assert refusal.rule == "TOY-1"


def test_a_view_names_the_question_as_this_table_does() -> None:
    table = playing(ANNA, BOB)
    view = table.view(ONE)
    assert view.question is not None
    assert view.question.id == table.question_id(ONE)
    assert table.view(None).question is None
    over = done(table, Resign(ONE), ANNA).view(ONE)
    assert (over.over, over.waiting, over.question) == (True, (), None)


def test_before_and_after_the_game_there_is_nothing_to_answer() -> None:
    gathering, over = gathered(*sitting(ANNA, BOB)), done(playing(ANNA, BOB), Resign(ONE), ANNA)
    for table, rule in ((gathering, "TABLE-12"), (over, "TABLE-6")):
        assert table.options(ONE) == ()
        refusal = table.why_not(ONE, "play 1")
        assert refusal is not None
        assert refusal.rule == rule
        revealed = table.would_reveal(ONE, "play 1")
        assert not isinstance(revealed, bool)
        assert revealed.rule == rule
        assert not table.can_undo(ONE)


def test_spectators_may_speak_and_players_speak_under_their_name_at_the_table() -> None:
    table = done(playing(ANNA, BOB), Say("  good  luck "), EVE)
    assert table.log[-1].event == TableSaid("Eve", "good luck", None)
    table = done(table, Say("thanks"), BOB)
    assert table.log[-1].event == TableSaid("Bob", "thanks", TWO)


def test_a_rematch_seats_the_same_people_one_further() -> None:
    table = playing(ANNA, BOB)
    assert refused(table, Rematch("next"), ANNA) == "no-TABLE-22"
    table = done(table, Resign(ONE), ANNA)
    assert refused(table, Rematch("next"), EVE) == "no-TABLE-7"
    table = done(table, Rematch("next"), BOB)
    assert table.log[-1].event == TableRematch("next")
    assert refused(table, Rematch("other"), ANNA) == "no-TABLE-23"
    assert opened_again(table, BOB, "old").holders == sitting(BOB, ANNA)


def test_the_seed_decides_the_deal() -> None:
    table = gathered(*sitting(ANNA, BOB))
    one, two = (done(table, Start(), ANNA, seed=seed) for seed in (1, 2))
    assert one.play is not None
    assert two.play is not None
    assert one.play.setup != two.play.setup
