"""What the tests have measured on this machine: told at the end of the run, compared with nothing."""

from typing import Final

FIGURES: Final[list[str]] = []
