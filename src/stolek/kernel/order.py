"""Several effects of one moment whose order a seat decides."""

from collections.abc import Sequence
from typing import Any

from stolek.kernel.chapter import Chapter
from stolek.kernel.state import State, then
from stolek.kernel.values import Action, Frame, Question, Seat

rule: Chapter[Any, State] = Chapter()


class ChooseOrder(Question, frozen=True, gc=False):
    """Which of these comes next? Effects that are the same count as one choice."""

    frames: tuple[Frame, ...]

    def stands_for(self, action: Action) -> Frame | None:
        return self.frames[action.n] if isinstance(action, ResolveNext) else None


class ResolveNext(Action, frozen=True, gc=False):
    """Resolve the n-th of the effects that are left."""

    n: int


def by_choice(s: State, seat: Seat, frames: Sequence[Frame]) -> None:
    """Let the seat decide in which order these come; one or none needs no question."""
    if len(frames) > 1:
        then(s, ChooseOrder(seat, tuple(frames)))
    else:
        then(s, *frames)


@rule.offer(ChooseOrder, one="silent")
def next_effects(g: object, s: State, f: ChooseOrder) -> Sequence[Action]:
    """One choice for each effect that differs from those before it."""
    return [ResolveNext(i) for i, frame in enumerate(f.frames) if frame not in f.frames[:i]]


@rule.do(ChooseOrder, ResolveNext)
def resolve_next(g: object, s: State, f: ChooseOrder, a: ResolveNext) -> None:
    """The chosen effect comes first, then the question again for the rest."""
    then(s, f.frames[a.n])
    by_choice(s, f.seat, f.frames[: a.n] + f.frames[a.n + 1 :])
