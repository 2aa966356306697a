"""Running a server: limits, clocks, restarts, metrics, absent players, the page without a client."""

import json
import logging
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx2
import pytest
import sqlalchemy

from stolek.server.logs import configure_logs
from stolek.server.main import AddressProblem, listen, serve
from stolek.server.settings import Limits, Settings
from stolek.server.speech import LOG
from stolek.storage.database import DatabaseProblem
from tests.server.conftest import Join, elsewhere, running
from tests.server.visitor import Visitor


def test_machines_can_ask_how_it_is(join: Join) -> None:
    visitor = join("")
    assert visitor.ask("GET", "/healthz").text == "ok\n"
    assert visitor.ask("GET", "/readyz").text == "ready\n"


def test_the_list_of_games_is_complete(join: Join) -> None:
    found = join("").ok("GET", "/api/games")
    game = next(game for game in found["games"] if game["id"] == "cartographers")
    assert game["title"] == {"en": "Cartographers", "cs": "Kartografové"}
    assert game["players"] == {"least": 1, "most": 100}
    assert game["options"][0]["values"][0]["label"]["cs"].startswith("A")
    assert "random" in found["levels"]
    rules = join("").ok("GET", "/api/games/cartographers/rules")["paragraphs"]
    assert len(rules) > 50
    assert all(rule["text"]["en"] and rule["text"]["cs"] for rule in rules)
    assert join("").ask("GET", "/api/games/chess/rules").status_code == 404


def test_without_a_client_a_page_says_how_to_build_it(join: Join) -> None:
    page = join("").ask("GET", "/tables/abc")
    assert page.headers["content-type"].startswith("text/html")
    assert "make play" in page.text


