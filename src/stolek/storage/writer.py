"""The one writer of a SQLite database: a thread that does, in one transaction, all that has been wished for so far.

A commit waits for the disk. While the writer waits, wishes queue up; the next transaction holds them all and waits
once.
"""

import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import AbstractContextManager
from queue import Empty, SimpleQueue
from typing import Any, Final, Generic, TypeVar

import sqlalchemy as sa

MAX_AT_ONCE: Final = 200
"""So many wishes share a transaction at most, so that the first one need not wait for ever."""
T = TypeVar("T")


class NotWritten(Exception):
    """Nothing was written, for a reason that whoever wanted it understands."""


class _Wish(Generic[T]):
    """Something that somebody wants to write."""

    def __init__(self, work: Callable[[sa.Connection], T]) -> None:
        self._work = work
        self._result: list[T] = []
        self._problem: Exception | None = None
        self.kept: Future[T] = Future()

    def fulfil(self, connection: sa.Connection) -> None:
        """Do it in a transaction that is under way."""
        self._result, self._problem = [], None
        try:
            self._result.append(self._work(connection))
        except NotWritten as problem:
            self._problem = problem

    def fulfil_alone(self, transaction: Callable[[], AbstractContextManager[sa.Connection]]) -> None:
        """Do it in a transaction of its own."""
        try:
            with transaction() as connection:
                self.fulfil(connection)
        except Exception as problem:  # raised again by whoever waits for it
            self._problem = problem

    def tell(self) -> None:
        """Now that it is on disk, or will never be, tell whoever waits for it."""
        if self._problem is not None:
            self.kept.set_exception(self._problem)
        else:
            self.kept.set_result(self._result[0])


class Writer:
    """Does what others wish to write, in the order in which they wished it."""

    def __init__(self, transaction: Callable[[], AbstractContextManager[sa.Connection]]) -> None:
        self._transaction = transaction
        self._wishes: SimpleQueue[_Wish[Any] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="stolek-writer", daemon=True)
        self._thread.start()

    def wish(self, work: Callable[[sa.Connection], T]) -> "Future[T]":
        """Have something written; the future is done when it is on disk.

        `work` may be done again if somebody else's fails, and must write nothing before it raises `NotWritten`.
        """
        wish: _Wish[T] = _Wish(work)
        self._wishes.put(wish)
        return wish.kept

    def close(self) -> None:
        """Write what was wished for so far, and stop."""
        self._wishes.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (first := self._wishes.get()) is not None:
            wishes, goes_on = self._together(first)
            if wanted := [wish for wish in wishes if wish.kept.set_running_or_notify_cancel()]:
                self._fulfil(wanted)
            if not goes_on:
                return

    def _together(self, first: _Wish[Any]) -> tuple[list[_Wish[Any]], bool]:
        """The first wish and those behind it; False if these were the last."""
        wishes = [first]
        try:
            while len(wishes) < MAX_AT_ONCE:
                wish = self._wishes.get_nowait()
                if wish is None:
                    return wishes, False
                wishes.append(wish)
        except Empty:
            pass
        return wishes, True

    def _fulfil(self, wishes: list[_Wish[Any]]) -> None:
        """Do all in one transaction; if the transaction fails, each in one of its own."""
        try:
            with self._transaction() as connection:
                for wish in wishes:
                    wish.fulfil(connection)
        except Exception:  # whatever it was, it comes up again where it belongs
            for wish in wishes:
                wish.fulfil_alone(self._transaction)
        for wish in wishes:
            wish.tell()
