"""What everybody sees; nobody sees more (CARC-7.1, CARC-7.3)."""

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from stolek.games.carcassonne.cell import NOWHERE, Cell, place_of
from stolek.games.carcassonne.components import COLOURS, FIGURE_IDS, FLOCK, GOODS, KINDS
from stolek.games.carcassonne.landscape import segment_of
from stolek.games.carcassonne.projection import Projection, project
from stolek.games.carcassonne.state import NO_TILE, NOBODY, CarcassonneState, pile_size
from stolek.games.carcassonne.tile import FEATURES, TILES, copy_name
from stolek.games.carcassonne.turned import BOARD_CELL
from stolek.games.carcassonne.wheel_board import BOARD, CROWN_SPACES, SECTORS
from stolek.kernel.leaf import Seat

if TYPE_CHECKING:
    from stolek.games.carcassonne.rules import Carcassonne


class PlayerView(msgspec.Struct, frozen=True):
    """A player's colour, points, and what lies in front of him."""

    colour: str
    score: int
    supply: dict[str, int]
    goods: dict[str, int]


class TileView(msgspec.Struct, frozen=True):
    """A laid tile; the cells of the wheel board are called `wheel_board`."""

    x: int
    y: int
    tile: str
    rot: int


class FigureView(msgspec.Struct, frozen=True):
    """A figure in the landscape, with the flock tokens that lie with a shepherd."""

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


class PublicView(msgspec.Struct, frozen=True):
    """Everything on the table."""

    active: Seat
    part: int
    players: tuple[PlayerView, ...]
    drawn: str | None
    number: int
    pile: int
    river_pile: int
    buried: int
    discarded: tuple[str, ...]
    unseen: dict[str, int]
    """Tiles that nobody has seen, those under hills among them: how many of each."""
    tiles: tuple[TileView, ...]
    free: tuple[tuple[int, int], ...]
    last: tuple[int, int] | None
    figures: tuple[FigureView, ...]
    claims: tuple[Projection, ...]
    """The claimed features and what they would bring now."""
    flock_tokens: dict[str, int]
    """Flock tokens in the pile."""
    wheel: WheelView | None


def public_view(g: "Carcassonne", s: CarcassonneState) -> PublicView:
    """The same for all viewers."""
    return PublicView(
        active=s.active,
        part=s.part,
        players=tuple(_player(g, s, seat) for seat in range(s.seats)),
        drawn=None if s.drawn == NO_TILE else TILES[s.drawn >> 2].id,
        number=0 if s.drawn == NO_TILE else s.drawn & 3,
        pile=pile_size(s),
        river_pile=len(s.river) + (s.lake != NO_TILE),
        buried=s.buried,
        discarded=tuple(map(copy_name, s.discarded)),
        unseen={copy_name(copy): count for copy, count in Counter([*s.bag, *s.river]).items()},
        tiles=tuple([_tile(cell, laid.turned) for cell, laid in s.tiles.items()]),
        free=tuple([place_of(cell) for cell in s.free]),
        last=None if s.last == NOWHERE else place_of(s.last),
        figures=tuple(_figures(s)),
        claims=tuple(project(g, s, root) for root in s.followers),
        flock_tokens=dict(Counter(FLOCK[token].id for token in s.tokens)),
        wheel=_wheel(s),
    )


def _player(g: "Carcassonne", s: CarcassonneState, seat: int) -> PlayerView:
    goods = s.goods[seat * len(GOODS) : (seat + 1) * len(GOODS)]
    return PlayerView(
        COLOURS[seat].id,
        s.scores[seat],
        {FIGURE_IDS[kind]: s.supply[seat * KINDS + kind] for module in g.modules for kind in module.figures},
        {token.id: count for token, count in zip(GOODS, goods, strict=True)},
    )


@cache
def _tile(cell: Cell, turned: int) -> TileView:
    """A tile looks the same in every view, so views share it."""
    number, rot = divmod(turned, 4)
    return TileView(*place_of(cell), TILES[number].id if number < BOARD_CELL else BOARD.id, rot)


def _figures(s: CarcassonneState) -> list[FigureView]:
    found = []
    for cell, standing in s.figures.items():
        segment = segment_of(s, standing.node)
        flock = tuple(FLOCK[token].id for token in s.flocks.get(cell, ()))
        kind, feature = FIGURE_IDS[standing.kind], FEATURES[segment.kind]
        found.append(FigureView(*place_of(cell), standing.seat, kind, feature, segment.id, flock))
    return found


def _wheel(s: CarcassonneState) -> WheelView | None:
    laid = s.tiles.get(0)
    if laid is None or laid.turned < BOARD_CELL * 4:
        return None
    crowns = zip(CROWN_SPACES, s.crowns, strict=True)
    return WheelView(SECTORS[s.pig].id, {space: None if seat == NOBODY else seat for space, seat in crowns})
