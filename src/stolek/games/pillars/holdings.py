"""What an answer may change for a player: points, goods, people, and what is already sure to come this round.

What is sure to come stands beside what is there: the bishop's favour (PILL-4.42), wages (PILL-4.45), the cards that
builders wait for (PILL-4.46, PILL-4.54), points in the priory (PILL-4.47), cubes (PILL-4.48, PILL-4.53), a tax that is
known (PILL-4.51, PILL-4.52), grey workers (PILL-4.55), a turn on the market (PILL-4.57), the start of the next round
(PILL-4.67).
"""

from typing import TYPE_CHECKING

from stolek.games.pillars.advantage import FIXED_TAX, held_effect, priory_bonus, room
from stolek.games.pillars.cards import ADVANTAGE_IDS, CRAFTSMAN_IDS, NO_CARD
from stolek.games.pillars.components import ROUNDS, STEPS
from stolek.games.pillars.frames import ReduceCubes
from stolek.games.pillars.goods import CUBES, GOLD, METAL, VP
from stolek.games.pillars.kings_court import METAL_SPACES, TAX_FREE, metal_for, owed
from stolek.games.pillars.kingsbridge import PRIORY_POINTS
from stolek.games.pillars.market import line_of
from stolek.games.pillars.shiring import GREY_WORKERS
from stolek.games.pillars.space import BISHOPRIC, CASTLE, KINGSBRIDGE, SHIRING, START_PLAYER
from stolek.games.pillars.state import PillarsState, owes_tax
from stolek.games.pillars.workers import CUBE, cubes_of, wages_of
from stolek.kernel.holding import Holding
from stolek.kernel.values import Question, Seat

if TYPE_CHECKING:
    from stolek.games.pillars.rules import Pillars


def holdings(g: "Pillars", s: PillarsState, seat: Seat, asked: Question) -> list[Holding]:
    """What the player has, and what the builders and cards of this round will bring."""
    player = s.players[seat]
    hired = craftsmen_to_come(s, seat)
    return [
        Holding("points", player.goods[VP]),
        Holding("priory", points_in_priory(s, seat)),
        Holding("gold", player.goods[GOLD], points=False),
        Holding("wages", wages_to_come(s, seat), points=False),
        Holding("tax", -known_tax(s, seat), points=False),
        Holding("untaxed", int(is_untaxed(s, seat) and s.step <= STEPS["kings_court"]), points=False),
        *[Holding(cube, player.goods[i], points=False) for i, cube in enumerate(CUBES)],
        *[Holding("coming", cubes_to_come(s, seat, i), {"cube": cube}, points=False) for i, cube in enumerate(CUBES)],
        Holding("excess", -cubes_to_give_back(s, seat), points=False),
        Holding("craftsmen", len(player.craftsmen), points=False),
        *[Holding("craftsman-coming", 1, {"craftsman": card}, points=False) for card in hired],
        Holding("dismissals", min(0, room(player) - len(player.craftsmen) - len(hired)), points=False),
        Holding("advantages", len(player.advantages), points=False),
        *[Holding("advantage-coming", 1, {"card": card}, points=False) for card in advantages_to_come(s, seat)],
        Holding("workers", player.reserve, points=False),
        Holding("grey-workers", grey_workers_to_come(s, seat), points=False),
        Holding("builders", builders_left(s, seat), points=False),
        Holding("favour", int(has_favour(s, seat)), points=False),
        *[Holding("trading", 1, {"place": place}, points=False) for place in places_in_line(s, seat)],
        Holding("starting", int(starts_next_round(s, seat)), points=False),
    ]


def is_to_come(s: PillarsState, step: int) -> bool:
    """Is this step of the round still ahead?"""
    return s.step < step


def is_guest(s: PillarsState, seat: Seat, space: int, step: int) -> bool:
    """Does the player's builder wait on the space for a step that is still ahead?"""
    return s.spaces[space] == seat and is_to_come(s, step)


def wages_to_come(s: PillarsState, seat: Seat) -> int:
    """For workers in the mill, and for those who will be sent there because their player has passed (PILL-4.17)."""
    if not is_to_come(s, STEPS["wool_mill"]):
        return 0
    player = s.players[seat]
    return wages_of(s, seat, player.mill + (0 if seat in s.drafting else player.reserve))


