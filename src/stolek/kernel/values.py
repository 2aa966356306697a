"""The frozen values that everything is made of: frames, actions, events, refusals.

They are shared between clones, saved, printed and sent over the wire, so they never change and never
hold a reference to rules or states. Each has a *tag*, its class name in kebab case, which is its name in
records, on the wire and in the message files.
"""

import re
from collections.abc import Callable
from typing import Any, ClassVar, NewType

import msgspec

Seat = NewType("Seat", int)


def kebab(name: str) -> str:
    """Turn a class name into a tag: `PlaceTile` becomes `place-tile`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class FieldCodec:
    """How one field of an action is written in text: `cell: Annotated[int, FieldCodec(cell_name, cell_number)]`."""

    __slots__ = ("read", "write")

    def __init__(self, write: Callable[[Any], str], read: Callable[[str], Any]) -> None:
        self.write = write
        self.read = read


class Tagged(msgspec.Struct, frozen=True, gc=False, tag=kebab, tag_field="type"):
    """A frozen value with a tag."""

    @classmethod
    def tag(cls) -> str:
        """The name of this kind of value in records, messages and on the wire."""
        return str(cls.__struct_config__.tag)


def well_typed(value: Tagged) -> bool:
    """Do the fields hold what they are declared to hold? Whoever makes one by hand may put in anything."""
    try:
        msgspec.convert(msgspec.to_builtins(value), type(value))
    except (TypeError, msgspec.ValidationError):
        return False
    return True


class Frame(Tagged, frozen=True, gc=False):
    """What happens next: one entry of the stack. Frames of the main stack hold public values only."""

    rule: ClassVar[str] = ""
    """The rule id that this frame carries out; shown with the question."""


class Step(Frame, frozen=True, gc=False):
    """A frame that runs by itself: draw, produce, score."""


class Question(Frame, frozen=True, gc=False):
    """A frame that waits for the answer of one seat."""

    seat: Seat

    def stands_for(self, action: "Action") -> Frame | None:
        """What an answer that only names or counts it stands for; None where the answer itself says everything."""
        return None


class Window(Question, frozen=True, gc=False):
    """A question that guards other frames: declined or skipped, it lets them happen."""

    guards: tuple[Frame, ...] = msgspec.field(default=(), name="guards")


class Action(Tagged, frozen=True, gc=False):
    """One answer to a question; every meaning has a type of its own."""


class Event(Tagged, frozen=True, gc=False):
    """Something that everybody may see happen. Fields named in `secret` are blank for seats outside `only`."""

    rule: ClassVar[str] = ""
    secret: ClassVar[tuple[str, ...]] = ()

    def cited(self) -> str:
        """The rule that made it; events of a kind that goes by several rules say their own."""
        return self.rule


class PrivateEvent(Event, frozen=True, gc=False):
    """An event with secret fields: the seats in `only` may read them, the others learn that it happened."""

    only: tuple[Seat, ...]


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not allowed: a rule id, the key of the message and its arguments."""

    rule: str
    key: str
    args: dict[str, Any] = {}


def no(rule: str, case: str = "", **args: object) -> Refusal:
    """Refuse by a rule; `case` tells apart several ways to break the same rule."""
    key = f"no-{rule.replace('.', '-')}"
    return Refusal(rule, f"{key}-{case}" if case else key, args)


def redacted_for(event: Event, seat: Seat | None) -> Event:
    """The event as this seat (None: a spectator) may know it: same number, same type, secrets blanked."""
    if not isinstance(event, PrivateEvent) or (seat is not None and seat in event.only):
        return event
    return msgspec.structs.replace(event, **dict.fromkeys(event.secret))
