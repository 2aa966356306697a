"""Shepherds and their flocks (CARC-6.33 to CARC-6.35, CARC-6.39, CARC-6.63)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final, Self, TypeAlias

from stolek.games.carcassonne.actions import PlaceOnTile
from stolek.games.carcassonne.cell import Cell, place_of
from stolek.games.carcassonne.components import FigureKind, add_figures, choices
from stolek.games.carcassonne.drawing import Drawing
from stolek.games.carcassonne.events import FigureReturned
from stolek.games.carcassonne.follower import companions_of, place, return_one, why_not_at_hand
from stolek.games.carcassonne.frames import PlaceFigure
from stolek.games.carcassonne.hills_sheep.components import DATA, FLOCK
from stolek.games.carcassonne.hills_sheep.events import (
    ClosedFlockGathered,
    FlockDrawn,
    FlockGathered,
    FlockGivenUp,
    FlockLeft,
    ShepherdPlaced,
    ShepherdReturned,
    ShepherdSentHome,
    TokenDrawn,
)
from stolek.games.carcassonne.landscape import field_nodes_at, node_named, segment_of
from stolek.games.carcassonne.module import Module
from stolek.games.carcassonne.state import CarcassonneState, book, supply
from stolek.games.carcassonne.tile import FIELD, Segment
from stolek.games.carcassonne.values import LedgerLine, Root
from stolek.kernel.chance import draw
from stolek.kernel.chapter import Chapter
from stolek.kernel.holding import Holding
from stolek.kernel.state import SliceKey, StateSlice, tell, then
from stolek.kernel.values import Action, Question, Refusal, Seat, Step, no

if TYPE_CHECKING:
    from stolek.games.carcassonne.rules import Carcassonne

rule: Chapter["Carcassonne", CarcassonneState] = Chapter()
closed_fields: Chapter["Carcassonne", CarcassonneState] = Chapter()
resting_flocks: Chapter["Carcassonne", CarcassonneState] = Chapter()

Token: TypeAlias = int
"""A flock token, as a place in `FLOCK`."""

(SHEPHERD,) = add_figures(DATA.figures)
WOLF: Final[Token] = next(token for token, printed in enumerate(FLOCK) if printed.kind == "wolf")


# What it keeps in the state


@dataclass(slots=True)
class Flocks(StateSlice):
    """Where the flock tokens are."""

    pile: list[Token]
    of_shepherds: dict[Cell, tuple[Token, ...]] = field(default_factory=dict)
    """The tokens that lie with each shepherd in the landscape."""

    def clone(self) -> Self:
        """A slice that shares nothing mutable with this one."""
        return type(self)(self.pile[:], self.of_shepherds.copy())


FLOCKS: Final = SliceKey("hills_sheep", Flocks)


def put_out_tokens(s: CarcassonneState) -> Flocks:
    """All flock tokens in one pile (CARC-2.4)."""
    return Flocks([token for token, printed in enumerate(FLOCK) for _ in range(printed.count)])


def tokens_everywhere(s: CarcassonneState) -> Mapping[str, int]:
    """All tokens and the sheep on them, in the pile and in the landscape."""
    flocks = FLOCKS.of(s)
    tokens = [*flocks.pile, *sum(flocks.of_shepherds.values(), ())]
    return {"flock tokens": len(tokens), "sheep": sheep_on(tokens)}


def sheep_on(tokens: Sequence[Token]) -> int:
    """How many sheep these tokens show."""
    return sum(FLOCK[token].value for token in tokens)


# Frames and actions


class FirstToken(Step, frozen=True, gc=False):
    """A shepherd was placed and draws its first token."""

    rule: ClassVar[str] = "CARC-6.33"


class Flock(Question, frozen=True, gc=False):
    """The field of one's own shepherd was extended: grow the flock or gather it?"""

    rule: ClassVar[str] = "CARC-6.34"


class GatherClosed(Step, frozen=True, gc=False):
    """Flocks of fields that cannot grow any more are gathered."""

    rule: ClassVar[str] = "CARC-6.39"


class PlaceShepherd(PlaceOnTile, frozen=True, gc=False):
    """Place the shepherd on this field (CARC-6.33)."""

    figure: ClassVar[FigureKind] = SHEPHERD


class Grow(Action, frozen=True, gc=False):
    """Draw a token for the flock (CARC-6.34)."""


class Gather(Action, frozen=True, gc=False):
    """Gather the flock and score its sheep (CARC-6.34)."""


class LeaveFlock(Action, frozen=True, gc=False):
    """Leave the flock as it is (CARC-R5)."""


GROW_OR_GATHER: Final = (Grow(), Gather())
LEAVE_FLOCK: Final = LeaveFlock()
place_shepherd_on: Final = cache(PlaceShepherd)


rule.after(PlaceFigure, Flock)
closed_fields.after(Flock, GatherClosed)


