"""`stolek arena`: a tournament between bots, with ratings, intervals, tables and a picture."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from stolek.cli.choice import check_bot, check_seats, game_called, rules_with, usual_seats
from stolek.cli.command import command
from stolek.cli.parameter import Whole, as_json, game, lang, options, seed
from stolek.cli.problem import Problem
from stolek.cli.words import Words
from stolek.kernel.corrections import corrections_in_use

if TYPE_CHECKING:
    from stolek.arena.executor import Executor
    from stolek.arena.job import Job
    from stolek.arena.report import Report
    from stolek.arena.tournament import Tournament


@command("arena")
@game
@click.option("--bot", "entrant", metavar="NAME", multiple=True)
@click.option("--games", type=Whole(1), default=100)
@click.option("--players", type=Whole(1))
@options
@seed
@click.option("--seconds", type=Whole(1, 3600))
@click.option("--jobs", type=Whole(1, 512), default=1)
@click.option("--ray", metavar="ADDRESS")
@click.option("--keep", metavar="FOLDER")
@click.option("--records", is_flag=True)
@click.option("--plot", metavar="FILE.svg")
@as_json
@lang
def arena(
    words: Words,
    game: str,
    entrant: Sequence[str],
    games: int,
    players: int | None,
    option: Sequence[dict[str, str]],
    seed: int | None,
    seconds: int | None,
    jobs: int,
    ray: str | None,
    keep: str | None,
    records: bool,
    plot: str | None,
    json: bool,
) -> None:
    """Play the tournament and report."""
    rules = rules_with(game_called(game), option)
    bots = list(dict.fromkeys(check_bot(name) for name in entrant)) or ["easy", "normal"]
    places = players or usual_seats(rules)
    check_seats(rules, places)
    if records and keep is None:
        raise Problem("cli-arena-records")
    from stolek.arena.report import report
    from stolek.arena.schedule import schedule

    planned = schedule(game, rules.chosen, bots, places, games, seed or 0, seconds, records)
    with_journal = _tournament(planned, keep)
    _play(with_journal, executor_for(jobs, ray), words)
    found = report(bots, with_journal.games())
    if plot is not None:
        _draw(found, plot, words)
    if json:
        click.echo(msgspec.json.encode(found).decode())
    else:
        show(found, words)


def executor_for(jobs: int, ray: str | None) -> "Executor":
    """Where games are played."""
    from stolek.arena.executor import InProcess, LocalPool, RayCluster

    if ray is None:
        return InProcess() if jobs == 1 else LocalPool(jobs)
    if corrections_in_use():
        raise Problem("cli-corrections-ray")
    try:
        return RayCluster(ray, jobs if jobs > 1 else None)
    except ModuleNotFoundError as missing:
        raise Problem("cli-no-package", name="ray", extra="dist") from missing
    except (ConnectionError, ValueError, RuntimeError) as wrong:
        raise Problem("cli-arena-ray", name=ray) from wrong


def _tournament(jobs: "Sequence[Job]", keep: str | None) -> "Tournament":
    from stolek.arena.journal import Journal, OtherTournament
    from stolek.arena.tournament import Tournament

    if keep is None:
        return Tournament(jobs)
    try:
        return Tournament(jobs, Journal(Path(keep), jobs))
    except OtherTournament as wrong:
        raise Problem("cli-arena-other", name=keep) from wrong
    except OSError as wrong:
        raise Problem("cli-unwritable", name=keep) from wrong


def _play(tournament: "Tournament", executor: "Executor", words: Words) -> None:
    """Play what is left, with a bar and the time left where somebody watches."""
    from stolek.bots.program import BotFailed

    try:
        if not sys.stderr.isatty():
            for _ in tournament.run(executor):
                pass
            return
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            left = len(tournament.left)
            for _ in progress.track(tournament.run(executor), left, description=words("cli-simulate-progress")):
                pass
    except BotFailed as failed:
        raise Problem("cli-bot-failed", text=str(failed)) from failed


def _draw(found: "Report", plot: str, words: Words) -> None:
    from stolek.arena.plot import plot as draw

    title = words("cli-arena-title", {"game": found.game, "games": found.games, "players": found.players})
    try:
        Path(plot).write_text(draw(found, title), encoding="utf-8")
    except OSError as wrong:
        raise Problem("cli-unwritable", name=plot) from wrong


def show(found: "Report", words: Words) -> None:
    """The tables for people."""
    from rich.console import Console
    from rich.table import Table

    title = words("cli-arena-title", {"game": found.game, "games": found.games, "players": found.players})
    table = Table(title=title)
    for name in ("bot", "rating", "wins", "score", "seconds"):
        table.add_column(words(f"cli-arena-{name}"), justify="left" if name == "bot" else "right")
    for row in found.standings:
        rating = f"{row.rating.rating:.0f} [{row.rating.low:.0f}, {row.rating.high:.0f}]".replace("[", "\\[")
        wins = f"{row.wins.share:.1%} \\[{row.wins.low:.1%}, {row.wins.high:.1%}]"
        score = f"{row.scores.mean:.1f} \\[{row.scores.low:.1f}, {row.scores.high:.1f}]"
        table.add_row(row.bot, rating, wins, score, f"{row.seconds_a_decision:.3f}")
    meetings = Table(title=words("cli-arena-meetings"))
    for name in ("bot", "other-bot", "wins", "games"):
        meetings.add_column(words(f"cli-arena-{name}"), justify="left" if "bot" in name else "right")
    for meeting in found.meetings:
        share = meeting.share
        wins = f"{share.share:.1%} \\[{share.low:.1%}, {share.high:.1%}]"
        meetings.add_row(meeting.bot, meeting.other, wins, str(share.games))
    console = Console()
    console.print(table)
    if found.meetings:
        console.print(meetings)
    if found.cut:
        console.print(words("cli-simulate-cut", {"games": found.cut}))
