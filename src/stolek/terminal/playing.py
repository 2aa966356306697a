"""The screen of the game: board and log on the left; seats, question and answers on the right; keys below."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.geometry import Size
from textual.screen import Screen
from textual.widgets import Input, Static
from textual.worker import Worker, WorkerState

from stolek.kernel.values import Action, Refusal, Seat
from stolek.terminal.answers import Choice, choices_of, filtered
from stolek.terminal.artist import Artist, Place
from stolek.terminal.board import Board
from stolek.terminal.choices import Choices
from stolek.terminal.cursor import at, first, step, turned
from stolek.terminal.hand import CardText, Hand
from stolek.terminal.layout import is_stacked
from stolek.terminal.outlook import Outlook
from stolek.terminal.palette import DANGER, DIM, PARCHMENT
from stolek.terminal.panels import Chronicle, Consequences, KeyBar, Prompt, Seats, TitleBar
from stolek.terminal.signing import Signer
from stolek.terminal.sitting import LocalSession
from stolek.terminal.speech import Speech

STRIDE = 4
"""How far one key scrolls the board."""
LEAST = Size(60, 20)
"""Below this nothing could be read."""
ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


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
        Binding("ctrl+up", "log(-3)", show=False, priority=True),
        Binding("ctrl+down", "log(3)", show=False, priority=True),
        Binding("tab", "cursor", show=False, priority=True),
        Binding("f8", "zoom", show=False),
    ]

    def __init__(self, artist: Artist, signer: Signer, choose: Callable[[Action], None]) -> None:
        super().__init__()
        self._artist = artist
        self._signer = signer
        self._choose = choose
        self._choices: list[Choice] = []
        self._answered: dict[Seat, int] = {}
        """The last line of the log when a seat last answered."""
        self._zoom: int | None = None
        self._needed = Size(0, 0)
        self._outlook: Outlook | None = None
        self._seen: tuple[LocalSession, Speech, Seat | None] | None = None

    def compose(self) -> ComposeResult:
        yield TitleBar(id="title")
        with Horizontal(id="table"):
            with Vertical(id="left"):
                yield Board()
                yield Chronicle()
            with Vertical(id="right"):
                with Vertical(id="mine"):
                    yield Seats(id="seats")
                    yield Hand(id="hand")
                with Vertical(id="ask"):
                    yield Prompt(id="prompt")
                    yield Static(id="notice")
                    yield Input(id="filter", compact=True)
                    yield Choices()
                    yield CardText(id="card-text")
                    yield Consequences(id="consequences")
                    yield Static(id="hint")
        yield KeyBar(id="keys")
        yield Static(id="small")

    def on_mount(self) -> None:
        """Typing always goes to the filter."""
        self.query_one("#board").display = self._artist.draws
        self.query_one(Input).focus()

    def begin(self) -> None:
        """Another game: nobody has answered anything yet."""
        self._answered = {}
        self._needed = Size(0, 0)

    def show(self, sitting: LocalSession, speech: Speech, viewer: Seat | None) -> None:
        """Show the table as this viewer may see it."""
        table = sitting.table
        self._seen = (sitting, speech, viewer)
        view = table.view(viewer)
        self.query_one(TitleBar).show(speech, table)
        self.query_one(Seats).show(speech, table, viewer, self._artist.scores(view))
        self.query_one(Hand).show(self._artist.hand(view, speech))
        self.query_one(KeyBar).show(speech)
        self.query_one("#small", Static).update(
            speech("terminal-small", {"columns": LEAST.width, "rows": LEAST.height})
        )
        self._show_log()
        self._show_question()
        self._draw(None)
        if sitting.unsaved is not None:
            self.complain(speech("terminal-unsaved", {"reason": sitting.unsaved.strerror or ""}))

    def _show_log(self) -> None:
        assert self._seen is not None
        sitting, speech, viewer = self._seen
        since = 0 if viewer is None else self._answered.get(viewer, 0)
        self.query_one(Chronicle).tell(speech, sitting.table.log_for(viewer), since)

    def _show_question(self) -> None:
        assert self._seen is not None
        sitting, speech, viewer = self._seen
        table, play = sitting.table, sitting.table.play
        assert play is not None
        self.query_one("#notice", Static).display = False
        asked = viewer is not None and viewer in table.waiting() and table.chairs[viewer].decides
        self._choices = []
        self._outlook = None
        self.query_one(Consequences).clear()
        if asked and viewer is not None:
            self._outlook = Outlook(play.rules, play.state, viewer)
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
            picture = self._artist.draw(sitting.table.view(viewer), speech, considered, self._zoom)
            place = None if considered is None else self._artist.place_of(considered)
            signed = self._signer.sign(picture, sitting.table)
            self.query_one(Board).show(signed, None if place is None else place.name)
            self._lay_out()

    def _lay_out(self) -> None:
        """Give the board the room it has ever needed in this game, so that the screen does not jump."""
        now = self.query_one(Board).virtual_size
        self._needed = Size(max(now.width, self._needed.width), max(now.height, self._needed.height))
        self.query_one("#table").set_class(is_stacked(self.size, self._needed), "stacked")

    def on_resize(self) -> None:
        """Another size may want another order; one that is too small gets a sentence instead."""
        self.set_class(self.size.width < LEAST.width or self.size.height < LEAST.height, "small")
        self._lay_out()
        if self._seen is not None:
            self.query_one(KeyBar).show(self._seen[1])

    def _hint(self, considered: Action | None) -> None:
        """How many answers there are, whether the marked one can be taken back, and its words if the list cuts them."""
        assert self._seen is not None
        sitting, speech, viewer = self._seen
        words = ""
        if self._choices:
            shown = len(self.query_one(Choices).shown)
            words = speech("terminal-count", {"shown": shown, "all": len(self._choices)})
            if not shown:
                words = speech("terminal-no-match", {"text": self.query_one(Input).value})
        if considered is not None and viewer is not None:
            text = sitting.table.rules.text.write(considered)
            if sitting.table.would_reveal(viewer, text) is True:
                words += f" · {speech('terminal-reveals')}"
        hint = Text(words, DIM)
        choices = self.query_one(Choices)
        if choices.shown and len(label := choices.shown[choices.marked].label) > choices.size.width - 2:
            hint.append(f"\n{label}", PARCHMENT)
        self.query_one("#hint", Static).update(hint)

    def _foresee(self) -> None:
        """Show what the marked answer would change; where that is not known yet, find out beside the screen."""
        outlook, considered = self._outlook, self.query_one(Choices).considered
        panel = self.query_one(Consequences)
        found = None if outlook is None or considered is None else outlook.known(considered)
        if found is not None and self._seen is not None:
            panel.show(self._seen[1], found)
        elif outlook is None or considered is None or outlook.gave_up:
            panel.clear()
        elif outlook.wants(considered):
            panel.fade()
            outlook.begin()
            self.run_worker(partial(outlook.attempt, considered), thread=True, group="outlook")

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """An answer was tried; another one may be marked by now."""
        if event.worker.group == "outlook" and event.state is WorkerState.SUCCESS:
            self._foresee()

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
        assert self._seen is not None
        sitting, _, viewer = self._seen
        if viewer is not None:
            self._answered[viewer] = sitting.table.last_line
        self.query_one(Input).focus()
        self._choose(event.action)

    def on_choices_marked(self, event: Choices.Marked) -> None:
        """Draw what is being considered."""
        event.stop()
        if self._seen is not None:
            self._draw(event.action)
            self._hint(event.action)
            self.query_one(CardText).show(self._seen[1], event.action)
            self._foresee()

    def action_mark(self, lines: int) -> None:
        """Mark another answer."""
        self.query_one(Choices).move(lines)

    def action_page(self, pages: int) -> None:
        """Mark an answer a page away."""
        self.query_one(Choices).page(pages)

    def action_clear(self) -> None:
        """Forget what was typed; from the board back to typing."""
        if self.query_one(Board).has_focus:
            self.query_one(Input).focus()
        else:
            self.query_one(Input).value = ""

    def action_cursor(self) -> None:
        """From typing to the board, or back; a game whose answers have no place on it says so."""
        board, choices = self.query_one(Board), self.query_one(Choices)
        if board.has_focus:
            self.query_one(Input).focus()
            return
        start = first(self._places(), board.places)
        if start is None:
            assert self._seen is not None
            self.complain(self._seen[1]("terminal-no-cursor"))
            return
        board.focus()
        if self._places()[choices.marked] is None:
            choices.marked = start

    def _places(self) -> list[Place | None]:
        return [self._artist.place_of(one.action) for one in self.query_one(Choices).shown]

    def on_key(self, event: events.Key) -> None:
        """While the cursor is on the board: arrows, R and F; any other letter goes on typing."""
        board, choices = self.query_one(Board), self.query_one(Choices)
        if not board.has_focus:
            return
        places, marked = self._places(), choices.marked
        if event.key in ARROWS:
            found = step(places, board.places, marked, *ARROWS[event.key])
        elif event.key in ("r", "f"):
            found = turned(places, board.places, marked, flip=event.key == "f")
        elif event.key == "enter":
            event.stop()
            choices.choose()
            return
        elif event.is_printable and event.character:
            field = self.query_one(Input)
            field.focus()
            field.insert_text_at_cursor(event.character)
            event.stop()
            return
        else:
            return
        event.stop()
        event.prevent_default()
        if found is not None:
            choices.marked = found

    def on_board_pointed(self, event: Board.Pointed) -> None:
        """A click on a place marks its answer; on the marked one it chooses."""
        event.stop()
        choices = self.query_one(Choices)
        places = self._places()
        found = at(places, event.place, choices.marked)
        if found is None:
            return
        if found == choices.marked:
            choices.choose()
        choices.marked = found

    def action_log(self, lines: int) -> None:
        """Read back in the log, or on."""
        self.query_one(Chronicle).scroll_relative(y=lines, animate=False)

    def action_board(self, across: int, down: int) -> None:
        """Scroll the board."""
        self.query_one(Board).move(2 * STRIDE * across, STRIDE * down)

    def action_zoom(self) -> None:
        """Draw the board in the next size, where the game has several; after the largest it chooses for itself."""
        sizes = self._artist.zooms
        if sizes < 2:
            return
        following = 0 if self._zoom is None else self._zoom + 1
        self._zoom = None if following == sizes else following
        self._needed = Size(0, 0)
        self._draw(self.query_one(Choices).considered)
