"""The part of the landscape that the terminal shows, character by character."""

from typing import Final

from stolek.games.carcassonne.box import ROTATED, Rotated
from stolek.games.carcassonne.drawing import Row
from stolek.games.carcassonne.raster import Dot, Size, anchor, spans
from stolek.kernel.picture import Span

Canvas = dict[tuple[int, int], Span]

WIDTH: Final = 120
MARGIN: Final = 5
"""Room for the numbers of the rows."""
TALL: Final = 60
SIZES: Final[tuple[Size, ...]] = ((3, 3), (5, 3), (9, 5))
ZOOMS: Final = len(SIZES)


class Sheet:
    """Tiles and figures on the cells that are shown."""

    def __init__(self, cells: list[tuple[int, int]], centre: tuple[int, int], zoom: int | None) -> None:
        columns, lines = [x for x, _ in cells], [y for _, y in cells]
        self.size = SIZES[_fitting_zoom(cells) if zoom is None else max(0, min(zoom, ZOOMS - 1))]
        across = (WIDTH - MARGIN) // self.size[0] if zoom is None else _extent(columns)
        down = TALL // self.size[1] if zoom is None else _extent(lines)
        self.left, self.columns = _slice(columns, across, centre[0])
        self.top, self.lines = _slice(lines, down, centre[1])
        self.canvas: Canvas = {}
        self.rotated: dict[tuple[int, int], Rotated] = {}

    @property
    def middle(self) -> Dot:
        """The character in the middle of a cell."""
        return self.size[0] // 2, self.size[1] // 2

    def put(self, x: int, y: int, dot: Dot, letter: str, style: str) -> None:
        """One character of a cell."""
        self.canvas[(x - self.left) * self.size[0] + dot[0], (y - self.top) * self.size[1] + dot[1]] = Span(
            letter, style
        )

    def lay(self, x: int, y: int, lying: Rotated, *, ghost: bool = False) -> None:
        """A tile on a cell."""
        self.rotated[x, y] = lying
        for dot, span in spans(lying, self.size).items():
            self.put(x, y, dot, span.text, "ghost" if ghost else span.style)

    def label(self, x: int, y: int, segment: str, mark: str, style: str) -> None:
        """Two characters where a figure stands, or could stand, on a segment."""
        lying = self.rotated[x, y]
        ids = [found.id for found in ROTATED[lying].segments]
        if segment in ids:
            column, line = anchor(lying, self.size, ids.index(segment))
            for i, letter in enumerate(mark):
                self.put(x, y, (column + i, line), letter, style)

    def rows(self) -> list[Row]:
        """With the numbers of columns and rows along two sides."""
        width, height = self.size
        numbers = "".join(str(self.left + column).center(width)[:width] for column in range(self.columns))
        rows: list[Row] = [(Span(" " * MARGIN + numbers, "dim"),)]
        for i, row in enumerate(rows_of(self.canvas, self.columns * width, self.lines * height)):
            number = str(self.top + i // height) if i % height == height // 2 else ""
            rows.append((Span(number.rjust(MARGIN - 1) + " ", "dim"), *row))
        return rows


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


def rows_of(canvas: Canvas, width: int, height: int) -> list[Row]:
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
