"""Viscounts in the browser: a whole game by clicking only what the board offers, and a few things that it must show."""

import random
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Arrive
from tests.web.table import open_table
from tests.web.test_game import scores_of_record, shown_scores

pytestmark = pytest.mark.browser

TARGETS: Final = "[data-target], .visc-plaque [data-answer]"
RESULT: Final = "[data-result]"
WITHOUT_CONFIRMING: Final = """localStorage.setItem("stolek.preferences", JSON.stringify({ confirm: "never" }))"""
FIND_SPOT: Final = """target => {
  const box = target.getBoundingClientRect();
  for (let i = 1; i < 16; i++) for (let j = 1; j < 16; j++) {
    const [x, y] = [box.x + box.width * ((i * 7) % 16) / 16, box.y + box.height * ((j * 7) % 16) / 16];
    if (target.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""
"""A point where a click reaches the target: rings and bands have nothing in the middle of their box."""


class Viscount:
    """Clicks what the board offers, with a generator of its own."""

    def __init__(self, page: Page, seed: int, confirms: bool = True) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.confirms = confirms
        self.kinds: set[str] = set()

    def asked(self) -> bool:
        """Waits until something is offered (true) or the game is over (false)."""
        self.page.locator(f"{TARGETS}, {RESULT}").first.wait_for(state="attached")
        return self.page.locator(RESULT).count() == 0

    def question(self) -> str:
        return str(self.page.locator(".prompt").get_attribute("data-question"))

    def answer(self) -> None:
        """One answer: a click on an offered thing, one of its menu where it has several, the button that confirms."""
        question = self.question()
        things = self.page.locator(TARGETS)
        thing = things.nth(self.rng.randrange(things.count()))
        several = int(thing.get_attribute("data-count") or 1) > 1
        self.kinds.add((thing.get_attribute("data-target") or "plaque").split(":")[0])
        self.click(thing)
        if several:
            menu = self.page.locator(".visc-menu [data-answer]")
            menu.nth(self.rng.randrange(menu.count())).click()
        if self.confirms:
            self.page.locator("[data-confirm]").click()
        self.page.wait_for_function("q => document.querySelector('.prompt').dataset.question !== q", arg=question)

    def click(self, thing: Locator) -> None:
        """A real click, where the thing is not covered by another one."""
        spot: list[float] | None = thing.evaluate(FIND_SPOT)
        assert spot is not None, thing.get_attribute("data-target")
        self.page.mouse.click(*spot)

    def play(self) -> int:
        """Until the game is over; how many answers that took."""
        answers = 0
        while self.asked():
            self.answer()
            answers += 1
        return answers


def test_a_whole_game_by_clicking_what_is_offered(arrive: Arrive) -> None:
    page = arrive(lang="cs")
    page.add_init_script(WITHOUT_CONFIRMING)
    table = open_table(page, [{"type": "human"}, {"type": "bot", "level": "random"}], game="viscounts")
    page.goto(f"/t/{table}")
    player = Viscount(page, seed=4, confirms=False)
    assert player.play() > 60
    assert {"pair", "hand", "space", "trade", "plaque"} <= player.kinds
    estimates = [int(text.split()[0]) for text in page.locator(".visc-score text").all_inner_texts()]
    page.locator(RESULT).click()
    assert shown_scores(page) == scores_of_record(page, table) == estimates


def test_the_phone_offers_every_answer_as_a_button(arrive: Arrive) -> None:
    page = arrive(phone=True)
    table = open_table(page, [{"type": "human"}, {"type": "bot", "level": "random"}], game="viscounts")
    page.goto(f"/t/{table}")
    rng = random.Random(2)
    for _ in range(12):
        buttons = page.locator(".visc-tools [data-answer]")
        buttons.first.wait_for()
        question = str(page.locator(".prompt").get_attribute("data-question"))
        button = buttons.nth(rng.randrange(buttons.count()))
        box = button.bounding_box()
        assert box
        assert box["height"] >= 40
        button.click()
        page.locator("[data-confirm]").click()
        page.wait_for_function("q => document.querySelector('.prompt').dataset.question !== q", arg=question)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390


def test_points_are_explained_and_a_card_is_enlarged(arrive: Arrive) -> None:
    page = arrive()
    page.goto(f"/t/{open_table(page, [{'type': 'human'}, {'type': 'bot', 'level': 'random'}], game='viscounts')}")
    player = Viscount(page, seed=1)
    for _ in range(8):
        assert player.asked()
        player.answer()
    assert player.asked()
    page.locator(".visc-score").first.click()
    panel = page.locator(".visc-points")
    expect(panel).to_be_visible()
    assert "⟦" not in page.locator("body").inner_text()
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    page.locator('[aria-label^="Townsfolk of"]').first.hover()
    expect(page.locator(".peek svg")).to_be_visible()
