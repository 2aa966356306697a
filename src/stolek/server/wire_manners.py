"""What goes over the wire about manners: blocks and reports."""

from typing import Annotated

import msgspec

from stolek.server.wire import Id, Input
from stolek.table.command import Place

Line = Annotated[int, msgspec.Meta(ge=1, le=10**9)]


class WhomIn(Input, frozen=True):
    """A person at a table: who holds this seat, or who said this line of its log."""

    table: Id
    seat: Place | None = None
    line: Line | None = None


class Block(msgspec.Struct, frozen=True):
    """Somebody with whom one wants nothing to do, by the name of then."""

    id: str
    name: str
    created: float


class ReportIn(Input, frozen=True):
    """Something that those who run the server should look at: who it was, what was said, and why it is wrong."""

    table: Id
    reason: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    seat: Place | None = None
    lines: Annotated[tuple[Line, ...], msgspec.Meta(max_length=20)] = ()


class Reported(msgspec.Struct, frozen=True):
    """The report under which it is kept."""

    report: str
