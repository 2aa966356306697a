"""One tile drawn with characters, in any size: which segment each character belongs to, and what it looks like.

Everything is worked out from edges and half-edges, so a new tile needs no drawing of its own. Characters lie on the
unit square: a city fills what is near its edges, roads and rivers run from the middles of edges to the centre, and the
rest belongs to the field whose half-edge is nearest.
"""

from functools import cache
from typing import Final, TypeAlias

from stolek.games.carcassonne.box import ROTATED, TILES, Rotated
from stolek.games.carcassonne.rotated_tile import RIVER_EDGE, RotatedTile
from stolek.games.carcassonne.rules import DRAWINGS
from stolek.games.carcassonne.tile import CITY, FIELD, MONASTERY, ROAD, Segment
from stolek.kernel.picture import Span

Size: TypeAlias = tuple[int, int]
"""Columns and rows of one tile."""
Dot: TypeAlias = tuple[int, int]
"""Column and row of one character."""

CAP: Final = 0.34
"""How deep a city reaches into a tile from a single edge."""
CORNER: Final = 0.9
"""How far a city between two adjacent edges reaches, as the sum of the distances from both."""
RIM: Final = 0.26
"""How much is left beside the edges that a large city does not touch."""
MIDDLES: Final = (
    (0.25, 0.0),
    (0.75, 0.0),
    (1.0, 0.25),
    (1.0, 0.75),
    (0.75, 1.0),
    (0.25, 1.0),
    (0.0, 0.75),
    (0.0, 0.25),
)
"""The middles of the half-edges, in the order of `HALVES`."""
PATHS: Final = {0b0101: "│", 0b1010: "─", 0b0011: "└", 0b0110: "┌", 0b1100: "┐", 0b1001: "┘"}
"""A road or river through the centre, by the edges it joins: one bit each for north, east, south, west."""
LOOKS: Final = {ROAD: ("•", "road"), CITY: ("▒", "city"), MONASTERY: ("†", "monastery"), FIELD: ("·", "field")}


@cache
def dots(lying: Rotated, size: Size) -> dict[Dot, int]:
    """The segment that every character of a tile belongs to; rivers and bare board belong to none."""
    tile = ROTATED[lying]
    found: dict[Dot, int] = {}
    for x in range(size[0]):
        for y in range(size[1]):
            u, v = (x + 0.5) / size[0], (y + 0.5) / size[1]
            owner = _city_at(tile, u, v)
            if owner is None:
                owner = _nearest_field(tile, u, v)
            if owner is not None:
                found[x, y] = owner
    for i, segment in enumerate(tile.segments):
        if segment.kind == ROAD:
            for side in segment.sides:
                found.update(dict.fromkeys(_arm((side + tile.rot) % 4, size), i))
    _centre(tile, size, found)
    return found


