"""Work is paid by who causes it: fair turns, work that ends with its caller, limits that nobody walks around."""

import asyncio
import itertools
import socket
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from stolek.server.app import Application
from stolek.server.kept_reads import KeptReads
from stolek.server.limits import Buckets, Payer, network_of
from stolek.server.settings import NO_LIMITS, Limits, Settings
from stolek.server.worker_pool import MAX_WAITING, Lanes, TooMuchWork
from stolek.storage.buckets import SharedBuckets
from stolek.storage.database import Database
from tests.server.conftest import Join, elsewhere, running
from tests.server.test_presence import until
from tests.server.visitor import Visitor
from tests.storage.conftest import database
from tests.storage.postgres import fresh_database

__all__ = ["database"]

GAMES = 12
"""Recorded games whose points somebody asks for all at once."""


# Turns


def test_lanes_take_turns() -> None:
    order: list[str] = []

    async def work() -> None:
        lanes = Lanes(1)

        async def job(lane: str) -> None:
            await lanes.enter(lane)
            order.append(lane)
            await asyncio.sleep(0)
            lanes.leave(lane)

        await lanes.enter("first")
        jobs = [asyncio.create_task(job("crowd")) for _ in range(10)]
        await asyncio.sleep(0)
        jobs.append(asyncio.create_task(job("single")))
        await asyncio.sleep(0)
        lanes.leave("first")
        await asyncio.gather(*jobs)
        await asyncio.wait_for(lanes.enter("last"), 1)

    asyncio.run(work())
    assert order.index("single") <= 1
    assert len(order) == 11


def test_one_lane_never_holds_every_place() -> None:
    async def work() -> None:
        lanes = Lanes(3)
        waiting = [asyncio.create_task(lanes.enter("crowd")) for _ in range(5)]
        await asyncio.sleep(0.01)
        assert sum(task.done() for task in waiting) == 2
        await asyncio.wait_for(lanes.enter("single"), 1)
        lanes.leave("single")
        for task in waiting:
            task.cancel()

    asyncio.run(work())


