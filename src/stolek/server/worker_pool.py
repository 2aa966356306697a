"""The worker processes, seen from the server: jobs go out, replies come back, whoever takes too long is ended.

Jobs wait in lanes, one for each who causes work: a visitor who asks, or the host whose bots think. Who hangs up leaves
the lane, and a job under way is ended.
"""

import asyncio
import contextlib
import os
import sys
from typing import Final

import msgspec
import structlog

from stolek.kernel.corrections import corrections_in_use
from stolek.server.job import CORRECTIONS, LENGTH, REPLIES, Failed, Job, Reply, framed
from stolek.server.lanes import Lanes

LOG: Final = structlog.get_logger("stolek.thinking")
PASSED_ON: Final = ("PATH", "HOME", "LANG", "LC_ALL", "PYTHONPATH", "VIRTUAL_ENV", "SYSTEMROOT")
"""What a worker gets of the environment: nothing that names a database or holds a secret."""
LARGEST: Final = 64 << 20


class ThinkingFailed(Exception):
    """A worker failed, fell silent or took too long."""


class Worker:
    """One worker process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls) -> "Worker":
        """A new process; it is ready when it answers its first job."""
        environment = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
        environment[CORRECTIONS] = msgspec.json.encode(corrections_in_use()).decode()
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "stolek.server.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=environment,
            limit=LARGEST,
        )
        return cls(process)

    async def do(self, job: Job) -> Reply:
        """Send a job and wait for its reply."""
        pipe_in, pipe_out = self._process.stdin, self._process.stdout
        assert pipe_in is not None
        assert pipe_out is not None
        pipe_in.write(framed(job))
        await pipe_in.drain()
        length = int.from_bytes(await pipe_out.readexactly(LENGTH), "big")
        return REPLIES.decode(await pipe_out.readexactly(length))

    async def end(self) -> None:
        """End the process, whatever it is doing."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


class WorkerPool:
    """A few workers, started when they are first needed."""

    def __init__(self, most: int) -> None:
        self._lanes = Lanes(most)
        self._idle: list[Worker] = []
        self._busy: list[Worker] = []
        self._closed = False

    async def do(self, job: Job, seconds: float, lane: str = "", bounded: bool = True) -> Reply:
        """Have a job done within this time, not counting the time it waits for a free worker."""
        await self._lanes.enter(lane, bounded)
        try:
            reply = await self._done(job, seconds)
        finally:
            self._lanes.leave(lane)
        if isinstance(reply, Failed):
            raise ThinkingFailed(reply.problem)
        return reply

    async def _done(self, job: Job, seconds: float) -> Reply:
        if self._closed:
            raise ThinkingFailed("the server is stopping")
        worker = self._idle.pop() if self._idle else await Worker.start()
        self._busy.append(worker)
        try:
            reply = await asyncio.wait_for(worker.do(job), seconds)
        except (TimeoutError, asyncio.IncompleteReadError, ConnectionError) as problem:
            await worker.end()
            raise ThinkingFailed(f"{type(job).__name__}: {type(problem).__name__}") from problem
        except BaseException:
            await worker.end()
            raise
        finally:
            self._busy.remove(worker)
        self._idle.append(worker)
        return reply

    async def close(self) -> None:
        """End all workers."""
        self._closed = True
        for worker in (*self._idle, *self._busy):
            await worker.end()
        self._idle.clear()
