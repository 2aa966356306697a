"""The small parts of the screen beside board and list: title, seats, question, log, keys."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.style import Style
from rich.text import Text
from textual.containers import VerticalScroll
from textual.widgets import RichLog, Static

from stolek.kernel.values import Question, Seat
from stolek.table.event import TableOpened
from stolek.table.table import LogLine, Table
from stolek.terminal.palette import DIM, GOLD, OFFER, PARCHMENT, style
from stolek.terminal.speech import Speech

KEYS: Final = (
    ("F1", "help"),
    ("F2", "why"),
    ("F3", "undo"),
    ("F4", "language"),
    ("F5", "rules"),
    ("F10", "leave"),
)
"""The keys along the bottom and the actions they stand for; each can be clicked too."""


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


class Chronicle(RichLog):
    """The log of the game: what happened and by which rule."""

    LONGEST: Final = 2000

    def __init__(self) -> None:
        super().__init__(id="log", wrap=True, min_width=20, max_lines=self.LONGEST)
        self.can_focus = False

    def tell(self, speech: Speech, lines: Iterable[LogLine]) -> None:
        """Add lines."""
        for line in lines:
            if isinstance(line.event, TableOpened):
                continue
            text = Text(speech.told(line.event), PARCHMENT)
            if rule := line.event.cited():
                text.append("  ").append_text(rule_link(rule))
            self.write(text)


class KeyBar(Static):
    """What the keys do."""

    def show(self, speech: Speech) -> None:
        """The keys in the current language."""
        line = Text()
        for key, action in KEYS:
            line.append(f" {key} ", f"bold {GOLD}")
            line.append(f"{speech(f'terminal-key-{action}')}", Style(meta={"@click": f"app.{action}"}))
            line.append("  ")
        self.update(line)
