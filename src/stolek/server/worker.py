"""A worker process: bots think here and records are replayed here, far from the event loop and from the true states.

Started as `python -m stolek.server.worker`. It reads jobs from its input until that ends, so a worker never outlives
its server.
"""

import os
import time
import traceback
from typing import BinaryIO

import msgspec

from stolek.bots.bot import Seconds
from stolek.bots.levels import make_bot
from stolek.kernel.corrections import use_corrections
from stolek.kernel.observation import Observation
from stolek.kernel.values import Seat
from stolek.server.job import CORRECTIONS, JOBS, LENGTH, Check, Choose, Chosen, Count, Failed, Job, Reply, Show, framed
from stolek.table.play import codec_for, rules_for


def main() -> None:
    """Do jobs until there are no more."""
    jobs = os.fdopen(os.dup(0), "rb", buffering=0)
    replies = os.fdopen(os.dup(1), "wb", buffering=0)
    use_corrections(msgspec.json.decode(os.environ.get(CORRECTIONS, "{}")))
    os.dup2(2, 1)  # whatever a bot prints must not get between the replies
    while (job := _next(jobs)) is not None:
        try:
            reply = _do(job)
        except Exception as problem:  # a bot may fail in any way; whoever asked decides what then
            traceback.print_exc()
            reply = Failed(f"{type(problem).__name__}: {problem}")
        try:
            replies.write(framed(reply))
        except BrokenPipeError:
            return


def _next(jobs: BinaryIO) -> Job | None:
    head = _exactly(jobs, LENGTH)
    body = None if head is None else _exactly(jobs, int.from_bytes(head, "big"))
    return None if body is None else JOBS.decode(body)


def _exactly(jobs: BinaryIO, length: int) -> bytes | None:
    data = b""
    while len(data) < length:
        more = jobs.read(length - len(data))
        if not more:
            return None
        data += more
    return data


def _do(job: Job) -> Reply:
    match job:
        case Choose():
            return _choose(job)
        case Check() | Show() | Count():
            from stolek.server import replaying  # records bring the words of both languages with them

            return replaying.do(job)


def _choose(job: Choose) -> Chosen:
    rules = rules_for(job.game, job.options)
    blind = codec_for(rules).decode(job.blind)
    observation = Observation(rules, blind, Seat(job.seat))
    action = make_bot(job.level, job.seed).choose(observation, Seconds(job.seconds, time.monotonic))
    return Chosen(rules.text.write(action))


if __name__ == "__main__":
    main()
