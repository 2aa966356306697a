"""`stolek learn`: every lesson is told to its end, with a board at every stop."""

import pytest

from stolek.kernel.registry import find_game, game_ids, package_of
from stolek.text.lesson import lessons
from stolek.text.say import say
from tests.cli.conftest import Run


@pytest.mark.parametrize("game", game_ids())
def test_a_lesson_is_told_stop_by_stop(stolek: Run, game: str) -> None:
    package = package_of(find_game(game))
    lesson = lessons(package)["first"]
    ran = stolek("learn", game)
    assert ran.code == 0
    stops = ran.out.split("— Stop ")
    assert len(stops) == len(lesson.stops) + 1
    for number, told in enumerate(stops[1:], 1):
        assert say("en", lesson.said(number), {}, package) in " ".join(told.split())
        assert told.index("\n") < told.index(say("en", lesson.said(number), {}, package)[:20])


def test_a_lesson_speaks_czech(stolek: Run) -> None:
    assert "Zastavení 1 z " in stolek("learn", "carcassonne", "--lang", "cs").out


def test_an_unknown_game_has_no_lesson(stolek: Run) -> None:
    ran = stolek("learn", "chess")
    assert (ran.code, ran.out) == (2, "")
