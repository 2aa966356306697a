"""Two processes on one PostgreSQL: everybody sees every event once and in order, wherever he is connected."""

import time
from collections.abc import Iterator

import httpx2
import pytest

from tests.server.visitor import Listener, Visitor
from tests.server.zygote import Zygote
from tests.storage.postgres import fresh_database


@pytest.fixture
def zygote() -> Iterator[Zygote]:
    """Starts and kills servers."""
    made = Zygote()
    yield made
    made.close()


def numbers(*listeners: Listener) -> list[int]:
    """The numbers of all lines in the order in which they came."""
    return [line["number"] for listener in listeners for line in listener.lines]


def alternate(table: str, players: list[tuple[Visitor, int]], rounds: int) -> int:
    """Both play; gives the number of the last line."""
    for n in range(rounds):
        for visitor, seat in players:
            if visitor.turn(table, seat):
                visitor.answer(table, seat, n)
    return int(players[0][0].ok("GET", f"/api/tables/{table}")["event"])


def moved(visitor: Visitor, address: str) -> Visitor:
    """The same person at another process."""
    new = Visitor(address)
    new.http.cookies = visitor.http.cookies
    return new


@pytest.mark.postgres
def test_players_on_two_processes_see_the_same_game_and_survive_the_death_of_one(zygote: Zygote, postgres: str) -> None:
    database = fresh_database(postgres, "two")
    one, here = zygote.start(database)
    _, there = zygote.start(database)
    anna, bob = Visitor(here, "Anna"), Visitor(there, "Bob")
    table = anna.open("human", "open", "random")
    bob.do(table, "sit", seat=1, name="Bob")
    listeners = [Listener(anna, table, 0), Listener(bob, table, 1)]
    anna.do(table, "start")
    last = alternate(table, [(anna, 0), (bob, 1)], 6)
    for listener in listeners:
        listener.wait(last)
        assert numbers(listener) == list(range(1, len(listener.lines) + 1))

    zygote.kill(one)
    assert listeners[0].ended.wait(10)
    with pytest.raises(httpx2.HTTPError):
        anna.ask("GET", "/api/me")
    anna = moved(anna, there)
    again = Listener(anna, table, 0, after=numbers(listeners[0])[-1])
    last = alternate(table, [(anna, 0), (bob, 1)], 6)
    for group in ((listeners[0], again), (listeners[1],)):
        group[-1].wait(last)
        seen = numbers(*group)
        assert seen == list(range(1, len(seen) + 1))
    texts = {line["number"]: line["text"] for line in listeners[1].lines}
    assert all(texts[line["number"]] == line["text"] for line in (*listeners[0].lines, *again.lines))
    for listener in (again, listeners[1]):
        listener.close()


@pytest.mark.postgres
def test_a_command_sent_to_the_other_process_is_carried_out_once(zygote: Zygote, postgres: str) -> None:
    database = fresh_database(postgres, "twice")
    (_, here), (_, there) = zygote.start(database), zygote.start(database)
    anna = Visitor(here, "Anna")
    table = anna.open("human", "human")
    anna.do(table, "start")
    elsewhere = moved(anna, there)
    assert elsewhere.ok("GET", f"/api/tables/{table}")["phase"] == "playing"
    for n in range(10):
        first, second = (anna, elsewhere) if n % 2 else (elsewhere, anna)
        question = first.look(table, 0)["question"] or {}
        seat = 0 if question else 1
        question = question or first.look(table, 1)["question"]
        action = question["options"][n % len(question["options"])]["id"]
        command = {"type": "answer", "seat": seat, "question": question["id"], "action": action}
        repeated = [who.send(table, f"request-{n:04}", command).json()["repeated"] for who in (first, second)]
        assert repeated == [False, True]
    deadline = time.monotonic() + 5
    while anna.log(table) != elsewhere.log(table) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert anna.log(table) == elsewhere.log(table)
