"""Cartographers: one card for all, a map for each."""

from stolek.games.cartographers.rules import Cartographers

GAME = Cartographers

__all__ = ["GAME"]
