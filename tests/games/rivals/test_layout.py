"""Columns, sites, slots and expansions: numbers for the engine that nobody else need know (RIVA-4.1 to RIVA-4.4)."""

import pytest

from stolek.games.rivals.cards import CARD
from stolek.games.rivals.expansion import (
    card_of,
    covered,
    is_covered,
    is_on_region,
    is_open,
    moved,
    on_region,
    on_site,
    site_of,
    slot_of,
    uncovered,
)
from stolek.games.rivals.layout import (
    LEFT,
    MAX_SETTLEMENTS,
    RIGHT,
    ROWS,
    SITE,
    SITES,
    SLOTS,
    find_site,
    outer_slots,
    row_of,
    settlement_column,
    settlement_in,
    settlement_of,
    site_column,
    sites_beside,
    sites_of,
    slot_column,
    slot_in,
    slots_around,
    slots_beside,
)


def test_settlements_stand_in_odd_columns_riva_4_1() -> None:
    columns = [settlement_column(settlement) for settlement in range(MAX_SETTLEMENTS)]
    assert [settlement_in(x) for x in columns] == list(range(MAX_SETTLEMENTS))
    assert {x % 2 for x in columns} == {1}
    assert [settlement_in(x) for x in (-1, 1)] == [5, 6]


def test_a_row_of_sites_above_and_below_each_settlement_riva_4_2() -> None:
    for site in range(SITES):
        assert SITE[site_column(site), row_of(site)] == site
        assert site in sites_of(settlement_of(site))
    assert find_site(0, "above") is None
    assert find_site(1, "beside") is None


def test_slots_lie_in_even_columns_riva_4_1() -> None:
    assert [slot_in(slot_column(slot), row_of(slot)) for slot in range(SLOTS)] == list(range(SLOTS))
    assert {slot_column(slot) % 2 for slot in range(SLOTS)} == {0}


@pytest.mark.parametrize("row", ROWS)
def test_a_site_has_the_slots_left_and_right_of_it_in_its_own_row_riva_4_3(row: str) -> None:
    site = SITE[1, row]
    assert [(slot_column(slot), row_of(slot)) for slot in slots_beside(site)] == [(0, row), (2, row)]
    assert all(site in sites_beside(slot) for slot in slots_beside(site))


def test_four_slots_around_a_settlement_riva_4_4() -> None:
    around = [(slot_column(slot), row_of(slot)) for slot in slots_around(settlement_in(1))]
    assert around == [(0, "above"), (0, "below"), (2, "above"), (2, "below")]
    for side, x in ((LEFT, 0), (RIGHT, 2)):
        assert [slot_column(slot) for slot in outer_slots(settlement_in(1), side)] == [x, x]


def test_an_expansion_tells_its_card_and_its_place() -> None:
    hall = on_site(CARD["parish_hall"], SITE[-1, "below"])
    assert (card_of(hall), site_of(hall)) == (CARD["parish_hall"], SITE[-1, "below"])
    assert (is_open(hall), is_covered(hall), is_on_region(hall)) == (True, False, False)
    beneath = covered(hall)
    assert (card_of(beneath), site_of(beneath)) == (card_of(hall), site_of(hall))
    assert (is_open(beneath), is_covered(beneath), is_on_region(beneath)) == (False, True, False)
    assert uncovered(beneath) == hall
    assert moved(beneath, SITE[1, "above"]) == covered(on_site(CARD["parish_hall"], SITE[1, "above"]))


def test_a_region_expansion_lies_at_a_slot_riva_4_46() -> None:
    for slot in range(SLOTS):
        cache = on_region(CARD["gold_cache"], slot)
        assert (card_of(cache), slot_of(cache)) == (CARD["gold_cache"], slot)
        assert (is_open(cache), is_covered(cache), is_on_region(cache)) == (False, False, True)
