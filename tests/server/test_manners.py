"""Manners on a server: sending away, silencing, blocking, reporting; and sweeping what is old."""

import sqlite3
import time
from pathlib import Path

from stolek.server.settings import DAY, Keep, Settings
from stolek.storage.database import Database
from stolek.storage.manners import Manners
from tests.server.conftest import Join, elsewhere, running
from tests.server.visitor import Listener, Visitor


def rule(visitor: Visitor, table: str, kind: str, **fields: object) -> tuple[int, str]:
    """The status and rule with which a command is refused."""
    response = visitor.command(table, kind, **fields)
    return response.status_code, response.json()["refusal"]["rule"]


def test_who_is_sent_away_is_told_and_sees_nothing_more(join: Join) -> None:
    anna, bob = join("Anna"), join("Bob")
    table = anna.open("human", "open")
    bob.do(table, "sit", seat=1, name="Bob")
    listener = Listener(bob, table, 1)
    listener.wait_now()
    anna.do(table, "remove", seat=1)
    assert listener.ended.wait(10)
    assert listener.nows[-1]["you"]["removed"]
    assert listener.lines[-1]["type"] == "table-removed"
    assert bob.ok("GET", f"/api/tables/{table}")["you"]["removed"]
    assert rule(bob, table, "sit", seat=1, name="Bob") == (403, "TABLE-36")
    assert rule(bob, table, "say", text="hey") == (403, "TABLE-36")
    for path in ("view", "log", "stream"):
        assert bob.problem(403, "GET", f"/api/tables/{table}/{path}")["refusal"]["rule"] == "TABLE-36"
    link = anna.ok("POST", f"/api/tables/{table}/links", {"seat": 1})["link"]
    assert bob.problem(403, "POST", "/api/join", {"link": link, "name": "Bob"})["refusal"]["rule"] == "TABLE-36"


def test_who_is_silenced_is_told(join: Join) -> None:
    anna, bob = join("Anna"), join("Bob")
    table = anna.open("human", "open")
    bob.do(table, "sit", seat=1, name="Bob")
    assert anna.do(table, "mute", seat=1)["you"]["silenced"] == [1]
    assert rule(bob, table, "say", text="hey") == (403, "TABLE-35")
    assert bob.ok("GET", f"/api/tables/{table}")["you"]["muted"]
    anna.do(table, "unmute", seat=1)
    bob.do(table, "say", text="thanks")


def test_who_is_blocked_stays_away_from_my_tables_and_my_ears(join: Join) -> None:
    anna, mallory, cyril = join("Anna"), join("Mallory"), join("Cyril")
    elsewhere_ = cyril.open("human", "open", "open")
    anna.do(elsewhere_, "sit", seat=1, name="Anna")
    mallory.do(elsewhere_, "say", text="nonsense")
    line = cyril.log(elsewhere_)[-1]["number"]
    listener = Listener(anna, elsewhere_, 1)
    listener.wait_now()
    (block,) = anna.ok("POST", "/api/blocks", {"table": elsewhere_, "line": line})
    assert block["name"] == "Mallory"
    deadline = time.monotonic() + 10
    while listener.nows[-1]["you"]["hushed"] != [line] and time.monotonic() < deadline:
        time.sleep(0.02)
    assert listener.nows[-1]["you"]["hushed"] == [line]
    assert cyril.ok("GET", f"/api/tables/{elsewhere_}")["you"]["hushed"] == []
    mine = anna.open("human", "open")
    assert rule(mallory, mine, "sit", seat=1, name="Mallory") == (403, "TABLE-38")
    assert rule(mallory, mine, "say", text="hey") == (403, "TABLE-38")
    link = anna.ok("POST", f"/api/tables/{mine}/links", {"seat": 1})["link"]
    assert mallory.problem(403, "POST", "/api/join", {"link": link, "name": "M"})["refusal"]["rule"] == "TABLE-38"
    assert mallory.ask("DELETE", f"/api/blocks/{block['id']}").status_code == 404
    assert anna.ok("DELETE", f"/api/blocks/{block['id']}") == []
    mallory.do(mine, "sit", seat=1, name="Mallory")
    assert anna.problem(422, "POST", "/api/blocks", {"table": mine, "seat": 0})["refusal"]["rule"] == "TABLE-37"
    assert anna.problem(422, "POST", "/api/blocks", {"table": mine, "seat": 40})["refusal"]["rule"] == "TABLE-8"
    assert anna.problem(422, "POST", "/api/blocks", {"table": mine})["refusal"]["rule"] == "TABLE-37"
    listener.close()


