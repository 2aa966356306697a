"""Plays a schedule: games as jobs on an executor, kept in a journal, in the order of the schedule at the end."""

from collections.abc import Iterator, Sequence

from stolek.arena.executor import Executor
from stolek.arena.job import Job, JobResult, play
from stolek.arena.journal import Journal


class Tournament:
    """A schedule and what has been played of it."""

    def __init__(self, jobs: Sequence[Job], journal: Journal | None = None) -> None:
        self.jobs = jobs
        self._journal = journal
        self.finished: dict[int, JobResult] = dict(journal.finished) if journal else {}

    @property
    def left(self) -> list[int]:
        """The numbers of the games still to be played."""
        return [number for number in range(len(self.jobs)) if number not in self.finished]

    def run(self, executor: Executor) -> Iterator[JobResult]:
        """Play what is left; each game is kept before it is given."""
        left = self.left
        for place, played in executor.run(play, [self.jobs[number] for number in left]):
            self.finished[left[place]] = played
            if self._journal:
                self._journal.write(left[place], played)
            yield played

    def games(self) -> list[tuple[Job, JobResult]]:
        """The finished games in the order of the schedule."""
        return [(self.jobs[number], self.finished[number]) for number in sorted(self.finished)]
