"""Shepherds and their flocks (CARC-6.33 to CARC-6.35, CARC-6.39, CARC-6.63)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.carcassonne.actions import Gather, Grow, PlaceShepherd
from stolek.games.carcassonne.cell import Cell, place_of
from stolek.games.carcassonne.components import FLOCK, KINDS, SCORING, SHEPHERD
from stolek.games.carcassonne.events import FlockGathered, TokenDrawn
from stolek.games.carcassonne.follower import companions_of, not_at_hand, place, return_one
from stolek.games.carcassonne.frames import FirstToken, Flock, GatherClosed, PlaceFigure
from stolek.games.carcassonne.landscape import field_nodes_at, node_named, segment_of
from stolek.games.carcassonne.leaves import Root
from stolek.games.carcassonne.module import Module
from stolek.games.carcassonne.state import LEDGER, CarcassonneState, book
from stolek.games.carcassonne.tile import FIELD, TILES_OF
from stolek.games.carcassonne.turned import SEGMENT_IDS
from stolek.kernel.chance import draw
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Action, Refusal, Seat, no
from stolek.kernel.state import tell, then

if TYPE_CHECKING:
    from stolek.games.carcassonne.rules import Carcassonne

rule: Chapter["Carcassonne", CarcassonneState] = Chapter()
closed_fields: Chapter["Carcassonne", CarcassonneState] = Chapter()

LINE: Final = LEDGER.index("flock")
WOLF: Final = next(i for i, token in enumerate(FLOCK) if token.kind == "wolf")
GROW_OR_GATHER: Final = (Grow(), Gather())
PLACE_SHEPHERD: Final = {segment: PlaceShepherd(segment) for segment in SEGMENT_IDS}


rule.after(PlaceFigure, Flock)
closed_fields.after(Flock, GatherClosed)


def put_out_tokens(s: CarcassonneState) -> None:
    """All flock tokens in one pile (CARC-2.4)."""
    s.tokens = [i for i, token in enumerate(FLOCK) for _ in range(token.count)]


@rule.offer(PlaceFigure)
def shepherd_spots(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure) -> Sequence[Action]:
    """On any field without a shepherd, farmers or not (CARC-6.33)."""
    if not s.supply[f.seat * KINDS + SHEPHERD]:
        return ()
    return [
        PLACE_SHEPHERD[segment_of(s, node).id]
        for node in field_nodes_at(s, s.last)
        if (root := s.features[node]) not in s.companions or not companions_of(s, root, SHEPHERD)
    ]


@rule.do(PlaceFigure, PlaceShepherd)
def place_shepherd(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure, a: PlaceShepherd) -> None:
    """The shepherd draws a token at once (CARC-6.33)."""
    place(s, f.seat, SHEPHERD, a.segment)
    s.flocks[s.last] = ()
    then(s, FirstToken())


@rule.refuse(PlaceFigure, PlaceShepherd)
def why_no_shepherd(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure, a: PlaceShepherd) -> Refusal | None:
    """None left, no field, or another shepherd there."""
    if why := not_at_hand(s, f.seat, SHEPHERD, a.segment):
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
    draw_token(s, s.last)


@rule.offer(Flock, none="skip")
def grow_or_gather(g: "Carcassonne", s: CarcassonneState, f: Flock) -> Sequence[Action]:
    """Asked only if the tile extended the field of a shepherd of one's own that stood there before (CARC-6.34)."""
    if s.supply[f.seat * KINDS + SHEPHERD]:
        return ()
    cell = own_shepherd(s, f.seat)
    if cell == s.last:
        return ()
    root = s.features[s.figures[cell].node]
    for node in field_nodes_at(s, s.last):
        if s.features[node] == root:
            return GROW_OR_GATHER
    return ()


@rule.do(Flock, Grow)
def grow(g: "Carcassonne", s: CarcassonneState, f: Flock, a: Grow) -> None:
    """Another token, and a wolf takes all (CARC-6.34)."""
    draw_token(s, own_shepherd(s, f.seat))


@rule.do(Flock, Gather)
def gather(g: "Carcassonne", s: CarcassonneState, f: Flock, a: Gather) -> None:
    """Every shepherd of the field scores all its sheep (CARC-6.35)."""
    standing = s.figures[own_shepherd(s, f.seat)]
    gather_flock(s, s.features[standing.node], closed=False)


@closed_fields.step(GatherClosed)
def gather_closed(g: "Carcassonne", s: CarcassonneState, f: GatherClosed) -> None:
    """Only fields with a segment on the tile just laid can have become closed (CARC-6.39)."""
    if s.flocks:
        for node in field_nodes_at(s, s.last):
            root = s.features[node]
            if not s.ends[root] and root in s.companions and companions_of(s, root, SHEPHERD):
                gather_flock(s, root, closed=True)


def own_shepherd(s: CarcassonneState, seat: Seat) -> Cell:
    """Where the player's shepherd stands, which is not in the supply."""
    for cell in s.flocks:
        if s.figures[cell].seat == seat:
            return cell
    raise LookupError(f"no shepherd of {seat} is in the landscape")


def draw_token(s: CarcassonneState, cell: Cell) -> None:
    """Sheep join the shepherd; at a wolf all flocks and shepherds of the field go back (CARC-6.33, CARC-6.34)."""
    token = draw(s, s.tokens, _token_name)
    tell(s, TokenDrawn(s.figures[cell].seat, FLOCK[token].id, place_of(cell)))
    if token == WOLF:
        put_back(s, (token,))
        disband(s, s.features[s.figures[cell].node])
    else:
        s.flocks[cell] += (token,)


def gather_flock(s: CarcassonneState, root: Root, *, closed: bool) -> None:
    """A point for every sheep, to each shepherd of the field; printed sheep stay (CARC-6.34, CARC-6.63)."""
    shepherds = companions_of(s, root, SHEPHERD)
    sheep = sum(FLOCK[token].value for cell in shepherds for token in s.flocks[cell])
    printed = sum(segment_of(s, node).sheep for node in s.members[root])
    points = (sheep + printed) * SCORING.flock.per_sheep_when_gathered
    seats = tuple(s.figures[cell].seat for cell in shepherds)
    for seat in seats:
        book(s, seat, LINE, points)
    tell(s, FlockGathered(seats, points, sheep=sheep, printed=printed, closed=closed))
    disband(s, root)


def disband(s: CarcassonneState, root: Root) -> None:
    """Tokens go back to the pile, shepherds to their owners."""
    for cell in companions_of(s, root, SHEPHERD):
        put_back(s, s.flocks.pop(cell))
        return_one(s, cell)


def put_back(s: CarcassonneState, tokens: tuple[int, ...]) -> None:
    """Tokens go back to the pile, which has no order: sorted, so that it does not tell where they came from."""
    s.tokens = sorted((*s.tokens, *tokens))


def _token_name(token: int) -> str:
    return FLOCK[token].id


_IN = {"hills_sheep": True}
SHEEP = Module(rule=rule, needs=_IN, tiles=TILES_OF["hills_sheep"], figures=(SHEPHERD,), prepares=(put_out_tokens,))
CLOSED_FIELDS = Module(rule=closed_fields, needs={**_IN, "auto_gather": True})
