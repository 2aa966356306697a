"""Sebastian the Itinerant Preacher, who makes an event pass by (RIVA-3.4, RIVA-4.306)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, Self

from stolek.games.rivals.action_cards import play_card
from stolek.games.rivals.actions import DECLINE, PLAY, Decline, PlayCard
from stolek.games.rivals.cards import BACK, CARD_IDS, EVENTS, Card, effects_of
from stolek.games.rivals.chapter import RivalsChapter
from stolek.games.rivals.effects import CancelEvent
from stolek.games.rivals.event_deck import resolve_event, turn_over_event
from stolek.games.rivals.events.lawful import LawfulEvent
from stolek.games.rivals.frames.cards import RevealEvent
from stolek.games.rivals.requirements import why_not_held
from stolek.games.rivals.state import RivalsState
from stolek.kernel.state import SliceKey, StateSlice, tell, then
from stolek.kernel.values import Action, Question, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Final = RivalsChapter()


@dataclass(slots=True)
class Spared(StateSlice):
    """Whom the revealed event passes by."""

    seats: tuple[Seat, ...] = ()

    def clone(self) -> Self:
        return type(self)(self.seats)


SPARED: Final = SliceKey("era_of_turmoil", Spared)


class AvertEvent(Question, frozen=True, gc=False):
    """Play a card against the event, or not."""

    rule: ClassVar[str] = "RIVA-4.306"
    event: str


class EventAverted(LawfulEvent, frozen=True, gc=False):
    """An event does not concern a player, because of this card."""

    rule: ClassVar[str] = "RIVA-3.4"
    seat: Seat
    card: str
    law: str = "RIVA-3.4"


@rule.exempts
def is_spared(s: RivalsState, seat: Seat) -> bool:
    """Has the player averted the event?"""
    return seat in SPARED.of(s).seats


@rule.step(RevealEvent, replaces=True)
def reveal_event(g: "Rivals", s: RivalsState, f: RevealEvent) -> None:
    """Reveal; whom it would hit may avert it, the active player first; then the effect (RIVA-3.4)."""
    SPARED.of(s).seats = ()
    turn_over_event(s)
    event = EVENTS[s.event]
    for effect in event.effects:
        if type(effect) in g.hits:
            then(s, *[AvertEvent(seat, event.id) for seat in g.hits[type(effect)](g, s)])
    resolve_event(s)


@rule.offer(AvertEvent, none="skip")
def averting_cards(g: "Rivals", s: RivalsState, f: AvertEvent) -> Sequence[Action]:
    """Asked whenever such a card may be in the hand by its back (RIVA-7.8, RIVA-7.16)."""
    cards, backs = s.hands[f.seat].cards, g.backs_of_timing["event_revealed"]
    if not any(BACK[card] in backs for card in cards):
        return []
    return [DECLINE, *[PLAY[card] for card in dict.fromkeys(cards) if can_avert(card, f.event)]]


def can_avert(card: Card, event: str) -> bool:
    """Can the card be played against this event?"""
    return any(event in effect.events for effect in effects_of(card, CancelEvent))


@rule.do(AvertEvent, Decline)
def let_it_happen(g: "Rivals", s: RivalsState, f: AvertEvent, a: Decline) -> None:
    """The event is carried out."""


@rule.do(AvertEvent, PlayCard)
def avert(g: "Rivals", s: RivalsState, f: AvertEvent, a: PlayCard) -> None:
    """The card is played out of turn (RIVA-4.306)."""
    play_card(s, f.seat, a.card, "event_revealed")


@rule.refuse(AvertEvent, PlayCard)
def why_not_avert(g: "Rivals", s: RivalsState, f: AvertEvent, a: PlayCard) -> Refusal | None:
    """Not held, or not for this moment."""
    return why_not_held(s, f.seat, a.card) or no("RIVA-4.306", "timing", card=a.card)


@rule.handles(CancelEvent)
def cancel(g: "Rivals", s: RivalsState, seat: Seat, effect: CancelEvent, law: str) -> None:
    """The event does not concern the player (RIVA-4.306)."""
    SPARED.of(s).seats += (seat,)
    tell(s, EventAverted(seat, CARD_IDS[s.played[-1]], law))
