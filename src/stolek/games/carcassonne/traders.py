"""Traders & Builders: builder, piglet and goods (CARC-6.20 to CARC-6.28, CARC-3.1, CARC-5.4, CARC-5.6)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.carcassonne.actions import PlaceBuilder, PlacePiglet
from stolek.games.carcassonne.cell import places_of
from stolek.games.carcassonne.components import BUILDER, GOODS, KINDS, PIGLET, SCORING
from stolek.games.carcassonne.events import GoodsScored, GoodsTaken, SecondPart
from stolek.games.carcassonne.follower import companions_of, has_own_follower, not_at_hand, place, return_one
from stolek.games.carcassonne.frames import (
    BuilderCheck,
    DeclareWinners,
    NoteBuilder,
    PlaceFigure,
    PlaceTile,
    Score,
    ScoreGoods,
)
from stolek.games.carcassonne.landscape import field_nodes_at, node_named, road_and_city_nodes_at, segment_of
from stolek.games.carcassonne.leaves import Node, Root
from stolek.games.carcassonne.module import Module
from stolek.games.carcassonne.state import LEDGER, CarcassonneState, book, pile_size
from stolek.games.carcassonne.tile import CITY, FIELD, ROAD, TILES_OF
from stolek.games.carcassonne.turned import SEGMENT_IDS
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Action, Refusal, Seat, no
from stolek.kernel.state import tell, then

if TYPE_CHECKING:
    from stolek.games.carcassonne.rules import Carcassonne

rule: Chapter["Carcassonne", CarcassonneState] = Chapter()
LINE: Final = LEDGER.index("goods")
GOODS_IDS: Final = tuple(goods.id for goods in GOODS)
PLACE_BUILDER: Final = {segment: PlaceBuilder(segment) for segment in SEGMENT_IDS}
PLACE_PIGLET: Final = {segment: PlacePiglet(segment) for segment in SEGMENT_IDS}


rule.after(PlaceTile, NoteBuilder)
rule.after(Score, BuilderCheck)
rule.before(DeclareWinners, ScoreGoods)


@rule.step(NoteBuilder)
def note_builder(g: "Carcassonne", s: CarcassonneState, f: NoteBuilder) -> None:
    """Only a builder that stood there before the tile counts (CARC-3.1, CARC-4.9)."""
    s.builder_works = False
    if s.companions and not s.supply[s.active * KINDS + BUILDER]:
        for node in road_and_city_nodes_at(s, s.last):
            root = s.features[node]
            if root in s.companions and _builds(s, root, s.active):
                s.builder_works = True


@rule.step(BuilderCheck)
def check_builder(g: "Carcassonne", s: CarcassonneState, f: BuilderCheck) -> None:
    """The second tile never earns a third, and none is drawn from an empty pile (CARC-6.23, CARC-5.1)."""
    if s.part == 1 and s.builder_works and pile_size(s):
        s.part = 2
        tell(s, SecondPart(s.active))
        then(s, *g.parts[s.active])


@rule.offer(PlaceFigure)
def builder_spots(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure) -> Sequence[Action]:
    """On an open road or city that already holds one's own follower (CARC-6.20)."""
    if not s.supply[f.seat * KINDS + BUILDER]:
        return ()
    return [
        PLACE_BUILDER[segment_of(s, node).id]
        for node in road_and_city_nodes_at(s, s.last)
        if (root := s.features[node]) in s.followers and s.ends[root] and has_own_follower(s, root, f.seat)
    ]


@rule.offer(PlaceFigure)
def piglet_spots(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure) -> Sequence[Action]:
    """On a field that already holds one's own farmer (CARC-6.25)."""
    if not s.supply[f.seat * KINDS + PIGLET]:
        return ()
    return [
        PLACE_PIGLET[segment_of(s, node).id]
        for node in field_nodes_at(s, s.last)
        if (root := s.features[node]) in s.followers and has_own_follower(s, root, f.seat)
    ]


@rule.do(PlaceFigure, PlaceBuilder)
def place_builder(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure, a: PlaceBuilder) -> None:
    """It works from the next turn on (CARC-6.22)."""
    place(s, f.seat, BUILDER, a.segment)


