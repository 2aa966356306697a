"""Nothing that is hidden from a viewer reaches him: two games that differ only in it look the same to the last byte.

A second world is made from what a viewer knows: a state dealt anew, another seed and generator, other answers pending,
other secrets in the private events of others. Everything that the server would send to him must be equal.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from stolek.kernel.generator import Generator, below
from stolek.kernel.registry import find_game, game_ids
from stolek.kernel.values import Event, PrivateEvent, Refusal, Seat
from stolek.server import present, wire
from stolek.server.app import Application
from stolek.server.routes.foresight import _judged
from stolek.server.settings import Settings
from stolek.storage.schema import journal, members, tables
from stolek.table.chair import Human
from stolek.table.command import Answer, Person, Start
from stolek.table.decide import Change, decide
from stolek.table.entry import Settings as TableSettings
from stolek.table.fold import opened, snapshot_of
from stolek.table.gathering import open_table
from stolek.table.table import LogLine, Table
from tests.server.conftest import elsewhere, running
from tests.server.visitor import Listener, Visitor

STEPS = 60
EVERY = 6
HOST = Person("p0", "Player 0")


def begun(game: str, seats: int, seed: int) -> Table:
    """A game of humans that has just begun."""
    people = tuple(Human(f"p{seat}", f"Player {seat}") for seat in range(seats))
    entry = open_table(TableSettings(game), people, HOST)
    assert not isinstance(entry, Refusal)
    change = decide(opened(entry, 0.0), Start(), HOST, 1.0, seed)
    assert isinstance(change, Change)
    return change.table


def moved(table: Table, rng: Generator) -> Table:
    """The game after any legal answer of anybody who is asked."""
    seat = table.waiting()[below(rng, len(table.waiting()))]
    options, question = table.options(seat), table.question_id(seat)
    assert question is not None
    answer = Answer(seat, question, table.rules.text.write(options[below(rng, len(options))]))
    change = decide(table, answer, Person(f"p{seat}", ""), 1.0)
    assert isinstance(change, Change)
    return change.table


def other_world(table: Table, viewer: Seat | None, rng: Generator) -> Table:
    """A table that differs in everything that this viewer may not know."""
    new = table.copy()
    play = new.play
    assert play is not None
    lane = play.state.asked if play.state.lanes else None
    play.state = play.rules.determinize(play.state, viewer, rng)
    play.seed += 1
    play.kept = []
    play.moves = [
        msgspec.structs.replace(move, rng=move.rng + 1)
        for move in play.moves
        if lane is None or move.lane != lane or move.seat == viewer
    ]
    new.log = [_other_secrets(line, viewer) for line in new.log]
    return new


def _other_secrets(line: LogLine, viewer: Seat | None) -> LogLine:
    event: Event = line.event
    if isinstance(event, PrivateEvent) and (viewer is None or viewer not in event.only):
        event = msgspec.structs.replace(event, **{name: "something else" for name in event.secret})
    return msgspec.structs.replace(line, event=event)


def received(table: Table, viewer: Seat | None, actions: Sequence[str]) -> list[bytes]:
    """Everything that the server would send to this viewer now."""
    person = "" if viewer is None else f"p{viewer}"
    shown: list[object] = [
        present.status("t", table, person, {"p0", "p1"}, {"p2"}, 2),
        present.position(table, viewer),
        wire.Log(present.lines(present.speech_at(table), table.log_for(viewer)), False),
    ]
    if viewer is not None:
        shown += [_judged(table, viewer, action).refusal for action in actions]
    return [present.ENCODER.encode(one) for one in shown]


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", game_ids())
def test_two_worlds_that_differ_only_in_what_is_hidden_look_the_same(game: str, seed: int) -> None:
    seats = 3 if 3 in find_game(game).players else min(find_game(game).players)
    table, rng, actions = begun(game, seats, 2**60 + seed), Generator(seed), ["nonsense"]
    for step in range(STEPS):
        if not table.waiting():
            break
        if step % EVERY == 0:
            for viewer in (*map(Seat, range(seats)), None):
                here = received(table, viewer, actions[-8:])
                there = received(other_world(table, viewer, rng.fork()), viewer, actions[-8:])
                assert here == there, (game, step, viewer)
                assert not any(str(2**60 + seed).encode() in data for data in here)
        seat = table.waiting()[0]
        actions += [table.rules.text.write(action) for action in table.options(seat)[:2]]
        table = moved(table, rng)


def test_this_test_notices_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that shows the generator, or the pending answer of another seat, would be found out."""
    table = begun("cartographers", 2, 5)
    table = moved(table, Generator(1))
    while len(table.waiting()) == 2:
        table = moved(table, Generator(1))
    (viewer,) = table.waiting()
    other = other_world(table, viewer, Generator(3))
    assert received(table, viewer, []) == received(other, viewer, [])
    assert received(table, Seat(1 - viewer), []) != received(other, Seat(1 - viewer), [])


