"""For each game: who plays it in the tests, and at what kind of table a whole game is short."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Page

from tests.web.players.builder import MasterBuilder
from tests.web.players.cartographer import Cartographer
from tests.web.players.person import WITHOUT_CONFIRMING, Person
from tests.web.players.prince import Prince
from tests.web.players.settler import Settler
from tests.web.players.viscount import Viscount
from tests.web.table import HUMAN, open_table


@dataclass(frozen=True)
class Company:
    """One human and some bots."""

    person: type[Person]
    bots: int = 1
    level: str = "random"
    options: Mapping[str, Any] = field(default_factory=dict)
    confirms: bool = True
    """Long games are played without confirming; the short ones show that confirming works."""

    def sit_down(self, page: Page, game: str, seed: int) -> tuple[str, Person]:
        """A table where the game has begun, and the human in front of it."""
        bot = {"type": "bot", "level": self.level}
        table = open_table(page, [HUMAN, *[bot] * self.bots], game=game, options=dict(self.options))
        return table, self.sit_at(page, table, seed)

    def sit_at(self, page: Page, table: str, seed: int) -> Person:
        """The human in front of a table."""
        if not self.confirms:
            page.add_init_script(WITHOUT_CONFIRMING)
        page.goto(f"/t/{table}")
        return self.person(page, seed)


COMPANY: Final[dict[str, Company]] = {
    "carcassonne": Company(Settler, bots=4),
    "cartographers": Company(Cartographer),
    "pillars": Company(MasterBuilder),
    "rivals": Company(Prince, level="easy", options={"mode": "intro"}, confirms=False),
    "viscounts": Company(Viscount, confirms=False),
}
"""Five share the tiles of Carcassonne; in the Rivals somebody must want to win."""
