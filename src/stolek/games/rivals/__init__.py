"""The Rivals for Catan: two principalities, one game of five."""

from stolek.games.rivals.rules import Rivals

GAME = Rivals

__all__ = ["GAME"]
