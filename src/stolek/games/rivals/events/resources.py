"""Resources that come and go; `law` is the rule that they go by."""

from typing import ClassVar

from stolek.games.rivals.events.lawful import LawfulEvent
from stolek.kernel.values import Event, Seat


class ResourceGained(LawfulEvent, frozen=True, gc=False):
    """Resources come to a region or the Gold Cache, by the rule `law`; `source` is what that rule is about."""

    rule: ClassVar[str] = "RIVA-4.8"
    seat: Seat
    place: str
    amount: int
    law: str
    resource: str = "unknown"
    source: str = "unknown"


class ResourceLost(LawfulEvent, frozen=True, gc=False):
    """Resources leave a region or the Gold Cache: paid, taken or lost by the rule `law`."""

    rule: ClassVar[str] = "RIVA-4.8"
    seat: Seat
    place: str
    amount: int
    law: str
    resource: str = "unknown"
    source: str = "unknown"


class GainWasted(LawfulEvent, frozen=True, gc=False):
    """A gain that found no room; `resource` is "any" where the player was free to name another one."""

    rule: ClassVar[str] = "RIVA-4.10"
    seat: Seat
    amount: int
    law: str
    resource: str = "any"
    source: str = "unknown"


class ResourceDemanded(Event, frozen=True, gc=False):
    """The taker has named a type."""

    rule: ClassVar[str] = "RIVA-4.15"
    seat: Seat
    resource: str
    amount: int


class ResourceGiven(Event, frozen=True, gc=False):
    """A player gives the opponent a resource of their own choice."""

    rule: ClassVar[str] = "RIVA-4.204"
    seat: Seat
    resource: str


class Traded(LawfulEvent, frozen=True, gc=False):
    """Some of one kind for 1 of another."""

    rule: ClassVar[str] = "RIVA-4.40"
    seat: Seat
    give: str
    amount: int
    get: str
    law: str


class Bought(Event, frozen=True, gc=False):
    """A resource is bought from the Traveling Merchant."""

    rule: ClassVar[str] = "RIVA-4.134"
    seat: Seat
    resource: str
