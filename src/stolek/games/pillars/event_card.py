"""Step 1: the event of the round, who is protected from it and what it does (PILL-4.40 to 4.42, PILL-4.100 to 4.107).

An event with an acting effect happens to everybody affected; one with a standing effect is only remembered here: wool
mill, resource cards, cathedral and clean-up ask for the effects that they heed.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from stolek.games.pillars.actions import DISMISS, KEEP_OR_USE, Dismiss, KeepCard, UseCard
from stolek.games.pillars.advantage import IGNORING, give_up, held
from stolek.games.pillars.cards import ADVANTAGE_IDS, EVENT_IDS, EVENTS, NO_CARD, effects_of
from stolek.games.pillars.components import ROUNDS, STEPS
from stolek.games.pillars.effects import (
    Acting,
    BuilderLimitNextRound,
    CapacityBonus,
    DoubleWoolWages,
    LoseCraftsman,
    LosePoints,
    PayGold,
    ResourceCardYield,
    Standing,
    carry_out,
    handles,
)
from stolek.games.pillars.employ import lay_off
from stolek.games.pillars.events import (
    CraftsmanLost,
    EventHeldOff,
    EventIgnored,
    EventRevealed,
    EventStruck,
    EventTooLate,
    LevyPaid,
    NobodyLost,
    PointsLost,
)
from stolek.games.pillars.frames import ChooseProtection, IgnoreEvent, LoseOne, RevealEvent, StrikeEvent
from stolek.games.pillars.goods import forced_payment, lose_points
from stolek.games.pillars.setup import draw_event
from stolek.games.pillars.space import BISHOPRIC
from stolek.games.pillars.state import NOBODY, PillarsState, affect_everybody, is_affected, spare, turn_order
from stolek.games.pillars.values import Cause, Source
from stolek.kernel.chapter import Chapter
from stolek.kernel.pile import reveal
from stolek.kernel.state import tell, then
from stolek.kernel.values import Action, Frame, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.pillars.rules import Pillars

rule: Chapter["Pillars", PillarsState] = Chapter()

E = TypeVar("E", bound=Standing)

POSITIVE: Final = tuple(card.positive for card in EVENTS)
WAGES: Final = effects_of(EVENTS, DoubleWoolWages)
YIELD: Final = effects_of(EVENTS, ResourceCardYield)
CAPACITY: Final = effects_of(EVENTS, CapacityBonus)
BUILDER_LIMIT: Final = effects_of(EVENTS, BuilderLimitNextRound)
STRIKE_EVENT: Final = StrikeEvent()


@rule.step(RevealEvent)
def reveal_event(g: "Pillars", s: PillarsState, f: RevealEvent) -> None:
    """A negative event lets the bishop's guest decide first, then the holder of a card (PILL-4.40 to PILL-4.43)."""
    s.step = STEPS["event"]
    card = s.event = turn_over(s)
    affect_everybody(s)
    guest = s.spaces[BISHOPRIC]
    s.cube_due = POSITIVE[card] and guest != NOBODY
    tell(s, EventRevealed(EVENT_IDS[card], POSITIVE[card]))
    then(s, *([] if POSITIVE[card] else protections(s, guest)), STRIKE_EVENT)


def turn_over(s: PillarsState) -> int:
    """The card that Ellen showed her owner, otherwise any that was never revealed (PILL-2.9, PILL-4.71)."""
    if s.foreseen.cards:
        reveal(s, s.foreseen, 0)
        return s.foreseen.take(0)[0]
    return s.unrevealed.take(draw_event(s))[0]


def protections(s: PillarsState, guest: int) -> list[Frame]:
    """Who is asked whether the event shall spare them, even one that cannot hurt (PILL-4.42)."""
    event = EVENT_IDS[s.event]
    asked: list[Frame] = [] if guest == NOBODY else [ChooseProtection(Seat(guest), event)]
    for seat in turn_order(s):
        card = held(s.players[seat], IGNORING)
        if card != NO_CARD:
            asked.append(IgnoreEvent(seat, ADVANTAGE_IDS[card], event))
    return asked


