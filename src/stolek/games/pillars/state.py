"""What a game of The Pillars of the Earth remembers between two decisions (PILL-1, PILL-4.5 to PILL-4.8, PILL-7).

Cards are indices into the lists of `cards.py`, spaces into `SPACES`, goods into `GOODS`; sets of seats are bit masks.
Chance is late: decks are bags without order, and of the cards that go back to the box unseen nothing is ever decided
(PILL-2.8, PILL-2.9). Hidden is only the event card that the owner of Ellen has looked at (PILL-4.71, PILL-7.1).
"""

from dataclasses import dataclass, field
from typing import Final, Self

from stolek.games.pillars.cards import NO_CARD
from stolek.games.pillars.components import COUNTS, MAX_SEATS, PRICES
from stolek.games.pillars.goods import CUBES
from stolek.games.pillars.space import SPACES
from stolek.kernel.pile import Pile
from stolek.kernel.state import State
from stolek.kernel.values import Seat

NOBODY: Final = -1
NO_STEP: Final = 0
"""In phases I and II no area is being resolved."""


@dataclass(slots=True)
class Player:
    """What one player owns; all of it is open to everybody (PILL-4.6)."""

    goods: list[int]
    """Wood, stone, sand, metal, gold, victory points."""
    points: list[int]
    """The victory points by source; their sum is the track."""
    craftsmen: list[int]
    advantages: list[int]
    resources: list[int]
    """Resource cards taken this round, with their workers at work."""
    reserve: int
    """Workers at home."""
    mill: int = 0
    """Workers in the wool mill."""
    grey: int = 0
    """Grey workers among those of this round."""
    lent: int = 0
    """Grey workers gained this round for the next one (PILL-4.55)."""
    black: int = 0
    """Black workers among those of this and all later rounds (PILL-4.77)."""

    def clone(self) -> "Player":
        """A player who shares nothing mutable with this one."""
        return Player(
            self.goods[:],
            self.points[:],
            self.craftsmen[:],
            self.advantages[:],
            self.resources[:],
            self.reserve,
            self.mill,
            self.grey,
            self.lent,
            self.black,
        )


