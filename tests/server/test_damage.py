"""Races and damage: what breaks in one place does no harm in another."""

import itertools
import json
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from stolek.server.live_table import LiveTable, Watcher
from stolek.server.settings import Settings
from stolek.server.steady_clock import CATCHING_UP, SteadyClock
from stolek.storage.schema import records, tables
from tests.server.conftest import Join, elsewhere, running
from tests.server.visitor import Listener, Visitor
from tests.storage.postgres import fresh_database
from tests.table.people import gathered


@pytest.mark.postgres
def test_a_stream_that_hops_to_a_process_that_is_behind_repeats_nothing(settings: Settings, postgres: str) -> None:
    """The other process has heard of nothing since it opened the table."""
    shared = replace(settings, database=fresh_database(postgres, "hop"), sweep=60.0)
    with running(shared) as (here, _), running(shared) as (there, behind):
        anna = Visitor(here, "Anna")
        table = anna.open("human", "human")
        hopped = Visitor(there)
        hopped.http.cookies = anna.http.cookies
        hopped.ok("GET", f"/api/tables/{table}")
        assert behind.server is not None
        behind.server.service.hear = lambda id, entries: None  # type: ignore[method-assign]
        anna.do(table, "start")
        last = anna.do(table, "say", text="so far")["event"]
        listener = Listener(hopped, table, 0, after=last)
        assert listener.wait_now()["event"] == last
        newest = hopped.do(table, "say", text="and on")["event"]
        listener.wait(newest)
        listener.close()
        assert [line["number"] for line in listener.lines] == list(range(last + 1, newest + 1))
        assert [now["event"] for now in listener.nows] == sorted(now["event"] for now in listener.nows)


def test_who_claims_to_have_seen_the_future_is_told_what_comes(join: Join) -> None:
    anna = join("Anna")
    table = anna.open("human", "human")
    listener = Listener(anna, table, 0, after=99_999)
    listener.wait_now()
    listener.wait(anna.do(table, "say", text="now")["event"])
    listener.close()
    assert len(listener.lines) == 1


@pytest.mark.parametrize("length", [3_000, 60_000])
def test_a_long_value_of_an_option_is_refused_in_words(join: Join, length: int) -> None:
    anna = join("Anna")
    seats = [{"type": "human"}]
    for options in ({"side": "A" * length}, {"A" * length: True}):
        body = {"game": "cartographers", "seats": seats, "options": options}
        problem = anna.problem(422, "POST", "/api/tables", body)
        assert problem["text"]["en"].startswith("“")
        assert "A" * 20 in problem["text"]["cs"]
        assert len(str(problem)) < 2_000


@pytest.mark.parametrize("column", ["players", "turn"])
def test_one_damaged_column_spoils_no_list(settings: Settings, tmp_path: Path, column: str) -> None:
    with running(elsewhere(settings, tmp_path)) as (address, application):
        anna = Visitor(address, "Anna")
        damaged, sound = anna.open("human", "open"), anna.open("human", "open")
        assert application.server is not None
        with application.server.service.database.writing() as connection:
            connection.execute(sa.update(tables).where(tables.c.id == damaged).values({column: '["Ann'}))
        for path in ("/api/tables?list=open", "/api/tables?list=mine"):
            listed = {table["id"]: table["players"] for table in anna.ok("GET", path)["tables"]}
            assert listed == {damaged: ["Anna", ""], sound: ["Anna", ""]}


def test_tables_and_records_of_games_that_are_gone_spoil_no_list(settings: Settings, tmp_path: Path) -> None:
    with running(elsewhere(settings, tmp_path)) as (address, application):
        anna = Visitor(address, "Anna")
        gone, sound = anna.open("human", "human"), anna.open("human", "human")
        for table in (gone, sound):
            anna.do(table, "start")
            anna.do(table, "resign", seat=0)
        assert application.server is not None
        with application.server.service.database.writing() as connection:
            connection.execute(sa.update(tables).where(tables.c.id == gone).values(game="chess"))
            connection.execute(sa.update(records).where(records.c.id == gone).values(header="{"))
        assert [table["id"] for table in anna.ok("GET", "/api/tables?list=over")["tables"]] == [sound]
        assert [record["id"] for record in anna.ok("GET", "/api/records")["records"]] == [sound]


def test_asking_whether_it_is_ready_writes_nothing(settings: Settings, tmp_path: Path) -> None:
    with running(elsewhere(settings, tmp_path, sweep=60.0, heartbeat=60.0)) as (address, application):
        visitor = Visitor(address, "Anna")
        assert application.server is not None
        statements: list[str] = []

        def heard(connection: object, cursor: object, statement: str, *rest: object) -> None:
            statements.append(statement)

        sa.event.listen(application.server.service.database.engine, "before_cursor_execute", heard)
        assert visitor.ask("GET", "/readyz").text == "ready\n"
        assert statements
        assert all(statement.startswith("SELECT") or statement == "BEGIN" for statement in statements)


