"""A visitor of the server, as tests need one: a browser without a screen."""

import contextlib
import http.client
import itertools
import json
import secrets
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import httpx2

Json = dict[str, Any]


OPEN: list["Visitor"] = []
"""Visitors who have not gone home yet."""


class Visitor:
    """One person with a cookie of his own, who remembers everything that he ever received."""

    def __init__(self, address: str, name: str = "") -> None:
        self.address = address
        self.received: list[bytes] = []
        OPEN.append(self)
        self.http = httpx2.Client(base_url=address, timeout=30)
        if name:
            self.ok("POST", "/api/me", {"name": name})

    def ask(self, method: str, path: str, body: object = None) -> httpx2.Response:
        """Any answer, good or bad."""
        response = self.http.request(method, path, json=body) if body is not None else self.http.request(method, path)
        self.received.append(response.content)
        return response

    def ok(self, method: str, path: str, body: object = None) -> Any:
        """An answer that must be good."""
        response = self.ask(method, path, body)
        assert response.status_code in (200, 201), (response.status_code, response.text[:500])
        return response.json()

    def problem(self, status: int, method: str, path: str, body: object = None) -> Json:
        """An answer that must be a problem with this status."""
        response = self.ask(method, path, body)
        assert response.status_code == status, (response.status_code, response.text[:500])
        problem: Json = response.json()
        assert {"error", "text", "refusal", "now"} <= set(problem)
        assert problem["text"]["en"] != problem["text"]["cs"]
        return problem

    def open(self, *seats: object, game: str = "cartographers", **more: object) -> str:
        """The id of a new table; seats are 'human', 'open', or the level of a bot."""
        kinds = {"human": {"type": "human"}, "open": {"type": "open"}}
        chairs = [kinds.get(str(seat), {"type": "bot", "level": seat}) for seat in seats]
        status = self.ok("POST", "/api/tables", {"game": game, "seats": chairs, **more})
        return str(status["id"])

    def command(self, table: str, kind: str, **fields: object) -> httpx2.Response:
        """Send a command."""
        return self.send(table, secrets.token_hex(8), {"type": kind, **fields})

    def send(self, table: str, request: str, command: object) -> httpx2.Response:
        """Send a command under this request id."""
        return self.ask("POST", f"/api/tables/{table}/commands", {"request": request, "command": command})

    def do(self, table: str, kind: str, **fields: object) -> Json:
        """Send a command that must be accepted; gives the status."""
        response = self.command(table, kind, **fields)
        assert response.status_code == 200, (response.status_code, response.text[:500])
        now: Json = response.json()["now"]
        return now

    def look(self, table: str, seat: int | None = None) -> Json:
        """What one sees."""
        query = "" if seat is None else f"?seat={seat}"
        seen: Json = self.ok("GET", f"/api/tables/{table}/view{query}")
        return seen

    def answer(self, table: str, seat: int, n: int = 0) -> httpx2.Response | None:
        """Give the n-th possible answer, if one is asked."""
        question = self.look(table, seat)["question"]
        if question is None:
            return None
        action = question["options"][n % len(question["options"])]["id"]
        return self.command(table, "answer", seat=seat, question=question["id"], action=action)

    def turn(self, table: str, seat: int, seconds: float = 30.0) -> bool:
        """Wait until this seat is asked; False if the game is over before."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            now = self.ok("GET", f"/api/tables/{table}")
            if str(seat) in now["you"]["questions"]:
                return True
            if now["phase"] == "over":
                return False
            time.sleep(0.02)
        raise AssertionError("nobody asks")

    def play(self, table: str, seat: int, answers: int) -> None:
        """Answer so often, whenever one is asked."""
        for n in range(answers):
            if not self.turn(table, seat):
                return
            done = self.answer(table, seat, n)
            assert done is not None
            assert done.status_code == 200, done.text

    def log(self, table: str, seat: int | None = None, after: int = 0) -> list[Json]:
        """The log."""
        lines: list[Json] = []
        more = True
        while more:
            query = f"?after={lines[-1]['number'] if lines else after}" + ("" if seat is None else f"&seat={seat}")
            page = self.ok("GET", f"/api/tables/{table}/log{query}")
            lines, more = lines + page["lines"], page["more"]
        return lines

    def close(self) -> None:
        """Go home."""
        self.http.close()
        OPEN.remove(self)


class Listener:
    """Reads an event stream in a thread of its own."""

    def __init__(self, visitor: Visitor, table: str, seat: int | None = None, after: int = 0) -> None:
        self.lines: list[Json] = []
        self.nows: list[Json] = []
        self.beats = 0
        self.ended = threading.Event()
        self._news = threading.Condition()
        self._visitor = visitor
        self._path = f"/api/tables/{table}/stream" + ("" if seat is None else f"?seat={seat}")
        self._after = after
        self._http = http.client.HTTPConnection(urlsplit(visitor.address).netloc, timeout=60)
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def wait(self, number: int, seconds: float = 20.0) -> None:
        """Wait until a line with this number has come."""
        with self._news:
            came = self._news.wait_for(lambda: any(line["number"] >= number for line in self.lines), seconds)
        assert came, (number, [line["number"] for line in self.lines[-3:]])

    def wait_now(self, seconds: float = 20.0) -> Json:
        """Wait for the first status."""
        with self._news:
            assert self._news.wait_for(lambda: bool(self.nows), seconds)
        return self.nows[0]

    def close(self) -> None:
        """Hang up."""
        with contextlib.suppress(OSError):
            if self._http.sock is not None:
                self._http.sock.shutdown(socket.SHUT_RDWR)
        assert self.ended.wait(10)

    def _read(self) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in self._visitor.http.cookies.items())
        headers = {"Cookie": cookies, **({"Last-Event-ID": str(self._after)} if self._after else {})}
        try:
            self._http.request("GET", self._path, headers=headers)
            response = self._http.getresponse()
            assert response.status == 200, response.read()
            for event in _events(self._collected(response)):
                self._take(event)
        except (OSError, http.client.HTTPException):
            pass
        finally:
            self._http.close()
            self.ended.set()

    def _collected(self, response: http.client.HTTPResponse) -> Iterator[str]:
        while line := response.readline():
            self._visitor.received.append(line)
            yield line.decode().rstrip("\n")

    def _take(self, event: dict[str, str]) -> None:
        with self._news:
            if event.get("event") == "line":
                line = json.loads(event["data"])
                assert line["number"] == int(event["id"])
                self.lines.append(line)
            elif event.get("event") == "now":
                self.nows.append(json.loads(event["data"]))
            else:
                self.beats += 1
            self._news.notify_all()


def _events(lines: Iterator[str]) -> Iterator[dict[str, str]]:
    event: dict[str, str] = {}
    for line in lines:
        if not line:
            yield event
            event = {}
        elif not line.startswith(":"):
            name, _, value = line.partition(": ")
            event[name] = value


NAMES = itertools.cycle(["Anna", "Bob", "Cyril", "Dana", "Eva", "Filip"])
