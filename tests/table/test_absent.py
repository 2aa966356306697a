"""Nobody decides for the absent: going back, chance after it, and clocks that are not to be tricked."""

from stolek.kernel.values import Seat
from stolek.table.clock import Clock
from stolek.table.command import (
    HOUSE,
    AgreeUndo,
    AskUndo,
    Command,
    Cover,
    DeclineUndo,
    Flag,
    Person,
    Resign,
    Return,
    Say,
    Start,
    Undo,
)
from stolek.table.decide import Change, decide
from stolek.table.entry import Opened
from stolek.table.event import TableUndoAsked, TableUndoCarried
from stolek.table.fold import Kept, reopened, snapshot_of
from stolek.table.table import Table
from tests.kernel.toy import Veto
from tests.table.people import (
    ANNA,
    BOB,
    CYRIL,
    answered,
    choice,
    done,
    everything,
    gathered,
    holder_of,
    played_on,
    playing,
    refused,
    sitting,
)

ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)


def chances(table: Table) -> list[tuple[str, ...]]:
    """What chance has decided, move by move."""
    assert table.play is not None
    return [move.chance for move in table.play.moves if move.chance]


def test_who_is_covered_is_asked_before_the_game_goes_back() -> None:
    """The attack: put a bot in for somebody, then go back alone as if among bots."""
    table = done(played_on(playing(ANNA, BOB), 4), Cover(TWO), HOUSE)
    asked = done(table, AskUndo(ONE), ANNA)
    assert isinstance(asked.log[-1].event, TableUndoAsked)
    assert asked.play is not None
    assert len(asked.play.moves) == 4
    assert isinstance(done(asked, AgreeUndo(TWO), BOB).log[-1].event, TableUndoCarried)
    assert done(asked, DeclineUndo(TWO), BOB).proposal is None


def test_who_has_resigned_is_not_asked_and_has_no_say() -> None:
    table = done(played_on(playing(ANNA, BOB, CYRIL), 7), Resign(THREE), CYRIL)
    asked = done(table, AskUndo(ONE), ANNA)
    assert refused(asked, AgreeUndo(THREE), CYRIL) == "no-TABLE-25"
    assert refused(asked, DeclineUndo(THREE), CYRIL) == "no-TABLE-25"
    assert isinstance(done(asked, AgreeUndo(TWO), BOB).log[-1].event, TableUndoCarried)


def test_chance_is_new_after_people_agreed_to_go_back() -> None:
    """The attack: see what is drawn, agree to go back, and play with the knowledge of it."""
    different = 0
    for seed in range(1, 9):
        begun = playing(ANNA, BOB, seed=seed)
        table = played_on(begun, 12)
        first = next(line.number for line in table.log if line.moves >= 0)
        back = done(done(table, AskUndo(ONE, first), ANNA), AgreeUndo(TWO), BOB)
        assert back.play is not None
        assert table.play is not None
        assert back.play.state.rng == table.play.state.rng, "the generator does not go back"
        again = played_on(back, 12)
        assert back.play.state.rng == table.play.state.rng, "a position that was shown stays as it is"
        different += chances(again) != chances(table)
    assert different >= 6


def test_chance_stays_new_when_a_move_is_taken_back_later_and_when_the_table_is_opened_again() -> None:
    begun = played_on(playing(ANNA, BOB, seed=3), 16)
    middle = next(line.number for line in begun.log if line.moves >= 6)
    back = done(done(begun, AskUndo(ONE, middle), ANNA), AgreeUndo(TWO), BOB)
    assert back.play is not None
    assert begun.play is not None
    count = len(back.play.moves)
    assert 0 < count < 16
    assert begun.play.position(count).rng != begun.play.state.rng
    assert back.play.position(count).rng == begun.play.state.rng
    back.play.kept.clear()
    later = played_on(back, 1)
    assert later.play is not None
    later.play.kept.clear()
    assert later.play.position(count).rng == begun.play.state.rng


