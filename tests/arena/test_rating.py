"""Ratings: the likeliest numbers, sensible intervals, many seats as pairs."""

import pytest

from stolek.arena.rating import MIDDLE, pair_wins, ratings, share, strengths


def test_three_wins_of_four_are_about_190_points_apart() -> None:
    strong, weak = strengths([[0.0, 300.0], [100.0, 0.0]])
    assert strong - weak == pytest.approx(190.8, abs=1.5)
    assert strong + weak == pytest.approx(2 * MIDDLE)


def test_a_bot_that_never_lost_has_a_number() -> None:
    strong, weak = strengths([[0.0, 10.0], [0.0, 0.0]])
    assert 300 < strong - weak < 1200


def test_many_seats_count_as_pairs_and_ties_as_halves() -> None:
    wins = pair_wins(["a", "b", "c"], [(("a", "b", "c"), (1, 2, 2))])
    assert wins == [[0, 1, 1], [0, 0, 0.5], [0, 0.5, 0]]


def test_wilsons_interval() -> None:
    found = share(7, 10)
    assert found.low == pytest.approx(0.397, abs=0.001)
    assert found.high == pytest.approx(0.892, abs=0.001)
    assert share(0, 0).high == 1.0


def test_intervals_hold_the_rating_and_shrink_with_more_rounds() -> None:
    mixed = [[(("a", "b"), (1, 2))], [(("a", "b"), (2, 1))], [(("a", "b"), (1, 2))]]
    few = ratings(["a", "b"], mixed * 3)
    many = ratings(["a", "b"], mixed * 40)
    for rating in (*few, *many):
        assert rating.low <= rating.rating <= rating.high
    assert many[0].high - many[0].low < few[0].high - few[0].low
    assert ratings(["a", "b"], mixed * 3) == few
