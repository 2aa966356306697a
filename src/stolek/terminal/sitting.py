"""One game played at this terminal: the table, who sits where, and the file that follows every move.

All human seats belong to one person, who passes the keyboard on; the house plays for bots. Everything about the rules,
undo and the log is the table's business.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from stolek.kernel.action_text import Unreadable
from stolek.kernel.option import Value
from stolek.kernel.problem import IllegalAction
from stolek.kernel.record import Record
from stolek.kernel.rules import Rules
from stolek.kernel.values import Action, Refusal, Seat
from stolek.table.chair import Bot, Holder, Human
from stolek.table.command import HOUSE, Answer, Command, Person, ReplaceBot, Start, Undo
from stolek.table.decide import Change, decide
from stolek.table.entry import Settings, Started
from stolek.table.fold import fold, opened
from stolek.table.gathering import open_table
from stolek.table.play import Play, Unplayable, begin_play, continue_play, rules_for
from stolek.table.table import Table
from stolek.terminal.shelf import Shelf

PERSON: Final = Person("keyboard", "")
HUMAN: Final = "human"
BOT: Final = "bot:"
STAND_IN: Final = "random"
"""Who plays on when a bot fails."""

Now = Callable[[], float]


class LocalSession:
    """A table with a file; what the table accepts is saved before it is shown."""

    def __init__(self, table: Table, shelf: Shelf, name: str, now: Now) -> None:
        self.table = table
        self.shelf: Final = shelf
        self.name: Final = name
        self.unsaved: OSError | None = None
        """Why the last change could not be saved, if it could not."""
        self._now: Final = now

    @property
    def seats(self) -> tuple[str, ...]:
        """Who sits where, as the command line says it."""
        return tuple(HUMAN if isinstance(chair.holder, Human) else f"{BOT}{chair.bot}" for chair in self.table.chairs)

    def answer(self, seat: Seat, action: Action) -> Refusal | None:
        """Answer the open question of a seat that a human plays."""
        return self._do(self._answered(seat, action), PERSON)

    def answer_for_bot(self, seat: Seat, action: Action) -> Refusal | None:
        """Answer for a bot."""
        return self._do(self._answered(seat, action), HOUSE)

    def undo(self, seat: Seat) -> Refusal | None:
        """Take back by the information rule."""
        return self._do(Undo(seat), PERSON)

    def replace_bot(self, seat: Seat) -> Refusal | None:
        """The bot of this seat failed: a simple one plays on."""
        return self._do(ReplaceBot(seat, STAND_IN), HOUSE)

    def save(self) -> None:
        """Write the game down. Playing goes on if that fails, and the screen says so."""
        try:
            self.shelf.save(self.name, self.record())
            self.unsaved = None
        except OSError as problem:
            self.unsaved = problem

    def record(self) -> Record:
        """The game as it is saved: bots are named, humans are not, which tells a later sitting who sits where."""
        assert self.table.play is not None
        return self.table.play.record(["" if seat == HUMAN else seat for seat in self.seats])

    def _answered(self, seat: Seat, action: Action) -> Answer:
        return Answer(seat, self.table.question_id(seat) or "", self.table.rules.text.write(action))

    def _do(self, command: Command, who: Person) -> Refusal | None:
        decided = decide(self.table, command, who, self._now())
        if isinstance(decided, Refusal):
            return decided
        self.table = decided.table
        self.save()
        return None


def sit_down(
    game: str, options: dict[str, Value], seats: Sequence[str], seed: int, shelf: Shelf, name: str, now: Now
) -> LocalSession:
    """Begin a new game; game, options and number of seats have been checked."""
    first = open_table(Settings(game, options), _holders(seats), PERSON)
    assert not isinstance(first, Refusal), first
    started = decide(opened(first, now()), Start(), PERSON, now(), seed)
    assert isinstance(started, Change), started
    sitting = LocalSession(started.table, shelf, name, now)
    sitting.save()
    return sitting


def take_up(record: Record, seed: int, shelf: Shelf, name: str, now: Now) -> LocalSession:
    """Go on with a saved game; `Unplayable` if the rules do not allow it any more.

    Chance goes on as it would have gone without the interruption, or, if the generator has changed, from `seed`.
    """
    header = record.header
    first = open_table(Settings(header.game, header.options), _holders(_seats_of(record)), PERSON)
    if isinstance(first, Refusal):
        raise Unplayable(f"{first.rule} {first.args}")
    rules = rules_for(header.game, first.settings.options)
    play = _uninterrupted(rules, record) or continue_play(rules, record, seed)
    started = Started(play.seed, rules.version, play.setup, play.rng, tuple(play.moves))
    return LocalSession(fold(opened(first, now()), started, now()), shelf, name, now)


def _uninterrupted(rules: Rules[Any], record: Record) -> Play | None:
    """The game played again from its seed, if chance answers as it did."""
    play = begin_play(rules, record.header.seats, record.header.seed)
    if not record.moves or play.setup.chance != record.moves[0].chance:
        return None
    for move in record.moves[1:]:
        if move.seat is None:
            return None
        try:
            attempt = play.attempt(move.seat, rules.text.read(move.action))
        except (Unreadable, IllegalAction):
            return None
        if attempt.played.chance != move.chance:
            return None
        play.take(attempt)
    return play


def _holders(seats: Sequence[str]) -> tuple[Holder, ...]:
    return tuple(
        Bot(seat.removeprefix(BOT)) if seat.startswith(BOT) else Human(PERSON.id, PERSON.name) for seat in seats
    )


def _seats_of(record: Record) -> tuple[str, ...]:
    players = record.header.players
    return tuple(players[seat] or HUMAN if seat < len(players) else HUMAN for seat in range(record.header.seats))