def test_a_journal_with_new_chance_opens_again_as_it_was() -> None:
    table = gathered(*sitting(ANNA, BOB))
    kept = [Kept(Opened(table.settings, ANNA.id, ANNA.name, sitting(ANNA, BOB)), 0.0, (table.log[0].event,))]

    def step(command: Command, who: Person) -> None:
        nonlocal table
        change = decide(table, command, who, 1.0, 5)
        assert isinstance(change, Change), change
        kept.append(Kept(change.entry, 1.0, tuple(line.event for line in change.lines)))
        table = change.table

    def moves(count: int) -> None:
        for _ in range(count):
            step(choice(table, table.waiting()[0]), holder_of(table, table.waiting()[0]))

    step(Start(), ANNA)
    moves(8)
    step(AskUndo(ONE), ANNA)
    step(AgreeUndo(TWO), BOB)
    moves(4)
    for again in (reopened(kept, None), reopened(kept, snapshot_of(table))):
        assert everything(again) == everything(table)
        assert again.acted == table.acted


def test_alone_against_bots_chance_repeats_itself() -> None:
    table = played_on(playing(ANNA, HOUSE, HOUSE), 9)
    first = next(line.number for line in table.log if line.moves >= 0)
    assert chances(played_on(done(table, AskUndo(ONE, first), ANNA), 9)) == chances(table)


def test_a_move_taken_back_gives_no_new_time() -> None:
    """The attack: answer in the last second, take it back, think on; again and again."""
    table = playing(ANNA, BOB, clock=Clock("move", 60))
    now = 1.0
    for _ in range(3):
        now += 15.0
        table = done(answered(table, 0, now=now), Undo(ONE), ANNA, now=now)
    assert table.deadlines()[ONE] == 61.0
    now += 14.0
    table = answered(table, 0, now=now)
    assert table.deadlines()[ONE] == now + 60.0, "the next question has time of its own"
    table = answered(done(table, Undo(ONE), ANNA, now=now + 50.0), 0, now=now + 50.5)
    assert table.deadlines()[ONE] == now + 50.5 + 10.0, "but only once"


def test_a_move_taken_back_gives_others_no_new_time_either() -> None:
    """Bob thinks about the next round while Anna takes back, and makes again, the veto that led to it."""
    table = playing(ANNA, BOB, clock=Clock("move", 60))
    while table.play is None or type(table.play.rules.question(table.play.state, table.waiting()[0])) is not Veto:
        table = answered(table, table.waiting()[0], now=2.0)
    seat = table.waiting()[0]
    who, other = (ANNA, TWO) if seat == ONE else (BOB, ONE)
    table = done(answered(table, seat, 1, now=10.0), Undo(seat), who, now=50.0)
    assert answered(table, seat, 1, now=51.0).deadlines()[other] == 51.0 + 20.0


def test_a_bot_that_stands_in_for_a_moment_gives_no_new_time() -> None:
    """The attack: let a bot play, and take the seat back before it has answered."""
    table = playing(ANNA, BOB, clock=Clock("move", 60))
    table = done(done(table, Cover(ONE), ANNA, now=51.0), Return(ONE), ANNA, now=52.0)
    assert table.deadlines()[ONE] == 62.0


def test_what_one_was_too_late_for_the_bot_decides() -> None:
    table = done(playing(ANNA, BOB, clock=Clock("move", 60)), Flag(TWO), HOUSE, now=61.0)
    assert refused(table, Return(TWO), BOB, now=62.0) == "no-TABLE-30"
    table = answered(answered(table, 1, now=63.0), 1, now=63.0)
    back = done(table, Return(TWO), BOB, now=64.0)
    assert back.chairs[1].decides


def test_what_people_agreed_upon_gives_everybody_the_whole_time_again() -> None:
    table = playing(ANNA, BOB, clock=Clock("move", 60))
    for seat in (0, 0, 1, 1):
        table = answered(table, seat, now=50.0)
    table = done(done(table, AskUndo(ONE), ANNA, now=55.0), AgreeUndo(TWO), BOB, now=60.0)
    assert set(table.deadlines().values()) == {120.0}


def test_the_table_knows_when_people_last_did_something() -> None:
    table = playing(ANNA, BOB)
    assert table.acted == {ONE: 1.0, TWO: 1.0}
    table = answered(table, 0, now=5.0)
    table = done(table, Say("hm"), BOB, now=9.0)
    assert table.acted == {ONE: 5.0, TWO: 9.0}
    covered = done(table, Cover(TWO), HOUSE, now=10.0)
    assert answered(covered, 1, now=20.0).acted[TWO] == 9.0, "what a bot does is no sign of life"
