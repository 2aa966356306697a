"""The table of Carcassonne drawn with characters, from a view alone.

`zoom` chooses the size of a tile (0 is the largest) and `centre` the cell in the middle; without them everything is
shown as large as it fits, and a landscape that does not fit is shown around the latest tile.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from stolek.games.carcassonne.components import FIGURE_IDS
from stolek.games.carcassonne.raster import Size, anchor, spans
from stolek.games.carcassonne.tile import TILE_NAMED
from stolek.games.carcassonne.turned import BOARD_CELL, TURNED
from stolek.games.carcassonne.view import FigureView, PublicView, TileView
from stolek.games.carcassonne.wheel_board import BOARD, SECTORS
from stolek.kernel.picture import Picture, Span
from stolek.kernel.view import View

Say = Callable[[str, Mapping[str, object]], str]
Row = tuple[Span, ...]
Canvas = dict[tuple[int, int], Span]

WIDTH: Final = 120
MARGIN: Final = 5
"""Room for the numbers of the rows."""
TALL: Final = 60
SIZES: Final[tuple[Size, ...]] = ((9, 5), (5, 3), (3, 3))
LETTERS: Final[dict[str, str]] = dict(zip(FIGURE_IDS, "oObps", strict=True))
"""How figures are drawn: a letter for the kind and the number of the player."""


def draw(view: View, say: Say, zoom: int | None = None, centre: tuple[int, int] | None = None) -> Picture:
    """Players and the drawn tile above, the landscape below."""
    public = view.public
    assert isinstance(public, PublicView)
    rows: list[Row] = [*header(public, say), *players(public, say), *wheel(public, say), *drawn_tile(public, say), ()]
    rows += landscape(view, public, zoom, centre)
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
            line.append(Span("   " + say("board-goods", {"goods": player.goods}), "mark"))
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
    size = SIZES[0]
    canvas: Canvas = {}
    for rot in range(4):
        for (x, y), span in spans(TILE_NAMED[public.drawn] * 4 + rot, size).items():
            canvas[rot * (size[0] + 3) + x, y + 1] = span
        canvas[rot * (size[0] + 3) + size[0] // 2, 0] = Span(str(rot), "dim")
    title = say("board-drawn", {"tile": public.drawn, "number": public.number})
    return [(), (Span(title, "bold"),), *_rows(canvas, 4 * (size[0] + 3), size[1] + 1)]


def landscape(view: View, public: PublicView, zoom: int | None, centre: tuple[int, int] | None) -> list[Row]:
    """The tiles with their figures, the free cells, and numbers along two sides."""
    cells = [*((tile.x, tile.y) for tile in public.tiles), *public.free]
    size = SIZES[_fitting_zoom(cells) if zoom is None else max(0, min(zoom, len(SIZES) - 1))]
    left, top, columns, rows = _window(cells, size, centre or public.last or (0, 0))
    canvas: Canvas = {}
    for x, y in public.free:
        canvas[(x - left) * size[0] + size[0] // 2, (y - top) * size[1] + size[1] // 2] = Span("+", "dim")
    for tile in public.tiles:
        for (i, j), span in spans(_turned(tile), size).items():
            canvas[(tile.x - left) * size[0] + i, (tile.y - top) * size[1] + j] = span
    where = {(tile.x, tile.y): _turned(tile) for tile in public.tiles}
    for figure in public.figures:
        mark = LETTERS[figure.figure] + str(figure.seat + 1)
        _label(canvas, where, size, (left, top), figure, mark, f"seat-{figure.seat}")
    if public.last in where and any(asked.kind == "place-figure" for asked in view.asks):
        x, y = public.last
        for segment in TURNED[where[x, y]].segments:
            place = FigureView(x, y, public.active, "follower", "", segment.id)
            _label(canvas, where, size, (left, top), place, segment.id[:2], "choice")
    return _numbered(canvas, size, (left, top), (columns, rows))


def _label(
    canvas: Canvas,
    where: Mapping[tuple[int, int], int],
    size: Size,
    corner: tuple[int, int],
    figure: FigureView,
    mark: str,
    style: str,
) -> None:
    """Two characters where a figure stands."""
    turned = where[figure.x, figure.y]
    ids = [segment.id for segment in TURNED[turned].segments]
    column, row = anchor(turned, size, ids.index(figure.segment))
    for i, letter in enumerate(mark):
        at = (figure.x - corner[0]) * size[0] + column + i, (figure.y - corner[1]) * size[1] + row
        canvas[at] = Span(letter, style)


def _turned(tile: TileView) -> int:
    if tile.tile == BOARD.id:
        return (BOARD_CELL + tile.y * BOARD.size[0] + tile.x) * 4
    return TILE_NAMED[tile.tile] * 4 + tile.rot


def _fitting_zoom(cells: list[tuple[int, int]]) -> int:
    """The largest size in which everything fits, or the smallest."""
    across, down = _extent(x for x, _ in cells), _extent(y for _, y in cells)
    for zoom, (width, height) in enumerate(SIZES):
        if MARGIN + across * width <= WIDTH and down * height <= TALL:
            return zoom
    return len(SIZES) - 1


def _extent(values: Iterable[int]) -> int:
    found = list(values)
    return max(found) - min(found) + 1


def _window(cells: list[tuple[int, int]], size: Size, centre: tuple[int, int]) -> tuple[int, int, int, int]:
    """Left and top cell, columns and rows of what is shown."""
    left, columns = _slice([x for x, _ in cells], (WIDTH - MARGIN) // size[0], centre[0])
    top, rows = _slice([y for _, y in cells], TALL // size[1], centre[1])
    return left, top, columns, rows


def _slice(values: list[int], room: int, middle: int) -> tuple[int, int]:
    first, count = min(values), _extent(values)
    if count <= room:
        return first, count
    return max(first, min(middle - room // 2, first + count - room)), room


def _numbered(canvas: Canvas, size: Size, corner: tuple[int, int], shape: tuple[int, int]) -> list[Row]:
    width, height = size
    numbers = "".join(str(corner[0] + column).center(width)[:width] for column in range(shape[0]))
    rows: list[Row] = [(Span(" " * MARGIN + numbers, "dim"),)]
    for i, row in enumerate(_rows(canvas, shape[0] * width, shape[1] * height)):
        number = str(corner[1] + i // height) if i % height == height // 2 else ""
        rows.append((Span(number.rjust(MARGIN - 1) + " ", "dim"), *row))
    return rows


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
