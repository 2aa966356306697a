"""The box is complete: counts of the rulebook, facts about single tiles, names in both languages (CARC-1)."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import get_args

import pytest

from stolek.games.carcassonne.box import FITS, ROTATED, TILE_NAMED, TILES, copies_of, number_of, rotated
from stolek.games.carcassonne.components import COLOURS, FIGURES
from stolek.games.carcassonne.hills_sheep.components import FLOCK
from stolek.games.carcassonne.tile import CITY, FIELD, MONASTERY, ROAD, Goods, Tile, segments_of
from stolek.games.carcassonne.traders import GOODS
from stolek.games.carcassonne.wheel.components import BOARD, CROWN_SPACES, SECTORS

PRINTED: list[Tile] = [TILES[number] for number in TILE_NAMED.values()]


def parts(tile: str, kind: int) -> list[set[str]]:
    """The half-edges (roads: edges) of each segment of one kind."""
    record = TILES[TILE_NAMED[tile]]
    lists: dict[int, list[Sequence[str]]] = {
        ROAD: [road.edges for road in record.roads],
        CITY: [city.half_edges for city in record.cities],
        FIELD: [field.half_edges for field in record.fields],
    }
    return [set(ends) for ends in lists[kind]]


@pytest.mark.parametrize(
    ("prefix", "tiles"), [("base", 73), ("ic", 18), ("tb", 24), ("hs", 18), ("wheel", 12), ("river", 12)]
)
def test_carc_0_2_each_module_has_its_tiles(prefix: str, tiles: int) -> None:
    found = [tile for tile in PRINTED if tile.id.startswith(f"{prefix}_")]
    in_setup = [tile for tile in found if tile.start or tile.role == "spring"]
    assert sum(len(tile.copies) for tile in found) + len(in_setup) == tiles
    assert all(tile.name.en and tile.name.cs for tile in found)


def copies(prefix: str, shown: Callable[[Tile], object]) -> int:
    """How many drawn tiles of a set show something."""
    return sum(len(tile.copies) for tile in PRINTED if tile.id.startswith(f"{prefix}_") and shown(tile))


def test_carc_1_1_what_the_base_tiles_show() -> None:
    assert copies("base", lambda tile: True) == 72
    assert copies("base", lambda tile: tile.cities) == 44
    assert copies("base", lambda tile: any(city.pennants for city in tile.cities)) == 10
    assert copies("base", lambda tile: tile.roads) == 45
    assert copies("base", lambda tile: tile.monastery) == 6


def test_carc_1_2_to_carc_1_6_what_the_tiles_of_the_modules_show() -> None:
    """CARC-1.2, CARC-1.3, CARC-1.4, CARC-1.5, CARC-1.6."""
    assert copies("ic", lambda tile: any(road.inn for road in tile.roads)) == 6
    assert copies("ic", lambda tile: any(city.cathedral for city in tile.cities)) == 2
    assert copies("tb", lambda tile: any(city.goods for city in tile.cities)) == 20
    assert [copies("hs", lambda tile: tile.hill), copies("hs", lambda tile: tile.vineyard)] == [8, 8]
    assert copies("hs", lambda tile: tile.monastery) == 2
    numbers = Counter(number for tile in PRINTED if tile.id.startswith("base_") for number in tile.copies if number)
    assert numbers == {1: 8, 2: 5, 3: 3}
    assert copies("river", lambda tile: tile.role == "river") == 10
    assert copies("river", lambda tile: any(field.sheep for field in tile.fields)) == 2
    assert copies("river", lambda tile: tile.vineyard) == 2


def test_carc_1_figures_and_tokens_are_counted() -> None:
    assert len(COLOURS) == 8
    assert {kind: figure.supply for kind, figure in FIGURES.items()} == {
        "follower": 7,
        "big_follower": 1,
        "builder": 1,
        "piglet": 1,
        "shepherd": 1,
    }
    assert Counter({token.id: token.count for token in FLOCK}) == {
        "sheep_1": 4,
        "sheep_2": 5,
        "sheep_3": 6,
        "sheep_4": 1,
        "wolf": 2,
    }


def test_carc_2_4_there_is_a_token_for_each_goods_symbol() -> None:
    """9 wine, 6 grain, 5 cloth: a stock that never runs short."""
    shown = Counter(city.goods for tile in PRINTED for city in tile.cities if city.goods for _ in tile.copies)
    assert shown == {"wine": 9, "grain": 6, "cloth": 5}
    assert tuple(GOODS) == get_args(Goods)


def test_carc_6_40_sixteen_numbers_on_base_tiles_and_three_on_wheel_tiles() -> None:
    numbers = Counter(tile.id.partition("_")[0] for tile in PRINTED for number in tile.copies if number)
    assert numbers == {"base": 16, "wheel": 3}
    tiles = TILE_NAMED.values()
    assert not any(map(number_of, copies_of(tiles, numbered=False)))
    assert sum(number_of(copy) > 0 for copy in copies_of(tiles, numbered=True)) == 19


def test_no_tile_has_both_a_hill_and_a_number() -> None:
    assert sum(tile.hill * len(tile.copies) for tile in PRINTED) == 8
    assert not [tile.id for tile in PRINTED if tile.hill and any(tile.copies)]


def test_carc_6_13_tiles_of_inns_and_cathedrals() -> None:
    assert parts("ic_ed", ROAD) == [{"W"}, {"E"}]
    inns = [(road.edges, road.inn) for road in TILES[TILE_NAMED["ic_ec"]].roads]
    assert inns == [(("E",), True), (("W",), False), (("S",), False)]
    assert len(parts("ic_eh", CITY)) == 4
    assert parts("ic_eh", FIELD) == [set()]
    assert len(parts("ic_eg", FIELD)) == 2
    assert sum(road.inn * len(tile.copies) for tile in PRINTED for road in tile.roads) == 6
    assert sum(city.cathedral * len(tile.copies) for tile in PRINTED for city in tile.cities) == 2


def test_carc_6_27_the_bridge_is_no_junction() -> None:
    assert parts("tb_24", ROAD) == [{"N", "S"}, {"E", "W"}]
    assert len(parts("tb_24", FIELD)) == 4


def test_carc_6_28_tiles_of_traders_and_builders() -> None:
    assert TILES[TILE_NAMED["tb_20"]].monastery
    assert parts("tb_20", ROAD) == [{"E"}, {"S"}, {"W"}]
    assert parts("tb_23", ROAD) == [{"W"}, {"S"}]
    assert len(parts("tb_23", FIELD)) == 3
    assert len(parts("tb_06", CITY)) == 3
    assert len(parts("tb_07", FIELD)) == 4


def test_carc_6_37_tiles_of_hills_and_sheep() -> None:
    assert parts("hs_07", FIELD) == [{"NL", "NR"}, {"SL", "SR"}]
    assert [len(road) for road in parts("hs_13", ROAD)] == [1, 1]
    assert [len(road) for road in parts("hs_14", ROAD)] == [1, 1]
    assert sorted(len(road) for road in parts("hs_16", ROAD)) == [1, 2]


def test_segments_come_as_roads_cities_monastery_fields() -> None:
    for tile in TILES:
        kinds = [segment.kind for segment in segments_of(tile)]
        assert kinds == sorted(kinds)
        assert kinds.count(MONASTERY) == tile.monastery


def test_carc_4_7_every_half_edge_of_a_tile_is_owned_once() -> None:
    for tile in PRINTED:
        owned = Counter(half for city in tile.cities for half in city.half_edges)
        owned += Counter(half for field in tile.fields for half in field.half_edges)
        assert set(owned.values()) == {1}
        assert len(owned) == 8


def test_carc_4_3_four_turns_come_back() -> None:
    for number in TILE_NAMED.values():
        edges = [ROTATED[rotated(number, rot)].edges for rot in range(4)]
        assert [edges[0][-rot:] + edges[0][:-rot] for rot in range(4)] == edges
        assert FITS[number][0] == 0b1111


def test_carc_6_43_six_sectors_and_nine_crown_spaces() -> None:
    assert [sector.id for sector in SECTORS] == ["fortune", "taxes", "famine", "storm", "inquisition", "plague"]
    assert len(CROWN_SPACES) == 9
    assert BOARD.size == (4, 4)
