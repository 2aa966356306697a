"""A person at a table of the Rivals."""

import re
from typing import Any, ClassVar, Final

from tests.web.players.person import CONFIRM, Person

BUILDS: Final = re.compile("^(hand|site|end|beyond|town|open|choice):")
EAGERNESS: Final = 0.8
"""How often what builds is preferred: somebody who only ever exchanges cards would never finish."""


SCROLLED: Final = "thing => thing.scrollIntoView({ block: 'center', inline: 'center' })"


class Prince(Person):
    """Clicks cards, places and plates; a card that is picked up waits for the click on its site."""

    targets: ClassVar[str] = "[data-target]:not([data-count='0']), .riva-answers [data-answer]"
    cover: ClassVar[str] = ".riva-tray"

    def pick(self, offered: list[dict[str, Any]]) -> dict[str, Any]:
        """Rather something that builds, then a plate with words, then anything."""
        building = [thing for thing in offered if BUILDS.match(thing["name"])]
        plates = [thing for thing in offered if thing["name"].startswith("plate:")]
        luck = self.rng.random()
        if building and luck < EAGERNESS:
            return self.rng.choice(building)
        return self.rng.choice(plates if plates and luck < EAGERNESS else offered)


class PhonePrince(Prince):
    """The same on a phone, where one swipes to what is out of sight and taps it."""

    def within_reach(self, offered: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Everything can be swiped to."""
        return offered

    def click(self, offered: list[dict[str, Any]]) -> None:
        """Swipes to one of these things and taps it."""
        thing = self.pick(offered)
        self.clicked.add(thing["name"].partition(":")[0])
        self.page.locator(f'[data-target="{thing["name"]}"], [data-answer="{thing["name"]}"]').first.evaluate(SCROLLED)
        again = next(other for other in self.look()["offered"] if other["name"] == thing["name"])
        if again["spot"]:
            self.page.touchscreen.tap(*again["spot"])


STARTING: Final = "take-starting-card"
TRAY: Final = ".riva-tray [data-target]"


CHOSEN: Final = f"() => document.querySelector('.prompt')?.dataset.kind !== '{STARTING}'"


class ChoosyPrince(Prince):
    """Takes three cards for the starting hand, in any order, and sees whether each of them stays taken."""

    chosen = False

    def answer(self) -> None:
        """The starting hand as a whole, everything else as it comes."""
        if self.kind() != STARTING or self.chosen:
            super().answer()
            return
        self.chosen = True
        if self.take_together():
            self.press_thing(self.page.locator(CONFIRM))
            self.page.wait_for_function(CHOSEN)
        else:
            self.remarks.append("whoever takes a second card for the starting hand gives up the first")

    def take_together(self) -> bool:
        """The last card, then two before it; whether the first one is still taken in the end."""
        cards = self.page.locator(TRAY)
        count = cards.count()
        places = (count - 1, 1, count // 2)
        for place in places:
            self.press_thing(cards.nth(place))
        return all(cards.nth(place).get_attribute("aria-pressed") == "true" for place in places)


class ChoosyPhonePrince(ChoosyPrince, PhonePrince):
    """The same on a phone."""