@pytest.fixture(scope="module")
def frozen(settings: Settings, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Application]]:
    """A server whose clock stands still and whose seeds are always the same."""
    folder: Path = tmp_path_factory.mktemp("frozen")
    with running(elsewhere(settings, folder, sweep=60.0, heartbeat=600.0)) as (address, application):
        assert application.server is not None
        application.server.service.clock = lambda: 1_700_000_000.0
        application.server.service.seeds = lambda: 1234567890123456789
        yield address, application


def everything_about(visitor: Visitor, table: str, seat: int | None, action: str) -> list[bytes]:
    """All that a visitor can get to see of a table, byte by byte, with the id of the table taken out."""
    visitor.received.clear()
    listener = Listener(visitor, table, seat)
    listener.wait_now()
    query = "" if seat is None else f"?seat={seat}"
    for path in ("", f"/view{query}", f"/log{query}"):
        visitor.ask("GET", f"/api/tables/{table}{path}")
    if seat is not None:
        visitor.ask("POST", f"/api/tables/{table}/why-not", {"seat": seat, "action": action})
        visitor.send(table, "request-why", {"type": "answer", "seat": seat, "question": "0", "action": action})
    listener.close()
    return [data.replace(table.encode(), b"TABLE") for data in visitor.received]


@pytest.mark.parametrize("game", game_ids())
def test_over_the_wire_two_worlds_are_the_same(frozen: tuple[str, Application], game: str) -> None:
    address, application = frozen
    anna, bob, eve = (Visitor(address, name) for name in ("Anna", "Bob", "Eve"))
    seats = max(2, min(find_game(game).players))
    table = anna.open("human", "open", *["human"] * (seats - 2), game=game)
    bob.do(table, "sit", seat=1, name="Bob")
    anna.do(table, "start")
    for n in range(12):
        anna.answer(table, 0, 5 * n) or bob.answer(table, 1, 7 * n)
    for viewer, seat in ((anna, 0), (bob, 1), (eve, None)):
        twin = twin_table(application, table, None if seat is None else Seat(seat))
        here = everything_about(viewer, table, seat, "nonsense")
        there = everything_about(viewer, twin, seat, "nonsense")
        assert here == there
        assert not any(b"1234567890123456789" in data for data in here)


def twin_table(application: Application, id: str, viewer: Seat | None) -> str:
    """A table in the database that differs from another one in what this viewer does not know."""
    assert application.server is not None
    service = application.server.service
    twin = f"twin{'' if viewer is None else viewer}{id}"[:40]
    other = other_world(service.journals.load(id), viewer, Generator(9))
    with service.database.writing() as connection:
        row = connection.execute(sa.select(tables).where(tables.c.id == id)).one()._asdict()
        snapshot = msgspec.msgpack.encode(snapshot_of(other))
        connection.execute(sa.insert(tables).values({**row, "id": twin, "snapshot": snapshot}))
        for source in (journal, members):
            for kept in connection.execute(sa.select(source).where(source.c.table == id)).all():
                connection.execute(sa.insert(source).values({**kept._asdict(), "table": twin}))
    return twin


def test_over_the_wire_pending_drawings_stay_secret(frozen: tuple[str, Application]) -> None:
    """Bob draws something else, and thinks twice; until Anna has drawn too, neither she nor a spectator can tell."""
    address, _ = frozen
    anna, bob, eve = (Visitor(address, name) for name in ("Anna", "Bob", "Eve"))
    seen: list[list[list[bytes]]] = []
    for n, hesitates in ((0, False), (11, True)):
        table = anna.open("human", "open")
        bob.do(table, "sit", seat=1, name="Bob")
        anna.do(table, "start")
        watching = [Listener(anna, table, 0), Listener(eve, table)]
        for listener in watching:
            listener.wait_now()
        bob.answer(table, 1, n)
        if hesitates and bob.look(table, 1)["question"] is not None:
            bob.do(table, "undo", seat=1)
            bob.answer(table, 1, n + 1)
        while bob.look(table, 1)["question"] is not None:
            bob.answer(table, 1, n)
        last = eve.ok("GET", f"/api/tables/{table}")["event"]
        for listener in watching:
            listener.wait(last)
            listener.close()
        told = [everything_about(viewer, table, seat, "nonsense") for viewer, seat in ((anna, 0), (eve, None))]
        streams = [[str(x).encode() for x in listener.lines] for listener in watching]
        seen.append(told + streams)
    assert seen[0] == seen[1]
