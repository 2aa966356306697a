"""A chapter of a rulebook: which function carries out which frame, offers which answers, refuses by which rule.

Every file of a game that has rules makes one `Chapter` and fills it with decorators. The rules object merges the
chapters of the base game and of the chosen modules: several offers for one question add up, a second `step`, `do` or
`refuse` for the same pair is an error unless it says `replaces`.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, TypeVar

from stolek.kernel.state import State
from stolek.kernel.values import Action, Frame, Question, Refusal

G = TypeVar("G")
S = TypeVar("S", bound=State)
F = TypeVar("F", bound=Frame)
Q = TypeVar("Q", bound=Question)
A = TypeVar("A", bound=Action)

StepRule = Callable[[G, S, F], None]
OfferRule = Callable[[G, S, Q], Sequence[Action]]
DoRule = Callable[[G, S, Q, A], None]
RefuseRule = Callable[[G, S, Q, A], Refusal | None]


class RuleClash(Exception):
    """Two chapters of one game claim the same thing."""


@dataclass(slots=True)
class QuestionSpec:
    """How a question is put: its offers, and whether it is skipped without an answer or silent with a single one."""

    offers: tuple[Callable[..., Sequence[Action]], ...] = ()
    skip: bool = False
    silent: bool = False


@dataclass(slots=True)
class Tables:
    """What the loop looks things up in, merged from chapters."""

    steps: dict[type[Frame], Callable[..., None]] = field(default_factory=dict)
    asks: dict[type[Frame], QuestionSpec] = field(default_factory=dict)
    does: dict[type[Frame], dict[type[Action], Callable[..., None]]] = field(default_factory=dict)
    refusals: dict[tuple[type[Frame], type[Action]], Callable[..., Refusal | None]] = field(default_factory=dict)


class Turn:
    """A turn as a literal list of frame types that reads like the rulebook's overview; modules edit it."""

    def __init__(self, *frames: type[Frame]) -> None:
        self.frames = frames

    def edited(self, chapters: Iterable["Chapter[Any, Any]"]) -> tuple[type[Frame], ...]:
        """The list with the edits of these chapters, in their order."""
        frames = list(self.frames)
        for chapter in chapters:
            for where, anchor, added in chapter.edits:
                if anchor not in frames:
                    continue
                i = frames.index(anchor)
                frames[i + (where == "after") : i + 1 if where != "before" else i] = added
        return tuple(frames)


class Chapter(Generic[G, S]):
    """The rules written down in one file."""

    def __init__(self) -> None:
        self.steps: list[tuple[type[Frame], Callable[..., None], bool]] = []
        self.asks: list[tuple[type[Frame], Callable[..., Sequence[Action]], bool, bool]] = []
        self.does: list[tuple[type[Frame], type[Action], Callable[..., None], bool]] = []
        self.refusals: list[tuple[type[Frame], type[Action], Callable[..., Refusal | None], bool]] = []
        self.edits: list[tuple[str, type[Frame], list[type[Frame]]]] = []

    def step(self, frame: type[F], *, replaces: bool = False) -> Callable[[StepRule[G, S, F]], StepRule[G, S, F]]:
        """This function carries out the step."""

        def register(rule: StepRule[G, S, F]) -> StepRule[G, S, F]:
            self.steps.append((frame, rule, replaces))
            return rule

        return register

    def offer(
        self, question: type[Q], *, none: Literal["ask", "skip"] = "ask", one: Literal["ask", "silent"] = "ask"
    ) -> Callable[[OfferRule[G, S, Q]], OfferRule[G, S, Q]]:
        """This function lists answers to the question, in a stable order; it changes nothing."""

        def register(rule: OfferRule[G, S, Q]) -> OfferRule[G, S, Q]:
            self.asks.append((question, rule, none == "skip", one == "silent"))
            return rule

        return register

    def do(
        self, question: type[Q], action: type[A], *, replaces: bool = False
    ) -> Callable[[DoRule[G, S, Q, A]], DoRule[G, S, Q, A]]:
        """This function carries out the answer."""

        def register(rule: DoRule[G, S, Q, A]) -> DoRule[G, S, Q, A]:
            self.does.append((question, action, rule, replaces))
            return rule

        return register

    def refuse(
        self, question: type[Q], action: type[A], *, replaces: bool = False
    ) -> Callable[[RefuseRule[G, S, Q, A]], RefuseRule[G, S, Q, A]]:
        """This function says why the answer is not offered; it knows no more than the seat does."""

        def register(rule: RefuseRule[G, S, Q, A]) -> RefuseRule[G, S, Q, A]:
            self.refusals.append((question, action, rule, replaces))
            return rule

        return register

    def after(self, anchor: type[Frame], *frames: type[Frame]) -> None:
        """Edit the turn: these frames follow the anchor."""
        self.edits.append(("after", anchor, list(frames)))

    def before(self, anchor: type[Frame], *frames: type[Frame]) -> None:
        """Edit the turn: these frames precede the anchor."""
        self.edits.append(("before", anchor, list(frames)))

    def instead(self, anchor: type[Frame], *frames: type[Frame]) -> None:
        """Edit the turn: these frames replace the anchor."""
        self.edits.append(("instead", anchor, list(frames)))


def merge(chapters: Iterable[Chapter[Any, Any]]) -> Tables:
    """One table of all chapters, in their order; clashes and answers that nothing carries out are errors."""
    tables = Tables()
    for chapter in chapters:
        for frame, step, replaces in chapter.steps:
            _claim(frame, frame in tables.steps, replaces)
            tables.steps[frame] = step
        for frame, offer, skip, silent in chapter.asks:
            asking = tables.asks.get(frame, QuestionSpec())
            tables.asks[frame] = QuestionSpec((*asking.offers, offer), asking.skip or skip, asking.silent or silent)
        for frame, action, do, replaces in chapter.does:
            answers = tables.does.setdefault(frame, {})
            _claim((frame, action), action in answers, replaces)
            answers[action] = do
        for frame, action, refuse, replaces in chapter.refusals:
            _claim((frame, action), (frame, action) in tables.refusals, replaces)
            tables.refusals[frame, action] = refuse
    for frame in tables.asks:
        if frame in tables.steps or frame not in tables.does:
            raise RuleClash(f"{frame.__name__} is asked, so it needs a `do` and no `step`")
    return tables


def _claim(what: object, taken: bool, replaces: bool) -> None:
    if taken and not replaces:
        raise RuleClash(f"{what} is claimed twice; the second must say `replaces`")
    if replaces and not taken:
        raise RuleClash(f"{what} replaces nothing")
