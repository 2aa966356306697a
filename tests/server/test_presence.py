"""Who is there, who is away, who is called what; and bots that take their time where people may step in."""

import itertools
import time
from collections.abc import Callable
from pathlib import Path

from stolek.server.settings import Settings
from tests.server.conftest import Join, elsewhere, running
from tests.server.visitor import Json, Listener, Visitor

CALM = 0.4


def until(found: Callable[[], bool], seconds: float = 20.0) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + seconds
    while not found():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_a_bot_that_was_asked_to_play_takes_its_time_and_hands_back_at_once(settings: Settings, tmp_path: Path) -> None:
    with running(elsewhere(settings, tmp_path, calm_seconds=CALM, bot_seconds=0.01)) as (address, _):
        anna = Visitor(address, "Anna")
        table = anna.open("human", "random")
        anna.do(table, "start")
        anna.do(table, "cover", seat=0)
        until(lambda: len([line for line in anna.log(table) if line["type"] == "explored"]) >= 4)
        times = [line["at"] for line in anna.log(table) if line["type"] == "explored"]
        assert all(later - earlier > 0.8 * CALM for earlier, later in itertools.pairwise(times[1:]))
        now = anna.do(table, "return", seat=0)
        assert (now["phase"], now["chairs"][0]["cover"]) == ("playing", "")
        assert anna.turn(table, 0)
        begun = time.monotonic()
        anna.play(table, 0, 2)
        assert time.monotonic() - begun < 10 * CALM


def test_a_bot_does_not_wait_where_a_person_plays(settings: Settings, tmp_path: Path) -> None:
    with running(elsewhere(settings, tmp_path, calm_seconds=60.0)) as (address, _):
        anna = Visitor(address, "Anna")
        table = anna.open("human", "random")
        anna.do(table, "start")
        anna.play(table, 0, 6)


def test_two_whose_time_is_up_lose_no_game(settings: Settings, tmp_path: Path) -> None:
    """The table rests until one of them comes back, and then the bot plays for the other."""
    with running(elsewhere(settings, tmp_path)) as (address, application):
        anna, bob = Visitor(address, "Anna"), Visitor(address, "Bob")
        table = anna.open("human", "open", clock={"per": "move", "seconds": 60})
        bob.do(table, "sit", seat=1, name="Bob")
        anna.do(table, "start")
        assert application.server is not None
        application.server.service.clock = lambda: time.time() + 61

        def now() -> Json:
            found: Json = anna.ok("GET", f"/api/tables/{table}")
            return found

        until(lambda: bool(now()["resting"]))
        assert [chair["finish"] for chair in now()["chairs"]] == ["", ""]
        event = now()["event"]
        time.sleep(5 * settings.sweep)
        assert (now()["phase"], now()["event"]) == ("playing", event)
        assert not bob.do(table, "return", seat=1)["resting"]
        bob.play(table, 1, 4)
        assert any(line["type"] == "table-answered" and line["event"]["seat"] == 0 for line in bob.log(table))


def test_others_are_told_when_somebody_has_been_away_for_long(settings: Settings, tmp_path: Path) -> None:
    with running(elsewhere(settings, tmp_path, absence=1.0, heartbeat=0.1)) as (address, _):
        anna, bob = Visitor(address, "Anna"), Visitor(address, "Bob")
        table = anna.open("human", "open")
        bob.do(table, "sit", seat=1, name="Bob")
        anna.do(table, "start")
        looking = Listener(anna, table, 0)
        there = Listener(bob, table, 1)
        until(lambda: bool(looking.nows) and looking.nows[-1]["chairs"][1]["online"])
        assert not looking.nows[-1]["chairs"][1]["absent"]
        there.close()
        until(lambda: not looking.nows[-1]["chairs"][1]["online"])
        assert not looking.nows[-1]["chairs"][1]["absent"]
        assert anna.command(table, "cover", seat=1).json()["refusal"]["rule"] == "TABLE-29"
        until(lambda: bool(looking.nows[-1]["chairs"][1]["absent"]))
        assert anna.do(table, "cover", seat=1)["chairs"][1]["cover"]
        assert not anna.ok("GET", f"/api/tables/{table}")["chairs"][1]["absent"]
        looking.close()


