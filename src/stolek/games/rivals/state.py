"""Everything on the table of the Rivals, and who knows what of it.

Late chance keeps most of it plain: the cards of a back that nobody has seen are one bag, and a draw stack is so many
unseen cards, always on top, followed by cards that somebody has seen. Regions and events are bags as well.
"""

from dataclasses import dataclass, field
from typing import Final, Self

from stolek.games.rivals.principality import Principality
from stolek.kernel.leaf import Seat
from stolek.kernel.pile import Pile
from stolek.kernel.state import State

NOBODY: Final = -1
RED: Final = Seat(0)
HALF_MOON: Final = -1
"""In the event deck of the duel: one of the events with a half moon that nobody has seen yet (RIVA-2.15)."""
FIRST_POOL: Final = 5
"""Pools 1 to 4 are the backs; sets of cards that somebody knows but cannot tell apart are numbered from here."""


@dataclass(slots=True, kw_only=True)
class RivalsState(State):
    """The state of one game."""

    princes: list[Principality]
    stored: list[int]
    """Per place (24 regions, then the Gold Cache) how much it holds."""
    owner: list[int]
    slot: list[int]
    """Per region its slot in its owner's principality."""
    hands: list[Pile]
    bags: list[list[int]]
    """Per back the cards that nobody has seen."""
    unseen: list[int]
    """Per draw stack how many cards lie on top that nobody has seen."""
    stacks: list[Pile]
    """Per draw stack the cards below these."""
    face_up: tuple[int, ...]
    discard: Pile
    top: int = NOBODY
    played: tuple[int, ...] = ()
    """Cards that have left a hand and are being carried out or built."""
    roads: int
    settlements: int
    cities: int
    regions: list[int]
    deck: list[int]
    """The events of this cycle that have not been drawn, without Yule."""
    above: int
    """How many of them lie above Yule."""
    known_events: list[int]
    """The events that are known to be in the game, without Yule."""
    half_moons: list[int]
    """In the duel, the events with a half moon that have not been seen."""
    spent_events: tuple[int, ...] = ()
    """The events of this cycle that lie under the deck."""
    event: int = NOBODY
    spared: int = 0
    """The seats that the event does not concern, as bits (RIVA-4.306)."""
    starter: Seat = RED
    active: Seat = RED
    turn: int = 0
    number: int = 0
    """What the production die shows in this turn; 0 before the roll."""
    symbol: str = ""
    heralds: tuple[int, ...] = ()
    """Cards played before the roll that still listen to the event die (RIVA-4.205)."""
    minted: int = 0
    fetched: tuple[int, ...] = (0, 0)
    """How often each card that takes from the discard pile has been played in this turn."""
    hero: int = NOBODY
    trade: int = NOBODY
    winner: int = NOBODY
    pools: int = FIRST_POOL
    drafted: tuple[int, ...] = field(default=())
    """The stacks that starting hands came from."""

    def clone(self) -> Self:
        new = self.half_clone()
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
        new.top = self.top
        new.played = self.played
        new.roads = self.roads
        new.settlements = self.settlements
        new.cities = self.cities
        new.regions = self.regions[:]
        new.deck = self.deck[:]
        new.above = self.above
        new.known_events = self.known_events[:]
        new.half_moons = self.half_moons[:]
        new.spent_events = self.spent_events
        new.event = self.event
        new.spared = self.spared
        new.starter = self.starter
        new.active = self.active
        new.turn = self.turn
        new.number = self.number
        new.symbol = self.symbol
        new.heralds = self.heralds
        new.minted = self.minted
        new.fetched = self.fetched
        new.hero = self.hero
        new.trade = self.trade
        new.winner = self.winner
        new.pools = self.pools
        new.drafted = self.drafted
        return new


def other(seat: int) -> Seat:
    """The opponent (RIVA-0.1: there are always two)."""
    return Seat(1 - seat)


def in_order(s: RivalsState) -> tuple[Seat, Seat]:
    """Both seats, the active player first (RIVA-3.1)."""
    return s.active, other(s.active)


def victory_points(s: RivalsState, seat: int) -> int:
    """Settlements, cities, cards and tokens (RIVA-4.75)."""
    return s.princes[seat].victory + (s.hero == seat) + (s.trade == seat)
