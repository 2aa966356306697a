"""Who plays whom: paired seeds, every seating of a round once.

A *round* is one seed. Every line-up of the round plays it in every rotation, so that luck of the cards and of the seat
is the same for all. With more bots than places, every combination of them is a line-up.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, count

from stolek.arena.job import Job
from stolek.kernel.option import Value


def line_ups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """The line-ups of a round: all combinations of bots, or with fewer bots than places, each against each repeated."""
    if len(bots) >= players:
        return list(combinations(bots, players))
    return [tuple(bots[i % len(bots)] for i in range(players))]


def rotations(line_up: Sequence[str]) -> list[tuple[str, ...]]:
    """Every different way to go round the table, beginning with each seat once."""
    turned = [tuple(line_up[i:]) + tuple(line_up[:i]) for i in range(len(line_up))]
    return list(dict.fromkeys(turned))


def round_size(bots: Sequence[str], players: int) -> int:
    """How many games a round has."""
    return sum(len(rotations(line_up)) for line_up in line_ups(bots, players))


def schedule(
    game: str,
    options: Mapping[str, Value],
    bots: Sequence[str],
    players: int,
    games: int,
    seed: int,
    seconds: float | None = None,
    record: bool = False,
) -> list[Job]:
    """So many games, in whole rounds: the last round is completed even if that makes a few games more."""
    return list(_schedule(game, options, bots, players, games, seed, seconds, record))


def _schedule(
    game: str,
    options: Mapping[str, Value],
    bots: Sequence[str],
    players: int,
    games: int,
    seed: int,
    seconds: float | None,
    record: bool,
) -> Iterator[Job]:
    planned = 0
    for number in count():
        if planned >= games:
            return
        for line_up in line_ups(bots, players):
            for seating in rotations(line_up):
                planned += 1
                yield Job(game, dict(options), seating, seed + number, number, seconds, record)
