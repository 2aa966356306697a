"""The board on the screen: a picture of characters that can be scrolled under its rulers and pointed at."""

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Offset, Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from stolek.kernel.picture import Picture, Span
from stolek.terminal.palette import style

RULER = "ruler"
PLACE = "@"
GHOST = "ghost"
MARGIN = (1, 8, 1, 8)
"""What is kept in sight around something considered: rows and columns."""


class Board(ScrollView, can_focus=True):
    """Shows a picture; what does not fit is scrolled to."""

    class Pointed(Message):
        """Somebody clicked on a place of the board."""

        def __init__(self, place: str) -> None:
            super().__init__()
            self.place = place

    def __init__(self) -> None:
        super().__init__(id="board")
        self.picture = Picture(())
        self.places: dict[str, Offset] = {}
        """The middle of every place, in the picture."""
        self._strips: list[Strip] = []
        self._heads: list[int | None] = []
        self._margins: list[int] = []

    def show(self, picture: Picture, cursor: str | None = None) -> None:
        """Show another picture; the part in sight stays the same unless something considered lies outside it.

        Where the picture itself shows nothing considered, the place of the cursor stands for it.
        """
        if cursor is not None and not _regions(picture, GHOST):
            picture = Picture(tuple(tuple(_pointed_at(span, cursor) for span in row) for row in picture.rows))
        self.picture = picture
        self._strips = [Strip(Segment(*pair) for pair in as_segments(row)).simplify() for row in picture.rows]
        self.virtual_size = Size(max((strip.cell_length for strip in self._strips), default=0), len(self._strips))
        self._find_rulers()
        self.places = {name: _middle(region) for name, region in _regions(picture, PLACE).items()}
        if considered := _regions(picture, GHOST).get(GHOST):
            self.scroll_to_region(considered.grow(MARGIN), animate=False, force=True)
        self.refresh()

    def _find_rulers(self) -> None:
        """For every row: which ruler belongs above it, and how wide the one in front of it is."""
        self._heads, self._margins = [], []
        head: int | None = None
        for number, row in enumerate(self.picture.rows):
            first = bool(row) and row[0].style == RULER
            if first and all(span.style == RULER or not (span.text.strip() or span.style) for span in row):
                head = number
            elif not first:
                head = None
            self._heads.append(head)
            self._margins.append(len(row[0].text) if first and head != number else 0)

    def render_line(self, y: int) -> Strip:
        """One row of what is visible; a ruler that was scrolled away lies over the edge."""
        (x, top), width, plain = self.scroll_offset, self.size.width, self.rich_style
        line = top + y
        if line >= len(self._strips):
            return Strip.blank(width, plain)
        head = self._heads[line]
        margin = self._margins[line]
        if y == 0 and head is not None and head < line:
            line = head
        elif head == line and line + 1 < len(self._margins):
            margin = self._margins[line + 1]
        strip = self._strips[line]
        if x and margin:
            strip = Strip.join([strip.crop(0, margin), strip.crop(x + margin)])
            return strip.crop_extend(0, width, plain).apply_style(plain)
        return strip.crop_extend(x, x + width, plain).apply_style(plain)

    def move(self, across: int, down: int) -> None:
        """Scroll by so many columns and rows."""
        self.scroll_relative(across, down, animate=False)

    def place_at(self, x: int, y: int) -> str | None:
        """The place that is drawn there, in columns and rows of the widget."""
        column, line = x + self.scroll_offset.x, y + self.scroll_offset.y
        for span in self.picture.rows[line] if 0 <= line < len(self.picture.rows) else ():
            column -= len(span.text)
            if column < 0:
                return _place(span)
        return None

    def on_click(self, event: events.Click) -> None:
        """Point at what is drawn there."""
        place = self.place_at(event.x, event.y)
        if place is not None:
            self.post_message(self.Pointed(place))


def as_segments(row: tuple[Span, ...]) -> list[tuple[str, Style]]:
    """A row for a text widget."""
    return [(span.text, style(span.style)) for span in row]


def _place(span: Span) -> str | None:
    return next((name[1:] for name in span.style.split() if name.startswith(PLACE)), None)


def _pointed_at(span: Span, place: str) -> Span:
    return Span(span.text, f"{GHOST} {PLACE}{place}") if _place(span) == place else span


def _middle(region: Region) -> Offset:
    return Offset(region.x + region.width // 2, region.y + region.height // 2)


def _regions(picture: Picture, beginning: str) -> dict[str, Region]:
    """Where spans with style names that begin so are drawn, name by name without the sign of places."""
    found: dict[str, Region] = {}
    for y, row in enumerate(picture.rows):
        x = 0
        for span in row:
            for name in span.style.split():
                if name.startswith(beginning):
                    here = Region(x, y, len(span.text), 1)
                    key = name.removeprefix(PLACE)
                    found[key] = found[key].union(here) if key in found else here
            x += len(span.text)
    return found
