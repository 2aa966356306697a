"""The record is the game: written, read, cut, damaged, on another seed, in another process."""

import os
import subprocess
import sys
from typing import Any

import msgspec
import pytest

from stolek.games.cartographers import GAME
from stolek.kernel.codec import canonical_hash
from stolek.kernel.conformance import Walk
from stolek.kernel.record import Damage, Record, read_record, replay
from stolek.kernel.rules import Rules


def record(seed: int = 3) -> Record:
    walk: Walk[Any] = Walk(GAME(), 2, seed, every=10**9)
    return walk.play()


def test_a_record_is_read_as_it_was_written() -> None:
    written = record()
    assert read_record(written.text()) == written


def test_results_win_over_the_seed() -> None:
    text = record().text().replace('"seed":3', '"seed":999')
    played = replay(GAME(), read_record(text))
    assert canonical_hash(played.state) == played.record.end


def test_a_cut_record_is_a_shorter_game() -> None:
    lines = record().text().split("\n")
    part = replay(GAME(), read_record("\n".join(lines[:20])))
    assert part.at == 18
    assert part.rules.waiting(part.state)


@pytest.mark.parametrize(
    ("line", "broken", "key"),
    [
        (0, "{", "record-header"),
        (0, '{"stolek":9,"game":"x","rules":1,"options":{},"seats":1,"seed":1}', "record-format"),
        (1, "0 place 0 A1", "record-setup"),
        (1, "* | no_such_card", "record-chance"),
        (5, "nonsense", "record-line"),
        (5, "* | x", "record-line"),
        (5, "0 place 0 Z9", "record-unreadable"),
        (5, "0 raid A1", "record-illegal"),
    ],
)
def test_damage_is_named_with_its_line_and_the_rest_can_be_read(line: int, broken: str, key: str) -> None:
    lines = record().text().split("\n")
    lines[line] = broken
    with pytest.raises(Damage) as problem:
        replay(GAME(), read_record("\n".join(lines)))
    assert (problem.value.key, problem.value.line) == (key, line + 1)
    if line == 5:
        assert replay(GAME(), read_record("\n".join(lines), to=3), to=3).at == 3


def test_results_left_over_are_damage() -> None:
    lines = record().text().split("\n")
    at = next(i for i, line in enumerate(lines) if i > 1 and " | " in line)
    lines[at] += "; farmland"
    with pytest.raises(Damage, match="record-chance"):
        replay(GAME(), read_record("\n".join(lines)))


def test_a_wrong_hash_is_found() -> None:
    written = record()
    written.end = "0" * 32
    with pytest.raises(Damage, match="record-hash"):
        replay(GAME(), written)


SCRIPT = """
import sys
from stolek.games.cartographers import GAME
from stolek.kernel.codec import canonical_hash
from stolek.kernel.record import read_record, replay
print(canonical_hash(replay(GAME(), read_record(sys.stdin.read())).state))
"""


def test_the_same_record_gives_the_same_hash_in_processes_with_other_hash_seeds() -> None:
    written = record(7)
    hashes = []
    for seed in ("0", "1234"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT],
            input=written.text(),
            text=True,
            env=environment,
            capture_output=True,
            check=True,
        )
        hashes.append(done.stdout.strip())
    assert hashes == [written.end] * 2


def test_rules_are_found_by_the_header() -> None:
    rules: Rules[Any] = GAME(record().header.options)
    assert rules.chosen["side"] == "A"


def test_an_older_record_is_right_if_its_game_ends() -> None:
    """Positions of format 1 were laid out otherwise: its hash says nothing any more, its end does."""
    older = record().text().replace('"stolek":2', '"stolek":1')
    head, _, _ = older.rpartition("end ")
    assert replay(GAME(), read_record(f"{head}end 0123456789abcdef\n")).rules.id == "cartographers"
    lines = older.split("\n")
    with pytest.raises(Damage) as found:
        replay(GAME(), read_record("\n".join([*lines[:-10], "end 0123456789abcdef"])))
    assert found.value.key == "record-unfinished"


def test_what_belongs_to_dice_and_data_has_its_place_in_the_header() -> None:
    written = record()
    assert "commitment" not in written.text()
    full = msgspec.structs.replace(written.header, corrections={"cards": {}}, commitment="c0", key="f0")
    assert read_record(Record(full, written.moves, written.end).text()).header == full
