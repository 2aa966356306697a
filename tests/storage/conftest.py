"""Databases for the tests: a new SQLite file, or a new database on the PostgreSQL of this test run."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from stolek.storage.database import Database
from tests.storage.postgres import binaries, fresh_database, running_postgres

NUMBERS = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server; tests that need one are left out where there are no binaries."""
    found = binaries()
    if found is None:
        pytest.skip("no PostgreSQL here: install Debian's postgresql, or put initdb and postgres on the PATH")
    with running_postgres(found) as address:
        yield address


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """An empty database of each kind."""
    if request.param == "sqlite":
        address = str(tmp_path / "stolek.sqlite3")
    else:
        address = fresh_database(request.getfixturevalue("postgres"), f"storage{next(NUMBERS)}")
    opened = Database(address)
    yield opened
    opened.close()
