"""One game as a job: small enough to send to any machine, complete enough to be played there alone.

A job names everything that decides the game, so it gives the same result wherever and in whatever order it is played
(budgets in seconds aside).
"""

from collections.abc import Sequence
from hashlib import blake2b
from time import perf_counter, process_time
from typing import Any

import msgspec

from stolek.arena.rules_cache import rules_with
from stolek.bots.bot import Bot, Budget, Seconds, Simulations
from stolek.bots.levels import make_bot
from stolek.kernel.generator import Generator
from stolek.kernel.observation import observe
from stolek.kernel.option import Value
from stolek.kernel.record import begin, final_hash, write_move
from stolek.kernel.rules import Rules
from stolek.kernel.state import State

ENOUGH = 1_000_000
"""A counted budget that lets every level run the simulations of its own plan."""


class Job(msgspec.Struct, frozen=True):
    """Which game to play, and who sits where."""

    game: str
    options: dict[str, Value]
    bots: tuple[str, ...]
    """One a seat."""
    seed: int
    round: int
    """Games of one round share their seed and differ in who sits where."""
    seconds: float | None = None
    """Time a decision; None counts simulations."""
    record: bool = False


class JobResult(msgspec.Struct, frozen=True):
    """What is kept of a game; times are seconds of the processor, one number a seat."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: tuple[int, ...]
    thinking: tuple[float, ...]
    slowest: tuple[float, ...]
    hash: str
    record: str = ""
    cut: bool = False
    """Whether the game was stopped because it might never have ended: nobody has won it."""


def play(job: Job) -> JobResult:
    """Play the game to its end, or to where such games are cut."""
    rules = rules_of(job)
    bots, blindings = seated(job)
    s, _ = rules.setup(len(job.bots), job.seed)
    record = begin(rules, s, job.seed, job.bots)
    decisions = [0] * s.seats
    times: list[list[float]] = [[] for _ in job.bots]
    cut = rules.cut_after(s.seats)
    while s.waits and sum(decisions) != cut:
        seat = s.waits[0]
        observation = observe(rules, s, seat, blindings[seat])
        begun = process_time()
        action = bots[seat].choose(observation, budget_of(job))
        times[seat].append(process_time() - begun)
        decisions[seat] += 1
        rules.apply(s, seat, action)
        if job.record:
            record.moves.append(write_move(rules, s, seat, action))
    dismiss(bots)
    hash = final_hash(rules, s)
    record.end = "" if s.waits else hash
    return JobResult(
        rules.result(s).scores,
        ranks_of(rules, s),
        tuple(decisions),
        tuple(round(sum(own), 4) for own in times),
        tuple(round(max(own, default=0.0), 4) for own in times),
        hash,
        record.text() if job.record else "",
        cut=bool(s.waits),
    )


def ranks_of(rules: Rules[Any], s: State) -> tuple[int, ...]:
    """The places; all share the first one in a game that was cut."""
    return (1,) * s.seats if s.waits else rules.result(s).ranks


def seated(job: Job) -> tuple[list[Bot], list[Generator]]:
    """The bots of a game, and for each seat the generator that blinds what it observes.

    Both depend on the seed, the name and how often it sits at the table, not on the seat: a bot keeps its luck when
    seats rotate.
    """
    bots, blindings = [], []
    for seat, name in enumerate(job.bots):
        source = Generator(_number(f"{job.seed}/{name}/{job.bots[:seat].count(name)}"))
        bots.append(make_bot(name, source.fork().rng))
        blindings.append(source.fork())
    return bots, blindings


def dismiss(bots: Sequence[Bot]) -> None:
    """End what bots have started: programs have a `close`."""
    for bot in bots:
        close = getattr(bot, "close", None)
        if close is not None:
            close()


def budget_of(job: Job) -> Budget:
    """What a bot may spend on one decision."""
    return Simulations(ENOUGH) if job.seconds is None else Seconds(job.seconds, perf_counter)


def rules_of(job: Job) -> Rules[Any]:
    """The rules that a job is played by."""
    return rules_with(job.game, job.options)


def _number(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")
