"""The answers of Cartographers: where to draw, and which terrain (CART-3.2, CART-3.3, CART-3.10)."""

from typing import Annotated

from stolek.games.cartographers.grid import cell_name, cell_named
from stolek.kernel.leaf import Action, Form


def _write_cells(cells: tuple[int, ...]) -> str:
    return "+".join(map(cell_name, cells))


def _read_cells(text: str) -> tuple[int, ...]:
    return tuple(map(cell_named, text.split("+")))


Cell = Annotated[int, Form(cell_name, cell_named)]
Cells = Annotated[tuple[int, ...], Form(_write_cells, _read_cells)]


class Place(Action, frozen=True, gc=False):
    """Draw the n-th shape of the explore card over these spaces, named in reading order."""

    shape: int
    cells: Cells


class Single(Action, frozen=True, gc=False):
    """Draw one space because nothing that is asked for fits (CART-4.20, CART-4.32, CART-4.43)."""

    cell: Cell


class Paint(Action, frozen=True, gc=False):
    """Fill what was placed with this terrain."""

    terrain: str


class Raid(Action, frozen=True, gc=False):
    """Draw the shape of the ambush card over these spaces of the neighbour's map."""

    cells: Cells
