"""Phase 2: the viscount moves (VISC-4.20 to VISC-4.23)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.viscounts.actions import MoveTo
from stolek.games.viscounts.cards import CARD_VALUES
from stolek.games.viscounts.components import FREE_STEP, SILVER, SLOTS
from stolek.games.viscounts.effects import Effects, Rearrange
from stolek.games.viscounts.events import Moved
from stolek.games.viscounts.frames import Move, Resolve
from stolek.games.viscounts.segments import DESTINATIONS, EXTRA_STEPS, POSITIONS, SEGMENT_IDS, SPACES, WAY_NUMBERS, WAYS
from stolek.games.viscounts.state import ViscountsState, from_active, position_of, way_of
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Action, Refusal, Seat, no
from stolek.kernel.state import then

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts

rule: Chapter["Viscounts", ViscountsState] = Chapter()

MOVES: Final = tuple(tuple(MoveTo(segment, way) for way in WAYS) for segment in SEGMENT_IDS)
FREE_STEPS: Final = next(slot.unlocks.max for slot in SLOTS if slot.unlocks.effect == "free_extra_step")
MAY_REARRANGE: Final[Effects] = (Rearrange(),)


def extra_steps(s: ViscountsState, seat: Seat, space: int) -> int:
    """The fewest steps beyond the value of the card that lead exactly to a space (VISC-4.21)."""
    position, way = divmod(s.players[seat].space, len(WAYS))
    return EXTRA_STEPS[way][CARD_VALUES[s.played]][(space - position * len(WAYS)) % SPACES]


def price(s: ViscountsState, seat: Seat, extra: int) -> int:
    """Extra steps cost 1 silver each, but for the free one of the first trading post (VISC-4.21, VISC-4.49)."""
    return max(0, extra - FREE_STEPS) if s.players[seat].built & FREE_STEP else extra


@rule.offer(Move, one="silent")
def reachable_spaces(g: "Viscounts", s: ViscountsState, f: Move) -> Sequence[Action]:
    """Exactly the value, plus extra steps that are free or paid; never fewer, never backwards (VISC-4.21)."""
    player = s.players[f.seat]
    position, segments = position_of(player.space), s.segments
    budget = player.goods[SILVER] + (FREE_STEPS if player.built & FREE_STEP else 0)
    return [
        MOVES[segments[(position + further) % POSITIONS]][way]
        for further, way, extra in DESTINATIONS[way_of(player.space)][CARD_VALUES[s.played]]
        if extra <= budget
    ]


@rule.do(Move, MoveTo)
def move(g: "Viscounts", s: ViscountsState, f: Move, a: MoveTo) -> None:
    """Pay, move, and whoever stands there already may rearrange (VISC-4.21, VISC-4.22)."""
    player = s.players[f.seat]
    target = space_named(s, a.segment, a.way)
    extra = extra_steps(s, f.seat, target)
    silver = price(s, f.seat, extra)
    player.goods[SILVER] -= silver
    player.space = target
    if s.events is not None:
        s.events.append(Moved(f.seat, a.segment, a.way, CARD_VALUES[s.played] + extra, silver))
    disturb(s, f.seat)


def disturb(s: ViscountsState, seat: Seat) -> None:
    """Each opponent on the space where a move ends may rearrange at once (VISC-4.22)."""
    space = s.players[seat].space
    for other in from_active(s):
        if other != seat and s.players[other].space == space:
            then(s, Resolve(other, MAY_REARRANGE))


def space_named(s: ViscountsState, segment: str, way: str) -> int:
    """The space of a segment, wherever it lies."""
    return s.segments.index(SEGMENT_IDS.index(segment)) * len(WAYS) + WAY_NUMBERS[way]


@rule.refuse(Move, MoveTo)
def no_way(g: "Viscounts", s: ViscountsState, f: Move, a: MoveTo) -> Refusal:
    """Every space is in reach for those who can pay the extra steps (VISC-4.21)."""
    if a.segment not in SEGMENT_IDS or a.way not in WAYS:
        return no("VISC-4.20", "space")
    target = space_named(s, a.segment, a.way)
    silver = price(s, f.seat, extra_steps(s, f.seat, target))
    return no("VISC-4.21", "silver", silver=silver, held=s.players[f.seat].goods[SILVER])
