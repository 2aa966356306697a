"""The engine that carries out what cards say: one function for each word of the vocabulary (RIVA-4.35).

Functions are registered in the chapter that the word belongs to. Words that are looked up while something else happens
(rates, discounts, protections, boosters) have no function here. A listener is a card in play that waits for a trigger.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from stolek.games.rivals.card_frames import CarryOut, Defend, ResolveEvent
from stolek.games.rivals.cards import BIT, CARDS, EVENTS, LISTENING, LISTENS
from stolek.games.rivals.components import RESOURCE
from stolek.games.rivals.conditions import amount_of, holds
from stolek.games.rivals.frames import ChooseType, GainAny, Receive
from stolek.games.rivals.laws import CARD_LAW, EVENT_LAW
from stolek.games.rivals.principality import COVERED, SHIFT
from stolek.games.rivals.resources import pay_any, pay_type, room
from stolek.games.rivals.state import RivalsState, in_order, other
from stolek.games.rivals.vocabulary import DefenceRoll, Doing, Effect, Gain, Pay
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Frame, Seat
from stolek.kernel.state import then

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Chapter["Rivals", RivalsState] = Chapter()

W = TypeVar("W", bound=Doing)
Doer = Callable[["Rivals", RivalsState, Seat, W, str], None]
DOERS: Final[dict[type[Doing], Callable[..., None]]] = {}


def says(word: type[W]) -> Callable[[Doer[W]], Doer[W]]:
    """This function carries out the word: for the seat that owns the card, by the rule `law`."""

    def register(doer: Doer[W]) -> Doer[W]:
        assert word not in DOERS
        DOERS[word] = doer
        return doer

    return register


@rule.step(CarryOut)
def carry_out(g: "Rivals", s: RivalsState, f: CarryOut) -> None:
    """One effect of a card after the other; a defence guards all that follow it (RIVA-4.310)."""
    effects = LISTENS[f.card][f.when]
    effect = effects[f.n]
    rest: tuple[Frame, ...] = ()
    if f.n + 1 < len(effects):
        rest = (CarryOut(f.seat, f.card, f.when, f.n + 1),)
    if isinstance(effect, DefenceRoll):
        then(s, Defend(other(f.seat), rest, CARDS[f.card].kind.id))
        return
    DOERS[type(effect)](g, s, f.seat, effect, CARD_LAW[f.card])
    then(s, *rest)


@rule.step(ResolveEvent)
def resolve_event(g: "Rivals", s: RivalsState, f: ResolveEvent) -> None:
    """One effect of the revealed event after the other (RIVA-3.4)."""
    effects = EVENTS[s.event].effects
    effect = effects[f.n]
    DOERS[type(effect)](g, s, s.active, effect, EVENT_LAW[s.event])
    if f.n + 1 < len(effects):
        then(s, ResolveEvent(f.n + 1))


def listeners(s: RivalsState, seat: Seat, trigger: str) -> list[tuple[int, Effect]]:
    """The effects of a player's cards in play that wait for this, each with its card and place."""
    p = s.princes[seat]
    bits = LISTENING.get(trigger, 0)
    if not p.kinds & bits:
        return []
    return [
        (e, effect)
        for e in p.built
        if BIT[e >> SHIFT] & bits and not e & COVERED
        for effect in LISTENS[e >> SHIFT][trigger]
    ]


@says(Pay)
def pay_effect(g: "Rivals", s: RivalsState, seat: Seat, e: Pay, law: str) -> None:
    """Pay exactly this; any types if it says so."""
    if e.resource == "any":
        pay_any(s, seat, e.amount, law)
    else:
        pay_type(s, seat, RESOURCE[e.resource], e.amount, law)


@says(Gain)
def gain_effect(g: "Rivals", s: RivalsState, seat: Seat, e: Gain, law: str) -> None:
    """Whoever it is for receives, the active player first (RIVA-3.1)."""
    for receiver in receivers(s, seat, e):
        then(s, *gain_frames(s, receiver, e, law))


def receivers(s: RivalsState, seat: Seat, e: Gain) -> list[Seat]:
    """The owner, both, or whoever has most; with equal numbers both, if the effect says so."""
    if e.who == "self":
        return [seat]
    if e.who == "each":
        return list(in_order(s))
    score = {x: s.princes[x].skill if e.who == "most_skill" else s.princes[x].ships for x in in_order(s)}
    best = max(score.values())
    return [x for x in in_order(s) if score[x] == best and score[x] >= e.min_ships]


def gain_frames(s: RivalsState, seat: Seat, e: Gain, law: str) -> list[Frame]:
    """What a player receives by an effect, as frames."""
    amount = amount_of(s, seat, e.amount) if holds(s, seat, e.condition) else 0
    if e.max is not None:
        amount = min(amount, e.max)
    if not amount:
        return []
    if e.resource == "any":
        return [GainAny(seat, amount, law)]
    if e.options:
        fits = any(room(s.princes[seat], RESOURCE[name]) for name in e.options)
        return [ChooseType(seat, e.options, amount)] if fits else []
    return [Receive(seat, e.resource, amount, law)]


def summed(frames: list[Frame]) -> list[Frame]:
    """Gains of one type are taken together, so that they are stored in one go."""
    total: dict[tuple[Any, ...], int] = {}
    for frame in frames:
        if isinstance(frame, Receive):
            key = (frame.seat, frame.resource, frame.law)
            total[key] = total.get(key, 0) + frame.amount
    others = [frame for frame in frames if not isinstance(frame, Receive)]
    return [*(Receive(seat, resource, amount, law) for (seat, resource, law), amount in total.items()), *others]
