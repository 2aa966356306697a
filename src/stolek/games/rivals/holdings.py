"""What an answer may change for a player: points, resources, boosted regions, cards, and what brigands would find.

Where the player would be asked which places to pay from or to store in, these are settled in any way: the sums are the
same, and they are what an answer is judged by.
"""

from typing import TYPE_CHECKING, Final

from stolek.games.rivals.cards import SYMBOLS
from stolek.games.rivals.components import PLACES, RESOURCES
from stolek.games.rivals.dice import boost, counted_by_brigands, robbed_regions
from stolek.games.rivals.effects import BrigandAttack
from stolek.games.rivals.frames.resources import PayResource, StoreResource
from stolek.games.rivals.points import victory_points
from stolek.games.rivals.principality import own_regions
from stolek.games.rivals.state import RivalsState, other
from stolek.kernel.holding import Holding
from stolek.kernel.state import Unforeseeable
from stolek.kernel.values import Question, Seat

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

_WHERE: Final = (PayResource, StoreResource)
"""Questions about places alone."""
_BRIGANDS: Final = next(symbol.effect for symbol in SYMBOLS.values() if isinstance(symbol.effect, BrigandAttack))


def holdings(g: "Rivals", s: RivalsState, seat: Seat, asked: Question) -> list[Holding]:
    """What the player has on the table and in hand; of the opponent, the victory points that tokens may cost."""
    s = s if isinstance(asked, _WHERE) else _settled(g, s, seat)
    p = s.princes[seat]
    boosted = [region for region in own_regions(p) if boost(p, region, s.slot[region])]
    robbed = robbed_regions(s, seat, _BRIGANDS)
    return [
        Holding("victory", victory_points(s, seat)),
        Holding("opponent", victory_points(s, other(seat)), points=False),
        Holding("strength", p.strength, points=False),
        Holding("commerce", p.commerce, points=False),
        Holding("skill", p.skill, points=False),
        Holding("progress", p.progress, points=False),
        *[Holding(name, p.have[resource], points=False) for resource, name in enumerate(RESOURCES)],
        Holding("boosted", len(boosted), points=False, places=tuple(PLACES[region] for region in boosted)),
        Holding("hand", len(s.hands[seat].cards), points=False),
        Holding("counted", counted_by_brigands(s, seat), points=False),
        Holding("brigands", -sum(s.stored[region] for region in robbed), points=False),
    ]


def _settled(g: "Rivals", s: RivalsState, seat: Seat) -> RivalsState:
    """The position once the player has said which places pay or store, as far as that can be foreseen."""
    if not _asks_where(s, seat):
        return s
    s = s.clone()
    s.foreseeing = True
    try:
        while _asks_where(s, seat):
            g.step(s, seat, g.legal(s, seat)[0])
    except Unforeseeable:
        pass
    s.foreseeing = False
    return s


def _asks_where(s: RivalsState, seat: Seat) -> bool:
    return bool(s.stack) and isinstance(s.stack[-1], _WHERE) and s.stack[-1].seat == seat
