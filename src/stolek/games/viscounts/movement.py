"""Phase 2: the viscount moves (VISC-4.20 to VISC-4.23)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.viscounts.actions import MoveTo
from stolek.games.viscounts.cards import CARD_VALUES
from stolek.games.viscounts.components import FREE_STEP, FREE_STEPS, SILVER
from stolek.games.viscounts.effects import Effects, Rearrange
from stolek.games.viscounts.events import Moved
from stolek.games.viscounts.frames import Move, Resolve
from stolek.games.viscounts.main_board import space_named
from stolek.games.viscounts.player import is_open
from stolek.games.viscounts.segments import (
    DESTINATIONS,
    POSITIONS,
    SEGMENT_IDS,
    WAYS,
    extra_steps,
    position_of,
    way_of,
)
from stolek.games.viscounts.sources import LANDING
from stolek.games.viscounts.state import ViscountsState, from_active
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import tell, then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts

rule: Chapter["Viscounts", ViscountsState] = Chapter()

MOVES: Final = tuple(tuple(MoveTo(segment, way) for way in WAYS) for segment in SEGMENT_IDS)
"""By segment and way."""
MAY_REARRANGE: Final[Effects] = (Rearrange(),)


def free_steps(s: ViscountsState, seat: Seat) -> int:
    """Extra steps that cost nothing, with the first trading post (VISC-4.49)."""
    return FREE_STEPS if is_open(s.players[seat], FREE_STEP) else 0


def price_of(s: ViscountsState, seat: Seat, extra: int) -> int:
    """Extra steps cost 1 silver each, but for the free one (VISC-4.21)."""
    return max(0, extra - free_steps(s, seat))


@rule.offer(Move, one="silent")
def reachable_spaces(g: "Viscounts", s: ViscountsState, f: Move) -> Sequence[Action]:
    """Exactly the value, plus extra steps that are free or paid; never fewer, never backwards (VISC-4.21)."""
    player = s.players[f.seat]
    position, segments = position_of(player.space), s.segments
    budget = player.goods[SILVER] + free_steps(s, f.seat)
    return [
        MOVES[segments[(position + further) % POSITIONS]][way]
        for further, way, extra in DESTINATIONS[way_of(player.space)][CARD_VALUES[s.played]]
        if extra <= budget
    ]


@rule.do(Move, MoveTo)
def move(g: "Viscounts", s: ViscountsState, f: Move, a: MoveTo) -> None:
    """Pay, move, and whoever stands there already may rearrange (VISC-4.21, VISC-4.22)."""
    player, value = s.players[f.seat], CARD_VALUES[s.played]
    target = space_named(s, a.segment, a.way)
    extra = extra_steps(player.space, value, target)
    silver = price_of(s, f.seat, extra)
    player.goods[SILVER] -= silver
    player.space = target
    tell(s, Moved(f.seat, a.segment, a.way, value + extra, silver))
    disturb(s, f.seat)


def disturb(s: ViscountsState, seat: Seat) -> None:
    """Each opponent on the space where a move ends may rearrange at once (VISC-4.22)."""
    space = s.players[seat].space
    for other in from_active(s):
        if other != seat and s.players[other].space == space:
            then(s, Resolve(other, MAY_REARRANGE, LANDING))


@rule.refuse(Move, MoveTo)
def why_not_move(g: "Viscounts", s: ViscountsState, f: Move, a: MoveTo) -> Refusal:
    """Every space is in reach for those who can pay the extra steps (VISC-4.21)."""
    if a.segment not in SEGMENT_IDS or a.way not in WAYS:
        return no("VISC-4.20", "space")
    player = s.players[f.seat]
    extra = extra_steps(player.space, CARD_VALUES[s.played], space_named(s, a.segment, a.way))
    return no("VISC-4.21", "silver", silver=price_of(s, f.seat, extra), held=player.goods[SILVER])
