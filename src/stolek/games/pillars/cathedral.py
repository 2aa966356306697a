"""Step 13: one player after another lets craftsmen work, then gives back cubes (PILL-4.63 to 4.66, PILL-4.102)."""

from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING, Final

from stolek.games.pillars.actions import (
    BOOST,
    BOOST_NOBODY,
    FINISH,
    USE,
    Boost,
    BoostNobody,
    Finish,
    GiveBack,
    Use,
)
from stolek.games.pillars.cards import CRAFTSMAN_IDS, CRAFTSMAN_INDEX, CRAFTSMEN, NO_CARD
from stolek.games.pillars.components import ROUNDS, SETUP, STEPS
from stolek.games.pillars.craftsman import (
    AUTOMATIC,
    COMPANY,
    EFFORTLESS,
    INPUTS,
    OUTPUTS,
    USES,
    change_uses_left,
    convert,
    meets_requirement,
    possible_uses,
    uses_left,
)
from stolek.games.pillars.employ import own_craftsman
from stolek.games.pillars.event_card import CAPACITY, event_effect
from stolek.games.pillars.events import (
    CraftsmanBoosted,
    CraftsmanPaid,
    CraftsmanScored,
    CraftsmanWorked,
    CubesGivenBack,
    NobodyBoosted,
    WorkFinished,
)
from stolek.games.pillars.frames import BeginWork, Cathedral, ChooseBoost, ReduceCubes, Work
from stolek.games.pillars.goods import CUBES, cube_count, gold_in, goods_by_name, spend_cubes, tell_lost_gold
from stolek.games.pillars.state import PillarsState, turn_order
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import listening, tell, then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.pillars.rules import Pillars

rule: Chapter["Pillars", PillarsState] = Chapter()

CUBE_LIMIT: Final = SETUP.carry_over_cube_limit
KEPT: Final = tuple(kept for kept in product(range(CUBE_LIMIT, -1, -1), repeat=len(CUBES)) if sum(kept) == CUBE_LIMIT)
"""Every way to keep exactly as many cubes as one may."""


@rule.step(Cathedral)
def cathedral(g: "Pillars", s: PillarsState, f: Cathedral) -> None:
    """Each finishes everything before the next begins (PILL-4.63)."""
    s.step = STEPS["cathedral"]
    then(s, *[BeginWork(seat) for seat in turn_order(s)])


@rule.step(BeginWork)
def begin_work(g: "Pillars", s: PillarsState, f: BeginWork) -> None:
    """Automatic craftsmen act, capacities are fresh, the Madonna may raise one (PILL-4.64, PILL-4.88, PILL-4.102)."""
    player = s.players[f.seat]
    s.left = [0 if AUTOMATIC[card] else USES[card] for card in player.craftsmen]
    for card in player.craftsmen:
        if AUTOMATIC[card]:
            gained = convert(s, player, card, USES[card])
            tell(s, CraftsmanScored(f.seat, CRAFTSMAN_IDS[card], goods_by_name(gained)))
    if event_effect(s, f.seat, CAPACITY):
        then(s, ChooseBoost(f.seat))
    then(s, Work(f.seat))


@rule.offer(ChooseBoost, one="silent")
def boosts(g: "Pillars", s: PillarsState, f: ChooseBoost) -> Sequence[Action]:
    """Anybody with a printed capacity and of no excluded kind; skipped without one (PILL-4.102)."""
    return [*[BOOST[card] for card in s.players[f.seat].craftsmen if is_boostable(s, card)], BOOST_NOBODY]


def is_boostable(s: PillarsState, card: int) -> bool:
    """Does the event let this craftsman work more often? (PILL-4.102)"""
    return CRAFTSMEN[card].capacity is not None and CRAFTSMEN[card].kind not in CAPACITY[s.event].excluded_kinds


@rule.do(ChooseBoost, Boost)
def boost(g: "Pillars", s: PillarsState, f: ChooseBoost, a: Boost) -> None:
    """More uses, this round only (PILL-4.102)."""
    player, card = s.players[f.seat], CRAFTSMAN_INDEX[a.craftsman]
    change_uses_left(s, player, card, CAPACITY[s.event].amount)
    tell(s, CraftsmanBoosted(f.seat, a.craftsman, uses_left(s, player, card)))


@rule.do(ChooseBoost, BoostNobody)
def boost_nobody(g: "Pillars", s: PillarsState, f: ChooseBoost, a: BoostNobody) -> None:
    """Nobody works more often, by choice or for want of somebody who could (PILL-4.102)."""
    tell(s, NobodyBoosted(f.seat, unable=not any(is_boostable(s, card) for card in s.players[f.seat].craftsmen)))


@rule.refuse(ChooseBoost, Boost)
def why_not_boost(g: "Pillars", s: PillarsState, f: ChooseBoost, a: Boost) -> Refusal:
    """Not employed, without a capacity, or left out by the card (PILL-4.63, PILL-4.102)."""
    card = own_craftsman(s.players[f.seat], a.craftsman)
    if card == NO_CARD:
        return no("PILL-4.63", "employed")
    return no("PILL-4.102", "capacity" if CRAFTSMEN[card].capacity is None else "excluded", craftsman=a.craftsman)


