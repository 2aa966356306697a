"""`make load`: 200 tables at once, and beside them, in the same run, a bare endpoint as a yardstick.

    python -m benchmarks.load [--tables N] [--seconds S] [--game ID] [--write]

A server with a fresh SQLite file runs in a process of its own. Every table has a player in two seats who watches the
event stream, makes a move, asks for the new view, and so on: first once a second at each table, then as fast as it
goes. With `--write` the figures go to `benchmarks/results.md`.
"""

import argparse
import asyncio
import json
import os
import platform
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, Final

RESULTS: Final = Path(__file__).parent / "results.md"
HEADING: Final = "# The server under load"
AIM: Final = "Aim: p99 under 100 ms at 200 moves a second on 2 cores, under 1 MB of memory a table."


class Connection:
    """One HTTP/1.1 connection that stays open; as little code as possible between the clock and the socket."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.cookie = ""

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Status and JSON of an answer."""
        reader, writer = await self._connected()
        writer.write(self._request(method, path, b"" if body is None else json.dumps(body).encode()))
        status, headers = await self._head(reader)
        data = await reader.readexactly(int(headers.get("content-length", "0")))
        return status, json.loads(data) if data else None

    async def listen(self, path: str, lines: "asyncio.Queue[float]") -> None:
        """Read an event stream and note when each line of the log came."""
        reader, writer = await self._connected()
        writer.write(self._request("GET", path, b""))
        await self._head(reader)
        while line := await reader.readline():
            if line.startswith(b"event: line"):
                lines.put_nowait(time.perf_counter())

    def close(self) -> None:
        """Hang up."""
        if self._streams is not None:
            self._streams[1].close()

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port, limit=1 << 24)
        return self._streams

    def _request(self, method: str, path: str, body: bytes) -> bytes:
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nCookie: {self.cookie}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        return head.encode() + body

    async def _head(self, reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
        first, *rest = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        pairs = [line.partition(": ") for line in rest if line]
        headers = {name.lower(): value for name, _, value in pairs}
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].partition(";")[0]
        return int(first.split()[1]), headers


@dataclass
class Figures:
    """How long the moves and the views of one phase took."""

    moves: list[float] = field(default_factory=list)
    views: list[float] = field(default_factory=list)
    seconds: float = 0.0

    def line(self, what: str) -> str:
        """A row of the table of results."""
        moves, views = sorted(self.moves), sorted(self.views)
        rate = len(moves) / self.seconds
        return f"| {what} | {rate:,.0f} | {ms(moves, 0.5)} | {ms(moves, 0.99)} | {ms(views, 0.5)} | {ms(views, 0.99)} |"


def ms(times: list[float], part: float) -> str:
    """A quantile in milliseconds."""
    return f"{1000 * times[min(len(times) - 1, int(part * len(times)))]:.1f}" if times else "–"


class Player:
    """One table and the person who plays both of its seats."""

    def __init__(self, port: int, game: str, number: int) -> None:
        self.http = Connection(port)
        self.watching = Connection(port)
        self.game = game
        self.chance = random.Random(number)
        self.table = ""
        self.lines: asyncio.Queue[float] = asyncio.Queue()
        self.listening: asyncio.Task[None] | None = None

    async def sit_down(self) -> None:
        """Open a table and begin."""
        if not self.http.cookie:
            await self.http.ask("POST", "/api/me", {"name": "Load"})
        seats = [{"type": "human"}, {"type": "human"}]
        _, made = await self.http.ask("POST", "/api/tables", {"game": self.game, "seats": seats})
        self.table = made["id"]
        await self._command({"type": "start"})

    def watch(self) -> None:
        """Follow the table."""
        self.watching.cookie = self.http.cookie
        self.listening = asyncio.create_task(self.watching.listen(f"/api/tables/{self.table}/stream", self.lines))

    async def move(self, figures: Figures) -> None:
        """Ask for the view, make any move."""
        _, now = await self.http.ask("GET", f"/api/tables/{self.table}")
        if now["phase"] == "over":
            await self.sit_down()
            return
        seat, question = self.chance.choice(list(now["you"]["questions"].items()))
        begun = time.perf_counter()
        _, seen = await self.http.ask("GET", f"/api/tables/{self.table}/view?seat={seat}")
        figures.views.append(time.perf_counter() - begun)
        action = self.chance.choice(seen["question"]["options"])["id"]
        begun = time.perf_counter()
        await self._command({"type": "answer", "seat": int(seat), "question": question, "action": action})
        figures.moves.append(time.perf_counter() - begun)

    async def _command(self, command: dict[str, object]) -> None:
        body = {"request": f"{self.chance.getrandbits(60):015x}", "command": command}
        status, answer = await self.http.ask("POST", f"/api/tables/{self.table}/commands", body)
        assert status == 200, answer


