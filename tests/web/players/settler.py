"""A person at a table of Carcassonne."""

from typing import Any, ClassVar, Final

from tests.web.players.person import CONFIRM, Person

IN_SIGHT: Final = """marks => marks.map((mark) => {
  const box = mark.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y);
  return { name: mark.dataset.target, kind: mark.dataset.kind, spot: [x, y],
           hit: top !== null && (mark.contains(top) || top.contains(mark)) };
}).filter((spot) => spot.hit)"""
"""The landscape itself listens to the pointer, so a ring is reached where nothing else lies over the landscape."""
TURNING: Final = 0.3


class Settler(Person):
    """Clicks a place, turns the tile there now and then, confirms."""

    targets: ClassVar[str] = "[data-target]"

    def spots(self) -> list[dict[str, Any]]:
        """What is offered and in sight; everything is brought into sight if nothing is."""
        found: list[dict[str, Any]] = self.page.eval_on_selector_all(self.targets, IN_SIGHT)
        if not found:
            self.page.locator("[data-fit]").click()
            self.page.wait_for_function(
                f"() => ({IN_SIGHT})([...document.querySelectorAll('{self.targets}')]).length > 0"
            )
            found = self.page.eval_on_selector_all(self.targets, IN_SIGHT)
        return found

    def answer(self) -> None:
        """A click on an offered place, perhaps a turn, a click on the button."""
        question = self.question()
        spot = self.rng.choice(self.spots())
        self.page.mouse.click(*spot["spot"])
        if spot["kind"] == "cell" and self.rng.random() < TURNING:
            self.page.keyboard.press("r")
        self.page.locator(CONFIRM).click()
        self.wait_until_answered(question)
