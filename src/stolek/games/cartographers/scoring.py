"""What a scoring card is worth on a map, and what monsters cost (CART-4.62, CART-4.70 to CART-4.85).

A card is the sum of its clauses (`effects.py`). At import the handler of each clause turns it into one function of the
sheet which lists what earns: pairs of points and the spaces that make them. `score` adds the points up and `explain`
shows the pairs, so the number and its reason can't differ. No function asks which card it works for.
"""

from collections.abc import Callable
from typing import Final, TypeVar

from stolek.games.cartographers.cards import SCORING, ScoringCard
from stolek.games.cartographers.components import Feature, Terrain
from stolek.games.cartographers.effects import (
    ClusterWhere,
    LargestFilledSquare,
    Line,
    Link,
    PerCluster,
    PerCompleteDiagonal,
    PerCompleteLine,
    PerLineContaining,
    PerSpace,
    PerSpaceOfRankedCluster,
    SpaceSelect,
    SpaceWhere,
    Touched,
)
from stolek.games.cartographers.grid import (
    COLUMNS,
    EVERYWHERE,
    MAP_EDGE,
    NOT_LAST_COLUMN,
    ROWS,
    SIZE,
    cell_at,
    cells_of,
    clusters,
    mask_of,
    neighbours,
)
from stolek.games.cartographers.sheet import MONSTER, MOUNTAIN, TERRAIN_INDEX, PrintedMap, Sheet
from stolek.games.cartographers.values import Part, Scored
from stolek.kernel.data import DataItem

Earning = tuple[int, int]
"""Points and the spaces that make them."""
Earn = Callable[[Sheet, PrintedMap], list[Earning]]
Spaces = Callable[[Sheet, PrintedMap], int]
Keep = Callable[[list[int], Sheet, PrintedMap], list[int]]
"""Of these clusters, those that satisfy something."""


C = TypeVar("C", bound=DataItem)
HANDLERS: Final[dict[type[DataItem], Callable[..., Earn]]] = {}


def handles(kind: type[C]) -> Callable[[Callable[[C], Earn]], Callable[[C], Earn]]:
    """This function turns a clause of the kind into what it earns."""

    def register(handler: Callable[[C], Earn]) -> Callable[[C], Earn]:
        assert kind not in HANDLERS
        HANDLERS[kind] = handler
        return handler

    return register


def score(card: ScoringCard, sheet: Sheet, printed: PrintedMap) -> int:
    """The stars of one scoring card (CART-4.60)."""
    total = 0
    for earn in _EARNINGS[card.id]:
        for points, _ in earn(sheet, printed):
            total += points
    return total


def explain(card: ScoringCard, sheet: Sheet, printed: PrintedMap) -> Scored:
    """The same stars with what makes them, clause by clause, in reading order."""
    parts = tuple(
        Part(clause, points, spaces)
        for clause, earn in enumerate(_EARNINGS[card.id])
        for points, spaces in earn(sheet, printed)
    )
    spaces = 0
    for part in parts:
        spaces |= part.spaces
    return Scored(sum(part.points for part in parts), spaces, parts)


def losing_spaces(sheet: Sheet) -> int:
    """The empty spaces adjacent to at least one monster space, unfilled ruins among them (CART-4.62)."""
    return neighbours(sheet.terrains[MONSTER]) & ~sheet.filled


def monster_loss(sheet: Sheet) -> int:
    """The stars lost to monsters: one for each losing space, however many monsters it touches (CART-4.62)."""
    return losing_spaces(sheet).bit_count()


@handles(PerSpace)
def per_space(clause: PerSpace) -> Earn:
    """Points a space, once each: Sentinel Wood, Treetower, Stoneside Forest, the farm and water cards but one, The
    Cauldrons (CART-4.70, CART-4.72 to CART-4.76, CART-4.85).
    """
    selected, conditions, points = _selected(clause.select), _space_conditions(clause.where), clause.points

    def earn(sheet: Sheet, printed: PrintedMap) -> list[Earning]:
        spaces = selected(sheet, printed)
        for condition in conditions:
            spaces &= condition(sheet, printed)
        return [(points * spaces.bit_count(), spaces)] if spaces else []

    return earn


@handles(PerCluster)
def per_cluster(clause: PerCluster) -> Earn:
    """Points a whole cluster: Shoreside Expanse, Wildholds, Greengold Plains (CART-4.77, CART-4.78, CART-4.80)."""
    kept, points = _kept_clusters(clause.select.terrain, clause.where), clause.points
    return lambda sheet, printed: [(points, cluster) for cluster in kept(sheet, printed)]