@rule.do(PlaceFigure, PlacePiglet)
def place_piglet(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure, a: PlacePiglet) -> None:
    """It stays to the end (CARC-6.25)."""
    place(s, f.seat, PIGLET, a.segment)


@rule.refuse(PlaceFigure, PlaceBuilder)
def why_no_builder(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure, a: PlaceBuilder) -> Refusal | None:
    """None left, no road or city, just completed, or no own follower there."""
    if why := not_at_hand(s, f.seat, BUILDER, a.segment):
        return why
    node = node_named(s, s.last, a.segment)
    assert node is not None
    if segment_of(s, node).kind not in (ROAD, CITY):
        return no("CARC-6.20", "place")
    if not s.ends[s.features[node]]:
        return no("CARC-6.20", "complete")
    return _no_own_follower(s, node, f.seat, "CARC-6.20")


@rule.refuse(PlaceFigure, PlacePiglet)
def why_no_piglet(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure, a: PlacePiglet) -> Refusal | None:
    """None left, no field, or no own farmer there."""
    if why := not_at_hand(s, f.seat, PIGLET, a.segment):
        return why
    node = node_named(s, s.last, a.segment)
    assert node is not None
    if segment_of(s, node).kind != FIELD:
        return no("CARC-6.25", "place")
    return _no_own_follower(s, node, f.seat, "CARC-6.25")


def _no_own_follower(s: CarcassonneState, node: Node, seat: Seat, law: str) -> Refusal | None:
    return None if has_own_follower(s, s.features[node], seat) else no(law, "alone")


def take_goods(s: CarcassonneState, root: Root) -> None:
    """Who completes a city takes a token for each goods symbol, knights or not (CARC-6.26)."""
    found = [(goods, s.homes[node]) for node in s.members[root] if (goods := segment_of(s, node).goods)]
    for goods, _ in found:
        s.goods[s.active * len(GOODS) + GOODS_IDS.index(goods)] += 1
    if found:
        tell(s, GoodsTaken(s.active, tuple(goods for goods, _ in found), places_of([cell for _, cell in found])))


def return_orphans(s: CarcassonneState, root: Root, seat: Seat) -> None:
    """Builder and piglet do not stay on a feature without an own follower (CARC-6.24)."""
    if not has_own_follower(s, root, seat):
        for kind in (BUILDER, PIGLET):
            for cell in companions_of(s, root, kind):
                if s.figures[cell].seat == seat:
                    return_one(s, cell)


def piglet_price(s: CarcassonneState, root: Root, seat: Seat) -> int:
    """4 instead of 3 for each city where the owner's piglet stands (CARC-5.4)."""
    own = any(s.figures[cell].seat == seat for cell in companions_of(s, root, PIGLET))
    return SCORING.field_at_end.per_completed_city_with_own_piglet if own else 0


@rule.step(ScoreGoods)
def score_goods(g: "Carcassonne", s: CarcassonneState, f: ScoreGoods) -> None:
    """10 points for the most tokens of each kind, to all who are tied; nobody leads with none (CARC-5.6)."""
    points = SCORING.goods_at_end.majority_per_kind
    for kind, goods in enumerate(GOODS_IDS):
        held = s.goods[kind :: len(GOODS)]
        leaders = tuple(Seat(seat) for seat, tokens in enumerate(held) if tokens and tokens == max(held))
        for seat in leaders:
            book(s, seat, LINE, points)
        if leaders:
            tell(s, GoodsScored(leaders, points, goods=goods, tokens=max(held)))


def _builds(s: CarcassonneState, root: Root, seat: Seat) -> bool:
    return any(s.figures[cell].seat == seat for cell in companions_of(s, root, BUILDER))


TRADERS_BUILDERS = Module(
    rule=rule,
    needs={"traders_builders": True},
    tiles=TILES_OF["traders_builders"],
    figures=(BUILDER, PIGLET),
    field_terms=(piglet_price,),
    completions=(take_goods,),
    departures=(return_orphans,),
)
