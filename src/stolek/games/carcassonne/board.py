"""The table of Carcassonne drawn with characters, from a view alone.

`zoom` chooses the size of a tile, 0 is the smallest; then the whole landscape is drawn, to be scrolled. Without it the
picture is at most `WIDTH` columns wide: everything as large as it fits, else what lies around the latest tile.
"""

from collections.abc import Callable, Mapping
from typing import Final

from stolek.games.carcassonne.actions import (
    LaySpring,
    LayTile,
    PlaceBigFollower,
    PlaceBuilder,
    PlaceFollower,
    PlacePiglet,
    PlaceShepherd,
    TakeBack,
)
from stolek.games.carcassonne.components import FIGURE_IDS
from stolek.games.carcassonne.frames import PlaceFigure
from stolek.games.carcassonne.raster import Size, anchor, spans
from stolek.games.carcassonne.tile import TILE_NAMED
from stolek.games.carcassonne.turned import BOARD_CELL, TURNED
from stolek.games.carcassonne.view import PublicView, TileView
from stolek.games.carcassonne.wheel_board import BOARD, SECTORS
from stolek.kernel.leaf import Action
from stolek.kernel.picture import Picture, Span
from stolek.kernel.view import View

Say = Callable[[str, Mapping[str, object]], str]
Row = tuple[Span, ...]
Canvas = dict[tuple[int, int], Span]

WIDTH: Final = 120
MARGIN: Final = 5
"""Room for the numbers of the rows."""
TALL: Final = 60
SIZES: Final[tuple[Size, ...]] = ((3, 3), (5, 3), (9, 5))
ZOOMS: Final = len(SIZES)
LETTERS: Final[dict[str, str]] = dict(zip(FIGURE_IDS, "oObps", strict=True))
"""How figures are drawn: a letter for the kind and the number of the player."""
PLACED: Final = {
    PlaceFollower: "follower",
    PlaceBigFollower: "big_follower",
    PlaceBuilder: "builder",
    PlacePiglet: "piglet",
    PlaceShepherd: "shepherd",
}


def draw(view: View, say: Say, zoom: int | None = None) -> Picture:
    """Players and the drawn tile above, the landscape below."""
    return _draw(view, say, None, zoom)


def draw_with(view: View, say: Say, action: Action, zoom: int | None = None) -> Picture:
    """The same with an answer that is only being considered: the tile or figure where it would come to be."""
    return _draw(view, say, action, zoom)


def scores(view: View) -> tuple[int, ...]:
    """The points so far, seat by seat."""
    assert isinstance(view.public, PublicView)
    return tuple(player.score for player in view.public.players)


def _draw(view: View, say: Say, considered: Action | None, zoom: int | None) -> Picture:
    public = view.public
    assert isinstance(public, PublicView)
    rows: list[Row] = [*header(public, say), *players(public, say), *wheel(public, say), *drawn_tile(public, say), ()]
    rows += landscape(view, public, considered, zoom)
    rows += [(Span(say("board-legend", {}), "dim"),), (Span(say("board-legend-marks", {}), "dim"),)]
    return Picture(tuple(rows))


def header(public: PublicView, say: Say) -> list[Row]:
    """Whose turn it is and what is left to draw."""
    turn = say("board-turn", {"seat": public.active, "part": public.part})
    piles = say("board-piles", {"pile": public.pile, "river": public.river_pile, "buried": public.buried})
    rows: list[Row] = [(Span(turn, "title"), Span("   "), Span(piles, "dim"))]
    if public.discarded:
        rows.append((Span(say("board-discarded", {"count": len(public.discarded)}), "dim"),))
    return rows


