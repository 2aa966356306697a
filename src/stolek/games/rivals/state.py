"""Everything on the table of the Rivals, and who knows what of it.

Late chance keeps most of it plain: the cards of a back that nobody has seen are one bag, and a draw stack is a number
of unseen cards, always on top, followed by cards that somebody has seen. Regions and events are bags as well. What only
an era keeps is in its slice of the state.
"""

from dataclasses import dataclass
from typing import Final, Self

from stolek.games.rivals.cards import Card, EventNumber
from stolek.games.rivals.components import Place
from stolek.games.rivals.layout import Slot
from stolek.games.rivals.principality import Principality
from stolek.kernel.pile import Pile
from stolek.kernel.state import State
from stolek.kernel.values import Seat

NOBODY: Final = -1
NOTHING: Final = -1
"""No card, no event, no slot."""
RED: Final = Seat(0)
HALF_MOON: Final[EventNumber] = -1
"""In the event deck of the duel: one of the events with a half moon that nobody has seen yet (RIVA-2.15)."""
FIRST_POOL: Final = 5
"""Pools 1 to 4 are the backs; sets of cards that somebody knows but cannot tell apart are numbered from here."""


@dataclass(slots=True, kw_only=True)
class RivalsState(State):
    """The state of one game."""

    princes: list[Principality]
    """Per seat the principality."""
    stored: list[int]
    """Per place (24 regions, then the Gold Cache) how much it holds."""
    owner: list[int]
    """Per place the seat that owns it, or NOBODY."""
    slot: list[Slot]
    """Per region its slot in its owner's principality, or NOTHING."""
    hands: list[Pile]
    bags: list[list[Card]]
    """Per back the cards that nobody has seen."""
    unseen: list[int]
    """Per draw stack how many cards lie on top that nobody has seen."""
    stacks: list[Pile]
    """Per draw stack the cards below these."""
    face_up: tuple[Card, ...]
    discard: Pile
    discard_top: Card = NOTHING
    played: tuple[Card, ...] = ()
    """Cards that have left a hand and are being carried out or built."""
    roads: int
    settlements: int
    cities: int
    region_stack: list[Place]
    event_deck: list[EventNumber]
    """The events of this cycle that have not been drawn, without Yule."""
    above_yule: int
    """How many of them lie above Yule."""
    known_events: list[EventNumber]
    """The events that are known to be in the game, without Yule."""
    half_moons: list[EventNumber]
    """In the duel, the events with a half moon that have not been seen."""
    spent_events: tuple[EventNumber, ...] = ()
    """The events of this cycle that lie under the deck."""
    event: EventNumber = NOTHING
    starter: Seat = RED
    active: Seat = RED
    turn: int = 0
    number: int = 0
    """What the production die shows in this turn; 0 before the roll."""
    symbol: str = ""
    """What the event die shows in this turn; empty before the roll."""
    hero_token: int = NOBODY
    trade_token: int = NOBODY
    winner: int = NOBODY
    next_pool: int = FIRST_POOL
    start_stacks: tuple[int, ...] = ()
    """The stacks that starting hands came from."""

    def clone(self) -> Self:
        new = self.clone_base()
        new.princes = [prince.clone() for prince in self.princes]
        new.stored = self.stored[:]
        new.owner = self.owner[:]
        new.slot = self.slot[:]
        new.hands = [hand.clone() for hand in self.hands]
        new.bags = [bag[:] for bag in self.bags]
        new.unseen = self.unseen[:]
        new.stacks = [stack.clone() for stack in self.stacks]
        new.face_up = self.face_up
        new.discard = self.discard.clone()
        new.discard_top = self.discard_top
        new.played = self.played
        new.roads = self.roads
        new.settlements = self.settlements
        new.cities = self.cities
        new.region_stack = self.region_stack[:]
        new.event_deck = self.event_deck[:]
        new.above_yule = self.above_yule
        new.known_events = self.known_events[:]
        new.half_moons = self.half_moons[:]
        new.spent_events = self.spent_events
        new.event = self.event
        new.starter = self.starter
        new.active = self.active
        new.turn = self.turn
        new.number = self.number
        new.symbol = self.symbol
        new.hero_token = self.hero_token
        new.trade_token = self.trade_token
        new.winner = self.winner
        new.next_pool = self.next_pool
        new.start_stacks = self.start_stacks
        return new


def other(seat: int) -> Seat:
    """The opponent (RIVA-0.1: there are always two)."""
    return Seat(1 - seat)


def in_order(s: RivalsState) -> tuple[Seat, Seat]:
    """Both seats, the active player first (RIVA-3.1)."""
    return s.active, other(s.active)


def holder(seat: int) -> Seat | None:
    """The seat that has a token or the victory, if any: `holder(s.hero_token)`."""
    return None if seat == NOBODY else Seat(seat)


def take_last_played(s: RivalsState) -> Card:
    """The card that was played or built last is done with."""
    *rest, card = s.played
    s.played = tuple(rest)
    return card
