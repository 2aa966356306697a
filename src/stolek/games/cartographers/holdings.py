"""What a drawing may change: the edicts as they would score now, coins, monsters (CART-4.60 to CART-4.62)."""

from stolek.games.cartographers.cards import LETTERS, SCORING
from stolek.games.cartographers.frames import DrawMonsters
from stolek.games.cartographers.grid import cell_name, cells_of
from stolek.games.cartographers.scoring import explain, losing_spaces, monster_loss
from stolek.games.cartographers.sheet import MAPS
from stolek.games.cartographers.state import CartographersState
from stolek.kernel.holding import Holding
from stolek.kernel.values import Question, Seat


def holdings(s: CartographersState, seat: Seat, asked: Question) -> list[Holding]:
    """Of the sheet that is drawn on: in an ambush that of the neighbour."""
    owner = asked.owner if isinstance(asked, DrawMonsters) else seat
    sheet = s.sheets[owner]
    found = []
    for letter, card in zip(LETTERS, s.edicts, strict=True):
        worth = explain(SCORING[card], sheet, MAPS[s.side])
        args = {"letter": letter, "card": SCORING[card].id}
        found.append(Holding("edict", worth.points, args, places=_names(worth.spaces)))
    found.append(Holding("coins", sheet.coins))
    found.append(Holding("monsters", -monster_loss(sheet), places=_names(losing_spaces(sheet))))
    return found


def _names(spaces: int) -> tuple[str, ...]:
    return tuple(cell_name(cell) for cell in cells_of(spaces))
