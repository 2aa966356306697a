"""The landscape and its features, kept up as tiles are laid (CARC-4.5 to CARC-4.9, CARC-4.20, CARC-4.22, CARC-4.24).

Laying a tile makes one node of each of its segments and joins it with what lies beside it; whatever has no open end
left afterwards is complete. Nothing is ever searched: what a rule asks of a feature stands at its root.
"""

from stolek.games.carcassonne.cell import AROUND, NEAR, OPPOSITE, STEPS, Cell, cell_at
from stolek.games.carcassonne.leaves import Laid, Node, Root
from stolek.games.carcassonne.state import CarcassonneState
from stolek.games.carcassonne.tile import TILES, Segment, Tile
from stolek.games.carcassonne.turned import BOARD_CELL, TURNED, Turned
from stolek.games.carcassonne.wheel_board import POSITIONS


def lay(s: CarcassonneState, cell: Cell, turned: int) -> None:
    """Lay a tile on a cell, join its segments with their neighbours and note what it completes."""
    t = TURNED[turned]
    tiles, free = s.tiles, s.free
    first = _add_nodes(s, cell, t)
    free.pop(cell, None)
    for side in range(4):
        beside = cell + STEPS[side]
        other = tiles.get(beside)
        if other is None:
            free[beside] = free.get(beside, 0) + t.demands[side]
        else:
            _join_edge(s, t, first, other, side)
    tiles[cell] = Laid(turned, first)
    s.last = cell
    s.completed = _completed(s, cell, t, first)


def _add_nodes(s: CarcassonneState, cell: Cell, t: Turned) -> Node:
    features = s.features
    first = len(features)
    nodes = range(first, first + len(t.ends))
    features += nodes
    s.homes += [cell] * len(t.ends)
    s.members += [(node,) for node in nodes]
    s.ends += t.ends
    return first


def _join_edge(s: CarcassonneState, t: Turned, first: Node, other: Laid, side: int) -> None:
    """Both tiles meet strand by strand; each strand closes one end on either side (CARC-4.5 to CARC-4.7)."""
    features, ends, begin = s.features, s.ends, other.first
    for mine, theirs in zip(t.strands[side], TURNED[other.turned].backs[OPPOSITE[side]], strict=True):
        a, b = features[first + mine], features[begin + theirs]
        if a != b:
            a = _unite(s, a, b)
        ends[a] -= 2
    if t.divided[side]:
        left, right = t.strands[side]
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


def _completed(s: CarcassonneState, cell: Cell, t: Turned, first: Node) -> tuple[Root, ...]:
    """Roads and cities of the tile without an open end, and monasteries with no empty cell around (CARC-4.27)."""
    features, ends = s.features, s.ends
    done: tuple[Root, ...] = ()
    for node in range(first, first + t.closable):
        root = features[node]
        if not ends[root] and root not in done:
            done += (root,)
    if t.monastery >= 0:
        s.monasteries[cell] = first + t.monastery
        ends[first + t.monastery] = 1 + sum(cell + step not in s.tiles for step in AROUND)
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


def lay_board(s: CarcassonneState) -> None:
    """Lay the wheel board with its top left cell at 0, 0; its fields join across its cells (CARC-6.41)."""
    parts: dict[str, Root] = {}
    for i, (x, y) in enumerate(POSITIONS):
        t = TURNED[(BOARD_CELL + i) * 4]
        first = _add_nodes(s, cell_at(x, y), t)
        s.tiles[cell_at(x, y)] = Laid((BOARD_CELL + i) * 4, first)
        for node, segment in enumerate(t.segments, first):
            if segment.id in parts:
                _unite(s, s.features[parts[segment.id]], node)
            parts[segment.id] = node
    for x, y in POSITIONS:
        t = turned_at(s, cell_at(x, y))
        for side, demand in enumerate(t.demands):
            if demand:
                beside = cell_at(x, y) + STEPS[side]
                s.free[beside] = s.free.get(beside, 0) + demand


def turned_at(s: CarcassonneState, cell: Cell) -> Turned:
    """The tile on a cell, as it lies."""
    return TURNED[s.tiles[cell].turned]


def tile_at(s: CarcassonneState, cell: Cell) -> Tile | None:
    """The printed tile on a cell; None for a cell of the wheel board and where nothing lies."""
    laid = s.tiles.get(cell)
    return None if laid is None or laid.turned >= BOARD_CELL * 4 else TILES[laid.turned >> 2]


def segment_of(s: CarcassonneState, node: Node) -> Segment:
    """The segment that a node stands for."""
    laid = s.tiles[s.homes[node]]
    return TURNED[laid.turned].segments[node - laid.first]


def node_named(s: CarcassonneState, cell: Cell, segment: str) -> Node | None:
    """The node of a segment of a laid tile, None if it has no such segment."""
    laid = s.tiles.get(cell)
    if laid is not None:
        for node, found in enumerate(TURNED[laid.turned].segments, laid.first):
            if found.id == segment:
                return node
    return None


def field_nodes_at(s: CarcassonneState, cell: Cell) -> range:
    """The nodes of the fields of the tile on a cell."""
    laid = s.tiles[cell]
    t = TURNED[laid.turned]
    return range(laid.first + t.first_field, laid.first + len(t.ends))


def road_and_city_nodes_at(s: CarcassonneState, cell: Cell) -> range:
    """The nodes of the roads and cities of the tile on a cell."""
    laid = s.tiles[cell]
    return range(laid.first, laid.first + TURNED[laid.turned].closable)


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
        for city in TURNED[laid.turned].segments[node - laid.first].cities:
            root = s.features[laid.first + city]
            if not s.ends[root]:
                found[root] = None
    return list(found)
