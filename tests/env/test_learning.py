"""Learning Viscounts against the virtual opponent: games become positions, positions become weights."""

from pathlib import Path

import pytest
from msgspec.structs import replace

np = pytest.importorskip("numpy")

from benchmarks.learn_viscounts import FIXED, Fit, Lesson, between, learn, play  # noqa: E402
from stolek.bots.evaluate.viscounts_counts import NAMES  # noqa: E402
from stolek.bots.evaluate.viscounts_solo import read_weights  # noqa: E402
from stolek.games.viscounts.opponents import OPPONENT_IDS  # noqa: E402

ONES = (1.0,) * len(NAMES)


def test_a_game_becomes_a_position_after_every_own_turn() -> None:
    rows = play(Lesson(5, read_weights(), ONES))
    assert len(rows) > 5
    assert {len(row) for row in rows} == {len(FIXED) + len(NAMES)}
    assert {(row[0], row[1], row[2]) for row in rows} == {(5 % len(OPPONENT_IDS), 5, rows[0][2])}
    assert rows == play(Lesson(5, read_weights(), ONES))


def test_a_fit_finds_what_made_the_results() -> None:
    rng = np.random.default_rng(1)
    rows = np.zeros((4000, len(FIXED) + len(NAMES)))
    rows[:, FIXED.index("board")] = rng.integers(0, len(OPPONENT_IDS), len(rows))
    rows[:, FIXED.index("game")] = np.arange(len(rows))
    rows[:, FIXED.index("turns")] = rng.integers(1, 12, len(rows))
    ink = len(FIXED) + NAMES.index("ink")
    rows[:, ink] = rng.integers(0, 5, len(rows))
    soon = np.minimum(1.0, rows[:, FIXED.index("turns")] / 3)
    rows[:, FIXED.index("result")] = 2.0 * soon * rows[:, ink]
    fit = Fit(rows)
    weights = fit.boards()
    for board in OPPONENT_IDS:
        now, more = weights[board].features["ink"]
        assert now + 0.6 * more == pytest.approx(2.0, abs=0.2)
        assert weights[board].features["gold"] == (0.0, 0.0)
    assert fit.error(weights) < 0.5


def test_what_is_known_goes_half_of_the_way_to_a_fit() -> None:
    known = read_weights()
    board = OPPONENT_IDS[1]
    fitted = {name: replace(weights, points=weights.points + 2.0) for name, weights in known.items()}
    found = between(known, fitted)
    assert found[board].points == pytest.approx(known[board].points + 1.0)
    assert found[board].features == known[board].features


def test_a_lap_leaves_weights_that_the_bot_can_read(tmp_path: Path) -> None:
    learn(tmp_path, laps=1, games=4, jobs=1)
    assert (tmp_path / "lap-0.npy").exists()
    found = read_weights(tmp_path / "weights.json")
    assert set(found) == set(OPPONENT_IDS)
    assert {tuple(weights.features) for weights in found.values()} == {NAMES}
