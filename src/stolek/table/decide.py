"""Deciding commands: each is refused, or becomes one entry of the journal and a table that has folded it in.

Nothing is changed here. The caller stores the entry and only then puts the new table in the place of the old one.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from stolek.kernel.values import Refusal, no
from stolek.table import command as c
from stolek.table.command import Command, Person
from stolek.table.entry import AnyEntry
from stolek.table.fold import fold
from stolek.table.gathering import accept, arrange, close, rename, seat_bot, sit, start, vacate
from stolek.table.manners import mute, remove, unmute
from stolek.table.moving import Moving, answer
from stolek.table.play import Unplayable
from stolek.table.presence import cover, flag, replace_bot, resign, return_to_seat
from stolek.table.table import LogLine, Table
from stolek.table.talking import rematch, say
from stolek.table.undo import agree_undo, ask_undo, decline_undo, undo

Decided = AnyEntry | Moving | Refusal
Rule = Callable[[Table, Any, Person, float, int], Decided]


@dataclass(slots=True, frozen=True)
class Change:
    """What a command would do: the entry to be stored, the table after it, and the new lines of its log."""

    entry: AnyEntry
    at: float
    table: Table
    lines: Sequence[LogLine]


def decide(table: Table, command: Command, who: Person, now: float, seed: int = 0) -> Change | Refusal:
    """Decide a command of a person, or of the house, at this time; a game that begins takes its chance from `seed`."""
    seat = getattr(command, "seat", None)
    if seat is not None and not 0 <= seat < len(table.chairs):
        return no("TABLE-8", seats=len(table.chairs))
    try:
        decided = _RULES[type(command)](table, command, who, now, seed)
        match decided:
            case Refusal():
                return decided
            case Moving(entry, attempt):
                new = fold(table, entry, now, attempt)
            case entry:
                new = fold(table, entry, now)
    except Unplayable:
        return no("TABLE-27")
    return Change(entry, now, new, new.log[table.last_line :])


_RULES: Final[dict[type[Command], Rule]] = {
    c.Sit: sit,
    c.Accept: accept,
    c.Rename: rename,
    c.SeatBot: seat_bot,
    c.Vacate: vacate,
    c.Arrange: arrange,
    c.Close: close,
    c.Start: start,
    c.Answer: answer,
    c.Undo: undo,
    c.AskUndo: ask_undo,
    c.AgreeUndo: agree_undo,
    c.DeclineUndo: decline_undo,
    c.Say: say,
    c.Mute: mute,
    c.Unmute: unmute,
    c.Remove: remove,
    c.Resign: resign,
    c.Cover: cover,
    c.Return: return_to_seat,
    c.Flag: flag,
    c.ReplaceBot: replace_bot,
    c.Rematch: rematch,
}
