"""The board on the screen: a picture of characters that can be scrolled."""

from rich.segment import Segment
from textual.geometry import Region, Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from stolek.kernel.picture import Picture
from stolek.terminal.palette import style


class Board(ScrollView, can_focus=False):
    """Shows a picture; what does not fit is scrolled to."""

    def __init__(self) -> None:
        super().__init__(id="board")
        self.picture = Picture(())
        self._strips: list[Strip] = []

    def show(self, picture: Picture) -> None:
        """Show another picture; the part in sight stays the same unless something considered lies outside it."""
        self.picture = picture
        self._strips = [Strip([Segment(span.text, style(span.style)) for span in row]) for row in picture.rows]
        self.virtual_size = Size(max((strip.cell_length for strip in self._strips), default=0), len(self._strips))
        if considered := _ghosts(picture):
            self.scroll_to_region(considered, animate=False, force=True)
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """One row of what is visible."""
        (x, top), width, plain = self.scroll_offset, self.size.width, self.rich_style
        if top + y >= len(self._strips):
            return Strip.blank(width, plain)
        return self._strips[top + y].crop_extend(x, x + width, plain).apply_style(plain)

    def move(self, across: int, down: int) -> None:
        """Scroll by so many columns and rows."""
        self.scroll_relative(across, down, animate=False)


def _ghosts(picture: Picture) -> Region:
    """Where the picture shows what is only being considered; an empty region if nowhere."""
    found = Region()
    for y, row in enumerate(picture.rows):
        x = 0
        for span in row:
            if span.style == "ghost":
                found = found.union(Region(x, y, len(span.text), 1)) if found else Region(x, y, len(span.text), 1)
            x += len(span.text)
    return found
