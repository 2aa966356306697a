"""What a game of The Pillars of the Earth remembers between two decisions (PILL-1, PILL-4.5 to PILL-4.8, PILL-7).

Cards are indices into the lists of `cards.py`, spaces into `SPACES`, goods into `GOODS`; sets of seats are bit masks.
Chance is late: decks are bags without order, and of the cards that go back to the box unseen nothing is ever decided
(PILL-2.8, PILL-2.9). Hidden is only the event card that the owner of Ellen has looked at (PILL-4.71, PILL-7.1).
"""

from dataclasses import dataclass, field
from typing import Final, Self

from stolek.games.pillars.cards import EVENTS, GROUPS, NO_CARD, ORDINARY
from stolek.games.pillars.components import COUNTS, KIT, PRICES
from stolek.games.pillars.goods import CUBES, GOODS, VP
from stolek.games.pillars.space import SPACES
from stolek.kernel.leaf import Seat
from stolek.kernel.pile import Pile, unknown_to_all
from stolek.kernel.state import State

NOBODY: Final = -1
SOURCES: Final = ("start", "craftsmen", "priory", "advantages", "events", "taxes")
"""Where victory points come from and go to, in the order of the breakdown."""
START, CRAFTSMEN, PRIORY, ADVANTAGES, EVENT, TAXES = range(len(SOURCES))
UNREVEALED: Final = 1
"""The pool of the events that were never revealed (PILL-7.3)."""


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
    step: int = 0
    """The area that is being resolved in phase III; 0 in phases I and II."""
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
    """Owners of the builders that still trade on the market, the next one first (PILL-4.57)."""
    bought: list[int] = field(default_factory=list)
    """Per seat a mask of the kinds bought in this market step (PILL-4.62)."""
    left: list[int] = field(default_factory=list)
    """While a player works in step 13: how often each of his craftsmen may still be used."""
    past_events: list[int] = field(default_factory=list)
    gone_advantages: list[int] = field(default_factory=list)
    gone_craftsmen: list[int] = field(default_factory=list)
    """Cards that were shown or employed and left the game, in the order in which they did (PILL-4.8, PILL-7.2)."""

    def clone(self) -> Self:
        """A state that shares nothing mutable with this one."""
        new = self.half_clone()
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


def fresh_player() -> Player:
    """A colour with its workers, three starting craftsmen and two points (PILL-2.1, PILL-2.2, PILL-2.4)."""
    points = [0] * len(SOURCES)
    goods = [0] * len(GOODS)
    points[START] = goods[VP] = KIT.start_vp
    return Player(goods, points, list(GROUPS[0]), [], [], KIT.workers_total)


def fresh_table(seats: int) -> PillarsState:
    """Everything in its box, the builders of the colours in play in the bag (PILL-2.1)."""
    events = list(range(len(EVENTS)))
    return PillarsState(
        seats=seats,
        players=[fresh_player() for _ in range(seats)],
        supply=[COUNTS[cube] for cube in CUBES],
        bag=[seat for seat in range(seats) for _ in range(KIT.builders)],
        advantages=list(ORDINARY),
        unrevealed=Pile(events, [unknown_to_all(seats, UNREVEALED)] * len(events), ordered=False),
        foreseen=Pile([], []),
        allowed=[KIT.builders] * seats,
    )


_ORDERS: Final = tuple(
    tuple(tuple(Seat((start + i) % seats) for i in range(seats)) for start in range(seats)) for seats in range(5)
)


def turn_order(s: PillarsState) -> tuple[Seat, ...]:
    """The start player first, then clockwise (PILL-2.13)."""
    return _ORDERS[s.seats][s.start]
