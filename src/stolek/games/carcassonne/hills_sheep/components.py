"""What lies in the box of Hills & Sheep: tiles, shepherds, flock tokens, points (CARC-2.4, CARC-6.33, CARC-6.38)."""

from typing import Final, Literal

from stolek.games.carcassonne.components import PACKAGE, Figure
from stolek.kernel.data import DataItem, Names, read_data


class FlockToken(DataItem, frozen=True):
    """Sheep or a wolf (CARC-6.33)."""

    id: str
    name: Names
    kind: Literal["sheep", "wolf"]
    value: int
    count: int


class Scoring(DataItem, frozen=True):
    """CARC-6.34, CARC-6.38, CARC-6.63."""

    per_vineyard_at_completed_monastery: int
    per_sheep_when_gathered: int


class HillsSheepData(DataItem, frozen=True):
    figures: tuple[Figure, ...]
    flock: tuple[FlockToken, ...]
    scoring: Scoring


DATA: Final = read_data(PACKAGE, "hills_sheep.json", HillsSheepData)
FLOCK: Final = DATA.flock
"""The kinds of flock tokens; their place in this tuple is their number in states."""
