"""The event loop is never kept busy for long, however much bots think and however long the lists of options are."""

import asyncio
import threading
import time
from pathlib import Path

import pytest

from stolek.server.settings import Settings
from tests.server.conftest import elsewhere, running
from tests.server.visitor import Listener, Visitor

LONGEST = 0.020
ALLOWED = 2
"""So many calls may take longer, for the sake of garbage collection and busy machines."""


def test_no_call_on_the_event_loop_takes_longer_than_20_ms(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Measured in CPU time of the thread, so that other programs on the machine do not count."""
    slow: list[tuple[float, str]] = []
    measured: list[int] = []
    original, here = asyncio.events.Handle._run, threading.get_ident()

    def timed(handle: asyncio.Handle) -> None:
        begun = time.thread_time()
        original(handle)
        taken = time.thread_time() - begun
        if measured and threading.get_ident() != here:
            measured[0] += 1
            if taken > LONGEST:
                slow.append((taken, repr(handle)))

    monkeypatch.setattr(asyncio.events.Handle, "_run", timed)
    with running(elsewhere(settings, tmp_path, thinkers=2, bot_seconds=0.3)) as (address, _):
        anna = Visitor(address, "Anna")
        busy = [anna.open("human", "hard", "random", game=game) for game in ("cartographers", "cartographers")]
        crowd = anna.open("human", *["random"] * 15)
        for table in (*busy, crowd):
            anna.do(table, "start")
            anna.look(table, 0)
        listeners = [Listener(anna, table, 0) for table in (*busy, crowd)]
        measured.append(0)
        for n in range(4):
            for table in (*busy, crowd):
                if anna.turn(table, 0):
                    anna.answer(table, 0, 13 * n)
                anna.log(table, 0)
        for listener in listeners:
            listener.close()
    assert measured[0] > 300
    assert len(slow) <= ALLOWED, slow
