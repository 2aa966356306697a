"""The Pillars of the Earth: a cathedral, built in six rounds."""

from stolek.games.pillars.rules import Pillars

GAME = Pillars

__all__ = ["GAME"]
