"""A person at a table of Cartographers."""

from typing import ClassVar, Final

from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from tests.web.players.person import CONFIRM, Person

MAP: Final = "[data-map-target]"
TERRAINS: Final = ".cart-tools [data-terrain]"
TURNERS: Final = ".cart-turns button"
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
        """Holds the shape over offered cells, turning it between, and lays it down where it fits; the answer shown."""
        for _ in range(TURNS):
            x, y = self.rng.choice(self.spots())
            if self.finger:
                self.page.touchscreen.tap(x, y)
            else:
                self.page.mouse.move(x, y)
            if shown := self.ghost():
                return shown if self.finger else self.lay_there(x, y)
            self.turn()
        raise AssertionError("no offered cell takes the shape")

    def lay_there(self, x: float, y: float) -> str:
        """A click where the mouse is."""
        self.page.mouse.click(x, y)
        return self.ghost()

    def turn(self) -> None:
        """Another way to hold the shape, or another shape."""
        turners = self.page.locator(TURNERS)
        if self.finger and (count := turners.count()):
            turners.nth(self.rng.randrange(count)).tap()
        elif not self.finger:
            self.page.keyboard.press(self.rng.choice("rfs"))

    def answer(self) -> None:
        """One whole turn: lay the shape down, choose a terrain if there is a choice, confirm."""
        question = self.question()
        if self.page.locator(MAP).count():
            self.lay_down()
        terrains = self.page.locator(TERRAINS)
        count = terrains.count()
        if count:
            self.press_thing(terrains.nth(self.rng.randrange(count)))
        self.press_thing(self.page.locator(CONFIRM))
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


class TurningCartographer(Cartographer):
    """Turns the shape with R before every other click, does not move the mouse, and sees whether it lands as shown."""

    def lay_there(self, x: float, y: float) -> str:
        """Where the turned shape fits, it must be laid down exactly where it was shown."""
        held = self.ghost()
        if self.rng.random() < 0.5:
            self.page.keyboard.press("r")
        shown = self.ghost()
        laid = super().lay_there(x, y)
        if shown and shown != laid:
            self.remarks.append(
                f"turned from {held}, the shape is shown as {shown} and a click lays {laid or 'nothing'}"
            )
        if laid:
            return laid
        self.page.mouse.move(1, 1)
        return self.lay_down()
