"""Cartographers keeps the properties of every game, with one seat and with a hundred (CART-0.2)."""

import pytest

from stolek.games.cartographers import GAME
from stolek.kernel.conformance import check_game


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize(("seats", "every"), [(1, 5), (2, 10), (3, 20), (5, 40), (12, 150), (100, 2500)])
def test_the_game_conforms(seats: int, every: int, side: str) -> None:
    for seed in range(2 if seats < 12 else 1):
        check_game(GAME({"side": side}), seats, seed, every)
