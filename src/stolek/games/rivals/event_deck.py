"""The event deck: turning a card, who may get out of it, Yule (RIVA-2.4, RIVA-3.4, RIVA-4.30, RIVA-4.31)."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.rivals.actions import DECLINE, PLAY, Decline, PlayCard
from stolek.games.rivals.card_frames import AvertEvent, FinishEvent, ResolveEvent, RevealEvent
from stolek.games.rivals.cards import BACK, CANCELS, CARDS, EVENT, EVENTS, YULE
from stolek.games.rivals.components import SETUP
from stolek.games.rivals.events import EventAverted, EventDeckBuilt, EventRevealed
from stolek.games.rivals.interpreter import says
from stolek.games.rivals.laws import EVENT_LAW
from stolek.games.rivals.playing import not_held, play_card
from stolek.games.rivals.state import HALF_MOON, RivalsState
from stolek.games.rivals.vocabulary import CancelEventForSelf, Doing, RebuildEventDeck
from stolek.kernel.chance import draw
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Action, Refusal, Seat, no
from stolek.kernel.state import tell, then

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Chapter["Rivals", RivalsState] = Chapter()

BELOW_YULE: Final = SETUP.modes[0].yule_has_cards_below
HITS: Final[dict[type[Doing], Callable[[RivalsState], list[Seat]]]] = {}
"""Per effect of an event whom it would hit, the active player first; filled by the chapters of the effects."""


def event_name(event: int) -> str:
    """An event as records write it; one with a half moon that nobody has seen is drawn in two steps."""
    return "half_moon" if event == HALF_MOON else EVENTS[event].id


@rule.step(RevealEvent)
def reveal_event(g: "Rivals", s: RivalsState, f: RevealEvent) -> None:
    """Reveal; whom it would hit may avert it; then the effect; then it goes under the deck (RIVA-3.4)."""
    s.event = next_event(s)
    s.spared = 0
    event = EVENTS[s.event]
    if s.events is not None:
        tell(s, EventRevealed(event.id, EVENT_LAW[s.event]))
    for effect in event.effects:
        if type(effect) in HITS:
            then(s, *[AvertEvent(seat, event.id) for seat in HITS[type(effect)](s)])
    then(s, ResolveEvent(0))
    if s.event != YULE:
        then(s, FinishEvent(event.id))


def next_event(s: RivalsState) -> int:
    """The top card: any of those above Yule, which nobody has seen, then Yule itself (RIVA-7.3)."""
    if not s.above:
        return YULE
    s.above -= 1
    event = draw(s, s.deck, event_name)
    if event == HALF_MOON:
        event = draw(s, s.half_moons, event_name)
        s.known_events.remove(HALF_MOON)
        s.known_events.append(event)
        s.known_events.sort()
    return event


@rule.step(FinishEvent)
def finish_event(g: "Rivals", s: RivalsState, f: FinishEvent) -> None:
    """Face down under the deck, where everybody remembers it until Yule (RIVA-7.5)."""
    s.spent_events += (EVENT[f.event],)


@says(RebuildEventDeck)
def rebuild(g: "Rivals", s: RivalsState, seat: Seat, e: RebuildEventDeck, law: str) -> None:
    """All events of the game are shuffled, three go below Yule (RIVA-4.31)."""
    build_event_deck(s)
    tell(s, EventDeckBuilt(len(s.deck) + 1))


def build_event_deck(s: RivalsState) -> None:
    """A fresh cycle: all events but Yule are possible, the last three will not be reached (RIVA-2.4)."""
    s.deck = s.known_events[:]
    s.above = len(s.deck) - BELOW_YULE
    s.spent_events = ()


@rule.offer(AvertEvent, none="skip")
def averting_cards(g: "Rivals", s: RivalsState, f: AvertEvent) -> Sequence[Action]:
    """Asked whenever such a card may be in the hand by its back (RIVA-7.8, RIVA-7.16)."""
    event, cards = EVENT[f.event], s.hands[f.seat].cards
    if not any(BACK[card] in g.averting_backs[event] for card in cards):
        return []
    return [DECLINE, *[PLAY[c] for c in dict.fromkeys(cards) if c in CANCELS[event]]]


@rule.do(AvertEvent, Decline)
def let_it_happen(g: "Rivals", s: RivalsState, f: AvertEvent, a: Decline) -> None:
    """The event is carried out."""


@rule.do(AvertEvent, PlayCard)
def avert(g: "Rivals", s: RivalsState, f: AvertEvent, a: PlayCard) -> None:
    """The card is played out of turn (RIVA-4.306)."""
    play_card(s, f.seat, a.card, "event_revealed")


@rule.refuse(AvertEvent, PlayCard)
def cannot_avert(g: "Rivals", s: RivalsState, f: AvertEvent, a: PlayCard) -> Refusal | None:
    """Not held, or not for this moment."""
    if refusal := not_held(s, f.seat, a.card):
        return refusal
    return no("RIVA-4.306", "timing", card=a.card)


@says(CancelEventForSelf)
def cancel(g: "Rivals", s: RivalsState, seat: Seat, e: CancelEventForSelf, law: str) -> None:
    """The event does not concern the player (RIVA-4.306)."""
    s.spared |= 1 << seat
    tell(s, EventAverted(seat, CARDS[s.played[-1]].id))


def is_spared(s: RivalsState, seat: int) -> bool:
    """Has the player averted the event?"""
    return s.spared >> seat & 1 == 1
