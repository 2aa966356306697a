"""How fast the games are: random play, clone, legal list, view, determinize, replay, search; CPU time of one core.

    python -m benchmarks.speed [GAME …] [--seconds S] [--growth] [--json FILE]
    python -m benchmarks.speed --slices

The machine is noisy: compare ratios of one run, never numbers of two. With `--growth` it is measured whether the cost
grows as the work does: the time of a decision where a game can be small or large. With `--slices` random play is
measured as it is asked for (`slices.py`).
"""

import argparse
import json
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from benchmarks.slices import WARM_UP, Play, play_for, serve
from stolek.bots.evaluation import find_evaluation, lead
from stolek.bots.plan import Plan
from stolek.bots.search import Search
from stolek.kernel.conformance import Walk
from stolek.kernel.generator import Generator, below
from stolek.kernel.observation import observe
from stolek.kernel.record import replay
from stolek.kernel.registry import find_game, game_ids
from stolek.kernel.rules import Rules
from stolek.kernel.values import Seat

MODULES = ("inns_cathedrals", "traders_builders", "hills_sheep", "wheel", "river")
"""The modules of Carcassonne with tiles of their own."""


def timed(work: Callable[[], object], seconds: float) -> float:
    """CPU seconds of one call, averaged over as many calls as fit."""
    work()
    calls, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds or not calls:
        work()
        calls += 1
    return spent / calls


def random_game(rules: Rules[Any], seats: int, seed: int) -> int:
    """A game of chance to its end; how many decisions it took."""
    s, _ = rules.setup(seats, seed)
    rng, decisions = Generator(seed), 0
    while s.waits:
        seat = s.waits[0]
        legal = rules.legal(s, seat)
        rules.step(s, seat, legal[below(rng, len(legal))])
        decisions += 1
    return decisions


def random_player(game: str, seats: int = 2) -> Play:
    """Games of chance of this game."""
    return partial(random_game, find_game(game)(), seats)


def after(rules: Rules[Any], seats: int, seed: int, reached: Callable[[Any, int], bool]) -> Any:
    """A position of a random game: the first that is as far as wanted, by the state and the decisions so far."""
    s, _ = rules.setup(seats, seed)
    rng, decisions = Generator(seed), 0
    while not reached(s, decisions):
        seat = s.waits[0]
        legal = rules.legal(s, seat)
        rules.step(s, seat, legal[below(rng, len(legal))])
        decisions += 1
    return s


def decisions_made(wanted: int) -> Callable[[Any, int], bool]:
    """So many decisions into the game."""
    return lambda _, decisions: decisions >= wanted


def tiles_laid(wanted: int) -> Callable[[Any, int], bool]:
    """So many tiles on the table."""
    return lambda s, _: len(s.tiles) >= wanted


def middle(rules: Rules[Any], seats: int) -> Any:
    """A position about half-way through a random game."""
    whole = Walk(rules, seats, 5, every=10**9)
    whole.play()
    return after(rules, seats, 5, decisions_made(whole.decisions // 2))


def forget(s: Any) -> None:
    """Drop the remembered legal lists."""
    s.offered = None
    s.lane_offers = [None] * len(s.lane_offers)


def rollout(rules: Rules[Any], s: Any, seat: Seat, rng: Generator, most: int = 200) -> None:
    """What a search does again and again: a sample, at most so many random decisions, and a judgement."""
    guess = rules.determinize(s, seat, rng)
    play_on(rules, guess, rng, most)
    lead(find_evaluation(rules.id), rules, guess, seat)


def play_on(rules: Rules[Any], s: Any, rng: Generator, most: int) -> None:
    """So many random decisions, or fewer if the game ends."""
    for _ in range(most):
        if not s.waits:
            break
        mover = s.waits[0]
        legal = rules.legal(s, mover)
        rules.step(s, mover, legal[below(rng, len(legal))])


def tree_search(rules: Rules[Any], s: Any, seat: Seat, rng: Generator) -> Search:
    """A search of the bots whose simulations play on to the end of the game at random."""
    observation = observe(rules, s, seat, rng)
    plan = Plan(simulations=1, horizon=10**6, tried=1)
    return Search(observation, plan, [0.0] * len(observation.legal), rng)


def measure(game: str, seconds: float, seats: int = 2, options: dict[str, object] | None = None) -> dict[str, float]:
    """All figures of one game."""
    rules = find_game(game)(options or {})
    play = partial(random_game, rules, seats)
    play_for(play, WARM_UP)
    played = play_for(play, seconds)
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
        "decisions/s": played.decisions_a_second,
        "games/s": played.games_a_second,
        "clone µs": timed(s.clone, part) * 1e6,
        "legal µs": timed(legal, part) * 1e6,
        "view µs": timed(lambda: rules.view(s, seat), part) * 1e6,
        "determinize µs": timed(lambda: rules.determinize(s, seat, rng), part) * 1e6,
        "replay ms": timed(lambda: replay(rules, record.record), part) * 1e3,
        "judged rollouts/s": 1 / timed(lambda: rollout(rules, s, seat, rng), part * 2),
        "tree simulations/s": 1 / timed(tree_search(rules, s, seat, rng).simulate, part * 2),
    }


def pace(rules: Rules[Any], s: Any, seconds: float, decisions: int = 20) -> float:
    """Microseconds a decision from a position on."""
    rng = Generator(1)
    return timed(lambda: play_on(rules, s.clone(), rng, decisions), seconds) / decisions * 1e6


def growth(seconds: float) -> dict[str, float]:
    """Microseconds a decision where little and where much is on the table."""
    found = {}
    cartographers = find_game("cartographers")()
    for seats in (2, 100):
        played = play_for(partial(random_game, cartographers, seats), seconds)
        found[f"cartographers, {seats} seats"] = 1e6 / played.decisions_a_second
    carcassonne = find_game("carcassonne")(dict.fromkeys(MODULES, True))
    for tiles in (72, 150):
        s = after(carcassonne, 2, 1, tiles_laid(tiles))
        found[f"carcassonne with all modules, {tiles} tiles"] = pace(carcassonne, s, seconds)
    rivals = find_game("rivals")()
    for moves in (10, 200):
        s = after(rivals, 2, 1, decisions_made(moves))
        found[f"rivals, move {moves}"] = pace(rivals, s, seconds)
    return found


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(game_ids()))
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--growth", action="store_true")
    parser.add_argument("--slices", action="store_true")
    parser.add_argument("--json")
    given = parser.parse_args()
    if given.slices:
        serve({game: partial(random_player, game) for game in game_ids()})
        return
    if given.growth:
        results = {line: {"µs": figure} for line, figure in growth(given.seconds).items()}
    else:
        results = {game: measure(game, given.seconds) for game in given.games}
    if not results:
        sys.exit("no games are installed")
    names = list(next(iter(results.values())))
    print(f"{'2 seats, CPU time':40}" + "".join(f"{name:>20}" for name in names))
    for line, figures in results.items():
        print(f"{line:40}" + "".join(f"{figures[name]:20,.1f}" for name in names))
    if given.json:
        with open(given.json, "w", encoding="utf-8") as file:
            json.dump(results, file, indent=1)


if __name__ == "__main__":
    main()
