"""Relocation: two regions or two expansions change places (RIVA-4.103)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.rivals.actions import SwapExpansions, SwapRegions
from stolek.games.rivals.cards import IS_CITY, LAID_ON, Card
from stolek.games.rivals.chapter import RivalsChapter
from stolek.games.rivals.components import PLACE, PLACES, find_place
from stolek.games.rivals.effects import SwapTwoCards
from stolek.games.rivals.events.building import ExpansionsSwapped, RegionsSwapped
from stolek.games.rivals.expansion import Expansion, card_of, moved, site_of
from stolek.games.rivals.frames.cards import Relocate
from stolek.games.rivals.points import changed
from stolek.games.rivals.principality import (
    Principality,
    covered_at,
    lay,
    open_expansions,
    own_regions,
    stands_in_city,
)
from stolek.games.rivals.removal import find_expansion, name_of, named
from stolek.games.rivals.state import RivalsState
from stolek.kernel.state import tell, then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Final = RivalsChapter()


@rule.handles(SwapTwoCards)
def relocate(g: "Rivals", s: RivalsState, seat: Seat, effect: SwapTwoCards, law: str) -> None:
    """The player names two cards that change places."""
    then(s, Relocate(seat))


@rule.offer(Relocate)
def swaps(g: "Rivals", s: RivalsState, f: Relocate) -> Sequence[Action]:
    """Every pair of regions, and every pair of expansions that are legal afterwards."""
    p = s.princes[f.seat]
    regions = sorted(own_regions(p))
    pairs = [SwapRegions(PLACES[one], PLACES[two]) for i, one in enumerate(regions) for two in regions[i + 1 :]]
    return [*pairs, *[SwapExpansions(*name_of(one), *name_of(two)) for one, two in swappable(p)]]


def swappable(p: Principality) -> list[tuple[Expansion, Expansion]]:
    """Pairs of expansions that can change places: both legal afterwards, and something changes."""
    standing = list(dict.fromkeys(open_expansions(p)))
    return [
        (one, two)
        for i, one in enumerate(standing)
        for two in standing[i + 1 :]
        if not _is_no_change(one, two) and _may_stand(p, card_of(one), two) and _may_stand(p, card_of(two), one)
    ]


def _is_no_change(one: Expansion, two: Expansion) -> bool:
    return card_of(one) == card_of(two) or site_of(one) == site_of(two)


def _may_stand(p: Principality, card: Card, there: Expansion) -> bool:
    """Would the card be legal on the site of the other? (RIVA-4.45)"""
    return not IS_CITY[card] or stands_in_city(p, there)


@rule.do(Relocate, SwapRegions)
def swap_regions(g: "Rivals", s: RivalsState, f: Relocate, a: SwapRegions) -> None:
    """Each keeps its resources; a region expansion stays at its place."""
    one, two = PLACE[a.region], PLACE[a.other]
    s.slot[one], s.slot[two] = s.slot[two], s.slot[one]
    regions = s.princes[f.seat].regions
    regions[s.slot[one]], regions[s.slot[two]] = one, two
    tell(s, RegionsSwapped(f.seat, a.region, a.other))


@rule.refuse(Relocate, SwapRegions)
def why_not_swap_regions(g: "Rivals", s: RivalsState, f: Relocate, a: SwapRegions) -> Refusal:
    """Not two different regions of one's own, or named the other way round."""
    places = [find_place(name) for name in (a.region, a.other)]
    if all(place is not None and s.owner[place] == f.seat for place in places) and places[0] != places[1]:
        return no("RIVA-4.103", "order")
    return no("RIVA-4.103", "own")


@rule.do(Relocate, SwapExpansions)
def swap_expansions(g: "Rivals", s: RivalsState, f: Relocate, a: SwapExpansions) -> None:
    """Nothing is built by it; a Town Hall takes its Parish Hall along."""
    p = s.princes[f.seat]
    one, two = named(a.card, a.x, a.row), named(a.other_card, a.other_x, a.other_row)
    moves = [
        *((expansion, site_of(two)) for expansion in _with_beneath(p, one)),
        *((expansion, site_of(one)) for expansion in _with_beneath(p, two)),
    ]
    for expansion, _ in moves:
        p.built.remove(expansion)
    for expansion, site in moves:
        lay(p, moved(expansion, site))
    changed(s, f.seat)
    tell(s, ExpansionsSwapped(f.seat, a.card, a.other_card))


def _with_beneath(p: Principality, expansion: Expansion) -> list[Expansion]:
    """An expansion and, if it covers one, that as well."""
    kinds = LAID_ON[card_of(expansion)]
    return [expansion, covered_at(p, site_of(expansion), kinds)] if kinds else [expansion]


@rule.refuse(Relocate, SwapExpansions)
def why_not_swap_expansions(g: "Rivals", s: RivalsState, f: Relocate, a: SwapExpansions) -> Refusal:
    """Not one's own, nothing would change, or a city expansion would leave the cities."""
    p = s.princes[f.seat]
    one = find_expansion(p, a.card, a.x, a.row)
    two = find_expansion(p, a.other_card, a.other_x, a.other_row)
    if one is None or two is None:
        return no("RIVA-4.103", "own")
    if (two, one) in swappable(p):
        return no("RIVA-4.103", "order")
    return no("RIVA-4.103", "same") if _is_no_change(one, two) else no("RIVA-4.103", "city")
