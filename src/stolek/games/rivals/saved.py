"""Positions that release 0.1 has saved, in the form of today: other names, and eras without a place of their own.

Games of that release that are still under way go on from there, whatever has changed in the rules since.
"""

from typing import Any, Final

from stolek.games.rivals.cards import CARD

_STATE: Final = {
    "top": "discard_top",
    "regions": "region_stack",
    "deck": "event_deck",
    "above": "above_yule",
    "hero": "hero_token",
    "trade": "trade_token",
    "pools": "next_pool",
    "drafted": "start_stacks",
}
_PRINCIPALITY: Final = {
    "first": "leftmost",
    "last": "rightmost",
    "roads": "free_roads",
    "grid": "regions",
    "lands": "places",
}
_FETCHERS: Final = (CARD["guido_the_ambassador"], CARD["gustav_the_librarian"])


def brought_up_to_date(fields: dict[str, Any], slices: frozenset[str]) -> dict[str, Any]:
    """The fields of a saved state by the names of today, with the slices of the sets in play."""
    if "pools" not in fields:
        return fields
    new = {_STATE.get(name, name): value for name, value in fields.items()}
    new["princes"] = [{_PRINCIPALITY.get(name, name): x for name, x in p.items()} for p in fields["princes"]]
    fetchers = [card for card, times in zip(_FETCHERS, fields["fetched"], strict=True) for _ in range(times)]
    eras: dict[str, dict[str, Any]] = {
        "era_of_gold": {"mints_used": fields["minted"], "heralds": fields["heralds"]},
        "era_of_turmoil": {"seats": [seat for seat in range(fields["seats"]) if fields["spared"] >> seat & 1]},
        "era_of_progress": {"fetchers": sorted(fetchers)},
    }
    new["slices"] = {name: era for name, era in eras.items() if name in slices}
    return new
