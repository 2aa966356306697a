"""Pages that lie over the game for a moment: a rule, the reason for a refusal, the keys, the result."""

from collections.abc import Iterable
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Columns
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from stolek.kernel.values import Action, Refusal, Seat
from stolek.table.event import TableOpened
from stolek.table.table import Table
from stolek.terminal.palette import DANGER, DIM, GOLD, OFFER, PARCHMENT, style
from stolek.terminal.panels import story
from stolek.terminal.speech import Speech
from stolek.terminal.understanding import understood
from stolek.text.number import plain

HELP_KEYS = (
    *("type", "enter", "arrows", "tab", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9"),
    *("log", "pace", "shift", "f10"),
)
CLOSE = [Binding(key, "close", show=False) for key in ("escape", "enter", "space", "q")]


class Page(ModalScreen[None]):
    """Something to read; any of several keys, or a click beside it, puts it away."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *CLOSE,
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
    ]

    def __init__(self, heading: str, body: RenderableType, foot: str) -> None:
        super().__init__()
        self._heading = heading
        self._body = body
        self._foot = foot

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="page") as page:
            page.border_title, page.border_subtitle = self._heading, self._foot
            yield Static(self._body)

    def action_close(self) -> None:
        """Put the page away."""
        self.dismiss(None)

    def action_scroll(self, lines: int) -> None:
        """Read on, or back."""
        self.query_one(".page", VerticalScroll).scroll_relative(y=lines, animate=False)

    def on_click(self) -> None:
        """A click anywhere puts it away too."""
        self.dismiss(None)


def rule_page(speech: Speech, ids: Iterable[str]) -> Page:
    """The paragraphs of some rules."""
    parts: list[RenderableType] = []
    for id in ids:
        paragraph = speech.rule(id)
        words = speech("terminal-no-rule", {"rule": id}) if paragraph is None else paragraph.words
        parts.append(Padding(Text.assemble((f"{id}  ", GOLD), (words, PARCHMENT)), (0, 0, 1, 0)))
    return Page(speech("terminal-rules"), Group(*parts), speech("terminal-close"))


def story_page(speech: Speech, table: Table, viewer: Seat | None) -> Page:
    """The whole log, from its end."""
    lines = [line for line in table.log_for(viewer) if not isinstance(line.event, TableOpened)]
    return StoryPage(speech("terminal-key-story"), story(speech, lines, 0), speech("terminal-close"))


class StoryPage(Page):
    """A page that is read from its end."""

    def on_mount(self) -> None:
        """Show what happened last."""
        self.query_one(".page", VerticalScroll).scroll_end(animate=False)


def help_page(speech: Speech, *, signs: bool, zooms: bool) -> Page:
    """What the keys do; whether the board can be signed or drawn in other sizes depends on the game."""
    left_out = {*([] if signs else ["f7"]), *([] if zooms else ["f8"])}
    grid = Columns.grid(padding=(0, 2))
    for key in (key for key in HELP_KEYS if key not in left_out):
        words = speech(f"terminal-help-{key}")
        grid.add_row(Text(speech(f"terminal-help-{key}-key"), GOLD), Text(words, PARCHMENT))
    return Page(speech("terminal-help"), grid, speech("terminal-close"))


def result_page(speech: Speech, table: Table) -> Page:
    """Places, points, and every point by name."""
    result = table.result()
    assert result is not None
    parts: list[RenderableType] = []
    for seat in sorted(range(len(result.ranks)), key=lambda seat: (result.ranks[seat], seat)):
        score = {"rank": result.ranks[seat], "seat": seat, "points": result.outcome.scores[seat]}
        key = "terminal-place-points" if result.outcome.contested else "terminal-points"
        parts.append(Text(speech(key, score), style(f"seat-{seat}")))
        parts.append(Padding(_breakdown(speech, table, Seat(seat)), (0, 0, 1, 3)))
    for remark in result.outcome.remarks:
        words = speech(f"remark-{remark.key}", remark.args)
        parts.append(Text.assemble((words, f"bold {PARCHMENT}"), (f"  {remark.rule}", DIM)))
    return ResultPage(speech("terminal-result"), Group(*parts), speech("terminal-close-result"))


class ResultPage(Page):
    """The result; from here the same players begin again."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("n", "again", show=False)]

    def action_again(self) -> None:
        """The next game."""
        self.dismiss(None)
        self.app.call_next(self.app.run_action, "again")


def _breakdown(speech: Speech, table: Table, seat: Seat) -> Columns:
    grid = Columns.grid(padding=(0, 2))
    grid.add_column(min_width=30)
    grid.add_column(justify="right", min_width=4)
    grid.add_column()
    result = table.result()
    assert result is not None
    for line in result.outcome.breakdown[seat]:
        words = Text(speech(f"line-{line.key}", line.args), PARCHMENT)
        grid.add_row(words, Text(plain(line.points), DANGER if line.points < 0 else GOLD), Text(line.rule, DIM))
    return grid


class WhyNot(ModalScreen[None]):
    """Why is something not possible? Type an answer in words or as in a record, and read which rule is in the way."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("down", "example(1)", show=False),
        Binding("up", "example(-1)", show=False),
    ]

    def __init__(self, speech: Speech, table: Table, seat: Seat) -> None:
        super().__init__()
        self._speech = speech
        self._table = table
        self._seat = seat
        self._examples = [table.rules.text.write(action) for action in table.options(seat)]
        self._at = 0

    def compose(self) -> ComposeResult:
        speech = self._speech
        with Vertical(classes="page") as page:
            page.border_title, page.border_subtitle = speech("terminal-why"), speech("terminal-why-keys")
            yield Static(Text.assemble((speech("terminal-why-how"), PARCHMENT), (f"\n{self._forms()}", DIM)))
            yield Input(value=self._examples[0] if self._examples else "", id="why-input", compact=True)
            yield Static(id="why-answer")

    def _forms(self) -> str:
        """How answers are written: `place SHAPE CELLS`."""
        return " · ".join(
            " ".join([kind.tag(), *(name.upper() for name in kind.__struct_fields__)]) for kind in self._kinds()
        )

    def _kinds(self) -> list[type[Action]]:
        rules, play = self._table.rules, self._table.play
        assert play is not None
        return list(rules.does[type(rules.question(play.state, self._seat))])

    def on_mount(self) -> None:
        """Begin to type at once."""
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Ask the rules."""
        event.stop()
        self.query_one("#why-answer", Static).update(self._answer(event.value.strip()))

    def _answer(self, typed: str) -> RenderableType:
        refusal = self._table.why_not(self._seat, understood(self._speech, self._table, self._seat, typed))
        if refusal is None:
            return Text(self._speech("terminal-why-possible"), OFFER)
        return refused(self._speech, refusal)

    def action_example(self, step: int) -> None:
        """Write one of the possible answers down, to be changed."""
        if self._examples:
            self._at = (self._at + step) % len(self._examples)
            field = self.query_one(Input)
            field.value = self._examples[self._at]
            field.cursor_position = len(field.value)

    def action_close(self) -> None:
        """Back to the game."""
        self.dismiss(None)


def refused(speech: Speech, refusal: Refusal) -> RenderableType:
    """Why not, and the whole rule."""
    parts = [Text.assemble((speech(refusal.key, refusal.args), f"bold {DANGER}"), (f"  {refusal.rule}", DIM))]
    paragraph = speech.rule(refusal.rule)
    if paragraph is not None:
        parts.append(Text.assemble(("\n" + paragraph.words, PARCHMENT)))
    return Group(*parts)
