"""Stolek: five modern classic board games at one table, for people, bots and researchers."""

from typing import Final

__all__ = ["__version__"]

__version__: Final = "0.1.0"
