"""A server that is killed at any moment loses nothing that it has acknowledged, and does nothing twice."""

import random
import secrets
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest
import sqlalchemy as sa

from stolek.storage.database import Database
from stolek.storage.journal import Journals, _entries, _kept
from stolek.storage.schema import journal
from stolek.table.fold import reopened
from tests.server.visitor import Visitor
from tests.server.zygote import Zygote
from tests.storage.postgres import fresh_database
from tests.table.people import everything

PLAYERS = 4


@pytest.fixture
def zygote() -> Iterator[Zygote]:
    """Starts and kills servers."""
    made = Zygote()
    yield made
    made.close()


class Player(threading.Thread):
    """Plays one game after the other, both seats, and insists on an answer to everything that it asks for."""

    def __init__(self, address: str, name: str) -> None:
        super().__init__(daemon=True)
        self.visitor = Visitor(address, name)
        self.acknowledged: dict[str, list[str]] = {}
        self.repeated = 0
        self.wrong: list[str] = []
        self.done = threading.Event()
        self.table = ""
        self._open_table()

    def move_to(self, address: str) -> None:
        """The server is somewhere else now."""
        self.visitor.http.base_url = address

    def run(self) -> None:
        pending: tuple[str, dict[str, object]] | None = None
        while not self.done.is_set() or pending is not None:
            try:
                pending = pending or self._next()
                if pending is not None:
                    self._insist(*pending)
                    pending = None
            except httpx2.HTTPError:
                time.sleep(0.01)
            except AssertionError as problem:
                self.wrong.append(str(problem))
                return

    def _insist(self, request: str, command: dict[str, object]) -> None:
        response = self.visitor.send(self.table, request, command)
        if response.status_code == 503:
            raise httpx2.HTTPError("stopping")
        if response.status_code != 200:
            self.wrong.append(f"{response.status_code} {response.text[:300]}")
            return
        self.acknowledged[self.table].append(request)
        self.repeated += response.json()["repeated"]

    def _next(self) -> tuple[str, dict[str, object]] | None:
        now = self.visitor.ok("GET", f"/api/tables/{self.table}")
        if now["phase"] == "over":
            self._open_table()
            return None
        seat, question = next(iter(now["you"]["questions"].items()))
        options = self.visitor.look(self.table, int(seat))["question"]["options"]
        action = options[len(self.acknowledged[self.table]) % len(options)]["id"]
        command = {"type": "answer", "seat": int(seat), "question": question, "action": action}
        return secrets.token_hex(8), command

    def _open_table(self) -> None:
        table = self.visitor.open("human", "human")
        self.visitor.do(table, "start")
        self.acknowledged[table] = []
        self.table = table


def killed_again_and_again(zygote: Zygote, database: str, times: int, seed: int) -> list[Player]:
    """Players who go on playing while their server is killed so often."""
    chance = random.Random(seed)
    pid, address = zygote.start(database)
    players = [Player(address, f"Player {n}") for n in range(PLAYERS)]
    for player in players:
        player.start()
    for _ in range(times):
        wait_for_moves(players, chance.randint(1, 10))
        time.sleep(chance.uniform(0.0, 0.02))
        zygote.kill(pid)
        pid, address = zygote.start(database)
        for player in players:
            player.move_to(address)
    time.sleep(0.3)
    for player in players:
        player.done.set()
    for player in players:
        player.join(60)
        assert not player.is_alive()
    zygote.kill(pid)
    zygote.wait_for_end(pid)
    return players


def made(players: list[Player]) -> int:
    """How many moves were acknowledged so far."""
    return sum(len(moves) for player in players for moves in list(player.acknowledged.values()))


def wait_for_moves(players: list[Player], more: int) -> None:
    """Wait until so many more moves have been acknowledged, but not for ever."""
    enough, deadline = made(players) + more, time.monotonic() + 10
    while made(players) < enough and time.monotonic() < deadline:
        time.sleep(0.002)


def check_everything(database: str, players: list[Player]) -> None:
    """Every acknowledged move is there once, in a journal that is one valid game, and nothing else is."""
    opened = Database(database)
    journals = Journals(opened)
    for player in players:
        assert player.wrong == []
        for table, acknowledged in player.acknowledged.items():
            with opened.reading() as connection:
                rows = connection.execute(_entries(table, 0)).all()
                asked = sa.select(journal.c.request).where(journal.c.table == table, journal.c.request.is_not(None))
                requests = [text.partition(":")[2] for text in connection.scalars(asked)]
            moves = [request for request in requests if request in set(acknowledged)]
            assert len(moves) == len(acknowledged) == len(set(acknowledged))
            assert len(requests) == len(acknowledged) + 1, "only the start was asked for besides"
            loaded = journals.load(table)
            assert everything(loaded) == everything(reopened(_kept(loaded.settings.game, rows), None))
    assert made(players) > 50
    assert journals.damaged() == {}
    opened.close()


@pytest.mark.slow
def test_nothing_is_lost_when_the_server_is_killed_50_times_on_sqlite(zygote: Zygote, tmp_path: Path) -> None:
    database = str(tmp_path / "stolek.sqlite3")
    check_everything(database, killed_again_and_again(zygote, database, 50, seed=1))


@pytest.mark.slow
@pytest.mark.postgres
def test_nothing_is_lost_when_the_server_is_killed_20_times_on_postgresql(zygote: Zygote, postgres: str) -> None:
    database = fresh_database(postgres, "kill")
    check_everything(database, killed_again_and_again(zygote, database, 20, seed=2))
