"""The tiny game of docs/adding-a-game.md, written to a folder, installed as an outside package and played."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parent.parent / "docs" / "adding-a-game.md"
FILE = re.compile(r"^`([\w./]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def pig(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder where the package was installed, ready for PYTHONPATH."""
    source, target = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("installed")
    for name, text in FILE.findall(PAGE.read_text("utf-8")):
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_text(text, "utf-8")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--no-build-isolation"]
    subprocess.run([*pip, "--target", str(target), str(source)], check=True)
    (target / "test_pig.py").write_text((source / "tests" / "test_pig.py").read_text("utf-8"), "utf-8")
    return target


def run(pig: Path, *arguments: str) -> str:
    """What a command prints with the package installed."""
    environment = {**os.environ, "PYTHONPATH": str(pig)}
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, cwd=pig, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_its_own_tests_pass(pig: Path) -> None:
    assert "2 passed" in run(pig, "-m", "pytest", "-q", "test_pig.py")


def test_the_commands_find_and_play_it(pig: Path) -> None:
    games = json.loads(run(pig, "-m", "stolek", "games", "--json"))
    assert "pig" in [game["id"] for game in games]
    simulated = json.loads(run(pig, "-m", "stolek", "simulate", "pig", "--games", "20", "--seed", "1", "--json"))
    assert simulated["games"] == 20
    assert sum(simulated["wins"]) >= 20