@rule.offer(Work, one="silent")
def uses(g: "Pillars", s: PillarsState, f: Work) -> Sequence[Action]:
    """Any craftsman, as often as possible now; who can use nobody finishes automatically (PILL-4.63)."""
    player = s.players[f.seat]
    offers: list[Action] = []
    for card, left in zip(player.craftsmen, s.left, strict=True):
        if left:
            possible = possible_uses(player, card, left)
            if possible:
                offers += USE[card][:possible]
    offers.append(FINISH)
    return offers


@rule.do(Work, Use)
def use(g: "Pillars", s: PillarsState, f: Work, a: Use) -> None:
    """In any sequence across craftsmen, so the question comes again (PILL-4.63)."""
    let_work(s, f.seat, CRAFTSMAN_INDEX[a.craftsman], a.times)
    then(s, f)


def let_work(s: PillarsState, seat: Seat, card: int, times: int) -> None:
    """A craftsman works this many times (PILL-4.63, PILL-4.64)."""
    player = s.players[seat]
    change_uses_left(s, player, card, -times)
    gained = convert(s, player, card, times)
    if listening(s):
        used, brought = goods_by_name(INPUTS[card], times), goods_by_name(gained)
        if EFFORTLESS[card]:
            tell(s, CraftsmanPaid(seat, CRAFTSMAN_IDS[card], brought))
        else:
            tell(s, CraftsmanWorked(seat, CRAFTSMAN_IDS[card], times, used, brought))
        tell_lost_gold(s, seat, gold_in(OUTPUTS[card]) * times - gold_in(gained))


@rule.do(Work, Finish)
def finish(g: "Pillars", s: PillarsState, f: Work, a: Finish) -> None:
    """Unused capacity is lost, forgotten gold is paid, then at most five cubes are kept (PILL-4.64, 4.65, 4.94)."""
    player = s.players[f.seat]
    for card, left in zip(player.craftsmen, s.left, strict=True):
        if left and EFFORTLESS[card] and meets_requirement(player, card):
            let_work(s, f.seat, card, left)
    s.left = []
    tell(s, WorkFinished(f.seat))
    excess = cube_count(player) - CUBE_LIMIT
    if excess > 0 and s.round < ROUNDS:
        then(s, ReduceCubes(f.seat, excess))


@rule.refuse(Work, Use)
def why_not_use(g: "Pillars", s: PillarsState, f: Work, a: Use) -> Refusal:
    """Not employed, automatic, used up, missing company or goods (PILL-4.63, 4.64, 4.84, 4.88, 4.89)."""
    player = s.players[f.seat]
    card = own_craftsman(player, a.craftsman)
    if card == NO_CARD:
        return no("PILL-4.63", "employed")
    if AUTOMATIC[card]:
        return no("PILL-4.88", craftsman=a.craftsman)
    left = uses_left(s, player, card)
    if a.times < 1 or a.times > left:
        return no("PILL-4.64", craftsman=a.craftsman, left=left)
    if not meets_requirement(player, card):
        return no("PILL-4.84" if COMPANY[card] else "PILL-4.89", craftsman=a.craftsman)
    return no("PILL-4.63", "goods", craftsman=a.craftsman, needed=goods_by_name(INPUTS[card], a.times))


@rule.offer(ReduceCubes)
def ways_to_give_back(g: "Pillars", s: PillarsState, f: ReduceCubes) -> Sequence[Action]:
    """Everything but five cubes, metal counted too (PILL-4.65)."""
    wood, stone, sand, metal = s.players[f.seat].goods[: len(CUBES)]
    return [
        GiveBack(wood - kept_wood, stone - kept_stone, sand - kept_sand, metal - kept_metal)
        for kept_wood, kept_stone, kept_sand, kept_metal in KEPT
        if kept_wood <= wood and kept_stone <= stone and kept_sand <= sand and kept_metal <= metal
    ]


@rule.do(ReduceCubes, GiveBack)
def give_back(g: "Pillars", s: PillarsState, f: ReduceCubes, a: GiveBack) -> None:
    """To the supply, for nothing (PILL-4.65)."""
    player = s.players[f.seat]
    given = (a.wood, a.stone, a.sand, a.metal)
    for cube, amount in enumerate(given):
        spend_cubes(s, player, cube, amount)
    if listening(s):
        tell(s, CubesGivenBack(f.seat, {CUBES[cube]: amount for cube, amount in enumerate(given) if amount}))


@rule.refuse(ReduceCubes, GiveBack)
def why_not_give_back(g: "Pillars", s: PillarsState, f: ReduceCubes, a: GiveBack) -> Refusal:
    """Too many, too few, or not one's own (PILL-4.65)."""
    return no("PILL-4.65", excess=f.excess)
