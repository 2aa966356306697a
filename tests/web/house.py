"""A server of its own process for the browser tests: on this machine only, without limits, the same games in every run.

The browser and the tests already keep two cores busy; a server in the same process would share their lock.
"""

import random
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
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


@contextmanager
def open_house(folder: Path) -> Iterator[str]:
    """The address of a running server whose database lies in the folder."""
    port = free_port()
    process = subprocess.Popen([sys.executable, "-m", "tests.web.house", str(port), str(folder / "stolek.sqlite3")])
    address = f"http://127.0.0.1:{port}"
    try:
        _wait_for(address, process)
        yield address
    finally:
        process.terminate()
        process.wait(20)


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


def main(port: str, database: str) -> None:
    """Serve until terminated; bots think briefly."""
    from stolek.server.main import listen, run
    from stolek.server.settings import NO_LIMITS, Settings

    seeds = random.Random(SEED)
    settings = Settings(database, NO_LIMITS, thinkers=1, bot_seconds=0.05, sweep=0.2, randbits=seeds.getrandbits)
    run(settings, listen("127.0.0.1", int(port)))


if __name__ == "__main__":
    main(*sys.argv[1:])