def players(public: PublicView, say: Say) -> list[Row]:
    """Points, points with what is claimed now, supplies and goods."""
    rows: list[Row] = []
    for seat, player in enumerate(public.players):
        pairs = [zip(claim.seats, claim.points, strict=True) for claim in public.claims]
        claimed = sum(points for pair in pairs for owner, points in pair if owner == seat)
        args = {"seat": seat, "number": seat + 1, "score": player.score, "now": player.score + claimed}
        supply = " ".join(f"{LETTERS[kind]}{n or '·'}" for kind, n in player.supply.items())
        line = [Span(say("board-player", args), f"seat-{seat}"), Span(f"   {supply}")]
        if any(player.goods.values()):
            line.append(Span("   " + say("board-goods", {"goods": player.goods})))
        rows.append(tuple(line))
    return rows


def wheel(public: PublicView, say: Say) -> list[Row]:
    """The sector of the big pig and who stands on crown spaces."""
    if public.wheel is None:
        return []
    line = [Span(say("board-wheel", {}), "dim")]
    for sector in SECTORS:
        held = [public.wheel.crowns[space] for space in sector.crown_spaces]
        crowns = "".join("○" if seat is None else str(seat + 1) for seat in held)
        style = "bold" if sector.id == public.wheel.sector else "dim"
        pig = "»" if sector.id == public.wheel.sector else " "
        line.append(Span(f" {pig}{say('board-sector', {'sector': sector.id})} {crowns}", style))
    return [tuple(line)]


