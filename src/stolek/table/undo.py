"""Going back: alone while nothing has been revealed, further when everybody agrees (TABLE-15 to TABLE-17, TABLE-27).

Everybody is every person who has not resigned, also one for whom a bot plays: nobody decides for the absent.
"""

from stolek.kernel.values import Refusal, Seat, no
from stolek.table import command as c
from stolek.table import entry as e
from stolek.table.command import Person
from stolek.table.standing import must_be_asked, must_decide, must_play
from stolek.table.table import Table


def undo(table: Table, command: c.Undo, who: Person, now: float, seed: int) -> e.TookBack | e.Undone | Refusal:
    """First the pending answers of one's own, then the last move, by the information rule (TABLE-15, TABLE-16)."""
    if refusal := must_play(table) or must_decide(table, command.seat, who):
        return refusal
    play = table.play
    assert play is not None
    if pending := play.pending(command.seat):
        return e.TookBack(command.seat, tuple(pending))
    target = play.undo_target(command.seat)
    return target if isinstance(target, Refusal) else e.Undone(command.seat, target)


def ask_undo(table: Table, command: c.AskUndo, who: Person, now: float, seed: int) -> e.UndoAsked | e.Undone | Refusal:
    """Ask to go back further; alone among bots it is done at once (TABLE-15, TABLE-17, TABLE-27)."""
    if refusal := must_play(table) or must_decide(table, command.seat, who):
        return refusal
    if table.proposal is not None:
        return no("TABLE-17", "open")
    play = table.play
    assert play is not None
    to = play.last_move_of(command.seat) if command.to is None else table.moves_before(command.to)
    if to is None:
        return no("TABLE-15") if command.to is None else no("TABLE-27")
    to = play.beginning_of_choice(to)
    if to >= len(play.moves):
        return no("TABLE-15")
    if all(seat in table.seats_of(who.id) for seat in table.people()):
        return _carried(table, command.seat, to)
    return e.UndoAsked(command.seat, to)


def _carried(table: Table, seat: Seat, to: int) -> e.Undone:
    """Going back as agreed. Among people chance is new from there on, because all have seen what would come; alone
    against bots it repeats itself."""
    assert table.play is not None
    alone = len(table.people()) == 1
    return e.Undone(seat, to, agreed=True, rng=None if alone else table.play.state.rng)


def agree_undo(
    table: Table, command: c.AgreeUndo, who: Person, now: float, seed: int
) -> e.UndoAnswered | e.Undone | Refusal:
    """The last person who agrees carries it out; one may agree while a bot plays for one, too (TABLE-17)."""
    if refusal := must_play(table) or must_be_asked(table, command.seat, who):
        return refusal
    proposal = table.proposal
    if proposal is None or command.seat in proposal.agreed:
        return no("TABLE-17", "none")
    if all(seat in proposal.agreed or seat == command.seat for seat in table.people()):
        return _carried(table, proposal.seat, proposal.to)
    return e.UndoAnswered(command.seat, agrees=True)


def decline_undo(table: Table, command: c.DeclineUndo, who: Person, now: float, seed: int) -> e.UndoAnswered | Refusal:
    """One person who declines is enough (TABLE-17)."""
    if refusal := must_play(table) or must_be_asked(table, command.seat, who):
        return refusal
    return no("TABLE-17", "none") if table.proposal is None else e.UndoAnswered(command.seat, agrees=False)