def test_what_is_long_travels_compressed(join: Join) -> None:
    http, rulebook = join("Anna").http, "/api/games/cartographers/rules"
    rules = http.get(rulebook, headers={"accept-encoding": "gzip"})
    assert rules.headers["content-encoding"] == "gzip"
    assert "accept-encoding" in rules.headers["vary"].lower()
    plain = http.get(rulebook, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == rules.json()
    for short in ("/api/me", "/api/tables"):
        assert "content-encoding" not in http.get(short, headers={"accept-encoding": "gzip"}).headers


def test_a_built_client_is_served(settings: Settings, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>client")
    (static / "assets" / "app-1a2b.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    with running(elsewhere(settings, tmp_path, static=static)) as (address, _), httpx2.Client(base_url=address) as http:
        assert http.get("/").text == "<p>client"
        assert http.get("/tables/abc").text == "<p>client"
        assert "immutable" in http.get("/assets/app-1a2b.js").headers["cache-control"]
        assert http.get("/..%2Fsecret.txt").text == "<p>client"
        assert http.get("/api/nothing").status_code == 404
        assert http.put("/api/me").status_code == 405


def test_too_many_requests_are_turned_away(settings: Settings, tmp_path: Path) -> None:
    limits = Limits(command=(5, 0.01), password=(2, 0.01))
    with running(elsewhere(settings, tmp_path, limits=limits)) as (address, _):
        anna, bob = Visitor(address, "Anna"), Visitor(address, "Bob")
        codes = [anna.ask("POST", "/api/me", {"name": "Anna"}).status_code for _ in range(8)]
        assert codes == [200] * 5 + [429] * 3
        assert bob.ask("POST", "/api/me", {"name": "Bob"}).status_code == 200
        wrong = {"login": "somebody", "password": "12345678"}
        assert [anna.ask("POST", "/api/session", wrong).status_code for _ in range(4)] == [401, 401, 429, 429]


def test_the_house_watches_the_clock(settings: Settings, tmp_path: Path) -> None:
    with running(elsewhere(settings, tmp_path)) as (address, application):
        anna = Visitor(address, "Anna")
        table = anna.open("human", "human", clock={"per": "game", "seconds": 60})
        now = anna.do(table, "start")
        assert set(now["deadlines"]) == {"0", "1"}
        assert application.server is not None
        application.server.service.clock = lambda: time.time() + 61
        deadline = time.monotonic() + 20
        while anna.ok("GET", f"/api/tables/{table}")["phase"] != "over" and time.monotonic() < deadline:
            time.sleep(0.1)
        types = [line["type"] for line in anna.log(table)]
        assert [kind for kind in types if kind.startswith("table-")][-3:] == [
            "table-flagged",
            "table-time-up",
            "table-ended",
        ]


def test_an_absent_player_is_replaced_when_the_others_wish(settings: Settings, tmp_path: Path) -> None:
    with running(elsewhere(settings, tmp_path, absence=0.0)) as (address, _):
        anna, bob = Visitor(address, "Anna"), Visitor(address, "Bob")
        table = anna.open("human", "open")
        bob.do(table, "sit", seat=1, name="Bob")
        anna.do(table, "start")
        assert Visitor(address, "Eve").command(table, "cover", seat=1).status_code == 403
        now = anna.do(table, "cover", seat=1)
        assert now["chairs"][1]["cover"] != ""


def test_bots_go_on_after_a_restart(settings: Settings, tmp_path: Path) -> None:
    other = elsewhere(settings, tmp_path, bot_seconds=0.0, thinkers=1)
    with running(other) as (address, application):
        anna = Visitor(address, "Anna")
        table = anna.open("random", "random", "random")
        assert application.server is not None
        application.server.service.after_change = lambda place: None
        anna.do(table, "start")
    with running(other) as (address, _):
        visitor = Visitor(address, "Bob")
        deadline = time.monotonic() + 40
        while visitor.ok("GET", f"/api/tables/{table}")["phase"] != "over" and time.monotonic() < deadline:
            time.sleep(0.1)
        assert visitor.ok("GET", f"/api/tables/{table}")["phase"] == "over"


def test_idle_tables_are_forgotten_and_opened_again(settings: Settings, tmp_path: Path) -> None:
    with running(elsewhere(settings, tmp_path, idle=0.0)) as (address, application):
        anna = Visitor(address, "Anna")
        table = anna.open("human", "human")
        before = anna.do(table, "start")
        assert application.server is not None
        deadline = time.monotonic() + 10
        while application.server.service.open_tables() and time.monotonic() < deadline:
            time.sleep(0.05)
        assert application.server.service.open_tables() == []
        assert anna.ok("GET", f"/api/tables/{table}") == before


def test_logs_are_json_with_table_seat_and_move(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logs(logging.INFO)
    LOG.error("a bot failed", table="t", seat=1, move=7, record="t")
    line = json.loads(capsys.readouterr().err)
    assert (line["table"], line["seat"], line["move"], line["record"], line["level"]) == ("t", 1, 7, "t", "error")


def test_an_address_in_use_and_a_database_that_is_away_are_one_clear_line(tmp_path: Path) -> None:
    taken = listen("127.0.0.1", 0)
    taken.listen()
    with pytest.raises(AddressProblem, match="in use"):
        serve("127.0.0.1", taken.getsockname()[1], str(tmp_path / "x.sqlite3"), open_browser=False)
    taken.close()
    with pytest.raises(AddressProblem):
        serve("127.0.0.1", 99999, str(tmp_path / "x.sqlite3"), open_browser=False)
    with pytest.raises(DatabaseProblem):
        serve("127.0.0.1", 0, "mysql://nowhere", open_browser=False)


def test_the_server_stops_when_asked_to(tmp_path: Path) -> None:
    program = f"from stolek.server.main import serve; serve('127.0.0.1', 0, {str(tmp_path / 'x.sqlite3')!r}, False)"
    process = subprocess.Popen([sys.executable, "-c", program], stderr=subprocess.PIPE, text=True)
    assert process.stderr is not None
    assert "ready" in process.stderr.readline()
    process.terminate()
    _, rest = process.communicate(timeout=15)
    assert process.returncode in (0, -15)
    assert "stopped" in rest


def test_a_database_that_is_away_is_a_passing_problem(settings: Settings, tmp_path: Path) -> None:
    with running(elsewhere(settings, tmp_path, sweep=60.0)) as (address, application):
        anna = Visitor(address, "Anna")
        table = anna.open("human", "human")
        assert application.server is not None
        engine = application.server.service.database.engine
        engine.dispose()
        away = True

        def refuse(*args: object) -> None:
            if away:
                raise sqlite3.OperationalError("disk I/O error")

        sqlalchemy.event.listen(engine, "do_connect", refuse)
        assert anna.command(table, "start").status_code == 503
        assert anna.problem(503, "GET", "/api/tables")["error"] == "away"
        assert anna.ask("GET", "/readyz").status_code == 503
        away = False
        anna.do(table, "start")
