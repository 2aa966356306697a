"""How fast the games are: random play, clone, legal list, view, determinize, replay, rollouts; CPU time, one core.

    python -m benchmarks.speed [GAME …] [--seconds S] [--json FILE]

The machine is noisy: compare ratios of one run, never numbers of two.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable
from typing import Any

from stolek.kernel.conformance import Walk
from stolek.kernel.generator import Generator, below
from stolek.kernel.leaf import Seat
from stolek.kernel.record import replay
from stolek.kernel.registry import find_game, game_ids
from stolek.kernel.rules import Rules


def timed(work: Callable[[], object], seconds: float) -> float:
    """CPU seconds of one call, averaged over as many calls as fit."""
    work()
    calls, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds or not calls:
        work()
        calls += 1
    return spent / calls


def random_play(rules: Rules[Any], seats: int, seconds: float) -> tuple[float, float]:
    """Decisions and games per CPU second; the clock is read now and then, for that can cost as much as a turn."""
    seed, decisions, spent, look = 0, 0, 0.0, 1
    start = time.process_time()
    while seed < look or (spent := time.process_time() - start) < seconds:
        if seed == look:
            look += 1 + seed // 8
        seed += 1
        s, _ = rules.setup(seats, seed)
        rng = Generator(seed)
        while s.waits:
            seat = s.waits[0]
            legal = rules.legal(s, seat)
            rules.step(s, seat, legal[below(rng, len(legal))])
            decisions += 1
    return decisions / spent, seed / spent


def middle(rules: Rules[Any], seats: int) -> Any:
    """A position about half-way through a random game."""
    lengths = Walk(rules, seats, 5, every=10**9)
    lengths.play()
    s, _ = rules.setup(seats, 5)
    rng = Generator(5)
    for _ in range(lengths.decisions // 2):
        seat = s.waits[0]
        legal = rules.legal(s, seat)
        rules.step(s, seat, legal[below(rng, len(legal))])
    return s


def forget(s: Any) -> None:
    """Drop the remembered legal lists."""
    s.offered = None
    s.lane_offers = [None] * len(s.lane_offers)


def rollout(rules: Rules[Any], s: Any, seat: Seat, rng: Generator, most: int = 200) -> None:
    """One simulation of a search: a sample, then at most so many random decisions."""
    guess = rules.determinize(s, seat, rng)
    for _ in range(most):
        if not guess.waits:
            break
        mover = guess.waits[0]
        legal = rules.legal(guess, mover)
        rules.step(guess, mover, legal[below(rng, len(legal))])


def measure(game: str, seconds: float, seats: int = 2, options: dict[str, object] | None = None) -> dict[str, float]:
    """All figures of one game."""
    rules = find_game(game)(options or {})
    decisions, games = random_play(rules, seats, seconds)
    s = middle(rules, seats)
    seat = s.waits[0]
    record = Walk(rules, seats, 3, every=10**9)
    record.play()
    rng = Generator(1)

    def legal() -> None:
        forget(s)
        rules.legal(s, seat)

    part = seconds / 8
    return {
        "decisions/s": decisions,
        "games/s": games,
        "clone µs": timed(s.clone, part) * 1e6,
        "legal µs": timed(legal, part) * 1e6,
        "view µs": timed(lambda: rules.view(s, seat), part) * 1e6,
        "determinize µs": timed(lambda: rules.determinize(s, seat, rng), part) * 1e6,
        "replay ms": timed(lambda: replay(rules, record.record), part) * 1e3,
        "rollouts/s": 1 / timed(lambda: rollout(rules, s, seat, rng), part * 2),
    }


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(game_ids()))
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--json")
    given = parser.parse_args()
    results = {game: measure(game, given.seconds) for game in given.games}
    if not results:
        sys.exit("no games are installed")
    names = list(next(iter(results.values())))
    print(f"{'2 seats, CPU time':20}" + "".join(f"{name:>16}" for name in names))
    for game, figures in results.items():
        print(f"{game:20}" + "".join(f"{figures[name]:16,.1f}" for name in names))
    if given.json:
        with open(given.json, "w", encoding="utf-8") as file:
            json.dump(results, file, indent=1)


if __name__ == "__main__":
    main()