@handles(PerSpaceOfRankedCluster)
def per_space_of_ranked_cluster(clause: PerSpaceOfRankedCluster) -> Earn:
    """Points a space of one cluster chosen by size: Great City, Shieldgate (CART-4.79, CART-4.81).

    Of clusters of the same size each takes a rank of its own, the one that begins first the better one.
    """
    kept, rank, points = _kept_clusters(clause.select.terrain, clause.eligible), clause.rank, clause.points

    def earn(sheet: Sheet, printed: PrintedMap) -> list[Earning]:
        by_size = sorted(kept(sheet, printed), key=int.bit_count, reverse=True)
        if len(by_size) < rank:
            return []
        cluster = by_size[rank - 1]
        return [(points * cluster.bit_count(), cluster)]

    return earn


@handles(PerLineContaining)
def per_line_containing(clause: PerLineContaining) -> Earn:
    """Points a row and a column that holds the terrain, made by its spaces of that terrain: Greenbough (CART-4.71)."""
    lines, terrain = _lines(clause.lines), _spaces_of(clause.contains.terrain)
    least, points = clause.contains.min, clause.points

    def earn(sheet: Sheet, printed: PrintedMap) -> list[Earning]:
        spaces = terrain(sheet, printed)
        return [(points, inside) for line in lines if (inside := spaces & line).bit_count() >= least]

    return earn


@handles(PerCompleteLine)
def per_complete_line(clause: PerCompleteLine) -> Earn:
    """Points a row and a column without an empty space: Borderlands (CART-4.82)."""
    return _per_filled(_lines(clause.lines), clause.points)


@handles(PerCompleteDiagonal)
def per_complete_diagonal(clause: PerCompleteDiagonal) -> Earn:
    """Points a diagonal without an empty space that joins the two edges: The Broken Road (CART-4.84)."""
    diagonals = []
    for start in cells_of(_EDGES[clause.from_edge]):
        row, column = divmod(start, SIZE)
        line = []
        while row in range(SIZE) and column in range(SIZE):
            line.append(cell_at(row, column))
            row, column = row + clause.step[0], column + clause.step[1]
        if 1 << line[-1] & _EDGES[clause.to_edge]:
            diagonals.append(mask_of(line))
    return _per_filled(tuple(diagonals), clause.points)


@handles(LargestFilledSquare)
def largest_filled_square(clause: LargestFilledSquare) -> Earn:
    """Points times the side of the largest square without an empty space, the first in reading order: Lost Barony
    (CART-4.83).
    """
    points = clause.points_per_space_of_one_side

    def earn(sheet: Sheet, printed: PrintedMap) -> list[Earning]:
        corners = sheet.filled
        first = side = 0
        while corners:
            side += 1
            first = corners & -corners
            # A square is one larger where four squares overlap: here, one to the right, one below, and both.
            pairs = corners & corners >> 1 & NOT_LAST_COLUMN
            corners = pairs & pairs >> SIZE
        square = sum(((1 << side) - 1) * first << SIZE * row for row in range(side))
        return [(points * side, square)] if side else []

    return earn


def _per_filled(lines: tuple[int, ...], points: int) -> Earn:
    def earn(sheet: Sheet, printed: PrintedMap) -> list[Earning]:
        empty = EVERYWHERE ^ sheet.filled
        return [(points, line) for line in lines if not line & empty]

    return earn


def _spaces_of(terrain: Terrain) -> Spaces:
    index = TERRAIN_INDEX[terrain]
    if index == MOUNTAIN:
        return lambda sheet, printed: printed.mountains
    return lambda sheet, printed: sheet.terrains[index]


def _beside(terrain: Terrain) -> Spaces:
    """The spaces adjacent to at least one space of the terrain."""
    index = TERRAIN_INDEX[terrain]
    if index == MOUNTAIN:
        return lambda sheet, printed: printed.beside_mountains
    return lambda sheet, printed: neighbours(sheet.terrains[index])


def _selected(select: SpaceSelect) -> Spaces:
    if select.terrain is not None:
        return _spaces_of(select.terrain)
    return lambda sheet, printed: EVERYWHERE ^ sheet.filled


