"""Phase 3: which primary action, and what follows it (VISC-4.30, VISC-4.38, VISC-4.39).

An action, a dismissal and doing without one are offered only if the action can then be completed, with what a dismissal
may bring (VISC-4.39).
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.viscounts.abilities import trigger_abilities
from stolek.games.viscounts.actions import ActWithDismissal, Build, Pass, PlaceWorkers, Trade, Transcribe
from stolek.games.viscounts.components import ACTIONS, BUILD, PLACE_WORKERS, TRADE, TRANSCRIBE
from stolek.games.viscounts.dismissal import adjacent_townsfolk, can_dismiss, can_keep, dismissal_price
from stolek.games.viscounts.effects import ActionName
from stolek.games.viscounts.events import ActionTaken, Passed
from stolek.games.viscounts.frames import (
    AfterAction,
    ChooseAction,
    ChooseBuilding,
    ChooseDismissal,
    ChooseExchanges,
    ChooseWorkers,
    FundTranscription,
)
from stolek.games.viscounts.icons import NO_ICONS
from stolek.games.viscounts.main_board import free_spots_on_bank
from stolek.games.viscounts.payment import NEEDS, why_not_enough
from stolek.games.viscounts.player import cheapest_building
from stolek.games.viscounts.segments import INNER, way_of
from stolek.games.viscounts.state import ViscountsState
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import tell, then
from stolek.kernel.values import Action, Frame, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts

rule: Chapter["Viscounts", ViscountsState] = Chapter()

PRIMARY: Final[tuple[Action, ...]] = (Trade(), Build(), PlaceWorkers(), Transcribe())
PASS: Final = Pass()
EXTENT: Final[dict[ActionName, Callable[[Seat], Frame]]] = {
    "trade": ChooseExchanges,
    "build": ChooseBuilding,
    "place_workers": ChooseWorkers,
    "transcribe": FundTranscription,
}
"""What comes after the dismissal: how much of the action (VISC-4.39)."""
ON_OUTER_SPACES: Final = (TRADE, BUILD)
ON_INNER_SPACES: Final = (PLACE_WORKERS, TRANSCRIBE)
"""Only inner spaces have access to the manuscripts and the castle (VISC-4.23)."""


def is_inside(s: ViscountsState, seat: Seat) -> bool:
    """Does the viscount stand on an inner space?"""
    return way_of(s.players[seat].space) == INNER


def ways_to_act(s: ViscountsState, seat: Seat, action: int) -> tuple[Action, ...]:
    """The action if it can be done in full; one that needs a dismissal says so (VISC-4.39)."""
    needed = NEEDS[action](s, seat)
    if not needed:
        return ()
    if can_keep(s, seat, action, needed):
        return (PRIMARY[action],)
    return (with_dismissal(s, seat, action),) if can_dismiss(s, seat, action, needed) else ()


def with_dismissal(s: ViscountsState, seat: Seat, action: int) -> ActWithDismissal:
    """The action with the dismissal that it cannot do without (VISC-4.39)."""
    townsfolk = adjacent_townsfolk(s, seat)
    return ActWithDismissal(ACTIONS[action], townsfolk.id, dismissal_price(s.players[seat], townsfolk.value))


@rule.offer(ChooseAction, one="silent")
def primary_actions(g: "Viscounts", s: ViscountsState, f: ChooseAction) -> Sequence[Action]:
    """On outer spaces Trade and Build, on inner ones Place workers and Transcribe; or none at all (VISC-3.1)."""
    here = ON_INNER_SPACES if is_inside(s, f.seat) else ON_OUTER_SPACES
    return [*[way for action in here for way in ways_to_act(s, f.seat, action)], PASS]


def action_of(answer: Action) -> ActionName | None:
    """The primary action that an answer takes, with a dismissal or without; None for a pass."""
    if isinstance(answer, ActWithDismissal):
        return next(name for name in ACTIONS if name == answer.action)
    return ACTIONS[PRIMARY.index(answer)] if answer in PRIMARY else None


def begin(s: ViscountsState, seat: Seat, action: ActionName) -> None:
    """Dismissal, extent and payment, then the abilities that follow the action (VISC-4.39)."""
    tell(s, ActionTaken(seat, action))
    townsfolk = adjacent_townsfolk(s, seat)
    price = dismissal_price(s.players[seat], townsfolk.value)
    then(s, ChooseDismissal(seat, action, townsfolk.id, price), EXTENT[action](seat), AfterAction(seat, action))


@rule.do(ChooseAction, Trade)
def trade(g: "Viscounts", s: ViscountsState, f: ChooseAction, a: Trade) -> None:
    begin(s, f.seat, "trade")


@rule.do(ChooseAction, Build)
def build(g: "Viscounts", s: ViscountsState, f: ChooseAction, a: Build) -> None:
    begin(s, f.seat, "build")


@rule.do(ChooseAction, PlaceWorkers)
def place_workers(g: "Viscounts", s: ViscountsState, f: ChooseAction, a: PlaceWorkers) -> None:
    begin(s, f.seat, "place_workers")


@rule.do(ChooseAction, Transcribe)
def transcribe(g: "Viscounts", s: ViscountsState, f: ChooseAction, a: Transcribe) -> None:
    begin(s, f.seat, "transcribe")


@rule.do(ChooseAction, ActWithDismissal)
def act_with_dismissal(g: "Viscounts", s: ViscountsState, f: ChooseAction, a: ActWithDismissal) -> None:
    """The dismissal follows at once: there is no other way (VISC-4.39)."""
    action = action_of(a)
    assert action is not None
    begin(s, f.seat, action)


@rule.do(ChooseAction, Pass)
def take_no_action(g: "Viscounts", s: ViscountsState, f: ChooseAction, a: Pass) -> None:
    tell(s, Passed(f.seat))


@rule.step(AfterAction)
def after_action(g: "Viscounts", s: ViscountsState, f: AfterAction) -> None:
    """After everything else of the action, and only for primary actions (VISC-4.38)."""
    s.dismissed = NO_ICONS
    trigger_abilities(s, f.seat, f.action)


# Why not


@rule.refuse(ChooseAction, Trade)
def why_not_trade(g: "Viscounts", s: ViscountsState, f: ChooseAction, a: Trade) -> Refusal:
    if is_inside(s, f.seat):
        return no("VISC-4.40", "inner")
    return why_not_alone(s, f.seat, TRADE)


@rule.refuse(ChooseAction, Build)
def why_not_build(g: "Viscounts", s: ViscountsState, f: ChooseAction, a: Build) -> Refusal:
    if is_inside(s, f.seat):
        return no("VISC-4.45", "inner")
    if not cheapest_building(s.players[f.seat]):
        return no("VISC-4.46", "all-built")
    if not free_spots_on_bank(s, f.seat):
        return no("VISC-4.45", "bank-full")
    return why_not_alone(s, f.seat, BUILD)


@rule.refuse(ChooseAction, PlaceWorkers)
def why_not_place_workers(g: "Viscounts", s: ViscountsState, f: ChooseAction, a: PlaceWorkers) -> Refusal:
    if not is_inside(s, f.seat):
        return no("VISC-4.55", "outer")
    if not s.players[f.seat].workers:
        return no("VISC-4.55", "supply", held=0)
    return why_not_alone(s, f.seat, PLACE_WORKERS)


@rule.refuse(ChooseAction, Transcribe)
def why_not_transcribe(g: "Viscounts", s: ViscountsState, f: ChooseAction, a: Transcribe) -> Refusal:
    if not is_inside(s, f.seat):
        return no("VISC-4.65", "outer")
    return why_not_alone(s, f.seat, TRANSCRIBE)


def why_not_alone(s: ViscountsState, seat: Seat, action: int) -> Refusal:
    """Too few icons; perhaps a dismissal would make up for them (VISC-4.32, VISC-4.39)."""
    needed = NEEDS[action](s, seat)
    return no("VISC-4.39", "keep") if can_dismiss(s, seat, action, needed) else why_not_enough(s, seat, action, needed)


@rule.refuse(ChooseAction, ActWithDismissal)
def why_not_with_dismissal(g: "Viscounts", s: ViscountsState, f: ChooseAction, a: ActWithDismissal) -> Refusal:
    """It is another townsfolk or another price, the action needs no dismissal, or none would help (VISC-4.39)."""
    offered = primary_actions(g, s, f)
    if any(name == a.action and alone in offered for name, alone in zip(ACTIONS, PRIMARY, strict=True)):
        return no("VISC-4.39", "not-needed")
    townsfolk = adjacent_townsfolk(s, f.seat)
    price = dismissal_price(s.players[f.seat], townsfolk.value)
    return no("VISC-4.39", "townsfolk", card=townsfolk.id, silver=price)
