"""How requests fail: a status, a sentence in both languages, and where a rule refuses, the rule."""

from typing import Final, Literal

from stolek.kernel.values import Refusal
from stolek.server import wire
from stolek.server.speech import SERVER, Speech
from stolek.text.unreadable import Unreadable

NOT_YOURS: Final = ("TABLE-7", "TABLE-10", "TABLE-19", "TABLE-33", "TABLE-35", "TABLE-36", "TABLE-38")
"""Refused because of who asks."""
MOVED_ON: Final = ("TABLE-1", "TABLE-5", "TABLE-6", "TABLE-9", "TABLE-11", "TABLE-12", "TABLE-17", "TABLE-18")
"""Refused because the table is no longer, or not yet, where the request thinks it is."""
SINCE_THEN: Final = (*MOVED_ON, "TABLE-22", "TABLE-23", "TABLE-25", "TABLE-26", "TABLE-30", "TABLE-32", "TABLE-34")


class Failure(Exception):
    """A request fails with this status and problem."""

    def __init__(self, status: int, error: str, headers: dict[str, str] | None = None, **args: object) -> None:
        super().__init__(f"{status} {error}")
        self.status = status
        self.problem = wire.ProblemBody(error, SERVER.say(f"server-{error}", args))
        self.headers = headers or {}


class NotReadable(Failure):
    """What was sent cannot be read; the sentence names the field and what it should be."""

    def __init__(self, what: Unreadable) -> None:
        Exception.__init__(self, f"400 unreadable {what.case} {what.field}")
        self.status = 400
        self.problem = wire.ProblemBody("unreadable", wire.Words(what.said("en"), what.said("cs")))
        self.headers = {}


class NotFound(Failure):
    """There is no such thing; the sentence says of what kind."""

    def __init__(self, kind: str) -> None:
        super().__init__(404, kind)
        self.problem = wire.ProblemBody("not-found", self.problem.text)


class Refused(Failure):
    """A rule refuses; `now` shows where the table stands."""

    def __init__(self, refusal: Refusal, speech: Speech = SERVER, now: wire.TableStatus | None = None) -> None:
        shown = speech.refusal(refusal)
        status = 403 if refusal.rule in NOT_YOURS else 409 if refusal.rule in SINCE_THEN else 422
        super().__init__(status, "refused")
        self.problem = wire.ProblemBody("refused", shown.text, shown, now)


def nobody() -> Failure:
    """One has to be somebody for that."""
    return Failure(401, "nobody")


def not_found(kind: Literal["not-found", "no-table", "no-record", "no-game"] = "not-found") -> Failure:
    """There is no such thing."""
    return NotFound(kind)
