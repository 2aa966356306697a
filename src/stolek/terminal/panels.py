"""The small parts of the screen beside board and list: title, seats, question, consequences, log, keys."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.style import Style
from rich.text import Text
from textual.containers import VerticalScroll
from textual.widgets import Static

from stolek.kernel.consequence import Consequence
from stolek.kernel.values import Question, Seat
from stolek.table.event import TableOpened
from stolek.table.table import LogLine, Table
from stolek.terminal.outlook import worded
from stolek.terminal.palette import DANGER, DIM, GOLD, OFFER, PARCHMENT, style
from stolek.terminal.speech import Speech

KEYS: Final = (
    ("F1", "help"),
    ("F2", "why"),
    ("F3", "undo"),
    ("F4", "language"),
    ("F5", "rules"),
    ("F6", "cards"),
    ("Tab", "board"),
    ("F9", "story"),
    ("F10", "leave"),
)
"""The keys along the bottom and the actions they stand for; each can be clicked too."""
SPARE: Final = ("language", "board", "rules")
"""Those that narrow screens leave to the page of keys, first the first."""


def rule_link(rule: str) -> Text:
    """A rule id that opens its paragraph when clicked."""
    return Text(rule, Style(color=DIM, meta={"@click": f"app.rule({rule!r})"}))


class TitleBar(Static):
    """The game, and who is being waited for."""

    def show(self, speech: Speech, table: Table) -> None:
        """What is going on, in one line."""
        line = Text(" ")
        line.append(speech("title"), f"bold {GOLD}")
        waiting = table.waiting()
        key = "over" if table.phase == "over" else "turn" if len(waiting) == 1 else "turns"
        line.append(
            f"   {speech(f'terminal-{key}', {'seats': waiting, 'seat': waiting[0] if waiting else 0})}", PARCHMENT
        )
        self.update(line)


class Seats(VerticalScroll, can_focus=False):
    """Who sits where, who is being waited for, and the points so far."""

    def compose(self) -> Iterable[Static]:
        yield Static(id="seat-lines")

    def show(self, speech: Speech, table: Table, viewer: Seat | None, scores: Sequence[int] | None) -> None:
        """One line a seat."""
        lines = Text()
        waiting = table.waiting()
        widest = max(map(len, speech.players))
        for number, name in enumerate(speech.players):
            lines.append("\n" if number else "")
            lines.append("▸ " if number in waiting else "  ", OFFER)
            lines.append("● ", style(f"seat-{number}"))
            lines.append(f"{name:{widest}}", f"bold {PARCHMENT}" if number == viewer else PARCHMENT)
            if scores is not None:
                lines.append(f"{scores[number]:5}", GOLD)
            level = table.chairs[number].bot
            lines.append(f"  {level}" if level else "", DIM)
        self.query_one("#seat-lines", Static).update(lines)


class Prompt(Static):
    """The question in words, with its rule."""

    def ask(self, speech: Speech, question: Question) -> None:
        """Ask."""
        line = Text(speech.asked(question), f"bold {PARCHMENT}")
        if question.rule:
            line.append("  ").append_text(rule_link(question.rule))
        self.update(line)

    def wait(self, words: str) -> None:
        """Nothing is asked of the person at the keyboard; say what is going on instead."""
        self.update(Text(words, DIM))


class Consequences(Static):
    """What the marked answer would change, in a few words below the answers."""

    def show(self, speech: Speech, found: Consequence) -> None:
        """Gains and losses, told apart by colour."""
        lines = Text()
        for words, change in worded(speech, found):
            lines.append(" · " if lines else "", DIM)
            lines.append(words, OFFER if change > 0 else DANGER if change < 0 else DIM)
        self.update(lines)
        self.display = True
        self.remove_class("unknown")

    def fade(self) -> None:
        """Another answer is being tried: what stands here is about the last one, and keeps the room."""
        self.add_class("unknown")

    def clear(self) -> None:
        """Nothing is being considered."""
        self.update("")
        self.display = False


class Chronicle(VerticalScroll, can_focus=False):
    """The log of the game: what happened and by which rule; what is new to the viewer begins at a line of its own."""

    LONGEST: Final = 300
    """How many lines are at hand; a page shows them all."""

    def __init__(self) -> None:
        super().__init__(id="log")
        self._fresh = Text()

    def compose(self) -> Iterable[Static]:
        yield Static(id="log-lines")

    def tell(self, speech: Speech, lines: Sequence[LogLine], since: int) -> None:
        """Tell everything; what came after line `since` is news."""
        told = [line for line in lines if not isinstance(line.event, TableOpened)][-self.LONGEST :]
        self.query_one("#log-lines", Static).update(story(speech, told, since))
        self._fresh = story(speech, [line for line in told if line.number > since], 0) if since else Text()
        self.call_after_refresh(self._show_news)

    def on_mount(self) -> None:
        """Whenever lines are laid out anew, what is new stays in sight."""
        self.watch(self, "virtual_size", self.on_resize)

    def on_resize(self) -> None:
        """The room for the log has changed."""
        self.call_after_refresh(self._show_news)

    def _show_news(self) -> None:
        """The end, or the beginning of what is new if that is more than there is room for."""
        rows = len(self._fresh.wrap(self.app.console, max(20, self.size.width - 1))) + 1 if self._fresh else 0
        self.scroll_to(y=self.max_scroll_y - max(0, rows - self.size.height), animate=False)


def story(speech: Speech, lines: Iterable[LogLine], since: int) -> Text:
    """What happened, line by line, with a mark where the news begin."""
    text = Text()
    marked = not since
    for line in lines:
        if not marked and line.number > since:
            marked = True
            text.append(("\n" if text else "") + speech("terminal-since"), f"bold {GOLD}")
        text.append("\n" if text else "")
        text.append(speech.told(line.event), PARCHMENT)
        if rule := line.event.cited():
            text.append("  ").append_text(rule_link(rule))
    return text


class KeyBar(Static):
    """What the keys do."""

    def show(self, speech: Speech) -> None:
        """The keys in the current language."""
        line = Text()
        names = {action: speech(f"terminal-key-{action}") for _, action in KEYS}
        left = list(KEYS)
        for action in SPARE:
            if sum(len(key) + len(names[action]) + 2 for key, action in left) > (self.size.width or 80):
                left = [pair for pair in left if pair[1] != action]
        for key, action in left:
            line.append(f"{key} ", f"bold {GOLD}")
            line.append(names[action], Style(meta={"@click": f"app.{action}"}))
            line.append(" ")
        self.update(line)
