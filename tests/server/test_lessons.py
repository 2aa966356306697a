"""Lessons over HTTP: the stops with their words, and every position with what the learner is asked there."""

from tests.server.conftest import Join


def test_a_lesson_has_stops_in_both_languages(join: Join) -> None:
    eve = join("Eve")
    (lesson,) = eve.ok("GET", "/api/games/cartographers/lessons")["lessons"]
    assert (lesson["id"], lesson["game"], lesson["seat"]) == ("first", "cartographers", 0)
    assert lesson["stops"][-1]["move"] == lesson["moves"]
    for stop in lesson["stops"]:
        assert stop["text"]["en"] != stop["text"]["cs"]
        assert (stop["answer"] is None) == (not stop["asks"])


def test_a_position_asks_the_learner_what_the_record_answers(join: Join) -> None:
    eve = join("Eve")
    (lesson,) = eve.ok("GET", "/api/games/rivals/lessons")["lessons"]
    at = "/api/games/rivals/lessons/first/positions"
    for stop in lesson["stops"]:
        position = eve.ok("GET", f"{at}/{stop['move']}")
        assert position["view"]["seat"] == 0
        assert not stop["light"] or stop["light"] in [line["type"] for line in position["lines"]]
        if stop["asks"]:
            recorded = eve.ok("GET", f"{at}/{stop['move'] + 1}")["action"]
            assert recorded in [option["id"] for option in position["question"]["options"]]
    assert eve.ok("GET", f"{at}/{lesson['moves']}")["question"] is None


def test_there_is_nothing_beyond(join: Join) -> None:
    eve = join("Eve")
    for path in ("chess/lessons", "chess/lessons/first/positions/0", "rivals/lessons/second/positions/0"):
        assert eve.ask("GET", f"/api/games/{path}").status_code == 404
    assert eve.ask("GET", "/api/games/rivals/lessons/first/positions/9999").status_code == 404
