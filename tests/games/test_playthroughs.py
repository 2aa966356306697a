"""Golden games: `pytest --update-golden` writes them anew, a reviewer reads the difference."""

from pathlib import Path

import pytest

from stolek.kernel.registry import find_game
from tests.games.playthrough import playthrough

FOLDER = Path(__file__).parent


def golden_games() -> list[tuple[str, dict[str, str], int, int]]:
    """Game, options, seats and seed of every golden game; the file name says them all."""
    found = []
    for path in sorted(FOLDER.glob("*/playthroughs/*.txt")):
        *options, seats, seed = path.stem.split(".")
        found.append((path.parent.parent.name, dict(o.split("=") for o in options), int(seats), int(seed)))
    return found


@pytest.mark.parametrize(("game", "options", "seats", "seed"), golden_games())
def test_the_game_goes_as_it_went(
    game: str, options: dict[str, str], seats: int, seed: int, update_golden: bool
) -> None:
    name = ".".join([*(f"{key}={value}" for key, value in options.items()), str(seats), str(seed)])
    path = FOLDER / game / "playthroughs" / f"{name}.txt"
    text = playthrough(find_game(game)(options), seats, seed)
    if update_golden:
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text
