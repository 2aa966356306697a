"""A server of its own process for the browser tests: on this machine only, without limits, the same games in every run.

The browser and the tests already keep two cores busy; a server in the same process would share their lock.
"""

import json
import random
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from socket import socket
from typing import Final

STATIC: Final = Path(__file__).parents[2] / "src" / "stolek" / "server" / "static"
_PATIENCE: Final = 120.0
SEED: Final = 11


def free_port() -> int:
    """A port that nobody listens on just now."""
    with socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """A server whose database lies in a folder. It can be killed and started again, on the same port."""

    def __init__(self, folder: Path, seed: int = SEED, **changes: float) -> None:
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        self._command = [sys.executable, "-m", "tests.web.server", str(port), str(folder / "stolek.sqlite3")]
        self._command += [str(seed), json.dumps(changes)]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Returns when it answers."""
        self._process = subprocess.Popen(self._command)
        _wait_for(self.address, self._process)

    def kill(self) -> None:
        """At once, without a chance to put anything in order."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(20)

    def stop(self) -> None:
        """In order."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(20)


@contextmanager
def serve_in(folder: Path, seed: int = SEED, **changes: float) -> Iterator[ServerProcess]:
    """A running server with these changes to its settings; the seed says which games are played there."""
    server = ServerProcess(folder, seed, **changes)
    try:
        server.start()
        yield server
    finally:
        server.stop()


def _wait_for(address: str, process: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + _PATIENCE
    while time.monotonic() < deadline:
        if process.poll() is not None:
            raise RuntimeError(f"the server ended with {process.returncode}")
        try:
            with urllib.request.urlopen(f"{address}/readyz", timeout=1):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.05)
    raise TimeoutError(f"no server at {address} after {_PATIENCE} s")


def main(port: str, database: str, seed: str, changes: str) -> None:
    """Serve until terminated; bots think briefly."""
    from stolek.server.main import listen, run
    from stolek.server.settings import NO_LIMITS, Settings

    seeds = random.Random(int(seed))
    settings = Settings(database, NO_LIMITS, thinkers=1, bot_seconds=0.05, sweep=0.2, randbits=seeds.getrandbits)
    run(replace(settings, **json.loads(changes)), listen("127.0.0.1", int(port)))


if __name__ == "__main__":
    main(*sys.argv[1:])
