"""What a ladder found, one small file a game, and the page that all of them make together.

A file holds counts, not percentages, so that intervals are made here and a longer run can be compared with a shorter
one. Games are measured one at a time and on different machines; the page shows what is there.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from stolek.arena.rating import Share, share

GAMES: Final = ("cartographers", "pillars", "carcassonne", "rivals", "viscounts")
FOLDER: Final = Path(__file__).with_name("ladder")
PAGE: Final = Path(__file__).with_name("ladder.md")
WANTED: Final = 0.7
WANTED_OVER_RANDOM: Final = 0.9
ENOUGH: Final = 40
"""With fewer games than this no step counts as reached or missed."""


class Step(msgspec.Struct, frozen=True):
    """A level against the one below it, for two."""

    high: str
    low: str
    wins: float
    """Of the higher level; a shared place is half."""
    games: int
    scores: tuple[float, float]
    """Mean scores of the higher and the lower level."""
    winner: float
    """Mean score of the winner."""
    seconds: float
    """Seconds of a processor that the higher level takes for a decision: mean."""
    slowest: float

    @property
    def key(self) -> tuple[str, ...]:
        """What was measured."""
        return (self.high, self.low)


class Alone(msgspec.Struct, frozen=True):
    """Cartographers alone on one side of the map: the ratings of all games (CART-6.20)."""

    side: str
    level: str
    ratings: tuple[int, ...]

    @property
    def key(self) -> tuple[str, ...]:
        """What was measured."""
        return (self.side, self.level)


class Opponent(msgspec.Struct, frozen=True):
    """Viscounts alone against one opponent, with so many future cards mixed in (VISC-6.3)."""

    opponent: str
    difficulty: int
    level: str
    wins: float
    games: int
    scores: tuple[float, float]
    """Means of ours and the opponent's."""

    @property
    def key(self) -> tuple[str, ...]:
        """What was measured."""
        return (self.opponent, str(self.difficulty), self.level)


Row = TypeVar("Row", Step, Alone, Opponent)


class Results(msgspec.Struct):
    """Everything that was measured of one game."""

    game: str
    steps: list[Step] = []
    alone: list[Alone] = []
    opponents: list[Opponent] = []


def write_results(results: Results) -> None:
    """Keep what was measured of a game in its own file."""
    FOLDER.mkdir(exist_ok=True)
    text = msgspec.json.format(msgspec.json.encode(results), indent=2)
    (FOLDER / f"{results.game}.json").write_bytes(text + b"\n")


def read_results() -> list[Results]:
    """What was measured of each game so far."""
    paths = [FOLDER / f"{game}.json" for game in GAMES]
    return [msgspec.json.decode(path.read_bytes(), type=Results) for path in paths if path.exists()]


def completed(results: Results) -> Results:
    """What was measured now, and for everything else what the file of the game says."""
    for earlier in read_results():
        if earlier.game == results.game:
            return Results(
                results.game,
                merged(earlier.steps, results.steps),
                merged(earlier.alone, results.alone),
                merged(earlier.opponents, results.opponents),
            )
    return results


def merged(earlier: list[Row], now: list[Row]) -> list[Row]:
    """The rows of earlier, those that were measured again replaced, and new ones at the end."""
    found = {row.key: row for row in earlier} | {row.key: row for row in now}
    return list(found.values())


def write_page() -> None:
    """The page of all games."""
    PAGE.write_text("\n".join(page(read_results())) + "\n", encoding="utf-8")


def page(found: Sequence[Results]) -> Iterator[str]:
    """The lines of the page."""
    yield from (
        "# The ladder",
        "",
        "Written by `make ladder`. Two players, paired seeds, every seating; a win is a better place, a shared one is",
        "half. Intervals are those of 95 % (Wilson). Wanted: 70 % over the level below, 90 % over random. Times are",
        "processor seconds a decision of the higher level: mean and slowest.",
        "",
        "| game | step | wins | 95 % | games | reached | mean scores | s/decision | slowest |",
        "|---|---|---|---|---|---|---|---|---|",
    )
    for results in found:
        yield from (step_row(results.game, step) for step in results.steps)
    yield from _winners(found)
    yield from _alone(found)
    yield from _opponents(found)


def step_row(game: str, step: Step) -> str:
    """One step as a row: who, share of wins, interval, scores, times."""
    wanted = WANTED_OVER_RANDOM if step.low == "random" else WANTED
    wins = share(step.wins, step.games)
    verdict = "too few games" if step.games < ENOUGH else "yes" if wins.share >= wanted else "no"
    scores = f"{step.scores[0]:.1f} : {step.scores[1]:.1f}"
    times = f"{step.seconds:.3f} | {step.slowest:.2f}"
    return f"| {game} | {step.high} > {step.low} | {percents(wins)} | {verdict} | {scores} | {times} |"


def percents(wins: Share) -> str:
    """A share, its interval and the number of games, as three cells."""
    return f"{100 * wins.share:.0f} % | {100 * wins.low:.0f} % – {100 * wins.high:.0f} % | {wins.games}"


def _winners(found: Sequence[Results]) -> Iterator[str]:
    for results in found:
        for step in results.steps:
            if results.game == "carcassonne" and step.high == "expert":
                yield ""
                yield f"Carcassonne base, expert and hard: mean score of the winner {step.winner:.0f} (people: 90–110)."


def _alone(found: Sequence[Results]) -> Iterator[str]:
    rows = [alone for results in found for alone in results.alone]
    if rows:
        yield from ("", "## The rulebooks' own yardsticks", "")
        yield from ("Cartographers alone: mean rating (CART-6.20); aims: hard 10, expert 20.", "")
        yield from ("| side | level | mean rating | from – to | games |", "|---|---|---|---|---|")
    for row in rows:
        mean, span = sum(row.ratings) / len(row.ratings), f"{min(row.ratings)} – {max(row.ratings)}"
        yield f"| {row.side} | {row.level} | {round(mean, 1) + 0:.1f} | {span} | {len(row.ratings)} |"


def _opponents(found: Sequence[Results]) -> Iterator[str]:
    rows = [opponent for results in found for opponent in results.opponents]
    if rows:
        yield from ("", "Viscounts alone against each opponent: share of wins; aim of `expert`: 80 %.", "")
        yield "| opponent | future cards | level | wins | 95 % | games | mean scores |"
        yield "|---|---|---|---|---|---|---|"
    for row in rows:
        wins, scores = percents(share(row.wins, row.games)), f"{row.scores[0]:.1f} : {row.scores[1]:.1f}"
        yield f"| {row.opponent} | {row.difficulty} | {row.level} | {wins} | {scores} |"
