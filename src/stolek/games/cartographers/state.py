"""What a game of Cartographers remembers between two decisions (CART-3, CART-7.1).

Chance is late: the explore deck is a bag without order, and an ambush card in it is only a back (`AMBUSH_BACK`) until
it is turned (CART-7.2, CART-7.7). So nothing is hidden in the state but pending answers, which the kernel keeps.
"""

from dataclasses import dataclass, field
from typing import Final, Self

from stolek.games.cartographers.cards import AMBUSH, EXPLORE, SCORING
from stolek.games.cartographers.sheet import Sheet
from stolek.games.cartographers.values import SeasonScore
from stolek.kernel.state import State
from stolek.kernel.values import Seat

AMBUSH_BACK: Final = -1
"""An ambush card in the explore deck, as everybody sees it: one of those not yet revealed."""


@dataclass(slots=True, kw_only=True)
class CartographersState(State):
    """Cards are indices into `EXPLORE`, `AMBUSH`, `SCORING`; seasons and edicts count from 0."""

    side: int
    sheets: list[Sheet]
    scores: list[tuple[int, ...]]
    """Per seat the numbers of all seasons scored, one `SeasonScore` after another (CART-4.63)."""
    edicts: tuple[int, ...] = ()
    season: int = -1
    deck: list[int] = field(default_factory=list)
    ambushes: list[int] = field(default_factory=lambda: list(range(len(AMBUSH))))
    """Ambush cards that nobody has seen, in the explore deck or the ambush deck."""
    raided: tuple[int, ...] = ()
    """Ambush cards carried out and out of the game."""
    column: tuple[int, ...] = ()
    time: int = 0
    ruins_pending: bool = False
    explore: int | None = None
    """The explore card being drawn now."""
    ambush: int | None = None
    """The ambush card being carried out now."""

    def clone(self) -> Self:
        """A state that shares nothing mutable with this one."""
        new = self.clone_base()
        new.side = self.side
        new.sheets = [sheet.clone() for sheet in self.sheets]
        new.scores = self.scores[:]
        new.edicts = self.edicts
        new.season = self.season
        new.deck = self.deck[:]
        new.ambushes = self.ambushes[:]
        new.raided = self.raided
        new.column = self.column
        new.time = self.time
        new.ruins_pending = self.ruins_pending
        new.explore = self.explore
        new.ambush = self.ambush
        return new


def seasons_scored(s: CartographersState, seat: Seat) -> list[SeasonScore]:
    """The score boxes that a seat has filled so far, season by season (CART-4.63)."""
    numbers = iter(s.scores[seat])
    return [SeasonScore(*box) for box in zip(numbers, numbers, numbers, numbers, strict=True)]


def explore_name(card: int) -> str:
    """The id of a card of the explore deck; of an ambush card only the back is known."""
    return "ambush" if card == AMBUSH_BACK else EXPLORE[card].id


def ambush_name(card: int) -> str:
    """The id of an ambush card."""
    return AMBUSH[card].id


def scoring_name(card: int) -> str:
    """The id of a scoring card."""
    return SCORING[card].id