# The shepherd


@rule.offer(PlaceFigure)
def shepherd_spots(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure) -> Sequence[Action]:
    """On any field without a shepherd, farmers or not (CARC-6.33)."""
    if not supply(s, f.seat, SHEPHERD):
        return ()
    return [
        place_shepherd_on(segment_of(s, node).id)
        for node in field_nodes_at(s, s.last)
        if not companions_of(s, s.features[node], SHEPHERD)
    ]


@rule.do(PlaceFigure, PlaceShepherd)
def place_shepherd(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure, a: PlaceShepherd) -> None:
    """The shepherd draws a token at once (CARC-6.33)."""
    place(s, f.seat, SHEPHERD, a.segment, ShepherdPlaced)
    FLOCKS.of(s).of_shepherds[s.last] = ()
    then(s, FirstToken())


@rule.refuse(PlaceFigure, PlaceShepherd)
def why_not_shepherd(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure, a: PlaceShepherd) -> Refusal | None:
    """None left, no field, or another shepherd there."""
    if why := why_not_at_hand(s, f.seat, SHEPHERD, a.segment):
        return why
    node = node_named(s, s.last, a.segment)
    assert node is not None
    if segment_of(s, node).kind != FIELD:
        return no("CARC-6.33", "place")
    others = companions_of(s, s.features[node], SHEPHERD)
    return no("CARC-6.33", "taken", seats=tuple(s.figures[cell].seat for cell in others)) if others else None


@rule.step(FirstToken)
def draw_first_token(g: "Carcassonne", s: CarcassonneState, f: FirstToken) -> None:
    """A sheep stays with the shepherd, a wolf sends it home (CARC-6.33)."""
    token = draw_token(s, s.last)
    tell(s, TokenDrawn(s.active, FLOCK[token].id, place_of(s.last)))
    if token == WOLF:
        disband(s, s.features[s.figures[s.last].node], ShepherdSentHome)


def own_shepherd(s: CarcassonneState, seat: Seat) -> Cell:
    """Where the player's shepherd stands, which is not in the supply."""
    for cell in FLOCKS.of(s).of_shepherds:
        if s.figures[cell].seat == seat:
            return cell
    raise LookupError(f"no shepherd of {seat} is in the landscape")


# The flock


@rule.offer(Flock, none="skip")
def grow_or_gather(g: "Carcassonne", s: CarcassonneState, f: Flock) -> Sequence[Action]:
    """Asked only if the tile extended the field of a shepherd of one's own that stood there before (CARC-6.34)."""
    if supply(s, f.seat, SHEPHERD):
        return ()
    cell = own_shepherd(s, f.seat)
    if cell == s.last:
        return ()
    extended = [s.features[node] for node in field_nodes_at(s, s.last)]
    return GROW_OR_GATHER if s.features[s.figures[cell].node] in extended else ()


@rule.do(Flock, Grow)
def grow(g: "Carcassonne", s: CarcassonneState, f: Flock, a: Grow) -> None:
    """Another token; at a wolf all flocks and shepherds of the field go back (CARC-6.34)."""
    cell = own_shepherd(s, f.seat)
    root = s.features[s.figures[cell].node]
    token = draw_token(s, cell)
    lost = sheep_of(s, root)[0] if token == WOLF else 0
    tell(s, FlockDrawn(f.seat, FLOCK[token].id, place_of(cell), lost))
    if token == WOLF:
        disband(s, root, ShepherdReturned)


@rule.do(Flock, Gather)
def gather(g: "Carcassonne", s: CarcassonneState, f: Flock, a: Gather) -> None:
    """Every shepherd of the field scores all its sheep (CARC-6.35)."""
    standing = s.figures[own_shepherd(s, f.seat)]
    gather_flock(s, s.features[standing.node], FlockGathered)


@resting_flocks.offer(Flock)
def may_rest(g: "Carcassonne", s: CarcassonneState, f: Flock) -> Sequence[Action]:
    """The other reading of “may decide”: neither of the two (CARC-R5)."""
    return (LEAVE_FLOCK,) if grow_or_gather(g, s, f) else ()


@resting_flocks.do(Flock, LeaveFlock)
def leave_flock(g: "Carcassonne", s: CarcassonneState, f: Flock, a: LeaveFlock) -> None:
    """Nothing is drawn and nothing scored (CARC-R5)."""
    tell(s, FlockLeft(f.seat))


@closed_fields.step(GatherClosed)
def gather_closed(g: "Carcassonne", s: CarcassonneState, f: GatherClosed) -> None:
    """Only fields with a segment on the tile just laid can have become closed (CARC-6.39)."""
    if FLOCKS.of(s).of_shepherds:
        for node in field_nodes_at(s, s.last):
            root = s.features[node]
            if not s.ends[root] and companions_of(s, root, SHEPHERD):
                gather_flock(s, root, ClosedFlockGathered)


