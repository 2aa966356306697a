"""Viscounts of the West Kingdom: card rows, a castle, collisions, and four virtual opponents."""

from stolek.games.viscounts.rules import Viscounts

GAME = Viscounts

__all__ = ["GAME"]
