"""The other side of `make load`: people at tables who watch, look, weigh answers and move.

They share the machine with the server, so whatever they do is part of what is measured: it is as little as possible.
"""

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from typing import Final, TypeVar

import msgspec

T = TypeVar("T")
CHUNK: Final = 1 << 16


class Option(msgspec.Struct):
    """A possible answer, as far as somebody who plays at random cares."""

    id: str


class Question(msgspec.Struct):
    """What one is asked."""

    options: list[Option]


class Position(msgspec.Struct):
    """What one sees."""

    question: Question


class You(msgspec.Struct):
    """The open questions of one's seats."""

    questions: dict[str, str]


class Now(msgspec.Struct):
    """Where the table stands."""

    id: str
    phase: str
    you: You


class Done(msgspec.Struct):
    """A command was carried out."""

    now: Now


class Foreseen(msgspec.Struct):
    """What the answers that were asked about would change."""

    consequences: list[msgspec.Raw]


class Connection:
    """One HTTP/1.1 connection that stays open; as little code as possible between the clock and the socket."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.cookie = ""

    async def ask(self, method: str, path: str, answer: type[T], body: object = None) -> T:
        """The answer to a request; anything but success is an error."""
        reader, writer = await self._connected()
        writer.write(self._request(method, path, b"" if body is None else json.dumps(body).encode()))
        head = await self._head(reader)
        data = await reader.readexactly(int(_header(head, b"content-length")))
        assert head.startswith(b"HTTP/1.1 2"), data
        return msgspec.json.decode(data, type=answer)

    async def listen(self, path: str) -> int:
        """Read an event stream to its end: so many lines of the log came."""
        reader, writer = await self._connected()
        writer.write(self._request("GET", path, b""))
        await self._head(reader)
        lines = 0
        while data := await reader.read(CHUNK):
            lines += data.count(b"event: line")
        return lines

    def close(self) -> None:
        """Hang up."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port, limit=1 << 24)
        return self._streams

    def _request(self, method: str, path: str, body: bytes) -> bytes:
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nCookie: {self.cookie}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        return head.encode() + body

    async def _head(self, reader: asyncio.StreamReader) -> bytes:
        head = await reader.readuntil(b"\r\n\r\n")
        if cookie := _header(head, b"set-cookie"):
            self.cookie = cookie.partition(b";")[0].decode()
        return head


def _header(head: bytes, name: bytes) -> bytes:
    """The value of a header; servers write their names in small letters."""
    return head.partition(b"\r\n" + name + b": ")[2].partition(b"\r\n")[0]


@dataclass
class Figures:
    """How long the moves, the views and the questions about consequences of one phase took."""

    moves: list[float] = field(default_factory=list)
    views: list[float] = field(default_factory=list)
    consequences: list[float] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def rate(self) -> float:
        """Moves a second."""
        return len(self.moves) / self.seconds

    def line(self, what: str) -> str:
        """A row of the table of results: the moves."""
        return self._row(what, self.moves)

    def consequences_line(self, what: str) -> str:
        """Another one: what was asked about answers before they were given."""
        return self._row(what, self.consequences)

    def _row(self, what: str, done: list[float]) -> str:
        times = (ms(found, part) for found in (done, self.views) for part in (0.5, 0.99))
        return f"| {what} | {len(done) / self.seconds:,.0f} | {' | '.join(times)} |"


def ms(times: list[float], part: float) -> str:
    """A quantile in milliseconds."""
    return f"{1000 * sorted(times)[min(len(times) - 1, int(part * len(times)))]:.1f}" if times else "–"


