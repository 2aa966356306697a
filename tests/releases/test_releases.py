"""What older releases have left behind: records replay or say which rules they need, running tables go on."""

import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
import sqlalchemy as sa

from stolek.cli.replay import damage_problem
from stolek.kernel.record import Damage, read_record, replay
from stolek.kernel.registry import find_game
from stolek.storage import schema
from stolek.storage.database import Database
from stolek.storage.journal import Journals
from stolek.table.chair import Human
from stolek.table.command import Answer, Person
from stolek.table.decide import Change, decide
from stolek.table.table import Table

FOLDER: Final = Path(__file__).parent
RECORDS: Final = sorted(FOLDER.glob("*/*.record"))
DATABASES: Final = sorted(FOLDER.glob("*/tables.sqlite3.xz"))


def name_of(path: Path) -> str:
    """Release and game."""
    return f"{path.parent.name}/{path.name}"


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_record_replays_to_its_end_or_needs_the_rules_it_was_played_by(path: Path) -> None:
    record = read_record(path.read_text("utf-8"))
    rules = find_game(record.header.game)(record.header.options)
    try:
        played = replay(rules, record)
    except Damage as damage:
        assert record.header.rules < rules.version
        problem = damage_problem(damage, record, rules)
        assert problem.key == "cli-record-version"
        assert (problem.arguments["found"], problem.arguments["known"]) == (record.header.rules, rules.version)
    else:
        assert played.rules.outcome(played.state) is not None


@pytest.fixture(params=DATABASES, ids=name_of)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """A database of an older release, opened by this one."""
    path = tmp_path / "stolek.sqlite3"
    path.write_bytes(lzma.decompress(request.param.read_bytes()))
    opened = Database(str(path))
    yield opened
    opened.close()


def test_every_running_table_goes_on(database: Database) -> None:
    journals = Journals(database)
    games = set()
    with database.reading() as connection:
        ids = connection.execute(sa.select(schema.tables.c.id)).scalars().all()
    for id in ids:
        table = journals.load(id)
        if table.phase != "playing":
            continue
        games.add(table.settings.game)
        for _ in range(12):
            table = answered(table)
    assert len(games) == 5


def answered(table: Table) -> Table:
    """The table after one more answer of whoever is asked first."""
    if table.phase != "playing":
        return table
    seat = table.waiting()[0]
    question = table.question_id(seat)
    assert question is not None
    action = table.rules.text.write(table.options(seat)[-1])
    holder = table.chairs[seat].holder
    assert isinstance(holder, Human)
    done = decide(table, Answer(seat, question, action), Person(holder.person, holder.name), 0.0, 1)
    assert isinstance(done, Change), done
    return done.table
