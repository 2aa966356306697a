"""Somebody who walks through the client: one address at the beginning, then only what can be clicked or tapped."""

import re
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.web.findings import missing_words
from tests.web.journeys.words import said
from tests.web.sight import alike, changes_of_board, illegible, look_of_board, misplaced, out_of_reach, untold

ASKED: Final = ".prompt[aria-busy='false']:not([data-kind=''])"
SETTLED: Final = """() => document.querySelector('.waiting') === null && document.fonts.status === 'loaded'"""
"""Nothing on the page is still on its way."""


@dataclass
class Walker:
    """A person with a page in front of them, and what they noticed on their way."""

    page: Page
    lang: str
    finger: bool
    findings: list[str] = field(default_factory=list)

    def press(self, thing: Locator) -> None:
        """A click, or a tap."""
        if self.finger:
            thing.tap()
        else:
            thing.click()

    def say(self, key: str, **args: object) -> str:
        """What the client calls it."""
        return said(self.lang, key, **args)

    def choose(self, group: str, value: str) -> None:
        """One of a row of choices, by what stands there."""
        row = self.page.get_by_role("radiogroup", name=group, exact=True)
        self.press(row.locator("label").filter(has_text=re.compile(rf"^\s*{re.escape(value)}\s*$")))

    # What is seen

    def note(self, where: str, found: list[str]) -> None:
        """Remembers what is wrong; the same thing is said once."""
        told = {finding.partition(": ")[2] for finding in self.findings}
        self.findings += [f"{where}: {finding}" for finding in dict.fromkeys(found) if finding not in told]

    def rest(self) -> None:
        """The mouse lies where it points at nothing; what was on its way has come."""
        if not self.finger:
            self.page.mouse.move(1, 1)
        self.page.wait_for_function(SETTLED)

    def look(self, where: str) -> None:
        """What a person would see at once, from wherever the mouse is."""
        checks = (misplaced, illegible, alike, out_of_reach, untold, missing_words)
        self.note(where, [finding for check in checks for finding in check(self.page)])

    def compare_board(self, where: str) -> None:
        """The board looks as it does for somebody who comes by its address: in a tab of its own, loaded anew."""
        self.rest()
        here = look_of_board(self.page)
        other = self.page.context.new_page()
        other.goto(self.page.url)
        other.locator(f"{ASKED}, .replay .board").first.wait_for()
        other.wait_for_function(SETTLED)
        self.note(where, changes_of_board(self.page, here, look_of_board(other)))
        other.close()

    # Ways

    def begin(self) -> None:
        """The only address that is typed in."""
        self.page.goto("/")
        self.page.locator("form.quick").wait_for()

    def home(self) -> None:
        """Back to the start page by what stands for it on every page."""
        self.press(self.page.locator("a[href='/']:visible").first)
        self.page.locator("form.quick").wait_for()
        self.rest()

    def prefer_no_confirming(self) -> None:
        """To the preferences and back."""
        self.press(self.page.locator("a[href='/preferences']:visible").first)
        self.choose(self.say("confirm-moves"), self.say("confirm-never"))
        self.rest()
        self.look("preferences")
        self.home()

    def game(self, game: str) -> dict[str, Any]:
        """What the catalogue says of a game: the names that stand on the page."""
        known: list[dict[str, Any]] = self.page.request.get("/api/games").json()["games"]
        return next(each for each in known if each["id"] == game)

    def choose_cover(self, game: str) -> None:
        """The cover of a game on the start page."""
        title = self.game(game)["title"][self.lang]
        self.press(self.page.locator("label.cover").filter(has=self.page.get_by_label(re.compile(re.escape(title)))))
        expect(self.page.locator("form.quick h2")).to_contain_text(title)

    def wait_for_question(self) -> None:
        """The table is there, the board is drawn, and something is asked."""
        self.page.wait_for_url(re.compile("/t/"))
        self.page.locator(ASKED).wait_for()
        self.page.locator(".board svg").first.wait_for()
        self.rest()
