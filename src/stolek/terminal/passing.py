"""Hot-seat: while the keyboard goes from hand to hand, nothing of the game is on the screen."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Middle
from textual.screen import Screen
from textual.widgets import Static

from stolek.terminal.palette import DIM, GOLD, PARCHMENT
from stolek.terminal.speech import Speech


class PassKeyboard(Screen[bool]):
    """Covers everything until the next player says he is there; before that, the last one may think again."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "ready", show=False),
        Binding("f3,ctrl+z", "undo", show=False),
    ]

    def __init__(self, speech: Speech, seat: int, can_undo: bool) -> None:
        super().__init__()
        self._speech = speech
        self._seat = seat
        self._can_undo = can_undo

    def compose(self) -> ComposeResult:
        with Middle(), Center():
            yield Static(id="pass-words")

    def on_mount(self) -> None:
        """Say whose turn it is to sit down."""
        self.show(self._speech)

    def show(self, speech: Speech) -> None:
        """The same in another language."""
        self._speech = speech
        words = Text(justify="center")
        words.append(speech("terminal-pass", {"seat": self._seat}) + "\n\n", f"bold {GOLD}")
        words.append(speech("terminal-pass-ready", {"seat": self._seat}), PARCHMENT)
        if self._can_undo:
            words.append("\n" + speech("terminal-pass-undo"), DIM)
        self.query_one("#pass-words", Static).update(words)

    def action_ready(self) -> None:
        """The next player is at the keyboard."""
        self.dismiss(True)

    def action_undo(self) -> None:
        """The last player wants his answer back."""
        if self._can_undo:
            self.dismiss(False)