def _space_conditions(where: SpaceWhere) -> list[Spaces]:
    """One set of spaces for every key of `where` that is given."""
    conditions: list[Spaces] = []
    if where.on_map_edge is not None:
        conditions.append(lambda sheet, printed: MAP_EDGE)
    if where.all_four_sides is not None:
        conditions.append(lambda sheet, printed: EVERYWHERE ^ neighbours(EVERYWHERE ^ sheet.filled))
    if where.adjacent_to_terrain is not None:
        conditions.append(_beside(where.adjacent_to_terrain))
    if where.adjacent_to_feature is not None:
        conditions.append(_BESIDE_FEATURE[where.adjacent_to_feature])
    if where.on_feature is not None:
        conditions.append(_ON_FEATURE[where.on_feature])
    if where.linked_to_other is not None:
        conditions.append(_linked(where.linked_to_other))
    return conditions


def _linked(link: Link) -> Spaces:
    ends, between = _spaces_of(link.terrain), _spaces_of(link.through_one_cluster_of)

    def linked(sheet: Sheet, printed: PrintedMap) -> int:
        all_ends, found = ends(sheet, printed), 0
        for cluster in clusters(between(sheet, printed)):
            touched = neighbours(cluster) & all_ends
            if touched.bit_count() > 1:
                found |= touched
        return found

    return linked


def _kept_clusters(terrain: Terrain, where: ClusterWhere) -> Callable[[Sheet, PrintedMap], list[int]]:
    """The clusters of the terrain that satisfy every key of `where` that is given, in reading order."""
    spaces = _spaces_of(terrain)
    conditions: list[Keep] = []
    if where.min_size is not None:
        conditions.append(_large(where.min_size))
    if where.touches_none_of is not None:
        conditions.append(_touching_none(where.touches_none_of))
    if where.min_distinct_adjacent_terrains is not None and where.counted is not None:
        conditions.append(_among_many(where.min_distinct_adjacent_terrains, where.counted))

    def kept(sheet: Sheet, printed: PrintedMap) -> list[int]:
        found = clusters(spaces(sheet, printed))
        for keep in conditions:
            found = keep(found, sheet, printed)
        return found

    return kept


def _large(least: int) -> Keep:
    return lambda found, sheet, printed: [cluster for cluster in found if cluster.bit_count() >= least]


def _touching_none(unwanted: tuple[Touched, ...]) -> Keep:
    beside = [_BESIDE_UNWANTED[thing] for thing in unwanted]

    def keep(found: list[int], sheet: Sheet, printed: PrintedMap) -> list[int]:
        spoiled = 0
        for spaces in beside:
            spoiled |= spaces(sheet, printed)
        return [cluster for cluster in found if not cluster & spoiled]

    return keep


def _among_many(least: int, counted: tuple[Terrain, ...]) -> Keep:
    beside = [_beside(terrain) for terrain in counted]

    def keep(found: list[int], sheet: Sheet, printed: PrintedMap) -> list[int]:
        around = [spaces(sheet, printed) for spaces in beside]
        return [cluster for cluster in found if len([1 for spaces in around if cluster & spaces]) >= least]

    return keep


def _lines(kinds: tuple[Line, ...]) -> tuple[int, ...]:
    return tuple(line for kind in kinds for line in _LINES[kind])


_LINES: Final[dict[Line, tuple[int, ...]]] = {"row": ROWS, "column": COLUMNS}
_EDGES: Final = {"left": COLUMNS[0], "right": COLUMNS[-1], "top": ROWS[0], "bottom": ROWS[-1]}
# Ruins stay ruins whatever is drawn on them, so both tables read the print, never the drawing (CART-4.02, CART-4.76).
_ON_FEATURE: Final[dict[Feature, Spaces]] = {
    "ruins": lambda sheet, printed: printed.ruins,
    "wasteland": lambda sheet, printed: printed.wasteland,
}
_BESIDE_FEATURE: Final[dict[Feature, Spaces]] = {
    "ruins": lambda sheet, printed: printed.beside_ruins,
    "wasteland": lambda sheet, printed: neighbours(printed.wasteland),
}
_BESIDE_UNWANTED: Final[dict[Touched, Spaces]] = {
    "map_edge": lambda sheet, printed: MAP_EDGE,
    "terrain:forest": _beside("forest"),
    "terrain:village": _beside("village"),
    "terrain:farm": _beside("farm"),
    "terrain:water": _beside("water"),
    "terrain:monster": _beside("monster"),
    "terrain:mountain": _beside("mountain"),
}
_EARNINGS: Final = {card.id: tuple(HANDLERS[type(clause)](clause) for clause in card.effect) for card in SCORING}