def test_who_goes_away_while_waiting_leaves_no_gap_and_a_full_lane_is_refused() -> None:
    async def work() -> None:
        lanes = Lanes(1)
        await lanes.enter("a")
        waiting = [asyncio.create_task(lanes.enter("b")) for _ in range(MAX_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(TooMuchWork):
            await lanes.enter("b")
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        late = asyncio.create_task(lanes.enter("c"))
        await asyncio.sleep(0)
        lanes.leave("a")
        late.cancel()  # its place came in the same moment
        await asyncio.gather(late, return_exceptions=True)
        await asyncio.wait_for(lanes.enter("d"), 1)

    asyncio.run(work())


def test_a_costly_answer_is_worked_out_once_and_given_up_when_nobody_waits() -> None:
    made: list[str] = []
    ended: list[str] = []

    async def work() -> None:
        kept, go = KeptReads(100), asyncio.Event()

        async def make() -> bytes:
            made.append("")
            try:
                await go.wait()
            except asyncio.CancelledError:
                ended.append("")
                raise
            return b"x" * 60

        gone = [asyncio.create_task(kept.get("a", make)) for _ in range(5)]
        await asyncio.sleep(0.01)
        for task in gone:
            task.cancel()
        await asyncio.gather(*gone, return_exceptions=True)
        both = [asyncio.create_task(kept.get("a", make)) for _ in range(5)]
        await asyncio.sleep(0.01)
        go.set()
        assert len(set(await asyncio.gather(*both))) == 1
        assert (len(made), len(ended)) == (2, 1)
        await kept.get("a", make)
        assert len(made) == 2
        await kept.get("b", make)
        assert kept.find("a") is None

    asyncio.run(work())


@pytest.fixture
def alone(settings: Settings, tmp_path: Path) -> Iterator[tuple[str, Application]]:
    """A server with one worker."""
    with running(elsewhere(settings, tmp_path, thinkers=1)) as served:
        yield served


def finished_games(visitor: Visitor, count: int) -> list[str]:
    """Recorded games, each with some moves."""
    games = []
    for _ in range(count):
        table = visitor.open("human", "human")
        visitor.do(table, "start")
        for n, seat in itertools.product(range(3), range(2)):
            visitor.answer(table, seat, n)
        visitor.do(table, "resign", seat=0)
        games.append(table)
    return games


def test_points_that_nobody_waits_for_any_more_keep_nobody_waiting(
    alone: tuple[str, Application], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many requests for points that take for ever, all hung up at once: the next visitor's turn comes at once."""
    address, application = alone
    anna = Visitor(address, "Anna")
    games = finished_games(anna, GAMES)
    assert application.server is not None
    pool, begun = application.server.workers, []

    async def endless(job: object, seconds: float) -> None:
        begun.append(job)
        await asyncio.sleep(3600)

    with monkeypatch.context() as patched:
        patched.setattr(pool, "_done", endless)
        host, port = address.removeprefix("http://").split(":")
        callers = []
        for game in games:
            caller = socket.create_connection((host, int(port)))
            caller.sendall(f"GET /api/records/{game}/points HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
            callers.append(caller)
        until(lambda: len(pool._lanes._lanes.get(host, ())) == GAMES - 1)
        for caller in callers:
            caller.close()
        until(lambda: not pool._lanes._lanes and not pool._lanes._busy)
    assert len(begun) < GAMES
    assert len(anna.ok("GET", f"/api/records/{games[-1]}/points")["points"]) > 1


def test_points_are_counted_once(alone: tuple[str, Application], monkeypatch: pytest.MonkeyPatch) -> None:
    address, application = alone
    anna = Visitor(address, "Anna")
    (game,) = finished_games(anna, 1)
    assert application.server is not None
    pool, jobs = application.server.workers, []
    do = pool._done

    async def counted(job: object, seconds: float) -> object:
        jobs.append(job)
        return await do(job, seconds)  # type: ignore[arg-type]

    monkeypatch.setattr(pool, "_done", counted)
    asking = [threading.Thread(target=anna.ok, args=("GET", f"/api/records/{game}/points")) for _ in range(6)]
    for thread in asking:
        thread.start()
    for thread in asking:
        thread.join()
    anna.ok("GET", f"/api/records/{game}/points")
    assert len(jobs) == 1


def test_many_bots_of_one_host_do_not_keep_the_bot_of_another_waiting(settings: Settings, tmp_path: Path) -> None:
    """One hundred strong bots at three tables, and an easy one at a fourth that begins last."""
    with running(elsewhere(settings, tmp_path, thinkers=1, bot_seconds=0.3)) as (address, _):
        crowd, bob = Visitor(address, "Crowd"), Visitor(address, "Bob")
        for _ in range(3):
            crowd.do(crowd.open("human", *["hard"] * 33), "start")
        table = bob.open("human", "random")
        bob.do(table, "start")
        begun = time.monotonic()
        bob.play(table, 0, 3)
        assert time.monotonic() - begun < 20


def test_bots_are_counted_per_table_and_per_host(settings: Settings, tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, table_bots=3, host_bots=7)
    with running(elsewhere(settings, tmp_path, limits=limits)) as (address, _):
        anna, bob = Visitor(address, "Anna"), Visitor(address, "Bob")
        seats = [{"type": "human"}, *[{"type": "bot", "level": "random"}] * 4]
        body = {"game": "cartographers", "seats": seats}
        assert anna.problem(409, "POST", "/api/tables", body)["error"] == "table-bots"
        table = anna.open("human", "random", "random", "random", "open")
        response = anna.command(table, "seat-bot", seat=4, level="random")
        assert (response.status_code, response.json()["error"]) == (409, "table-bots")
        anna.open("human", "random", "random", "random")
        body["seats"] = seats[:3]
        assert anna.problem(409, "POST", "/api/tables", body)["error"] == "host-bots"
        bob.ok("POST", "/api/tables", body)
        last = anna.open("human", "random", "open")
        assert anna.command(last, "seat-bot", seat=2, level="random").json()["error"] == "host-bots"
        anna.do(table, "close")
        anna.do(last, "seat-bot", seat=2, level="random")


# Limits


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
    limits = replace(NO_LIMITS, read=(20, 0.001))
    with running(elsewhere(settings, tmp_path, limits=limits)) as (address, application):
        anna = Visitor(address, "Anna")
        table = anna.open("human", "human")
        question = anna.do(table, "start")["you"]["questions"]["0"]
        assert application.server is not None
        ticks = itertools.count(0.0, 0.15)
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr("stolek.server.routes.tables.time.perf_counter", lambda: next(ticks))
            body = {"seat": 0, "question": question, "answers": []}
            path = f"/api/tables/{table}/consequences"
            assert [anna.ask("POST", path, body).status_code for _ in range(4)] == [200, 200, 429, 429]


def test_another_name_is_paid_for_by_the_tables_it_reaches(settings: Settings, tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, command=(10, 0.001))
    with running(elsewhere(settings, tmp_path, limits=limits)) as (address, _):
        anna = Visitor(address, "Anna")
        for _ in range(8):
            anna.open("human", "human")
        codes = [anna.ask("POST", "/api/me", {"name": f"Anna {n}"}).status_code for n in range(3)]
        assert codes == [200, 200, 429]


# Pages


def test_the_log_comes_in_pages(join: Join) -> None:
    anna = join("Anna")
    table = anna.open("human", "human")
    for n in range(205):
        anna.do(table, "say", text=str(n))
    page = anna.ok("GET", f"/api/tables/{table}/log")
    assert (len(page["lines"]), page["more"]) == (200, True)
    rest = anna.ok("GET", f"/api/tables/{table}/log?after=200")
    assert not rest["more"]
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
