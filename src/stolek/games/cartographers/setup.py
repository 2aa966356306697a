"""Set-up: a fresh sheet for everybody, four scoring cards under the four edicts (CART-2)."""

from typing import TYPE_CHECKING

from stolek.games.cartographers.cards import LETTERS, SCORING
from stolek.games.cartographers.events import EdictLaid
from stolek.games.cartographers.frames import LayEdicts
from stolek.games.cartographers.sheet import fresh_sheet
from stolek.games.cartographers.state import CartographersState, scoring_name
from stolek.kernel.chance import draw
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import tell

if TYPE_CHECKING:
    from stolek.games.cartographers.rules import Cartographers

rule: Chapter["Cartographers", CartographersState] = Chapter()


def new_game(seats: int, side: int) -> CartographersState:
    """A fresh sheet of the chosen side for everybody (CART-2.1)."""
    sheets = [fresh_sheet(side) for _ in range(seats)]
    return CartographersState(seats=seats, side=side, sheets=sheets, scores=[()] * seats)


@rule.step(LayEdicts)
def lay_edicts(g: "Cartographers", s: CartographersState, f: LayEdicts) -> None:
    """One card of each group, in random order of the groups, under A, B, C, D (CART-2.3, CART-2.4)."""
    cards = list(range(len(SCORING)))
    for letter in LETTERS:
        card = draw(s, cards, scoring_name)
        cards = [other for other in cards if SCORING[other].group != SCORING[card].group]
        s.edicts += (card,)
        tell(s, EdictLaid(letter, SCORING[card].id))
