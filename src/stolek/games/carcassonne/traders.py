"""Traders & Builders: builder, piglet and goods (CARC-6.20 to CARC-6.28, CARC-3.1, CARC-5.4, CARC-5.6)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final, Self

from stolek.games.carcassonne.actions import PlaceOnTile
from stolek.games.carcassonne.box import add_tiles
from stolek.games.carcassonne.cell import Cell, places_of
from stolek.games.carcassonne.components import PACKAGE, Figure, FigureKind, add_figures, choices
from stolek.games.carcassonne.drawing import Drawing, Say
from stolek.games.carcassonne.events import FigurePlaced, Places, Scored
from stolek.games.carcassonne.follower import companions_of, has_own_follower, place, why_not_at_hand
from stolek.games.carcassonne.frames import DeclareWinners, PlaceFigure, PlaceTile, Score
from stolek.games.carcassonne.landscape import field_nodes_at, node_named, road_and_city_nodes_at, segment_of
from stolek.games.carcassonne.module import Module
from stolek.games.carcassonne.state import CarcassonneState, book, supply
from stolek.games.carcassonne.tile import CITY, FIELD, ROAD, Goods, Segment
from stolek.games.carcassonne.turn import begin_another_part
from stolek.games.carcassonne.values import LedgerLine, Node, Root
from stolek.kernel.chapter import Chapter
from stolek.kernel.data import DataItem, Names, read_data
from stolek.kernel.holding import Holding
from stolek.kernel.state import SliceKey, StateSlice, tell
from stolek.kernel.values import Action, Event, Refusal, Seat, Step, no

if TYPE_CHECKING:
    from stolek.games.carcassonne.rules import Carcassonne
    from stolek.games.carcassonne.view import PlayerView

rule: Chapter["Carcassonne", CarcassonneState] = Chapter()


# What lies in the box


class GoodsToken(DataItem, frozen=True):
    """A kind of goods (CARC-2.4, CARC-6.26)."""

    id: Goods
    name: Names
    letter: str
    """How its symbol is drawn in the terminal."""


class Scoring(DataItem, frozen=True):
    """CARC-5.4, CARC-5.6."""

    per_completed_city_with_own_piglet: int
    majority_per_kind: int


class TradersData(DataItem, frozen=True):
    figures: tuple[Figure, ...]
    goods: tuple[GoodsToken, ...]
    scoring: Scoring


DATA: Final = read_data(PACKAGE, "traders_builders.json", TradersData)
BUILDER, PIGLET = add_figures(DATA.figures)
GOODS: Final = {token.id: token for token in DATA.goods}


# What it keeps in the state


@dataclass(slots=True)
class Trade(StateSlice):
    """The goods that players hold, and whether a builder works."""

    goods: list[dict[Goods, int]]
    """Per seat how many tokens of each kind."""
    builder_works: bool = False
    """Whether the tile just laid earns a second part (CARC-3.1)."""

    def clone(self) -> Self:
        """A slice that shares nothing mutable with this one."""
        return type(self)([held.copy() for held in self.goods], self.builder_works)


TRADE: Final = SliceKey("traders_builders", Trade)


def no_goods_yet(s: CarcassonneState) -> Trade:
    """All tokens lie in the stock (CARC-2.4)."""
    return Trade([dict.fromkeys(GOODS, 0) for _ in range(s.seats)])


# Frames, actions, events


class NoteBuilder(Step, frozen=True, gc=False):
    """Does the tile just laid extend the road or city of the active player's builder?"""

    rule: ClassVar[str] = "CARC-3.1"


class BuilderCheck(Step, frozen=True, gc=False):
    """A second part, if the builder earned one."""

    rule: ClassVar[str] = "CARC-6.22"


class ScoreGoods(Step, frozen=True, gc=False):
    """Most tokens of each kind."""

    rule: ClassVar[str] = "CARC-5.6"


class PlaceBuilder(PlaceOnTile, frozen=True, gc=False):
    """Place the builder on this road or city (CARC-6.20)."""

    figure: ClassVar[FigureKind] = BUILDER


class PlacePiglet(PlaceOnTile, frozen=True, gc=False):
    """Place the piglet on this field (CARC-6.25)."""

    figure: ClassVar[FigureKind] = PIGLET


place_builder_on: Final = cache(PlaceBuilder)
place_piglet_on: Final = cache(PlacePiglet)


class BuilderPlaced(FigurePlaced, frozen=True, gc=False):
    """The builder joins a follower of its owner."""

    rule: ClassVar[str] = "CARC-6.20"


