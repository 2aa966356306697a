"""Event streams: resumed where they broke off, alive, and ended when they must be."""

from pathlib import Path

from stolek.server.settings import Settings
from tests.server.conftest import Join, elsewhere, running
from tests.server.visitor import Listener, Visitor


def test_a_stream_goes_on_behind_the_last_line_that_was_seen(join: Join) -> None:
    anna = join("Anna")
    table = anna.open("human", "human")
    now = anna.do(table, "start")
    first = Listener(anna, table, 0)
    first.wait(now["event"])
    first.close()
    for text in ("one", "two", "three"):
        now = anna.do(table, "say", text=text)
    second = Listener(anna, table, 0, after=first.lines[-1]["number"])
    second.wait(now["event"])
    numbers = [line["number"] for line in (*first.lines, *second.lines)]
    assert numbers == list(range(1, now["event"] + 1))
    second.close()


def test_the_state_of_affairs_comes_only_when_it_has_changed_for_the_viewer(join: Join) -> None:
    """Half an answer of Anna's changes nothing for Bob, whose stream stays silent."""
    anna, bob = join("Anna"), join("Bob")
    table = anna.open("human", "open")
    bob.do(table, "sit", seat=1, name="Bob")
    anna.do(table, "start")
    listener = Listener(bob, table, 1)
    listener.wait(anna.ok("GET", f"/api/tables/{table}")["event"])
    listener.wait_now()
    seen = len(listener.nows), len(listener.lines)
    anna.answer(table, 0)
    anna.do(table, "undo", seat=0)
    listener.wait(bob.do(table, "say", text="still here?")["event"])
    assert len(listener.lines) == seen[1] + 1
    assert len(listener.nows) <= seen[0] + 1
    listener.close()


def test_a_silent_stream_shows_that_it_is_alive(settings: Settings, tmp_path: Path) -> None:
    with running(elsewhere(settings, tmp_path, heartbeat=0.1)) as (address, _):
        anna = Visitor(address, "Anna")
        table = anna.open("open", "open")
        listener = Listener(anna, table)
        listener.wait_now()
        deadline = 100
        while not any(line.startswith(b": still here") for line in anna.received) and deadline:
            listener.ended.wait(0.05)
            deadline -= 1
        assert deadline
        listener.close()


def test_streams_end_when_the_server_stops(settings: Settings, tmp_path: Path) -> None:
    with running(elsewhere(settings, tmp_path)) as (address, application):
        anna = Visitor(address, "Anna")
        listener = Listener(anna, anna.open("open", "open"))
        listener.wait_now()
        application.stop()
        assert listener.ended.wait(5)
        assert anna.ask("GET", "/api/me").status_code == 503


def test_who_leaves_the_seat_loses_its_stream(join: Join) -> None:
    anna, bob = join("Anna"), join("Bob")
    table = anna.open("human", "open")
    bob.do(table, "sit", seat=1, name="Bob")
    listener = Listener(bob, table, 1)
    listener.wait_now()
    anna.do(table, "vacate", seat=1)
    assert listener.ended.wait(5)


def test_presence_is_shown(join: Join) -> None:
    anna, bob = join("Anna"), join("Bob")
    table = anna.open("human", "open")
    bob.do(table, "sit", seat=1, name="Bob")
    assert [chair["online"] for chair in anna.ok("GET", f"/api/tables/{table}")["chairs"]] == [False, False]
    listener = Listener(bob, table, 1)
    listener.wait_now()
    assert [chair["online"] for chair in anna.ok("GET", f"/api/tables/{table}")["chairs"]] == [False, True]
    listener.close()
