"""The small frozen values of Cartographers: spaces as texts, what a card earns, the numbers of a season."""

from typing import Annotated, Literal, NamedTuple

from stolek.games.cartographers.grid import cell_name, cell_named
from stolek.kernel.values import FieldCodec


def _write_cells(cells: tuple[int, ...]) -> str:
    return "+".join(map(cell_name, cells))


def _read_cells(text: str) -> tuple[int, ...]:
    return tuple(map(cell_named, text.split("+")))


Cell = Annotated[int, FieldCodec(cell_name, cell_named)]
"""A space, written by its name."""
Cells = Annotated[tuple[int, ...], FieldCodec(_write_cells, _read_cells)]
"""Spaces in reading order, written by their names."""


Reason = Literal["shape", "ruins", "ambush"]
"""Why one space is drawn instead of a shape: none fits, none covers ruins, the ambush has no room (CART-4.22)."""


class Part(NamedTuple):
    """One earning of a scoring card: which of its clauses, the points, the set of spaces that make them."""

    clause: int
    points: int
    spaces: int


class Scored(NamedTuple):
    """The worth of a card on a map: points, all spaces that earn, and the parts that add up to the points."""

    points: int
    spaces: int
    parts: tuple[Part, ...]


class SeasonScore(NamedTuple):
    """One score box of a sheet: two edicts, coins, and the stars lost to monsters, a negative number (CART-4.63)."""

    first_edict: int
    second_edict: int
    coins: int
    monsters: int
