"""A sheet as a text picture: 11 lines of 11 characters, and back (CART-4.01, CART-4.02).

The letters are those of the data: `F V A W X` forest, village, farm, water, monster, the same in small where drawn on a
ruins space; `M` mountain, `#` wasteland, `R` undrawn ruins, `.` any other empty space. A picture tells everything about
a sheet but its coins. Its print need not be one of the two sides, so that blank grids can be drawn and scored.
"""

from typing import Final

from stolek.games.cartographers.components import TERRAINS
from stolek.games.cartographers.grid import SIZE
from stolek.games.cartographers.problem import SheetError
from stolek.games.cartographers.sheet import (
    DRAWABLE,
    MAPS,
    MOUNTAIN_SYMBOL,
    NO_SIDE,
    RUINS_SYMBOL,
    WASTELAND_SYMBOL,
    PrintedMap,
    Sheet,
    closed_mountains,
    printed_map,
)

EMPTY: Final = "."
_DRAWN: Final = "".join(TERRAINS.terrains[terrain].symbol for terrain in DRAWABLE)
LEGEND: Final = EMPTY + _DRAWN + MOUNTAIN_SYMBOL + WASTELAND_SYMBOL + RUINS_SYMBOL + _DRAWN.lower()


def picture(sheet: Sheet, printed: PrintedMap) -> str:
    """The sheet in 11 lines, without a line end after the last."""
    symbols = "".join(_symbol(sheet, printed, 1 << cell) for cell in range(SIZE * SIZE))
    return "\n".join(symbols[start : start + SIZE] for start in range(0, SIZE * SIZE, SIZE))


def read_picture(text: str) -> tuple[Sheet, PrintedMap]:
    """The sheet of a picture, with 0 coins, and the print below it.

    The side is found by the print; a print of its own makes a sheet of `NO_SIDE`. Mountains closed in the picture count
    as paid, for they paid when they were closed (CART-4.52). Empty lines and margins mean nothing and are passed over.
    """
    symbols = _symbols(text)

    def spaces(wanted: str) -> int:
        return sum(1 << cell for cell, symbol in enumerate(symbols) if symbol in wanted)

    mountains, wasteland = spaces(MOUNTAIN_SYMBOL), spaces(WASTELAND_SYMBOL)
    ruins = spaces(RUINS_SYMBOL + _DRAWN.lower())
    features = (mountains, ruins, wasteland)
    side = next((i for i, p in enumerate(MAPS) if (p.mountains, p.ruins, p.wasteland) == features), NO_SIDE)
    printed = printed_map("", *features) if side == NO_SIDE else MAPS[side]
    terrains = [spaces(symbol + symbol.lower()) for symbol in _DRAWN]
    filled = printed.filled | sum(terrains)
    return Sheet(terrains, filled, 0, closed_mountains(printed, filled), side), printed


def _symbol(sheet: Sheet, printed: PrintedMap, bit: int) -> str:
    for terrain in DRAWABLE:
        if sheet.terrains[terrain] & bit:
            return _DRAWN[terrain].lower() if printed.ruins & bit else _DRAWN[terrain]
    if printed.mountains & bit:
        return MOUNTAIN_SYMBOL
    if printed.wasteland & bit:
        return WASTELAND_SYMBOL
    return RUINS_SYMBOL if printed.ruins & bit else EMPTY


def _symbols(text: str) -> str:
    """The 121 characters of a picture in reading order, checked; errors count lines and columns of the text from 1."""
    rows = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if len(rows) != SIZE:
        raise SheetError("sheet-lines", lines=len(rows), expected=SIZE)
    for number, row in rows:
        if len(row) != SIZE:
            raise SheetError("sheet-width", line=number, characters=len(row), expected=SIZE)
        for column, symbol in enumerate(row, 1):
            if symbol not in LEGEND:
                raise SheetError("sheet-character", line=number, column=column, character=symbol, allowed=LEGEND)
    return "".join(row for _, row in rows)
