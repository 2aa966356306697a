"""What everybody sees; nobody sees more (CARC-7.1, CARC-7.3).

The shape is the same in every game: a module fills in its fields, and without it they say that there is nothing.
"""

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

from stolek.games.carcassonne.box import NO_TILE, ROTATED, TILES, Copy, Rotated, copy_name, number_of, tile_of
from stolek.games.carcassonne.cell import NOWHERE, Cell, place_of
from stolek.games.carcassonne.components import COLOURS
from stolek.games.carcassonne.frames import PlaceFigure
from stolek.games.carcassonne.landscape import segment_of
from stolek.games.carcassonne.projection import Outlook, Projection, outlooks, project
from stolek.games.carcassonne.state import CarcassonneState
from stolek.games.carcassonne.tile import FEATURES, GOODS
from stolek.kernel.values import Seat

if TYPE_CHECKING:
    from stolek.games.carcassonne.rules import Carcassonne

NO_GOODS: Final[dict[str, int]] = dict.fromkeys(GOODS, 0)


class PlayerView(msgspec.Struct, frozen=True):
    """A player's colour, points, and what lies in front of them."""

    colour: str
    score: int
    supply: dict[str, int]
    goods: dict[str, int] = msgspec.field(default_factory=NO_GOODS.copy)


class TileView(msgspec.Struct, frozen=True):
    """A laid tile; all cells of a board are called by the board's name."""

    x: int
    y: int
    tile: str
    rot: int


class FigureView(msgspec.Struct, frozen=True):
    """A figure in the landscape, with the tokens that lie with it."""

    x: int
    y: int
    seat: Seat
    figure: str
    feature: str
    segment: str
    flock: tuple[str, ...] = ()


class WheelView(msgspec.Struct, frozen=True):
    """The sector where the big pig stands, and who stands on which crown space."""

    sector: str
    crowns: dict[str, Seat | None]


class PublicView(msgspec.Struct, frozen=True, kw_only=True):
    """Everything on the table."""

    active: Seat
    part: int
    players: tuple[PlayerView, ...]
    drawn: str | None
    number: int
    pile: int
    river_pile: int = 0
    buried: int = 0
    discarded: tuple[str, ...]
    unseen: dict[str, int]
    """Tiles that nobody has seen, wherever they lie: how many of each."""
    tiles: tuple[TileView, ...]
    free: tuple[tuple[int, int], ...]
    last: tuple[int, int] | None
    figures: tuple[FigureView, ...]
    claims: tuple[Projection, ...]
    """The claimed features and what they would bring now; none when the game is over and they are scored."""
    outlooks: tuple[Outlook, ...] = ()
    """What the segments of the latest tile would bring the active player, while a figure may be placed there."""
    flock_tokens: dict[str, int] = {}
    """Flock tokens in the pile."""
    wheel: WheelView | None = None


def public_view(g: "Carcassonne", s: CarcassonneState) -> PublicView:
    """The same for all viewers."""
    filled_in = {name: value for module in g.modules if module.view for name, value in module.view(s).items()}
    return PublicView(
        active=s.active,
        part=s.part,
        players=tuple(_player(g, s, Seat(seat)) for seat in range(s.seats)),
        drawn=None if s.drawn == NO_TILE else TILES[tile_of(s.drawn)].id,
        number=0 if s.drawn == NO_TILE else number_of(s.drawn),
        pile=s.pile,
        discarded=tuple(map(copy_name, s.discarded)),
        unseen={copy_name(copy): count for copy, count in Counter(unseen(g, s)).items()},
        tiles=tuple([_tile(cell, laid.rotated) for cell, laid in s.tiles.items()]),
        free=tuple([place_of(cell) for cell in s.free]),
        last=None if s.last == NOWHERE else place_of(s.last),
        figures=tuple(_figure(g, s, cell) for cell in s.figures),
        claims=tuple(project(g, s, root) for root in s.followers) if s.waits else (),
        outlooks=outlooks(g, s, s.active) if _places_figure(g, s) else (),
        **filled_in,  # type: ignore[arg-type]
    )


def _places_figure(g: "Carcassonne", s: CarcassonneState) -> bool:
    return bool(s.waits) and isinstance(g.question(s, s.waits[0]), PlaceFigure)


def unseen(g: "Carcassonne", s: CarcassonneState) -> list[Copy]:
    """All tiles that nobody has seen: those of the main pile and of piles that modules keep (CARC-7.4)."""
    return [*s.bag, *[copy for pile in g.piles_apart for copy in pile(s)]]


def _player(g: "Carcassonne", s: CarcassonneState, seat: Seat) -> PlayerView:
    parts = [module.player_view(s, seat) for module in g.modules if module.player_view]
    filled_in = {name: value for part in parts for name, value in part.items()}
    return PlayerView(COLOURS[seat].id, s.scores[seat], s.supply[seat].copy(), **filled_in)  # type: ignore[arg-type]


@cache
def _tile(cell: Cell, lying: Rotated) -> TileView:
    """A tile looks the same in every view, so views share it."""
    tile = ROTATED[lying]
    return TileView(*place_of(cell), TILES[tile.number].id, tile.rot)


def _figure(g: "Carcassonne", s: CarcassonneState, cell: Cell) -> FigureView:
    standing = s.figures[cell]
    segment = segment_of(s, standing.node)
    parts = [module.figure_view(s, cell) for module in g.modules if module.figure_view]
    filled_in = {name: value for part in parts for name, value in part.items()}
    place, feature = place_of(cell), FEATURES[segment.kind]
    return FigureView(*place, standing.seat, standing.kind, feature, segment.id, **filled_in)  # type: ignore[arg-type]
