"""Whatever people do: nothing changes under anybody's hands, and the journal alone gives the same table again."""

from dataclasses import dataclass, field

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stolek.kernel.record import Move, read_record, replay
from stolek.kernel.values import Refusal, Seat, redacted_for
from stolek.table import command as c
from stolek.table.chair import Open
from stolek.table.clock import Clock
from stolek.table.command import HOUSE, Command, Person
from stolek.table.decide import Change, decide
from stolek.table.entry import AnyEntry, Opened, Started
from stolek.table.fold import Kept, fold, opened, reopened, snapshot_of
from stolek.table.play import Unplayable
from stolek.table.table import Table
from stolek.table.talking import continued
from stolek.text.catalog import catalog
from tests.table.people import ANNA, BOB, CYRIL, EVE, choice, everything, holder_of, played_on, playing, sitting
from tests.table.people import gathered as gather

PEOPLE = (ANNA, BOB, CYRIL, EVE, HOUSE)
KINDS = [kind for kind in c.ANY if kind is not c.Answer]
SEAT_ONLY = (c.Undo, c.AgreeUndo, c.DeclineUndo, c.Resign, c.Cover, c.Return, c.Flag)


@dataclass
class Evening:
    """A table with its journal, as a server would keep it."""

    table: Table
    journal: list[Kept] = field(default_factory=list)
    now: float = 0.0

    def tries(self, command: Command, who: Person, seconds: float) -> None:
        """Try a command; whatever comes of it, the old table stays as it was."""
        self.now += seconds
        before = everything(self.table)
        change = decide(self.table, command, who, self.now, seed=7)
        assert everything(self.table) == before
        if isinstance(change, Refusal):
            assert catalog("cs").has(change.key) or change.rule.startswith("TOY"), change
            return
        assert isinstance(change, Change)
        self.journal.append(Kept(change.entry, change.at, tuple(line.event for line in change.lines)))
        self.table = change.table


@st.composite
def commands(draw: st.DrawFn, table: Table) -> Command:
    """Anything that somebody may ask of this table, sensible or not."""
    if table.waiting():
        mood = draw(st.sampled_from(["answer", "answer", "answer", "answer", "back", "other"]))
        seat = draw(st.sampled_from(table.waiting()))
        if mood == "answer":
            return choice(table, seat, draw(st.integers(0, 5)))
        if mood == "back":
            anybody = Seat(draw(st.integers(0, len(table.chairs) - 1)))
            return draw(st.sampled_from([c.Undo(seat), c.Undo(anybody), c.AskUndo(anybody), c.AgreeUndo(anybody)]))
    kind = draw(st.sampled_from(KINDS))
    seat = Seat(draw(st.integers(0, 3)))
    made: dict[type[Command], Command] = {
        c.Sit: c.Sit(seat, draw(st.sampled_from(["Anna", "Bob", " "]))),
        c.SeatBot: c.SeatBot(seat, "random"),
        c.Vacate: c.Vacate(seat),
        c.Arrange: c.Arrange({"coins": draw(st.integers(0, 3))}, draw(st.integers(1, 5))),
        c.AskUndo: c.AskUndo(seat, draw(st.none() | st.integers(1, table.last_line + 1))),
        c.Say: c.Say("ahoj"),
        c.ReplaceBot: c.ReplaceBot(seat, "simple"),
        c.Rematch: c.Rematch("next"),
        c.Close: c.Say("no"),
        c.Start: c.Start(),
    }
    return made.get(kind) or draw(st.sampled_from([simple(seat) for simple in SEAT_ONLY]))


def spend(data: st.DataObject, evening: Evening, steps: int) -> None:
    """Many commands, mostly by those who may give them."""
    for _ in range(steps):
        command = data.draw(commands(evening.table))
        seat = getattr(command, "seat", None)
        who = data.draw(st.sampled_from(PEOPLE))
        if seat is not None and seat < len(evening.table.chairs) and data.draw(st.integers(0, 9)) < 8:
            who = HOUSE if evening.table.chairs[seat].bot else holder_of(evening.table, seat)
        evening.tries(command, who, data.draw(st.sampled_from([0.0, 1.0, 20.0])))


