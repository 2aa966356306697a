"""Limits that nobody walks around: by new guests, other processes, pretended persons; and lists that come in pages."""

import gzip
import itertools
import threading
import time
from dataclasses import replace
from pathlib import Path

import pytest

from stolek.server import wire_foresight
from stolek.server.limits import Buckets, Payer, network_of
from stolek.server.settings import NO_LIMITS, Limits, Settings
from stolek.storage.buckets import SharedBuckets
from stolek.storage.database import Database
from tests.server.conftest import Join, elsewhere, running
from tests.server.test_cost import finished_games
from tests.server.visitor import Listener, Visitor
from tests.storage.conftest import database
from tests.storage.postgres import fresh_database

__all__ = ["database"]


def test_a_network_of_ipv6_is_one_visitor() -> None:
    assert network_of("2001:db8:1:2:3::4") == network_of("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::4") != network_of("2001:db8:1:2::4")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("unknown") == "unknown"


def test_everybody_who_pays_must_be_able_to() -> None:
    buckets = Buckets()
    rich, poor = Payer("rich", (100, 1.0)), Payer("poor", (10, 1.0))
    assert buckets.take([rich, poor], 8, 0.0) == 0.0
    assert buckets.take([rich, poor], 4, 0.0) == pytest.approx(2.0)
    assert buckets.take([rich], 92, 0.0) == 0.0
    assert buckets.take([poor], 20, 8.0) == 0.0, "what costs more than a bucket holds takes all of it"


def test_processes_count_together(database: Database) -> None:
    here, there, shared = Buckets(), Buckets(), SharedBuckets(database)
    payer = [Payer("open:anna", (10, 0.5))]
    for buckets in (here, there):
        assert all(buckets.take(payer, 1, 100.0) == 0.0 for _ in range(8))
        buckets.hear(shared.settle(buckets.owed(), 100.0))
    assert here.take(payer, 1, 100.0) == 0.0
    here.hear(shared.settle(here.owed(), 100.0))
    assert here.take(payer, 1, 100.0) > 0.0
    assert there.take(payer, 1, 100.0) > 0.0
    assert there.take(payer, 1, 130.0) == 0.0
    assert here.owed() == {}
    shared.forget(200.0)
    assert shared.settle({}, 200.0) == {}


@pytest.mark.postgres
def test_a_visitor_who_goes_from_process_to_process_is_still_one(settings: Settings, postgres: str) -> None:
    limits = replace(NO_LIMITS, open=(5, 0.01), per_address=1.0)
    shared = replace(settings, database=fresh_database(postgres, "hopping"), limits=limits)
    with running(shared) as (here, _), running(shared) as (there, _):
        anna = Visitor(here, "Anna")
        hopped = Visitor(there)
        hopped.http.cookies = anna.http.cookies
        body = {"game": "cartographers", "seats": [{"type": "open"}]}
        made = 0
        for _ in range(10):
            made += sum(who.ask("POST", "/api/tables", body).status_code == 201 for who in (anna, hopped))
            time.sleep(0.4)
        assert made <= 6


def guests(address: str, count: int) -> list[Visitor]:
    """As many new guests as the server lets in."""
    made = []
    for n in range(count):
        visitor = Visitor(address)
        if visitor.ask("POST", "/api/me", {"name": f"Guest {n}"}).status_code == 200:
            made.append(visitor)
    return made


def test_tables_of_ever_new_guests_are_refused(settings: Settings, tmp_path: Path) -> None:
    """740 tables from one address, each opened by the next of many guests."""
    with running(elsewhere(settings, tmp_path, limits=Limits(), sweep=60.0)) as (address, _):
        begun = time.monotonic()
        people = guests(address, 60)
        assert len(people) <= 30 + (time.monotonic() - begun) * 0.2 + 1
        body = {"game": "cartographers", "seats": [{"type": "open"}]}
        made = 0
        for n in range(740):
            response = people[n % len(people)].ask("POST", "/api/tables", body)
            made += response.status_code == 201
            assert response.status_code in (201, 429)
            assert response.status_code == 201 or int(response.headers["retry-after"]) > 0
        assert made <= 3 * (20 + (time.monotonic() - begun) * 0.2) + 1