def drawn_tile(public: PublicView, say: Say) -> list[Row]:
    """The drawn tile in its four rotations."""
    if public.drawn is None:
        return []
    size = SIZES[-1]
    canvas: Canvas = {}
    for rot in range(4):
        for (x, y), span in spans(TILE_NAMED[public.drawn] * 4 + rot, size).items():
            canvas[rot * (size[0] + 3) + x, y + 1] = span
        canvas[rot * (size[0] + 3) + size[0] // 2, 0] = Span(str(rot), "dim")
    title = say("board-drawn", {"tile": public.drawn, "number": public.number})
    return [(), (Span(title, "bold"),), *_rows(canvas, 4 * (size[0] + 3), size[1] + 1)]


def landscape(view: View, public: PublicView, considered: Action | None, zoom: int | None) -> list[Row]:
    """The tiles with their figures, the free cells, and numbers along two sides."""
    cells = [*((tile.x, tile.y) for tile in public.tiles), *public.free]
    sheet = Sheet(cells, public.last or (0, 0), zoom)
    for x, y in public.free:
        sheet.put(x, y, (sheet.size[0] // 2, sheet.size[1] // 2), "+", "dim")
    for tile in public.tiles:
        sheet.lay(tile.x, tile.y, _turned(tile))
    for figure in public.figures:
        mark = LETTERS[figure.figure] + str(figure.seat + 1)
        sheet.label(figure.x, figure.y, figure.segment, mark, f"seat-{figure.seat}")
    if public.last and any(asked.kind == PlaceFigure.tag() for asked in view.asks):
        for segment in TURNED[sheet.turned[public.last]].segments:
            sheet.label(*public.last, segment.id, segment.id[:2], "offer")
    if considered is not None:
        _sketch(sheet, public, considered)
    return sheet.rows()


def _sketch(sheet: "Sheet", public: PublicView, considered: Action) -> None:
    """What the answer would put into the landscape or take out of it."""
    if isinstance(considered, LayTile) and public.drawn:
        sheet.lay(considered.x, considered.y, TILE_NAMED[public.drawn] * 4 + considered.rot, ghost=True)
    elif isinstance(considered, LaySpring):
        sheet.put(considered.x, considered.y, (sheet.size[0] // 2, sheet.size[1] // 2), "≈", "ghost")
    elif isinstance(considered, TakeBack):
        for figure in public.figures:
            if (figure.x, figure.y) == (considered.x, considered.y):
                sheet.label(figure.x, figure.y, figure.segment, "··", "ghost")
    elif public.last and isinstance(
        considered, PlaceFollower | PlaceBigFollower | PlaceBuilder | PlacePiglet | PlaceShepherd
    ):
        mark = LETTERS[PLACED[type(considered)]] + str(public.active + 1)
        sheet.label(*public.last, considered.segment, mark, "ghost")


class Sheet:
    """The part of the landscape that is shown, character by character."""

    def __init__(self, cells: list[tuple[int, int]], centre: tuple[int, int], zoom: int | None) -> None:
        columns, lines = [x for x, _ in cells], [y for _, y in cells]
        self.size = SIZES[_fitting_zoom(cells) if zoom is None else max(0, min(zoom, ZOOMS - 1))]
        across = (WIDTH - MARGIN) // self.size[0] if zoom is None else _extent(columns)
        down = TALL // self.size[1] if zoom is None else _extent(lines)
        self.left, self.columns = _slice(columns, across, centre[0])
        self.top, self.lines = _slice(lines, down, centre[1])
        self.canvas: Canvas = {}
        self.turned: dict[tuple[int, int], int] = {}

    def put(self, x: int, y: int, dot: tuple[int, int], letter: str, style: str) -> None:
        """One character of a cell."""
        self.canvas[(x - self.left) * self.size[0] + dot[0], (y - self.top) * self.size[1] + dot[1]] = Span(
            letter, style
        )

    def lay(self, x: int, y: int, turned: int, *, ghost: bool = False) -> None:
        """A tile on a cell."""
        self.turned[x, y] = turned
        for dot, span in spans(turned, self.size).items():
            self.put(x, y, dot, span.text, "ghost" if ghost else span.style)

    def label(self, x: int, y: int, segment: str, mark: str, style: str) -> None:
        """Two characters where a figure stands, or could stand, on a segment."""
        turned = self.turned[x, y]
        ids = [found.id for found in TURNED[turned].segments]
        if segment in ids:
            column, line = anchor(turned, self.size, ids.index(segment))
            for i, letter in enumerate(mark):
                self.put(x, y, (column + i, line), letter, style)

    def rows(self) -> list[Row]:
        """With the numbers of columns and rows along two sides."""
        width, height = self.size
        numbers = "".join(str(self.left + column).center(width)[:width] for column in range(self.columns))
        rows: list[Row] = [(Span(" " * MARGIN + numbers, "dim"),)]
        for i, row in enumerate(_rows(self.canvas, self.columns * width, self.lines * height)):
            number = str(self.top + i // height) if i % height == height // 2 else ""
            rows.append((Span(number.rjust(MARGIN - 1) + " ", "dim"), *row))
        return rows


def _turned(tile: TileView) -> int:
    if tile.tile == BOARD.id:
        return (BOARD_CELL + tile.y * BOARD.size[0] + tile.x) * 4
    return TILE_NAMED[tile.tile] * 4 + tile.rot


def _fitting_zoom(cells: list[tuple[int, int]]) -> int:
    """The largest size in which everything fits, or the smallest."""
    across, down = _extent([x for x, _ in cells]), _extent([y for _, y in cells])
    fitting = [i for i, (w, h) in enumerate(SIZES) if MARGIN + across * w <= WIDTH and down * h <= TALL]
    return max(fitting, default=0)


def _extent(values: list[int]) -> int:
    return max(values) - min(values) + 1


def _slice(values: list[int], room: int, middle: int) -> tuple[int, int]:
    first, count = min(values), _extent(values)
    if count <= room:
        return first, count
    return max(first, min(middle - room // 2, first + count - room)), room


def _rows(canvas: Canvas, width: int, height: int) -> list[Row]:
    """The characters row by row, those of one style together."""
    rows: list[Row] = []
    for y in range(height):
        line: list[Span] = []
        for x in range(width):
            span = canvas.get((x, y), Span(" "))
            if line and line[-1].style == span.style:
                line[-1] = Span(line[-1].text + span.text, span.style)
            else:
                line.append(span)
        rows.append(tuple(line))
    return rows
