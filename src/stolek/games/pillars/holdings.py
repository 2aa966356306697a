"""What an answer may change for a player: points, goods, people, and what is already sure to come this round.

What is sure to come stands beside what is there: the points of builders in the priory (PILL-4.47), the cubes of
resource cards (PILL-4.48), the grey workers of the castle (PILL-4.55), a tax that is known (PILL-4.51, PILL-4.52).
"""

from typing import TYPE_CHECKING

from stolek.games.pillars.advantage import FIXED_TAX, held_effect, priory_bonus
from stolek.games.pillars.components import STEPS
from stolek.games.pillars.goods import CUBES, GOLD, VP
from stolek.games.pillars.kings_court import TAX_FREE, owed
from stolek.games.pillars.kingsbridge import PRIORY_POINTS
from stolek.games.pillars.shiring import GREY_WORKERS
from stolek.games.pillars.space import CASTLE
from stolek.games.pillars.state import PillarsState, owes_tax
from stolek.games.pillars.workers import CUBE, cubes_of
from stolek.kernel.holding import Holding
from stolek.kernel.values import Question, Seat

if TYPE_CHECKING:
    from stolek.games.pillars.rules import Pillars


def holdings(g: "Pillars", s: PillarsState, seat: Seat, asked: Question) -> list[Holding]:
    """What the player has, and what the builders and cards of this round will bring."""
    player = s.players[seat]
    return [
        Holding("points", player.goods[VP]),
        Holding("priory", points_in_priory(s, seat)),
        Holding("gold", player.goods[GOLD], points=False),
        Holding("tax", -known_tax(s, seat), points=False),
        *[Holding(cube, player.goods[i], points=False) for i, cube in enumerate(CUBES)],
        *[
            Holding("coming", coming_cubes(s, seat, i), {"cube": cube}, points=False)
            for i, cube in enumerate(CUBES)
            if i in CUBE
        ],
        Holding("craftsmen", len(player.craftsmen), points=False),
        Holding("advantages", len(player.advantages), points=False),
        Holding("workers", player.reserve, points=False),
        Holding("grey-workers", grey_workers_to_come(s, seat), points=False),
        Holding("builders", builders_left(s, seat), points=False),
    ]


def is_to_come(s: PillarsState, step: int) -> bool:
    """Is this step of the round still ahead?"""
    return s.step < step


def points_in_priory(s: PillarsState, seat: Seat) -> int:
    """What the builders in the priory will score in step 5 (PILL-4.47)."""
    if not is_to_come(s, STEPS["priory"]):
        return 0
    bonus = priory_bonus(s.players[seat])
    return sum(points + bonus for space, points in PRIORY_POINTS if s.spaces[space] == seat)


def known_tax(s: PillarsState, seat: Seat) -> int:
    """What is owed in step 9: once rolled, or as the player's card fixes it; 0 as long as nobody knows (PILL-4.52)."""
    step = STEPS["kings_court"]
    at_court = any(s.spaces[space] == seat for space in TAX_FREE)
    if at_court or not owes_tax(s, seat) or s.step > step:
        return 0
    rolled = s.step == step
    return owed(s, seat) if rolled or held_effect(s.players[seat], FIXED_TAX) else 0


def coming_cubes(s: PillarsState, seat: Seat, cube: int) -> int:
    """What the resource cards of this round will still bring, as far as the event is known (PILL-4.48, PILL-4.49)."""
    return sum(cubes_of(s, seat, card) for card in s.players[seat].resources if CUBE[card] == cube)


def grey_workers_to_come(s: PillarsState, seat: Seat) -> int:
    """Those for the next round, gained already or by a builder on the castle (PILL-4.55)."""
    guest = s.spaces[CASTLE] == seat and is_to_come(s, STEPS["shiring_castle"])
    return s.players[seat].lent + (GREY_WORKERS if guest else 0)


def builders_left(s: PillarsState, seat: Seat) -> int:
    """Builders that are not placed yet: in the bag, just drawn, or parked (PILL-4.20, PILL-4.25)."""
    parked = sum(owner == seat for _, owner in s.parked)
    return s.bag.count(seat) + (s.drawn == seat) + parked
