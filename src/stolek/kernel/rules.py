"""The contract: what server, terminal, bots and arena ask of a game, and the loop that answers them.

A game subclasses `Rules`, names its chapters and fills in the hooks at the end of the class. A rules object is
immutable: options, merged tables, nothing of a game in progress.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from stolek.kernel import order
from stolek.kernel.action_text import ActionText
from stolek.kernel.chapter import Chapter, QuestionSpec, merge
from stolek.kernel.corrections import Corrections, corrections_of
from stolek.kernel.generator import Generator, below, next64
from stolek.kernel.holding import Holding
from stolek.kernel.module import Module
from stolek.kernel.option import Option, Value, read_options
from stolek.kernel.outcome import Outcome
from stolek.kernel.problem import DeadEnd, IllegalAction, SeatsError
from stolek.kernel.state import State
from stolek.kernel.values import Action, Event, Frame, Question, Refusal, Seat, Window, no, well_typed
from stolek.kernel.view import Asked, OpenQuestion, View, arguments

S = TypeVar("S", bound=State)


class Rules(Generic[S]):
    """The rules of one game with one choice of options."""

    id: ClassVar[str]
    version: ClassVar[int] = 1
    players: ClassVar[range]
    options: ClassVar[tuple[Option, ...]] = ()
    all_modules: ClassVar[tuple[Module, ...]] = ()
    """Everything that can be in play, in the order in which it is merged; empty for a game that is one piece."""
    events: ClassVar[tuple[type[Event], ...]] = ()
    state_type: ClassVar[type[State]]

    def __init__(self, options: Mapping[str, object] | None = None) -> None:
        self.chosen: Mapping[str, Value] = read_options(self.options, options or {})
        self.corrections: Corrections = corrections_of(type(self).__module__.rpartition(".")[0])
        self.modules = tuple(module for module in self.all_modules if module.is_in(self.chosen))
        self.chapters: tuple[Chapter[Any, Any], ...] = (*self.choose_chapters(), order.rule)
        tables = merge(self.chapters)
        self.steps = tables.steps
        self.asks = tables.asks
        self.does = tables.does
        self.refusals = tables.refusals
        self.frames: tuple[type[Frame], ...] = (*tables.steps, *tables.asks)
        self.actions: tuple[type[Action], ...] = tuple(dict.fromkeys(a for does in self.does.values() for a in does))
        self.text = ActionText(self.actions)

    # The contract

    def setup(self, seats: int, seed: int, chance: Sequence[str] = ()) -> tuple[S, list[Event]]:
        """A new game, played on to its first question; scripted chance is used before the generator's own."""
        if seats not in self.seats_allowed():
            raise SeatsError(seats, self.seats_allowed())
        s = self.create(seats)
        s.rng = next64(Generator(seed))
        s.script = tuple(chance)
        events: list[Event] = []
        s.events = events
        s.chance = []
        s.stack[:] = reversed(self.opening())
        self._run(s)
        s.events = None
        return s, events

    def waiting(self, s: S) -> tuple[Seat, ...]:
        """Who must decide now; nobody when the game is over."""
        return s.waits

    def legal(self, s: S, seat: Seat) -> Sequence[Action]:
        """The answers this seat may give now: complete, without repeats, in a stable order, read-only."""
        if seat not in s.waits:
            return ()
        offers = s.lane_offers[seat] if s.lanes else s.offered
        if offers is None:
            frame = self.question(s, seat)
            offers = self._offers(s, frame)
            if not offers:
                raise DeadEnd(f"{frame!r} has no answer")
            if s.lanes:
                s.lane_offers[seat] = offers
            else:
                s.offered = offers
        return offers

    def apply(self, s: S, seat: Seat, action: Action) -> list[Event]:
        """Carry out an answer in place, or refuse it before anything changes."""
        if action not in self.legal(s, seat):
            refusal = self.why_not(s, seat, action)
            assert refusal is not None
            raise IllegalAction(seat, action, refusal)
        events: list[Event] = []
        s.events = events
        s.chance = []
        self._answer(s, seat, action)
        s.events = None
        return events

    def step(self, s: S, seat: Seat, action: Action) -> None:
        """The same, unchecked and silent: for rollouts, which answer with what `legal` gave them."""
        s.chance = None
        self._answer(s, seat, action)

    def view(self, s: S, seat: Seat | None) -> View:
        """What this seat may know; None is a spectator."""
        return View(
            game=self.id,
            seats=s.seats,
            seat=seat,
            waiting=s.waits,
            asks=tuple(Asked(x, frame.tag(), frame.rule) for x in s.waits for frame in (self._public_question(s, x),)),
            public=self.public(s),
            private=None if seat is None else self.private(s, seat),
            question=None if seat is None else self.open_question(s, seat),
            over=not s.waits,
        )

    def determinize(self, s: S, seat: Seat | None, rng: Generator) -> S:
        """A full state built from what the seat knows and from `rng` alone, with a generator of its own."""
        new = s.clone()
        new.rng = next64(rng)
        new.script = ()
        if not new.lanes and new.waits != (seat,):
            new.offered = None
        self.redeal(new, seat, rng)
        for other in range(len(new.lanes)):
            if other != seat:
                self._guess_lane(new, Seat(other), rng)
        return new

    def outcome(self, s: S) -> Outcome | None:
        """Scores, places and breakdown; None until the game is over."""
        return None if s.waits else self.result(s)

    def why_not(self, s: S, seat: Seat, action: object) -> Refusal | None:
        """None exactly for legal actions; otherwise the rule that forbids it, from what the seat knows."""
        if not s.waits:
            return no("TABLE-6")
        if seat not in s.waits:
            return no("TABLE-1")
        if not isinstance(action, Action):
            return no("TABLE-3", text=str(action))
        if type(action) not in self.actions:
            return no("TABLE-3", text=action.tag())
        frame = self.question(s, seat)
        if action in self.legal(s, seat):
            return None
        if type(action) not in self.does[type(frame)]:
            return no("TABLE-2")
        if not well_typed(action):
            return no("TABLE-3", text=action.tag())
        refuse = self.refusals.get((type(frame), type(action)))
        return (refuse(self, s, frame, action) if refuse else None) or no("TABLE-4")

    # Beside the contract

    def question(self, s: S, seat: Seat) -> Question:
        """The question that a waited-for seat must answer."""
        frame = s.lanes[seat][-1] if s.lanes else s.stack[-1]
        assert isinstance(frame, Question)
        return frame

    def question_id(self, s: S, seat: Seat) -> str:
        """The id of the open question: commands name it, so that late ones do not hit a later question."""
        return f"{s.asked}.{seat}.{len(s.answers[seat])}" if s.lanes else str(s.asked)

    def open_question(self, s: S, seat: Seat) -> OpenQuestion | None:
        """The seat's question as its view shows it."""
        if seat not in s.waits:
            return None
        frame = self.question(s, seat)
        return OpenQuestion(self.question_id(s, seat), frame.tag(), frame.rule, arguments(frame))

    def take_back(self, s: S, seat: Seat) -> bool:
        """Take back what the seat has answered in its lane, while others still think; False if there is nothing."""
        if not s.lanes or not s.answers[seat]:
            return False
        self._reopen(s, seat)
        s.waits = tuple(Seat(x) for x, lane in enumerate(s.lanes) if lane)
        return True

    def run(self, s: S) -> None:
        """Go on from a stack that was changed from outside, as those do who think about what might come."""
        self._run(s)

    # The loop

    def _offers(self, s: S, frame: Frame) -> Sequence[Action]:
        offers = self.asks[type(frame)].offers
        if len(offers) == 1:
            return offers[0](self, s, frame)
        found: list[Action] = []
        for offer in offers:
            found += offer(self, s, frame)
        return found

    def _answer(self, s: S, seat: Seat, action: Action) -> None:
        if s.lanes:
            lane = s.lanes[seat]
            self._answer_in_lane(s, seat, lane[:-1], lane[-1], action)
            self._run_lane(s, seat)
            if not s.lanes[seat]:
                i = s.waits.index(seat)
                s.waits = s.waits[:i] + s.waits[i + 1 :]
                if not s.waits:
                    self._close_lanes(s)
                    self._run(s)
            return
        frame = s.stack.pop()
        s.offered = None
        self.does[type(frame)][type(action)](self, s, frame, action)
        self._push(s)
        self._run(s)

    def _push(self, s: S) -> None:
        pending = s.pending
        if pending:
            pending.reverse()
            s.stack += pending
            pending.clear()

    def _run(self, s: S) -> None:
        """Run steps until somebody must answer or nothing is left."""
        stack, steps, pending = s.stack, self.steps, s.pending
        while stack:
            frame = stack[-1]
            step = steps.get(type(frame))
            if step is not None:
                stack.pop()
                step(self, s, frame)
                if pending:  # as in `_push`, which would cost a call for every step of every game
                    pending.reverse()
                    stack += pending
                    pending.clear()
                if s.opened and not s.lanes and self._open_lanes(s):
                    return
                continue
            asking = self.asks[type(frame)]
            if (asking.skip or asking.silent) and self._passes(s, frame, asking):
                continue
            s.asked += 1
            assert isinstance(frame, Question)
            s.waits = (frame.seat,)
            return
        s.waits = ()

    def _passes(self, s: S, frame: Frame, asking: QuestionSpec) -> bool:
        """A question without an answer is skipped, one with a single answer answered, where its entry says so."""
        offers = self._offers(s, frame)
        if asking.skip and not offers:
            s.stack.pop()
            if isinstance(frame, Window):
                s.stack.extend(reversed(frame.guards))
            return True
        if asking.silent and len(offers) == 1:
            s.stack.pop()
            self.does[type(frame)][type(offers[0])](self, s, frame, offers[0])
            self._push(s)
            return True
        s.offered = offers
        return False

    def _open_lanes(self, s: S) -> bool:
        """Ask everybody at once; False if no seat has anything to answer."""
        s.asked += 1
        s.lanes = [() if frame is None else (frame,) for frame in s.opened]
        s.answers = [()] * s.seats
        s.lane_offers = [None] * s.seats
        for seat in range(s.seats):
            self._run_lane(s, Seat(seat))
        s.waits = tuple(Seat(seat) for seat, lane in enumerate(s.lanes) if lane)
        if not s.waits:
            self._close_lanes(s)
            return False
        return True

    def _close_lanes(self, s: S) -> None:
        s.lanes = []
        s.lane_offers = []
        s.opened = ()

    def _answer_in_lane(self, s: S, seat: Seat, rest: tuple[Frame, ...], frame: Frame, action: Action) -> None:
        s.answers[seat] += (action,)
        s.lane_offers[seat] = None
        self.does[type(frame)][type(action)](self, s, frame, action)
        if s.pending:
            rest += tuple(reversed(s.pending))
            s.pending.clear()
        s.lanes[seat] = rest

    def _run_lane(self, s: S, seat: Seat) -> None:
        """Go on in one lane until its seat must answer or the lane is empty."""
        while lane := s.lanes[seat]:
            frame = lane[-1]
            asking = self.asks[type(frame)]
            if not asking.skip and not asking.silent:
                return
            offers = self._offers(s, frame)
            if asking.skip and not offers:
                s.lanes[seat] = lane[:-1]
            elif asking.silent and len(offers) == 1:
                self._answer_in_lane(s, seat, lane[:-1], frame, offers[0])
            else:
                s.lane_offers[seat] = offers
                return

    def _reopen(self, s: S, seat: Seat) -> None:
        frame = s.opened[seat]
        s.lanes[seat] = () if frame is None else (frame,)
        s.answers[seat] = ()
        s.lane_offers[seat] = None
        self._run_lane(s, seat)

    def _guess_lane(self, s: S, seat: Seat, rng: Generator) -> None:
        """Another seat's pending answer: not begun while it is thinking, any legal one when it is done."""
        done = not s.lanes[seat]
        self._reopen(s, seat)
        while done and s.lanes[seat]:
            lane = s.lanes[seat]
            offers = s.lane_offers[seat] or self._offers(s, lane[-1])
            self._answer_in_lane(s, seat, lane[:-1], lane[-1], offers[below(rng, len(offers))])
            self._run_lane(s, seat)

    def _public_question(self, s: S, seat: Seat) -> Frame:
        """What everybody may know of a seat's question: in a lane, only how it began."""
        frame = s.opened[seat] if s.lanes else s.stack[-1]
        assert frame is not None
        return frame

    # What a game fills in

    def seats_allowed(self) -> Sequence[int]:
        """How many may play with these options."""
        return self.players

    def people(self, s: S) -> int:
        """How many seats are people, from seat 0 on: what `setup` was asked for. Virtual opponents sit behind them."""
        return s.seats

    def choose_chapters(self) -> Sequence[Chapter[Any, Any]]:
        """The chapters of the modules in play, in a fixed order; a game that is one piece lists its own."""
        return [chapter for module in self.modules for chapter in module.chapters]

    def create(self, seats: int) -> S:
        """The table before the first step: everything in its box."""
        raise NotImplementedError

    def opening(self) -> Sequence[Frame]:
        """The frames that begin the game, in order."""
        raise NotImplementedError

    def public(self, s: S) -> msgspec.Struct:
        """What everybody sees."""
        raise NotImplementedError

    def private(self, s: S, seat: Seat) -> msgspec.Struct | None:
        """What this seat alone sees besides."""
        return None

    def redeal(self, s: S, seat: Seat | None, rng: Generator) -> None:
        """Deal anew, in place, whatever the seat does not know; nothing for games whose chance is all late."""

    def result(self, s: S) -> Outcome:
        """The outcome of a finished game; of an unfinished one, what the points and places are so far."""
        raise NotImplementedError

    def holdings(self, s: S, seat: Seat, asked: Question) -> Sequence[Holding]:
        """What the seat that is asked this has and stands to get, as far as it knows: what an answer may change."""
        return (Holding("points", self.result(s).scores[seat]),)

    def bring_up_to_date(self, fields: dict[str, Any]) -> dict[str, Any]:
        """A saved state, as plain data, in the form of this release; games that have never changed it do nothing."""
        return fields

    def components(self, s: S) -> dict[str, int]:
        """How many of each component the state accounts for: the same at every moment of a game."""
        counts = Counter(self.base_components(s))
        for module in self.modules:
            if module.components is not None:
                counts.update(module.components(s))
        return dict(counts)

    def base_components(self, s: S) -> Mapping[str, int]:
        """The same for what belongs to no module."""
        raise NotImplementedError

    def max_decisions(self, seats: int) -> int:
        """No game with these options takes more decisions than this, or is simulated for longer."""
        raise NotImplementedError

    def cut_after(self, seats: int) -> int | None:
        """After how many decisions whoever simulates stops a game that might never end; None if every game ends."""
        return None
