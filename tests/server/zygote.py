"""A process that has everything imported and forks servers, so that a test can start and kill many of them quickly.

Each server is a process of its own. Reads one JSON object a line with the settings of a server to start, answers with
its process id and port; ends, and its servers with it, when its input ends.
"""

import contextlib
import json
import logging
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

from stolek.kernel.values import Seat
from stolek.server import present
from stolek.server.logs import configure_logs
from stolek.server.main import listen, run
from stolek.server.settings import NO_LIMITS
from stolek.server.settings import Settings as ServerSettings
from stolek.storage import journal
from stolek.table.chair import Human
from stolek.table.command import Person, Start
from stolek.table.decide import Change, decide
from stolek.table.entry import Opened, Settings
from stolek.table.fold import opened
from stolek.table.gathering import open_table
from stolek.table.play import restored


class Zygote:
    """The test's side: starts and kills servers."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.zygote"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._pids: list[int] = []
        self._folder = tempfile.TemporaryDirectory(prefix="stolek-key-")

    def start(self, database: str, **more: object) -> tuple[int, str]:
        """The process id and address of a new server; it may still be getting ready."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(
            json.dumps({"database": database, "key": f"{self._folder.name}/stolek.key", **more}) + "\n"
        )
        self._process.stdin.flush()
        pid, port = map(int, self._process.stdout.readline().split())
        self._pids.append(pid)
        return pid, f"http://127.0.0.1:{port}"

    def kill(self, pid: int) -> None:
        """End a server without any warning."""
        self._pids.remove(pid)
        os.kill(pid, signal.SIGKILL)

    def wait_for_end(self, pid: int) -> None:
        """Wait until a killed server has let go of everything."""
        with contextlib.suppress(ProcessLookupError):
            while True:
                os.kill(pid, 0)
                time.sleep(0.01)

    def close(self) -> None:
        """End all servers."""
        for pid in self._pids[:]:
            self.kill(pid)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(10)
        self._process.stdout.close()
        self._folder.cleanup()


def main() -> None:
    """Fork a server for every line."""
    configure_logs(logging.WARNING)
    _warm_up()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        listening = listen("127.0.0.1", 0)
        listening.listen()  # early clients wait instead of being turned away
        port = listening.getsockname()[1]
        pid = os.fork()
        if pid == 0:
            _serve(listening, json.loads(line))
        print(pid, port, flush=True)
        listening.close()


def _warm_up() -> None:
    """Load what the first request would load, so that a server does something before it is killed."""
    host = Person("h", "Host")
    entry = open_table(Settings("cartographers"), (Human("h", "Host"), Human("h", "Host")), host)
    assert isinstance(entry, Opened)
    change = decide(opened(entry, 0.0), Start(), host, 0.0, 1)
    assert isinstance(change, Change)
    present.position(change.table, Seat(0))
    present.lines(present.speech_at(change.table), change.table.log)
    journal._events_of("cartographers")
    assert change.table.play is not None
    restored(change.table.rules, change.table.play.encoded())


def _serve(listening: socket.socket, more: dict[str, Any]) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    parent = os.getppid()
    os.dup2(os.open(os.devnull, os.O_RDWR), 0)
    os.dup2(2, 1)
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    more["key"] = Path(more["key"])
    settings = {"limits": NO_LIMITS, "thinkers": 1, "bot_seconds": 0.05, "sweep": 0.2, **more}
    run(ServerSettings(**settings), listening)
    os._exit(0)


def _end_with(parent: int) -> None:
    """A server must not outlive the test that started it."""
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(1)


if __name__ == "__main__":
    main()
