"""Final scoring and places (VISC-5.4 to VISC-5.11, VISC-6.41, VISC-6.42)."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolek.games.viscounts.cards import MANUSCRIPT_NUMBERS, MANUSCRIPT_RIBBONS, MANUSCRIPTS, SET_VP
from stolek.games.viscounts.components import POVERTY
from stolek.games.viscounts.final import awards, breakdown, outcome, ribbon_sets
from stolek.kernel.values import Seat
from tests.games.viscounts.table import GM, IS, Table

RED, BLUE = Seat(0), Seat(1)


def page(table: Table, seat: int = 0) -> list[tuple[str, int, int]]:
    """Manuscript, what was counted and points of every scoring page."""
    lines = [line for line in breakdown(table.state, seat) if line.key == "page"]
    return [(line.args["manuscript"], line.args["count"], line.points) for line in lines]


def test_visc_5_4_converters_do_nothing_in_final_scoring() -> None:
    table = Table().row(RED, "traveller", "journeyman", "abbot").owns(RED, "ms_black_cleric_icons")
    assert page(table) == [("ms_black_cleric_icons", 1, 1)]


def test_visc_5_5_the_score_is_the_sum_of_all_lines() -> None:
    table = Table().cards(RED, unpaid=1, acquired=2).castle(1, IS, 3).open(RED, "workshop_1")
    result = outcome(table.state)
    assert result.scores[RED] == -2 + 2 + 3 + 2
    assert [sum(line.points for line in lines) for lines in result.breakdown] == list(result.scores)


@given(st.lists(st.integers(0, len(MANUSCRIPTS) - 1), max_size=6, unique=True))
def test_visc_5_6_taking_the_largest_set_next_is_the_best_partition(manuscripts: list[int]) -> None:
    assert sum(SET_VP[n] for n in ribbon_sets(manuscripts)) == best_partition(
        [MANUSCRIPT_RIBBONS[m] for m in manuscripts]
    )


def best_partition(ribbons: list[int]) -> int:
    """The best sets of different colours by trying all of them."""
    if not ribbons:
        return 0
    first, rest = ribbons[0], ribbons[1:]
    best = 0
    for size in range(4):
        for chosen in combinations(range(len(rest)), size):
            colours = {first, *(rest[i] for i in chosen)}
            if len(colours) == size + 1:
                left = [ribbon for i, ribbon in enumerate(rest) if i not in chosen]
                best = max(best, SET_VP[size + 1] + best_partition(left))
    return best


@pytest.mark.parametrize(
    ("manuscript", "points"),
    [
        ("ms_grey_buildings", 3),
        ("ms_grey_resources", 2),
        ("ms_grey_builder_icons", 3),
        ("ms_black_cleric_icons", 1),
        ("ms_black_manuscripts", 0),
        ("ms_black_flipped_deeds", 4),
        ("ms_yellow_noble_icons", 1),
        ("ms_yellow_flipped_debts", 2),
        ("ms_yellow_workers", 2),
        ("ms_blue_merchant_icons", 2),
        ("ms_blue_criminal_icons", 2),
    ],
)
def test_visc_5_7_every_scoring_page_counts_its_own_thing(manuscript: str, points: int) -> None:
    table = Table().row(RED, "antagonist", "labourer", "foreman").hand(RED, "journeyman").draw(RED, "squire")
    table.discard(RED, "abbot").open(RED, "guildhall_1", "trading_post_3", "workshop_1").goods(
        RED, ink=2, gold=2, stone=1
    )
    table.cards(RED, paid=2, approved=4).castle(1, IS, 2).castle(2, GM, 1).castle(3, 0, 2).owns(RED, manuscript)
    ((_, _, scored),) = page(table)
    assert scored == points


def test_visc_5_7_numbers_are_rounded_down_per_manuscript_and_the_library_counts_itself() -> None:
    table = Table().owns(RED, "ms_black_manuscripts", "ms_grey_flip", "ms_blue_flip")
    assert page(table) == [("ms_black_manuscripts", 3, 1)]


def test_visc_5_8_icons_of_all_cards_slots_and_bonus_cards_but_no_starting_icons() -> None:
    table = Table().row(RED, "princess").hand(RED, "squire").draw(RED, "diplomat").discard(RED, "enforcer", "thief")
    table.open(RED, "guildhall_2").bonus(RED, "yellow").owns(RED, "ms_yellow_noble_icons")
    assert page(table) == [("ms_yellow_noble_icons", 1 + 1 + 1 + 2 + 1 + 1, 7)]


def test_visc_5_9_poverty_ranks_approved_deeds_prosperity_paid_debts() -> None:
    table = Table(3).cards(0, paid=1, approved=3).cards(1, paid=2, approved=0).cards(2, paid=3, approved=1)
    assert [line.key for line in breakdown(table.state, 0) if line.key in ("poverty", "prosperity")] == []
    table.state.poverty = table.state.prosperity = True
    points = [
        {line.key: line.points for line in breakdown(table.state, seat) if line.key in ("poverty", "prosperity")}
        for seat in range(3)
    ]
    assert points == [
        {"poverty": 12, "prosperity": 4},
        {"poverty": 0, "prosperity": 8},
        {"poverty": 8, "prosperity": 12},
    ]


@given(st.lists(st.integers(0, 5), min_size=2, max_size=4))
def test_visc_5_10_shares_are_whole_and_never_more_than_the_awards(flipped: list[int]) -> None:
    points = awards(POVERTY, flipped)
    total = 16 if len(flipped) == 2 else 24
    assert sum(points) <= total
    for count, award in zip(flipped, points, strict=True):
        tied = flipped.count(count)
        places = ((12, 4) if len(flipped) == 2 else (12, 8, 4))[sum(x > count for x in flipped) :][:tied]
        assert award == (sum(places) // tied if count else 0)
        assert sum(places) % tied == 0


def test_visc_5_11_ties_are_broken_by_silver_and_resources_or_shared() -> None:
    table = Table(3).goods(0, silver=2, ink=1).goods(1, silver=1, gold=1).goods(2, stone=3)
    result = outcome(table.state)
    assert (result.ranks, result.winners) == ((1, 3, 1), (0, 2))
    assert [(remark.key, remark.args["seats"]) for remark in result.remarks] == [("tie-goods", (0, 2))]
    shared = outcome(Table().state)
    assert [remark.key for remark in shared.remarks] == ["tie-shared"]
    clear = outcome(Table().cards(RED, acquired=1).state)
    assert (clear.ranks, clear.remarks) == ((1, 2), ())


def test_visc_6_41_the_opponent_scores_its_schemes_and_leftover_resources() -> None:
    table = Table(1).goods(1, ink=3, gold=1, stone=2).owns(1, "ms_yellow_noble_icons").row(1, "s_noble_cleric")
    table.draw(1)
    table.discard(1, "s_noble").open(1, "guildhall_3")
    lines = {line.key: line.points for line in breakdown(table.state, 1)}
    assert lines == {"buildings": 6, "sets": 1, "page": 3, "leftovers": 6}
    assert MANUSCRIPT_NUMBERS["ms_yellow_noble_icons"] in table.player(1).manuscripts


def test_visc_6_42_the_human_wins_only_with_strictly_more() -> None:
    table = Table(1)
    tied = outcome(table.goods(0, silver=9).state)
    assert (tied.scores, tied.ranks) == ((0, 0), (2, 1))
    assert [remark.key for remark in tied.remarks] == ["solo-tie"]
    assert outcome(table.cards(0, acquired=1).state).ranks == (1, 2)
    assert outcome(table.cards(0, unpaid=1).state).ranks == (2, 1)
