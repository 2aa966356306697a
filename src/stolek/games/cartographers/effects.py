"""The vocabulary of scoring cards: what the `effect` of a card may say (CART-4.70 to CART-4.85).

An effect is a list of clauses and a clause is one of seven kinds, told apart by `type`. The types below name every
key of every kind, so a misspelt or half-written clause does not import. `scoring.py` says what a clause is worth.
"""

from typing import Literal

from stolek.games.cartographers.components import Feature, Terrain
from stolek.kernel.data import DataItem

Side = Literal["filled", "map_edge"]
Edge = Literal["left", "right", "top", "bottom"]
Line = Literal["row", "column"]
Touched = Literal[
    "map_edge",
    "terrain:forest",
    "terrain:village",
    "terrain:farm",
    "terrain:water",
    "terrain:monster",
    "terrain:mountain",
]


class TerrainSelect(DataItem, frozen=True):
    """All spaces, or all clusters, of one terrain."""

    terrain: Terrain


class SpaceSelect(DataItem, frozen=True):
    """All spaces of one terrain, or all empty ones: exactly one of the two is given."""

    terrain: Terrain | None = None
    empty: Literal[True] | None = None

    def __post_init__(self) -> None:
        if (self.terrain is None) == (self.empty is None):
            raise ValueError("select: terrain or empty")


class Link(DataItem, frozen=True):
    """Some cluster of the second terrain touches this space and another one of the first terrain (CART-4.73)."""

    terrain: Terrain
    through_one_cluster_of: Terrain


class SpaceWhere(DataItem, frozen=True):
    """What a space must satisfy: every key that is given."""

    on_map_edge: Literal[True] | None = None
    all_four_sides: tuple[Side, ...] | None = None
    adjacent_to_terrain: Terrain | None = None
    adjacent_to_feature: Feature | None = None
    on_feature: Feature | None = None
    linked_to_other: Link | None = None

    def __post_init__(self) -> None:
        if self.all_four_sides is not None and self.all_four_sides != ("filled", "map_edge"):
            raise ValueError("where: all_four_sides are filled or map_edge")


class ClusterWhere(DataItem, frozen=True):
    """What a cluster must satisfy: every key that is given."""

    min_size: int | None = None
    touches_none_of: tuple[Touched, ...] | None = None
    min_distinct_adjacent_terrains: int | None = None
    counted: tuple[Terrain, ...] | None = None

    def __post_init__(self) -> None:
        if (self.min_distinct_adjacent_terrains is None) != (self.counted is None):
            raise ValueError("where: min_distinct_adjacent_terrains goes with counted")


class Contents(DataItem, frozen=True):
    """At least `min` spaces of a terrain."""

    terrain: Terrain
    min: int


class PerSpace(DataItem, frozen=True, tag_field="type", tag="per_space"):
    """Points for every selected space that satisfies `where`, once a space."""

    select: SpaceSelect
    where: SpaceWhere
    points: int


class PerCluster(DataItem, frozen=True, tag_field="type", tag="per_cluster"):
    """Points for every whole cluster that satisfies `where`."""

    select: TerrainSelect
    where: ClusterWhere
    points: int


class PerSpaceOfRankedCluster(DataItem, frozen=True, tag_field="type", tag="per_space_of_ranked_cluster"):
    """Points for every space of the cluster of this rank by size, among the eligible ones."""

    select: TerrainSelect
    eligible: ClusterWhere
    rank: int
    points: int

    def __post_init__(self) -> None:
        if self.rank < 1:
            raise ValueError("rank: counted from 1")


class PerLineContaining(DataItem, frozen=True, tag_field="type", tag="per_line_containing"):
    """Points for every row or column that holds enough of a terrain."""

    lines: tuple[Line, ...]
    contains: Contents
    points: int


class PerCompleteLine(DataItem, frozen=True, tag_field="type", tag="per_complete_line"):
    """Points for every row or column without an empty space."""

    lines: tuple[Line, ...]
    points: int


class LargestFilledSquare(DataItem, frozen=True, tag_field="type", tag="largest_filled_square"):
    """Points times the side of the largest square without an empty space."""

    points_per_space_of_one_side: int


class PerCompleteDiagonal(DataItem, frozen=True, tag_field="type", tag="per_complete_diagonal"):
    """Points for every filled line that starts on one edge, goes on by `step` and ends on the other edge."""

    from_edge: Edge
    to_edge: Edge
    step: tuple[int, int]
    points: int


Clause = (
    PerSpace
    | PerCluster
    | PerSpaceOfRankedCluster
    | PerLineContaining
    | PerCompleteLine
    | LargestFilledSquare
    | PerCompleteDiagonal
)
