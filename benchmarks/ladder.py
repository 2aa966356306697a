"""How strong the levels are: each against the one below, game by game, and the yardsticks of the rulebooks.

    python -m benchmarks.ladder [--games N] [--solo N] [--jobs J] [--keep FOLDER] [--only GAME …]

Games are kept in a folder, so a stopped run goes on where it was and a longer one adds to a shorter one. Everything is
counted, not timed: the same numbers come out on every machine, the thinking times aside. Writes benchmarks/ladder.md.
The folder knows nothing of the code: remove it when a bot or a rule has changed.
"""

import argparse
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from stolek.arena.executor import Executor, InProcess, LocalPool
from stolek.arena.job import Job, Played
from stolek.arena.journal import Journal
from stolek.arena.report import Report, Standing, report
from stolek.arena.schedule import schedule
from stolek.arena.tournament import Tournament
from stolek.games.cartographers.cards import SCORING_BY_ID
from stolek.kernel.option import Value
from stolek.kernel.record import read_record

LADDER: Final = ("random", "easy", "normal", "hard", "expert")
GAMES: Final = ("cartographers", "pillars", "carcassonne", "rivals", "viscounts")
PAGE: Final = Path(__file__).with_name("ladder.md")
SEED: Final = 1
WANTED: Final = 0.7
WANTED_OVER_RANDOM: Final = 0.9
ENOUGH: Final = 40
"""With fewer games than this no step counts as reached or missed."""
OPPONENTS: Final = 4
MIXED: Final = 3
"""Future cards mixed in at the highest difficulty (VISC-6.3)."""


class Match(NamedTuple):
    """A tournament of the ladder."""

    title: str
    game: str
    options: Mapping[str, Value]
    bots: tuple[str, ...]
    players: int
    games: int
    records: bool = False


def steps(games: int, only: Sequence[str]) -> Iterator[Match]:
    """Every level against the one below."""
    for game in GAMES:
        if game in only:
            for low, high in pairwise(LADDER):
                yield Match(f"{game}-{high}-{low}", game, {}, (high, low), 2, games)


