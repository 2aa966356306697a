"""A bot that is a program of somebody else's, in any language: JSON lines over its standard input and output.

Stolek starts the program once a seat and game. Every question is one line on its input, every answer one line on its
output; what it writes to its error stream is shown to whoever started Stolek. The program ends when its input does.

    → {"type": "hello", "protocol": 1, "game": "cartographers", "options": {"side": "A"}, "seat": 0, "seed": 7}
    ← {"type": "ready"}
    → {"type": "choose", "view": {…}, "legal": ["place 0 A1+B1+C1", …]}
    ← {"choice": 17}                             a number of the list, counted from 0, or the text of an answer
"""

import os
import shlex
import subprocess
from selectors import EVENT_READ, DefaultSelector
from time import monotonic
from typing import Any, Final

import msgspec

from stolek.bots.bot import Budget
from stolek.kernel.observation import Observation
from stolek.kernel.values import Action

PROTOCOL: Final = 1
LIMIT: Final = 30.0
"""Seconds that a program may take for one line."""
MAX_ANSWER: Final = 65536


class BotFailed(RuntimeError):
    """A program did not start, ended, was too slow, or answered something that is not a choice."""

    def __init__(self, command: str, reason: str, detail: str = "") -> None:
        super().__init__(f"bot program {command!r}: {reason.format(detail=detail)}")
        self.command = command
        self.detail = detail


class Choice(msgspec.Struct, frozen=True):
    """What a program answers."""

    choice: int | str


class Program:
    """Asks a program of somebody else's."""

    def __init__(self, command: str, seed: int, limit: float = LIMIT) -> None:
        self._command = command
        self._seed = seed
        self._limit = limit
        self._process: subprocess.Popen[bytes] | None = None
        self._read = bytearray()

    def choose(self, observation: Observation[Any], budget: Budget) -> Action:
        """What the program chooses; the first question starts it."""
        if self._process is None:
            self._begin(observation)
        write, legal = observation.rules.text.write, observation.legal
        texts = [write(action) for action in legal]
        self._send({"type": "choose", "view": observation.view, "legal": texts})
        line = self._receive()
        try:
            choice = msgspec.json.decode(line, type=Choice).choice
        except msgspec.DecodeError as problem:
            raise self._failure("answered {detail}, which is no choice", _short(line)) from problem
        if isinstance(choice, int) and 0 <= choice < len(legal):
            return legal[choice]
        if isinstance(choice, str) and choice in texts:
            return legal[texts.index(choice)]
        raise self._failure("chose {detail}, which is not in the list", _short(repr(choice).encode()))

    def close(self) -> None:
        """End the program; it is asked nothing any more."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.close()
            process.wait(timeout=1)
        except (subprocess.TimeoutExpired, BrokenPipeError):
            process.kill()
            process.wait()
        process.stdout.close()

    def __del__(self) -> None:
        self.close()

    def _begin(self, observation: Observation[Any]) -> None:
        try:
            words = shlex.split(self._command)
            self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except (OSError, ValueError) as problem:
            raise self._failure("did not start ({detail})", str(problem)) from problem
        rules = observation.rules
        facts = {"game": rules.id, "options": rules.chosen, "seat": observation.seat, "seed": self._seed}
        self._send({"type": "hello", "protocol": PROTOCOL, **facts})
        line = self._receive()
        if b"ready" not in line:
            raise self._failure('answered the greeting with {detail} and not {{"type": "ready"}}', _short(line))

    def _send(self, message: dict[str, object]) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(msgspec.json.encode(message) + b"\n")
            self._process.stdin.flush()
        except BrokenPipeError as problem:
            raise self._failure("ended before it was asked") from problem

    def _receive(self) -> bytes:
        """One line, in time."""
        assert self._process is not None
        assert self._process.stdout is not None
        out, end = self._process.stdout, monotonic() + self._limit
        with DefaultSelector() as selector:
            selector.register(out, EVENT_READ)
            while b"\n" not in self._read:
                if not selector.select(max(0.0, end - monotonic())):
                    raise self._failure("took longer than {detail} seconds", f"{self._limit:g}")
                piece = os.read(out.fileno(), MAX_ANSWER)
                if not piece or len(self._read) > MAX_ANSWER:
                    raise self._failure("ended without an answer" if not piece else "answered without an end")
                self._read += piece
        line, _, self._read = self._read.partition(b"\n")
        return bytes(line)

    def _failure(self, reason: str, detail: str = "") -> BotFailed:
        if self._process is not None:
            self._process.kill()
        self.close()
        return BotFailed(self._command, reason, detail)


def _short(line: bytes) -> str:
    text = line.decode("utf-8", "replace")
    return text if len(text) <= 80 else text[:77] + "…"
