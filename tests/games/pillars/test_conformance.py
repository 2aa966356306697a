"""The game keeps the properties of every game with two, three and four players (PILL-0.1, PILL-0.3)."""

import pytest

from stolek.games.pillars import GAME
from stolek.games.pillars.cards import ADVANTAGE_IDS
from stolek.games.pillars.state import PillarsState
from stolek.kernel.conformance import check_game

ELLEN = ADVANTAGE_IDS.index("ellen")


@pytest.mark.parametrize(("seats", "start"), [(2, "chance"), (3, "3"), (4, "chance"), (4, "4")])
def test_the_game_conforms(seats: int, start: str) -> None:
    for seed in range(4):
        check_game(GAME({"start": start}), seats, seed)


def test_pill_r1_the_game_with_a_free_last_builder_conforms() -> None:
    for seed in range(2):
        check_game(GAME({"last_builder_free": True}), 2, seed)


class EllenAtOnce(GAME):
    """Seat 0 owns Ellen from the beginning."""

    def create(self, seats: int) -> PillarsState:
        s = super().create(seats)
        s.advantages.remove(ELLEN)
        s.players[0].advantages = [ELLEN]
        return s


def test_pill_7_1_pill_7_3_what_ellen_shows_conforms_at_every_node() -> None:
    for seed in range(2):
        check_game(EllenAtOnce(), 3, seed, every=2)