def _centre(tile: RotatedTile, size: Size, found: dict[Dot, int]) -> None:
    """The monastery and inner fields lie in the middle, and roads run through it."""
    middle = (size[0] // 2, size[1] // 2)
    for i, segment in enumerate(tile.segments):
        through = segment.kind == ROAD and len(segment.sides) > 1
        inner = segment.kind == FIELD and not segment.halves and all(tile.edges)
        if through or inner or segment.kind == MONASTERY:
            found[middle] = i


@cache
def spans(lying: Rotated, size: Size) -> dict[Dot, Span]:
    """What every character of a tile looks like, without figures."""
    tile = ROTATED[lying]
    owners = dots(lying, size)
    found = {}
    for x in range(size[0]):
        for y in range(size[1]):
            owner = owners.get((x, y))
            found[x, y] = Span(" ", "wheel") if owner is None else Span(*LOOKS[tile.segments[owner].kind])
    _draw_paths(tile, size, found)
    for dot, mark in _marks(lying, size):
        found[dot] = Span(mark, found[dot].style)
    return found


def _draw_paths(tile: RotatedTile, size: Size, found: dict[Dot, Span]) -> None:
    middle = (size[0] // 2, size[1] // 2)
    paths = [([(side + tile.rot) % 4 for side in road.sides], "road") for road in tile.segments if road.kind == ROAD]
    paths.append(([side for side in range(4) if tile.edges[side] == RIVER_EDGE], "water"))
    for sides, style in paths:
        for side in sides:
            for dot in _arm(side, size):
                found[dot] = Span("│─"[side % 2], style)
        bits = sum(1 << side for side in sides)
        if bits in PATHS and tile.monastery < 0:
            found[middle] = Span(PATHS[bits], style)
    single = [road for road in tile.segments if road.kind == ROAD and len(road.sides) == 1]
    if len(single) > 1 and tile.monastery < 0:
        found[middle] = Span("•", "road")


def _arm(side: int, size: Size) -> list[Dot]:
    """From the middle of an edge towards the centre, the centre left out."""
    width, height = size
    column, row = width // 2, height // 2
    return [
        [(column, y) for y in range(row)],
        [(x, row) for x in range(column + 1, width)],
        [(column, y) for y in range(row + 1, height)],
        [(x, row) for x in range(column)],
    ][side]


def _city_at(tile: RotatedTile, u: float, v: float) -> int | None:
    distances = (v, 1 - u, 1 - v, u)
    for i, segment in enumerate(tile.segments):
        if segment.kind == CITY and _covers(_sides(tile, segment), distances):
            return i
    return None


def _sides(tile: RotatedTile, segment: Segment) -> list[int]:
    """The edges that a city reaches on the turned tile."""
    return sorted({(half // 2 + tile.rot) % 4 for half in segment.halves})


def _covers(sides: list[int], distances: tuple[float, float, float, float]) -> bool:
    others = [distances[side] for side in range(4) if side not in sides]
    if len(sides) == 1:
        return distances[sides[0]] == min(distances) and distances[sides[0]] < CAP
    if len(sides) == 2 and (sides[1] - sides[0]) % 2:
        return distances[sides[0]] + distances[sides[1]] < CORNER
    return bool(sides) and min(others, default=1.0) > RIM


def _nearest_field(tile: RotatedTile, u: float, v: float) -> int | None:
    best, nearest = None, 9.0
    for i, segment in enumerate(tile.segments):
        if segment.kind == FIELD:
            for half in segment.halves:
                x, y = MIDDLES[(half + 2 * tile.rot) % 8]
                distance = (x - u) ** 2 + (y - v) ** 2
                if distance < nearest:
                    best, nearest = i, distance
    return best


def anchor(lying: Rotated, size: Size, segment: int) -> Dot:
    """Where a figure on a segment or its name is drawn, two characters wide: the middlemost of its characters."""
    own = [dot for dot, owner in dots(lying, size).items() if owner == segment]
    if not own:
        return (0, 0)
    x = sum(dot[0] for dot in own) / len(own)
    y = sum(dot[1] for dot in own) / len(own)
    column, row = min(own, key=lambda dot: ((dot[0] - x) ** 2 + 4 * (dot[1] - y) ** 2, dot))
    return min(column, size[0] - 2), row


def _marks(lying: Rotated, size: Size) -> list[tuple[Dot, str]]:
    """Symbols on their segments, and what a tile shows as a whole in the lower corners."""
    tile = ROTATED[lying]
    found = []
    for i, segment in enumerate(tile.segments):
        symbols = "".join(drawing.symbols(segment) for drawing in DRAWINGS if drawing.symbols)
        column, row = anchor(lying, size, i)
        found += [((min(column + k, size[0] - 1), row), symbol) for k, symbol in enumerate(symbols)]
    for corners in [drawing.corners(TILES[tile.number]) for drawing in DRAWINGS if drawing.corners]:
        places = ((0, size[1] - 1), (size[0] - 1, size[1] - 1))
        found += [(place, mark) for place, mark in zip(places, corners, strict=True) if mark]
    return found
