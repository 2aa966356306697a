"""A tile in one of its four rotations, and which rotations meet what a cell demands (CARC-4.1 to CARC-4.7).

What a free cell *demands* of the four edges is one number in base 5: no digit where nothing lies beside it.
"""

from typing import Final, TypeAlias

import msgspec

from stolek.games.carcassonne.cell import OPPOSITE
from stolek.games.carcassonne.tile import CITY, FIELD, MONASTERY, ROAD, Segment, Tile, TileNumber, segments_of

Demand: TypeAlias = int

EDGE_TYPES: Final = ("field", "road", "city", "river")
FIELD_EDGE, ROAD_EDGE, CITY_EDGE, RIVER_EDGE = range(1, 5)
DIGIT: Final = (1, 5, 25, 125)
"""The weight of each edge in a demand."""


class RotatedTile(msgspec.Struct, frozen=True, gc=False):
    """A tile in one rotation."""

    number: TileNumber
    rot: int
    edges: tuple[int, ...]
    """Per direction the type of the edge, 0 inside a board of several cells."""
    strands: tuple[tuple[int, ...], ...]
    """Per direction the segments that reach the edge, from its left half to its right half (CARC-4.7)."""
    backs: tuple[tuple[int, ...], ...]
    """The same from right to left, as the tile on the other side meets them."""
    demands: tuple[Demand, ...]
    """Per direction what the tile demands of a cell that lies there."""
    segments: tuple[Segment, ...]
    ends: tuple[int, ...]
    """Per segment its open ends while nothing lies around: edges of roads, half-edges of cities and fields."""
    closable: int
    """How many segments are roads or cities; these come first."""
    first_field: int
    """The place of the first field among the segments; only fields follow."""
    monastery: int
    """The place of the monastery among the segments, -1 without one."""
    divided: tuple[bool, ...]
    """Per direction whether two cities share the edge (CARC-6.36)."""


def rotations_of(number: TileNumber, tile: Tile) -> tuple[RotatedTile, ...]:
    """The tile after no, one, two and three quarter turns clockwise (CARC-4.3)."""
    edges, segments = _edges_of(tile), segments_of(tile)
    return tuple(_rotate(number, edges, segments, rot) for rot in range(4))


def _rotate(number: TileNumber, edges: tuple[int, ...], segments: tuple[Segment, ...], rot: int) -> RotatedTile:
    lying = tuple(edges[(side - rot) % 4] for side in range(4))
    strands = tuple(_strand(segments, edges, (side - rot) % 4) for side in range(4))
    kinds = [segment.kind for segment in segments]
    return RotatedTile(
        number=number,
        rot=rot,
        edges=lying,
        strands=strands,
        backs=tuple(strand[::-1] for strand in strands),
        demands=tuple(edge * DIGIT[OPPOSITE[side]] for side, edge in enumerate(lying)),
        segments=segments,
        ends=tuple(len(segment.sides) if segment.kind == ROAD else len(segment.halves) for segment in segments),
        closable=kinds.count(ROAD) + kinds.count(CITY),
        first_field=len(kinds) - kinds.count(FIELD),
        monastery=kinds.index(MONASTERY) if MONASTERY in kinds else -1,
        divided=tuple(lying[d] == CITY_EDGE and len(set(strands[d])) > 1 for d in range(4)),
    )


def _strand(segments: tuple[Segment, ...], edges: tuple[int, ...], side: int) -> tuple[int, ...]:
    owners = {half: i for i, segment in enumerate(segments) for half in segment.halves}
    road = [i for i, segment in enumerate(segments) if side in segment.sides]
    return (owners[2 * side], *road, owners[2 * side + 1]) if edges[side] else ()


def _edges_of(tile: Tile) -> tuple[int, ...]:
    edges = (tile.edges.N, tile.edges.E, tile.edges.S, tile.edges.W)
    return tuple(0 if edge is None else EDGE_TYPES.index(edge) + 1 for edge in edges)


def fitting_rotations(rotated: tuple[RotatedTile, ...]) -> bytes:
    """Per demand the rotations of a tile that meet it, one bit each (CARC-4.2)."""
    fitting = bytearray(5**4)
    for rot, tile in enumerate(rotated):
        for beside in range(16):
            demand = sum(tile.edges[side] * DIGIT[side] for side in range(4) if beside >> side & 1)
            fitting[demand] |= 1 << rot
    return bytes(fitting)
