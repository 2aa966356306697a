"""People with a phone, where every answer of some games is a button below the board."""

from typing import ClassVar

from tests.web.players.person import CONFIRM, TRIES, Person


class ByButtons(Person):
    """Taps buttons until one of them, or the button that confirms, has given the answer."""

    def answer(self) -> None:
        """One answer; what is counted out takes several taps."""
        question = self.question()
        for _ in range(TRIES):
            seen = self.look()
            if seen["question"] != question or seen["over"]:
                return
            if seen["busy"]:
                self.wait_until_answered(question)
            elif seen["meant"]:
                self.page.locator(CONFIRM).tap()
                self.wait_until_answered(question)
            else:
                buttons = self.page.locator(self.targets)
                buttons.nth(self.rng.randrange(buttons.count())).tap()
        raise AssertionError(f"no tap leads to an answer of {question} ({self.kind()})")


class PhoneBuilder(ByButtons):
    """The Pillars on a phone."""

    targets: ClassVar[str] = ".pill-tools [data-answer]:enabled, .pill-tools [data-more]:enabled"


class PhoneViscount(ByButtons):
    """Viscounts on a phone."""

    targets: ClassVar[str] = ".visc-tools [data-answer]:enabled"
