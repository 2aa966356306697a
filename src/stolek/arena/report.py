"""What a tournament found: one document, and tables for people."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

import msgspec

from stolek.arena.job import Job, JobResult
from stolek.arena.rating import Z95, Rating, Result, Share, pair_wins, ratings, share
from stolek.kernel.option import Value

FORMAT: Final = 1
Games = Sequence[tuple[Job, JobResult]]


class Scores(msgspec.Struct, frozen=True):
    """The final scores of a bot: mean with its interval of 95 %, least, most."""

    mean: float
    low: float
    high: float
    min: int
    max: int


class Standing(msgspec.Struct, frozen=True):
    """One bot."""

    bot: str
    rating: Rating
    wins: Share
    """First places, a shared one counted in parts; alone nobody wins."""
    scores: Scores
    seats: tuple[Share, ...]
    """First places by seat."""
    seconds_a_decision: float
    slowest_decision: float


class Meeting(msgspec.Struct, frozen=True):
    """One bot against another: how often it was placed before the other."""

    bot: str
    other: str
    share: Share


class Report(msgspec.Struct, frozen=True):
    """A whole tournament; the best bot first."""

    format: int
    game: str
    options: dict[str, Value]
    players: int
    games: int
    rounds: int
    cut: int
    """How many games were stopped because they might never have ended; they count as shared."""
    winner_mean: float
    """The mean score of the winners."""
    standings: tuple[Standing, ...]
    meetings: tuple[Meeting, ...]


def report(bots: Sequence[str], games: Games) -> Report:
    """The report of games between these bots; at least one game."""
    first = games[0][0]
    rounds: dict[int, list[Result]] = {}
    for job, played in games:
        rounds.setdefault(job.round, []).append((job.bots, played.ranks))
    in_order = [rounds[number] for number in sorted(rounds)]
    numbers = ratings(bots, in_order)
    standings = [_standing(bot, rating, games) for bot, rating in zip(bots, numbers, strict=True)]
    wins = pair_wins(bots, [result for results in in_order for result in results])
    best = [max(played.scores) for _, played in games]
    return Report(
        format=FORMAT,
        game=first.game,
        options=first.options,
        players=len(first.bots),
        games=len(games),
        rounds=len(rounds),
        cut=sum(played.cut for _, played in games),
        winner_mean=round(sum(best) / len(best), 2),
        standings=tuple(sorted(standings, key=lambda x: (-x.rating.rating, -x.scores.mean))),
        meetings=tuple(_meetings(bots, wins)),
    )


def _standing(bot: str, rating: Rating, games: Games) -> Standing:
    sat = [(job, played, seat) for job, played in games for seat, name in enumerate(job.bots) if name == bot]
    decisions = sum(played.decisions[seat] for _, played, seat in sat)
    thinking = sum(played.thinking[seat] for _, played, seat in sat)
    players = len(games[0][0].bots)
    by_seat = [[_first(played, seat) for _, played, seat in sat if seat == where] for where in range(players)]
    firsts = [x for own in by_seat for x in own]
    return Standing(
        bot=bot,
        rating=Rating(round(rating.rating, 1), round(rating.low, 1), round(rating.high, 1)),
        wins=share(sum(firsts), len(firsts)),
        scores=_scores([played.scores[seat] for _, played, seat in sat]),
        seats=tuple(share(sum(own), len(own)) for own in by_seat),
        seconds_a_decision=round(thinking / decisions, 4) if decisions else 0.0,
        slowest_decision=max([played.slowest[seat] for _, played, seat in sat], default=0.0),
    )


def _first(played: JobResult, seat: int) -> float:
    return 1 / played.ranks.count(1) if played.ranks[seat] == 1 and len(played.ranks) > 1 else 0.0


def _scores(scores: Sequence[int]) -> Scores:
    if not scores:
        return Scores(0.0, 0.0, 0.0, 0, 0)
    n, mean = len(scores), sum(scores) / len(scores)
    spread = sqrt(sum((x - mean) ** 2 for x in scores) / (n - 1)) if n > 1 else 0.0
    half = Z95 * spread / sqrt(n)
    return Scores(round(mean, 2), round(mean - half, 2), round(mean + half, 2), min(scores), max(scores))


def _meetings(bots: Sequence[str], wins: Sequence[Sequence[float]]) -> list[Meeting]:
    return [
        Meeting(a, b, share(wins[i][j], round(wins[i][j] + wins[j][i])))
        for i, a in enumerate(bots)
        for j, b in enumerate(bots)
        if i < j and wins[i][j] + wins[j][i]
    ]
