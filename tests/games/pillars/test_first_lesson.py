"""What the first lesson says about its game is what happened in it (PILL-2.3, PILL-5.1, PILL-5.2)."""

import re

import pytest

from stolek.games.pillars import GAME
from stolek.kernel.record import replay
from stolek.kernel.registry import package_of
from stolek.text.language import LANGUAGES, Language
from stolek.text.lesson import lessons
from stolek.text.rulebook import rulebook
from stolek.text.say import say
from tests.games.pillars.scene import points_by_source

PACKAGE = package_of(GAME)
LAST = "lesson-first-14"


@pytest.mark.parametrize("language", LANGUAGES)
def test_pill_5_2_the_sums_of_the_last_page_add_up(language: Language) -> None:
    record = lessons(PACKAGE)["first"].record()
    played = replay(GAME(record.header.options), record)
    outcome = GAME().outcome(played.state)
    assert outcome is not None
    points = points_by_source(outcome, 0)
    said = [int(number) for number in re.findall(r"\d+", say(language, LAST, {}, PACKAGE))]
    assert said == [
        *outcome.scores,
        points["start"],
        points["craftsmen"],
        points["priory"],
        -points["events"],
    ]
    won, _, start, craftsmen, priory, events = said
    assert won == start + craftsmen + priory - events


@pytest.mark.parametrize(("language", "words"), [("en", "breaks a tie"), ("cs", "rozhodují jen při shodě")])
def test_pill_5_2_the_lesson_says_what_gold_is_still_good_for(language: Language, words: str) -> None:
    assert words in say(language, LAST, {}, PACKAGE)


@pytest.mark.parametrize(("language", "words"), [("en", "visited a cathedral"), ("cs", "navštívil katedrálu")])
def test_pill_2_3_whoever_visited_a_cathedral_last_may_begin(language: Language, words: str) -> None:
    assert words in rulebook(PACKAGE, language)["PILL-2.3"].words
