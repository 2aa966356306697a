"""Cartographers: for every scoring card, the points that a map has half earned (CART-4.70 to CART-4.85).

A promise is worth less than the points themselves and vanishes when they are scored. It keeps a bot from drawing over
what it will need, and lets it begin things that take several turns. Cards whose points come space by space promise
little: their points show at once.
"""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Final

from stolek.games.cartographers import grid
from stolek.games.cartographers.grid import (
    COLUMNS,
    EVERYWHERE,
    MAP_EDGE,
    NOT_LAST_COLUMN,
    ROWS,
    SIZE,
    cells_of,
    mask_of,
    neighbours,
)
from stolek.games.cartographers.sheet import FARM, FOREST, VILLAGE, WATER, PrintedMap, Sheet

clusters: Final = lru_cache(maxsize=65536)(grid.clusters)
"""The same layer of terrain is looked at again and again while other layers change."""

Promise = Callable[[Sheet, PrintedMap], float]

NOT_FIRST_COLUMN: Final = EVERYWHERE & ~COLUMNS[0]
DIAGONALS: Final = tuple(mask_of((row + i) * SIZE + i for i in range(SIZE - row)) for row in range(SIZE))
WILDHOLD: Final = 6
GROWTH: Final = 4
"""How many free neighbours of a cluster count as room to grow."""


def neighbours_filled(sheet: Sheet) -> int:
    """The empty spaces with no empty neighbour."""
    empty = EVERYWHERE ^ sheet.filled
    return empty & ~neighbours(empty)


def open_sides(sheet: Sheet) -> tuple[int, int]:
    """The spaces with at least one, and with at least two, empty neighbours."""
    empty = EVERYWHERE ^ sheet.filled
    left, right = empty << 1 & NOT_FIRST_COLUMN, empty >> 1 & NOT_LAST_COLUMN
    down, up = empty << SIZE & EVERYWHERE, empty >> SIZE
    return left | right | down | up, left & right | down & up | (left | right) & (down | up)


def sentinel_wood(sheet: Sheet, printed: PrintedMap) -> float:
    """Room on the edge."""
    return 0.12 * (MAP_EDGE & ~sheet.filled).bit_count()


def greenbough(sheet: Sheet, printed: PrintedMap) -> float:
    """Lines without a forest that still have room."""
    forest, empty = sheet.terrains[FOREST], EVERYWHERE ^ sheet.filled
    return 0.15 * len([1 for line in ROWS + COLUMNS if not line & forest and line & empty])


def treetower(sheet: Sheet, printed: PrintedMap) -> float:
    """Forests with one or two open sides."""
    forest = sheet.terrains[FOREST]
    one, two = open_sides(sheet)
    return 0.5 * (forest & one & ~two).bit_count() + 0.25 * (forest & two).bit_count()


def stoneside_forest(sheet: Sheet, printed: PrintedMap) -> float:
    """Forests at one mountain, the better the nearer the next one is."""
    free = (EVERYWHERE ^ sheet.filled) | sheet.terrains[FOREST]
    total = 0.0
    for cluster in clusters(sheet.terrains[FOREST]):
        touched = neighbours(cluster) & printed.mountains
        if touched.bit_count() != 1:
            continue
        reach = cluster
        for steps in range(1, 6):
            reach |= neighbours(reach) & free
            if neighbours(reach) & printed.mountains & ~touched:
                total += 4.5 * 0.65**steps
                break
    return total


def canal_lake(sheet: Sheet, printed: PrintedMap) -> float:
    """Farms and waters that wait for each other, with room between."""
    farm, water, empty = sheet.terrains[FARM], sheet.terrains[WATER], EVERYWHERE ^ sheet.filled
    waiting = farm & ~neighbours(water) | water & ~neighbours(farm)
    return 0.35 * (waiting & neighbours(empty)).bit_count() + 0.12 * (neighbours(farm | water) & empty).bit_count()


def mages_valley(sheet: Sheet, printed: PrintedMap) -> float:
    """Room at the mountains."""
    return 0.55 * (printed.beside_mountains & ~sheet.filled).bit_count()


def the_golden_granary(sheet: Sheet, printed: PrintedMap) -> float:
    """Ruins not yet drawn on and room beside them."""
    empty = EVERYWHERE ^ sheet.filled
    return 0.9 * (printed.ruins & empty).bit_count() + 0.25 * (printed.beside_ruins & empty).bit_count()


def shoreside_expanse(sheet: Sheet, printed: PrintedMap) -> float:
    """Room inside the map away from farm and water, where new clusters can begin."""
    taken = sheet.terrains[FARM] | sheet.terrains[WATER]
    free = (EVERYWHERE ^ sheet.filled) & ~MAP_EDGE & ~neighbours(taken)
    return 0.08 * free.bit_count()


