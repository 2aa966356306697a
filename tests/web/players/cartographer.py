"""A person at a table of Cartographers."""

from typing import ClassVar, Final

from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from tests.web.players.person import CONFIRM, Person

MAP: Final = "[data-map-target]"
TERRAINS: Final = ".cart-tools [data-terrain]"
TURNS: Final = 80


class Cartographer(Person):
    """Holds the shape over the map, turns it until it fits, clicks, chooses a terrain and confirms."""

    targets: ClassVar[str] = f"{MAP}, .cart-tools .cart-option[data-terrain]"

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
        for _ in range(TURNS):
            x, y = self.rng.choice(self.spots())
            self.page.mouse.move(x, y)
            if self.ghost():
                self.page.mouse.click(x, y)
                return self.ghost()
            self.page.keyboard.press(self.rng.choice("rfs"))
        raise AssertionError("no offered cell takes the shape")

    def answer(self) -> None:
        """One whole turn: lay the shape down, choose a terrain if there is a choice, confirm."""
        question = self.question()
        if self.page.locator(MAP).count():
            self.lay_down()
        terrains = self.page.locator(TERRAINS)
        count = terrains.count()
        if count:
            terrains.nth(self.rng.randrange(count)).click()
        self.page.locator(CONFIRM).click()
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