@pytest.mark.postgres
def test_a_database_that_takes_no_changes_is_not_ready(settings: Settings, postgres: str) -> None:
    address = fresh_database(postgres, "readonly")
    with running(replace(settings, database=address)) as (there, application):
        assert Visitor(there).ask("GET", "/readyz").status_code == 200
        assert application.server is not None
        engine = application.server.service.database.engine
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(sa.text("ALTER DATABASE readonly SET default_transaction_read_only = on"))
        engine.dispose()
        assert Visitor(there).ask("GET", "/readyz").status_code == 503


def jumped(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Somebody sets the clock of the machine."""
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + seconds)


def test_a_clock_that_jumps_back_keeps_people_logged_in(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = elsewhere(settings, tmp_path)
    with running(other) as (address, _):
        cookies = Visitor(address, "Anna").http.cookies
    jumped(monkeypatch, -3600.0)
    with running(other) as (address, _):
        anna = Visitor(address)
        anna.http.cookies = cookies
        assert anna.ok("GET", "/api/me")["person"]["name"] == "Anna"


def test_a_clock_that_jumps_ahead_flags_nobody(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(elsewhere(settings, tmp_path, sweep=0.05)) as (address, _):
        anna = Visitor(address, "Anna")
        table = anna.open("human", "human", clock={"per": "game", "seconds": 60})
        before = anna.do(table, "start")
        jumped(monkeypatch, 3600.0)
        time.sleep(0.5)
        now = anna.ok("GET", f"/api/tables/{table}")
        assert (now["phase"], now["chairs"]) == ("playing", before["chairs"])
        assert anna.answer(table, 0) is not None
        left = max(anna.ok("GET", f"/api/tables/{table}")["deadlines"].values())
        assert left < max(before["deadlines"].values()) + 5


def test_the_time_of_the_server_never_jumps_and_comes_back_to_the_clock_on_the_wall() -> None:
    wall, counter = [1000.0], [0.0]
    clock = SteadyClock(lambda: wall[0], lambda: counter[0])
    told = [clock()]
    for jump in (3600.0, 0.0, -7200.0, 0.0):
        wall[0] += jump
        for _ in range(100):
            wall[0] += 1.0
            counter[0] += 1.0
            told.append(clock())
    steps = [later - earlier for earlier, later in itertools.pairwise(told)]
    assert min(steps) >= 1.0 - CATCHING_UP - 1e-6
    assert max(steps) <= 1.0 + CATCHING_UP + 1e-6
    wall[0] = told[-1] + 10.0
    for _ in range(300):
        wall[0] += 1.0
        counter[0] += 1.0
        clock()
    assert clock() == pytest.approx(wall[0])


@pytest.mark.parametrize("names", [["A"], ["A", "B", "C"], ["A" * 51, "B"], ["A\a", "B"], ["A"] * 50_000])
def test_the_players_of_a_record_that_is_brought_are_as_many_as_its_seats(join: Join, names: list[str]) -> None:
    anna = join("Anna")
    table = anna.open("human", "human")
    anna.do(table, "start")
    anna.do(table, "resign", seat=0)
    text = anna.ask("GET", f"/api/records/{table}/file").text
    assert '["Anna","Anna 2"]' in text
    anna.ok("POST", "/api/records", {"text": text})
    forged = text.replace('["Anna","Anna 2"]', json.dumps(names), 1)
    assert anna.problem(422, "POST", "/api/records", {"text": forged})["error"] == "not-a-record"


def watched(watchers: int) -> LiveTable:
    """A table that so many look at."""
    live = LiveTable("t", gathered(game="cartographers"))
    for n in range(watchers):
        live.begin_watching(Watcher(f"guest{n}", None))
    return live


def steps(work: Callable[[], object]) -> int:
    """How many calls something takes."""
    import cProfile
    import pstats

    profile = cProfile.Profile()
    profile.runcall(work)
    return int(pstats.Stats(profile).total_calls)  # type: ignore[attr-defined]


def test_the_four_hundredth_watcher_costs_what_the_first_one_costs() -> None:
    def join_and_look(live: LiveTable) -> Callable[[], object]:
        watcher = Watcher("late", None)

        def work() -> None:
            live.begin_watching(watcher)
            live.encoded_status("late", live.table)
            live.end_watching(watcher)

        return work

    alone, crowded = watched(0), watched(400)
    for live in (alone, crowded):
        join_and_look(live)()
    assert steps(join_and_look(crowded)) <= steps(join_and_look(alone)) + 5
    assert crowded.spectators() == 400


def test_a_crowd_that_looks_on_is_shown_one_status_made_once() -> None:
    live = watched(400)
    statuses = [live.encoded_status(watcher.person, live.table) for watcher in live.watchers]
    assert len({id(status) for status in statuses}) == 1
