"""The commands, one file each; a room is imported only by the command that needs it, so that all start quickly.

`app` finds the command, `command` and `parameter` say how commands are declared, `problem` is bad input in words,
`simulation` plays many games. Built on click itself: typer 0.29 converts arguments with pydantic, which alone takes
longer than a whole start may, and hides the errors that have to be said in the user's language.
"""

from collections.abc import Sequence
from typing import Final

__all__ = ["main"]

INTERRUPTED: Final = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0, 1 where a check failed, 2 for bad input, 130 when interrupted."""
    try:
        from stolek.cli.app import run

        return run(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
