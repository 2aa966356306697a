"""Self-play as columns: every decision is there, and what is there can be read by Arrow's own reader."""

from pathlib import Path

import pytest

from stolek.arena.dataset import COLUMNS, chunks, play_rows, write_dataset
from stolek.arena.executor import InProcess
from stolek.arena.job import Job, play


def job(seed: int) -> Job:
    return Job("cartographers", {}, ("easy", "random"), seed, seed)


def test_every_decision_is_a_row() -> None:
    rows = play_rows(job(1), 7)
    played = play(job(1))
    assert len(rows.seat) == sum(played.decisions)
    assert set(rows.game) == {7}
    assert rows.move == list(range(len(rows.move)))
    assert all(0 <= choice < len(legal) for choice, legal in zip(rows.choice, rows.legal, strict=True))
    assert {(seat, score) for seat, score in zip(rows.seat, rows.score, strict=True)} == set(enumerate(played.scores))


def test_files_hold_whole_games(tmp_path: Path) -> None:
    jobs = [job(seed) for seed in range(20)]
    files = chunks(jobs, tmp_path)
    assert [len(chunk.jobs) for chunk in files] == [16, 4]
    assert [chunk.first for chunk in files] == [0, 16]


def test_columns_are_written_and_read(tmp_path: Path) -> None:
    arrow = pytest.importorskip("nanoarrow", reason="columns: install requirements/rl.txt to test them")
    assert sum(write_dataset([job(1)], tmp_path, InProcess())) == 1
    assert sum(write_dataset([job(1)], tmp_path, InProcess())) == 0
    with arrow.ArrayStream.from_path(str(next(tmp_path.glob("*.arrows")))) as stream:
        read = stream.read_all().to_pylist()
    rows = play_rows(job(1), 0)
    assert list(read[0]) == list(COLUMNS)
    assert [row["choice"] for row in read] == rows.choice
    assert [row["legal"] for row in read] == rows.legal
