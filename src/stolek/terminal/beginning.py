"""Before the game: go on with one that was left, or begin a new one."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from stolek.terminal.palette import DANGER
from stolek.terminal.shelf import Saved
from stolek.terminal.speech import Speech

When = Callable[[float], str]


class GoOn(Screen[Saved | None]):
    """A list of games that were left; the answer is one of them, or None for a new game."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "new", show=False)]

    def __init__(self, speech: Speech, saved: Sequence[Saved], when: When) -> None:
        super().__init__()
        self._speech = speech
        self._saved = list(saved)
        self._when = when

    def compose(self) -> ComposeResult:
        yield OptionList(id="go-on")

    def on_mount(self) -> None:
        """Show what there is."""
        self.show(self._speech)
        self.query_one(OptionList).focus()

    def show(self, speech: Speech) -> None:
        """The same in another language."""
        self._speech = speech
        games = self.query_one(OptionList)
        games.border_title, games.border_subtitle = speech("terminal-go-on"), speech("terminal-go-on-keys")
        marked = games.highlighted
        games.clear_options()
        games.add_options([*(self._option(one) for one in self._saved), Option(speech("terminal-new"))])
        sound = [i for i, one in enumerate(self._saved) if one.record is not None]
        games.highlighted = [*sound, len(self._saved)][0] if marked is None else marked

    def _option(self, saved: Saved) -> Option:
        facts = {"when": self._when(saved.changed)}
        if saved.record is None:
            assert saved.damage is not None
            words = self._speech("terminal-damaged", {**facts, "file": saved.path.name, "line": saved.damage.line})
            return Option(Text(words, DANGER), disabled=True)
        moves = {"moves": len(saved.record.moves) - 1, "count": saved.record.header.seats}
        return Option(self._speech("terminal-left", {**facts, **moves}))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Go on with this one, or with none."""
        self.dismiss(self._saved[event.option_index] if event.option_index < len(self._saved) else None)

    def action_new(self) -> None:
        """Begin a new game."""
        self.dismiss(None)
