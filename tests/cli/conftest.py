"""Running commands as a user does: in this process where that is enough, as a program where it matters."""

import os
import subprocess
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from stolek.cli import main

ENGLISH = {"LC_ALL": "en_GB.UTF-8"}
CZECH = {"LC_ALL": "cs_CZ.UTF-8"}


class Ran(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one line of bad input; nothing else may have happened."""
        assert (self.code, self.out) == (2, ""), self
        assert self.err.endswith("\n")
        assert self.err.count("\n") == 1, self
        return self.err.strip()


Run = Callable[..., Ran]


@pytest.fixture
def stolek(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command in this process."""

    def run(*arguments: str) -> Ran:
        if "LC_ALL" not in os.environ:
            monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
        capsys.readouterr()
        code = main(arguments)
        return Ran(code, *capsys.readouterr())

    monkeypatch.delenv("LC_ALL", raising=False)
    return run


def program(*arguments: str, environment: dict[str, str] | None = None) -> Ran:
    """Run a command as a program of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "stolek", *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, **ENGLISH, **(environment or {})},
        timeout=60,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)
