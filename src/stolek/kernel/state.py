"""The part of every state that belongs to the kernel, and the verbs that rule functions say to it.

A state is dumb data with a `clone()` written by hand. Rule functions never touch the stack: they say what comes
next with `then`, tell what happened with `tell`, open simultaneous questions with `everybody`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Generic, Self, TypeVar

from stolek.kernel.generator import Generator
from stolek.kernel.values import Action, Event, Frame, Seat

SCRATCH: Final = frozenset({"waits", "offered", "lane_offers", "pending", "events", "chance", "foreseeing"})
"""Fields that can be derived or belong to the move in progress; neither saved nor hashed."""
UNHASHED: Final = SCRATCH | {"rng", "script"}
"""What does not belong to the position: the future of the generator and of the script."""


class StateSlice:
    """What one module keeps in the state: a dataclass with slots and a `clone()` of its own."""

    __slots__ = ()

    def clone(self) -> Self:
        """A slice that shares nothing mutable with this one."""
        raise NotImplementedError


@dataclass(slots=True, kw_only=True)
class State(Generator):
    """What the kernel keeps for every game; games add their own fields and copy them in `clone`."""

    rng: int = 0
    seats: int
    stack: list[Frame] = field(default_factory=list)
    opened: tuple[Frame | None, ...] = ()
    """The frames that the lanes began with, one a seat; empty while no lanes are open."""
    lanes: list[tuple[Frame, ...]] = field(default_factory=list)
    """Per seat its private little stack; an empty list while no lanes are open."""
    answers: list[tuple[Action, ...]] = field(default_factory=list)
    """Per seat what it has answered in its lane."""
    marks: int = 0
    """How often chance or hidden things have come to light; undo does not reach beyond."""
    asked: int = 0
    """How many questions have been put; part of the question's id."""
    script: tuple[str, ...] = ()
    """Results of chance to be used before the generator's own."""
    slices: dict[str, StateSlice] = field(default_factory=dict)
    """What each module in play keeps, by its name."""
    waits: tuple[Seat, ...] = ()
    offered: Sequence[Action] | None = None
    lane_offers: list[Sequence[Action] | None] = field(default_factory=list)
    pending: list[Frame] = field(default_factory=list)
    events: list[Event] | None = None
    chance: list[str] | None = None
    foreseeing: bool = False
    """Is this a trial that must stop where chance or something hidden would come to light?"""

    def clone(self) -> Self:
        """A state that shares nothing mutable with this one; every game writes its own, beginning with `clone_base`."""
        raise NotImplementedError

    def clone_base(self) -> Self:
        """The kernel's share of `clone`: a new state in which the fields of the game are still missing."""
        new = self.__class__.__new__(self.__class__)
        new.rng = self.rng
        new.seats = self.seats
        new.stack = self.stack[:]
        new.opened = self.opened
        new.lanes = self.lanes[:]
        new.answers = self.answers[:]
        new.marks = self.marks
        new.asked = self.asked
        new.script = self.script
        new.slices = {name: part.clone() for name, part in self.slices.items()} if self.slices else {}
        new.waits = self.waits
        new.offered = self.offered
        new.lane_offers = self.lane_offers[:]
        new.pending = []
        new.events = None
        new.chance = None
        new.foreseeing = False
        return new


S = TypeVar("S", bound=State)
L = TypeVar("L", bound=StateSlice)


class SliceKey(Generic[L]):
    """Finds a module's slice in a state: `FLOCKS = SliceKey("sheep", Flocks)`, then `FLOCKS.of(s).tokens`."""

    def __init__(self, name: str, kind: type[L]) -> None:
        self.name = name
        self.kind = kind

    def of(self, s: State) -> L:
        """The slice in a state whose game has the module in play."""
        return s.slices[self.name]  # type: ignore[return-value]

    def find(self, s: State) -> L | None:
        """The same, or None where the module is not in play."""
        return s.slices.get(self.name)  # type: ignore[return-value]

    def put(self, s: State, begun: L) -> None:
        """Begin the slice, in setup."""
        s.slices[self.name] = begun


def then(s: State, *frames: Frame) -> None:
    """Say what comes next, first things first; several calls in one function add up in order."""
    s.pending.extend(frames)


class Unforeseeable(Exception):
    """A trial has gone as far as anybody can foresee."""


def mark(s: State) -> None:
    """Chance decides, or something hidden comes to light: nobody takes back what lies before this."""
    if s.foreseeing:
        raise Unforeseeable
    s.marks += 1


def tell(s: State, event: Event) -> None:
    """Tell everybody what happened (rollouts do not listen)."""
    if s.events is not None:
        s.events.append(event)


def listening(s: State) -> bool:
    """Whether anybody hears what is told; to be asked only where an event would be costly to make."""
    return s.events is not None


def everybody(s: State, frames: Sequence[Frame | None]) -> None:
    """Open one lane a seat, all at once; None where a seat has nothing to decide. Whoever is asked must be public."""
    s.opened = tuple(frames)


def collect(s: State) -> list[tuple[Action, ...]]:
    """Take what the seats answered in their lanes, now that all are in."""
    answers, s.answers = s.answers, []
    return answers


def under_way(s: State, kind: type[Frame]) -> bool:
    """Is a frame of this kind still to come, or guarded by one that is?"""
    return any(_holds(frame, kind) for frame in s.stack)


def _holds(frame: Frame, kind: type[Frame]) -> bool:
    return isinstance(frame, kind) or any(_holds(inner, kind) for inner in getattr(frame, "guards", ()))


def leave(s: State, kind: type[Frame]) -> None:
    """Give up everything down to and including the topmost frame of this kind."""
    for i in range(len(s.stack) - 1, -1, -1):
        if type(s.stack[i]) is kind:
            del s.stack[i:]
            return
    raise LookupError(f"no {kind.__name__} is under way")
