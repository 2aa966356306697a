"""Whole games in words: what `stolek replay` tells of a finished game, one of each mode, in both languages.

A folder `aloud` beside a game's tests holds records of finished games and what is told of each. `pytest
--update-golden` tells them anew; a reviewer reads the difference as a player would. New records are made by
`python -m tests.cli.aloud`.
"""

from pathlib import Path

import pytest

from stolek.kernel.registry import game_ids
from stolek.text.language import LANGUAGES, Language
from tests.cli.aloud import GAMES
from tests.cli.conftest import Run

RECORDS = sorted(GAMES.glob("*/aloud/*.record"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("record", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_the_game_is_told_as_it_was(stolek: Run, record: Path, language: Language, update_golden: bool) -> None:
    told = stolek("replay", str(record), "--lang", language)
    assert told.code == 0, told.err
    path = record.with_suffix(f".{language}.txt")
    if update_golden:
        path.write_text(told.out, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == told.out


@pytest.mark.parametrize("game", game_ids())
def test_every_game_is_told_aloud(game: str) -> None:
    assert any(record.parts[-3] == game for record in RECORDS)
