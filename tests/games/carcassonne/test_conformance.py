"""Carcassonne keeps the properties of every game: each module, all pairs, all together (CARC-0.2), 2 to 8 players."""

from itertools import combinations
from typing import Any

import pytest

from stolek.games.carcassonne import GAME
from stolek.kernel.conformance import check_game

MODULES = ("inns_cathedrals", "traders_builders", "hills_sheep", "wheel", "river")
SETS: list[dict[str, Any]] = [
    {},
    *({module: True} for module in MODULES),
    *({one: True, other: True} for one, other in combinations(MODULES, 2)),
    dict.fromkeys(MODULES, True),
]
VARIANTS: list[dict[str, Any]] = [
    {"farmers": False, "traders_builders": True},
    {"wheel": True, "wheel_mode": "tiles_only", "river": True},
    {"hills_sheep": True, "auto_gather": True, "hills": False, "vineyards": False},
    {"hills_sheep": True, "wheel": True, "flock_may_rest": True, "start": "3"},
    {"inns_cathedrals": True, "inns": False, "cathedrals": False},
    {"wheel": True, "river": True, "spring_choice": True},
]


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
@pytest.mark.parametrize("options", SETS, ids=lambda options: "+".join(options) or "base")
def test_the_game_conforms(options: dict[str, Any], seats: int) -> None:
    check_game(GAME(options), seats, seats, every=90)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_the_variants_conform(options: dict[str, Any]) -> None:
    check_game(GAME(options), 3, 4, every=60)


def test_all_together_conforms_with_expensive_checks_at_every_tenth_decision() -> None:
    check_game(GAME(dict.fromkeys(MODULES, True)), 4, 11)
