"""How strong bots are: shares of wins with intervals, and ratings on the Elo scale.

A game with many seats counts as a game of each pair: the better place wins, a shared one is half. Ratings are those
under which the results are likeliest (Bradley and Terry), with half a drawn game added to every pair that met, so that
a bot that never lost has a number too. Intervals of ratings come from playing the rounds again in thought (bootstrap):
games of one round share their cards and are drawn together.
"""

from collections.abc import Callable, Sequence
from itertools import combinations
from math import log10, sqrt
from typing import Final

import msgspec

from stolek.kernel.generator import Generator, below

Z95: Final = 1.959964
RESAMPLES: Final = 200
SWEEPS: Final = 200
ELO: Final = 400.0
MIDDLE: Final = 1500.0
DRAWN: Final = 0.5
"""Games added to each pair, half won by either side."""


class Share(msgspec.Struct, frozen=True):
    """A share of wins and where it lies with a certainty of 95 % (Wilson's interval)."""

    wins: float
    games: int
    share: float
    low: float
    high: float


class Rating(msgspec.Struct, frozen=True):
    """A number on the Elo scale, the middle of all bots being 1500, and its interval of 95 %."""

    rating: float
    low: float
    high: float


Result = tuple[Sequence[str], Sequence[int]]
"""Who sat where, and the places they took."""


def share(wins: float, games: int) -> Share:
    """So many wins out of so many games."""
    if not games:
        return Share(wins, games, 0.0, 0.0, 1.0)
    p, z2 = wins / games, Z95 * Z95
    middle = (p + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 * sqrt(p * (1 - p) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return Share(wins, games, p, max(0.0, middle - half), min(1.0, middle + half))


def pair_wins(bots: Sequence[str], results: Sequence[Result]) -> list[list[float]]:
    """How often each bot (row) was placed before each other (column); a shared place is half for both."""
    wins = [[0.0] * len(bots) for _ in bots]
    place = {name: i for i, name in enumerate(bots)}
    for names, ranks in results:
        for a, b in combinations(range(len(names)), 2):
            i, j = place[names[a]], place[names[b]]
            if i != j:
                won = 1.0 if ranks[a] < ranks[b] else 0.5 if ranks[a] == ranks[b] else 0.0
                wins[i][j] += won
                wins[j][i] += 1 - won
    return wins


def strengths(wins: Sequence[Sequence[float]]) -> list[float]:
    """The likeliest ratings (Hunter's minorisation), in the order of the table."""
    n = len(wins)
    met = [[i != j and wins[i][j] + wins[j][i] > 0 for j in range(n)] for i in range(n)]
    games = [[wins[i][j] + wins[j][i] + DRAWN if met[i][j] else 0.0 for j in range(n)] for i in range(n)]
    won = [sum(wins[i][j] + DRAWN / 2 for j in range(n) if met[i][j]) for i in range(n)]
    power = [1.0] * n
    for _ in range(SWEEPS):
        weights = [sum(games[i][j] / (power[i] + power[j]) for j in range(n) if met[i][j]) for i in range(n)]
        power = [won[i] / weights[i] if weights[i] else 1.0 for i in range(n)]
        mean = sum(map(log10, power)) / n
        power = [x / 10**mean for x in power]
    return [MIDDLE + ELO * log10(x) for x in power]


def ratings(bots: Sequence[str], rounds: Sequence[Sequence[Result]], seed: int = 1) -> list[Rating]:
    """The rating of every bot with its interval."""
    if not rounds:
        return [Rating(MIDDLE, MIDDLE, MIDDLE) for _ in bots]
    best = strengths(pair_wins(bots, [result for games in rounds for result in games]))
    rng, drawn = Generator(seed), []
    for _ in range(RESAMPLES):
        again = [rounds[below(rng, len(rounds))] for _ in rounds]
        drawn.append(strengths(pair_wins(bots, [result for games in again for result in games])))
    low, high = (_quantile(drawn, edge) for edge in (0.025, 0.975))
    return [Rating(best[i], min(best[i], low(i)), max(best[i], high(i))) for i in range(len(bots))]


def _quantile(drawn: Sequence[Sequence[float]], edge: float) -> Callable[[int], float]:
    def at(i: int) -> float:
        return sorted(row[i] for row in drawn)[round(edge * (len(drawn) - 1))]

    return at