@dataclass(slots=True, kw_only=True)
class PillarsState(State):
    """The table."""

    players: list[Player]
    supply: list[int]
    """Cubes in the supply; below 0 they are owed (PILL-4.7)."""
    bag: list[int]
    """Owners of the builders in the bag, sorted: a bag has no order."""
    advantages: list[int]
    """Ordinary advantage cards that were never shown."""
    unrevealed: Pile
    """Events that were never revealed, but for the one in `foreseen`."""
    foreseen: Pile
    """The coming event, once the owner of Ellen has looked at it."""
    round: int = 0
    step: int = NO_STEP
    """The area that is being resolved in phase III."""
    start: int = NOBODY
    resources: list[int] = field(default_factory=list)
    """Resource cards in the display."""
    craftsmen: list[int] = field(default_factory=list)
    """Craftsmen in the display."""
    kingsbridge: list[int] = field(default_factory=list)
    shiring: list[int] = field(default_factory=list)
    spaces: list[int] = field(default_factory=lambda: [NOBODY] * len(SPACES))
    """Per space of the board the owner of the builder on it."""
    drawn: int = NOBODY
    """Owner of the builder that was drawn and is neither placed nor parked yet."""
    parked: list[tuple[int, int]] = field(default_factory=list)
    """Price numbers and owners of parked builders, from the highest number down."""
    aside: list[int] = field(default_factory=list)
    """Owners of builders that are not used this round (PILL-4.30)."""
    price: int = PRICES.start
    redraws: int = 0
    """How often the start player may still return a builder in this phase."""
    market: list[int] = field(default_factory=lambda: [0] * len(CUBES))
    court: int = 0
    """Metal in the king's court."""
    castle: int = COUNTS["grey_worker"]
    """Grey workers on Shiring castle."""
    black: int = COUNTS["black_worker"]
    """Black workers beside the board."""
    event: int = NO_CARD
    """The event of this round, once revealed."""
    affected: int = 0
    """Seats that the event of this round applies to (PILL-4.41)."""
    allowed: list[int] = field(default_factory=list)
    """Per seat how many builders may be used in this round (PILL-4.30)."""
    cube_due: bool = False
    """The bishop's guest takes a cube in step 2."""
    tax: int = 0
    """The tax rolled this round; 0 before step 9."""
    untaxed: int = 0
    """Seats that owe no tax this round: those at court, and who gave up a card for it."""
    drafting: list[int] = field(default_factory=list)
    """Who still takes cards in phase I, the next one first."""
    line: list[int] = field(default_factory=list)
    """Who still trades on the market, the next one first (PILL-4.57)."""
    bought: list[int] = field(default_factory=list)
    """Per seat a mask of the kinds bought in this market step (PILL-4.62)."""
    left: list[int] = field(default_factory=list)
    """While a player works in step 13: how often each of their craftsmen may still be used."""
    past_events: list[int] = field(default_factory=list)
    gone_advantages: list[int] = field(default_factory=list)
    gone_craftsmen: list[int] = field(default_factory=list)
    """Cards that were shown or employed and left the game, in the order in which they did (PILL-4.8, PILL-7.2)."""

    def clone(self) -> Self:
        """A state that shares nothing mutable with this one."""
        new = self.clone_base()
        new.players = [player.clone() for player in self.players]
        new.supply = self.supply[:]
        new.bag = self.bag[:]
        new.advantages = self.advantages[:]
        new.unrevealed = self.unrevealed.clone()
        new.foreseen = self.foreseen.clone()
        new.round = self.round
        new.step = self.step
        new.start = self.start
        new.resources = self.resources[:]
        new.craftsmen = self.craftsmen[:]
        new.kingsbridge = self.kingsbridge[:]
        new.shiring = self.shiring[:]
        new.spaces = self.spaces[:]
        new.drawn = self.drawn
        new.parked = self.parked[:]
        new.aside = self.aside[:]
        new.price = self.price
        new.redraws = self.redraws
        new.market = self.market[:]
        new.court = self.court
        new.castle = self.castle
        new.black = self.black
        new.event = self.event
        new.affected = self.affected
        new.allowed = self.allowed[:]
        new.cube_due = self.cube_due
        new.tax = self.tax
        new.untaxed = self.untaxed
        new.drafting = self.drafting[:]
        new.line = self.line[:]
        new.bought = self.bought[:]
        new.left = self.left[:]
        new.past_events = self.past_events[:]
        new.gone_advantages = self.gone_advantages[:]
        new.gone_craftsmen = self.gone_craftsmen[:]
        return new


_ORDERS: Final = tuple(
    tuple(tuple(Seat((start + i) % seats) for i in range(seats)) for start in range(seats))
    for seats in range(MAX_SEATS + 1)
)


def affect_everybody(s: PillarsState) -> None:
    """An event applies to all unless they are spared (PILL-4.41)."""
    s.affected = (1 << s.seats) - 1


def is_affected(s: PillarsState, seat: int) -> bool:
    """Does the event of this round apply to the seat? (PILL-4.41)"""
    return bool(s.affected >> seat & 1)


def spare(s: PillarsState, seat: int) -> None:
    """The event of this round does not apply to the seat (PILL-4.42, PILL-4.75)."""
    s.affected &= ~(1 << seat)


def owes_tax(s: PillarsState, seat: int) -> bool:
    """Does the seat pay tax this round? (PILL-4.51)"""
    return not s.untaxed >> seat & 1


def exempt(s: PillarsState, seat: int) -> None:
    """The seat owes no tax this round (PILL-4.51, PILL-4.52)."""
    s.untaxed |= 1 << seat


def has_bought(s: PillarsState, seat: int, cube: int) -> bool:
    """Has the seat bought cubes of this kind in this market step? (PILL-4.62)"""
    return bool(s.bought[seat] >> cube & 1)


def note_purchase(s: PillarsState, seat: int, cube: int) -> None:
    """The seat may not sell this kind any more in this market step (PILL-4.62)."""
    s.bought[seat] |= 1 << cube


def turn_order(s: PillarsState) -> tuple[Seat, ...]:
    """The start player first, then clockwise (PILL-2.13)."""
    return _ORDERS[s.seats][s.start]
