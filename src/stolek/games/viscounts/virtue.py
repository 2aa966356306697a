"""Virtue, corruption and collisions (VISC-4.75 to VISC-4.81)."""

from typing import TYPE_CHECKING, Final

from stolek.games.viscounts.abilities import trigger_abilities
from stolek.games.viscounts.components import (
    CALM_VIRTUE,
    CALM_WORKSHOP,
    LAST_SPACE,
    PLAYER_BOARD,
    SLOTS,
    Above,
    Condition,
)
from stolek.games.viscounts.effects import (
    AnyEffect,
    Corruption,
    Debt,
    Deed,
    Effects,
    Gain,
    Virtue,
    handles,
    opponent_handles,
)
from stolek.games.viscounts.events import Collided, MarkersMoved, MarkersParted
from stolek.games.viscounts.frames import (
    CalmWorkshops,
    Collide,
    CollisionAbilities,
    GainAbove,
    GainBelow,
    PartMarkers,
    Resolve,
)
from stolek.games.viscounts.opponent.boards import ON_COLLISION, OPPONENT_ABOVE
from stolek.games.viscounts.player import criminals, is_open, working_slots
from stolek.games.viscounts.sources import COLLISION
from stolek.games.viscounts.state import ViscountsState, from_active
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import tell, then
from stolek.kernel.values import Frame, Seat

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts

rule: Chapter["Viscounts", ViscountsState] = Chapter()

TRACK: Final = PLAYER_BOARD.virtue_track


def goods_above(above: Above) -> Effects:
    """What is printed above a space of the track, as effects; cards come one by one (VISC-4.80, VISC-6.32)."""
    effects: list[AnyEffect] = []
    if above.silver:
        effects.append(Gain("silver", above.silver))
    if above.deeds:
        effects.append(Deed(above.deeds))
    if above.debts:
        effects.append(Debt(above.debts))
    if above.any:
        effects.append(Gain("any", above.any))
    return tuple(effects)


ABOVE: Final = tuple(goods_above(space.above) for space in TRACK.spaces)
ABOVE_FOR_OPPONENT: Final = tuple(map(goods_above, OPPONENT_ABOVE))
BELOW: Final = tuple(space.below for space in TRACK.spaces)
CALM_REWARD: Final[Effects] = (Virtue(CALM_VIRTUE),)


def gain_corruption(s: ViscountsState, seat: Seat, amount: int, source: str | None) -> None:
    """The corruption marker moves right; stuck markers move together; the end of the track stops them (VISC-4.76)."""
    player = s.players[seat]
    lost = 0
    for _ in range(amount):
        if player.corruption < player.virtue:
            player.corruption += 1
        elif player.virtue < LAST_SPACE:
            player.virtue += 1
            player.corruption += 1
        else:
            lost += 1
    tell(s, MarkersMoved(seat, "corruption", amount, player.corruption, player.virtue, lost, source))


def gain_virtue(s: ViscountsState, seat: Seat, amount: int, source: str | None) -> None:
    """The virtue marker moves left; stuck markers move together; the end of the track stops them (VISC-4.76)."""
    player = s.players[seat]
    lost = 0
    for _ in range(amount):
        if player.corruption < player.virtue:
            player.virtue -= 1
        elif player.corruption > 0:
            player.virtue -= 1
            player.corruption -= 1
        else:
            lost += 1
    tell(s, MarkersMoved(seat, "virtue", amount, player.corruption, player.virtue, lost, source))


@opponent_handles(Corruption)
@handles(Corruption)
def corruption(g: "Viscounts", s: ViscountsState, f: Resolve, effect: Corruption) -> None:
    gain_corruption(s, f.seat, effect.amount, f.source)


@opponent_handles(Virtue)
@handles(Virtue)
def virtue(g: "Viscounts", s: ViscountsState, f: Resolve, effect: Virtue) -> None:
    gain_virtue(s, f.seat, effect.amount, f.source)


def collision(seat: Seat) -> tuple[Frame, ...]:
    """The five steps of a collision, in this order for everybody (VISC-4.80)."""
    return (CalmWorkshops(), CollisionAbilities(), GainAbove(seat), GainBelow(seat), PartMarkers(seat))


@rule.step(Collide)
def collide(g: "Viscounts", s: ViscountsState, f: Collide) -> None:
    """Only in phase 5 of the owner's turn, if both markers of the owner share a space (VISC-4.78)."""
    player = s.players[f.seat]
    if player.corruption == player.virtue:
        tell(s, Collided(f.seat, player.virtue))
        then(s, *collision(f.seat))


@rule.step(CalmWorkshops)
def calm_workshops(g: "Viscounts", s: ViscountsState, f: CalmWorkshops) -> None:
    """Whose second workshop is open and whose board shows no criminal gains virtue (VISC-4.80, step 1)."""
    for seat in from_active(s):
        player = s.players[seat]
        if seat == s.virtual:
            for slot in working_slots(player, ON_COLLISION):
                if is_met(slot.if_criminals, criminals(player)):
                    then(s, Resolve(seat, slot.effects, slot.slot))
        elif is_open(player, CALM_WORKSHOP) and not criminals(player):
            then(s, Resolve(seat, CALM_REWARD, SLOTS[CALM_WORKSHOP].id))


@rule.step(CollisionAbilities)
def collision_abilities(g: "Viscounts", s: ViscountsState, f: CollisionAbilities) -> None:
    """All players resolve the collision abilities of their boards, whoever collides (VISC-4.80, step 2)."""
    for seat in from_active(s):
        trigger_abilities(s, seat, "any_collision")


@rule.step(GainAbove)
def gain_above(g: "Viscounts", s: ViscountsState, f: GainAbove) -> None:
    """What is printed above the space where the markers are now (VISC-4.80, step 3)."""
    track = ABOVE_FOR_OPPONENT if f.seat == s.virtual else ABOVE
    then(s, Resolve(f.seat, track[s.players[f.seat].virtue], COLLISION))


@rule.step(GainBelow)
def gain_below(g: "Viscounts", s: ViscountsState, f: GainBelow) -> None:
    """Every opponent whose own board meets the condition, by the space where the markers are now (VISC-4.81)."""
    below = BELOW[s.players[f.seat].virtue]
    for seat in from_active(s):
        if seat != f.seat and is_met(below.if_criminals, criminals(s.players[seat])):
            then(s, Resolve(seat, below.effects, COLLISION))


@rule.step(PartMarkers)
def part_markers(g: "Viscounts", s: ViscountsState, f: PartMarkers) -> None:
    """The markers of the active player go back to the ends of the track (VISC-4.80, step 5)."""
    player = s.players[f.seat]
    player.corruption, player.virtue = TRACK.corruption_start, TRACK.virtue_start
    tell(s, MarkersParted(f.seat))


def is_met(condition: Condition, count: int) -> bool:
    """Does a board with this many criminal icons meet a printed condition?"""
    return condition == "any" or (count > 0) == (condition == ">=1")
