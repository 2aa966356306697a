"""Resources that are received, paid or taken (RIVA-4.7 to RIVA-4.16, RIVA-4.80); `law` is the rule that they go by."""

from typing import ClassVar

from stolek.kernel.values import Question, Seat, Step


class Receive(Step, frozen=True, gc=False):
    """A gain of a given type."""

    seat: Seat
    resource: str
    amount: int
    law: str


class ReceiveAt(Step, frozen=True, gc=False):
    """A gain that may go to these places only."""

    seat: Seat
    resource: str
    amount: int
    places: tuple[str, ...]
    law: str


class GainAny(Question, frozen=True, gc=False):
    """Where the next resource of any type goes."""

    rule: ClassVar[str] = "RIVA-4.13"
    left: int
    law: str


class ChooseFromMarket(Question, frozen=True, gc=False):
    """One of the types that the opponent's regions bear."""

    rule: ClassVar[str] = "RIVA-4.120"
    resources: tuple[str, ...]


class StoreResource(Question, frozen=True, gc=False):
    """Which place takes the next of these resources; the places above the first are done with."""

    rule: ClassVar[str] = "RIVA-4.11"
    resource: str
    amount: int
    places: tuple[str, ...]
    law: str


class PayResource(Question, frozen=True, gc=False):
    """Which place the next resource of this type comes from."""

    rule: ClassVar[str] = "RIVA-4.14"
    resource: str
    amount: int
    places: tuple[str, ...]
    law: str


class PayAny(Question, frozen=True, gc=False):
    """Which place the next resource of any type comes from."""

    rule: ClassVar[str] = "RIVA-4.14"
    amount: int
    places: tuple[str, ...]
    law: str


class TakeResource(Question, frozen=True, gc=False):
    """The type of the next resource taken from the opponent; only one with room, if the card says so."""

    rule: ClassVar[str] = "RIVA-4.80"
    left: int
    least: int
    law: str
    needs_room: bool = False


class DemandAmount(Question, frozen=True, gc=False):
    """How many units of a type the opponent must give."""

    rule: ClassVar[str] = "RIVA-4.201"
    resource: str
    most: int
    law: str


class GainUpTo(Question, frozen=True, gc=False):
    """How many units of a type a player receives."""

    rule: ClassVar[str] = "RIVA-4.406"
    resource: str
    most: int
    law: str


class TakeAgain(Step, frozen=True, gc=False):
    """A fixed amount of one type, unit by unit, as far as it goes."""

    seat: Seat
    resource: str
    left: int
    into: str
    law: str


class GiveUp(Question, frozen=True, gc=False):
    """Where the unit that the opponent takes comes from; `into` names the taker's region, empty for any."""

    rule: ClassVar[str] = "RIVA-4.15"
    resource: str
    into: str
    law: str
