"""An expansion is one file or folder: without it, the base game and the other expansions import and play (CARC-0.2)."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

import stolek

SOURCE = Path(stolek.__file__).parent
EXPANSIONS = {
    "inns.py": ["data/inns_cathedrals.json", "data/tiles_inns_cathedrals.json", "text/inns.*.ftl"],
    "traders.py": ["data/traders_builders.json", "data/tiles_traders_builders.json", "text/traders.*.ftl"],
    "hills_sheep": ["data/hills_sheep.json", "data/tiles_hills_sheep.json", "text/hills_sheep.*.ftl"],
    "wheel": ["data/wheel_board.json", "data/tiles_wheel.json", "text/wheel.*.ftl"],
    "river.py": ["data/tiles_river.json", "text/river.*.ftl"],
}
"""The rules of each expansion, and the data and texts that only they use."""
OPTIONS = {
    "inns.py": ["inns_cathedrals", "inns", "cathedrals"],
    "traders.py": ["traders_builders"],
    "hills_sheep": ["hills_sheep", "auto_gather", "flock_may_rest", "hills", "vineyards"],
    "hills_sheep/hills.py": ["hills", "vineyards"],
    "hills_sheep/sheep.py": ["auto_gather", "flock_may_rest"],
    "wheel": ["wheel", "wheel_mode", "spring_choice"],
    "river.py": ["river", "spring_choice"],
}
"""What nobody can choose any more without it."""
PLAY = """
import sys
from stolek.games.carcassonne import GAME, board
from stolek.kernel.codec import StateCodec, canonical_hash
from stolek.kernel.generator import Generator, below
from stolek.text.say import describe, say

package, players = "stolek.games.carcassonne", ("Anna", "Boris", "Cyril")
assert not {option.key for option in GAME.options} & set(sys.argv[1:])
modules = [o.key for o in GAME.options if o.rule == "CARC-0.2"]
games = [{}, dict.fromkeys(modules, True)]
if "spring_choice" in [o.key for o in GAME.options]:
    games.append({"wheel": True, "river": True, "spring_choice": True})
for seed, options in enumerate(games):
    rules, rng = GAME(options), Generator(seed)
    codec = StateCodec(rules)
    s, events = rules.setup(3, seed)
    components, n = rules.components(s), 0
    while s.waits:
        legal = rules.legal(s, s.waits[0])
        if n % 30 == 0:
            again = codec.decode(codec.encode(s.clone()))
            assert canonical_hash(again) == canonical_hash(s)
            for language in ("en", "cs"):
                picture = board.draw_with(
                    rules.view(s, None), lambda key, args: say(language, key, args, package, players), legal[-1]
                )
                assert "Boris" in picture.plain()
        events += rules.apply(s, s.waits[0], legal[below(rng, len(legal))])
        assert rules.components(s) == components
        n += 1
    assert n <= rules.max_decisions(3)
    told = [describe(language, event, "event", package, players) for event in events for language in ("en", "cs")]
    told += [say("cs", f"line-{line.key}", line.args, package) for line in sum(rules.outcome(s).breakdown, ())]
    assert all(told)
print(len(games), "games played with", __import__("stolek").__file__)
"""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Path]:
    """A copy of the game with nothing but the kernel and the texts around it."""
    for room in ("kernel", "text", "games/carcassonne"):
        shutil.copytree(SOURCE / room, tmp_path / "stolek" / room, ignore=shutil.ignore_patterns("__pycache__"))
    for package in ("stolek", "stolek/games"):
        (tmp_path / package / "__init__.py").touch()
    yield tmp_path
    shutil.rmtree(tmp_path)


def remove(house: Path, names: list[str]) -> None:
    """Take files and folders away from the copy."""
    package = house / "stolek/games/carcassonne"
    for path in [path for name in names for path in package.glob(name)]:
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink()


def play(house: Path, *without: str) -> None:
    """Random games to the end with whatever is left; these options must be gone."""
    environment = {**os.environ, "PYTHONPATH": str(house), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", PLAY, *without]
    ran = subprocess.run(command, env=environment, cwd=house, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    assert str(house / "stolek") in ran.stdout


@pytest.mark.parametrize("name", OPTIONS)
def test_everything_else_plays_without_one_expansion(house: Path, name: str) -> None:
    remove(house, [name])
    play(house, *OPTIONS[name])


@pytest.mark.parametrize("name", EXPANSIONS)
def test_its_data_and_texts_go_with_it(house: Path, name: str) -> None:
    remove(house, [name, *EXPANSIONS[name]])
    play(house, *OPTIONS[name])


def test_the_base_game_plays_without_any_expansion(house: Path) -> None:
    remove(house, [*EXPANSIONS, *chain.from_iterable(EXPANSIONS.values())])
    play(house, *chain.from_iterable(OPTIONS.values()))


def test_no_file_of_the_base_game_imports_an_expansion() -> None:
    """Only `rules.py` names them, in the list of files to look for; vectors script games of every kind."""
    apart = {*EXPANSIONS, "vector_file.py", "vectors.py"}
    files = [path for path in (SOURCE / "games/carcassonne").glob("*.py") if path.name not in apart]
    assert len(files) > 20
    names = "|".join(name.removesuffix(".py") for name in EXPANSIONS)
    found = [path.name for path in files if re.search(rf"carcassonne(\.| import )({names})\b", path.read_text("utf-8"))]
    assert found == []
