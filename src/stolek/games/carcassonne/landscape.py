"""The landscape and its features, kept up as tiles are laid (CARC-4.5 to CARC-4.9, CARC-4.20, CARC-4.22, CARC-4.24).

Laying a tile makes one node of each of its segments and joins it with what lies beside it; whatever has no open end
left afterwards is complete. Nothing is ever searched: what a rule asks of a feature stands at its root.
"""

from collections.abc import Mapping

from stolek.games.carcassonne.box import ROTATED, TILES, Rotated, rotated
from stolek.games.carcassonne.cell import AROUND, NEAR, OPPOSITE, STEPS, Cell
from stolek.games.carcassonne.rotated_tile import RotatedTile
from stolek.games.carcassonne.state import CarcassonneState
from stolek.games.carcassonne.tile import Segment, Tile, TileNumber
from stolek.games.carcassonne.values import Laid, Node, Root


def lay(s: CarcassonneState, cell: Cell, lying: Rotated) -> None:
    """Lay a tile on a cell, join its segments with their neighbours and note what it completes."""
    tile = ROTATED[lying]
    tiles, free = s.tiles, s.free
    first = _add_nodes(s, cell, tile)
    free.pop(cell, None)
    for side in range(4):
        beside = cell + STEPS[side]
        other = tiles.get(beside)
        if other is None:
            free[beside] = free.get(beside, 0) + tile.demands[side]
        else:
            _join_edge(s, tile, first, other, side)
    tiles[cell] = Laid(lying, first)
    s.last = cell
    s.completed = _completed(s, cell, tile, first)


def _add_nodes(s: CarcassonneState, cell: Cell, tile: RotatedTile) -> Node:
    features = s.features
    first = len(features)
    nodes = range(first, first + len(tile.ends))
    features += nodes
    s.homes += [cell] * len(tile.ends)
    s.members += [(node,) for node in nodes]
    s.ends += tile.ends
    return first


def _join_edge(s: CarcassonneState, tile: RotatedTile, first: Node, other: Laid, side: int) -> None:
    """Both tiles meet strand by strand; each strand closes one end on either side (CARC-4.5 to CARC-4.7)."""
    features, ends, begin = s.features, s.ends, other.first
    for mine, theirs in zip(tile.strands[side], ROTATED[other.rotated].backs[OPPOSITE[side]], strict=True):
        a, b = features[first + mine], features[begin + theirs]
        if a != b:
            a = _unite(s, a, b)
        ends[a] -= 2
    if tile.divided[side]:
        left, right = tile.strands[side]
        a, b = features[first + left], features[first + right]
        if a != b:
            _unite(s, a, b)


def _unite(s: CarcassonneState, a: Root, b: Root) -> Root:
    """Make one feature of two; the larger keeps its root."""
    members = s.members
    if len(members[a]) < len(members[b]):
        a, b = b, a
    features, ends = s.features, s.ends
    for node in members[b]:
        features[node] = a
    members[a] += members[b]
    members[b] = ()
    ends[a] += ends[b]
    ends[b] = 0
    if b in s.followers:
        s.followers[a] = s.followers.get(a, ()) + s.followers.pop(b)
    if b in s.companions:
        s.companions[a] = s.companions.get(a, ()) + s.companions.pop(b)
    return a


def _completed(s: CarcassonneState, cell: Cell, tile: RotatedTile, first: Node) -> tuple[Root, ...]:
    """Roads and cities of the tile without an open end, and monasteries with no empty cell around (CARC-4.27)."""
    features, ends = s.features, s.ends
    done: tuple[Root, ...] = ()
    for node in range(first, first + tile.closable):
        root = features[node]
        if not ends[root] and root not in done:
            done += (root,)
    if tile.monastery >= 0:
        s.monasteries[cell] = first + tile.monastery
        ends[first + tile.monastery] = 1 + sum(cell + step not in s.tiles for step in AROUND)
    if s.monasteries:
        done += _fill_around(s, cell)
    return done


def _fill_around(s: CarcassonneState, cell: Cell) -> tuple[Root, ...]:
    """A cell is taken: monasteries on it and around it have one empty cell less (CARC-4.24)."""
    monasteries, ends = s.monasteries, s.ends
    done: tuple[Root, ...] = ()
    for step in NEAR:
        node = monasteries.get(cell + step)
        if node is not None:
            ends[node] -= 1
            if not ends[node]:
                del monasteries[cell + step]
                done += (node,)
    return done


def lay_board(s: CarcassonneState, board: Mapping[Cell, TileNumber]) -> None:
    """Lay a board of several cells; segments of one name are one feature across its cells (CARC-6.41)."""
    parts: dict[str, Root] = {}
    for cell, tile in board.items():
        lying = rotated(tile, 0)
        first = _add_nodes(s, cell, ROTATED[lying])
        s.tiles[cell] = Laid(lying, first)
        for node, segment in enumerate(ROTATED[lying].segments, first):
            if segment.id in parts:
                _unite(s, s.features[parts[segment.id]], node)
            parts[segment.id] = node
    for cell in board:
        for step, demand in zip(STEPS, rotated_at(s, cell).demands, strict=True):
            if demand:
                s.free[cell + step] = s.free.get(cell + step, 0) + demand


def rotated_at(s: CarcassonneState, cell: Cell) -> RotatedTile:
    """The tile on a cell, as it lies."""
    return ROTATED[s.tiles[cell].rotated]


def tile_at(s: CarcassonneState, cell: Cell) -> Tile | None:
    """The printed tile on a cell; None where nothing lies."""
    return TILES[rotated_at(s, cell).number] if cell in s.tiles else None


def segment_of(s: CarcassonneState, node: Node) -> Segment:
    """The segment that a node stands for."""
    laid = s.tiles[s.homes[node]]
    return ROTATED[laid.rotated].segments[node - laid.first]


def node_named(s: CarcassonneState, cell: Cell, segment: str) -> Node | None:
    """The node of a segment of a laid tile, None if it has no such segment."""
    laid = s.tiles.get(cell)
    if laid is not None:
        for node, found in enumerate(ROTATED[laid.rotated].segments, laid.first):
            if found.id == segment:
                return node
    return None


def field_nodes_at(s: CarcassonneState, cell: Cell) -> range:
    """The nodes of the fields of the tile on a cell."""
    laid = s.tiles[cell]
    tile = ROTATED[laid.rotated]
    return range(laid.first + tile.first_field, laid.first + len(tile.ends))


def road_and_city_nodes_at(s: CarcassonneState, cell: Cell) -> range:
    """The nodes of the roads and cities of the tile on a cell."""
    laid = s.tiles[cell]
    return range(laid.first, laid.first + ROTATED[laid.rotated].closable)


def kind_of(s: CarcassonneState, root: Root) -> int:
    """Whether it is a road, a city, a monastery or a field."""
    return segment_of(s, root).kind


def cells_of(s: CarcassonneState, root: Root) -> list[Cell]:
    """The tiles of a feature, each once however often it runs over them (CARC-4.21, CARC-4.23)."""
    homes = s.homes
    return list(dict.fromkeys(homes[node] for node in s.members[root]))


def bordering_cities(s: CarcassonneState, field: Root) -> list[Root]:
    """The completed cities in or beside a field, each once (CARC-5.4, CARC-5.5)."""
    found: dict[Root, None] = {}
    for node in s.members[field]:
        laid = s.tiles[s.homes[node]]
        for city in ROTATED[laid.rotated].segments[node - laid.first].cities:
            root = s.features[laid.first + city]
            if not s.ends[root]:
                found[root] = None
    return list(found)
