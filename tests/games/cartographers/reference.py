"""A second, slow reading of the scoring cards, straight from the wording of the rules (CART-4.62, CART-4.70 to 4.85).

It works on the characters of a picture and on pairs of row and column, and shares nothing with the rules under test.
"""

from collections.abc import Callable
from typing import Final

Space = tuple[int, int]

SIDE: Final = 11
ALL: Final = [(row, column) for row in range(SIDE) for column in range(SIDE)]


class PaperMap:
    """A picture, asked space by space."""

    def __init__(self, picture: str) -> None:
        self._rows: Final = picture.splitlines()

    def terrain(self, space: Space) -> str:
        symbol = self._rows[space[0]][space[1]]
        return symbol.upper() if symbol in "fvawx" else symbol

    def of(self, terrain: str) -> list[Space]:
        return [space for space in ALL if self.terrain(space) == terrain]

    def is_ruins(self, space: Space) -> bool:
        return self._rows[space[0]][space[1]] in "Rfvawx"

    def is_filled(self, space: Space) -> bool:
        return self.terrain(space) not in ".R"

    def closed(self, space: Space) -> bool:
        return all(self.is_filled(other) for other in beside(space))

    def touches(self, space: Space, terrain: str) -> bool:
        return any(self.terrain(other) == terrain for other in beside(space))

    def clusters(self, terrain: str) -> list[list[Space]]:
        left = self.of(terrain)
        found = []
        while left:
            cluster = [left.pop(0)]
            for space in cluster:
                for other in beside(space):
                    if other in left:
                        left.remove(other)
                        cluster.append(other)
            found.append(cluster)
        return found


def beside(space: Space) -> list[Space]:
    row, column = space
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [other for other in around if other in ALL]


def on_edge(space: Space) -> bool:
    return 0 in space or SIDE - 1 in space


def sentinel_wood(paper: PaperMap) -> int:
    return len([space for space in paper.of("F") if on_edge(space)])


def greenbough(paper: PaperMap) -> int:
    return len({row for row, _ in paper.of("F")}) + len({column for _, column in paper.of("F")})


def treetower(paper: PaperMap) -> int:
    return len([space for space in paper.of("F") if paper.closed(space)])


def stoneside_forest(paper: PaperMap) -> int:
    linked = set()
    for wood in paper.clusters("F"):
        mountains = {other for space in wood for other in beside(space) if paper.terrain(other) == "M"}
        if len(mountains) >= 2:
            linked |= mountains
    return 3 * len(linked)


def canal_lake(paper: PaperMap) -> int:
    watered = [space for space in paper.of("A") if paper.touches(space, "W")]
    farmed = [space for space in paper.of("W") if paper.touches(space, "A")]
    return len(watered) + len(farmed)


def mages_valley(paper: PaperMap) -> int:
    water = [space for space in paper.of("W") if paper.touches(space, "M")]
    farms = [space for space in paper.of("A") if paper.touches(space, "M")]
    return 2 * len(water) + len(farms)


def the_golden_granary(paper: PaperMap) -> int:
    water = [space for space in paper.of("W") if any(paper.is_ruins(other) for other in beside(space))]
    farms = [space for space in paper.of("A") if paper.is_ruins(space)]
    return len(water) + 3 * len(farms)


def shoreside_expanse(paper: PaperMap) -> int:
    stars = 0
    for terrain, other in (("A", "W"), ("W", "A")):
        for cluster in paper.clusters(terrain):
            if not any(on_edge(space) or paper.touches(space, other) for space in cluster):
                stars += 3
    return stars


def wildholds(paper: PaperMap) -> int:
    return 8 * len([town for town in paper.clusters("V") if len(town) >= 6])


def great_city(paper: PaperMap) -> int:
    return max(
        (len(town) for town in paper.clusters("V") if not any(paper.touches(space, "M") for space in town)), default=0
    )


def greengold_plains(paper: PaperMap) -> int:
    stars = 0
    for town in paper.clusters("V"):
        kinds = {paper.terrain(other) for space in town for other in beside(space)}
        if len(kinds & {"F", "A", "W", "X", "M"}) >= 3:
            stars += 3
    return stars


def shieldgate(paper: PaperMap) -> int:
    sizes = sorted(len(town) for town in paper.clusters("V"))
    return 2 * sizes[-2] if len(sizes) >= 2 else 0


def borderlands(paper: PaperMap) -> int:
    rows = [[(line, other) for other in range(SIDE)] for line in range(SIDE)]
    columns = [[(other, line) for other in range(SIDE)] for line in range(SIDE)]
    return 6 * len([line for line in rows + columns if all(map(paper.is_filled, line))])


def lost_barony(paper: PaperMap) -> int:
    largest = 0
    for row, column in ALL:
        for side in range(1, SIDE - max(row, column) + 1):
            square = [(row + down, column + right) for down in range(side) for right in range(side)]
            if all(map(paper.is_filled, square)):
                largest = max(largest, side)
    return 3 * largest


def the_broken_road(paper: PaperMap) -> int:
    roads = [[(start + step, step) for step in range(SIDE - start)] for start in range(SIDE)]
    return 3 * len([road for road in roads if all(map(paper.is_filled, road))])


def the_cauldrons(paper: PaperMap) -> int:
    return len([space for space in ALL if not paper.is_filled(space) and paper.closed(space)])


def monster_loss(paper: PaperMap) -> int:
    return len([space for space in ALL if not paper.is_filled(space) and paper.touches(space, "X")])


BY_CARD: Final[dict[str, Callable[[PaperMap], int]]] = {
    "sentinel_wood": sentinel_wood,
    "greenbough": greenbough,
    "treetower": treetower,
    "stoneside_forest": stoneside_forest,
    "canal_lake": canal_lake,
    "mages_valley": mages_valley,
    "the_golden_granary": the_golden_granary,
    "shoreside_expanse": shoreside_expanse,
    "wildholds": wildholds,
    "great_city": great_city,
    "greengold_plains": greengold_plains,
    "shieldgate": shieldgate,
    "borderlands": borderlands,
    "lost_barony": lost_barony,
    "the_broken_road": the_broken_road,
    "the_cauldrons": the_cauldrons,
}
