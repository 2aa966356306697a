"""Where things lie in a principality: columns and rows for people, numbers for the engine (RIVA-4.1 to RIVA-4.4).

People name a place by its column x and its row, `above` or `below` the row of settlements. Settlements stand in odd
columns, roads and regions in even ones. The engine numbers settlements, rows of sites and slots for regions, each from
the left; only this file knows how the numbers and the columns belong together.
"""

from typing import Final, TypeAlias

from stolek.games.rivals.components import Row

Settlement: TypeAlias = int
"""A place for a settlement, by its number from the left; the two of the start are 5 and 6."""
Site: TypeAlias = int
"""A row of sites above or below a settlement: one site, or two in a city. They have the same neighbours (RIVA-4.3)."""
Slot: TypeAlias = int
"""A place for a region, above or below a road."""
Side: TypeAlias = int
"""An end of the row of settlements: LEFT or RIGHT."""

MAX_SETTLEMENTS: Final = 12
SITES: Final = 2 * MAX_SETTLEMENTS
SLOTS: Final = 2 * (MAX_SETTLEMENTS + 1)
ROWS: Final[tuple[Row, Row]] = ("above", "below")
LEFT: Final[Side] = 1
RIGHT: Final[Side] = 2
SIDE_NAMES: Final[dict[Side, str]] = {LEFT: "left", RIGHT: "right"}
SIDE: Final[dict[str, Side]] = {name: side for side, name in SIDE_NAMES.items()}


def settlement_in(x: int) -> Settlement:
    """The settlement in an odd column."""
    return (x + MAX_SETTLEMENTS - 1) // 2


def settlement_column(settlement: Settlement) -> int:
    """The column of a settlement."""
    return 2 * settlement - MAX_SETTLEMENTS + 1


def settlement_of(site: Site) -> Settlement:
    """The settlement that a row of sites belongs to."""
    return site >> 1


def sites_of(settlement: Settlement) -> tuple[Site, Site]:
    """The rows of sites above and below a settlement."""
    return 2 * settlement, 2 * settlement + 1


def site_column(site: Site) -> int:
    """The column of a row of sites."""
    return settlement_column(settlement_of(site))


def row_of(place: Site | Slot) -> Row:
    """Whether a row of sites or a slot lies above or below."""
    return ROWS[place & 1]


SITE: Final[dict[tuple[int, str], Site]] = {(site_column(site), row_of(site)): site for site in range(SITES)}
"""The row of sites in a column, above or below."""


def find_site(x: int, row: str) -> Site | None:
    """The row of sites that an answer names, if it names one."""
    return SITE.get((x, row))


def slot_in(x: int, row: str) -> Slot:
    """The slot in an even column."""
    return x + MAX_SETTLEMENTS + ROWS.index(row)


def slot_column(slot: Slot) -> int:
    """The column of a slot."""
    return (slot >> 1) * 2 - MAX_SETTLEMENTS


def slots_beside(site: Site) -> tuple[Slot, Slot]:
    """The slots left and right of a row of sites (RIVA-4.3)."""
    return site, site + 2


def sites_beside(slot: Slot) -> tuple[Site, Site]:
    """The rows of sites left and right of a slot; at an end of the principality one of them does not exist."""
    return slot - 2, slot


def slots_around(settlement: Settlement) -> tuple[Slot, Slot, Slot, Slot]:
    """The four slots around a settlement: left above and below, right above and below (RIVA-4.4)."""
    left, right = 2 * settlement, 2 * settlement + 2
    return left, left + 1, right, right + 1


def outer_slots(settlement: Settlement, side: Side) -> tuple[Slot, Slot]:
    """The slots above and below at one side of a settlement (RIVA-4.38)."""
    left_above, left_below, right_above, right_below = slots_around(settlement)
    return (left_above, left_below) if side == LEFT else (right_above, right_below)