def test_who_loses_the_seat_is_told_before_the_stream_ends(join: Join) -> None:
    anna, bob = join("Anna"), join("Bob")
    table = anna.open("human", "open")
    bob.do(table, "sit", seat=1, name="Bob")
    listener = Listener(bob, table, 1)
    listener.wait_now()
    anna.do(table, "vacate", seat=1)
    assert listener.ended.wait(20)
    assert listener.nows[-1]["you"]["seats"] == []
    assert listener.lines[-1]["type"] == "table-vacated"


def test_another_name_is_seen_at_the_tables_where_one_sits(join: Join) -> None:
    anna, bob = join("Anna"), join("Bob")
    tables = [anna.open("human", "open") for _ in range(3)]
    for table in tables:
        bob.do(table, "sit", seat=1, name="Bob")
    for table in tables[1:]:
        anna.do(table, "start")
    anna.do(tables[2], "resign", seat=0)
    bob.ok("POST", "/api/me", {"name": "Bohumil"})
    names = [anna.ok("GET", f"/api/tables/{table}")["chairs"][1]["name"] for table in tables]
    assert names == ["Bohumil", "Bohumil", "Bob"]
    assert anna.log(tables[1])[-1]["text"]["en"] == "Bob is called Bohumil now."


def test_people_beside_one_keep_their_names(join: Join) -> None:
    anna = join("Anna")
    table = anna.open("human", "human", "open")
    anna.do(table, "sit", seat=1, name="Ema")
    anna.ok("POST", "/api/me", {"name": "Anička"})
    chairs = anna.ok("GET", f"/api/tables/{table}")["chairs"]
    assert [chair["name"] for chair in chairs] == ["Anička", "Ema", ""]


def test_a_record_knows_its_table_and_how_it_stood(join: Join) -> None:
    anna = join("Anna")
    table = anna.open("human", "random")
    anna.do(table, "start")
    anna.play(table, 0, 4)
    result = anna.do(table, "resign", seat=0)["result"]
    record = anna.ok("GET", f"/api/records/{table}")
    assert (record["table"], record["finished"]) == (True, False)
    last = anna.ok("GET", f"/api/records/{table}/positions/{record['moves']}")["result"]
    assert last["scores"] == result["scores"]
    assert (last["finished"], last["winners"]) == (False, [])
    text = anna.ask("GET", f"/api/records/{table}/file").text
    assert not anna.ok("POST", "/api/records", {"text": text})["table"]


def test_who_plays_without_looking_on_cannot_be_covered(settings: Settings, tmp_path: Path) -> None:
    """The attack: put a bot in for somebody who has just played, but has no page open, such as a program."""
    with running(elsewhere(settings, tmp_path, absence=2.0)) as (address, application):
        anna, bob = Visitor(address, "Anna"), Visitor(address, "Bob")
        table = anna.open("human", "open")
        bob.do(table, "sit", seat=1, name="Bob")
        anna.do(table, "start")
        assert application.server is not None
        service, ahead = application.server.service, 0.0
        service.clock = lambda: time.time() + ahead
        ahead = 1.5
        bob.play(table, 1, 1)
        ahead = 3.0
        assert anna.command(table, "cover", seat=1).json()["refusal"]["rule"] == "TABLE-29"
        ahead = 4.5
        assert anna.do(table, "cover", seat=1)["chairs"][1]["cover"]


def test_nobody_is_absent_because_the_server_was_away(settings: Settings, tmp_path: Path) -> None:
    """The attack: wait until the server starts again, and cover everybody before they are back."""
    other = elsewhere(settings, tmp_path, absence=3.0)
    with running(other) as (address, _):
        anna, bob = Visitor(address, "Anna"), Visitor(address, "Bob")
        table = anna.open("human", "open")
        bob.do(table, "sit", seat=1, name="Bob")
        anna.do(table, "start")
    time.sleep(3.2)
    with running(other) as (address, _):
        again = Visitor(address)
        again.http.cookies.update(anna.http.cookies)
        assert again.command(table, "cover", seat=1).json()["refusal"]["rule"] == "TABLE-29"