def check_log(table: Table) -> None:
    """One number after the other; seats and spectators learn nothing that is not theirs."""
    assert [line.number for line in table.log] == list(range(1, table.last_line + 1))
    if table.phase != "over":
        for seat in (*range(len(table.chairs)), None):
            viewer = None if seat is None else Seat(seat)
            assert [line.event for line in table.log_for(viewer)] == [
                redacted_for(line.event, viewer) for line in table.log
            ]


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(st.data())
def test_any_evening_can_be_folded_again(data: st.DataObject) -> None:
    clock = data.draw(st.sampled_from([None, Clock("move", 30), Clock("game", 60)]))
    evening = Evening(gather(Open(), *sitting(BOB, HOUSE), clock=clock))
    first = Opened(evening.table.settings, "anna", "Anna", (Open(), *sitting(BOB, HOUSE)))
    evening.journal.append(Kept(first, 0.0, tuple(line.event for line in evening.table.log)))
    for command, who in ((c.Sit(Seat(0), "Anna"), ANNA), (c.Start(), ANNA)):
        spend(data, evening, data.draw(st.integers(0, 3)))
        evening.tries(command, who, 1.0)
    spend(data, evening, data.draw(st.integers(0, 45)))
    check_log(evening.table)
    wanted = everything(evening.table)
    assert everything(reopened(evening.journal, None)) == wanted
    assert everything(reopened(evening.journal, snapshot_of(evening.table))) == wanted
    if evening.table.play is not None:
        record = read_record(evening.table.record().text())
        assert record == evening.table.record()
        replay(evening.table.play.rules, record)


@settings(max_examples=15, deadline=None)
@given(st.data())
def test_a_snapshot_of_any_moment_gives_the_same_table(data: st.DataObject) -> None:
    evening = Evening(playing(ANNA, BOB, HOUSE, clock=Clock("game", 500)))
    journal, snapshots = list(journal_of_start(evening.table)), []
    evening.journal = journal
    for _ in range(6):
        snapshots.append(snapshot_of(evening.table))
        spend(data, evening, data.draw(st.integers(0, 6)))
    for snapshot in snapshots:
        assert everything(reopened(evening.journal, snapshot)) == everything(evening.table)


def journal_of_start(table: Table) -> list[Kept]:
    """The journal that `playing` made."""
    settings_, play = table.settings, table.play
    assert play is not None
    events = tuple(line.event for line in table.log)
    first = Opened(settings_, "anna", "Anna", tuple(chair.holder for chair in table.chairs))
    started = Started(play.seed, 1, play.setup, play.rng)
    return [Kept(first, 0.0, events[:1]), Kept(started, 1.0, events[1:])]


class Written:
    """A table that writes its journal along."""

    def __init__(self, *people: Person) -> None:
        self.table = playing(*people)
        self.journal = journal_of_start(self.table)

    def do(self, command: Command, who: Person) -> None:
        """A command that must be accepted."""
        change = decide(self.table, command, who, 1.0)
        assert isinstance(change, Change), change
        self.journal.append(Kept(change.entry, 1.0, tuple(line.event for line in change.lines)))
        self.table = change.table

    def answer(self, times: int = 1) -> None:
        """The first seat that is waited for gives its first answer."""
        for _ in range(times):
            seat = self.table.waiting()[0]
            self.do(choice(self.table, seat), holder_of(self.table, seat))


def test_a_journal_with_moves_taken_back_opens_from_its_snapshot_and_can_go_back_further() -> None:
    written = Written(ANNA, HOUSE)
    written.answer()
    written.do(c.Undo(Seat(0)), ANNA)
    written.answer(5)
    written.do(c.AskUndo(Seat(0)), ANNA)
    written.answer(8)
    again = reopened(written.journal, snapshot_of(written.table))
    assert everything(again) == everything(written.table)
    assert again.play is not None
    assert again.play.kept == []
    first = next(line.number for line in again.log if line.moves >= 0 and again.moves_before(line.number) is not None)
    change = decide(again, c.AskUndo(Seat(0), first), ANNA, 1.0)
    assert isinstance(change, Change)
    assert change.table.play is not None
    assert change.table.play.moves == []
    fresh = playing(ANNA, HOUSE)
    assert fresh.play is not None
    assert change.table.play.state == fresh.play.state


