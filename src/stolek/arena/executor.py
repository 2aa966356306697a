"""Where jobs run: in this process, in a pool of processes, or on a Ray cluster, behind one interface.

Whole games are jobs. Results come as they are ready, each with the number of its job, so a slow game holds nobody up.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import active_children, get_context
from signal import SIG_BLOCK, SIG_SETMASK, SIGINT, pthread_sigmask
from typing import Any, Protocol, TypeVar

from stolek.kernel.corrections import corrections_in_use, use_corrections

J = TypeVar("J")
R = TypeVar("R")


class Executor(Protocol):
    """Runs jobs somewhere."""

    def run(self, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[tuple[int, R]]:
        """Do the work for every job; give the number of each and its result, in any order."""


class InProcess:
    """One after another, here."""

    def run(self, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[tuple[int, R]]:
        """In the order of the jobs."""
        for number, job in enumerate(jobs):
            yield number, work(job)


class LocalPool:
    """Several processes on this machine."""

    def __init__(self, processes: int) -> None:
        self._processes = processes

    def run(self, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[tuple[int, R]]:
        """As they are ready; an interruption ends the workers at once."""
        pool = ProcessPoolExecutor(
            self._processes,
            mp_context=get_context("spawn"),
            initializer=use_corrections,
            initargs=(corrections_in_use(),),
        )
        try:
            with block_sigint():
                numbers = {pool.submit(work, job): number for number, job in enumerate(jobs)}
            for future in as_completed(numbers):
                yield numbers[future], future.result()
        except BaseException:
            # In this order: a pool whose workers end before it knows that it is closed says so on the error stream.
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in active_children():
                worker.terminate()
            raise
        pool.shutdown()


class RayCluster:
    """The machines of a Ray cluster, which must have Stolek and its games installed; `local` starts one here."""

    def __init__(self, address: str, processors: int | None = None) -> None:
        self._ray: Any = import_module("ray")
        where = {"num_cpus": processors} if address == "local" else {"address": address}
        self._ray.init(include_dashboard=False, log_to_driver=False, configure_logging=False, **where)

    def run(self, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[tuple[int, R]]:
        """As they are ready; the cluster keeps the queue."""
        remote = self._ray.remote(work)
        waiting = {remote.remote(job): number for number, job in enumerate(jobs)}
        while waiting:
            ready, _ = self._ray.wait(list(waiting), num_returns=1)
            for reference in ready:
                yield waiting.pop(reference), self._ray.get(reference)

    def close(self) -> None:
        """Leave the cluster; one that was started here ends."""
        self._ray.shutdown()


@contextmanager
def block_sigint() -> Iterator[None]:
    """Hold an interruption back while workers start, so that none is left with half of its orders.

    Workers never hear of an interruption themselves: whoever started them ends them, without a word.
    """
    before = pthread_sigmask(SIG_BLOCK, {SIGINT})
    try:
        yield
    finally:
        pthread_sigmask(SIG_SETMASK, before)
