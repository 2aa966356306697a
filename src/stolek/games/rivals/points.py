"""Points and tokens, counted anew after every change of a principality (RIVA-3.2, RIVA-4.70 to RIVA-4.76)."""

from typing import Final

from stolek.games.rivals.components import SETUP, TOKENS
from stolek.games.rivals.events.turn import TokenMoved
from stolek.games.rivals.principality import recount
from stolek.games.rivals.state import NOBODY, RivalsState, holder
from stolek.kernel.state import tell

HERO_TOKEN: Final = TOKENS["hero_token"]
TRADE_TOKEN: Final = TOKENS["trade_token"]


def changed(s: RivalsState, seat: int) -> None:
    """Something was built or removed in this principality."""
    recount(s.princes[seat])
    move_tokens(s)


def move_tokens(s: RivalsState) -> None:
    """A token is with whoever has enough points and more than the other, else with nobody (RIVA-4.70, RIVA-4.72)."""
    one, two = s.princes
    hero = advantage(one.strength, two.strength, HERO_TOKEN.min_points)
    trade = advantage(one.commerce, two.commerce, TRADE_TOKEN.min_points)
    if hero != s.hero_token:
        s.hero_token = hero
        tell(s, TokenMoved(HERO_TOKEN.id, holder(hero), _law(hero)))
    if trade != s.trade_token:
        s.trade_token = trade
        tell(s, TokenMoved(TRADE_TOKEN.id, holder(trade), _law(trade)))


def _law(seat: int) -> str:
    """A token is gained by one rule and lost by another."""
    return "RIVA-4.72" if seat == NOBODY else "RIVA-4.70"


def advantage(one: int, two: int, needed: int) -> int:
    """The seat with at least the points needed and more than the other, or NOBODY."""
    if one > two:
        return 0 if one >= needed else NOBODY
    return 1 if two > one and two >= needed else NOBODY


def victory_points(s: RivalsState, seat: int) -> int:
    """Settlements, cities, cards and tokens (RIVA-4.75)."""
    tokens = HERO_TOKEN.victory * (s.hero_token == seat) + TRADE_TOKEN.victory * (s.trade_token == seat)
    return s.princes[seat].victory + tokens


def hand_limit(s: RivalsState, seat: int) -> int:
    """3 and 1 for every progress point (RIVA-4.53)."""
    return SETUP.hand_limit_base + SETUP.hand_limit_per_progress_point * s.princes[seat].progress