def wildholds(sheet: Sheet, printed: PrintedMap) -> float:
    """Clusters on the way to six."""
    empty, total = EVERYWHERE ^ sheet.filled, 0.0
    for cluster in clusters(sheet.terrains[VILLAGE]):
        size = cluster.bit_count()
        if size < WILDHOLD and neighbours(cluster) & empty:
            total += 5.5 * (size / WILDHOLD) ** 1.6
    return total


def great_city(sheet: Sheet, printed: PrintedMap) -> float:
    """Room around the largest city away from mountains."""
    empty = EVERYWHERE ^ sheet.filled
    allowed = [c for c in clusters(sheet.terrains[VILLAGE]) if not neighbours(c) & printed.mountains]
    if not allowed:
        return 0.0
    room = neighbours(max(allowed, key=int.bit_count)) & empty & ~printed.beside_mountains
    return 0.3 * min(GROWTH, room.bit_count())


def greengold_plains(sheet: Sheet, printed: PrintedMap) -> float:
    """Villages among one or two terrains that still have a free side."""
    empty, total = EVERYWHERE ^ sheet.filled, 0.0
    lands = [*[sheet.terrains[i] for i in (FOREST, FARM, WATER)], sheet.terrains[4], printed.mountains]
    for cluster in clusters(sheet.terrains[VILLAGE]):
        around = neighbours(cluster)
        kinds = len([1 for land in lands if land & around])
        if kinds < 3 and around & empty:
            total += (0.4, 0.9, 1.7)[kinds]
    return total


def shieldgate(sheet: Sheet, printed: PrintedMap) -> float:
    """The second city can grow, up to the size of the first and beyond."""
    empty = EVERYWHERE ^ sheet.filled
    cities = sorted(clusters(sheet.terrains[VILLAGE]), key=int.bit_count, reverse=True)
    if not cities:
        return 0.0
    if len(cities) == 1:
        return 0.5 * cities[0].bit_count()
    gap = cities[0].bit_count() - cities[1].bit_count()
    room = min(GROWTH, (neighbours(cities[1]) & empty).bit_count())
    return 0.6 * min(gap, room) + 0.2 * room


def borderlands(sheet: Sheet, printed: PrintedMap) -> float:
    """Lines that are nearly full."""
    return sum([_LINE_HOPE[(line & sheet.filled).bit_count()] for line in ROWS + COLUMNS])


def lost_barony(sheet: Sheet, printed: PrintedMap) -> float:
    """How little is missing to the next larger square around one of the largest."""
    side, corners, filled = 0, sheet.filled, sheet.filled
    largest = 0
    while corners:
        side, largest = side + 1, corners
        pairs = corners & corners >> 1 & NOT_LAST_COLUMN
        corners = pairs & pairs >> SIZE
    if side >= SIZE:
        return 0.0
    found = [(square & filled).bit_count() for corner in cells_of(largest) for square in _larger(corner, side)]
    return 2.6 * max(0.0, 1 - ((side + 1) ** 2 - max(found, default=0)) / (2 * side + 2))


def the_broken_road(sheet: Sheet, printed: PrintedMap) -> float:
    """Diagonals that are nearly full."""
    total = 0.0
    for line in DIAGONALS:
        size, filled = line.bit_count(), (line & sheet.filled).bit_count()
        if filled < size:
            total += 2.2 * (filled / size) ** 3
    return total


def the_cauldrons(sheet: Sheet, printed: PrintedMap) -> float:
    """Empty spaces with one open side."""
    one, two = open_sides(sheet)
    return 0.35 * ((EVERYWHERE ^ sheet.filled) & one & ~two).bit_count()


@cache
def _larger(corner: int, side: int) -> tuple[int, ...]:
    """The squares one larger than the one with this top left corner that hold it."""
    row, column = divmod(corner, SIZE)
    square = sum(((2 << side) - 1) << SIZE * line for line in range(side + 1))
    places = [(top, left) for top in (row - 1, row) for left in (column - 1, column)]
    fitting = [(top, left) for top, left in places if min(top, left) >= 0 and max(top, left) + side < SIZE]
    return tuple(square << top * SIZE + left for top, left in fitting)


_LINE_HOPE: Final = tuple(0.0 if filled == SIZE else 4.5 * (filled / SIZE) ** 3 for filled in range(SIZE + 1))
PROMISES: Final[Mapping[str, Promise]] = MappingProxyType(
    {
        promise.__name__: promise
        for promise in (
            sentinel_wood,
            greenbough,
            treetower,
            stoneside_forest,
            canal_lake,
            mages_valley,
            the_golden_granary,
            shoreside_expanse,
            wildholds,
            great_city,
            greengold_plains,
            shieldgate,
            borderlands,
            lost_barony,
            the_broken_road,
            the_cauldrons,
        )
    }
)
"""By the id of the scoring card."""
