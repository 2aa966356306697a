"""A person at a table of Carcassonne."""

from typing import Any, ClassVar, Final

from tests.web.players.person import CONFIRM, Person
from tests.web.table import position_of

IN_SIGHT: Final = """marks => marks.map((mark) => {
  const box = mark.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y);
  return { name: mark.dataset.target, kind: mark.dataset.kind, spot: [x, y],
           hit: top !== null && (mark.contains(top) || top.contains(mark)) };
}).filter((spot) => spot.hit)"""
"""The landscape itself listens to the pointer, so a ring is reached where nothing else lies over the landscape."""
TURNING: Final = 0.3
MEANT: Final = """question => {
  const prompt = document.querySelector('.prompt');
  return prompt?.dataset.question !== question || prompt.querySelector('[data-confirm]:enabled') !== null;
}"""
"""The click has led somewhere: the answer is given, or waits for the button."""


class Settler(Person):
    """Clicks a place, turns the tile there now and then, confirms."""

    targets: ClassVar[str] = "[data-target]"

    def spots(self) -> list[dict[str, Any]]:
        """What is offered and in sight; everything is brought into sight if nothing is."""
        found: list[dict[str, Any]] = self.page.eval_on_selector_all(self.targets, IN_SIGHT)
        if not found:
            self.press_thing(self.page.locator("[data-fit]"))
            self.page.wait_for_function(
                f"() => ({IN_SIGHT})([...document.querySelectorAll('{self.targets}')]).length > 0"
            )
            found = self.page.eval_on_selector_all(self.targets, IN_SIGHT)
        return found

    def turn(self) -> None:
        """The next way in which the tile fits, if there is one."""
        if not self.finger:
            self.page.keyboard.press("r")
        elif (tool := self.page.locator("[data-tool=turn]:enabled")).count():
            tool.tap()

    def answer(self) -> None:
        """A click on an offered place, perhaps a turn, a click on the button."""
        question = self.question()
        spot = self.rng.choice(self.spots())
        self.press(*spot["spot"])
        self.page.wait_for_function(MEANT, arg=question)
        if self.question() != question:
            return
        if spot["kind"] == "cell" and self.rng.random() < TURNING:
            self.turn()
        self.press_thing(self.page.locator(CONFIRM))
        self.wait_until_answered(question)


BIG: Final = "place-big-follower"


class ProudSettler(Settler):
    """Places the big follower wherever it is offered, and sees whether it is the big one that stands there."""

    def answer(self) -> None:
        """The big follower first, anything otherwise."""
        table = self.page.url.rpartition("/")[2].partition("?")[0]
        options = position_of(self.page, table)["question"]["options"]
        places = [option["action"]["segment"] for option in options if option["action"]["type"] == BIG]
        if not places:
            super().answer()
            return
        question = self.question()
        place = self.rng.choice(places)
        self.take_big()
        self.press_thing(self.page.locator(f"[data-target='{place}']"))
        self.page.wait_for_function(MEANT, arg=question)
        if self.question() == question:
            self.take_big()
            self.press_thing(self.page.locator(CONFIRM))
            self.wait_until_answered(question)
        seen = position_of(self.page, table)["view"]
        if seen["public"]["players"][seen["seat"]]["supply"]["big_follower"]:
            self.remarks.append("the big follower is offered, and a click on its place puts another figure there")

    def take_big(self) -> None:
        """Takes up the big follower where the page lets one choose."""
        chooser = self.page.locator("[data-figure=big_follower]")
        if chooser.count():
            self.press_thing(chooser)
