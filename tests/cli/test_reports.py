"""`stolek reports`: what people have reported, in words and as JSON, also while a server runs."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from stolek.storage.database import Database
from stolek.storage.manners import KeptReport, Manners, ReportedLine
from tests.cli.conftest import CZECH, Run


@pytest.fixture
def database(tmp_path: Path) -> Iterator[str]:
    """A database with one report, in use by a server."""
    path = str(tmp_path / "stolek.sqlite3")
    opened = Database(path)
    line = ReportedLine(7, 10.0, "Mallory", "something \x1b[31mrude")
    Manners(opened).report(KeptReport("r1", 20.0, "anna", "t1", "mallory", "Mallory", "he swears", (line,)))
    yield path
    opened.close()


def test_reports_are_shown_with_their_lines_until_they_are_closed(stolek: Run, database: str) -> None:
    shown = stolek("reports", "--database", database).out
    assert "r1" in shown
    assert "Mallory (person mallory) at table t1" in shown
    assert "“he swears”" in shown
    assert "7. Mallory: something \\x1b[31mrude" in shown
    assert stolek("reports", "--database", database, "--close", "r1").out == "Nothing has been reported.\n"
    assert "(looked at)" in stolek("reports", "--database", database, "--closed").out
    assert "“r1”" in stolek("reports", "--database", database, "--close", "r1").complaint


def test_reports_as_json(stolek: Run, database: str) -> None:
    (report,) = json.loads(stolek("reports", "--database", database, "--json").out)
    assert (report["id"], report["name"], report["lines"][0]["number"]) == ("r1", "Mallory", 7)


def test_reports_in_czech(stolek: Run, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", CZECH["LC_ALL"])
    assert "„he swears“" in stolek("reports", "--database", database).out
    stolek("reports", "--database", database, "--close", "r1")
    assert stolek("reports", "--database", database).out == "Nikdo nic nenahlásil.\n"


def test_where_there_is_no_database_one_is_told_so(stolek: Run, tmp_path: Path) -> None:
    missing = str(tmp_path / "none.sqlite3")
    assert f"{missing} does not exist" in stolek("reports", "--database", missing).complaint
    assert not (tmp_path / "none.sqlite3").exists()
