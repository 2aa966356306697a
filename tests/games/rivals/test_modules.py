"""Only the sets in play are merged, and a set whose files are not there is missed by nobody else (RIVA-0.2)."""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import stolek.games.rivals
import stolek.kernel
from stolek.games.rivals.chapter import RivalsChapter, merge_cards
from stolek.games.rivals.components import BACKS, MODES, SETS
from stolek.games.rivals.effects import DrawEvent
from stolek.games.rivals.rules import Rivals
from stolek.kernel.chapter import RuleClash
from stolek.kernel.codec import canonical_hash
from stolek.kernel.generator import Generator, below

PACKAGE = "stolek.games.rivals"
ERAS = BACKS[1:]
MOVES = 3000
PLAY = f"""
import json
from {PACKAGE}.rules import Rivals
from stolek.kernel.codec import canonical_hash
from stolek.kernel.generator import Generator, below

found = {{}}
for mode in Rivals.options[0].values:
    rules = Rivals({{"mode": mode}})
    s, _ = rules.setup(2, 7)
    rng = Generator(7)
    for _ in range({MOVES}):
        if s.waits:
            legal = rules.legal(s, s.waits[0])
            rules.apply(s, s.waits[0], legal[below(rng, len(legal))])
    found[mode] = canonical_hash(s)
print(json.dumps(found))
"""


def functions(rules: Rivals) -> Iterator[Callable[..., Any]]:
    """Every function that the rules object has merged."""
    yield from rules.steps.values()
    yield from (offer for spec in rules.asks.values() for offer in spec.offers)
    yield from (do for answers in rules.does.values() for do in answers.values())
    yield from rules.refusals.values()
    yield from rules.handlers.values()
    yield from rules.checks.values()
    yield from rules.counts.values()
    yield from rules.hits.values()
    yield from rules.exemptions


def eras_of(things: Iterator[Any]) -> set[str]:
    """The eras whose files these things come from."""
    parts = [thing.__module__.removeprefix(f"{PACKAGE}.").partition(".")[0] for thing in things]
    return {part for part in parts if part in ERAS}


@pytest.mark.parametrize("mode", MODES)
def test_a_game_holds_nothing_of_an_era_that_is_not_in_play(mode: str) -> None:
    rules = Rivals({"mode": mode})
    in_play = {back for back, name in zip(BACKS, SETS, strict=True) if name in MODES[mode].sets} & set(ERAS)
    assert eras_of(functions(rules)) == in_play
    assert eras_of(iter((*rules.frames, *rules.actions))) == in_play
    assert set(rules.create(2).slices) == in_play


def test_the_duel_merges_what_two_eras_share_once() -> None:
    rules = Rivals({"mode": "duel"})
    assert len(set(rules.chapters)) == len(rules.chapters)
    assert len(rules.modules) == len(BACKS) + 1


def test_a_second_handler_must_say_that_it_replaces_the_first() -> None:
    one, two, other = RivalsChapter(), RivalsChapter(), RivalsChapter()
    one.handles(DrawEvent)(lambda g, s, seat, effect, law: None)
    two.handles(DrawEvent)(lambda g, s, seat, effect, law: None)
    other.handles(DrawEvent, replaces=True)(lambda g, s, seat, effect, law: None)
    assert list(merge_cards([one, other]).handlers) == [DrawEvent]
    for chapters in ([one, two], [other]):
        with pytest.raises(RuleClash):
            merge_cards(chapters)


def copied_without(eras: tuple[str, ...], folder: Path) -> Path:
    """The kernel and the game in a folder of their own, without the files of these eras."""
    root = folder / "stolek"
    game = root / "games" / "rivals"
    ignore = shutil.ignore_patterns("__pycache__")
    shutil.copytree(Path(stolek.kernel.__path__[0]), root / "kernel", ignore=ignore)
    shutil.copytree(Path(stolek.games.rivals.__path__[0]), game, ignore=ignore)
    for package in (root, root / "games"):
        (package / "__init__.py").touch()
    for era in eras:
        path = game / era
        shutil.rmtree(path) if path.is_dir() else path.with_suffix(".py").unlink()
    return folder


@pytest.mark.parametrize("eras", [(), *((era,) for era in ERAS), ERAS], ids=lambda eras: "+".join(eras) or "none")
def test_the_other_games_play_without_the_files_of_an_era(eras: tuple[str, ...], tmp_path: Path) -> None:
    folder = copied_without(eras, tmp_path)
    played = subprocess.run(
        [sys.executable, "-c", PLAY], cwd=folder, env={"PYTHONPATH": str(folder)}, capture_output=True, text=True
    )
    assert played.returncode == 0, played.stderr
    gone = {SETS[BACKS.index(era)] for era in eras}
    assert json.loads(played.stdout) == {
        mode.id: final_hash(mode.id) for mode in MODES.values() if not gone & set(mode.sets)
    }


def final_hash(mode: str) -> str:
    """The same game with everything there."""
    rules = Rivals({"mode": mode})
    s, _ = rules.setup(2, 7)
    rng = Generator(7)
    for _ in range(MOVES):
        if s.waits:
            legal = rules.legal(s, s.waits[0])
            rules.apply(s, s.waits[0], legal[below(rng, len(legal))])
    return canonical_hash(s)
