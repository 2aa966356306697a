"""The Pillars of the Earth in the browser: whole games by clicking only what is offered, by keyboard, on a phone."""

import random
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Arrive
from tests.web.recorded import recorded_game
from tests.web.table import open_table
from tests.web.test_game import scores_of_record, shown_scores
from tests.web.test_pages import missing_words, serious_findings, spilling

pytestmark = pytest.mark.browser

BOT: Final = {"type": "bot", "level": "random"}
RESULT: Final = "[data-result]"
OFFERED: Final = ".pill-plaque [data-offer], .pill [data-give].pill-target, .pill [data-target]"
NOW: Final = """(targets) => {
  const menu = document.querySelector('.pill-plaque');
  const things = [...document.querySelectorAll(menu ? '.pill-plaque [data-offer]' : targets)];
  return {
    question: document.querySelector('.prompt')?.dataset.question ?? '',
    over: document.querySelector('[data-result]') !== null,
    meant: document.querySelector('[data-confirm]:enabled') !== null,
    offered: things.map((element) => {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const name = element.dataset.target ?? element.dataset.give ?? element.dataset.offer;
      return { name, x, y, reached: element.contains(document.elementFromPoint(x, y)) };
    }),
  };
}"""
"""What can be clicked on the board now, and whether a click in its middle reaches it; an open menu comes first."""


class MasterBuilder:
    """Plays on one page with a generator of its own: clicks rings, buttons and menus of the board, nothing else."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.clicked: set[str] = set()

    def now(self) -> dict[str, Any]:
        """What is asked and what can be clicked."""
        found: dict[str, Any] = self.page.evaluate(NOW, OFFERED)
        return found

    def wait(self) -> None:
        """Until something is offered, or the game is over."""
        self.page.locator(f"{OFFERED}, .pill-tools [data-answer], {RESULT}").first.wait_for(state="attached")

    def answered(self, question: str) -> None:
        """Waits until this question is answered."""
        self.page.wait_for_function("q => document.querySelector('.prompt').dataset.question !== q", arg=question)

    def play(self) -> int:
        """Until the game is over; how many answers that took."""
        answers = 0
        while True:
            now = self.now()
            if now["over"]:
                return answers
            if now["meant"]:
                self.page.keyboard.press("Enter")
                self.answered(now["question"])
                answers += 1
            elif now["offered"]:
                self.click(now["offered"])
            else:
                self.wait()

    def click(self, offered: list[dict[str, Any]]) -> None:
        """One click on one of the offered things, all of which can be reached."""
        assert [thing["name"] for thing in offered if not thing["reached"]] == []
        thing = self.rng.choice(offered)
        self.clicked.add(thing["name"].partition(":")[0])
        self.page.mouse.click(thing["x"], thing["y"])


def sit_down(page: Page, bots: int = 1) -> str:
    """A table against bots that has begun, on this page."""
    table = open_table(page, [{"type": "human"}, *[BOT] * bots], game="pillars")
    page.goto(f"/t/{table}")
    MasterBuilder(page, 0).wait()
    return table


def test_a_whole_game_by_clicking_only_what_is_offered(arrive: Arrive) -> None:
    page = arrive()
    table = sit_down(page)
    player = MasterBuilder(page, seed=3)
    assert player.play() > 40
    assert "stone" in player.clicked
    assert len(player.clicked) > 5
    assert page.locator(".pill [data-built='6']").count() == 1
    page.locator(RESULT).click()
    assert shown_scores(page) == scores_of_record(page, table)
    page.locator(".pill-table").wait_for()
    assert page.locator(".pill [data-target]").count() == 0


def test_by_keyboard_alone(arrive: Arrive) -> None:
    """Arrows go from answer to answer, Enter gives the one that is shown, letters give those that are no place."""
    page = arrive()
    sit_down(page)
    player = MasterBuilder(page, 0)
    letters = page.locator("[data-answer=pass], [data-answer=park]")
    by_letter = 0
    for _ in range(6):
        player.wait()
        question = player.now()["question"]
        if letters.count() and by_letter < 2:
            page.keyboard.press("p")
            by_letter += 1
        else:
            page.keyboard.press(player.rng.choice(["ArrowLeft", "ArrowRight"]))
        page.keyboard.press("Enter")
        player.answered(question)
    assert by_letter == 2
    player.wait()
    page.locator(".pill-plaque .pill-handle, .pill [data-target] .pill-handle").first.focus()
    expect(page.locator(".pill-forecast")).to_be_visible()
    page.keyboard.press("Enter")
    assert page.locator("[data-confirm]:enabled, .pill-plaque").count() > 0


def test_a_closer_look_a_refusal_and_a_rule(arrive: Arrive) -> None:
    page = arrive()
    sit_down(page)
    page.locator("[data-strip] [data-card='woodworker_start']").hover()
    expect(page.locator(".peek [data-closer='woodworker_start']")).to_be_visible()
    page.locator("[data-refused^='hire ']").first.click()
    expect(page.locator(".why-not")).to_contain_text("Shiring")
    page.locator("[data-area='priory']").click()
    expect(page.locator("dialog .rule.lit")).to_contain_text("PILL-4.47")


def test_a_line_of_the_log_is_lit_on_the_board(arrive: Arrive) -> None:
    page = arrive()
    sit_down(page)
    page.locator(".log button.log-words").first.click()
    assert page.locator(".pill .pill-glow").count() > 0


def test_on_a_phone_every_answer_is_a_button(arrive: Arrive) -> None:
    page = arrive(lang="cs", phone=True)
    table = sit_down(page, bots=3)
    player = MasterBuilder(page, 0)
    for _ in range(4):
        player.wait()
        view = page.request.get(f"/api/tables/{table}/view?seat=0").json()
        offers = {offer["id"] for offer in view["question"]["options"]}
        buttons = page.locator(".pill-tools [data-answer]")
        assert {buttons.nth(i).get_attribute("data-answer") for i in range(buttons.count())} == offers
        buttons.nth(player.rng.randrange(buttons.count())).tap()
        page.locator("[data-confirm]").tap()
        player.answered(view["question"]["id"])
    assert missing_words(page) == []
    assert spilling(page) <= 0
    page.locator(".phone-tabs button").nth(1).tap()
    expect(page.locator(".pill-cards section")).to_have_count(4)


@pytest.mark.parametrize(("lang", "phone", "move"), [("cs", False, 60), ("en", True, 150)])
def test_nothing_keeps_people_out(arrive: Arrive, lang: str, phone: bool, move: int) -> None:
    """Somewhere in a recorded game of four, and at a table."""
    page = arrive(lang=lang, phone=phone)
    page.request.post("/api/me", data={"name": "Eliška"})
    text = recorded_game(("Ema", "Jan", "Ota", "Iva"), 6, "pillars")
    record = page.request.post("/api/records", data={"text": text}).json()["id"]
    table = open_table(page, [{"type": "human"}, BOT], game="pillars")
    for path in (f"/r/{record}?move={move}", f"/t/{table}"):
        page.goto(path)
        page.locator(".pill").wait_for()
        assert missing_words(page) == []
        assert spilling(page) <= 0
        assert serious_findings(page) == []
