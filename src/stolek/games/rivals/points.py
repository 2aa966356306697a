"""Points and tokens, counted anew after every change of a principality (RIVA-3.2, RIVA-4.70 to RIVA-4.76)."""

from typing import Final

from stolek.games.rivals.components import SETUP, TOKENS
from stolek.games.rivals.events import TokenMoved
from stolek.games.rivals.principality import recount
from stolek.games.rivals.state import NOBODY, RivalsState
from stolek.kernel.leaf import Seat
from stolek.kernel.state import tell

_STRENGTH_NEEDED: Final = TOKENS["hero_token"].min_points
_COMMERCE_NEEDED: Final = TOKENS["trade_token"].min_points


def changed(s: RivalsState, seat: int) -> None:
    """Something was built or removed in this principality."""
    recount(s.princes[seat])
    move_tokens(s)


def move_tokens(s: RivalsState) -> None:
    """A token is with whoever has enough points and more than the other, else with nobody (RIVA-4.70, RIVA-4.72)."""
    one, two = s.princes
    hero = advantage(one.strength, two.strength, _STRENGTH_NEEDED)
    trade = advantage(one.commerce, two.commerce, _COMMERCE_NEEDED)
    if hero != s.hero:
        s.hero = hero
        tell(s, TokenMoved("hero_token", _holder(hero)))
    if trade != s.trade:
        s.trade = trade
        tell(s, TokenMoved("trade_token", _holder(trade)))


def advantage(one: int, two: int, needed: int) -> int:
    """The seat with at least the points needed and more than the other."""
    if one > two:
        return 0 if one >= needed else NOBODY
    return 1 if two > one and two >= needed else NOBODY


def _holder(seat: int) -> Seat | None:
    return None if seat == NOBODY else Seat(seat)


def hand_limit(s: RivalsState, seat: int) -> int:
    """3 and 1 for every progress point (RIVA-4.53)."""
    return SETUP.hand_limit_base + SETUP.hand_limit_per_progress_point * s.princes[seat].progress
