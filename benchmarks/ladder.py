"""How strong the levels are: each against the one below, game by game, and the yardsticks of the rulebooks.

    python -m benchmarks.ladder [--games N] [--solo N] [--jobs J] [--keep FOLDER] [--only GAME …] [--yardsticks]

Games are kept in a folder, so a stopped run goes on where it was and a longer one adds to a shorter one. Everything is
counted, not timed: the same numbers come out on every machine, the thinking times aside. What a run found of a game
goes to benchmarks/ladder/GAME.json, where figures that were not measured again stay; benchmarks/ladder.md is made from
the files of all games, so several games can be measured side by side (each with a folder of its own). With
`--yardsticks` the levels do not play each other. The folder knows nothing of the code: remove it when a bot or a rule
has changed.
"""

import argparse
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, pairwise
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.ladder_page import GAMES, Alone, Opponent, Results, Step, completed, write_page, write_results
from stolek.arena.executor import Executor, InProcess, LocalPool
from stolek.arena.job import Job, JobResult
from stolek.arena.journal import Journal
from stolek.arena.report import Report, report
from stolek.arena.schedule import schedule
from stolek.arena.tournament import Tournament
from stolek.games.cartographers.cards import SCORING_BY_ID
from stolek.kernel.option import Value
from stolek.kernel.record import read_record

LADDER: Final = ("random", "easy", "normal", "hard", "expert")
SEED: Final = 1
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


def steps(game: str, games: int) -> Iterator[Match]:
    """Every level against the one below."""
    for low, high in pairwise(LADDER):
        yield Match(f"{game}-{high}-{low}", game, {}, (high, low), 2, games)


def yardsticks(game: str, games: int) -> Iterator[Match]:
    """What the rulebooks measure people by."""
    if game == "cartographers":
        for side in ("A", "B"):
            for bot in ("normal", "hard", "expert"):
                options: dict[str, Value] = {"side": side}
                yield Match(f"{game}-solo-{side}-{bot}", game, options, (bot,), 1, games, True)
    if game == "viscounts":
        from stolek.games.viscounts.opponent.boards import OPPONENT_IDS

        for opponent in OPPONENT_IDS[:OPPONENTS]:
            for difficulty in (0, MIXED):
                options = {"opponent": opponent, "difficulty": difficulty}
                yield Match(f"{game}-{opponent}-{difficulty}-expert", game, options, ("expert",), 1, games)


def tournament(match: Match, folder: Path) -> Tournament:
    """A match with what has been played of it."""
    jobs = schedule(match.game, match.options, match.bots, match.players, match.games, SEED, record=match.records)
    return Tournament(jobs, Journal(folder / match.title, jobs))


def results(game: str, games: int, solo: int, folder: Path) -> Results:
    """What has been played of a game so far; the rest is what its file says."""
    found = Results(game)
    for match in steps(game, games):
        if played := tournament(match, folder).games():
            found.steps.append(step_of(match, report(match.bots, played)))
    for match in yardsticks(game, solo):
        played = tournament(match, folder).games()
        if played and game == "cartographers":
            found.alone.append(Alone(str(match.options["side"]), match.bots[0], ratings_of(match, played, folder)))
        elif played:
            found.opponents.append(opponent_of(match, played))
    return completed(found)


def step_of(match: Match, found: Report) -> Step:
    """The figures of a step."""
    high, low = match.bots
    meeting = found.meetings[0].share
    by_name = {standing.bot: standing for standing in found.standings}
    one, two = by_name[high], by_name[low]
    scores = (one.scores.mean, two.scores.mean)
    times = (one.seconds_a_decision, one.slowest_decision)
    return Step(high, low, meeting.wins, meeting.games, scores, found.winner_mean, *times)


def ratings_of(match: Match, games: Sequence[tuple[Job, JobResult]], folder: Path) -> tuple[int, ...]:
    """The solo ratings of recorded games: the score less the values of the four scoring cards (CART-6.20)."""
    records = sorted((folder / match.title / "records").glob("*.record"))
    return tuple(
        played.scores[0] - edicts_value(path.read_text(encoding="utf-8"))
        for path, (_, played) in zip(records, games, strict=True)
    )


def edicts_value(record: str) -> int:
    """What the scoring cards of a recorded game ask of a solo player."""
    setup = read_record(record, 0).moves[0]
    return sum([SCORING_BY_ID[result].solo_value for result in setup.chance if result in SCORING_BY_ID])


def opponent_of(match: Match, games: Sequence[tuple[Job, JobResult]]) -> Opponent:
    """The figures against one opponent."""
    found, options = report(match.bots, games).standings[0], match.options
    theirs = sum(played.scores[1] for _, played in games) / len(games)
    opponent, difficulty, wins = str(options["opponent"]), int(options["difficulty"]), found.wins
    return Opponent(opponent, difficulty, match.bots[0], wins.wins, wins.games, (found.scores.mean, theirs))


def measure(matches: Iterable[Match], game: str, games: int, solo: int, folder: Path, executor: Executor) -> None:
    """Play what is left of these matches of a game; the page grows with each."""
    for match in matches:
        for _ in tournament(match, folder).run(executor):
            pass
        write_results(results(game, games, solo, folder))
        write_page()


def main() -> None:
    """Play and write the page; `--only` without a game writes it from what is known."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--solo", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=Path("build/ladder"))
    parser.add_argument("--only", nargs="*", choices=GAMES, default=GAMES)
    parser.add_argument("--yardsticks", action="store_true", help="those of the rulebooks alone")
    chosen = parser.parse_args()
    executor: Executor = InProcess() if chosen.jobs == 1 else LocalPool(chosen.jobs)
    for game in chosen.only:
        matches = yardsticks(game, chosen.solo)
        if not chosen.yardsticks:
            matches = chain(steps(game, chosen.games), matches)
        measure(matches, game, chosen.games, chosen.solo, chosen.keep, executor)
    write_page()


if __name__ == "__main__":
    main()
