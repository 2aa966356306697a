"""A person at a table of Viscounts."""

from typing import ClassVar

from tests.web.players.person import Person


class Viscount(Person):
    """Clicks rings and cards of the board; a thing with several answers opens a menu."""

    targets: ClassVar[str] = "[data-target], .visc-plaque [data-answer]"
    menu: ClassVar[str] = ".visc-menu [data-answer]"
