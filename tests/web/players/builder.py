"""A person at a table of the Pillars."""

from typing import ClassVar

from tests.web.players.person import Person


class MasterBuilder(Person):
    """Clicks rings, buttons and menus of the board."""

    targets: ClassVar[str] = ".pill-plaque [data-offer], .pill [data-give].pill-target, .pill [data-target]"
    menu: ClassVar[str] = ".pill-plaque [data-offer]"
