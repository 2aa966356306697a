"""Every game has a first lesson whose recorded game can be played, whose stops lie in it and whose words are there."""

from typing import Any

import pytest

from stolek.kernel.record import Record, Replay, replay
from stolek.kernel.registry import find_game, game_ids, package_of
from stolek.kernel.rules import Rules
from stolek.text.catalog import catalog
from stolek.text.language import LANGUAGES
from stolek.text.lesson import LEARNER, Lesson, lessons

LESSONS = [(game, lesson) for game in game_ids() for lesson in lessons(package_of(find_game(game))).values()]
"""All lessons of all games."""
each_lesson = pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=[f"{g}-{x.id}" for g, x in LESSONS])


def rules_of(game: str, record: Record) -> Rules[Any]:
    """The rules that the recorded game was played by."""
    return find_game(game)(record.header.options)


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_a_first_lesson(game: str) -> None:
    assert 8 <= len(lessons(package_of(find_game(game)))["first"].stops) <= 14


@each_lesson
def test_the_recorded_game_can_be_played_to_its_end(game: str, lesson: Lesson) -> None:
    record = lesson.record()
    rules = rules_of(game, record)
    assert record.end
    assert rules.outcome(replay(rules, record).state) is not None


@each_lesson
def test_the_stops_go_from_the_set_up_to_the_end(game: str, lesson: Lesson) -> None:
    moves = [stop.move for stop in lesson.stops]
    assert moves == sorted(moves)
    assert (moves[0], moves[-1]) == (0, len(lesson.record().moves) - 1)


@each_lesson
def test_what_lights_up_has_just_happened_and_whoever_is_asked_decides(game: str, lesson: Lesson) -> None:
    record = lesson.record()
    player: Replay[Any] = Replay(rules_of(game, record), record)
    told = [[event.tag() for event in player.events], *([e.tag() for e in events] for _, events in player)]
    for stop in lesson.stops:
        assert stop.light in ("", *told[stop.move])
        if stop.asks:
            assert record.moves[stop.move + 1].seat == LEARNER


@each_lesson
def test_every_stop_has_its_words_in_both_languages(game: str, lesson: Lesson) -> None:
    for language in LANGUAGES:
        words = catalog(language, package_of(find_game(game)))
        assert [key for key in lesson.messages() if not words.has(key)] == []
