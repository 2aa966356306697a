"""Learning Viscounts against the virtual opponent: games become positions, positions become weights."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

np = pytest.importorskip("numpy")
sparse = pytest.importorskip("scipy.sparse")

from benchmarks.learn_viscounts import plans, ways  # noqa: E402
from benchmarks.learn_viscounts.__main__ import lap_of, learn  # noqa: E402
from benchmarks.learn_viscounts.net import described, expected, fitted, read, whole  # noqa: E402
from benchmarks.learn_viscounts.play import HUMAN, LEANS, Lesson, leant, play  # noqa: E402
from benchmarks.learn_viscounts.weights import FIXED, Fit, between, written  # noqa: E402
from stolek.bots.evaluate import viscounts_net  # noqa: E402
from stolek.bots.evaluate.viscounts_counts import NAMES  # noqa: E402
from stolek.bots.evaluate.viscounts_inputs import DRAW, HAND, WORDS  # noqa: E402
from stolek.bots.evaluate.viscounts_net import read_net  # noqa: E402
from stolek.bots.evaluate.viscounts_solo import read_weights  # noqa: E402
from stolek.bots.evaluate.viscounts_ways import WayWeights  # noqa: E402
from stolek.games.viscounts.opponent.boards import OPPONENT_IDS  # noqa: E402
from stolek.games.viscounts.rules import Viscounts  # noqa: E402

ONES = (1.0,) * len(NAMES)


def test_a_game_becomes_a_position_after_every_own_turn() -> None:
    lesson = Lesson(5, OPPONENT_IDS[1], read_weights(), viscounts_net.FILE.read_bytes(), ONES)
    rows, words = play(lesson)
    assert len(rows) == len(words) > 5
    assert {len(row) for row in rows} == {len(FIXED) + len(NAMES)}
    assert {(row[0], row[1], row[2]) for row in rows} == {(1, 5, rows[0][2])}
    assert (rows, words) == play(lesson)


def test_a_lap_holds_the_words_of_every_position() -> None:
    told = play(Lesson(6, OPPONENT_IDS[2], read_weights(), viscounts_net.FILE.read_bytes(), ONES))
    lap = lap_of([told, told])
    table = described(lap.words, lap.lengths)
    assert table.shape == (2 * len(told.rows), WORDS)
    for i, words in enumerate(told.words):
        assert words == list(table[[i]].indices)


def test_a_game_may_lean_towards_manuscripts() -> None:
    s, _ = Viscounts({"opponent": OPPONENT_IDS[0]}).setup(1, 3)
    leans = [3.0 * (name == "manuscripts") for name in LEANS]
    assert leant(s, leans) == leant(s, []) == 0
    s.players[HUMAN].manuscripts += [1, 2]
    assert leant(s, leans) == 6
    assert leant(s, []) == 0


def test_a_net_learns_what_words_say_together_and_whole_numbers_say_the_same() -> None:
    rng = np.random.default_rng(1)
    held = rng.integers(0, 2, (6000, 2))
    words = sparse.csr_array((held @ np.eye(WORDS)[[HAND, DRAW + 1]]).astype(np.float32))
    wanted = 8.0 * (held[:, 0] != held[:, 1])
    net = fitted(words, wanted, epochs=60)
    said = expected(net, words)
    assert abs(said - wanted).mean() < 1.5
    small = read_net(whole(net))
    for i in range(20):
        assert small.points(small.together(words[[i]].nonzero()[1])) == pytest.approx(said[i], abs=0.1)


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
    assert fit.error(fit.thought(weights)) < 0.5


def test_what_is_known_goes_half_of_the_way_to_a_fit() -> None:
    known = read_weights()
    board = OPPONENT_IDS[1]
    fitted = {name: replace(weights, points=weights.points + 2.0) for name, weights in known.items()}
    found = between(known, fitted)
    assert found[board].points == pytest.approx(known[board].points + 1.0)
    assert found[board].features == known[board].features


def test_a_lap_leaves_weights_that_the_bot_can_read(tmp_path: Path) -> None:
    learn(tmp_path, laps=1, games=4, jobs=1)
    assert (tmp_path / "lap-0000.npz").exists()
    assert read_net((tmp_path / "net.bin").read_bytes()).points(0) != 0
    found = read_weights(tmp_path / "weights.json")
    assert set(found) == set(OPPONENT_IDS)
    assert {tuple(weights.features) for weights in found.values()} == {NAMES}


def test_later_laps_may_be_spent_on_the_boards_that_are_too_strong(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="begin without --against"):
        learn(tmp_path, laps=1, games=4, jobs=1, boards=OPPONENT_IDS[2:3])
    assert not list(tmp_path.iterdir())
    learn(tmp_path, laps=1, games=4, jobs=1)
    learn(tmp_path, laps=1, games=2, jobs=1, boards=OPPONENT_IDS[2:3])
    first, second = [np.load(tmp_path / f"lap-000{number}.npz")["rows"] for number in (0, 1)]
    assert set(first[:, 0]) == {0, 1, 2, 3}
    assert set(second[:, 0]) == {2}
    assert not set(first[:, 1]) & set(second[:, 1])


def test_fits_may_leave_out_the_games_of_worse_players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[set[float]] = []

    def watched(rows: Any) -> Fit:
        seen.append(set(rows[:, FIXED.index("game")]))
        return Fit(rows)

    monkeypatch.setattr("benchmarks.learn_viscounts.__main__.Fit", watched)
    learn(tmp_path, laps=2, games=4, jobs=1, newest=1)
    learn(tmp_path, laps=1, games=4, jobs=1)
    assert seen == [{0, 1, 2, 3}, {4, 5, 6, 7}, set(range(12))]


def test_ways_that_were_worth_most_are_ranked_first() -> None:
    turns = [turn for seed in range(2) for turn in ways.play(seed)]
    assert len(turns) > 15
    known = ways.fitted(turns)
    nothing = replace(known, cards={}, townsfolk={}, actions=dict.fromkeys(known.actions, (0.0, 0.0, 0.0)))
    assert 0 <= ways.lost(known, turns, 4) < ways.lost(known, turns, 1) < ways.lost(nothing, turns, 1)
    assert msgspec.json.decode(written(known), type=WayWeights) == known


def test_the_plans_of_a_turn_are_kept_with_what_they_are_worth_two_turns_later() -> None:
    told = plans.play(plans.Exercise(3, OPPONENT_IDS[2], viscounts_net.FILE.read_bytes(), plans=2, luck=1))
    groups = told.plans.groups
    assert groups == sorted(groups)
    assert max(map(groups.count, groups)) == 2
    assert len(set(told.turns.worth)) == len(set(told.turns.groups)) == 1
    lap = plans.lap_of([told.plans, told.plans])
    assert list(lap.groups) == [*groups, *[group + groups[-1] + 1 for group in groups]]
    both = plans.joined([lap, lap])
    assert len(set(both.groups)) == 2 * len(set(lap.groups))
    assert described(both.words, both.lengths).shape == (4 * len(groups), WORDS)


def test_a_net_goes_on_from_its_file() -> None:
    content = viscounts_net.FILE.read_bytes()
    known = read(content)
    assert whole(known) == content
    words = [HAND + 2, DRAW + 3]
    table = sparse.csr_array((np.ones(2, np.float32), words, [0, 2]), shape=(1, WORDS))
    small = read_net(content)
    assert expected(known, table)[0] == pytest.approx(small.points(small.together(words)), abs=1e-3)


def test_a_net_learns_to_tell_plans_of_the_same_turn_apart_and_stays_true_to_results() -> None:
    rng, turns = np.random.default_rng(1), 300
    held = rng.integers(0, 2, 2 * turns)
    luck = np.repeat(rng.normal(0, 20, turns), 2)
    one_word, two_words = np.ones(2 * turns, np.int64), np.full(turns, 2)
    ends = plans.Lap(
        np.repeat(np.arange(turns), 2), 0 * luck, luck + 4 * held, np.where(held, HAND + 1, DRAW + 1), one_word
    )
    results = plans.Lap(
        np.arange(turns), np.zeros(turns), np.full(turns, 6.0), np.tile([HAND + 1, DRAW + 1], turns), two_words
    )
    known = read(viscounts_net.FILE.read_bytes())
    found = plans.taught(known, ends, results, epochs=600)
    words = np.eye(WORDS, dtype=np.float32)[[HAND + 1, DRAW + 1]]
    one, other = expected(found, sparse.csr_array(words))
    assert one - other == pytest.approx(4.0, abs=0.7)
    assert expected(found, sparse.csr_array(words.sum(axis=0, keepdims=True)))[0] == pytest.approx(6.0, abs=0.7)
    assert plans.told_apart(found, ends) == pytest.approx(1.0)


def test_a_lap_of_compared_plans_leaves_a_net_that_the_bot_can_read(tmp_path: Path) -> None:
    exercises = [plans.Exercise(0, OPPONENT_IDS[1], b"", plans=2, luck=1)]
    plans.learn(tmp_path, 1, exercises, jobs=1)
    assert read_net((tmp_path / "net.bin").read_bytes()).points(0) != 0
    plans.learn(tmp_path, 1, exercises, jobs=1)
    assert {path.name for path in tmp_path.glob("*.npz")} == {
        f"{name}-000{number}.npz" for name in ("plans", "turns") for number in (0, 1)
    }
