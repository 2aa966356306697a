"""The answers of Cartographers: where to draw, and which terrain (CART-3.2, CART-3.3, CART-3.10)."""

from stolek.games.cartographers.values import Cell, Cells
from stolek.kernel.values import Action


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