class PigletPlaced(FigurePlaced, frozen=True, gc=False):
    """The piglet joins a farmer of its owner."""

    rule: ClassVar[str] = "CARC-6.25"


class SecondPart(Event, frozen=True, gc=False):
    """The builder earns a second tile."""

    rule: ClassVar[str] = "CARC-6.22"
    seat: Seat


class SecondPartLost(Event, frozen=True, gc=False):
    """The builder earns a second tile, but none is left."""

    rule: ClassVar[str] = "CARC-5.1"
    seat: Seat


class GoodsTaken(Event, frozen=True, gc=False):
    """Who completes a city takes its goods."""

    rule: ClassVar[str] = "CARC-6.26"
    seat: Seat
    goods: tuple[str, ...]
    places: Places


class GoodsScored(Scored, frozen=True, gc=False, kw_only=True):
    """The majority of one kind of goods."""

    rule: ClassVar[str] = "CARC-5.6"
    goods: str
    tokens: int


rule.after(PlaceTile, NoteBuilder)
rule.after(Score, BuilderCheck)
rule.before(DeclareWinners, ScoreGoods)


# The builder


@rule.step(NoteBuilder)
def note_builder(g: "Carcassonne", s: CarcassonneState, f: NoteBuilder) -> None:
    """Only a builder that stood there before the tile counts (CARC-3.1, CARC-4.9)."""
    works = False
    if not supply(s, s.active, BUILDER):
        extended = [s.features[node] for node in road_and_city_nodes_at(s, s.last)]
        works = any([own_companion_stands(s, root, BUILDER, s.active) for root in extended if root in s.companions])
    TRADE.of(s).builder_works = works


@rule.step(BuilderCheck)
def check_builder(g: "Carcassonne", s: CarcassonneState, f: BuilderCheck) -> None:
    """The second tile never earns a third, and none is drawn from an empty pile (CARC-6.23, CARC-5.1)."""
    if s.part == 1 and TRADE.of(s).builder_works:
        if s.pile:
            tell(s, SecondPart(s.active))
            begin_another_part(g, s)
        else:
            tell(s, SecondPartLost(s.active))


@rule.offer(PlaceFigure)
def builder_spots(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure) -> Sequence[Action]:
    """On an open road or city that already holds one's own follower (CARC-6.20)."""
    if not supply(s, f.seat, BUILDER):
        return ()
    return [
        place_builder_on(segment_of(s, node).id)
        for node in road_and_city_nodes_at(s, s.last)
        if (root := s.features[node]) in s.followers and s.ends[root] and has_own_follower(s, root, f.seat)
    ]


@rule.do(PlaceFigure, PlaceBuilder)
def place_builder(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure, a: PlaceBuilder) -> None:
    """It works from the next turn on (CARC-6.22)."""
    place(s, f.seat, BUILDER, a.segment, BuilderPlaced)


@rule.refuse(PlaceFigure, PlaceBuilder)
def why_not_builder(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure, a: PlaceBuilder) -> Refusal | None:
    """None left, no road or city, just completed, or no own follower there."""
    if why := why_not_at_hand(s, f.seat, BUILDER, a.segment):
        return why
    node = node_named(s, s.last, a.segment)
    assert node is not None
    if segment_of(s, node).kind not in (ROAD, CITY):
        return no("CARC-6.20", "place")
    if not s.ends[s.features[node]]:
        return no("CARC-6.20", "complete")
    return why_not_unaccompanied(s, node, f.seat, "CARC-6.20")


# The piglet


@rule.offer(PlaceFigure)
def piglet_spots(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure) -> Sequence[Action]:
    """On a field that already holds one's own farmer (CARC-6.25)."""
    if not supply(s, f.seat, PIGLET):
        return ()
    return [
        place_piglet_on(segment_of(s, node).id)
        for node in field_nodes_at(s, s.last)
        if (root := s.features[node]) in s.followers and has_own_follower(s, root, f.seat)
    ]


@rule.do(PlaceFigure, PlacePiglet)
def place_piglet(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure, a: PlacePiglet) -> None:
    """It stays to the end (CARC-6.25)."""
    place(s, f.seat, PIGLET, a.segment, PigletPlaced)


@rule.refuse(PlaceFigure, PlacePiglet)
def why_not_piglet(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure, a: PlacePiglet) -> Refusal | None:
    """None left, no field, or no own farmer there."""
    if why := why_not_at_hand(s, f.seat, PIGLET, a.segment):
        return why
    node = node_named(s, s.last, a.segment)
    assert node is not None
    if segment_of(s, node).kind != FIELD:
        return no("CARC-6.25", "place")
    return why_not_unaccompanied(s, node, f.seat, "CARC-6.25")


