"""Cards to read: those on the table, or any by its name."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from stolek.kernel.view import View
from stolek.terminal.cards import card_lines
from stolek.terminal.hand import card_words, named_in
from stolek.terminal.speech import Speech
from stolek.text.component import called


class Cards(ModalScreen[None]):
    """What stands on the cards that the viewer sees; typing a name finds any other."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f6", "close", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
    ]

    def __init__(self, speech: Speech, view: View) -> None:
        super().__init__()
        self._speech = speech
        self._seen = named_in(speech, view)

    def compose(self) -> ComposeResult:
        speech = self._speech
        with Vertical(classes="page") as page:
            page.border_title, page.border_subtitle = speech("terminal-key-cards"), speech("terminal-cards-keys")
            yield Input(placeholder=speech("terminal-cards-type"), id="card-name", compact=True)
            with VerticalScroll(can_focus=False):
                yield Static(id="card-page")

    def on_mount(self) -> None:
        """Begin with what lies on the table."""
        self.query_one(Input).focus()
        self._show("")

    def on_input_changed(self, event: Input.Changed) -> None:
        """Find while typing."""
        event.stop()
        self._show(event.value.strip())

    def on_input_submitted(self) -> None:
        """Enter goes back to the game."""
        self.dismiss(None)

    def _show(self, typed: str) -> None:
        speech = self._speech
        found = called(speech.package, typed) if typed else self._seen
        told = [card for card in found if card_lines(card, speech.package, speech.language)]
        words = card_words(speech, told) if told else speech("terminal-no-card", {"text": typed})
        self.query_one("#card-page", Static).update(words)

    def action_scroll(self, lines: int) -> None:
        """Read on, or back."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    def action_close(self) -> None:
        """Back to the game."""
        self.dismiss(None)
