"""Many games between bots, one after another or in several processes, with the same results either way.

Game number i of a simulation with seed s is the game with seed s + i. Every seat's bot has a generator of its own that
depends on this seed and the seat alone, so neither the number of processes nor the other bots change what it does.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from time import process_time
from typing import Any, Final

import msgspec

from stolek.arena.executor import LocalPool
from stolek.arena.rules_cache import rules_with
from stolek.kernel.generator import Generator, below, next64
from stolek.kernel.observation import observe
from stolek.kernel.option import Value
from stolek.kernel.outcome import Rating
from stolek.kernel.record import final_hash
from stolek.kernel.rules import Rules
from stolek.kernel.state import State
from stolek.kernel.values import Action, Seat

ENOUGH: Final = 10**9
"""A bot may think as much as its level wants: counted and not timed, so that games repeat exactly."""
MAX_BATCH: Final = 50
_BOTS: Final = 0x6A09E667F3BCC908
"""Tells the generators of the bots from that of the game, which begins with the seed itself."""

RANDOM: Final = "random"
Choose = Callable[[State], Action]


class Simulation(msgspec.Struct, frozen=True):
    """Which games to play."""

    game: str
    options: dict[str, Value]
    bots: tuple[str, ...]
    """One a seat."""
    games: int
    seed: int


class SimulatedGame(msgspec.Struct, frozen=True):
    """What is kept of one game; the time is that of the processor, without the hash."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """Nobody, if the game was cut."""
    decisions: int
    seconds: float
    hash: str
    cut: bool
    """Whether it was stopped because it might never have ended."""
    rating: Rating | None = None


class BotProblem(Exception):
    """A bot could not go on; the message says why in one line."""


def play_games(simulation: Simulation, jobs: int = 1) -> Iterator[SimulatedGame]:
    """Play the games and give them in their order."""
    size = max(1, min(MAX_BATCH, simulation.games // (8 * jobs)))
    batches = [range(first, min(first + size, simulation.games)) for first in range(0, simulation.games, size)]
    if jobs == 1:
        for batch in batches:
            yield from play_batch(simulation, batch)
        return
    yield from _played_in_parallel(simulation, batches, jobs)


def _played_in_parallel(simulation: Simulation, batches: Sequence[Sequence[int]], jobs: int) -> Iterator[SimulatedGame]:
    """The batches in worker processes; one that is ready too early waits for those before it."""
    early: dict[int, list[SimulatedGame]] = {}
    following = 0
    for number, games in LocalPool(jobs).run(partial(play_batch, simulation), batches):
        early[number] = games
        while following in early:
            yield from early.pop(following)
            following += 1


def play_batch(simulation: Simulation, games: Sequence[int]) -> list[SimulatedGame]:
    """Play some of the games; what worker processes do."""
    rules = rules_with(simulation.game, simulation.options)
    try:
        return [play_game(rules, simulation.bots, simulation.seed + number) for number in games]
    except RuntimeError as problem:
        from stolek.bots.program import BotFailed

        if isinstance(problem, BotFailed):
            raise BotProblem(str(problem)) from problem
        raise


def play_game(rules: Rules[Any], bots: Sequence[str], seed: int) -> SimulatedGame:
    """Play one game to its end, or to where such games are cut."""
    begun = process_time()
    s, _ = rules.setup(len(bots), seed)
    decisions, cut = 0, rules.cut_after(s.seats)
    with ExitStack() as programs:
        choosers = _choosers(rules, bots, seed, programs)
        waiting, step = rules.waiting, rules.step
        while (waited := waiting(s)) and decisions != cut:
            seat = waited[0]
            step(s, seat, choosers[seat](s))
            decisions += 1
    outcome = rules.result(s)
    seconds = process_time() - begun
    return SimulatedGame(
        scores=outcome.scores,
        winners=() if s.waits else outcome.winners,
        decisions=decisions,
        seconds=seconds,
        hash=final_hash(rules, s),
        cut=bool(s.waits),
        rating=outcome.rating or None,
    )


def _choosers(rules: Rules[Any], bots: Sequence[str], seed: int, programs: ExitStack) -> list[Choose]:
    source = Generator(seed ^ _BOTS)
    return [_chooser(rules, name, Seat(seat), source.fork(), programs) for seat, name in enumerate(bots)]


def _chooser(rules: Rules[Any], name: str, seat: Seat, source: Generator, programs: ExitStack) -> Choose:
    """How a seat answers; a random bot looks at nothing but the list, so it is spared the making of a blind state."""
    if name == RANDOM:
        rng, legal = source.fork(), rules.legal

        def any_answer(s: State) -> Action:
            answers = legal(s, seat)
            return answers[below(rng, len(answers))]

        return any_answer
    from stolek.bots.bot import Simulations
    from stolek.bots.levels import make_bot

    bot, blinding = make_bot(name, next64(source)), source.fork()
    if (close := getattr(bot, "close", None)) is not None:
        programs.callback(close)
    return lambda s: bot.choose(observe(rules, s, seat, blinding), Simulations(ENOUGH))