def test_a_report_keeps_the_lines_concerned(settings: Settings, tmp_path: Path) -> None:
    other = elsewhere(settings, tmp_path)
    with running(other) as (address, _):
        anna, mallory, eve = (Visitor(address, name) for name in ("Anna", "Mallory", "Eve"))
        table = anna.open("human", "open")
        for text in ("first", "second", "third"):
            mallory.do(table, "say", text=text)
        numbers = [line["number"] for line in anna.log(table) if line["type"] == "table-said"]
        body = {"table": table, "lines": numbers[1:], "reason": "  rude\u200b to me "}
        id = anna.ok("POST", "/api/reports", body)["report"]
        eve.do(table, "say", text="innocent")
        mixed = {"table": table, "lines": [numbers[0], numbers[-1] + 1], "reason": "x"}
        assert anna.problem(422, "POST", "/api/reports", mixed)["refusal"]["rule"] == "TABLE-37"
        assert anna.problem(400, "POST", "/api/reports", {**body, "reason": " \u200b "})
        for _ in range(49):
            anna.ok("POST", "/api/reports", body)
        assert anna.problem(409, "POST", "/api/reports", body)["error"] == "too-many"
        beside = Database(other.database, beside=True)
        report = Manners(beside).reports()[0]
        beside.close()
    assert (report.id, report.name, report.reason) == (id, "Mallory", "rude to me")
    assert [(line.name, line.text) for line in report.lines] == [("Mallory", "second"), ("Mallory", "third")]


def rows(settings: Settings, table: str) -> int:
    """How many rows a table of the database has."""
    with sqlite3.connect(settings.database) as connection:
        count = connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
    connection.close()
    return int(count)


def test_old_guests_tables_and_uploads_are_swept(settings: Settings, tmp_path: Path) -> None:
    other = elsewhere(settings, tmp_path, keep=Keep(guests=10, tables=20, uploads=20, each=2), idle=0.0)
    with running(other) as (address, application):
        anna, guest = Visitor(address, "Anna"), Visitor(address, "Guest")
        anna.ok("POST", "/api/account", {"login": "anna", "password": "correct horse"})
        table = guest.open("human", "random")
        guest.do(table, "start")
        guest.do(table, "resign", seat=0)
        text = guest.ask("GET", f"/api/records/{table}/file").text
        for _ in range(4):
            anna.ok("POST", "/api/records", {"text": text})
        assert rows(other, "records") == 3, "two of Anna's, and the game that ended here"
        assert application.server is not None
        service, sweeper = application.server.service, application.server.sweeper
        swept = sweeper._swept([])
        assert not any(swept.values()), swept
        now = service.clock()
        service.clock = lambda: now + 11 * DAY
        assert sweeper._swept([])["guests"] == 1
        assert (rows(other, "people"), rows(other, "tables")) == (1, 1)
        service.clock = lambda: now + 21 * DAY
        assert sweeper._swept([table])["tables"] == 0, "somebody looks at it"
        assert sweeper._swept([])["tables"] == 1
        assert (rows(other, "journal"), rows(other, "records"), rows(other, "people")) == (0, 1, 1)
        assert anna.ok("GET", f"/api/records/{table}")["moves"] >= 0


def test_a_guest_who_comes_now_and_then_stays(settings: Settings, tmp_path: Path) -> None:
    other = elsewhere(settings, tmp_path, keep=Keep(guests=10))
    with running(other) as (address, application):
        comes, stays_away = Visitor(address, "Anna"), Visitor(address, "Bob")
        assert application.server is not None
        service, sweeper = application.server.service, application.server.sweeper
        now = service.clock()
        service.clock = lambda: now + 8 * DAY
        comes.ok("GET", "/api/me")
        service.clock = lambda: now + 12 * DAY
        assert sweeper._swept([])["guests"] == 1
        assert comes.ok("GET", "/api/me")["person"]["name"] == "Anna"
        assert stays_away.ok("GET", "/api/me") == {"person": None}