def piglet_price(s: CarcassonneState, root: Root, seat: Seat) -> int:
    """4 instead of 3 for each city where the owner's piglet stands (CARC-5.4)."""
    return DATA.scoring.per_completed_city_with_own_piglet if own_companion_stands(s, root, PIGLET, seat) else 0


# Both


def own_companion_stands(s: CarcassonneState, root: Root, kind: FigureKind, seat: Seat) -> bool:
    """Whether the player's builder or piglet stands on the feature."""
    return any(s.figures[cell].seat == seat for cell in companions_of(s, root, kind))


def why_not_unaccompanied(s: CarcassonneState, node: Node, seat: Seat, rule_id: str) -> Refusal | None:
    """A builder or piglet needs a follower of its owner beside it."""
    return None if has_own_follower(s, s.features[node], seat) else no(rule_id, "alone")


# Goods


def goods_in(s: CarcassonneState, root: Root) -> list[tuple[Goods, Cell]]:
    """The goods symbols of a feature and the cells where they are printed."""
    return [(goods, s.homes[node]) for node in s.members[root] if (goods := segment_of(s, node).goods)]


def take_goods(s: CarcassonneState, root: Root) -> None:
    """Who completes a city takes a token for each goods symbol, knights or not (CARC-6.26)."""
    found = goods_in(s, root)
    for goods, _ in found:
        TRADE.of(s).goods[s.active][goods] += 1
    if found:
        tell(s, GoodsTaken(s.active, tuple(goods for goods, _ in found), places_of([cell for _, cell in found])))


@rule.step(ScoreGoods)
def score_goods(g: "Carcassonne", s: CarcassonneState, f: ScoreGoods) -> None:
    """10 points for the most tokens of each kind, to all who are tied (CARC-5.6)."""
    points = DATA.scoring.majority_per_kind
    for goods in GOODS:
        held = [own[goods] for own in TRADE.of(s).goods]
        leaders = leading(held)
        for seat in leaders:
            book(s, seat, "goods", points)
        if leaders:
            tell(s, GoodsScored(leaders, points, goods=goods, tokens=max(held)))


def leading(held: Sequence[int]) -> tuple[Seat, ...]:
    """Who has the most tokens of a kind; nobody leads with none (CARC-5.6)."""
    return tuple(Seat(seat) for seat, tokens in enumerate(held) if tokens and tokens == max(held))


def goods_soon(s: CarcassonneState) -> list[dict[Goods, int]]:
    """The tokens of every player with those of cities that the latest tile completed and that are taken next."""
    soon = [held.copy() for held in TRADE.of(s).goods]
    for root in s.completed:
        for goods, _ in goods_in(s, root):
            soon[s.active][goods] += 1
    return soon


def goods_holdings(s: CarcassonneState, seat: Seat) -> Sequence[Holding]:
    """Tokens, and the points for leads as long as they are not yet among the points (CARC-5.6)."""
    soon = goods_soon(s)
    leads = sum(seat in leading([held[goods] for held in soon]) for goods in GOODS) if s.waits else 0
    tokens = [Holding("goods", soon[seat][goods], {"goods": goods}, points=False) for goods in GOODS]
    return [Holding("goods-leads", leads * DATA.scoring.majority_per_kind), *tokens]


# View and picture


def goods_of(s: CarcassonneState, seat: Seat) -> Mapping[str, object]:
    """The tokens in front of a player."""
    return {"goods": dict(TRADE.of(s).goods[seat])}


def _goods_text(player: "PlayerView", say: Say) -> str:
    return say("board-goods", {"goods": player.goods}) if any(player.goods.values()) else ""


def _symbols(segment: Segment) -> str:
    return GOODS[segment.goods].letter if segment.goods else ""


MODULES = (
    Module(
        chapters=(rule,),
        needs={"traders_builders": True},
        options=choices("traders_builders"),
        tiles=add_tiles("tiles_traders_builders.json"),
        figures=(BUILDER, PIGLET),
        events=(BuilderPlaced, PigletPlaced, SecondPart, SecondPartLost, GoodsTaken, GoodsScored),
        slice=TRADE,
        begin=no_goods_yet,
        lines=(LedgerLine("goods", "CARC-5.6", final=True),),
        field_terms=(piglet_price,),
        completions=(take_goods,),
        player_view=goods_of,
        holdings=goods_holdings,
        drawing=Drawing(
            player=_goods_text,
            symbols=_symbols,
            legend_figures=("legend-builder-piglet",),
            legend_symbols=("legend-goods",),
        ),
    ),
)
