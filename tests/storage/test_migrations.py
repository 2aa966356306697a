"""A database of an older version is brought up to date with everything that is in it."""

from itertools import count
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from stolek.storage.database import MIGRATIONS, Database
from stolek.storage.journal import Journals
from stolek.storage.lobby import Lobby
from stolek.storage.page import Page
from stolek.storage.records import Records
from tests.storage.postgres import fresh_database

HEADER = '{"stolek":2,"game":"cartographers","rules":1,"options":{},"seats":2,"seed":8,"players":["Anna","Bob"]}'
RECORD: dict[str, object] = {
    "id": "r",
    "game": "cartographers",
    "players": '["Anna","Bob"]',
    "moves": 0,
    "finished": False,
    "text": f"{HEADER}\n* | orchard\n",
    "listed": True,
    "created": 1.0,
}
TABLE: dict[str, object] = {
    "id": "t",
    "game": "cartographers",
    "phase": "gathering",
    "visibility": "public",
    "players": '["Anna"]',
    "turn": "[]",
    "open": 1,
    "entries": 1,
    "snapshot": b"",
    "changed": 1.0,
}
NUMBERS = count(1)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def first_version(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database as the first version made it, with a record and a table."""
    if request.param == "sqlite":
        address = f"sqlite:///{tmp_path / 'old.sqlite3'}"
        engine = sa.create_engine(address)
    else:
        address = fresh_database(request.getfixturevalue("postgres"), f"migrated{next(NUMBERS)}")
        engine = sa.create_engine(address.replace("postgresql:", "postgresql+psycopg:"))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        old = sa.MetaData()
        old.reflect(connection)
        connection.execute(sa.insert(old.tables["records"]).values(RECORD))
        connection.execute(sa.insert(old.tables["tables"]).values(TABLE))
    engine.dispose()
    return address


def test_records_and_tables_of_the_first_version_are_still_listed(first_version: str) -> None:
    database = Database(first_version)
    (record,), _ = Records(database).listed(None, None, Page(10))
    assert (record.id, record.header.players, record.header.seed) == ("r", ("Anna", "Bob"), 8)
    assert Records(database).find("r").text.startswith(HEADER)
    lobby = Lobby(database, Journals(database))
    (table,), _ = lobby.public("gathering", None, Page(10))
    assert (table.id, table.players) == ("t", ("Anna",))
    assert lobby.bots_of("anna") == 0
    database.close()
