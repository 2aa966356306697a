"""What a seat may know, as a value that holds no reference to the state."""

from typing import Any

import msgspec

from stolek.kernel.values import Frame, Seat


class Asked(msgspec.Struct, frozen=True):
    """Somebody is being asked: everybody may know who, what kind of thing, and by which rule."""

    seat: Seat
    kind: str
    rule: str


class OpenQuestion(msgspec.Struct, frozen=True):
    """The question that this viewer must answer; a command names its id."""

    id: str
    kind: str
    rule: str
    args: dict[str, Any]


class View(msgspec.Struct, frozen=True):
    """The public part, equal for all viewers, the private part of this viewer, and his open question."""

    game: str
    seats: int
    seat: Seat | None
    waiting: tuple[Seat, ...]
    asks: tuple[Asked, ...]
    public: msgspec.Struct
    private: msgspec.Struct | None
    question: OpenQuestion | None
    over: bool


def arguments(frame: Frame) -> dict[str, Any]:
    """What a question tells its seat: the fields of the frame, without the seat and the guarded frames."""
    return {name: getattr(frame, name) for name in frame.__struct_fields__ if name not in ("seat", "guards")}
