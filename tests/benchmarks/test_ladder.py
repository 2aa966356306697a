"""The ladder: figures that were not measured again stay, those that were are replaced."""

from pathlib import Path

import pytest

from benchmarks import ladder_page
from benchmarks.ladder_page import Opponent, Results, Step, completed, read_results, write_results

STEP = Step("easy", "random", 40.0, 40, (60.0, 20.0), 60.0, 0.1, 0.2)


def against(opponent: str, difficulty: int, wins: float) -> Opponent:
    return Opponent(opponent, difficulty, "expert", wins, 10, (90.0, 80.0))


def test_what_was_not_measured_again_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder_page, "FOLDER", tmp_path)
    first = Results("viscounts", [STEP], [], [against("ai_noble", 0, 3.0), against("ai_noble", 3, 4.0)])
    assert completed(first) == first
    write_results(first)
    found = completed(Results("viscounts", [], [], [against("ai_noble", 3, 8.0), against("ai_cards", 0, 9.0)]))
    assert found.steps == [STEP]
    assert [(row.opponent, row.difficulty, row.wins) for row in found.opponents] == [
        ("ai_noble", 0, 3.0),
        ("ai_noble", 3, 8.0),
        ("ai_cards", 0, 9.0),
    ]
    assert completed(Results("pillars")) == Results("pillars")
    assert read_results() == [first]
