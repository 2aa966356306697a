"""The frozen values that landscapes and scores are made of; states and clones share them."""

from typing import TypeAlias

import msgspec

from stolek.games.carcassonne.box import Rotated
from stolek.games.carcassonne.cell import Cell
from stolek.games.carcassonne.components import FigureKind, Rate
from stolek.games.carcassonne.events import FeatureScored
from stolek.kernel.values import Seat

Node: TypeAlias = int
"""One segment of one laid tile."""
Root: TypeAlias = int
"""The node that stands for a whole feature."""


class Laid(msgspec.Struct, frozen=True, gc=False):
    """A tile in the landscape: which one in which rotation, and its first node."""

    rotated: Rotated
    first: Node


class Standing(msgspec.Struct, frozen=True, gc=False):
    """A figure in the landscape: whose, of which kind, on which node."""

    seat: Seat
    kind: FigureKind
    node: Node


class LedgerLine(msgspec.Struct, frozen=True):
    """Something that points are booked for, by which rule, and whether only in the final scoring."""

    key: str
    rule: str
    final: bool = False


class Majority(msgspec.Struct, frozen=True):
    """Who scores a feature: strengths by seat, the strongest, and what decided among these, if anything (CARC-4.25)."""

    seats: tuple[Seat, ...]
    strengths: tuple[int, ...]
    tied: tuple[Seat, ...]
    decided_by: str

    @property
    def outnumbered(self) -> tuple[Seat, ...]:
        """Who stands there with less strength than the strongest."""
        most = max(self.strengths)
        return tuple(Seat(seat) for seat, strength in enumerate(self.strengths) if 0 < strength < most)


class Worth(msgspec.Struct, frozen=True):
    """What a road or city is worth, what makes it so, and the event that tells it."""

    points: int
    cells: list[Cell]
    pennants: int
    rate: Rate
    terms: tuple[str, ...]
    event: type[FeatureScored]


class MonasteryWorth(msgspec.Struct, frozen=True):
    """What a monastery is worth; `bonus` comes from the cells beside it."""

    points: int
    tiles: int
    bonus: int
    bonus_cells: list[Cell]
