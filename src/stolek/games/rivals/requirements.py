"""What cards require, and why one may not be played or built without it (RIVA-4.35, RIVA-4.47).

These are the checks that several sets use; what only an era asks for stands with that era.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal

from stolek.games.rivals.cards import CARDS, Card, find_card, kinds_named
from stolek.games.rivals.chapter import RivalsChapter
from stolek.games.rivals.components import GOLD
from stolek.games.rivals.conditions import Condition, first_broken, holds
from stolek.games.rivals.points import victory_points
from stolek.games.rivals.principality import city_count, is_in_play
from stolek.games.rivals.state import RivalsState, other
from stolek.kernel.values import Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Final = RivalsChapter()


@rule.checks("any")
def one_of(g: "Rivals", s: RivalsState, seat: Seat, parts: Sequence[Condition]) -> bool:
    """One of the conditions holds."""
    return any(holds(g, s, seat, part) for part in parts)


@rule.checks("own_card")
def has_card(g: "Rivals", s: RivalsState, seat: Seat, kind: str) -> bool:
    """At least one card of the kind is in the player's own principality."""
    return is_in_play(s.princes[seat], kinds_named(kind))


@rule.checks("token")
def has_token(g: "Rivals", s: RivalsState, seat: Seat, token: Literal["hero_token", "trade_token"]) -> bool:
    """The player holds the token (RIVA-4.73)."""
    return (s.hero_token if token == "hero_token" else s.trade_token) == seat


@rule.checks("cities_at_least")
def has_cities(g: "Rivals", s: RivalsState, seat: Seat, least: int) -> bool:
    """The player has this many cities."""
    return city_count(s.princes[seat]) >= least


@rule.checks("commerce_points_at_least")
def has_commerce(g: "Rivals", s: RivalsState, seat: Seat, least: int) -> bool:
    """The player has this many commerce points."""
    return s.princes[seat].commerce >= least


@rule.checks("progress_points_at_least")
def has_progress(g: "Rivals", s: RivalsState, seat: Seat, least: int) -> bool:
    """The player has this many progress points."""
    return s.princes[seat].progress >= least


@rule.checks("fewer_victory_points_than_opponent")
def is_behind(g: "Rivals", s: RivalsState, seat: Seat, wanted: bool) -> bool:
    """The opponent has more victory points at this moment."""
    return victory_points(s, seat) < victory_points(s, other(seat))


@rule.checks("own_resources_at_least", no("RIVA-4.102", "resources"))
def has_resources(g: "Rivals", s: RivalsState, seat: Seat, least: int) -> bool:
    """The player stores this many resources of all types together."""
    return sum(s.princes[seat].have) >= least


@rule.checks("own_gold_at_least", no("RIVA-4.104", "gold"))
def has_gold(g: "Rivals", s: RivalsState, seat: Seat, least: int) -> bool:
    """The player has this much gold, the Gold Cache included."""
    return s.princes[seat].have[GOLD] >= least


# Cards


def meets_requirement(g: "Rivals", s: RivalsState, seat: Seat, card: Card) -> bool:
    """Does the player have what the card requires when it is played or built? (RIVA-4.47)"""
    return first_broken(g, s, seat, g.requirements[card]) is None


def why_not_held(s: RivalsState, seat: Seat, name: str) -> Refusal | None:
    """The card does not exist or is not in one's own hand, whoever has it."""
    return None if find_card(name) in s.hands[seat].cards else no("RIVA-4.33", "hand", card=name)


def why_not_required(g: "Rivals", s: RivalsState, seat: Seat, card: Card) -> Refusal | None:
    """Which requirement of a card is missing (RIVA-4.47)."""
    name, condition = CARDS[card].id, CARDS[card].kind.requires
    if condition is None or holds(g, s, seat, condition):
        return None
    if condition.any is not None:
        return _why_not_either(name, condition.any)
    if condition.own_card is not None:
        return no("RIVA-4.47", "card", card=name, needed=condition.own_card)
    if condition.own_card_at_city is not None:
        return no("RIVA-4.414", "city", card=name, needed=condition.own_card_at_city)
    if condition.token is not None:
        return no("RIVA-4.47", "token", card=name, needed=condition.token)
    if condition.progress_points_at_least is not None:
        return no("RIVA-4.47", "points", card=name, points="progress", least=condition.progress_points_at_least)
    return no("RIVA-4.210", "hero", card=name)


def _why_not_either(name: str, parts: Sequence[Condition]) -> Refusal:
    one, two = parts
    if two.own_card is not None:
        return no("RIVA-4.47", "either", card=name, needed=one.own_card, other=two.own_card)
    if two.commerce_points_at_least is not None:
        return no("RIVA-4.204", "city", card=name, least=two.commerce_points_at_least)
    return no("RIVA-4.47", "behind", card=name, needed=one.own_card)
