"""`stolek score`: sheets played on paper, with the spaces behind every number."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

DRAWN = """\
FF.........
F..M.......
..........R
...........
....X......
...........
.......V...
...........
...........
.........W.
..........A
"""


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    path = tmp_path / "eva.txt"
    path.write_text(DRAWN, encoding="utf-8")
    return path


def test_all_sixteen_cards_monsters_and_coins_are_scored(stolek: Run, sheet: Path) -> None:
    found = json.loads(stolek("score", "cartographers", str(sheet), "--json").out)
    assert len(found) == 1
    assert list(found[0]) == ["sheet", "cards", "monsters", "mountain_coins"]
    assert found[0]["sheet"] == str(sheet)
    assert len(found[0]["cards"]) == 16
    assert found[0]["cards"]["sentinel_wood"] == 3
    assert found[0]["cards"]["greenbough"] == 4
    assert found[0]["cards"]["canal_lake"] == 0
    assert (found[0]["monsters"], found[0]["mountain_coins"]) == (4, 0)


def test_several_sheets_keep_their_order_and_cards_can_be_chosen(stolek: Run, sheet: Path, tmp_path: Path) -> None:
    closed = tmp_path / "jan.txt"
    closed.write_text(
        DRAWN.replace("F..M.", "F.FMV").replace("FF......", "FF.F....").replace("..........R", "...x......R")
    )
    command = ("score", "cartographers", str(closed), str(sheet), "--card", "greenbough", "--card", "sentinel_wood")
    found = json.loads(stolek(*command, "--json").out)
    assert [entry["sheet"] for entry in found] == [str(closed), str(sheet)]
    assert [list(entry["cards"]) for entry in found] == [["sentinel_wood", "greenbough"]] * 2
    assert [entry["mountain_coins"] for entry in found] == [1, 0]


def test_people_see_rules_and_spaces(stolek: Run, sheet: Path) -> None:
    lines = stolek("score", "cartographers", str(sheet), "--card", "sentinel_wood").out.splitlines()
    assert lines[0] == str(sheet)
    assert lines[1].split() == ["Sentinel", "Wood", "3", "CART-4.70", "A1", "A2", "B1"]
    assert lines[2].split() == ["Monsters", "−4", "CART-4.62", "D5", "E4", "E6", "F5"]
    assert lines[3].split() == ["Mountain", "coins", "0", "CART-4.51"]
    assert "Nestvůry" in stolek("score", "cartographers", str(sheet), "--lang", "cs").out


@pytest.mark.parametrize(
    ("drawn", "english", "czech"),
    [
        (DRAWN.replace("...........\n", "", 1), "it has 10 lines; a sheet has 11", "má 10 řádků, mapa jich má 11"),
        ("", "it has 0 lines", "má 0 řádků"),
        (DRAWN.replace("FF.", "F."), "line 1 has 10 characters; each line has 11", "řádek 1 má 10 znaků"),
        (
            DRAWN.replace("R", "?"),
            "“?” in line 3, column 11 means nothing; allowed are .FVAWXM#R",
            "znak „?“ na řádku 3",
        ),
    ],
)
def test_what_is_no_sheet_is_refused(stolek: Run, sheet: Path, drawn: str, english: str, czech: str) -> None:
    other = sheet.with_name("other.txt")
    other.write_text(drawn, encoding="utf-8")
    for extra in ((), ("--json",)):
        complaint = stolek("score", "cartographers", str(sheet), str(other), *extra).complaint
        assert f"“{other}” is not a sheet: {english}" in complaint
    assert czech in stolek("score", "cartographers", str(other), "--lang", "cs").complaint


def test_only_games_with_sheets_are_scored(stolek: Run, sheet: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolek.cli.choice.find_spec", lambda name: None)
    assert stolek("score", "cartographers", str(sheet)).complaint == "cartographers has no sheets to score."
