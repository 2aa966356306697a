"""Every decision of every game: whole games by clicking only what is offered, and a reload in the middle of each kind.

A whole game is reloaded at the first question of each kind that comes up. What did not come up is looked for in games
that chance plays, and played on from there, so that in the end every kind of question of the rules was seen, reloaded
and answered in the browser.
"""

from typing import Final

import pytest

from tests.web.conftest import Arrive
from tests.web.findings import check_soundness, missing_words
from tests.web.outcome import scores_of_record, shown_scores
from tests.web.players.company import COMPANY
from tests.web.players.person import RESULT, Person
from tests.web.scenes import all_kinds, stops
from tests.web.table import play_on

pytestmark = pytest.mark.browser

STATE: Final = """() => {
  const words = (selector) => [...document.querySelectorAll(selector)].map((part) => part.textContent.trim());
  const drawn = [...document.querySelectorAll('.board *')].flatMap((thing) =>
    Object.entries(thing.dataset).map(([name, value]) => `${thing.tagName} ${name}=${value}`));
  return {
    question: document.querySelector('.prompt').dataset.question,
    prompt: words('.prompt h2, .prompt .soft'),
    tools: words('.prompt button'),
    seats: words('.seat-row'),
    log: words('.log-line'),
    pictures: words('.board text'),
    drawn: drawn.sort(),
  };
}"""
"""What a reload must bring back: words, buttons, and everything on the board that has a name."""
SETTLED: Final = """() => [".prompt[aria-busy='false']", ".seat-row.own[data-online='true']", ".log-line"]
  .every((sign) => document.querySelector(sign) !== null)
  && document.querySelector(".seat-row.turn:not(.own)") === null"""
"""The page has heard everything, and nobody else is about to play: what was told comes first in the stream, that we
are here last."""

MET: Final[dict[str, set[str]]] = {game: set() for game in COMPANY}
"""The kinds of questions that were reloaded and answered so far."""
LATER: Final = 12
"""After so many answers there is something of everything on the board."""


def reload_in_the_middle(person: Person) -> None:
    """Reloads, and finds everything as it was."""
    page = person.page
    page.mouse.move(1, 1)
    page.wait_for_function(SETTLED)
    before = page.evaluate(STATE)
    page.reload()
    assert person.asked()
    page.wait_for_function(SETTLED)
    assert page.evaluate(STATE) == before


@pytest.mark.parametrize("game", COMPANY)
def test_a_whole_game_by_clicking_only_what_is_offered(arrive: Arrive, game: str) -> None:
    page = arrive(lang="cs")
    table, person = COMPANY[game].sit_down(page, game, seed=11)
    answers = 0
    while person.asked():
        if answers == LATER:
            check_soundness(page)
        if (kind := person.kind()) not in MET[game]:
            reload_in_the_middle(person)
            MET[game].add(kind)
        person.answer()
        answers += 1
    assert answers > LATER
    page.locator(RESULT).click()
    assert shown_scores(page) == scores_of_record(page, table)
    check_soundness(page)


@pytest.mark.parametrize("game", COMPANY)
def test_every_kind_of_question_has_a_scene(game: str) -> None:
    assert stops(game).keys() == all_kinds(game)


@pytest.mark.parametrize("game", COMPANY)
def test_every_other_kind_of_question(arrive: Arrive, game: str) -> None:
    """What the whole game did not ask: found in games of chance, reloaded, and answered on the board."""
    page = arrive()
    company = COMPANY[game]
    for kind in sorted(all_kinds(game) - MET[game]):
        stop = stops(game)[kind]
        person = company.sit_at(page, play_on(page, stop.record, stop.moves, stop.seat), seed=3)
        assert person.asked()
        assert person.kind() == kind
        reload_in_the_middle(person)
        person.answer()
        MET[game].add(kind)
        assert missing_words(page) == []
