"""The answers to choose from: a list of any length, filtered by typing, moved through by keys or the mouse.

Only the visible lines are drawn, so a list of a thousand answers is as quick as one of ten.
"""

from collections.abc import Sequence
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.scroll_view import ScrollView
from textual.strip import Strip

from stolek.kernel.values import Action
from stolek.terminal.answers import Choice
from stolek.terminal.palette import INK, OFFER, PARCHMENT


class Choices(ScrollView, can_focus=False):
    """The list on the screen; one answer is always marked."""

    marked: reactive[int] = reactive(0)

    class Marked(Message):
        """Another answer is being considered; None if the list is empty."""

        def __init__(self, action: Action | None) -> None:
            super().__init__()
            self.action = action

    class Chosen(Message):
        """An answer was chosen."""

        def __init__(self, action: Action) -> None:
            super().__init__()
            self.action = action

    PLAIN: ClassVar[Style] = Style(color=PARCHMENT)
    MARK: ClassVar[Style] = Style(color=INK, bgcolor=OFFER, bold=True)

    def __init__(self) -> None:
        super().__init__(id="choices")
        self.shown: Sequence[Choice] = ()

    def show(self, choices: Sequence[Choice]) -> None:
        """Show other answers, the first one marked."""
        self.shown = choices
        self.virtual_size = Size(1, len(choices))
        self.marked = 0
        self.scroll_home(animate=False)
        self.refresh()
        self._tell()

    @property
    def considered(self) -> Action | None:
        """The marked answer."""
        return self.shown[self.marked].action if self.shown else None

    def move(self, lines: int) -> None:
        """Mark another answer, so many lines further."""
        if self.shown:
            self.marked = max(0, min(len(self.shown) - 1, self.marked + lines))

    def page(self, pages: int) -> None:
        """Mark an answer so many pages further."""
        self.move(pages * max(1, self.size.height - 1))

    def choose(self) -> None:
        """Choose the marked answer."""
        if self.shown:
            self.post_message(self.Chosen(self.shown[self.marked].action))

    def watch_marked(self) -> None:
        """Keep the mark in sight and tell what is being considered."""
        top, height = self.scroll_offset.y, max(1, self.size.height)
        if not top <= self.marked < top + height:
            self.scroll_to(y=self.marked if self.marked < top else self.marked - height + 1, animate=False)
        self.refresh()
        self._tell()

    def on_click(self, event: events.Click) -> None:
        """The first click marks, a click on the mark chooses."""
        line = event.y + self.scroll_offset.y
        if line >= len(self.shown):
            return
        if line == self.marked:
            self.choose()
        self.marked = line

    def render_line(self, y: int) -> Strip:
        """One answer."""
        line, width, plain = self.scroll_offset.y + y, self.size.width, self.rich_style
        if line >= len(self.shown):
            return Strip.blank(width, plain)
        chosen = self.MARK if line == self.marked else self.PLAIN
        text = f"{'▸' if line == self.marked else ' '} {self.shown[line].label}"
        return Strip([Segment(text, chosen)]).crop_extend(0, width, chosen).apply_style(plain)

    def _tell(self) -> None:
        self.post_message(self.Marked(self.considered))