def yardsticks(games: int, only: Sequence[str]) -> Iterator[Match]:
    """What the rulebooks measure people by."""
    if "cartographers" in only:
        for side in ("A", "B"):
            for bot in ("normal", "hard", "expert"):
                options: dict[str, Value] = {"side": side}
                yield Match(f"cartographers-solo-{side}-{bot}", "cartographers", options, (bot,), 1, games, True)
    if "viscounts" in only:
        from stolek.games.viscounts.opponents import OPPONENT_IDS

        for opponent in OPPONENT_IDS[:OPPONENTS]:
            for difficulty in (0, MIXED):
                options = {"opponent": opponent, "difficulty": difficulty}
                name = f"viscounts-{opponent}-{difficulty}-expert"
                yield Match(name, "viscounts", options, ("expert",), 1, max(1, games // 5))


def play(match: Match, folder: Path, executor: Executor) -> list[tuple[Job, Played]]:
    """Play what is left of a match."""
    jobs = schedule(match.game, match.options, match.bots, match.players, match.games, SEED, record=match.records)
    tournament = Tournament(jobs, Journal(folder / match.title, jobs))
    for _ in tournament.run(executor):
        pass
    return tournament.games()


def finished(match: Match, folder: Path) -> list[tuple[Job, Played]]:
    """What has been played of a match before."""
    jobs = schedule(match.game, match.options, match.bots, match.players, match.games, SEED, record=match.records)
    return Tournament(jobs, Journal(folder / match.title, jobs)).games()


def percent(value: float) -> str:
    """A share for the tables."""
    return f"{100 * value:.0f} %"


def step_row(match: Match, found: Report) -> str:
    """One step of the ladder as a row: who, share of wins, interval, scores, times."""
    high, low = match.bots
    meeting = found.meetings[0].share
    wanted = WANTED_OVER_RANDOM if low == "random" else WANTED
    by_name: dict[str, Standing] = {standing.bot: standing for standing in found.standings}
    one, two = by_name[high], by_name[low]
    verdict = "too few games" if meeting.games < ENOUGH else "yes" if meeting.share >= wanted else "no"
    cells = [
        match.game,
        f"{high} > {low}",
        percent(meeting.share),
        f"{percent(meeting.low)} – {percent(meeting.high)}",
        str(meeting.games),
        verdict,
        f"{one.scores.mean:.1f} : {two.scores.mean:.1f}",
        f"{one.seconds_a_decision:.3f}",
        f"{one.slowest_decision:.2f}",
    ]
    return f"| {' | '.join(cells)} |"


def rating_of(record: Path, score: int) -> int:
    """The solo rating of a recorded game: its score less the values of its four scoring cards (CART-6.20)."""
    setup = read_record(record.read_text(encoding="utf-8"), 0).moves[0]
    values = [SCORING_BY_ID[result].solo_value for result in setup.chance if result in SCORING_BY_ID]
    return score - sum(values)


def solo_row(match: Match, games: Sequence[tuple[Job, Played]], folder: Path) -> str:
    """Cartographers alone: the mean rating."""
    records = sorted((folder / match.title / "records").glob("*.record"))
    ratings = [rating_of(path, played.scores[0]) for path, (_, played) in zip(records, games, strict=False)]
    mean = sum(ratings) / len(ratings)
    return (
        f"| {match.options['side']} | {match.bots[0]} | {mean:.1f} | {min(ratings)} – {max(ratings)} | {len(ratings)} |"
    )


def opponent_row(match: Match, found: Report) -> str:
    """Viscounts alone: the share of wins."""
    wins = found.standings[0].wins
    options = match.options
    return (
        f"| {options['opponent']} | {options['difficulty']} | {percent(wins.share)} "
        f"| {percent(wins.low)} – {percent(wins.high)} | {wins.games} |"
    )


def page(ladder: Iterable[Match], alone: Iterable[Match], folder: Path) -> str:
    """The whole page from what has been played."""
    lines = [
        "# The ladder",
        "",
        "Written by `make ladder`. Two players, paired seeds, every seating; a win is a better place, a shared one is",
        "half. Intervals are those of 95 % (Wilson). Wanted: 70 % over the level below, 90 % over random. Times are",
        "seconds of one core a decision of the higher level: mean and slowest.",
        "",
        "| game | step | wins | 95 % | games | reached | mean scores | s/decision | slowest |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    winners = []
    for match in ladder:
        games = finished(match, folder)
        if games:
            found = report(match.bots, games)
            lines.append(step_row(match, found))
            if match.game == "carcassonne" and match.bots[0] == "expert":
                winners.append(
                    f"Carcassonne base, expert against hard: mean score of the winner {found.winner_mean:.0f}."
                )
    lines += ["", *winners, "", "## The rulebooks' own yardsticks", ""]
    lines += ["Cartographers alone: mean rating (CART-6.20); aims: hard 10, expert 20.", ""]
    lines += ["| side | level | mean rating | from – to | games |", "|---|---|---|---|---|"]
    solo, opponents = [], []
    for match in alone:
        games = finished(match, folder)
        if games and match.game == "cartographers":
            solo.append(solo_row(match, games, folder))
        elif games:
            opponents.append(opponent_row(match, report(match.bots, games)))
    lines += solo
    if opponents:
        lines += ["", "Viscounts alone against each opponent, `expert`: share of wins; aim: 80 %.", ""]
        lines += ["| opponent | future cards | wins | 95 % | games |", "|---|---|---|---|---|", *opponents]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Play and write the page."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--solo", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=Path("build/ladder"))
    parser.add_argument("--only", nargs="*", default=list(GAMES))
    chosen = parser.parse_args()
    executor: Executor = InProcess() if chosen.jobs == 1 else LocalPool(chosen.jobs)
    for match in (*steps(chosen.games, chosen.only), *yardsticks(chosen.solo, chosen.only)):
        play(match, chosen.keep, executor)
        found = page(steps(chosen.games, GAMES), yardsticks(chosen.solo, GAMES), chosen.keep)
        PAGE.write_text(found, encoding="utf-8")


if __name__ == "__main__":
    main()
