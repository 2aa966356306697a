"""Slow answers, worked out anew from the data files and the list of laid tiles, to hold the engine's against.

Nothing of the engine's tables is used here: tiles are read as JSON, edges turned by name, features found by flooding.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any

DATA = files("stolek.games.carcassonne") / "data"
SIDES = "NESW"
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}
MEETS = {"NL": "SR", "NR": "SL", "EL": "WR", "ER": "WL", "SL": "NR", "SR": "NL", "WL": "ER", "WR": "EL"}
MODULES = ("base", "inns_cathedrals", "traders_builders", "hills_sheep", "wheel", "river")

Place = tuple[int, int]
Part = tuple[int, int, str]
"""A segment of a laid tile: where, and its id."""


@cache
def printed() -> dict[str, Any]:
    """All tiles by id."""
    found = [json.loads((DATA / f"tiles_{module}.json").read_text("utf-8"))["tiles"] for module in MODULES]
    return {tile["id"]: tile for tiles in found for tile in tiles}


@cache
def board() -> Any:
    return json.loads((DATA / "wheel_board.json").read_text("utf-8"))


def turned(name: str, rot: int) -> str:
    """An edge or half-edge after quarter turns clockwise."""
    return SIDES[(SIDES.index(name[0]) + rot) % 4] + name[1:]


class Landscape:
    """Laid tiles as (x, y, id, rot); a cell of the wheel board has the id `wheel_board`."""

    def __init__(self, laid: list[tuple[int, int, str, int]]) -> None:
        self.tiles = {(x, y): (tile, rot) for x, y, tile, rot in laid}

    def edge(self, place: Place, side: str) -> str | None:
        """The type of an edge, None inside the wheel board."""
        tile, rot = self.tiles[place]
        if tile != "wheel_board":
            return str(printed()[tile]["edges"][turned(side, -rot)])
        x, y = place
        on_border = {"N": y == 0, "E": x == 3, "S": y == 3, "W": x == 0}[side]
        return str(board()["outer_edges"][side][x if side in "NS" else y]) if on_border else None

    def parts(self, place: Place) -> dict[str, tuple[str, list[str]]]:
        """The segments of a tile: kind, and the half-edges (cities, fields) or edges (roads) it reaches."""
        tile, rot = self.tiles[place]
        found: dict[str, tuple[str, list[str]]] = {}
        if tile == "wheel_board":
            for kind, key in (("city", "cities"), ("road", "roads"), ("field", "fields")):
                for part in board()[key]:
                    reached = [edge for x, y, edge in part["exposed"] if (x, y) == place]
                    if kind == "city":
                        reached = [edge + half for edge in reached for half in "LR"]
                    if reached:
                        found[part["id"]] = kind, reached
            return found
        record = printed()[tile]
        for kind, key, ends in (("city", "cities", "half_edges"), ("road", "roads", "edges")):
            for part in record[key]:
                found[part["id"]] = kind, [turned(end, rot) for end in part[ends]]
        for part in record["fields"]:
            found[part["id"]] = "field", [turned(end, rot) for end in part["half_edges"]]
        return found

    def neighbours(self, part: Part) -> list[Part]:
        """The segments that a segment meets on other tiles, and those that share a divided city edge with it."""
        x, y, name = part
        kind, reached = self.parts((x, y))[name]
        found: list[Part] = []
        for end in reached:
            dx, dy = STEP[end[0]]
            there = (x + dx, y + dy)
            if there not in self.tiles:
                continue
            for other, (its_kind, its_reached) in self.parts(there).items():
                if its_kind != kind:
                    continue
                if kind == "city":
                    meets = any(half[0] == FACING[end[0]] for half in its_reached)
                elif kind == "road":
                    meets = FACING[end] in its_reached
                else:
                    meets = MEETS[end] in its_reached
                if meets:
                    found.append((*there, other))
        if self.tiles[x, y][0] == "wheel_board" and kind == "field":
            cells = [p for p in self.tiles if self.tiles[p][0] == "wheel_board" and name in self.parts(p)]
            found += [(*p, name) for p in cells]
        return found

    def features(self) -> list[frozenset[Part]]:
        """All roads, cities and fields."""
        left = [(x, y, name) for x, y in self.tiles for name in self.parts((x, y))]
        found, seen = [], set[Part]()
        for start in left:
            if start in seen:
                continue
            group, waiting = {start}, [start]
            while waiting:
                for other in self.neighbours(waiting.pop()):
                    if other not in group:
                        group.add(other)
                        waiting.append(other)
            seen |= group
            found.append(frozenset(group))
        return found

    def open_ends(self, feature: frozenset[Part]) -> int:
        """How many ends face an empty cell."""
        count = 0
        for x, y, name in feature:
            for end in self.parts((x, y))[name][1]:
                dx, dy = STEP[end[0]]
                count += (x + dx, y + dy) not in self.tiles
        return count

    def fits(self, tile: str) -> set[tuple[int, int, int]]:
        """Every way to lay a tile, tried on every cell beside a tile."""
        beside = {(x + dx, y + dy) for x, y in self.tiles for dx, dy in STEP.values()}
        found = set()
        for place in beside - set(self.tiles):
            for rot in range(4):
                if all(self._matches(place, side, tile, rot) for side in SIDES):
                    found.add((*place, rot))
        return found

    def _matches(self, place: Place, side: str, tile: str, rot: int) -> bool:
        there = (place[0] + STEP[side][0], place[1] + STEP[side][1])
        if there not in self.tiles:
            return True
        return bool(self.edge(there, FACING[side]) == printed()[tile]["edges"][turned(side, -rot)])

    def empty_around(self, place: Place) -> int:
        """How many of the eight cells around are empty."""
        x, y = place
        around = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]
        return sum(cell not in self.tiles for cell in around)
