"""A hundred clients at one table at once: whatever they send, the log is one valid game."""

import asyncio
import random
import secrets
from typing import Any

import httpx2
import pytest

from stolek.kernel.record import replay
from stolek.server.settings import Settings
from stolek.storage.journal import _entries, _kept
from stolek.table.fold import reopened
from tests.server.conftest import running
from tests.server.visitor import Visitor
from tests.table.people import everything

CLIENTS = 100
SEATS = 5
ROUNDS = 4


class Client:
    """One of many windows of one of the players."""

    def __init__(self, http: httpx2.AsyncClient, table: str, seat: int, chance: random.Random) -> None:
        self.http = http
        self.table = table
        self.seat = seat
        self.chance = chance
        self.accepted: list[str] = []
        self.codes: list[int] = []

    async def play(self) -> None:
        """Send moves, undos and wishes to go back, without waiting for anybody."""
        for _ in range(ROUNDS):
            view = await self.http.get(f"/api/tables/{self.table}/view?seat={self.seat}")
            await self.send(self.command(view.json()["question"]))

    def command(self, question: Any) -> dict[str, object]:
        kind = self.chance.random()
        if question is None or kind < 0.3:
            other = "undo" if kind < 0.2 else self.chance.choice(["ask-undo", "agree-undo", "decline-undo"])
            return {"type": other, "seat": self.seat}
        option = self.chance.choice(question["options"])
        return {"type": "answer", "seat": self.seat, "question": question["id"], "action": option["id"]}

    async def send(self, command: dict[str, object]) -> None:
        request = secrets.token_hex(8)
        body = {"request": request, "command": command}
        path = f"/api/tables/{self.table}/commands"
        both = await asyncio.gather(*(self.http.post(path, json=body) for _ in range(self.chance.choice([1, 1, 2]))))
        self.codes += [response.status_code for response in both]
        if any(response.status_code == 200 for response in both):
            self.accepted.append(request)
            assert [r.json()["repeated"] for r in both if r.status_code == 200].count(False) == 1


async def crowd(address: str, table: str, players: list[Visitor]) -> list[Client]:
    """All clients at once."""
    chance = random.Random(7)
    async with httpx2.AsyncClient(base_url=address, timeout=60) as nobody:
        made = []
        for n in range(CLIENTS):
            http = httpx2.AsyncClient(transport=nobody._transport, base_url=address, timeout=60)
            http.cookies = players[n % SEATS].http.cookies
            made.append(Client(http, table, n % SEATS, random.Random(chance.random())))
        await asyncio.gather(*(client.play() for client in made))
    return made


@pytest.mark.slow
def test_a_hundred_clients_at_one_table(settings: Settings) -> None:
    with running(settings) as (address, application):
        players = [Visitor(address, f"Player {n}") for n in range(SEATS)]
        table = players[0].open("human", *["open"] * (SEATS - 1))
        for seat, player in enumerate(players[1:], 1):
            player.do(table, "sit", seat=seat, name=f"Player {seat}")
        players[0].do(table, "start")
        clients = asyncio.run(crowd(address, table, players))
        codes = [code for client in clients for code in client.codes]
        assert set(codes) <= {200, 409, 422}
        log = players[0].log(table)
        assert [line["number"] for line in log] == list(range(1, len(log) + 1))
        accepted = [request for client in clients for request in client.accepted]
        assert application.server is not None
        journals, database = application.server.service.journals, application.server.service.database
        with database.reading() as connection:
            rows = connection.execute(_entries(table, 0)).all()
        loaded = journals.load(table)
        assert loaded.play is not None
        assert loaded.entries == len(rows) == 1 + SEATS - 1 + 1 + len(accepted)
        assert everything(loaded) == everything(reopened(_kept("cartographers", rows), None))
        replay(loaded.play.rules, loaded.record())
        assert len(accepted) > 40
