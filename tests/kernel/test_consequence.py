"""What an answer would change: tried by the rules on a clone of what the seat knows, as far as it can be foreseen."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from stolek.kernel.chance import roll
from stolek.kernel.chapter import Chapter
from stolek.kernel.codec import canonical_hash
from stolek.kernel.consequence import Change, Foresight
from stolek.kernel.holding import Holding
from stolek.kernel.outcome import Outcome
from stolek.kernel.registry import find_game
from stolek.kernel.rules import Rules
from stolek.kernel.state import State, tell, then
from stolek.kernel.values import Action, Event, Frame, Question, Seat, Step


class Bet(Question, frozen=True, gc=False):
    """Safe, or double or nothing?"""


class Safe(Action, frozen=True, gc=False):
    """One more for sure."""


class Risk(Action, frozen=True, gc=False):
    """Pay one, then a die decides."""


class Paid(Event, frozen=True, gc=False):
    """Somebody paid."""

    amount: int


class Throw(Step, frozen=True, gc=False):
    """The die decides."""


@dataclass(slots=True, kw_only=True)
class BetState(State):
    """Chips in front of the only player."""

    chips: int = 3

    def clone(self) -> Self:
        new = self.clone_base()
        new.chips = self.chips
        return new


rule: Chapter["Bets", BetState] = Chapter()


@rule.offer(Bet)
def bets(g: "Bets", s: BetState, f: Bet) -> Sequence[Action]:
    return [Safe(), Risk()]


@rule.do(Bet, Safe)
def safe(g: "Bets", s: BetState, f: Bet, a: Safe) -> None:
    s.chips += 1
    then(s, Bet(f.seat))


@rule.do(Bet, Risk)
def risk(g: "Bets", s: BetState, f: Bet, a: Risk) -> None:
    s.chips -= 1
    tell(s, Paid(1))
    then(s, Throw(), Bet(f.seat))


@rule.step(Throw)
def throw(g: "Bets", s: BetState, f: Throw) -> None:
    s.chips = s.chips * 2 if roll(s, 2) == 1 else 0


class Bets(Rules[BetState]):
    """A game of one."""

    id = "bets"
    players = range(1, 2)
    state_type = BetState

    def choose_chapters(self) -> Sequence[Chapter["Bets", BetState]]:
        return [rule]

    def create(self, seats: int) -> BetState:
        return BetState(seats=seats)

    def opening(self) -> Sequence[Frame]:
        return [Bet(Seat(0))]

    def result(self, s: BetState) -> Outcome:
        return Outcome((s.chips,), (1,), ((),))

    def holdings(self, s: BetState, seat: Seat, asked: Question) -> Sequence[Holding]:
        return [Holding("chips", s.chips, points=False, places=tuple(f"chip {i}" for i in range(s.chips)))]


def test_what_is_certain_is_told_whole() -> None:
    rules = Bets()
    s, _ = rules.setup(1, 1)
    found = Foresight(rules, s, Seat(0)).of(Safe())
    assert found.changes == (Change("chips", {}, False, 3, 4, ("chip 3",)),)
    assert (found.events, found.unforeseeable) == ((), False)


def test_a_trial_stops_where_chance_decides() -> None:
    rules = Bets()
    s, _ = rules.setup(1, 1)
    before = canonical_hash(s)
    found = Foresight(rules, s, Seat(0)).of(Risk())
    assert found.changes == (Change("chips", {}, False, 3, 2),)
    assert found.events == (Paid(1),)
    assert found.unforeseeable
    assert (canonical_hash(s), s.marks) == (before, 0)


def test_several_answers_are_tried_one_after_another() -> None:
    rules = Bets()
    s, _ = rules.setup(1, 1)
    found = Foresight(rules, s, Seat(0)).of(Safe(), Safe(), Risk())
    assert (found.changes[0].before, found.changes[0].after) == (3, 4)
    assert found.unforeseeable


def test_simultaneous_answers_take_effect_in_the_trial() -> None:
    """Cartographers: all draw at once, and the preview shows one's own sheet as it will be (CART-4.60)."""
    rules = find_game("cartographers")()
    s, _ = rules.setup(3, 4)
    foresight = Foresight(rules, s, Seat(1))
    drawn = {change.key: change for change in foresight.of(rules.legal(s, Seat(1))[0]).changes}
    assert set(drawn) == {"edict", "coins", "monsters"}
    assert all(not s.answers[seat] for seat in range(3))
