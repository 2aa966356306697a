"""Tournaments: the same results wherever they run, kept on disk, going on after a stop, reported and drawn."""

from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from stolek.arena.executor import InProcess, LocalPool
from stolek.arena.job import Job, JobResult, play
from stolek.arena.journal import FILE, Journal, OtherTournament
from stolek.arena.plot import plot
from stolek.arena.report import Report, report
from stolek.arena.schedule import schedule
from stolek.arena.tournament import Tournament
from stolek.kernel.record import read_record, replay
from stolek.kernel.registry import find_game

BOTS = ["easy", "random"]


def jobs(games: int, record: bool = False) -> list[Job]:
    return schedule("cartographers", {"side": "B"}, BOTS, 2, games, 5, record=record)


def plain(played: JobResult) -> JobResult:
    """Without the times, which differ from run to run."""
    return msgspec.structs.replace(played, thinking=(), slowest=())


def test_the_same_jobs_give_the_same_games_in_one_process_and_in_several() -> None:
    planned = jobs(4)
    here = dict(InProcess().run(play, planned))
    there = dict(LocalPool(2).run(play, planned))
    assert {n: plain(p) for n, p in here.items()} == {n: plain(p) for n, p in there.items()}


def test_a_stopped_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    planned = jobs(4)
    whole = Tournament(planned)
    for _ in whole.run(InProcess()):
        pass
    first = Tournament(planned, Journal(tmp_path, planned))
    running = first.run(InProcess())
    next(running)
    next(running)
    with (tmp_path / FILE).open("ab") as file:
        file.write(b'{"number": 2, "pla')
    second = Tournament(planned, Journal(tmp_path, planned))
    assert second.left == [2, 3]
    for _ in second.run(InProcess()):
        pass
    assert [plain(p) for _, p in second.games()] == [plain(p) for _, p in whole.games()]
    assert Tournament(jobs(6), Journal(tmp_path, jobs(6))).left == [4, 5]


def test_another_tournament_is_not_mixed_in(tmp_path: Path) -> None:
    Journal(tmp_path, jobs(2))
    other = schedule("cartographers", {"side": "A"}, BOTS, 2, 2, 5)
    with pytest.raises(OtherTournament):
        Journal(tmp_path, other)


def test_records_are_kept_on_request_and_replay(tmp_path: Path) -> None:
    planned = jobs(2, record=True)
    tournament = Tournament(planned, Journal(tmp_path, planned))
    for _ in tournament.run(InProcess()):
        pass
    paths = sorted((tmp_path / "records").iterdir())
    assert len(paths) == 2
    rules = find_game("cartographers")({"side": "B"})
    replayed = replay(rules, read_record(paths[0].read_text("utf-8")))
    outcome = rules.outcome(replayed.state)
    assert outcome is not None
    assert outcome.scores == tournament.finished[0].scores


def test_the_report_adds_up_and_is_one_document() -> None:
    tournament = Tournament(jobs(4))
    for _ in tournament.run(InProcess()):
        pass
    found = report(BOTS, tournament.games())
    assert found.games == 4
    assert sum(standing.wins.wins for standing in found.standings) == 4
    assert found.standings[0].bot == "easy"
    assert found.meetings[0].share.games == 4
    assert msgspec.json.decode(msgspec.json.encode(found), type=Report) == found


def test_alone_nobody_wins() -> None:
    alone = schedule("cartographers", {"side": "A"}, ["random"], 1, 2, 5)
    found = report(["random"], [(job, play(job)) for job in alone])
    assert [standing.wins.wins for standing in found.standings] == [0]


def test_the_picture_is_svg_with_every_bot() -> None:
    tournament = Tournament(jobs(2))
    for _ in tournament.run(InProcess()):
        pass
    drawn = plot(report(BOTS, tournament.games()), "easy & random")
    texts = [element.text for element in ElementTree.fromstring(drawn).iter() if element.text]
    assert "easy & random" in texts
    assert {"easy", "random"} <= set(texts)


def test_a_budget_in_seconds_is_kept() -> None:
    job = Job("cartographers", {}, ("expert",), 1, 0, seconds=0.01)
    assert play(job).slowest[0] < 2.0


def test_ray_plays_the_same_games() -> None:
    pytest.importorskip("ray", reason="Ray: install requirements/rl.txt to test it")
    from stolek.arena.executor import RayCluster

    cluster = RayCluster("local", 1)
    try:
        there = dict(cluster.run(play, jobs(2)))
    finally:
        cluster.close()
    assert {n: plain(p) for n, p in there.items()} == {n: plain(p) for n, p in InProcess().run(play, jobs(2))}


def test_riva_5_5_a_game_that_is_cut_is_shared_and_reported() -> None:
    """The Rivals set no limit to a game; the arena does, and nobody has won then."""
    job = Job("rivals", {"mode": "theme_progress"}, ("random", "random"), 2, 0, record=True)
    played = play(job)
    assert (played.cut, played.ranks, sum(played.decisions)) == (True, (1, 1), 5000)
    assert not read_record(played.record).end
    assert report(("random",), [(job, played)]).cut == 1
