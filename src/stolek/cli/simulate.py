"""`stolek simulate`: many games between bots, with speed, scores and a hash of everything that happened."""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, TypeVar

import click
import msgspec

from stolek.cli.choice import RANDOM, AnyRules, check_bot, check_seats, game_called, rules_with, usual_seats
from stolek.cli.command import command
from stolek.cli.parameter import Whole, as_json, game, lang, options, seed
from stolek.cli.problem import Problem
from stolek.cli.words import Words
from stolek.kernel.registry import package_of

if TYPE_CHECKING:
    from stolek.arena.simulation import Simulation
    from stolek.kernel.outcome import Rating

T = TypeVar("T")


class SeatScores(msgspec.Struct, frozen=True):
    """The scores of one seat over all games."""

    mean: float
    min: int
    max: int


class Ratings(msgspec.Struct, frozen=True):
    """How games alone were rated, and how often each title was earned."""

    mean: float
    min: int
    max: int
    titles: dict[str, int]


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a simulation found; a shared first place is a win for each who shares it, and alone nobody wins."""

    games: int
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    scores: tuple[SeatScores, ...]
    wins: tuple[int, ...]
    cut: int
    """How many games were stopped because they might never have ended; nobody has won those."""
    hash: str
    ratings: Ratings | None = None
    """Of games alone, if the rules rate them."""


@command("simulate")
@game
@click.option("--players", type=Whole(1))
@options
@click.option("--games", type=Whole(1), default=100)
@seed
@click.option("--bot", metavar="NAME", multiple=True)
@click.option("--jobs", type=Whole(1, 512), default=1)
@as_json
@lang
def simulate(
    words: Words,
    game: str,
    players: int | None,
    option: Sequence[dict[str, str]],
    games: int,
    seed: int | None,
    bot: Sequence[str],
    jobs: int,
    json: bool,
) -> None:
    """Play the games and report."""
    rules = rules_with(game_called(game), option)
    bots = bots_for(rules, players, bot)
    from stolek.arena.simulation import BotProblem, Simulation

    simulation = Simulation(game, dict(rules.chosen), bots, games, seed or 0)
    try:
        report = run_simulation(simulation, jobs, words)
    except BotProblem as problem:
        raise Problem("cli-bot-failed", text=str(problem)) from problem
    if json:
        click.echo(msgspec.json.encode(report).decode())
    else:
        click.echo("\n".join(_lines(report, bots, package_of(type(rules)), words)))


def bots_for(rules: AnyRules, players: int | None, named: Sequence[str]) -> tuple[str, ...]:
    """One bot a seat: the one named sits everywhere, several sit in this order, and without any all are random."""
    names = [check_bot(name) for name in named] or [RANDOM]
    seats = players or (len(names) if len(names) > 1 else usual_seats(rules))
    check_seats(rules, seats)
    if len(names) not in (1, seats):
        raise Problem("cli-bots", bots=len(names), places=seats)
    return tuple(names if len(names) == seats else names * seats)


def run_simulation(simulation: "Simulation", jobs: int, words: Words) -> Report:
    """Play all games of a simulation; the hash combines those of the final positions in the order of the games."""
    from stolek.arena.simulation import play_games

    hashes = blake2b(digest_size=16)
    decisions, seconds, cut = 0, 0.0, 0
    scores: list[tuple[int, ...]] = []
    wins: Counter[int] = Counter()
    ratings: list[Rating] = []
    label = words("cli-simulate-progress") if _watched() else ""
    for played in _shown(play_games(simulation, jobs), simulation.games, label):
        hashes.update(played.hash.encode())
        decisions += played.decisions
        seconds += played.seconds
        scores.append(played.scores)
        wins.update(played.winners)
        cut += played.cut
        ratings += [] if played.rating is None else [played.rating]
    # One column a seat; a virtual opponent has one too, behind those of the players.
    seats = list(zip(*scores, strict=True))
    return Report(
        games=simulation.games,
        decisions=decisions,
        seconds=round(seconds, 6),
        games_per_second=round(simulation.games / seconds, 3),
        decisions_per_second=round(decisions / seconds, 3),
        scores=tuple(SeatScores(round(sum(own) / len(own), 3), min(own), max(own)) for own in seats),
        wins=tuple(wins[seat] for seat in range(len(seats))),
        cut=cut,
        hash=hashes.hexdigest(),
        ratings=_ratings(ratings) if ratings else None,
    )


def _ratings(ratings: Sequence["Rating"]) -> Ratings:
    values = [rating.value for rating in ratings]
    titles = Counter(rating.title for rating in ratings)
    return Ratings(round(sum(values) / len(values), 3), min(values), max(values), dict(titles.most_common()))


def _watched() -> bool:
    """Is there somebody to show progress to? It goes to the error stream, so standard output stays clean."""
    return sys.stderr.isatty()


def _shown(games: Iterable[T], total: int, label: str) -> Iterator[T]:
    """The same games, with a progress bar if it has a label."""
    if not label:
        yield from games
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield from progress.track(games, total, description=label)


def _lines(report: Report, bots: Sequence[str], package: str, words: Words) -> Iterator[str]:
    """The report for people."""
    numbers = {"games": report.games, "decisions": report.decisions, "seconds": round(report.seconds, 2)}
    yield words("cli-simulate-done", numbers)
    yield words(
        "cli-simulate-speed",
        {"games": round(report.games_per_second, 1), "decisions": round(report.decisions_per_second)},
    )
    virtual = [words("cli-simulate-virtual")] * (len(report.scores) - len(bots))
    for seat, (bot, scores, wins) in enumerate(zip([*bots, *virtual], report.scores, report.wins, strict=True)):
        facts = {"bot": bot, "mean": round(scores.mean, 1), "min": scores.min, "max": scores.max}
        if (rated := report.ratings) is None:
            yield words("cli-simulate-seat", {"number": seat + 1, "wins": wins, **facts})
        else:
            rating = {"rating": round(rated.mean, 1), "lowest": rated.min, "highest": rated.max}
            yield words("cli-simulate-alone", {**facts, **rating})
            yield words("cli-simulate-titles", {"titles": rated.titles}, package)
    if report.cut:
        yield words("cli-simulate-cut", {"games": report.cut})
    yield words("cli-simulate-hash", {"hash": report.hash})
