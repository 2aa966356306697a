"""Being there or not: resigning, bots that play for absent humans, clocks, failing bots (TABLE-18, 19, 24, 25)."""

from stolek.kernel.values import Refusal, Seat, no
from stolek.table import command as c
from stolek.table import entry as e
from stolek.table.chair import Human
from stolek.table.command import HOUSE, Person
from stolek.table.standing import must_hold, must_play
from stolek.table.table import Table


def resign(table: Table, command: c.Resign, who: Person, now: float, seed: int) -> e.Resigned | Refusal:
    """One resigns once, also while a bot plays for one (TABLE-25)."""
    if refusal := must_play(table) or must_hold(table, command.seat, who):
        return refusal
    return no("TABLE-25") if table.chairs[command.seat].finish == "resigned" else e.Resigned(command.seat)


def cover(table: Table, command: c.Cover, who: Person, now: float, seed: int) -> e.Covered | Refusal:
    """Humans let a bot play for them, or the house does for those who are absent (TABLE-18, TABLE-19)."""
    if refusal := must_play(table):
        return refusal
    if who != HOUSE and (refusal := must_hold(table, command.seat, who)):
        return refusal
    chair = table.chairs[command.seat]
    if not isinstance(chair.holder, Human) or chair.cover:
        return no("TABLE-18")
    return e.Covered(command.seat, wished=who != HOUSE)


def return_to_seat(table: Table, command: c.Return, who: Person, now: float, seed: int) -> e.Returned | Refusal:
    """A bot hands back, unless the human has resigned or lost on time; what the human was too late for, the bot still
    decides (TABLE-19, TABLE-25, TABLE-30)."""
    if refusal := must_play(table) or must_hold(table, command.seat, who):
        return refusal
    chair = table.chairs[command.seat]
    if chair.finish:
        return no("TABLE-25")
    if not chair.cover:
        return no("TABLE-19")
    return no("TABLE-30") if _too_late(table, command.seat) else e.Returned(command.seat)


def _too_late(table: Table, seat: Seat) -> bool:
    """Is the time for the open question of this seat up, while others wait for its answer?"""
    clock, play = table.settings.clock, table.play
    if clock is None or clock.per != "move" or play is None or seat not in table.waiting() or table.resting:
        return False
    return table.timing.used_for(seat, play.moment(seat)) >= clock.seconds


def flag(table: Table, command: c.Flag, who: Person, now: float, seed: int) -> e.Covered | Refusal:
    """The house watches the clock (TABLE-10, TABLE-24)."""
    if refusal := must_play(table):
        return refusal
    if who != HOUSE:
        return no("TABLE-10")
    deadline = table.deadlines().get(command.seat)
    return no("TABLE-24") if deadline is None or now < deadline else e.Covered(command.seat, flagged=True)


def replace_bot(table: Table, command: c.ReplaceBot, who: Person, now: float, seed: int) -> e.BotReplaced | Refusal:
    """A bot that failed is replaced by a simpler one (TABLE-10, TABLE-19)."""
    if refusal := must_play(table):
        return refusal
    if who != HOUSE:
        return no("TABLE-10")
    return e.BotReplaced(command.seat, command.level) if table.chairs[command.seat].bot else no("TABLE-19")