def test_a_game_whose_old_moves_mean_nothing_today_cannot_go_back() -> None:
    written = Written(ANNA, HOUSE)
    written.answer(6)
    again = reopened(written.journal, snapshot_of(written.table))
    assert again.play is not None
    again.play.moves[0] = msgspec.structs.replace(again.play.moves[0], action="play 99")
    last = next(line.number for line in again.log if line.moves >= 4)
    refusal = decide(again, c.AskUndo(Seat(0), last), ANNA, 1.0)
    assert isinstance(refusal, Refusal)
    assert refusal.key == "no-TABLE-27"


@pytest.mark.parametrize("harm", ["set-up", "chance", "second set-up", "action"])
def test_a_record_that_cannot_be_played_does_not_go_on(harm: str) -> None:
    record = read_record(played_on(playing(ANNA, BOB), 100).record().text(), to=5)
    moves = record.moves
    if harm == "set-up":
        moves[0] = Move(None, "", moves[0].chance[1:])
    elif harm == "chance":
        moves[0] = Move(None, "", ("99", *moves[0].chance[1:]))
    elif harm == "second set-up":
        moves[3] = moves[0]
    else:
        moves[2] = Move(moves[2].seat, "dance", moves[2].chance)
    refusal = continued(record, sitting(EVE, HOUSE), EVE, seed=5)
    assert isinstance(refusal, Refusal)
    assert refusal.key == "no-TABLE-27"


def test_the_generator_goes_on_after_reopening_as_if_nothing_had_been() -> None:
    table = playing(ANNA, BOB)
    journal = journal_of_start(table)
    for _ in range(6):
        change = decide(table, choice(table, table.waiting()[0]), holder_of(table, table.waiting()[0]), 1.0)
        assert isinstance(change, Change)
        table = change.table
        journal.append(Kept(change.entry, 1.0, tuple(line.event for line in change.lines)))
    again = reopened(journal, None)
    assert everything(played_on(again, 50)) == everything(played_on(table, 50))


def test_entries_go_through_json() -> None:
    table = played_on(playing(ANNA, BOB), 5)
    for kept in journal_of_start(table):
        data = msgspec.json.encode(kept.entry)
        assert msgspec.json.decode(data, type=AnyEntry) == kept.entry


def test_a_move_that_the_rules_no_longer_allow_is_reported() -> None:
    table = playing(ANNA, BOB)
    change = decide(table, choice(table, Seat(0)), ANNA, 1.0)
    assert isinstance(change, Change)
    wrong = msgspec.structs.replace(change.entry.move, action="play 99")  # type: ignore[union-attr]
    with pytest.raises(Unplayable):
        fold(table, msgspec.structs.replace(change.entry, move=wrong), 1.0)


@pytest.mark.parametrize("moves", [0, 3, 7])
def test_a_game_goes_on_from_any_point_of_a_record(moves: int) -> None:
    record = played_on(playing(ANNA, BOB), 100).record()
    cut = read_record(record.text(), to=moves)
    entries = continued(cut, sitting(EVE, HOUSE), EVE, seed=5)
    assert not isinstance(entries, Refusal)
    table = fold(opened(entries[0], 0.0), entries[1], 0.0)
    assert table.play is not None
    assert len(table.play.moves) == moves
    assert table.play.state.rng == 5
    kept = [Kept(entry, 0.0, ()) for entry in entries]
    assert everything(reopened(kept, None)) == everything(table)
    assert played_on(table, 100).phase == "over"


def test_a_finished_record_does_not_go_on() -> None:
    record = played_on(playing(ANNA, BOB), 100).record()
    refusal = continued(record, sitting(EVE, HOUSE), EVE, seed=5)
    assert isinstance(refusal, Refusal)
    assert refusal.key == "no-TABLE-6"
    wrong = continued(read_record(record.text(), to=2), sitting(EVE, HOUSE, HOUSE), EVE, seed=5)
    assert isinstance(wrong, Refusal)
    assert wrong.key == "no-TABLE-14-seats"
