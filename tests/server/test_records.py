"""Recorded games over HTTP: they come from finished tables or from people, replay by link, and go on against bots."""

import pytest

from tests.server.conftest import Join
from tests.server.visitor import Visitor


@pytest.fixture(scope="module")
def finished(address: str) -> str:
    """A game that Anna has won against Bob, who was never there."""
    anna = Visitor(address, "Anna")
    table = anna.open("human", "human")
    anna.do(table, "sit", seat=1, name="Bob")
    anna.do(table, "start")
    while anna.ok("GET", f"/api/tables/{table}")["phase"] == "playing":
        for seat in (0, 1):
            anna.answer(table, seat, 3)
    anna.close()
    return table


def test_a_finished_game_is_a_record(join: Join, finished: str) -> None:
    eve = join("Eve")
    record = eve.ok("GET", f"/api/records/{finished}")
    assert (record["game"], record["players"], record["finished"]) == ("cartographers", ["Anna", "Bob"], True)
    assert finished in [listed["id"] for listed in eve.ok("GET", "/api/records?game=cartographers")["records"]]
    text = eve.ask("GET", f"/api/records/{finished}/file")
    assert text.headers["content-disposition"].startswith("attachment")
    assert text.text == eve.ask("GET", f"/api/tables/{finished}/record").text
    assert eve.ok("GET", "/api/records?list=mine")["records"] == []


def test_any_position_can_be_seen_from_any_seat(join: Join, finished: str) -> None:
    eve = join("Eve")
    moves = eve.ok("GET", f"/api/records/{finished}")["moves"]
    for move, seat in ((0, None), (1, 0), (moves // 2, 1), (moves, None), (moves - 1, 0)):
        query = "" if seat is None else f"?seat={seat}"
        position = eve.ok("GET", f"/api/records/{finished}/positions/{move}{query}")
        assert (position["move"], position["moves"], position["view"]["seat"]) == (move, moves, seat)
        assert (position["label"] is None) == (move == 0)
        assert (position["result"] is None) == (move < moves)
    last = eve.ok("GET", f"/api/records/{finished}/positions/{moves}")
    assert last["view"]["over"]
    assert [line["type"] for line in last["lines"]][-1] == "season-scored"
    for path in (f"positions/{moves + 1}", "positions/0?seat=2", "positions/x", "positions/-1"):
        assert eve.ask("GET", f"/api/records/{finished}/{path}").status_code in (400, 404)


def test_points_are_counted_after_each_move(join: Join, finished: str) -> None:
    eve = join("Eve")
    moves = eve.ok("GET", f"/api/records/{finished}")["moves"]
    points = eve.ok("GET", f"/api/records/{finished}/points")["points"]
    assert len(points) == moves + 1
    assert points[0] == [0, 0]
    assert points[-1] == eve.ok("GET", f"/api/records/{finished}/positions/{moves}")["result"]["scores"]
    assert eve.ask("GET", "/api/records/nothing/points").status_code == 404


def test_a_finished_table_shows_every_seat(join: Join, finished: str) -> None:
    eve = join("Eve")
    assert eve.look(finished, 1)["view"]["seat"] == 1
    assert eve.ask("GET", f"/api/tables/{finished}/view?seat=2").status_code == 403


def test_play_goes_on_from_a_position(join: Join, finished: str) -> None:
    eve = join("Eve")
    body = {"move": 8, "seat": 1, "name": "Eve", "level": "random"}
    table = eve.ok("POST", f"/api/records/{finished}/continue", body)["table"]
    now = eve.ok("GET", f"/api/tables/{table}")
    assert [chair["name"] for chair in now["chairs"]] == ["random", "Eve"]
    assert (now["phase"], now["source"]) == ("playing", finished)
    eve.play(table, 1, 3)
    late = {**body, "move": eve.ok("GET", f"/api/records/{finished}")["moves"]}
    refusal = eve.problem(409, "POST", f"/api/records/{finished}/continue", late)["refusal"]
    assert refusal["rule"] == "TABLE-6"
    assert eve.ask("POST", f"/api/records/{finished}/continue", {**body, "level": "exec:ls"}).status_code == 422
    assert eve.ask("POST", f"/api/records/{finished}/continue", {**body, "seat": 5}).status_code == 404


def test_a_record_can_be_brought_along(join: Join, finished: str) -> None:
    eve = join("Eve")
    text = eve.ask("GET", f"/api/records/{finished}/file").text
    brought = eve.ok("POST", "/api/records", {"text": text})
    assert brought["id"] != finished
    assert eve.ask("GET", f"/api/records/{brought['id']}/file").text == text
    assert [record["id"] for record in eve.ok("GET", "/api/records?list=mine")["records"]] == [brought["id"]]
    assert brought["id"] not in [record["id"] for record in eve.ok("GET", "/api/records")["records"]]
    cut = "\n".join(text.split("\n")[:7])
    assert not eve.ok("POST", "/api/records", {"text": cut})["finished"]


@pytest.mark.parametrize(
    ("harm", "line"),
    [
        (lambda lines: [*lines[:4], "0 place 0 A1+K11", *lines[5:]], 5),
        (lambda lines: [*lines[:-2], "end 0000", ""], None),
    ],
)
def test_a_damaged_record_is_refused_where_it_is_damaged(join: Join, finished: str, harm, line) -> None:  # type: ignore[no-untyped-def]
    eve = join("Eve")
    lines = eve.ask("GET", f"/api/records/{finished}/file").text.split("\n")
    problem = eve.problem(422, "POST", "/api/records", {"text": "\n".join(harm(lines))})
    assert problem["error"] == "record-damaged"
    assert line is None or f"line {line} " in problem["text"]["en"]


@pytest.mark.parametrize(
    "harm",
    [
        lambda lines: ["nonsense", *lines[1:]],
        lambda lines: ['{"stolek": "yes"}', *lines[1:]],
        lambda lines: [lines[0].replace("cartographers", "chess"), *lines[1:]],
        lambda lines: [lines[0].replace('"seats":2', '"seats":200'), *lines[1:]],
    ],
)
def test_a_file_that_is_no_record_is_called_so(join: Join, finished: str, harm) -> None:  # type: ignore[no-untyped-def]
    eve = join("Eve")
    lines = eve.ask("GET", f"/api/records/{finished}/file").text.split("\n")
    problem = eve.problem(422, "POST", "/api/records", {"text": "\n".join(harm(lines))})
    assert problem["error"] == "not-a-record"
    assert "not a recorded game" in problem["text"]["en"]
    assert "není zapsaná hra" in problem["text"]["cs"]
