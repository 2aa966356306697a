"""Bots at tables: they think elsewhere, and when one fails a simpler one plays."""

import asyncio
import os
import signal
from collections.abc import Iterator

import pytest

from stolek.bots.levels import LEVELS
from stolek.kernel.values import Refusal, Seat
from stolek.server.bot_runner import ANY_ANSWER, _blinded, simpler
from stolek.server.job import Choose, Chosen
from stolek.server.settings import Settings as ServerSettings
from stolek.server.worker_pool import ThinkingFailed, WorkerPool
from stolek.table.chair import Bot
from stolek.table.command import Person, Start
from stolek.table.decide import Change, decide
from stolek.table.entry import Settings
from stolek.table.fold import opened
from stolek.table.gathering import open_table
from stolek.table.play import codec_for
from stolek.table.table import Table
from tests.server.conftest import Join


def table_of_bots(seed: int) -> Table:
    """A game of two bots that has just begun."""
    host = Person("h", "Host")
    entry = open_table(Settings("cartographers"), (Bot("random"), Bot("random")), host)
    assert not isinstance(entry, Refusal)
    change = decide(opened(entry, 0.0), Start(), host, 0.0, seed)
    assert isinstance(change, Change)
    return change.table


def test_a_whole_game_against_a_bot(join: Join) -> None:
    anna = join("Anna")
    table = anna.open("human", "random")
    anna.do(table, "start")
    anna.play(table, 0, 400)
    now = anna.ok("GET", f"/api/tables/{table}")
    assert now["phase"] == "over"
    assert sorted(now["result"]["ranks"]) in ([1, 2], [1, 1])
    for seat, lines in enumerate(now["result"]["breakdown"]):
        assert sum(line["points"] for line in lines) == now["result"]["scores"][seat]
    assert anna.log(table)[-1]["type"] == "table-ended"


@pytest.fixture
def broken_level() -> Iterator[str]:
    """A level that this process knows and its workers do not, so that every bot of it fails."""
    LEVELS["broken"] = LEVELS["random"]
    yield "broken"
    del LEVELS["broken"]


def test_a_bot_that_fails_is_replaced_and_the_log_says_so(join: Join, broken_level: str) -> None:
    anna = join("Anna")
    table = anna.open("human", broken_level)
    anna.do(table, "start")
    anna.play(table, 0, 6)
    replaced = [line for line in anna.log(table) if line["type"] == "table-bot-replaced"]
    assert [line["event"]["failed"] for line in replaced] == [broken_level]
    assert replaced[0]["event"]["level"] == simpler(broken_level) != broken_level


def test_levels_get_simpler_down_to_any_answer() -> None:
    assert [simpler(level) for level in LEVELS] == [ANY_ANSWER, *list(LEVELS)[:-1]]
    assert simpler(ANY_ANSWER) == ANY_ANSWER


def test_a_worker_gets_nothing_but_what_the_seat_knows() -> None:
    """A state that its seat could be in, with another generator."""
    table = table_of_bots(1234567890123456789)
    job = _blinded(table, Seat(0), "random", ServerSettings("", bot_seconds=1.0))
    assert table.play is not None
    blind = codec_for(table.play.rules).decode(job.blind)
    assert blind.rng != table.play.state.rng
    assert str(table.play.seed) not in job.blind.decode()
    assert table.play.rules.view(blind, Seat(0)) == table.play.rules.view(table.play.state, Seat(0))


def test_a_worker_that_dies_or_falls_silent_fails_and_the_next_one_works() -> None:
    table = table_of_bots(5)

    async def work() -> None:
        workers = WorkerPool(1)
        good = _blinded(table, Seat(0), "random", ServerSettings("", bot_seconds=0.5))
        reply = await workers.do(good, 20)
        assert isinstance(reply, Chosen)
        thinking = asyncio.create_task(workers.do(good, 20))
        await asyncio.sleep(0)
        os.kill(workers._idle[0]._process.pid if workers._idle else workers._busy[0]._process.pid, signal.SIGKILL)
        with pytest.raises(ThinkingFailed):
            await thinking
        assert isinstance(await workers.do(good, 20), Chosen)
        os.kill(workers._idle[0]._process.pid, signal.SIGSTOP)
        with pytest.raises(ThinkingFailed):
            await workers.do(good, 0.2)
        wrong = Choose("cartographers", {}, 0, "random", 1, 0.1, b"{}")
        with pytest.raises(ThinkingFailed, match="Damaged"):
            await workers.do(wrong, 20)
        assert isinstance(await workers.do(good, 20), Chosen)
        await workers.close()
        with pytest.raises(ThinkingFailed):
            await workers.do(good, 1)

    asyncio.run(work())
