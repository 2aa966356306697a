"""A player's map sheet: what is printed, what is drawn, the coins (CART-2.1, CART-4.01, CART-4.02, CART-4.50 to 4.54).

What is printed never changes and is shared by all sheets of a side (`MAPS`); a `Sheet` holds only what a pencil adds.
Nothing here judges whether a drawing is legal: that is `shape.py` and the draw phase.
"""

from dataclasses import dataclass
from typing import Final

from stolek.games.cartographers.components import MAP_SIDES, SHEET, TERRAINS, MapSide
from stolek.games.cartographers.grid import EVERYWHERE, cells_of, mask_of, neighbours

FOREST: Final = 0
VILLAGE: Final = 1
FARM: Final = 2
WATER: Final = 3
MONSTER: Final = 4
MOUNTAIN: Final = 5
"""The terrain type that is printed only (CART-4.05): it has an index beside the others but no layer in a sheet."""

TERRAIN_IDS: Final = tuple(terrain.id for terrain in TERRAINS.terrains)
TERRAIN_INDEX: Final[dict[str, int]] = {terrain: index for index, terrain in enumerate(TERRAIN_IDS)}
DRAWABLE: Final = tuple(index for index, terrain in enumerate(TERRAINS.terrains) if terrain.drawable)

COIN_TRACK: Final = SHEET.coin_track.count
SHAPE_COIN: Final = -1
"""The reason of a coin that the shape itself showed; every other reason is the space of a mountain."""


@dataclass(frozen=True, slots=True)
class PrintedMap:
    """One side of the map sheet: sets of spaces, and what follows from them."""

    id: str
    mountains: int
    ruins: int
    wasteland: int
    filled: int
    """Mountains and wasteland: filled before anybody draws (CART-4.01, CART-4.06)."""
    around_mountains: tuple[tuple[int, int], ...]
    """Per mountain, in reading order: the mountain and the spaces adjacent to it, both as sets."""
    beside_mountains: int
    beside_ruins: int


def printed_map(identity: str, mountains: int, ruins: int, wasteland: int) -> PrintedMap:
    """A map side with these features, and what can be computed once."""
    return PrintedMap(
        id=identity,
        mountains=mountains,
        ruins=ruins,
        wasteland=wasteland,
        filled=mountains | wasteland,
        around_mountains=tuple((1 << cell, neighbours(1 << cell)) for cell in cells_of(mountains)),
        beside_mountains=neighbours(mountains),
        beside_ruins=neighbours(ruins),
    )


RUINS_SYMBOL, WASTELAND_SYMBOL = (feature.symbol for feature in TERRAINS.printed_features)
MOUNTAIN_SYMBOL: Final = TERRAINS.terrains[MOUNTAIN].symbol


def _spaces(side: MapSide, symbol: str) -> int:
    """The spaces of a printed side that show this symbol."""
    return mask_of(cell for cell, shown in enumerate("".join(side.grid)) if shown == symbol)


MAPS: Final = tuple(
    printed_map(side.id, _spaces(side, MOUNTAIN_SYMBOL), _spaces(side, RUINS_SYMBOL), _spaces(side, WASTELAND_SYMBOL))
    for side in MAP_SIDES
)
SIDE_LETTERS: Final = tuple(side.side for side in MAP_SIDES)
NO_SIDE: Final = len(MAPS)
"""The side of a sheet whose print is none of `MAPS`, such as a blank grid read from a picture: for scoring only."""


@dataclass(slots=True)
class Sheet:
    """What is drawn on one sheet. `filled` repeats the terrains and the printed filled spaces in one set."""

    terrains: list[int]
    filled: int
    coins: int
    paid: int
    side: int

    def clone(self) -> "Sheet":
        """A sheet of its own with the same drawing."""
        return Sheet(self.terrains[:], self.filled, self.coins, self.paid, self.side)

    @property
    def empty(self) -> int:
        """The spaces that can still be drawn on, unfilled ruins among them (CART-4.01, CART-4.02)."""
        return EVERYWHERE ^ self.filled


def fresh_sheet(side: int) -> Sheet:
    """An unplayed sheet: nothing drawn, no coins (CART-2.1)."""
    return Sheet([0] * len(DRAWABLE), MAPS[side].filled, 0, 0, side)


def closed_mountains(printed: PrintedMap, filled: int) -> int:
    """The mountains all of whose neighbours are filled (CART-4.51, CART-4.53)."""
    closed = 0
    for mountain, around in printed.around_mountains:
        if around & filled == around:
            closed |= mountain
    return closed


def draw_on(sheet: Sheet, cells: int, terrain: int, coin: int) -> list[int]:
    """Fills the spaces with the terrain and pays the coins of this drawing (CART-4.14, CART-4.50 to CART-4.54).

    `coin` is 1 where the chosen shape shows one. The result names the coins in order: `SHAPE_COIN`, then the mountains
    closed, in reading order. Those beyond the end of the track are lost, and a mountain that would have paid such a
    coin has paid.
    """
    sheet.terrains[terrain] |= cells
    filled = sheet.filled = sheet.filled | cells
    reasons = [SHAPE_COIN] if coin else []
    printed = MAPS[sheet.side]
    if cells & printed.beside_mountains:
        closed = closed_mountains(printed, filled) & ~sheet.paid
        if closed:
            sheet.paid |= closed
            reasons += cells_of(closed)
    if reasons:
        sheet.coins = min(COIN_TRACK, sheet.coins + len(reasons))
    return reasons
