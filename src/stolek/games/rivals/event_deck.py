"""The event deck: turning a card, whom it concerns, Yule (RIVA-2.4, RIVA-3.4, RIVA-4.30, RIVA-4.31)."""

from typing import TYPE_CHECKING, Final

from stolek.games.rivals.cards import EVENT, EVENTS, YULE, EventNumber
from stolek.games.rivals.chapter import RivalsChapter
from stolek.games.rivals.components import SETUP
from stolek.games.rivals.effects import Effect, RebuildEventDeck
from stolek.games.rivals.events.turn import EventDeckBuilt, EventRevealed, NothingHappened
from stolek.games.rivals.frames.cards import FinishEvent, ResolveEvent, RevealEvent
from stolek.games.rivals.state import HALF_MOON, RivalsState
from stolek.kernel.chance import draw
from stolek.kernel.state import tell, then
from stolek.kernel.values import Seat

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Final = RivalsChapter()


def event_name(event: EventNumber) -> str:
    """An event as records write it; one with a half moon that nobody has seen is drawn in two steps."""
    return "half_moon" if event == HALF_MOON else EVENTS[event].id


@rule.step(RevealEvent)
def reveal_event(g: "Rivals", s: RivalsState, f: RevealEvent) -> None:
    """Reveal; then the effect; then the card goes under the deck (RIVA-3.4)."""
    turn_over_event(s)
    resolve_event(s)


def turn_over_event(s: RivalsState) -> None:
    """Everybody sees the top event (RIVA-4.30)."""
    s.event = next_event(s)
    tell(s, EventRevealed(EVENTS[s.event].id, EVENTS[s.event].rule))


def resolve_event(s: RivalsState) -> None:
    """What the revealed event says comes next; Yule, which builds the deck anew, goes nowhere."""
    then(s, ResolveEvent(0))
    if s.event != YULE:
        then(s, FinishEvent(EVENTS[s.event].id))


def next_event(s: RivalsState) -> EventNumber:
    """The top card: any of those above Yule, which nobody has seen, then Yule itself (RIVA-7.3)."""
    if not s.above_yule:
        return YULE
    s.above_yule -= 1
    event = draw(s, s.event_deck, event_name)
    if event == HALF_MOON:
        event = draw(s, s.half_moons, event_name)
        s.known_events.remove(HALF_MOON)
        s.known_events.append(event)
        s.known_events.sort()
    return event


@rule.step(FinishEvent)
def finish_event(g: "Rivals", s: RivalsState, f: FinishEvent) -> None:
    """Face down under the deck, where everybody remembers it until Yule (RIVA-7.5)."""
    if s.events and isinstance(s.events[-1], EventRevealed):
        tell(s, NothingHappened(f.event, "nobody", EVENTS[s.event].rule))
    s.spent_events += (EVENT[f.event],)


@rule.handles(RebuildEventDeck)
def rebuild(g: "Rivals", s: RivalsState, seat: Seat, effect: RebuildEventDeck, law: str) -> None:
    """All events of the game are shuffled, three go below Yule (RIVA-4.31)."""
    build_event_deck(s)
    tell(s, EventDeckBuilt(len(s.event_deck) + 1))


def build_event_deck(s: RivalsState) -> None:
    """A fresh cycle: all events but Yule are possible, the last three will not be reached (RIVA-2.4)."""
    s.event_deck = s.known_events[:]
    s.above_yule = len(s.event_deck) - SETUP.events_below_yule
    s.spent_events = ()


def concerned(g: "Rivals", s: RivalsState, effect: Effect) -> list[Seat]:
    """Whom the effect of the revealed event hits, the active player first, without those it passes by (RIVA-3.4)."""
    return [seat for seat in g.hits[type(effect)](g, s) if not any(exempt(s, seat) for exempt in g.exemptions)]
