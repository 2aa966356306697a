"""Going back: alone by the information rule, further by agreement."""

from stolek.kernel.values import Seat
from stolek.table.command import HOUSE, AgreeUndo, AskUndo, DeclineUndo, Undo
from stolek.table.event import TableTookBack, TableUndoAgreed, TableUndoAsked, TableUndoCarried, TableUndoDeclined
from stolek.table.table import Table
from tests.kernel.toy import Pick, Veto
from tests.table.people import (
    ANNA,
    BOB,
    CYRIL,
    EVE,
    answered,
    choice,
    done,
    everything,
    played_on,
    playing,
    refused,
)

ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)


def moves(table: Table) -> int:
    assert table.play is not None
    return len(table.play.moves)


def vetoing(seed: int = 1) -> tuple[Table, Seat]:
    """A game in which somebody may veto, and who."""
    table = playing(ANNA, BOB, seed=seed)
    while not table.play or type(table.play.rules.question(table.play.state, table.waiting()[0])) is not Veto:
        table = played_on(table, 1)
    return table, table.waiting()[0]


def test_pending_answers_are_taken_back_at_once_and_others_learn_only_what_they_knew() -> None:
    table = playing(ANNA, BOB)
    half = answered(table, 0)
    back = done(half, Undo(ONE), ANNA)
    assert back.last_line == half.last_line
    assert moves(back) == 0
    whole = done(answered(half, 0), Undo(ONE), ANNA)
    assert whole.log[-1].event == TableTookBack(ONE)
    assert whole.waiting() == (ONE, TWO)


def test_the_answers_of_others_stay_when_one_is_taken_back() -> None:
    table = answered(answered(answered(playing(ANNA, BOB), 1), 0), 1)
    back = done(table, Undo(ONE), ANNA)
    assert back.waiting() == (ONE,)
    assert moves(back) == 2
    assert played_on(back, 100).phase == "over"


def test_what_others_have_shown_cannot_be_undone() -> None:
    table = played_on(playing(ANNA, BOB), 4)
    for seat, who in ((ONE, ANNA), (TWO, BOB)):
        assert not table.can_undo(seat)
        assert refused(table, Undo(seat), who).startswith("no-TABLE-16")


def test_a_move_on_the_main_stack_is_undone_until_somebody_else_acts() -> None:
    """A veto is followed by the simultaneous question of the next round, which is no obstacle."""
    table, seat = vetoing()
    who, other = (ANNA, BOB) if seat == ONE else (BOB, ANNA)
    vetoed = answered(table, seat, 1)
    assert vetoed.play is not None
    assert isinstance(vetoed.play.rules.question(vetoed.play.state, ONE), Pick)
    assert vetoed.can_undo(seat)
    answered_by_other = answered(vetoed, 1 - seat)
    for late in (vetoed, answered_by_other):
        back = done(late, Undo(seat), who)
        assert back.play is not None
        assert table.play is not None
        assert back.play.state.stack == table.play.state.stack
        assert back.play.moves == table.play.moves
    assert refused(vetoed, Undo(Seat(1 - seat)), other) == "no-TABLE-16-acted"


def test_questions_after_an_undo_have_new_ids_so_that_late_answers_miss() -> None:
    table, seat = vetoing()
    who = ANNA if seat == ONE else BOB
    late = choice(answered(table, seat, 1), Seat(1 - seat))
    again = answered(done(answered(table, seat, 1), Undo(seat), who), seat, 1)
    other = BOB if seat == ONE else ANNA
    assert refused(again, late, other) == "no-TABLE-5"


def test_what_a_move_revealed_cannot_be_undone_alone() -> None:
    table, seat = vetoing()
    table = answered(table, seat, 0)
    winner = table.waiting()[0]
    table = answered(table, winner, 0)
    who = ANNA if winner == ONE else BOB
    assert refused(table, Undo(winner), who) == "no-TABLE-16-revealed"


def test_who_has_not_moved_has_nothing_to_take_back() -> None:
    table = playing(ANNA, BOB)
    assert refused(table, Undo(ONE), ANNA) == "no-TABLE-15"
    assert refused(table, AskUndo(ONE), ANNA) == "no-TABLE-15"
    assert refused(table, Undo(ONE), EVE) == "no-TABLE-7"


def test_all_humans_together_go_back_as_far_as_they_like() -> None:
    table = played_on(playing(ANNA, BOB, CYRIL), 9)
    begin = next(line.number for line in table.log if line.moves >= 0)
    table = done(table, AskUndo(ONE, begin), ANNA)
    assert isinstance(table.log[-1].event, TableUndoAsked)
    assert refused(table, AskUndo(TWO), BOB) == "no-TABLE-17-open"
    assert refused(table, AgreeUndo(ONE), ANNA) == "no-TABLE-17-none"
    table = done(table, AgreeUndo(TWO), BOB)
    assert table.log[-1].event == TableUndoAgreed(TWO)
    table = done(table, AgreeUndo(THREE), CYRIL)
    assert table.log[-1].event == TableUndoCarried(ONE, begin - 1)
    assert moves(table) == 0
    assert table.waiting() == (ONE, TWO, THREE)
    assert played_on(table, 100).phase == "over"


def test_one_who_declines_is_enough_and_a_move_settles_it_too() -> None:
    table = done(played_on(playing(ANNA, BOB), 4), AskUndo(ONE), ANNA)
    declined = done(table, DeclineUndo(TWO), BOB)
    assert declined.log[-1].event == TableUndoDeclined(TWO)
    assert refused(declined, AgreeUndo(TWO), BOB) == "no-TABLE-17-none"
    moved = played_on(table, 1)
    assert refused(moved, AgreeUndo(TWO), BOB) == "no-TABLE-17-none"


def test_alone_among_bots_one_goes_back_at_once() -> None:
    table = done(played_on(playing(ANNA, HOUSE), 4), AskUndo(ONE), ANNA)
    assert isinstance(table.log[-1].event, TableUndoCarried)
    assert moves(table) == 0


def test_a_hot_seat_agrees_with_itself() -> None:
    table = played_on(playing(ANNA, ANNA), 4)
    assert moves(done(table, AskUndo(TWO), ANNA)) == 0


def test_going_back_amid_simultaneous_answers_goes_to_their_beginning() -> None:
    table = played_on(playing(ANNA, HOUSE), 4)
    assert table.play is not None
    assert table.play.last_move_of(ONE) == 1
    assert moves(done(table, AskUndo(ONE), ANNA)) == 0


def test_lines_before_the_game_and_lines_that_no_longer_hold_are_no_places_to_go_to() -> None:
    table = played_on(playing(ANNA, HOUSE), 6)
    assert refused(table, AskUndo(ONE, 1), ANNA) == "no-TABLE-27"
    assert refused(table, AskUndo(ONE, 999), ANNA) == "no-TABLE-27"
    lost = next(line.number for line in table.log if line.moves >= 5)
    table = played_on(done(table, AskUndo(ONE, next(n.number for n in table.log if n.moves >= 0)), ANNA), 8)
    assert refused(table, AskUndo(ONE, lost), ANNA) == "no-TABLE-27"


def test_alone_among_bots_chance_repeats_itself_after_going_back() -> None:
    table = playing(ANNA, HOUSE)
    begin = everything(played_on(table, 4))
    again = done(played_on(table, 4), AskUndo(ONE), ANNA)
    assert again.play is not None
    once_more = played_on(again, 4)
    assert once_more.play is not None
    assert once_more.play.moves == begin[-1][2]  # type: ignore[index]
