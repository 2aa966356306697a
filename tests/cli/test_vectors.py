"""`stolek vectors`: the games play their own vectors, the command compares and reports."""

import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.cli.conftest import Run


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game with vectors, and a file of them: each says itself how it comes out."""
    module = ModuleType("stolek.games.cartographers.vectors")

    def play_vectors(document: object) -> list[object]:
        if not isinstance(document, dict):
            raise ValueError("an object is needed")
        return [{"id": id, "ok": not why, "why": why} for id, why in document.items()]

    monkeypatch.setattr(module, "play_vectors", play_vectors, raising=False)
    monkeypatch.setattr("stolek.cli.vectors.part_of", lambda game, name: module)
    monkeypatch.setitem(sys.modules, module.__name__, module)
    path = tmp_path / "vectors.json"
    path.write_text('{"road": "", "city": "6 points instead of 8"}', encoding="utf-8")
    return path


def test_differences_are_told_and_fail(stolek: Run, file: Path) -> None:
    ran = stolek("vectors", "cartographers", str(file))
    assert ran.code == 1
    assert ran.out == "ok     road\nwrong  city: 6 points instead of 8\n"
    assert ran.err == "1 of 2 vectors came out differently.\n"


def test_json_holds_every_vector(stolek: Run, file: Path) -> None:
    ran = stolek("vectors", "cartographers", str(file), "--json")
    assert ran.code == 1
    city = {"id": "city", "ok": False, "why": "6 points instead of 8"}
    assert json.loads(ran.out) == {"vectors": [{"id": "road", "ok": True, "why": ""}, city]}


def test_success_is_told_too(stolek: Run, file: Path) -> None:
    file.write_text('{"road": ""}', encoding="utf-8")
    assert stolek("vectors", "cartographers", str(file)) == (0, "ok     road\nThe vector came out as it should.\n", "")


def test_what_holds_no_vectors_is_refused(stolek: Run, file: Path) -> None:
    file.write_text("[]", encoding="utf-8")
    assert (
        "does not hold vectors of this game: an object is needed"
        in stolek("vectors", "cartographers", str(file)).complaint
    )
    file.write_text("[", encoding="utf-8")
    assert "is not JSON" in stolek("vectors", "cartographers", str(file)).complaint
