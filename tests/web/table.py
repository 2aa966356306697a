"""A person at a table of Cartographers: looks at the page and clicks what is offered, nothing else."""

import random
from typing import Any, Final

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

TARGET: Final = "[data-map-target]"
RESULT: Final = "[data-result]"
TERRAIN_ONLY: Final = ".cart-tools .cart-option[data-terrain]"
TRIES: Final = 80


def open_table(page: Page, seats: list[dict[str, Any]], start: bool = True, game: str = "cartographers") -> str:
    """Opens a table by the interface, as this visitor; a game whose seats are all taken begins."""
    page.request.post("/api/me", data={"name": "Eliška"}).json()
    wanted: dict[str, object] = {"game": game, "seats": seats, "options": {}, "visibility": "link", "clock": None}
    table = str(page.request.post("/api/tables", data=wanted).json()["id"])
    if start:
        command = {"request": f"start-{table}", "command": {"type": "start"}}
        page.request.post(f"/api/tables/{table}/commands", data=command)
    return table


def affairs(page: Page, table: str) -> dict[str, Any]:
    """The state of affairs as this visitor may know it."""
    found: dict[str, Any] = page.request.get(f"/api/tables/{table}").json()
    return found


class Cartographer:
    """Plays on one page with a generator of its own."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = random.Random(seed)

    def asked(self) -> bool:
        """Waits until there is something to draw (true) or the game is over (false)."""
        self.page.locator(f"{TARGET}, {RESULT}, {TERRAIN_ONLY}").first.wait_for(state="attached")
        return self.page.locator(RESULT).count() == 0

    def spots(self) -> list[tuple[float, float]]:
        """The middles of the cells that the board marks as offered."""
        found: list[list[float]] = self.page.eval_on_selector_all(
            "[data-space]",
            "marks => marks.map(m => m.getBoundingClientRect()).map(b => [b.x + b.width / 2, b.y + b.height / 2])",
        )
        return [(x, y) for x, y in found]

    def ghost(self) -> str:
        """The answer that the shape in the hand means now; empty where it does not fit."""
        return str(self.page.evaluate("document.querySelector('[data-ghost]')?.dataset.ghost ?? ''"))

    def lay_down(self) -> str:
        """Points at offered cells, turning the shape between, and clicks where it fits; the answer that is shown."""
        for _ in range(TRIES):
            x, y = self.rng.choice(self.spots())
            self.page.mouse.move(x, y)
            if self.ghost():
                self.page.mouse.click(x, y)
                return self.ghost()
            self.page.keyboard.press(self.rng.choice("rfs"))
        raise AssertionError("no offered cell takes the shape")

    def question(self) -> str:
        """The id of the open question; empty if there is none."""
        return str(self.page.locator(".prompt").get_attribute("data-question"))

    def draw(self) -> None:
        """One whole turn: lay the shape down, choose a terrain if there is a choice, confirm."""
        question = self.question()
        if self.page.locator(TARGET).count():
            self.lay_down()
        terrains = self.page.locator(".cart-tools [data-terrain]")
        count = terrains.count()
        if count:
            terrains.nth(self.rng.randrange(count)).click()
        self.page.locator("[data-confirm]").click()
        self.wait_until_answered(question)

    def wait_until_answered(self, question: str) -> None:
        """Until this question, and the choice of a terrain that may follow it, is answered."""
        stem = ".".join(question.split(".")[:2])
        try:
            self.page.wait_for_function(
                "stem => !document.querySelector('.prompt')?.dataset.question.startsWith(stem + '.')", arg=stem
            )
        except PlaywrightTimeoutError as late:
            raise AssertionError(f"{question} is still open: {self.page.locator('.prompt').inner_text()}") from late

    def play(self) -> int:
        """Until the game is over; how many turns that took."""
        turns = 0
        while self.asked():
            self.draw()
            turns += 1
        return turns
