"""What cards ask for: `requires`, `playable_if` and the `if` of an effect (RIVA-4.35, RIVA-4.47).

Each key of a condition has one small check, which the chapter it belongs to registers with `@rule.checks(key)`, and
each count of an amount one function, registered with `@rule.counts(name)`. A rules object knows those of the sets in
play. `first_broken` names the key that does not hold, for whoever asks why a card may not be played.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from stolek.kernel.data import DataItem
from stolek.kernel.values import Seat

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals
    from stolek.games.rivals.state import RivalsState


class PlayLimit(DataItem, frozen=True, kw_only=True):
    """A card may be played this often in one turn."""

    card: str
    times: int


class Condition(DataItem, frozen=True, kw_only=True):
    """Everything that is set here must hold; `any` holds if one of its parts does."""

    any: tuple["Condition", ...] | None = None
    own_card: str | None = None
    own_card_at_city: str | None = None
    token: Literal["hero_token", "trade_token"] | None = None
    cities_at_least: int | None = None
    commerce_points_at_least: int | None = None
    progress_points_at_least: int | None = None
    own_hero_with_strength: int | None = None
    fewer_victory_points_than_opponent: Literal[True] | None = None
    own_skill_more_than_opponent: Literal[True] | None = None
    production_die_in: tuple[int, ...] | None = None
    own_resources_at_least: int | None = None
    own_gold_at_least: int | None = None
    opponent_gold_at_least: int | None = None
    own_gold_space_at_least: int | None = None
    opponent_resources_at_least: int | None = None
    takeable_resource_exists: Literal[True] | None = None
    region_for_takeable_exists: Literal[True] | None = None
    opponent_unit_with_strength: int | None = None
    opponent_unprotected_building: int | None = None
    opponent_hand_at_least: int | None = None
    discard_pile_at_least: int | None = None
    times_this_turn_below: PlayLimit | None = None
    own_region_with_rolled_number: Literal[True] | None = None

    def parts(self) -> list[tuple[str, Any]]:
        """The keys that are set, each with what it wants."""
        keys = [field.name for field in msgspec.structs.fields(self)]
        return [(key, wanted) for key in keys if (wanted := getattr(self, key)) is not None]


class Amount(DataItem, frozen=True, kw_only=True):
    """A number that depends on the table: a count, some times over, or one of two numbers by a condition."""

    count: str = ""
    times: int = 1
    condition: Condition | None = msgspec.field(default=None, name="if")
    then: int = 0
    otherwise: int = msgspec.field(default=0, name="else")


Number = int | Amount
Check = Callable[["Rivals", "RivalsState", Seat, Any], bool]
"""Does it hold for this seat, given what the key wants?"""
Count = Callable[["RivalsState", Seat], int]
Checklist = tuple[tuple[str, Check, Any], ...]
"""A condition that has been looked up once: keys with their checks and what they want."""


def holds(g: "Rivals", s: "RivalsState", seat: Seat, condition: Condition | None) -> bool:
    """Is everything true that the condition says?"""
    return condition is None or first_broken(g, s, seat, g.checklist(condition)) is None


def first_broken(g: "Rivals", s: "RivalsState", seat: Seat, checklist: Checklist) -> str | None:
    """The first key that does not hold, or None."""
    for key, check, wanted in checklist:
        if not check(g, s, seat, wanted):
            return key
    return None


def amount_of(g: "Rivals", s: "RivalsState", seat: Seat, number: Number) -> int:
    """A number of the data, counted now."""
    if isinstance(number, int):
        return number
    if number.condition is not None:
        return number.then if holds(g, s, seat, number.condition) else number.otherwise
    return number.times * g.counts[number.count](s, seat)
