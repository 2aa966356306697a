"""`make load`: 200 tables at once, and beside them, in the same run, a bare endpoint as a yardstick.

    python -m benchmarks.load [--tables N] [--seconds S] [--game ID] [--write]

A server with a fresh SQLite file runs in a process of its own. Every table has a player in two seats who watches the
event stream, looks at the position, makes a move, and so on: first once a second at each table, then as fast as it
goes; then both again with players who ask what some answers would change before they give one. With `--write` the
figures go to their section of `benchmarks/results.md`.
"""

import argparse
import asyncio
import os
import platform
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

import uvloop

from benchmarks.load_players import Figures, Player, flat_out, ms, paced, yardstick
from benchmarks.opening import opening_line
from benchmarks.results import keep_section

HEADING: Final = "The server under load"
AIM: Final = "Aim: p99 under 100 ms at 200 moves a second on 2 cores, under 1 MB of memory a table."
PAUSE: Final = 1.0
"""Seconds from one move to the next at each table, while the pace is steady."""
WEIGHED: Final = 3
"""At most so many answers somebody asks about before a move, in the phases that measure consequences."""
WARMING: Final = 3.0
T = TypeVar("T")


@dataclass
class Served:
    """How our server did."""

    steady: Figures
    fast: Figures
    weighing: Figures
    """At the steady pace, with questions about consequences before each move."""
    weighing_fast: Figures
    """The same as fast as it goes."""
    idle: float
    """Megabytes of an idle table."""
    server: float | None
    """Seconds of processor time of the server for a move."""
    clients: float
    """Seconds of processor time of all clients for a move."""
    lines: int
    """Lines of logs that came through event streams."""
    disk: list[float]
    """Seconds that the disk alone took, meanwhile, to keep a little."""


def memory(pid: int) -> float:
    """Megabytes in use by a process."""
    return int(subprocess.run(["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, text=True).stdout) / 1024


def processor_time(pid: int) -> float | None:
    """Seconds of processor time of a process, where the system tells them exactly."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return None
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def disk_times(folder: str, seconds: float) -> list[float]:
    """How long it takes, again and again for so long, until a little is on disk: no commit can be quicker."""
    end, times = time.perf_counter() + seconds, []
    with (Path(folder) / "disk").open("wb", buffering=0) as file:
        while (begun := time.perf_counter()) < end:
            file.write(bytes(4096))
            os.fsync(file.fileno())
            times.append(time.perf_counter() - begun)
            time.sleep(0.1)
    return times


def serve(what: str, folder: str) -> None:
    """The other process: our server, or the bare endpoint."""
    if what == "stolek":
        from stolek.server.main import listen, run
        from stolek.server.settings import NO_LIMITS, Settings

        listening = listen("127.0.0.1", 0)
        print(listening.getsockname()[1], flush=True)
        run(Settings(f"{folder}/load.sqlite3", NO_LIMITS), listening)
        return
    import uvicorn
    from starlette.applications import Starlette
    from starlette.requests import Request
    from starlette.responses import JSONResponse
    from starlette.routing import Route

    async def echo(request: Request) -> JSONResponse:
        return JSONResponse(await request.json())

    bare = socket.socket()
    bare.bind(("127.0.0.1", 0))
    print(bare.getsockname()[1], flush=True)
    app = Starlette(routes=[Route("/", echo, methods=["POST"])])
    uvicorn.Server(uvicorn.Config(app, log_level="warning", access_log=False)).run(sockets=[bare])


async def with_server(what: str, folder: str, work: Callable[[int, int], Awaitable[T]]) -> T:
    """Do something with a server of its own process: its process id and its port are given."""
    log = (Path(folder) / f"{what}.log").open("wb")
    command = [sys.executable, "-m", "benchmarks.load", "--serve", what, "--folder", folder]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
    try:
        assert process.stdout is not None
        port = int(process.stdout.readline())
        for _ in range(200):
            try:
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
                break
            except OSError:
                await asyncio.sleep(0.05)
        return await work(process.pid, port)
    finally:
        process.terminate()
        process.wait(20)
        log.close()


async def ours(given: argparse.Namespace, folder: str, pid: int, port: int) -> Served:
    """Our server: memory of idle tables, then all phases."""
    players = [Player(port, given.game, n) for n in range(given.tables)]
    await players[0].sit_down()
    await players[0].move(Figures())  # loads texts and rules, which all tables share
    empty = memory(pid)
    for player in players[1:]:
        await player.sit_down()
    idle = (memory(pid) - empty) / max(1, given.tables - 1)
    for player in players:
        player.watch()
    await flat_out(players, WARMING)
    keeping = asyncio.to_thread(disk_times, folder, given.seconds)
    steady, disk = await asyncio.gather(paced(players, given.seconds, PAUSE), keeping)
    server, clients = processor_time(pid), time.process_time()
    fast = await flat_out(players, given.seconds)
    after = processor_time(pid)
    per_move = None if server is None or after is None else (after - server) / len(fast.moves)
    by_clients = (time.process_time() - clients) / len(fast.moves)
    weighing = await paced(players, given.seconds, PAUSE, WEIGHED)
    weighing_fast = await flat_out(players, given.seconds, WEIGHED)
    lines = sum([await player.leave() for player in players])
    return Served(steady, fast, weighing, weighing_fast, idle, per_move, by_clients, lines, disk)


async def measure(given: argparse.Namespace, folder: str) -> list[str]:
    """All figures, as lines of Markdown."""
    served = await with_server("stolek", folder, partial(ours, given, folder))
    clients, seconds = min(50, given.tables), given.seconds / 2
    echo = await with_server("bare", folder, lambda pid, port: yardstick(port, clients, seconds))
    machine = f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores, clients included"
    due = given.tables / PAUSE
    server = "unknown" if served.server is None else f"{1000 * served.server:.2f} ms"
    return [
        f"{datetime.now(UTC):%Y-%m-%d}, {machine}; {given.tables} tables of {given.game}, an event stream each.",
        AIM,
        "",
        "| | a second | p50 ms | p99 ms | view p50 ms | view p99 ms |",
        "|---|---|---|---|---|---|",
        served.steady.line(f"moves, {due:.0f} due each second"),
        served.fast.line("moves, as fast as it goes"),
        served.weighing.consequences_line(f"consequences, up to {WEIGHED} before each of {due:.0f} moves a second"),
        served.weighing.line("the moves after them"),
        served.weighing_fast.consequences_line(f"consequences, up to {WEIGHED} before each move, as fast as it goes"),
        echo.line("bare Starlette endpoint (yardstick)"),
        "",
        f"- processor time for one move, its view and its stream: server {server}, "
        f"clients {1000 * served.clients:.2f} ms",
        f"- the disk alone, during the steady pace: p50 {ms(served.disk, 0.5)} ms, "
        f"p99 {ms(served.disk, 0.99)} ms until 4 kB are kept",
        f"- memory of an idle table: {1024 * served.idle:,.0f} kB",
        f"- moves a second, each with a view and stored on disk, per request of the yardstick: "
        f"{served.fast.rate / echo.rate:.3f}",
        f"- lines of logs that came through the streams: {served.lines:,}",
        await asyncio.to_thread(opening_line, Path(folder)),
    ]


def main() -> None:
    """Measure, print, and keep the figures if asked to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--game", default="cartographers")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--serve", choices=["stolek", "bare"], help=argparse.SUPPRESS)
    parser.add_argument("--folder", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        serve(given.serve, given.folder)
        return
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        lines = runner.run(measure(given, folder))
    print("\n".join(lines))
    if given.write:
        keep_section(HEADING, lines)


if __name__ == "__main__":
    main()
