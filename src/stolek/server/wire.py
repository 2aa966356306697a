"""What goes over the wire: every request and every answer is one of these types, and OpenAPI is made from them.

All words are sent in both languages, so that each client chooses for itself. Parts that belong to a game (views,
actions, events) are passed through as the game encodes them.
"""

from typing import Annotated, Any, Literal

import msgspec

from stolek.kernel.option import Value
from stolek.table import command as c
from stolek.table.clock import Clock
from stolek.table.command import Level, Name, Place, Visibility

Id = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
Request = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{8,64}$")]

RawView = Annotated[msgspec.Raw, msgspec.Meta(extra={"typescript": "View"})]
"""A view as the kernel makes it, with the parts of its game inside."""
RawTagged = Annotated[msgspec.Raw, msgspec.Meta(extra={"typescript": "Tagged"})]
"""An event or an action as its game encodes it."""


class Input(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a client sends; a field that is not known is a mistake."""


class Words(msgspec.Struct, frozen=True):
    """The same thing said in both languages."""

    en: str
    cs: str


# Refusals and problems


class Refusal(msgspec.Struct, frozen=True):
    """Why something is not allowed: the rule, the key of the message with its arguments, and the message."""

    rule: str
    key: str
    args: dict[str, Any]
    text: Words


class Chair(msgspec.Struct, frozen=True):
    """One seat as everybody sees it."""

    seat: int
    holder: Literal["open", "human", "bot"]
    name: str
    level: str
    cover: str
    finish: Literal["", "resigned", "flagged"]
    online: bool
    absent: bool
    """Away for so long that other players may have a bot put in."""


class Proposal(msgspec.Struct, frozen=True):
    """Somebody would like to go back to where the log ended with `line`."""

    seat: int
    line: int
    agreed: tuple[int, ...]


class BreakdownLine(msgspec.Struct, frozen=True):
    """One line of a breakdown."""

    key: str
    points: int
    rule: str
    text: Words


class Remark(msgspec.Struct, frozen=True):
    """Something about the result that is not points."""

    key: str
    rule: str
    text: Words


class Rating(msgspec.Struct, frozen=True):
    """How good a game alone was, and what one may call oneself for it."""

    value: int
    title: Words


class Result(msgspec.Struct, frozen=True):
    """How a game ended; if it was not `finished`, because players resigned or their time was up, the points are as they
    stood then."""

    finished: bool
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    resigned: tuple[int, ...]
    late: tuple[int, ...]
    """Whose time for the whole game was up."""
    scores: tuple[int, ...]
    breakdown: tuple[tuple[BreakdownLine, ...], ...]
    remarks: tuple[Remark, ...]
    rating: Rating | None
    """Of a game alone, which nobody wins."""


class You(msgspec.Struct, frozen=True):
    """What the viewer is at this table."""

    seats: tuple[int, ...]
    host: bool
    questions: dict[int, str]
    """Per seat of the viewer that is waited for: the id of its question."""
    undo: tuple[int, ...]
    """The seats of the viewer that may take back alone."""
    muted: bool
    """Has the host silenced the viewer here?"""
    removed: bool
    """Has the host sent the viewer away?"""
    hushed: tuple[int, ...]
    """Lines of people whom the viewer has blocked; clients leave them out."""
    silenced: tuple[int, ...]
    """To the host: the seats whose people are silenced."""


class TableStatus(msgspec.Struct, frozen=True):
    """The status at a table, for one viewer; `event` is the number of the last line of the log."""

    id: str
    game: str
    options: dict[str, Value]
    visibility: Visibility
    clock: Clock | None
    phase: Literal["gathering", "playing", "over", "closed"]
    chairs: tuple[Chair, ...]
    waiting: tuple[int, ...]
    resting: bool
    """Does the game wait until somebody comes back, because bots stand in for all people?"""
    event: int
    proposal: Proposal | None
    deadlines: dict[int, float]
    """Per thinking seat the time (seconds since 1970) when its time is up."""
    spectators: int
    rematch: str
    source: str
    result: Result | None
    you: You


class ProblemBody(msgspec.Struct, frozen=True):
    """Why a request failed; `refusal` if by a rule, `now` if the table has moved on."""

    error: str
    text: Words
    refusal: Refusal | None = None
    now: TableStatus | None = None


# Tables


class OpenSeat(Input, frozen=True, tag="open"):
    """Somebody may sit here."""


class MySeat(Input, frozen=True, tag="human"):
    """The opener sits here; several times for a hot-seat."""

    name: Name | None = None


class BotSeat(Input, frozen=True, tag="bot"):
    """A bot sits here."""

    level: Level


NewSeat = OpenSeat | MySeat | BotSeat


class NewTable(Input, frozen=True):
    """A new table."""

    game: Annotated[str, msgspec.Meta(max_length=60)]
    seats: Annotated[tuple[NewSeat, ...], msgspec.Meta(min_length=1, max_length=100)]
    options: Annotated[dict[str, Value], msgspec.Meta(max_length=40)] = {}
    visibility: Visibility = "public"
    clock: Clock | None = None


class TableSummary(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    title: Words
    phase: Literal["gathering", "playing", "over", "closed"]
    players: tuple[str, ...]
    open: int
    yours: bool
    your_turn: bool
    changed: float


class Tables(msgspec.Struct, frozen=True):
    """Tables, the last changed first; `next` asks for the page behind, and is empty if there is none."""

    tables: tuple[TableSummary, ...]
    next: str


Command = (
    c.Sit
    | c.SeatBot
    | c.Vacate
    | c.Arrange
    | c.Close
    | c.Start
    | c.Answer
    | c.Undo
    | c.AskUndo
    | c.AgreeUndo
    | c.DeclineUndo
    | c.Say
    | c.Mute
    | c.Unmute
    | c.Remove
    | c.Resign
    | c.Cover
    | c.Return
)


class CommandIn(Input, frozen=True):
    """A command; the same request id sent again changes nothing."""

    request: Request
    command: Command


class Done(msgspec.Struct, frozen=True):
    """The command was carried out, now or, if `repeated`, before."""

    repeated: bool
    now: TableStatus


class Offer(msgspec.Struct, frozen=True):
    """One possible answer: its text form, which answers it, the action itself and a label."""

    id: str
    action: RawTagged
    label: Words


class Explanation(msgspec.Struct, frozen=True):
    """A sentence or two for beginners; `key` tells which ones a reader has seen."""

    key: str
    text: Words


class Question(msgspec.Struct, frozen=True):
    """The open question of a seat."""

    id: str
    kind: str
    rule: str
    prompt: Words
    explanations: tuple[Explanation, ...]
    """What the question is about, of what can be answered now; the first one is about the question as a whole."""
    options: tuple[Offer, ...]


class Position(msgspec.Struct, frozen=True):
    """What a seat, or a spectator, sees of the game, and what it is asked."""

    event: int
    view: RawView
    question: Question | None


class LogLine(msgspec.Struct, frozen=True):
    """One line of the log; `event` is the event as the game tells it, secrets blanked."""

    number: int
    at: float
    type: str
    rule: str
    event: RawTagged
    text: Words


class Log(msgspec.Struct, frozen=True):
    """Lines of the log; `more` if there are others behind the last one."""

    lines: tuple[LogLine, ...]
    more: bool


class SeatIn(Input, frozen=True):
    """A seat of a table."""

    seat: Place


class SeatLink(msgspec.Struct, frozen=True):
    """An invitation to one seat."""

    link: str


class JoinIn(Input, frozen=True):
    """Accept an invitation."""

    link: Annotated[str, msgspec.Meta(max_length=300)]
    name: Name


class RematchIn(Input, frozen=True):
    """Meet again."""

    request: Request


class TableId(msgspec.Struct, frozen=True):
    """A table to go to."""

    table: str