async def phase(players: list[Player], seconds: float, pause: float) -> Figures:
    """Everybody plays for so long, with a pause after the beginning of each move or without any."""
    figures = Figures()
    end = time.perf_counter() + seconds

    async def play(player: Player) -> None:
        await asyncio.sleep(player.chance.random() * pause)
        while (begun := time.perf_counter()) < end:
            await player.move(figures)
            await asyncio.sleep(max(0.0, begun + pause - time.perf_counter()))

    begun = time.perf_counter()
    await asyncio.gather(*(play(player) for player in players))
    figures.seconds = time.perf_counter() - begun
    return figures


async def yardstick(port: int, clients: int, seconds: float) -> Figures:
    """A bare endpoint that decodes and encodes a small JSON object, asked by as many clients as fast as it goes."""
    figures = Figures()
    end = time.perf_counter() + seconds

    async def ask() -> None:
        http = Connection(port)
        while (begun := time.perf_counter()) < end:
            await http.ask("POST", "/", {"request": "0123456789abcdef", "command": {"type": "answer", "seat": 0}})
            figures.moves.append(time.perf_counter() - begun)
        http.close()

    begun = time.perf_counter()
    await asyncio.gather(*(ask() for _ in range(clients)))
    figures.seconds = time.perf_counter() - begun
    return figures


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


async def with_server(what: str, folder: str, work: Callable[[int, int], Awaitable[Any]]) -> Any:
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


async def ours(given: argparse.Namespace, pid: int, port: int) -> tuple[Figures, Figures, float, float]:
    """Our server: both phases, megabytes of an idle table, seconds of processor time for a move."""
    players = [Player(port, given.game, n) for n in range(given.tables)]
    await players[0].sit_down()
    await players[0].move(Figures())  # loads texts and rules, which all tables share
    empty = memory(pid)
    for player in players[1:]:
        await player.sit_down()
    idle = (memory(pid) - empty) / max(1, given.tables - 1)
    for player in players:
        player.watch()
    await phase(players, 2.0, 0.0)
    paced = await phase(players, given.seconds, 1.0)
    begun = processor_time(pid)
    fast = await phase(players, given.seconds, 0.0)
    ended = processor_time(pid)
    for player in players:
        player.http.close()
        player.watching.close()
    await asyncio.gather(*(p.listening for p in players if p.listening), return_exceptions=True)
    processor = 0.0 if begun is None or ended is None else (ended - begun) / len(fast.moves)
    return paced, fast, idle, processor


async def measure(given: argparse.Namespace, folder: str) -> list[str]:
    """All figures, as lines of Markdown."""
    paced, fast, idle, processor = await with_server("stolek", folder, partial(ours, given))
    clients, seconds = min(50, given.tables), given.seconds / 2
    echo = await with_server("bare", folder, lambda pid, port: yardstick(port, clients, seconds))
    ratio = (len(fast.moves) / fast.seconds) / (len(echo.moves) / echo.seconds)
    machine = f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores, clients included"
    return [
        f"{datetime.now(UTC):%Y-%m-%d}, {machine}; {given.tables} tables of {given.game}, an event stream each.",
        AIM,
        "",
        "| | a second | p50 ms | p99 ms | view p50 ms | view p99 ms |",
        "|---|---|---|---|---|---|",
        paced.line("moves, one a second at each table"),
        fast.line("moves, as fast as it goes"),
        echo.line("bare Starlette endpoint (yardstick)"),
        "",
        f"- processor time of the server for one move, its view and its stream: {1000 * processor:.2f} ms",
        f"- memory of an idle table: {1024 * idle:,.0f} kB",
        f"- moves a second, each with a view and stored on disk, per request of the yardstick: {ratio:.3f}",
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
    with tempfile.TemporaryDirectory() as folder:
        lines = asyncio.run(measure(given, folder))
    print("\n".join(lines))
    if given.write:
        before = RESULTS.read_text("utf-8") if RESULTS.exists() else ""
        kept = before.partition(HEADING)[0].rstrip()
        RESULTS.write_text("\n".join([*([kept, ""] if kept else []), HEADING, "", *lines]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
