"""`stolek arena` and `stolek dataset` as a user runs them."""

import json
from pathlib import Path

import pytest

from stolek.cli import main


def test_json_is_one_document_and_the_picture_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "ratings.svg"
    words = ["arena", "cartographers", "--bot", "easy", "--bot", "random", "--games", "2", "--json"]
    assert main([*words, "--plot", str(picture)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 2
    assert picture.read_text("utf-8").startswith("<svg")


def test_tables_name_every_bot(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "cartographers", "--bot", "easy", "--bot", "random", "--games", "2", "--lang", "cs"]) == 0
    shown = capsys.readouterr().out
    assert "easy" in shown
    assert "Vzájemná utkání" in shown


@pytest.mark.parametrize(
    "words",
    [
        ["arena", "chess"],
        ["arena", "cartographers", "--bot", "nobody"],
        ["arena", "cartographers", "--records"],
        ["arena", "cartographers", "--games", "0"],
        ["arena", "cartographers", "--bot", "exec:/no/such/program", "--bot", "random", "--games", "2"],
        ["dataset", "cartographers"],
        ["dataset", "cartographers", "-o", "/dev/null/here", "--games", "1"],
    ],
)
def test_bad_input_is_one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