class Player:
    """One table and the person who plays both of its seats."""

    def __init__(self, port: int, game: str, number: int) -> None:
        self._http = Connection(port)
        self._port = port
        self._game = game
        self.chance = random.Random(number)
        self._now = Now("", "", You({}))
        self._watching: tuple[Connection, asyncio.Task[int]] | None = None

    async def sit_down(self) -> None:
        """Open a table and begin."""
        if not self._http.cookie:
            await self._http.ask("POST", "/api/me", object, {"name": "Load"})
        seats = [{"type": "human"}, {"type": "human"}]
        self._now = await self._http.ask("POST", "/api/tables", Now, {"game": self._game, "seats": seats})
        await self._command({"type": "start"})

    def watch(self) -> None:
        """Follow the table from now on."""
        stream = Connection(self._port)
        stream.cookie = self._http.cookie
        self._watching = stream, asyncio.create_task(stream.listen(f"/api/tables/{self._now.id}/stream"))

    async def stop_watching(self) -> int:
        """Follow it no longer; so many lines of its log came."""
        if self._watching is None:
            return 0
        stream, task = self._watching
        self._watching = None
        stream.close()
        return (await asyncio.gather(task))[0]

    async def leave(self) -> int:
        """Hang up for good."""
        self._http.close()
        return await self.stop_watching()

    async def move(self, figures: Figures, weighed: int = 0) -> None:
        """Look at the table, weigh some answers, make any move; where the game is over, begin another one first."""
        if self._now.phase == "over":
            await self.stop_watching()
            await self.sit_down()
            self.watch()
        seat, question = self.chance.choice(list(self._now.you.questions.items()))
        begun = time.perf_counter()
        seen = await self._http.ask("GET", f"/api/tables/{self._now.id}/view?seat={seat}", Position)
        looked = time.perf_counter()
        figures.views.append(looked - begun)
        options = seen.question.options
        for option in self.chance.sample(options, min(weighed, len(options))):
            await self._weigh(figures, int(seat), question, option)
        action = self.chance.choice(options).id
        begun = time.perf_counter()
        await self._command({"type": "answer", "seat": int(seat), "question": question, "action": action})
        figures.moves.append(time.perf_counter() - begun)

    async def _weigh(self, figures: Figures, seat: int, question: str, option: Option) -> None:
        """Ask what one answer would change, as the client does while somebody points at it."""
        body = {"seat": seat, "question": question, "answers": [[option.id]]}
        begun = time.perf_counter()
        found = await self._http.ask("POST", f"/api/tables/{self._now.id}/consequences", Foreseen, body)
        figures.consequences.append(time.perf_counter() - begun)
        assert len(found.consequences) == 1, found

    async def _command(self, command: dict[str, object]) -> None:
        body = {"request": f"{self.chance.getrandbits(60):015x}", "command": command}
        self._now = (await self._http.ask("POST", f"/api/tables/{self._now.id}/commands", Done, body)).now


async def paced(players: list[Player], seconds: float, pause: float, weighed: int = 0) -> Figures:
    """Everybody moves at a steady pace: a move is due so long after the last was due, however long that one took."""
    figures, begun = Figures(), time.perf_counter()

    async def play(player: Player) -> None:
        due = begun + player.chance.random() * pause
        while due < begun + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await player.move(figures, weighed)
            due += pause

    await asyncio.gather(*(play(player) for player in players))
    figures.seconds = max(seconds, time.perf_counter() - begun)
    return figures


async def flat_out(players: list[Player], seconds: float, weighed: int = 0) -> Figures:
    """Everybody moves again as soon as the last move is done."""
    figures, begun = Figures(), time.perf_counter()

    async def play(player: Player) -> None:
        while time.perf_counter() < begun + seconds:
            await player.move(figures, weighed)

    await asyncio.gather(*(play(player) for player in players))
    figures.seconds = time.perf_counter() - begun
    return figures


async def yardstick(port: int, clients: int, seconds: float) -> Figures:
    """A bare endpoint that decodes and encodes a small JSON object, asked by as many clients as fast as it goes."""
    figures, begun = Figures(), time.perf_counter()

    async def ask() -> None:
        http = Connection(port)
        while (asked := time.perf_counter()) < begun + seconds:
            body = {"request": "0123456789abcdef", "command": {"type": "answer", "seat": 0}}
            await http.ask("POST", "/", object, body)
            figures.moves.append(time.perf_counter() - asked)
        http.close()

    await asyncio.gather(*(ask() for _ in range(clients)))
    figures.seconds = time.perf_counter() - begun
    return figures
