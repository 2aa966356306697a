"""Carrying out what cards, events and the event die say, one effect after the other (RIVA-3.4, RIVA-4.35).

The rules object finds the handler of an effect; handlers stand in the chapters that their effects belong to. Here are
those for resources, which all sets use. A *listener* is a card in play that waits for a trigger.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, TypeVar

from stolek.games.rivals.cards import CARDS, EVENTS, LISTENING, LISTENS, is_one_of, kinds_with, rule_of
from stolek.games.rivals.chapter import RivalsChapter
from stolek.games.rivals.components import RESOURCE
from stolek.games.rivals.conditions import amount_of, holds
from stolek.games.rivals.effects import CardEffect, Effect, Gain, Pay
from stolek.games.rivals.expansion import Expansion, card_of, is_covered
from stolek.games.rivals.frames.cards import CarryOut, ResolveEvent
from stolek.games.rivals.frames.resources import GainAny, GainUpTo, Receive
from stolek.games.rivals.paying import pay_any, pay_type
from stolek.games.rivals.principality import Principality, is_in_play
from stolek.games.rivals.state import RivalsState, in_order
from stolek.kernel.state import then
from stolek.kernel.values import Frame, Seat

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Final = RivalsChapter()

E = TypeVar("E", bound=Effect)


def carry_out(g: "Rivals", s: RivalsState, seat: Seat, effect: Effect, law: str) -> None:
    """One effect, for the seat that owns the card, by the rule `law`."""
    g.handlers[type(effect)](g, s, seat, effect, law)


@rule.step(CarryOut)
def carry_out_card(g: "Rivals", s: RivalsState, f: CarryOut) -> None:
    """One effect of a card after the other (RIVA-4.35)."""
    effects = LISTENS[f.card][f.when]
    carry_out(g, s, f.seat, effects[f.n], rule_of(f.card))
    if f.n + 1 < len(effects):
        then(s, CarryOut(f.seat, f.card, f.when, f.n + 1))


@rule.step(ResolveEvent)
def carry_out_event(g: "Rivals", s: RivalsState, f: ResolveEvent) -> None:
    """One effect of the revealed event after the other (RIVA-3.4)."""
    event = EVENTS[s.event]
    carry_out(g, s, s.active, event.effects[f.n], event.rule)
    if f.n + 1 < len(event.effects):
        then(s, ResolveEvent(f.n + 1))


# Cards in play


def listeners(s: RivalsState, seat: Seat, trigger: str) -> list[tuple[Expansion, CardEffect]]:
    """The effects of a player's cards in play that wait for this, each with its card."""
    p = s.princes[seat]
    kinds = LISTENING.get(trigger, 0)
    if not is_in_play(p, kinds):
        return []
    return [
        (expansion, effect)
        for expansion in p.built
        if is_one_of(card_of(expansion), kinds) and not is_covered(expansion)
        for effect in LISTENS[card_of(expansion)][trigger]
    ]


def effects_in_play(p: Principality, kind: type[E]) -> list[tuple[Expansion, E]]:
    """The effects of this kind that cards in a principality have, each with its card."""
    if not is_in_play(p, kinds_with(kind)):
        return []
    return [
        (expansion, effect)
        for expansion in p.built
        if not is_covered(expansion)
        for effect in CARDS[card_of(expansion)].kind.effects
        if isinstance(effect, kind)
    ]


# Resources


@rule.handles(Pay)
def pay_effect(g: "Rivals", s: RivalsState, seat: Seat, effect: Pay, law: str) -> None:
    """Pay exactly this; any types if it says so."""
    if effect.resource == "any":
        pay_any(s, seat, effect.amount, law)
    else:
        pay_type(s, seat, RESOURCE[effect.resource], effect.amount, law)


@rule.handles(Gain)
def gain_effect(g: "Rivals", s: RivalsState, seat: Seat, effect: Gain, law: str) -> None:
    """Whoever it is for receives, the active player first (RIVA-3.1)."""
    for receiver in receivers(s, seat, effect):
        then(s, *gains(g, s, receiver, effect, law))


def receivers(s: RivalsState, owner: Seat, effect: Gain) -> list[Seat]:
    """The owner, both, or whoever has most; with equal numbers both (RIVA-4.28, RIVA-4.133)."""
    if effect.who == "self":
        return [owner]
    if effect.who == "each":
        return list(in_order(s))
    score = [p.skill if effect.who == "most_skill" else p.ships for p in s.princes]
    return [seat for seat in in_order(s) if score[seat] == max(score) and score[seat] >= effect.min_ships]


def gains(g: "Rivals", s: RivalsState, seat: Seat, effect: Gain, law: str) -> list[Frame]:
    """What a player receives by an effect, as frames."""
    amount = amount_of(g, s, seat, effect.amount) if holds(g, s, seat, effect.condition) else 0
    if effect.max is not None:
        amount = min(amount, effect.max)
    if not amount:
        return []
    if effect.up_to:
        return [GainUpTo(seat, effect.resource, amount, law)]
    return [GainAny(seat, amount, law) if effect.resource == "any" else Receive(seat, effect.resource, amount, law)]


def added_up(frames: Iterable[Frame]) -> list[Frame]:
    """Gains of one type are taken together, so that they are stored in one go; other gains follow."""
    totals: dict[tuple[Seat, str, str], int] = {}
    others: list[Frame] = []
    for frame in frames:
        if isinstance(frame, Receive):
            key = frame.seat, frame.resource, frame.law
            totals[key] = totals.get(key, 0) + frame.amount
        else:
            others.append(frame)
    return [*(Receive(seat, resource, amount, law) for (seat, resource, law), amount in totals.items()), *others]
