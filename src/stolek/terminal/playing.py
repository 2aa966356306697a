"""The screen of the game: board and log on the left; seats, question and answers on the right; keys below."""

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.geometry import Size
from textual.screen import Screen
from textual.widgets import Input, Static

from stolek.kernel.values import Action, Refusal, Seat
from stolek.terminal.answers import Choice, choices_of, filtered
from stolek.terminal.artist import Artist
from stolek.terminal.board import Board
from stolek.terminal.choices import Choices
from stolek.terminal.layout import is_stacked
from stolek.terminal.palette import DANGER, DIM, PARCHMENT
from stolek.terminal.panels import Chronicle, KeyBar, Prompt, Seats, TitleBar
from stolek.terminal.sitting import LocalSession
from stolek.terminal.speech import Speech

STRIDE = 4
"""How far one key scrolls the board."""


class Playing(Screen[None]):
    """Shows one viewer's side of the table and passes his choices on to the app."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "mark(-1)", show=False),
        Binding("down", "mark(1)", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
        Binding("escape", "clear", show=False),
        Binding("shift+up", "board(0, -1)", show=False, priority=True),
        Binding("shift+down", "board(0, 1)", show=False, priority=True),
        Binding("shift+left", "board(-1, 0)", show=False, priority=True),
        Binding("shift+right", "board(1, 0)", show=False, priority=True),
        Binding("f7", "zoom(-1)", show=False),
        Binding("f8", "zoom(1)", show=False),
    ]

    def __init__(self, artist: Artist, choose: Callable[[Action], None]) -> None:
        super().__init__()
        self._artist = artist
        self._choose = choose
        self._choices: list[Choice] = []
        self._told = 0
        self._zoom: int | None = None
        self._needed = Size(0, 0)
        self._seen: tuple[LocalSession, Speech, Seat | None] | None = None

    def compose(self) -> ComposeResult:
        yield TitleBar(id="title")
        with Horizontal(id="table"):
            with Vertical(id="left"):
                yield Board()
                yield Chronicle()
            with Vertical(id="right"):
                yield Seats(id="seats")
                with Vertical(id="ask"):
                    yield Prompt(id="prompt")
                    yield Static(id="notice")
                    yield Input(id="filter", compact=True)
                    yield Choices()
                    yield Static(id="hint")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        """Typing always goes to the filter."""
        self.query_one("#board").display = self._artist.draws
        self.query_one(Input).focus()

    def show(self, sitting: LocalSession, speech: Speech, viewer: Seat | None, *, anew: bool = False) -> None:
        """Show the table as this viewer may see it; `anew` writes the log again, for another viewer or language."""
        table = sitting.table
        self._seen = (sitting, speech, viewer)
        view = table.view(viewer)
        self.query_one(TitleBar).show(speech, table)
        self.query_one(Seats).show(speech, table, viewer, self._artist.scores(view))
        self.query_one(KeyBar).show(speech)
        self._show_log(anew)
        self._show_question()
        self._draw(None)
        if sitting.unsaved is not None:
            self.complain(speech("terminal-unsaved", {"reason": sitting.unsaved.strerror or ""}))

    def _show_log(self, anew: bool) -> None:
        assert self._seen is not None
        sitting, speech, viewer = self._seen
        log = self.query_one(Chronicle)
        if anew or sitting.table.phase == "over":
            log.clear()
            self._told = 0
        log.tell(speech, sitting.table.log_for(viewer, self._told)[-Chronicle.LONGEST :])
        self._told = sitting.table.last_line

    def _show_question(self) -> None:
        assert self._seen is not None
        sitting, speech, viewer = self._seen
        table, play = sitting.table, sitting.table.play
        assert play is not None
        self.query_one("#notice", Static).display = False
        asked = viewer is not None and viewer in table.waiting() and table.chairs[viewer].decides
        self._choices = []
        if asked and viewer is not None:
            question = play.rules.question(play.state, viewer)
            self.query_one(Prompt).ask(speech, question)
            self._choices = choices_of(speech, table, viewer)
        else:
            over = table.phase == "over"
            self.query_one(Prompt).wait(
                speech("terminal-over" if over else "terminal-thinking", {"seats": table.waiting()})
            )
        field = self.query_one(Input)
        field.placeholder = speech("terminal-filter") if asked else ""
        with field.prevent(Input.Changed):
            field.value = ""
        self.query_one(Choices).show(self._choices)
        self._hint(None)

    def complain(self, words: str) -> None:
        """Say why something was not done; the next change takes it away again."""
        notice = self.query_one("#notice", Static)
        notice.update(Text(words, DANGER))
        notice.display = True

    def refuse(self, refusal: Refusal) -> None:
        """Say which rule is in the way."""
        assert self._seen is not None
        self.complain(f"{self._seen[1](refusal.key, refusal.args)}  {refusal.rule}")

    def _draw(self, considered: Action | None) -> None:
        assert self._seen is not None
        sitting, speech, viewer = self._seen
        if self._artist.draws:
            self.query_one(Board).show(self._artist.draw(sitting.table.view(viewer), speech, considered, self._zoom))
            self._lay_out()

    def _lay_out(self) -> None:
        """Give the board the room it has ever needed in this game, so that the screen does not jump."""
        now = self.query_one(Board).virtual_size
        self._needed = Size(max(now.width, self._needed.width), max(now.height, self._needed.height))
        self.query_one("#table").set_class(is_stacked(self.size, self._needed), "stacked")

    def on_resize(self) -> None:
        """Another size may want another order."""
        self._lay_out()

    def _hint(self, considered: Action | None) -> None:
        """How many answers there are, whether the marked one can be taken back, and its words if the list cuts them."""
        assert self._seen is not None
        sitting, speech, viewer = self._seen
        words = ""
        if self._choices:
            shown = len(self.query_one(Choices).shown)
            words = speech("terminal-count", {"shown": shown, "all": len(self._choices)})
        if considered is not None and viewer is not None:
            text = sitting.table.rules.text.write(considered)
            if sitting.table.would_reveal(viewer, text) is True:
                words += f" · {speech('terminal-reveals')}"
        hint = Text(words, DIM)
        choices = self.query_one(Choices)
        if choices.shown and len(label := choices.shown[choices.marked].label) > choices.size.width - 2:
            hint.append(f"\n{label}", PARCHMENT)
        self.query_one("#hint", Static).update(hint)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Filter while typing."""
        event.stop()
        self.query_one(Choices).show(filtered(self._choices, event.value))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter chooses what is marked."""
        event.stop()
        self.query_one(Choices).choose()

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        """Pass the decision on."""
        event.stop()
        self._choose(event.action)

    def on_choices_marked(self, event: Choices.Marked) -> None:
        """Draw what is being considered."""
        event.stop()
        if self._seen is not None:
            self._draw(event.action)
            self._hint(event.action)

    def action_mark(self, lines: int) -> None:
        """Mark another answer."""
        self.query_one(Choices).move(lines)

    def action_page(self, pages: int) -> None:
        """Mark an answer a page away."""
        self.query_one(Choices).page(pages)

    def action_clear(self) -> None:
        """Forget what was typed."""
        self.query_one(Input).value = ""

    def action_board(self, across: int, down: int) -> None:
        """Scroll the board."""
        self.query_one(Board).move(2 * STRIDE * across, STRIDE * down)

    def action_zoom(self, steps: int) -> None:
        """Draw the board larger or smaller, where the game can."""
        largest = self._artist.zooms - 1
        if not largest:
            return
        self._zoom = max(0, min(largest, (largest if self._zoom is None else self._zoom) + steps))
        self._needed = Size(0, 0)
        self._draw(self.query_one(Choices).considered)
