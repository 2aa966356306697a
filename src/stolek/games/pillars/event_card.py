"""Step 1: the event of the round, who is protected from it and what it does (PILL-4.40 to 4.42, PILL-4.100 to 4.107).

Events that act in later steps are only remembered here; wool mill, resource cards, cathedral and clean-up ask for the
effects that they heed.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeVar, assert_never

from stolek.games.pillars.actions import DISMISS, KEEP_OR_USE, Dismiss, KeepCard, UseCard
from stolek.games.pillars.advantage import IGNORING, give_up, held
from stolek.games.pillars.board_events import (
    CraftsmanLost,
    EventGave,
    EventIgnored,
    EventRevealed,
    EventStruck,
    LevyPaid,
    PointsLost,
)
from stolek.games.pillars.cards import ADVANTAGE_IDS, EVENT_IDS, EVENTS, NO_CARD
from stolek.games.pillars.effect import (
    BuilderLimitNextRound,
    CapacityBonus,
    DoubleWoolWages,
    Effect,
    GainAll,
    LoseAll,
    LoseCraftsman,
    PayAll,
    ResourceCardYield,
)
from stolek.games.pillars.employ import lay_off
from stolek.games.pillars.frames import ChooseProtection, IgnoreEvent, LoseOne, RevealEvent, StrikeEvent
from stolek.games.pillars.goods import GOODS, forced_payment, gain, lose_points
from stolek.games.pillars.setup import draw_event
from stolek.games.pillars.space import BISHOPRIC
from stolek.games.pillars.state import EVENT, NOBODY, PillarsState, turn_order
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Action, Frame, Refusal, Seat, no
from stolek.kernel.pile import reveal
from stolek.kernel.state import tell, then

if TYPE_CHECKING:
    from stolek.games.pillars.rules import Pillars

rule: Chapter["Pillars", PillarsState] = Chapter()

E = TypeVar("E", bound=Effect)


def _with(kind: type[E]) -> dict[int, E]:
    """The events with an effect of this kind."""
    return {i: card.effect for i, card in enumerate(EVENTS) if isinstance(card.effect, kind)}


POSITIVE: Final = tuple(card.positive for card in EVENTS)
WAGES: Final = _with(DoubleWoolWages)
YIELD: Final = _with(ResourceCardYield)
CAPACITY: Final = _with(CapacityBonus)
BUILDER_LIMIT: Final = _with(BuilderLimitNextRound)
STRIKE_EVENT: Final = StrikeEvent()


@rule.step(RevealEvent)
def reveal_event(g: "Pillars", s: PillarsState, f: RevealEvent) -> None:
    """A negative event lets the bishop's guest decide first, then the holder of a card (PILL-4.40 to PILL-4.43)."""
    s.step = 1
    card = s.event = turn_over(s)
    s.affected = (1 << s.seats) - 1
    guest = s.spaces[BISHOPRIC]
    s.cube_due = POSITIVE[card] and guest != NOBODY
    if s.events is not None:
        tell(s, EventRevealed(EVENT_IDS[card], POSITIVE[card]))
    then(s, *([] if POSITIVE[card] else protections(s, guest)), STRIKE_EVENT)


def turn_over(s: PillarsState) -> int:
    """The card that Ellen showed her owner, otherwise any that was never revealed (PILL-2.9, PILL-4.71)."""
    if s.foreseen.cards:
        reveal(s, s.foreseen, 0)
        return s.foreseen.take(0)[0]
    return s.unrevealed.take(draw_event(s))[0]


def protections(s: PillarsState, guest: int) -> list[Frame]:
    """Who is asked whether the event shall spare him, even one that cannot hurt (PILL-4.42)."""
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
    return KEEP_OR_USE if s.affected >> f.seat & 1 else ()


@rule.do(IgnoreEvent, KeepCard)
def keep_card(g: "Pillars", s: PillarsState, f: IgnoreEvent, a: KeepCard) -> None:
    """The card waits for another event."""


@rule.do(IgnoreEvent, UseCard)
def use_card(g: "Pillars", s: PillarsState, f: IgnoreEvent, a: UseCard) -> None:
    """Not affected, and the card is gone (PILL-4.75)."""
    player = s.players[f.seat]
    give_up(s, player, held(player, IGNORING))
    s.affected &= ~(1 << f.seat)
    tell(s, EventIgnored(f.seat, f.card))


@rule.step(StrikeEvent)
def strike_event(g: "Pillars", s: PillarsState, f: StrikeEvent) -> None:
    """The event acts on the affected players in turn order (PILL-4.41)."""
    seats = [seat for seat in turn_order(s) if s.affected >> seat & 1]
    if s.events is not None:
        tell(s, EventStruck(EVENT_IDS[s.event], tuple(seats)))
    effect = EVENTS[s.event].effect
    match effect:
        case GainAll():
            give_goods(s, seats, effect)
        case LoseAll():
            take_points(s, seats, effect.amount)
        case PayAll():
            levy(s, seats, effect.amount)
        case LoseCraftsman():
            then(s, *[LoseOne(seat) for seat in seats])
        case DoubleWoolWages() | CapacityBonus() | ResourceCardYield() | BuilderLimitNextRound():
            pass  # remembered for a later step (PILL-4.40)
        case _:
            assert_never(effect)


def give_goods(s: PillarsState, seats: list[Seat], effect: GainAll) -> None:
    """Goods for each (PILL-4.100)."""
    good = GOODS.index(effect.resource)
    for seat in seats:
        booked = gain(s, s.players[seat], EVENT, good, effect.amount)
        tell(s, EventGave(seat, EVENT_IDS[s.event], {effect.resource: booked}))


def take_points(s: PillarsState, seats: list[Seat], points: int) -> None:
    """Points lost, not below 0 (PILL-4.2, PILL-4.105)."""
    for seat in seats:
        tell(s, PointsLost(seat, EVENT_IDS[s.event], lose_points(s.players[seat], EVENT, points)))


def levy(s: PillarsState, seats: list[Seat], amount: int) -> None:
    """A forced payment (PILL-4.3, PILL-4.107)."""
    for seat in seats:
        gold, points = forced_payment(s.players[seat], EVENT, amount)
        tell(s, LevyPaid(seat, EVENT_IDS[s.event], amount, gold, points))


@rule.offer(LoseOne, none="skip")
def own_craftsmen(g: "Pillars", s: PillarsState, f: LoseOne) -> Sequence[Action]:
    """Any one; who employs nobody loses nobody (PILL-4.104)."""
    return [DISMISS[card] for card in s.players[f.seat].craftsmen]


@rule.do(LoseOne, Dismiss)
def lose_one(g: "Pillars", s: PillarsState, f: LoseOne, a: Dismiss) -> None:
    """The craftsman leaves the game (PILL-4.104)."""
    lay_off(s, f.seat, a.craftsman)
    tell(s, CraftsmanLost(f.seat, a.craftsman))


@rule.refuse(LoseOne, Dismiss)
def not_employed(g: "Pillars", s: PillarsState, f: LoseOne, a: Dismiss) -> Refusal:
    """One of the player's own (PILL-4.104)."""
    return no("PILL-4.104")
