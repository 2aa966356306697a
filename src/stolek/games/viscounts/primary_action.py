"""Phase 3: which primary action, and what follows it (VISC-4.30, VISC-4.38, VISC-4.39).

An action, a dismissal and doing without one are offered only if the action can then be completed with the icons and
supplies already there (VISC-4.39).
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.viscounts.abilities import trigger_abilities
from stolek.games.viscounts.actions import Build, Pass, PlaceWorkers, Trade, Transcribe
from stolek.games.viscounts.components import BUILD, PLACE_WORKERS, TRADE, TRANSCRIBE
from stolek.games.viscounts.dismissal import can_dismiss, can_keep
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
ON_OUTER_SPACES: Final = (TRADE, BUILD)
ON_INNER_SPACES: Final = (PLACE_WORKERS, TRANSCRIBE)
"""Only inner spaces have access to the manuscripts and the castle (VISC-4.23)."""


def is_inside(s: ViscountsState, seat: Seat) -> bool:
    """Does the viscount stand on an inner space?"""
    return way_of(s.players[seat].space) == INNER


def can_complete(s: ViscountsState, seat: Seat, action: int) -> bool:
    """Can the action be done in full, with a dismissal or without? (VISC-4.39)"""
    needed = NEEDS[action](s, seat)
    return bool(needed) and (can_keep(s, seat, action, needed) or can_dismiss(s, seat, action, needed))


@rule.offer(ChooseAction, one="silent")
def primary_actions(g: "Viscounts", s: ViscountsState, f: ChooseAction) -> Sequence[Action]:
    """On outer spaces Trade and Build, on inner ones Place workers and Transcribe; or none at all (VISC-3.1)."""
    here = ON_INNER_SPACES if is_inside(s, f.seat) else ON_OUTER_SPACES
    return [*[PRIMARY[action] for action in here if can_complete(s, f.seat, action)], PASS]


def begin(s: ViscountsState, seat: Seat, action: ActionName, extent: Frame) -> None:
    """Dismissal, extent and payment, then the abilities that follow the action (VISC-4.39)."""
    tell(s, ActionTaken(seat, action))
    then(s, ChooseDismissal(seat, action), extent, AfterAction(seat, action))


@rule.do(ChooseAction, Trade)
def trade(g: "Viscounts", s: ViscountsState, f: ChooseAction, a: Trade) -> None:
    begin(s, f.seat, "trade", ChooseExchanges(f.seat))


@rule.do(ChooseAction, Build)
def build(g: "Viscounts", s: ViscountsState, f: ChooseAction, a: Build) -> None:
    begin(s, f.seat, "build", ChooseBuilding(f.seat))


@rule.do(ChooseAction, PlaceWorkers)
def place_workers(g: "Viscounts", s: ViscountsState, f: ChooseAction, a: PlaceWorkers) -> None:
    begin(s, f.seat, "place_workers", ChooseWorkers(f.seat))


@rule.do(ChooseAction, Transcribe)
def transcribe(g: "Viscounts", s: ViscountsState, f: ChooseAction, a: Transcribe) -> None:
    begin(s, f.seat, "transcribe", FundTranscription(f.seat))


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
    needed = NEEDS[TRADE](s, f.seat)
    return why_not_enough(s, f.seat, TRADE, needed) if needed else no("VISC-4.42", "no-flips")


@rule.refuse(ChooseAction, Build)
def why_not_build(g: "Viscounts", s: ViscountsState, f: ChooseAction, a: Build) -> Refusal:
    if is_inside(s, f.seat):
        return no("VISC-4.45", "inner")
    if not cheapest_building(s.players[f.seat]):
        return no("VISC-4.46", "all-built")
    if not free_spots_on_bank(s, f.seat):
        return no("VISC-4.45", "bank-full")
    return why_not_enough(s, f.seat, BUILD, NEEDS[BUILD](s, f.seat))


@rule.refuse(ChooseAction, PlaceWorkers)
def why_not_place_workers(g: "Viscounts", s: ViscountsState, f: ChooseAction, a: PlaceWorkers) -> Refusal:
    if not is_inside(s, f.seat):
        return no("VISC-4.55", "outer")
    if not s.players[f.seat].workers:
        return no("VISC-4.55", "supply", held=0)
    return why_not_enough(s, f.seat, PLACE_WORKERS, NEEDS[PLACE_WORKERS](s, f.seat))


@rule.refuse(ChooseAction, Transcribe)
def why_not_transcribe(g: "Viscounts", s: ViscountsState, f: ChooseAction, a: Transcribe) -> Refusal:
    if not is_inside(s, f.seat):
        return no("VISC-4.65", "outer")
    return why_not_enough(s, f.seat, TRANSCRIBE, NEEDS[TRANSCRIBE](s, f.seat))
