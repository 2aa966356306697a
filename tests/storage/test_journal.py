"""Tables on disk: every entry is there again, nobody overwrites anybody, damage is set aside."""

import time
from collections.abc import Callable, Sequence

import msgspec
import pytest
import sqlalchemy as sa

from stolek.kernel.generator import Generator, below
from stolek.kernel.record import replay
from stolek.kernel.values import Refusal, Seat
from stolek.storage.database import Database
from stolek.storage.journal import Behind, Journals, NoTable, Repeated, TableDamaged
from stolek.storage.lobby import Lobby
from stolek.storage.page import Page
from stolek.storage.records import NoRecord, Records
from stolek.storage.schema import journal, tables
from stolek.table.chair import Bot, Holder, Human, Open
from stolek.table.clock import Clock
from stolek.table.command import HOUSE, Answer, Command, Person, Resign, Say, Sit, Start
from stolek.table.decide import Change, decide
from stolek.table.entry import Opened, Settings
from stolek.table.fold import Snapshot
from stolek.table.table import Table
from tests.table.people import everything

ANNA = Person("anna", "Anna")
PAGE = Page(10)
HOLDERS = (Human("anna", "Anna"), Bot("random"))


def opening(holders: Sequence[Holder] = HOLDERS, clock: Clock | None = None) -> Opened:
    """A table of Anna's."""
    return Opened(Settings("cartographers", {"side": "A"}, "public", clock), "anna", "Anna", tuple(holders))


def change(table: Table, command: Command, who: Person, now: float = 2.0) -> Change:
    """What a command does that must be accepted."""
    decided = decide(table, command, who, now, seed=11)
    assert isinstance(decided, Change), decided
    return decided


def next_move(table: Table, rng: Generator) -> Change:
    """Any legal move of the first seat that is waited for."""
    seat = table.waiting()[0]
    options, question = table.options(seat), table.question_id(seat)
    assert question is not None
    answer = Answer(seat, question, table.rules.text.write(options[below(rng, len(options))]))
    who = HOUSE if table.chairs[seat].bot else Person(table.chairs[seat].person, "")
    return change(table, answer, who)


def kept_game(journals: Journals, moves: int, holders: Sequence[Holder] = HOLDERS) -> Table:
    """A table that is kept entry by entry."""
    rng = Generator(1)
    table = journals.create("t", [opening(holders)], 1.0)
    done = change(table, Start(), ANNA)
    journals.append("t", table, done, None)
    table = done.table
    for _ in range(moves):
        if not table.waiting():
            break
        done = next_move(table, rng)
        journals.append("t", table, done, None)
        table = done.table
    return table


def test_a_table_comes_back_as_it_was(database: Database) -> None:
    journals = Journals(database)
    table = kept_game(journals, 12)
    assert everything(journals.load("t")) == everything(table)
    with pytest.raises(NoTable):
        journals.load("other")


def test_what_another_process_added_is_folded_in(database: Database) -> None:
    journals = Journals(database)
    early = kept_game(journals, 0)
    table, rng = early, Generator(2)
    for _ in range(5):
        done = next_move(table, rng)
        journals.append("t", table, done, None)
        table = done.table
    assert everything(journals.later("t", early)) == everything(table)
    assert journals.progress(["t", "none"]) == {"t": 7}


def test_who_is_behind_keeps_nothing(database: Database) -> None:
    journals = Journals(database)
    table = kept_game(journals, 3)
    first, second = change(table, Say("one"), ANNA), change(table, Say("two"), ANNA)
    journals.append("t", table, first, None)
    with pytest.raises(Behind):
        journals.append("t", table, second, None)
    assert everything(journals.load("t")) == everything(first.table)


def test_the_same_request_is_kept_once(database: Database) -> None:
    journals = Journals(database)
    table = kept_game(journals, 3)
    said = change(table, Say("one"), ANNA)
    journals.append("t", table, said, "anna:12345678")
    assert journals.is_known("t", "anna:12345678")
    assert not journals.is_known("t", "bob:12345678")
    with pytest.raises(Repeated):
        journals.append("t", said.table, change(said.table, Say("one"), ANNA), "anna:12345678")


def test_a_finished_game_leaves_its_record(database: Database) -> None:
    journals, records = Journals(database), Records(database)
    table = kept_game(journals, 2)
    with pytest.raises(NoRecord):
        records.find("t")
    journals.append("t", table, change(table, Resign(Seat(0)), ANNA), None)
    kept = records.find("t")
    assert (kept.game, kept.header.players, kept.moves) == ("cartographers", ("Anna", "random"), 2)
    assert kept.record().moves == table.record().moves
    assert [record.id for record in records.listed(None, None, PAGE)[0]] == ["t"]
    assert [record.id for record in records.listed("cartographers", "anna", PAGE)[0]] == ["t"]
    assert records.listed(None, "bob", PAGE) == ([], "")


def test_lists_show_public_tables_and_ones_own(database: Database) -> None:
    journals = Journals(database)
    lobby = Lobby(database, journals)
    table = journals.create("a", [opening((Open(), Open()))], 1.0)
    hidden = msgspec.structs.replace(opening(), settings=Settings("cartographers", {"side": "A"}, "link"))
    journals.create("b", [hidden], 2.0)
    assert [(listed.id, listed.open) for listed in lobby.public("gathering", None, PAGE)[0]] == [("a", 2)]
    assert lobby.public("gathering", "carcassonne", PAGE) == ([], "")
    assert [listed.id for listed in lobby.of_person("anna", None, PAGE)[0]] == ["b"]
    journals.append("a", table, change(table, Sit(Seat(1), "Anna"), ANNA, now=9.0), None)
    mine, _ = lobby.of_person("anna", None, PAGE)
    assert [(listed.id, listed.players, listed.changed) for listed in mine] == [
        ("a", ("", "Anna"), 9.0),
        ("b", ("Anna", "random"), 2.0),
    ]


