"""`stolek play` as a program in a real terminal: it draws, it saves, it survives being killed."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from fcntl import ioctl
from pathlib import Path
from struct import pack
from termios import TIOCSWINSZ

import pytest

from tests.cli.conftest import ENGLISH, Run

F10 = b"\x1b[21~"


class Terminal:
    """A program in a terminal of 100 columns and 30 rows."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.keyboard, screen = pty.openpty()
        ioctl(screen, TIOCSWINSZ, pack("HHHH", 30, 100, 0, 0))
        environment = {**os.environ, **ENGLISH, "XDG_DATA_HOME": str(folder), "TERM": "xterm-256color"}
        command = [sys.executable, "-m", "stolek", "play", "cartographers", *arguments]
        self.program = subprocess.Popen(
            command, stdin=screen, stdout=screen, stderr=screen, env=environment, start_new_session=True
        )
        os.close(screen)
        self.seen = b""

    def until(self, what: Callable[[], bool], seconds: float = 30) -> None:
        """Read what is drawn until something holds."""
        end = time.monotonic() + seconds
        while not what():
            assert time.monotonic() < end, self.seen[-2000:]
            if select.select([self.keyboard], [], [], 0.05)[0]:
                try:
                    self.seen += os.read(self.keyboard, 65536)
                except OSError:
                    return

    def close(self) -> int:
        """Wait for the end."""
        self.until(lambda: self.program.poll() is not None)
        os.close(self.keyboard)
        return self.program.wait(timeout=10)


@pytest.fixture
def terminal() -> Iterator[Callable[..., Terminal]]:
    """Makes terminals; whatever is still running at the end of a test is ended."""
    made: list[Terminal] = []

    def make(folder: Path, *arguments: str) -> Terminal:
        made.append(Terminal(folder, *arguments))
        return made[-1]

    yield make
    for one in made:
        if one.program.poll() is None:
            one.program.kill()
            one.program.wait()


def moves(folder: Path) -> int:
    """How many moves have been saved."""
    records = list((folder / "stolek" / "games").glob("*.record"))
    return len(records[0].read_text("utf-8").splitlines()) - 2 if records else -1


def test_a_game_survives_a_kill_and_goes_on(tmp_path: Path, terminal: Callable[..., Terminal]) -> None:
    game = terminal(tmp_path, "--seed", "7")
    game.until(lambda: b"Leave" in game.seen)
    os.write(game.keyboard, b"\r")
    game.until(lambda: moves(tmp_path) >= 2)
    game.program.send_signal(signal.SIGKILL)
    assert game.close() == -signal.SIGKILL
    left = moves(tmp_path)
    again = terminal(tmp_path, "--resume")
    again.until(lambda: b"Cartographers" in again.seen)
    again.until(lambda: b"Leave" in again.seen)
    os.write(again.keyboard, F10)
    assert again.close() == 0
    assert b"stolek play cartographers --resume" in again.seen
    assert b"Traceback" not in again.seen
    assert moves(tmp_path) == left


def test_ctrl_c_leaves_with_130(tmp_path: Path, terminal: Callable[..., Terminal]) -> None:
    game = terminal(tmp_path, "--seed", "3", "--seat", "human", "--option", "side=B")
    game.until(lambda: b"Leave" in game.seen)
    os.write(game.keyboard, b"\x03")
    assert game.close() == 130
    assert b"Traceback" not in game.seen


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--seat", "cat"), "Nobody called “cat” can sit there; choose from: human, bot:random"),
        (("--seat", "bot:genius"), "There is no bot “genius”; choose from: random"),
        (("--seat", "human") * 101, "101 players cannot play this; allowed are 1–100."),
        (("--resume",), "No game of cartographers was left unfinished."),
        (("--option", "side=C"), "The option side cannot be “C”; allowed are A, B."),
    ],
)
def test_bad_input_is_refused(
    stolek: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], complaint: str
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert stolek("play", "cartographers", *arguments).complaint.startswith(complaint)
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_game_is_named_and_kept(stolek: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    path = tmp_path / "stolek" / "games" / "cartographers-1.record"
    path.parent.mkdir(parents=True)
    path.write_bytes(b"\xff\xfe")
    assert f"“{path}” is damaged in line 1" in stolek("play", "cartographers", "--resume").complaint
    assert path.read_bytes() == b"\xff\xfe"
