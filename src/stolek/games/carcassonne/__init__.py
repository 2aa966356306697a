"""Carcassonne: the whole Big Box 5 for 2 to 8 players (CARC-0.1, CARC-0.2)."""

from stolek.games.carcassonne.rules import Carcassonne

GAME = Carcassonne