def test_the_house_finds_the_tables_where_it_must_act(database: Database) -> None:
    journals = Journals(database)
    kept_game(journals, 0)
    waiting = journals.create("clock", [opening((Human("anna", "Anna"),), Clock("move", 30))], 1.0)
    journals.append("clock", waiting, change(waiting, Start(), ANNA, now=100.0), None)
    assert journals.due(129.0, 10) == ["t"]
    assert journals.due(131.0, 10) == ["t", "clock"]
    assert journals.claim("t", "one", 1.0, 10.0)
    assert not journals.claim("t", "two", 5.0, 15.0)
    assert journals.claim("t", "one", 5.0, 12.0)
    assert journals.due(5.0, 10) == []
    assert journals.claim("t", "two", 13.0, 20.0)
    journals.release("t", "two")
    assert journals.due(14.0, 10) == ["t"]


def test_presence_is_remembered(database: Database) -> None:
    journals = Journals(database)
    journals.saw([("t", "anna"), ("t", "bob")], 5.0)
    journals.saw([("t", "bob")], 9.0)
    assert journals.seen_since("t", 6.0) == ("bob",)


def test_tables_that_never_begin_are_found(database: Database) -> None:
    journals = Journals(database)
    journals.create("old", [opening((Open(), Open()))], 1.0)
    journals.create("new", [opening((Open(), Open()))], 8.0)
    assert journals.stale(5.0, 10) == ["old"]


def test_without_a_usable_snapshot_the_journal_is_played(database: Database) -> None:
    journals = Journals(database)
    table = kept_game(journals, 12)
    for broken in (b"", b"nonsense", msgspec.msgpack.encode(Snapshot(3, b"{}", table.timing))):
        with database.writing() as connection:
            connection.execute(sa.update(tables).values(snapshot=broken))
        assert everything(journals.load("t")) == everything(table)


@pytest.mark.parametrize("harm", ["entry", "events", "missing", "illegal", "game"])
def test_a_damaged_table_is_set_aside_and_the_rest_runs_on(database: Database, harm: str) -> None:
    journals = Journals(database)
    kept_game(journals, 12)
    journals.create("sound", [opening()], 1.0)
    here = (journal.c.table == "t") & (journal.c.number == 5)
    with database.writing() as connection:
        if harm == "missing":
            connection.execute(sa.delete(journal).where(here))
        elif harm == "game":
            connection.execute(sa.update(tables).where(tables.c.id == "t").values(game="lost"))
        elif harm == "illegal":
            connection.execute(sa.update(tables).where(tables.c.id == "t").values(snapshot=b""))
            moved = connection.scalar(sa.select(journal.c.entry).where(here))
            assert moved is not None
            connection.execute(sa.update(journal).where(here).values(entry=moved.replace('"action":"', '"action":"x')))
        else:
            connection.execute(sa.update(journal).where(here).values({harm: "{"}))
    with pytest.raises(TableDamaged, match="t: "):
        journals.load("t")
    assert list(journals.damaged()) == ["t"]
    assert journals.due(1e12, 10) == []
    assert [listed.id for listed in Lobby(database, journals).of_person("anna", None, PAGE)[0]] == ["sound"]
    assert journals.load("sound").phase == "gathering"


def test_a_running_game_goes_on_from_its_snapshot_when_the_rules_have_changed(database: Database) -> None:
    """The moves of old would not be legal any more; the position is good all the same."""
    journals = Journals(database)
    table = kept_game(journals, 12)
    with database.writing() as connection:
        for row in connection.execute(sa.select(journal).where(journal.c.number > 2)).all():
            entry = row.entry.replace('"action":"', '"action":"old-')
            here = (journal.c.table == "t") & (journal.c.number == row.number)
            connection.execute(sa.update(journal).where(here).values(entry=entry))
    again = journals.load("t")
    assert again.play is not None
    assert table.play is not None
    assert again.play.state.stack == table.play.state.stack
    assert not isinstance(decide(again, Say("on we go"), ANNA, 3.0), Refusal)
    next_move(again, Generator(3))


def test_a_table_of_500_moves_opens_no_slower_than_its_moves_are_played(database: Database) -> None:
    """A ratio, because machines differ; on a quiet one it opens in well under 100 ms."""
    journals = Journals(database)
    table = kept_game(journals, 500, (Human("anna", "Anna"), *[Bot("random")] * 15))
    assert table.play is not None
    assert len(table.play.moves) == 500
    played = least_seconds(lambda: replay(table.rules, table.record()))
    opened = least_seconds(lambda: journals.load("t"))
    print(f"opened in {opened * 1e3:.0f} ms of CPU time, played in {played * 1e3:.0f} ms")
    assert opened < 2 * played


def least_seconds(work: Callable[[], object]) -> float:
    """CPU seconds of the best of three."""
    times = []
    for _ in range(3):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return min(times)


def test_a_claim_from_before_the_clock_was_set_back_holds_nobody_up(database: Database) -> None:
    journals = Journals(database)
    journals.create("t", [opening()], 5000.0)
    assert journals.claim("t", "dead", 5000.0, 5010.0)
    assert not journals.claim("t", "alive", 5005.0, 5015.0)
    assert journals.claim("t", "alive", 1000.0, 1010.0)