def advantages_to_come(s: PillarsState, seat: Seat) -> list[str]:
    """The cards of Kingsbridge that the player's builders wait for (PILL-4.46)."""
    waiting = zip(KINGSBRIDGE, s.kingsbridge, strict=False)
    return [ADVANTAGE_IDS[card] for space, card in waiting if is_guest(s, seat, space, STEPS["kingsbridge"])]


def points_in_priory(s: PillarsState, seat: Seat) -> int:
    """What the builders in the priory will score in step 5 (PILL-4.47)."""
    bonus = priory_bonus(s.players[seat])
    return sum(points + bonus for space, points in PRIORY_POINTS if is_guest(s, seat, space, STEPS["priory"]))


def known_tax(s: PillarsState, seat: Seat) -> int:
    """What is owed in step 9: once rolled, or as the player's card fixes it; 0 as long as nobody knows (PILL-4.52)."""
    step = STEPS["kings_court"]
    if is_untaxed(s, seat) or s.step > step:
        return 0
    rolled = s.step == step
    return owed(s, seat) if rolled or held_effect(s.players[seat], FIXED_TAX) else 0


def is_untaxed(s: PillarsState, seat: Seat) -> bool:
    """Is the player at court, or spared by a card given up for it? (PILL-4.51, PILL-4.52)"""
    return not owes_tax(s, seat) or any(s.spaces[space] == seat for space in TAX_FREE)


def cubes_to_come(s: PillarsState, seat: Seat, cube: int) -> int:
    """From the resource cards of this round, as far as the event is known, and at court (PILL-4.48, 4.49, 4.53)."""
    carried = sum(cubes_of(s, seat, card) for card in s.players[seat].resources if CUBE[card] == cube)
    if cube != METAL:
        return carried
    at_court = [space for space in METAL_SPACES if is_guest(s, seat, space, STEPS["kings_court"])]
    return carried + sum(metal_for(s, space) for space in at_court)


def cubes_to_give_back(s: PillarsState, seat: Seat) -> int:
    """What may not be kept, once the player has finished the work (PILL-4.65)."""
    return sum(frame.excess for frame in s.stack if isinstance(frame, ReduceCubes) and frame.seat == seat)


def craftsmen_to_come(s: PillarsState, seat: Seat) -> list[str]:
    """Those in Shiring whom the player's builders wait for (PILL-4.54)."""
    waiting = zip(SHIRING, s.shiring, strict=False)
    return [CRAFTSMAN_IDS[card] for space, card in waiting if is_guest(s, seat, space, STEPS["shiring"])]


def grey_workers_to_come(s: PillarsState, seat: Seat) -> int:
    """Those for the next round, gained already or by a builder on the castle (PILL-4.55)."""
    if s.round == ROUNDS:
        return 0
    guest = is_guest(s, seat, CASTLE, STEPS["shiring_castle"])
    return s.players[seat].lent + (GREY_WORKERS if guest else 0)


def builders_left(s: PillarsState, seat: Seat) -> int:
    """Builders that are not placed yet: in the bag, just drawn, or parked (PILL-4.20, PILL-4.25)."""
    parked = sum(owner == seat for _, owner in s.parked)
    return s.bag.count(seat) + (s.drawn == seat) + parked


def has_favour(s: PillarsState, seat: Seat) -> bool:
    """Will the bishop protect the player from the event, or give a cube? (PILL-4.42, PILL-4.43)"""
    return s.spaces[BISHOPRIC] == seat and s.event == NO_CARD


def places_in_line(s: PillarsState, seat: Seat) -> list[int]:
    """As which number the player trades; empty for whoever does not, or no longer (PILL-4.28, PILL-4.57)."""
    line = line_of(s)
    trading = seat in (line if is_to_come(s, STEPS["market"]) else s.line)
    return [line.index(seat) + 1] if trading else []


def starts_next_round(s: PillarsState, seat: Seat) -> bool:
    """Does the player's builder stand on the start player space, with a round to come? (PILL-4.67)"""
    return s.round < ROUNDS and is_guest(s, seat, START_PLAYER, STEPS["start_player"])