def test_passwords_tried_by_ever_new_guests_are_refused(settings: Settings, tmp_path: Path) -> None:
    """250 passwords from one address: for one login, and for a new login each time."""
    with running(elsewhere(settings, tmp_path, limits=Limits(), sweep=60.0)) as (address, _):
        begun = time.monotonic()
        people = guests(address, 30)
        codes = []
        for n in range(250):
            login = "victim" if n < 25 else f"victim{n}"
            wrong = {"login": login, "password": f"password{n}"}
            codes.append(people[n % len(people)].ask("POST", "/api/session", wrong).status_code)
        assert set(codes) == {401, 429}
        assert codes[:25].count(401) <= 10 + (time.monotonic() - begun) * 0.02 + 1
        assert codes.count(401) <= 3 * (8 + (time.monotonic() - begun) * 0.1) + 1


def test_passwords_are_hashed_in_places_of_their_own(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While many passwords are being checked, everything else goes on."""
    with running(elsewhere(settings, tmp_path)) as (address, application):
        assert application.server is not None
        go, at_once = threading.Event(), []

        def slow(login: str, password: str) -> None:
            at_once.append(login)
            go.wait(20)

        monkeypatch.setattr(application.server.identity, "log_in", slow)
        visitors = [Visitor(address) for _ in range(30)]
        wrong = {"login": "somebody", "password": "12345678"}
        threads = [threading.Thread(target=visitor.ask, args=("POST", "/api/session", wrong)) for visitor in visitors]
        for thread in threads:
            thread.start()
        time.sleep(0.5)
        anna = Visitor(address, "Anna")
        anna.log(anna.open("human", "human"))
        assert len(at_once) == 2
        go.set()
        for thread in threads:
            thread.join()


def test_what_costs_more_work_counts_for_more(settings: Settings, tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, read=(20, 0.001))
    with running(elsewhere(settings, tmp_path, limits=limits)) as (address, _):
        anna = Visitor(address, "Anna")
        answers = [anna.ask("GET", "/api/tables").status_code for _ in range(8)]
        assert answers == [200] * 5 + [429] * 3


def test_time_spent_on_looking_ahead_is_paid_for(settings: Settings, tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, foresee=(20, 0.001))
    with running(elsewhere(settings, tmp_path, limits=limits)) as (address, application):
        anna = Visitor(address, "Anna")
        table = anna.open("human", "human")
        question = anna.do(table, "start")["you"]["questions"]["0"]
        assert application.server is not None
        ticks = itertools.count(0.0, 0.15)
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr("stolek.server.table_service.time.perf_counter", lambda: next(ticks))
            body = {"seat": 0, "question": question, "answers": []}
            path = f"/api/tables/{table}/consequences"
            assert [anna.ask("POST", path, body).status_code for _ in range(4)] == [200, 200, 429, 429]


def test_looking_ahead_keeps_two_threads_busy_and_no_more(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go, at_once = threading.Event(), []

    def slow(*given: object) -> wire_foresight.Consequences:
        at_once.append(given)
        go.wait(20)
        return wire_foresight.Consequences("", (), True)

    monkeypatch.setattr("stolek.server.routes.foresight._foreseen", slow)
    with running(elsewhere(settings, tmp_path)) as (address, _):
        anna = Visitor(address, "Anna")
        table = anna.open("human", "human")
        question = anna.do(table, "start")["you"]["questions"]["0"]
        body = {"seat": 0, "question": question}
        codes: list[int] = []

        def ask() -> None:
            codes.append(anna.ask("POST", f"/api/tables/{table}/consequences", body).status_code)

        threads = [threading.Thread(target=ask) for _ in range(30)]
        for thread in threads:
            thread.start()
        time.sleep(0.5)
        anna.log(table)
        assert len(at_once) == 1, "with two places, one address holds one"
        go.set()
        for thread in threads:
            thread.join()
        assert set(codes) == {200, 429}


def test_another_name_is_paid_for_by_the_tables_it_reaches(settings: Settings, tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, command=(10, 0.001))
    with running(elsewhere(settings, tmp_path, limits=limits)) as (address, _):
        anna = Visitor(address, "Anna")
        for _ in range(8):
            anna.open("human", "human")
        codes = [anna.ask("POST", "/api/me", {"name": f"Anna {n}"}).status_code for n in range(3)]
        assert codes == [200, 200, 429]


def test_tokens_that_nobody_has_are_paid_for(settings: Settings, tmp_path: Path) -> None:
    """After a while they are not even looked up."""
    limits = replace(NO_LIMITS, read=(5, 0.001), per_address=1.0)
    with running(elsewhere(settings, tmp_path, limits=limits)) as (address, _):
        visitor = Visitor(address)
        visitor.http.headers["Authorization"] = "Bearer stolek_nothing"
        codes = [visitor.ask("GET", "/api/me").status_code for _ in range(8)]
        assert codes == [401] * 5 + [429] * 3


def test_pages_are_counted_and_packed_once(settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed: list[int] = []
    real = gzip.compress

    def pack(body: bytes, level: int, *, mtime: float) -> bytes:
        packed.append(len(body))
        return real(body, level, mtime=mtime)

    monkeypatch.setattr(gzip, "compress", pack)
    limits = replace(NO_LIMITS, page=(10, 0.001))
    with running(elsewhere(settings, tmp_path, limits=limits)) as (address, _):
        visitor = Visitor(address)
        codes = [visitor.ask("GET", "/openapi.json").status_code for _ in range(12)]
        assert codes == [200] * 10 + [429] * 2
        assert [visitor.ask("GET", "/api/games/cartographers/rules").status_code for _ in range(3)] == [200] * 3
        assert len(packed) == 2


# Pages


def test_the_log_comes_in_pages(join: Join, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolek.server.routes.tables.MAX_LINES", 20)
    monkeypatch.setattr("stolek.server.stream.MAX_AT_ONCE", 20)
    anna = join("Anna")
    table = anna.open("human", "human")
    last = [anna.do(table, "say", text=str(n))["event"] for n in range(25)][-1]
    page = anna.ok("GET", f"/api/tables/{table}/log")
    assert (len(page["lines"]), page["more"]) == (20, True)
    rest = anna.ok("GET", f"/api/tables/{table}/log?after=20")
    assert not rest["more"]
    listener = Listener(anna, table, 0)
    listener.wait(last)
    listener.close()
    assert [line["number"] for line in listener.lines] == list(range(1, last + 1))
    assert [line["number"] for line in page["lines"] + rest["lines"]] == list(range(1, len(anna.log(table)) + 1))


def test_lists_come_in_pages(settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolek.server.routes.lobby.MAX_LISTED", 3)
    monkeypatch.setattr("stolek.server.routes.records.MAX_LISTED", 3)
    with running(elsewhere(settings, tmp_path)) as (address, _):
        anna = Visitor(address, "Anna")
        games = finished_games(anna, 7)
        for path, field in (("/api/tables?list=over", "tables"), ("/api/records?list=mine", "records")):
            found, mark, pages = [], "", 0
            while mark or not pages:
                page = anna.ok("GET", path + (f"&page={mark}" if mark else ""))
                found += [one["id"] for one in page[field]]
                mark, pages = page["next"], pages + 1
            assert (found, pages) == (games[::-1], 3)
        assert anna.ask("GET", "/api/tables?page=x").status_code == 400
