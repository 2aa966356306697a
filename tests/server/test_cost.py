"""Work is paid by who causes it: fair turns, work that is done once and ends with its caller, a cap on bots."""

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from stolek.server.app import Application
from stolek.server.job import Job, Reply
from stolek.server.kept_reads import KeptReads
from stolek.server.lanes import MAX_WAITING, Lanes, TooMuchWork
from stolek.server.settings import NO_LIMITS, Settings
from tests.server.conftest import elsewhere, running
from tests.server.test_presence import until
from tests.server.visitor import Visitor

GAMES = 12
"""Recorded games whose points somebody asks for all at once."""


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
    """Recorded games, each with a few moves."""
    games = []
    for _ in range(count):
        table = visitor.open("human", "human")
        visitor.do(table, "start")
        for seat in range(2):
            visitor.answer(table, seat)
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

    async def counted(job: Job, seconds: float) -> Reply:
        jobs.append(job)
        return await do(job, seconds)

    monkeypatch.setattr(pool, "_done", counted)
    asking = [threading.Thread(target=anna.ok, args=("GET", f"/api/records/{game}/points")) for _ in range(6)]
    for thread in asking:
        thread.start()
    for thread in asking:
        thread.join()
    anna.ok("GET", f"/api/records/{game}/points")
    assert len(jobs) == 1


def test_many_bots_of_one_host_do_not_keep_the_bot_of_another_waiting(
    alone: tuple[str, Application], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hundred bots at three tables, and one at a fourth that begins last; one after another they take 20 seconds."""
    address, application = alone
    assert application.server is not None
    pool = application.server.workers
    do = pool._done

    async def slow(job: Job, seconds: float) -> Reply:
        await asyncio.sleep(0.2)
        return await do(job, seconds)

    monkeypatch.setattr(pool, "_done", slow)
    crowd, bob = Visitor(address, "Crowd"), Visitor(address, "Bob")
    for _ in range(3):
        crowd.do(crowd.open("human", *["random"] * 33), "start")
    table = bob.open("human", "random")
    bob.do(table, "start")
    begun = time.monotonic()
    bob.play(table, 0, 3)
    assert time.monotonic() - begun < 10


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