@rule.offer(IgnoreEvent, none="skip")
def keep_or_use(g: "Pillars", s: PillarsState, f: IgnoreEvent) -> Sequence[Action]:
    """Skipped for whom the bishop protects already (PILL-4.42, PILL-4.75)."""
    return KEEP_OR_USE if is_affected(s, f.seat) else ()


@rule.do(IgnoreEvent, KeepCard)
def keep_card(g: "Pillars", s: PillarsState, f: IgnoreEvent, a: KeepCard) -> None:
    """The card waits for another event."""


@rule.do(IgnoreEvent, UseCard)
def use_card(g: "Pillars", s: PillarsState, f: IgnoreEvent, a: UseCard) -> None:
    """Not affected, and the card is gone (PILL-4.75)."""
    player = s.players[f.seat]
    give_up(s, player, held(player, IGNORING))
    spare(s, f.seat)
    tell(s, EventIgnored(f.seat, f.card))


@rule.step(StrikeEvent)
def strike_event(g: "Pillars", s: PillarsState, f: StrikeEvent) -> None:
    """The event acts on the affected players in turn order, or stands for a later step (PILL-4.40, PILL-4.41)."""
    seats = [seat for seat in turn_order(s) if is_affected(s, seat)]
    if not seats:
        tell(s, EventHeldOff(EVENT_IDS[s.event]))
    elif s.event in BUILDER_LIMIT and s.round == ROUNDS:
        tell(s, EventTooLate(EVENT_IDS[s.event]))
    else:
        tell(s, EventStruck(EVENT_IDS[s.event], tuple(seats)))
    effect = EVENTS[s.event].effect
    if isinstance(effect, Acting):
        cause = Cause(EVENT_IDS[s.event], Source.EVENTS)
        for seat in seats:
            carry_out(g, s, seat, effect, cause)


def event_effect(s: PillarsState, seat: Seat, table: dict[int, E]) -> E | None:
    """What the event of the round says to this player about something, if anything (PILL-4.40, PILL-4.41)."""
    effect = table.get(s.event)
    return effect if effect is not None and is_affected(s, seat) else None


@handles(LosePoints)
def lose_points_by_event(g: "Pillars", s: PillarsState, seat: Seat, effect: LosePoints, cause: Cause) -> None:
    """Points lost, not below 0 (PILL-4.2, PILL-4.105)."""
    lost = lose_points(s.players[seat], cause.source, effect.amount)
    tell(s, PointsLost(seat, cause.card, lost, effect.amount - lost))


@handles(PayGold)
def levy(g: "Pillars", s: PillarsState, seat: Seat, effect: PayGold, cause: Cause) -> None:
    """A forced payment (PILL-4.3, PILL-4.107)."""
    paid = forced_payment(s.players[seat], cause.source, effect.amount)
    tell(s, LevyPaid(seat, cause.card, effect.amount, *paid))


@handles(LoseCraftsman)
def lose_craftsman(g: "Pillars", s: PillarsState, seat: Seat, effect: LoseCraftsman, cause: Cause) -> None:
    """The player is asked which one; who employs nobody loses nobody (PILL-4.104)."""
    if s.players[seat].craftsmen:
        then(s, LoseOne(seat))
    else:
        tell(s, NobodyLost(seat))


@rule.offer(LoseOne)
def own_craftsmen(g: "Pillars", s: PillarsState, f: LoseOne) -> Sequence[Action]:
    """Any one (PILL-4.104)."""
    return [DISMISS[card] for card in s.players[f.seat].craftsmen]


@rule.do(LoseOne, Dismiss)
def lose_one(g: "Pillars", s: PillarsState, f: LoseOne, a: Dismiss) -> None:
    """The craftsman leaves the game (PILL-4.104)."""
    lay_off(s, f.seat, a.craftsman)
    tell(s, CraftsmanLost(f.seat, a.craftsman))


@rule.refuse(LoseOne, Dismiss)
def why_not_lose(g: "Pillars", s: PillarsState, f: LoseOne, a: Dismiss) -> Refusal:
    """One of the player's own (PILL-4.104)."""
    return no("PILL-4.104")