def draw_token(s: CarcassonneState, cell: Cell) -> Token:
    """Sheep join the shepherd on this cell, a wolf goes back to the pile (CARC-6.33, CARC-6.34)."""
    flocks = FLOCKS.of(s)
    token = draw(s, flocks.pile, _token_name)
    if token == WOLF:
        put_back(flocks, (token,))
    else:
        flocks.of_shepherds[cell] += (token,)
    return token


def _token_name(token: Token) -> str:
    return FLOCK[token].id


def gather_flock(s: CarcassonneState, root: Root, event: type[FlockGathered]) -> None:
    """A point for every sheep, to each shepherd of the field; printed sheep stay (CARC-6.34, CARC-6.63)."""
    shepherds = companions_of(s, root, SHEPHERD)
    sheep, printed = sheep_of(s, root)
    points = (sheep + printed) * DATA.scoring.per_sheep_when_gathered
    seats = tuple(s.figures[cell].seat for cell in shepherds)
    for seat in seats:
        book(s, seat, "flock", points)
    tell(s, event(seats, points, sheep=sheep, printed=printed))
    disband(s, root, ShepherdReturned)


def sheep_of(s: CarcassonneState, root: Root) -> tuple[int, int]:
    """How many sheep a field has on the tokens of all its shepherds, and how many are printed on it (CARC-6.63)."""
    tokens = [token for cell in companions_of(s, root, SHEPHERD) for token in FLOCKS.of(s).of_shepherds[cell]]
    return sheep_on(tokens), sum(segment_of(s, node).sheep for node in s.members[root])


def flock_holdings(s: CarcassonneState, seat: Seat) -> Sequence[Holding]:
    """The sheep that gathering would count now; ungathered ones bring nothing at the end (CARC-5.7)."""
    sheep = 0
    if not supply(s, seat, SHEPHERD):
        sheep = sum(sheep_of(s, s.features[s.figures[own_shepherd(s, seat)].node]))
    return [Holding("flock", sheep, points=False)]


def disband(s: CarcassonneState, root: Root, event: type[FigureReturned]) -> None:
    """Tokens go back to the pile, shepherds to their owners."""
    flocks = FLOCKS.of(s)
    for cell in companions_of(s, root, SHEPHERD):
        put_back(flocks, flocks.of_shepherds.pop(cell))
        return_one(s, cell, event)


def give_up_flock(s: CarcassonneState, cell: Cell) -> None:
    """The tokens of a shepherd that the plague takes away go back to the pile; other flocks stay (CARC-6.53)."""
    flocks = FLOCKS.of(s)
    if cell in flocks.of_shepherds:
        tokens = flocks.of_shepherds.pop(cell)
        put_back(flocks, tokens)
        tell(s, FlockGivenUp(s.figures[cell].seat, sheep_on(tokens)))


def put_back(flocks: Flocks, tokens: tuple[Token, ...]) -> None:
    """Tokens go back to the pile, which has no order: sorted, so that it does not tell where they came from."""
    flocks.pile = sorted((*flocks.pile, *tokens))


# View and picture


def _view(s: CarcassonneState) -> Mapping[str, object]:
    return {"flock_tokens": dict(Counter(map(_token_name, FLOCKS.of(s).pile)))}


def _figure_view(s: CarcassonneState, cell: Cell) -> Mapping[str, object]:
    return {"flock": tuple(map(_token_name, FLOCKS.of(s).of_shepherds.get(cell, ())))}


def _symbols(segment: Segment) -> str:
    return "*" * segment.sheep


_IN = {"hills_sheep": True}
MODULES = (
    Module(
        chapters=(rule,),
        needs=_IN,
        figures=(SHEPHERD,),
        events=(
            ShepherdPlaced,
            ShepherdSentHome,
            ShepherdReturned,
            TokenDrawn,
            FlockDrawn,
            FlockGathered,
            FlockGivenUp,
        ),
        slice=FLOCKS,
        begin=put_out_tokens,
        components=tokens_everywhere,
        lines=(LedgerLine("flock", "CARC-6.34"),),
        decisions=lambda s, tiles: tiles,
        view=_view,
        departures=(give_up_flock,),
        figure_view=_figure_view,
        holdings=flock_holdings,
        drawing=Drawing(
            symbols=_symbols,
            legend_figures=("legend-shepherd",),
            legend_symbols=("legend-sheep",),
        ),
    ),
    Module(
        chapters=(closed_fields,),
        needs={**_IN, "auto_gather": True},
        options=choices("auto_gather"),
        events=(ClosedFlockGathered,),
    ),
    Module(
        chapters=(resting_flocks,),
        needs={**_IN, "flock_may_rest": True},
        options=choices("flock_may_rest"),
        events=(FlockLeft,),
    ),
)
