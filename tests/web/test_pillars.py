"""The Pillars of the Earth in the browser: whole games by clicking only what is offered, by keyboard, on a phone."""

import random
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Arrive
from tests.web.table import open_table
from tests.web.test_game import scores_of_record, shown_scores
from tests.web.test_pages import missing_words, serious_findings, spilling

pytestmark = pytest.mark.browser

BOT: Final = {"type": "bot", "level": "random"}
RESULT: Final = "[data-result]"
OFFERED: Final = ".pill-plaque [data-offer], .pill [data-give].pill-target, .pill [data-target]"
SHOWN: Final = """() => {
  const menu = document.querySelector('.pill-plaque');
  const found = [...document.querySelectorAll(menu ? '.pill-plaque [data-offer]' : '%s')];
  return found.map((element) => {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const name = element.dataset.target ?? element.dataset.give ?? element.dataset.offer;
    return { name, x, y, reached: element.contains(document.elementFromPoint(x, y)) };
  });
}""" % OFFERED
"""What can be clicked on the board now, and whether a click in its middle reaches it; an open menu comes first."""


class MasterBuilder:
    """Plays on one page with a generator of its own: clicks rings, buttons and menus of the board, nothing else."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.clicked: set[str] = set()

    def asked(self) -> bool:
        """Waits until something is offered on the board (true) or the game is over (false)."""
        self.page.locator(f"{OFFERED}, {RESULT}").first.wait_for(state="attached")
        return self.page.locator(RESULT).count() == 0

    def question(self) -> str:
        """The id of the open question; empty if there is none."""
        return str(self.page.evaluate("document.querySelector('.prompt')?.dataset.question ?? ''"))

    def click_anything(self) -> None:
        """One click on one of the offered things."""
        offered: list[dict[str, Any]] = self.page.evaluate(SHOWN)
        assert [thing["name"] for thing in offered if not thing["reached"]] == []
        thing = self.rng.choice(offered)
        self.clicked.add(thing["name"].partition(":")[0])
        self.page.mouse.click(thing["x"], thing["y"])

    def answer(self) -> None:
        """Clicks until an answer is meant, and confirms it."""
        question = self.question()
        confirm = "document.querySelector('[data-confirm]:enabled') !== null"
        while not self.page.evaluate(confirm):
            self.click_anything()
        self.page.keyboard.press("Enter")
        self.wait_for_next(question)

    def wait_for_next(self, question: str) -> None:
        """Until this question is answered."""
        self.page.wait_for_function("q => document.querySelector('.prompt').dataset.question !== q", arg=question)

    def play(self) -> int:
        """Until the game is over; how many answers that took."""
        answers = 0
        while self.asked():
            self.answer()
            answers += 1
        return answers


def test_a_whole_game_by_clicking_only_what_is_offered(arrive: Arrive) -> None:
    page = arrive()
    table = open_table(page, [{"type": "human"}, BOT], game="pillars")
    page.goto(f"/t/{table}")
    player = MasterBuilder(page, seed=3)
    assert player.play() > 40
    assert {"resource", "display", "stone", "craftsman"} <= player.clicked
    assert page.locator(".pill [data-built='6']").count() == 1
    page.locator(RESULT).click()
    assert shown_scores(page) == scores_of_record(page, table)
