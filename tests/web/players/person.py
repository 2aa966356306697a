"""Somebody at a table: looks at the page, clicks what is offered, waits for what the page shows, not for a time."""

import random
from typing import Any, ClassVar, Final

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

RESULT: Final = "[data-result]"
CONFIRM: Final = "[data-confirm]"
WITHOUT_CONFIRMING: Final = """localStorage.setItem("stolek.preferences", JSON.stringify({ confirm: "never" }))"""
TRIES: Final = 60
"""So many clicks lead to an answer, or the board leads nowhere."""

LOOK: Final = """({ targets, menu }) => {
  const spotOf = (thing) => {
    const box = thing.getBoundingClientRect();
    const reaches = (x, y) => thing.contains(document.elementFromPoint(x, y));
    const middle = [box.x + box.width / 2, box.y + box.height / 2];
    if (reaches(...middle)) return middle;
    for (let i = 1; i < 16; i++) for (let j = 1; j < 16; j++) {
      const [x, y] = [box.x + box.width * ((i * 7) % 16) / 16, box.y + box.height * ((j * 7) % 16) / 16];
      if (reaches(x, y)) return [x, y];
    }
    return null;
  };
  const prompt = document.querySelector('.prompt');
  const confirm = document.querySelector('[data-confirm]:enabled');
  const opened = menu ? [...document.querySelectorAll(menu)] : [];
  const things = opened.length ? opened : [...document.querySelectorAll(targets)];
  return {
    question: prompt?.dataset.question ?? '',
    kind: prompt?.dataset.kind ?? '',
    busy: prompt?.getAttribute('aria-busy') === 'true',
    over: document.querySelector('[data-result]') !== null,
    confirm: confirm && spotOf(confirm),
    meant: confirm !== null,
    offered: things.map((thing) => ({
      name: thing.dataset.target ?? thing.dataset.give ?? thing.dataset.answer ?? thing.dataset.offer ?? '',
      spot: spotOf(thing),
    })),
  };
}"""
"""What is asked and what can be clicked: each thing with a point where a click reaches it. Rings have nothing in their
middle, and an open menu comes before what lies under it."""

ANSWERED: Final = """question => {
  const prompt = document.querySelector('.prompt');
  return !prompt || prompt.dataset.question !== question;
}"""


class Person:
    """Plays on one page with a generator of its own."""

    targets: ClassVar[str]
    """What can be clicked on the board."""
    menu: ClassVar[str] = ""
    """What can be clicked while a menu is open."""
    cover: ClassVar[str] = ""
    """What may lie over the board, so that not everything there can be reached."""

    def __init__(self, page: Page, seed: int, finger: bool = False) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.finger = finger
        self.clicked: set[str] = set()
        self.remarks: list[str] = []
        """What was odd, in sentences, where playing on is possible all the same."""

    def press(self, x: float, y: float) -> None:
        """A click of the mouse, or a tap of the finger."""
        if self.finger:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def press_thing(self, thing: Locator) -> None:
        """The same on something that may have to be scrolled to."""
        if self.finger:
            thing.tap()
        else:
            thing.click()

    def look(self) -> dict[str, Any]:
        """What the page shows now."""
        seen: dict[str, Any] = self.page.evaluate(LOOK, {"targets": self.targets, "menu": self.menu})
        return seen

    def asked(self) -> bool:
        """Waits until there is something to decide (true) or the game is over (false)."""
        self.page.locator(f"{self.targets}, {RESULT}").first.wait_for(state="attached")
        return self.page.locator(RESULT).count() == 0

    def question(self) -> str:
        """The id of the open question; empty if there is none."""
        return str(self.page.locator(".prompt").get_attribute("data-question"))

    def kind(self) -> str:
        """What is asked."""
        return str(self.page.locator(".prompt").get_attribute("data-kind"))

    def wait_until_answered(self, question: str) -> None:
        """Until the page shows another question, or none."""
        try:
            self.page.wait_for_function(ANSWERED, arg=question)
        except PlaywrightTimeoutError as late:
            raise AssertionError(f"{question} is still open: {self.page.locator('.prompt').inner_text()}") from late

    def answer(self) -> None:
        """One answer: clicks on offered things, and on the button that confirms.

        Nothing, if there is no question after all: what was chosen together is given bit by bit, and the last bit may
        just have been taken.
        """
        question = self.question()
        for _ in range(TRIES):
            seen = self.look()
            if seen["question"] != question or seen["over"] or not question:
                return
            if seen["busy"]:
                self.wait_until_answered(question)
            elif seen["meant"]:
                self.confirm(seen["confirm"])
                self.wait_until_answered(question)
            else:
                self.click(self.within_reach(seen["offered"]))
        raise AssertionError(f"no click leads to an answer of {question} ({self.kind()})")

    def within_reach(self, offered: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """What a click reaches: everything, unless something lies over the board."""
        reached = [thing for thing in offered if thing["spot"]]
        if len(reached) < len(offered) and not (self.cover and self.page.locator(self.cover).count()):
            raise AssertionError(f"out of reach: {[thing['name'] for thing in offered if not thing['spot']]}")
        return reached

    def click(self, offered: list[dict[str, Any]]) -> None:
        """One click on one of these things."""
        thing = self.pick(offered)
        self.clicked.add(thing["name"].partition(":")[0])
        self.press(*thing["spot"])

    def pick(self, offered: list[dict[str, Any]]) -> dict[str, Any]:
        """Any of them."""
        return self.rng.choice(offered)

    def confirm(self, spot: list[float] | None) -> None:
        """A click on the button, which may have to be scrolled to."""
        if spot:
            self.press(*spot)
        else:
            self.press_thing(self.page.locator(CONFIRM))

    def play(self) -> int:
        """Until the game is over; how many answers that took."""
        answers = 0
        while self.asked():
            self.answer()
            answers += 1
        return answers
