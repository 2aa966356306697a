"""Doors to the research world: PettingZoo, Gymnasium and OpenSpiel over the same rules.

All three share one encoding (`encoding.py`): an action is a place in the list of legal answers, an observation a vector
of numbers made from what the seat sees. They need the extra packages of `stolek[rl]` and `stolek[spiel]`.
"""
