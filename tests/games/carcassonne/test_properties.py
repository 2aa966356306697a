"""What holds in every game: incremental equals recomputed, nothing gets lost, points are the sum of their reasons."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolek.games.carcassonne import GAME
from stolek.games.carcassonne.actions import LayTile, PlaceFollower
from stolek.games.carcassonne.box import TILES, tile_of
from stolek.games.carcassonne.cell import cell_at, place_of
from stolek.games.carcassonne.events import FigurePlaced, Scored
from stolek.games.carcassonne.hills_sheep.components import FLOCK
from stolek.games.carcassonne.hills_sheep.sheep import FLOCKS
from stolek.games.carcassonne.inns import PlaceBigFollower
from stolek.games.carcassonne.landscape import node_named, segment_of
from stolek.games.carcassonne.placement import fitting
from stolek.games.carcassonne.state import CarcassonneState
from stolek.games.carcassonne.tile import CITY, MONASTERY
from stolek.games.carcassonne.traders import TRADE, GoodsTaken
from stolek.games.carcassonne.view import public_view
from stolek.kernel.generator import Generator, below
from stolek.kernel.values import Seat
from tests.games.carcassonne.reference import Landscape

MODULES = ("inns_cathedrals", "traders_builders", "hills_sheep", "wheel", "river")
ALL = dict.fromkeys(MODULES, True)
TABLES: list[tuple[dict[str, Any], int]] = [({}, 2), (ALL, 3), ({"wheel": True, "hills_sheep": True}, 5)]


def laid(s: CarcassonneState) -> Landscape:
    return Landscape([(tile.x, tile.y, tile.tile, tile.rot) for tile in public_view(GAME(), s).tiles])


def compare_features(s: CarcassonneState, reference: Landscape) -> None:
    """Every feature of the reference is one of the engine's, with as many open ends, and the other way round."""
    mine = Counter[int]()
    for feature in reference.features():
        nodes = [node_named(s, cell_at(x, y), name) for x, y, name in feature]
        roots = {s.features[node] for node in nodes if node is not None}
        assert len(roots) == 1
        (root,) = roots
        assert set(nodes) <= set(s.members[root])
        assert s.ends[root] == reference.open_ends(feature)
        mine[root] += 1
    assert set(mine.values()) == {1}
    for node, root in enumerate(s.features):
        assert node in s.members[root]
        if segment_of(s, node).kind == MONASTERY:
            assert s.ends[node] == reference.empty_around(place_of(s.homes[node]))


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_features_and_fits_are_what_recomputing_gives(options: dict[str, Any], seats: int) -> None:
    """CARC-4.5 to CARC-4.8, CARC-4.20, CARC-4.22 and CARC-4.24 after every tile; CARC-4.1 to CARC-4.3 before it."""
    rules, rng = GAME(options), Generator(5)
    s, _ = rules.setup(seats, 5)
    while s.waits:
        legal = rules.legal(s, s.waits[0])
        if isinstance(legal[0], LayTile) and not TILES[tile_of(s.drawn)].rivers:
            reference = laid(s)
            ways = {(way.x, way.y, way.rot) for way in fitting(rules, s, tile_of(s.drawn))}
            assert ways == reference.fits(TILES[tile_of(s.drawn)].id)
            compare_features(s, reference)
        rules.apply(s, s.waits[0], legal[below(rng, len(legal))])
    compare_features(s, laid(s))


@settings(max_examples=25, deadline=None)
@given(
    seed=st.integers(0, 2**32),
    seats=st.integers(2, 8),
    modules=st.sets(st.sampled_from(MODULES)),
    farmers=st.booleans(),
    mode=st.sampled_from(["expansion", "tiles_only"]),
)
def test_points_are_the_sum_of_their_reasons(
    seed: int, seats: int, modules: set[str], farmers: bool, mode: str
) -> None:
    """Every point is in an event (CARC-4.28); tiles, figures and tokens are conserved (CARC-2.4)."""
    rules = GAME({**dict.fromkeys(sorted(modules), True), "farmers": farmers, "wheel_mode": mode})
    rng = Generator(seed)
    s, events = rules.setup(seats, seed)
    components = rules.components(s)
    while s.waits:
        legal = rules.legal(s, s.waits[0])
        action = legal[below(rng, len(legal))]
        if isinstance(action, PlaceFollower | PlaceBigFollower):
            node = node_named(s, s.last, action.segment)
            assert node is not None
            assert s.features[node] not in s.followers
        events += rules.apply(s, s.waits[0], action)
        check_figures(s)
        assert rules.components(s) == components
    totals = [0] * seats
    for event in events:
        if isinstance(event, Scored):
            for seat in event.seats:
                totals[seat] += event.points
    assert totals == s.scores
    check_goods(s, events)


def check_figures(s: CarcassonneState) -> None:
    """Each figure stands on one feature, in the group it belongs to (CARC-3.6, CARC-4.12)."""
    for group in (s.followers, s.companions):
        for root, cells in group.items():
            assert cells
            for cell in cells:
                standing = s.figures[cell]
                assert s.features[standing.node] == root
                assert (standing.kind in ("follower", "big_follower")) == (group is s.followers)
    assert sum(map(len, s.followers.values())) + sum(map(len, s.companions.values())) == len(s.figures)
    if flocks := FLOCKS.find(s):
        assert all(FLOCK[token].kind == "sheep" for tokens in flocks.of_shepherds.values() for token in tokens)


def check_goods(s: CarcassonneState, events: list[Any]) -> None:
    """A token is taken for each symbol in a completed city, by whoever completed it (CARC-6.26)."""
    taken = [goods for event in events if isinstance(event, GoodsTaken) for goods in event.goods]
    trade = TRADE.find(s)
    held = Counter(goods for own in trade.goods for goods, count in own.items() for _ in range(count)) if trade else {}
    assert len(taken) == sum(held.values())
    nodes = [node for node in range(len(s.features)) if segment_of(s, node).kind == CITY]
    shown = [segment_of(s, node).goods for node in nodes if not s.ends[s.features[node]]]
    if taken:
        assert Counter(goods for goods in shown if goods) == held


def test_a_follower_never_stands_where_another_claimed_first() -> None:
    """CARC-4.12, CARC-4.13: a follower is alone where it is placed; several meet only when features join."""
    rules, rng = GAME(ALL), Generator(8)
    s, _ = rules.setup(4, 8)
    shared = 0
    while s.waits:
        legal = rules.legal(s, s.waits[0])
        for event in rules.apply(s, s.waits[0], legal[below(rng, len(legal))]):
            if isinstance(event, FigurePlaced) and event.figure in ("follower", "big_follower"):
                standing = s.figures.get(cell_at(*event.at))
                if standing is not None:
                    assert s.followers[s.features[standing.node]] == (cell_at(*event.at),)
        shared += any(len(cells) > 1 for cells in s.followers.values())
    assert shared, "features with several followers occurred"


def test_a_clone_plays_on_alone() -> None:
    rules = GAME(ALL)
    s, _ = rules.setup(2, 3)
    rng = Generator(1)
    for _ in range(60):
        legal = rules.legal(s, s.waits[0])
        rules.step(s, s.waits[0], legal[below(rng, len(legal))])
    tiles, scores, seat = dict(s.tiles), s.scores[:], Seat(s.waits[0])
    other = s.clone()
    while other.waits:
        rules.step(other, other.waits[0], rules.legal(other, other.waits[0])[0])
    assert (s.tiles, s.scores, s.waits) == (tiles, scores, (seat,))
