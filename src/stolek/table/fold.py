"""Folding the journal: how each entry changes the table, and what it tells the log.

`Fold` works on a copy that nobody has seen yet. Folding is deterministic: whoever folds the same entries, in whichever
process, gets the same table.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from stolek.kernel.values import Event, Seat
from stolek.table import entry as e
from stolek.table import event as t
from stolek.table.chair import Bot, Chair, Human, Open
from stolek.table.clock import Timing
from stolek.table.entry import AnyEntry
from stolek.table.play import Attempt, Play, replay_play, restored, rules_for
from stolek.table.table import LogLine, Proposal, Table


@dataclass(slots=True, frozen=True)
class Kept:
    """An entry as it was stored: when it happened and what it told the log."""

    entry: AnyEntry
    at: float
    events: tuple[Event, ...]


class Snapshot(msgspec.Struct, frozen=True):
    """What cannot be read from the journal without playing the game again."""

    entries: int
    position: bytes
    timing: Timing


def opened(entry: e.Opened, at: float) -> Table:
    """A new table from its first entry."""
    table = Table(entry.settings, entry.host, tuple(Chair(holder) for holder in entry.holders), entry.source)
    _tell(table, at, [t.TableOpened(entry.name)], -1)
    table.entries = 1
    return table


def fold(table: Table, entry: AnyEntry, at: float, attempt: Attempt | None = None) -> Table:
    """The table after one more entry; the given one stays as it was. A move already tried is not tried again."""
    new = table.copy()
    moves = -1 if table.play is None else len(table.play.moves)
    events = _FOLDS[type(entry)](new, entry) if attempt is None else _take(new, attempt)
    if new.phase == "over" and table.phase != "over":
        result = new.result()
        assert result is not None
        events.append(t.TableEnded(result.winners))
    _tell(new, at, events, moves)
    _note_act(new, entry, at)
    new.entries += 1
    if new.settings.clock is not None and new.play is not None:
        asked = {seat: new.play.moment(seat) for seat in new.waiting() if new.chairs[seat].decides}
        timing = table.timing.passed(asked, at, len(new.chairs), epoch=new.play.epoch)
        new.timing = timing.afresh() if _begins_anew(table, entry) else timing
    return new


def _begins_anew(table: Table, entry: AnyEntry) -> bool:
    """Does everybody have the whole time for a move again? When people agreed to go back, and when somebody wakes up
    a game that rested, so that nobody was kept waiting."""
    match entry:
        case e.Undone(rng=rng):
            return rng is not None
        case e.Returned():
            return table.resting
    return False


def reopened(kept: Sequence[Kept], snapshot: Snapshot | None) -> Table:
    """The table of a whole journal, without playing what the snapshot already knows; `Unplayable` if that fails."""
    first = kept[0].entry
    assert isinstance(first, e.Opened)
    table = opened(first, kept[0].at)
    done = 1
    if snapshot is not None and 1 <= snapshot.entries <= len(kept):
        _skim(table, kept[1 : snapshot.entries], snapshot)
        done = snapshot.entries
    for later in kept[done:]:
        table = fold(table, later.entry, later.at)
    return table


def snapshot_of(table: Table) -> Snapshot:
    """What `reopened` needs beside the journal."""
    return Snapshot(table.entries, b"" if table.play is None else table.play.encoded(), table.timing)


def _skim(table: Table, kept: Iterable[Kept], snapshot: Snapshot) -> None:
    """Fold entries in place without playing: moves are only listed, the position comes from the snapshot."""
    for one in kept:
        moves = -1 if table.play is None else len(table.play.moves)
        match one.entry, table.play:
            case e.Started() as entry, _:
                rules = rules_for(table.settings.game, table.settings.options)
                state = restored(rules, snapshot.position)
                table.play = Play(rules, entry.seed, entry.setup, state, entry.rng, list(entry.moves))
            case e.Moved(move), Play() as play:
                play.moves.append(move)
                table.proposal = None
            case e.TookBack(_, taken), Play() as play:
                play.unlist(taken)
                _after_cut(table, taken[0])
            case e.Undone(to=to, rng=rng), Play() as play:
                play.cut(to, rng)
                _after_cut(table, to)
            case entry, _:
                _FOLDS[type(entry)](table, entry)
        _tell(table, one.at, one.events, moves)
        _note_act(table, one.entry, one.at)
        table.entries += 1
    table.timing = snapshot.timing


def _tell(table: Table, at: float, events: Iterable[Event], moves: int) -> None:
    for event in events:
        table.log.append(LogLine(len(table.log) + 1, at, event, moves))


def _note_act(table: Table, entry: AnyEntry, at: float) -> None:
    """Remember when people gave a sign of life; what bots do for them is none."""
    match entry:
        case e.Started():
            table.acted = dict.fromkeys(table.people(), at)
        case e.Moved(move) if table.chairs[move.seat].decides:
            table.acted = {**table.acted, move.seat: at}
        case e.TookBack(seat) | e.Undone(seat) | e.UndoAsked(seat) | e.UndoAnswered(seat) | e.Returned(seat):
            table.acted = {**table.acted, seat: at}
        case e.Renamed(seat) | e.Said(seat=int() as seat):
            table.acted = {**table.acted, Seat(seat): at}


def _seated(table: Table, entry: e.Seated) -> list[Event]:
    before = table.holder_name(entry.seat)
    _set_chair(table, entry.seat, Chair(entry.holder))
    match entry.holder:
        case Human(name=name):
            table.sittings = {**table.sittings, entry.seat: table.sittings.get(entry.seat, 0) + 1}
            return [t.TableSat(entry.seat, name)]
        case Bot(level):
            return [t.TableBotSat(entry.seat, level)]
        case Open():
            return [t.TableVacated(entry.seat, before)]


def _renamed(table: Table, entry: e.Renamed) -> list[Event]:
    chair = table.chairs[entry.seat]
    assert isinstance(chair.holder, Human)
    holder = msgspec.structs.replace(chair.holder, name=entry.name)
    _set_chair(table, entry.seat, msgspec.structs.replace(chair, holder=holder))
    return [t.TableRenamed(entry.seat, chair.holder.name, entry.name)]


def _arranged(table: Table, entry: e.Arranged) -> list[Event]:
    table.settings = entry.settings
    more = entry.seats - len(table.chairs)
    table.chairs = table.chairs[: entry.seats] + (Chair(),) * more
    return [t.TableArranged()]


def _closed(table: Table, entry: e.Closed) -> list[Event]:
    table.closed = True
    return [t.TableClosed()]


def _started(table: Table, entry: e.Started) -> list[Event]:
    rules = rules_for(table.settings.game, table.settings.options)
    play, events = replay_play(rules, len(table.chairs), entry.seed, entry.setup, entry.rng)
    for move in entry.moves:
        attempt = play.again(move)
        play.take(attempt)
        events += attempt.events
    table.play = play
    return [t.TableContinued() if entry.moves else t.TableStarted(), *events]


def _moved(table: Table, entry: e.Moved) -> list[Event]:
    assert table.play is not None
    return _take(table, table.play.again(entry.move))


def _take(table: Table, attempt: Attempt) -> list[Event]:
    """Let a move take place. That a seat has chosen in secret is public as soon as it is no longer waited for."""
    assert table.play is not None
    table.play.take(attempt)
    table.proposal = None
    seat, state = attempt.played.seat, attempt.state
    if attempt.played.lane and state.lanes and state.asked == attempt.played.lane and seat not in state.waits:
        return [t.TableAnswered(seat), *attempt.events]
    return attempt.events


def _took_back(table: Table, entry: e.TookBack) -> list[Event]:
    assert table.play is not None
    was_done = entry.seat not in table.play.state.waits
    table.play.take_back(entry.seat, entry.moves)
    _after_cut(table, entry.moves[0])
    return [t.TableTookBack(entry.seat)] if was_done else []


def _undone(table: Table, entry: e.Undone) -> list[Event]:
    assert table.play is not None
    line = table.last_line_before(entry.to)
    table.play.go_back(entry.to, entry.rng)
    _after_cut(table, entry.to)
    kind = t.TableUndoCarried if entry.agreed else t.TableUndone
    return [kind(entry.seat, line)]


def _after_cut(table: Table, to: int) -> None:
    table.proposal = None
    table.cuts.append((table.last_line + 1, to))


def _undo_asked(table: Table, entry: e.UndoAsked) -> list[Event]:
    line = table.last_line_before(entry.to)
    table.proposal = Proposal(entry.seat, entry.to, line, (entry.seat,))
    return [t.TableUndoAsked(entry.seat, line)]


def _undo_answered(table: Table, entry: e.UndoAnswered) -> list[Event]:
    assert table.proposal is not None
    if not entry.agrees:
        table.proposal = None
        return [t.TableUndoDeclined(entry.seat)]
    table.proposal = msgspec.structs.replace(table.proposal, agreed=(*table.proposal.agreed, entry.seat))
    return [t.TableUndoAgreed(entry.seat)]


def _muted(table: Table, entry: e.Muted) -> list[Event]:
    table.muted |= {entry.person}
    return [t.TableMuted(entry.name)]


def _unmuted(table: Table, entry: e.Unmuted) -> list[Event]:
    table.muted -= {entry.person}
    return [t.TableUnmuted(entry.name)]


def _removed(table: Table, entry: e.Removed) -> list[Event]:
    for seat in table.seats_of(entry.person):
        _set_chair(table, seat, Chair())
    table.removed |= {entry.person}
    return [t.TableRemoved(entry.name)]


def _said(table: Table, entry: e.Said) -> list[Event]:
    table.speakers = {**table.speakers, table.last_line + 1: entry.person}
    return [t.TableSaid(entry.name, entry.text, entry.seat)]


def _resigned(table: Table, entry: e.Resigned) -> list[Event]:
    chair = table.chairs[entry.seat]
    _set_chair(table, entry.seat, Chair(chair.holder, table.settings.stand_in, "resigned"))
    table.proposal = None
    table.cut_short = _nobody_left(table)
    return [t.TableResigned(entry.seat)]


def _nobody_left(table: Table) -> bool:
    """The game ends when all but one have resigned, or no person is left who could decide anything in it."""
    left = [chair for chair in table.chairs if chair.finish != "resigned"]
    return len(left) <= 1 or not any(isinstance(chair.holder, Human) and not chair.finish for chair in left)


def _covered(table: Table, entry: e.Covered) -> list[Event]:
    chair, level = table.chairs[entry.seat], table.settings.stand_in
    clock = table.settings.clock
    for_good = entry.flagged and clock is not None and clock.per == "game"
    _set_chair(table, entry.seat, Chair(chair.holder, level, "flagged" if for_good else "", entry.wished))
    table.proposal = None
    table.cut_short = for_good and _nobody_left(table)
    if table.cut_short:
        return [t.TableTimeUp(entry.seat)]
    return [t.TableFlagged(entry.seat, level) if entry.flagged else t.TableCovered(entry.seat, level)]


def _returned(table: Table, entry: e.Returned) -> list[Event]:
    _set_chair(table, entry.seat, Chair(table.chairs[entry.seat].holder))
    return [t.TableReturned(entry.seat)]


def _bot_replaced(table: Table, entry: e.BotReplaced) -> list[Event]:
    chair = table.chairs[entry.seat]
    if isinstance(chair.holder, Bot):
        _set_chair(table, entry.seat, Chair(Bot(entry.level)))
    else:
        _set_chair(table, entry.seat, msgspec.structs.replace(chair, cover=entry.level))
    return [t.TableBotReplaced(entry.seat, chair.bot, entry.level)]


def _rematched(table: Table, entry: e.Rematched) -> list[Event]:
    table.rematch = entry.table
    return [t.TableRematch(entry.table)]


def _set_chair(table: Table, seat: Seat, chair: Chair) -> None:
    table.chairs = (*table.chairs[:seat], chair, *table.chairs[seat + 1 :])


_FOLDS: Final[dict[type[e.Entry], Callable[[Table, Any], list[Event]]]] = {
    e.Seated: _seated,
    e.Renamed: _renamed,
    e.Arranged: _arranged,
    e.Closed: _closed,
    e.Started: _started,
    e.Moved: _moved,
    e.TookBack: _took_back,
    e.Undone: _undone,
    e.UndoAsked: _undo_asked,
    e.UndoAnswered: _undo_answered,
    e.Said: _said,
    e.Muted: _muted,
    e.Unmuted: _unmuted,
    e.Removed: _removed,
    e.Resigned: _resigned,
    e.Covered: _covered,
    e.Returned: _returned,
    e.BotReplaced: _bot_replaced,
    e.Rematched: _rematched,
}
