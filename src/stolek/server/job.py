"""What the server sends to its worker processes and what comes back: one message each way, with its length in front.

A worker never learns more than a message holds. For a bot that is a *blind* state, made from what its seat knows; for a
replay it is a record, which is public.
"""

from typing import Final

import msgspec

from stolek.kernel.option import Value

LENGTH: Final = 4
"""Bytes of the length in front of a message."""

CORRECTIONS: Final = "STOLEK_CORRECTIONS"
"""The variable that tells a worker which values of the boxes were put in, as JSON by package."""


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """Let a bot choose an answer within so many seconds."""

    game: str
    options: dict[str, Value]
    seat: int
    level: str
    seed: int
    seconds: float
    blind: bytes


class Check(msgspec.Struct, frozen=True, tag="check"):
    """Play a record through."""

    text: str


class Show(msgspec.Struct, frozen=True, tag="show"):
    """Show a position of a record; `asking`, with what the seat is asked there."""

    text: str
    move: int
    seat: int | None
    asking: bool = False


class Count(msgspec.Struct, frozen=True, tag="count"):
    """Count everybody's points after each move of a record."""

    text: str


Job = Choose | Check | Show | Count


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    """The bot's answer in its text form."""

    action: str


class Checked(msgspec.Struct, frozen=True, tag="checked"):
    """The record can be played: so many moves, to its end or not."""

    moves: int
    finished: bool


class Shown(msgspec.Struct, frozen=True, tag="shown"):
    """What was to be shown, ready for the wire."""

    json: bytes


class Damaged(msgspec.Struct, frozen=True, tag="damaged"):
    """The record is damaged in this line."""

    line: int
    key: str
    args: dict[str, str]


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The job could not be done."""

    problem: str


Reply = Chosen | Checked | Shown | Damaged | Failed

ENCODER: Final = msgspec.msgpack.Encoder()
JOBS: Final[msgspec.msgpack.Decoder[Job]] = msgspec.msgpack.Decoder(Job)
REPLIES: Final[msgspec.msgpack.Decoder[Reply]] = msgspec.msgpack.Decoder(Reply)


def framed(message: Job | Reply) -> bytes:
    """The message as it goes through the pipe."""
    data = ENCODER.encode(message)
    return len(data).to_bytes(LENGTH, "big") + data
