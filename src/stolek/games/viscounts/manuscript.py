"""Transcribe, free manuscripts, ribbons and cleric bonus cards (VISC-4.65 to VISC-4.69)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.viscounts.actions import TakeManuscript
from stolek.games.viscounts.board_events import BonusTaken, ManuscriptShown, ManuscriptTaken, PrintedTranscribed
from stolek.games.viscounts.cards import (
    EMPTY,
    MANUSCRIPT_COSTS,
    MANUSCRIPT_NUMBERS,
    MANUSCRIPT_RIBBONS,
    MANUSCRIPTS,
    manuscript_id,
)
from stolek.games.viscounts.components import BONUS_CARDS, TRANSCRIBE
from stolek.games.viscounts.effects import FreeManuscript
from stolek.games.viscounts.frames import ChooseManuscript, FundTranscription, GainManuscript, Resolve
from stolek.games.viscounts.primary_action import fund, manuscript_cost
from stolek.games.viscounts.resolve import effect
from stolek.games.viscounts.segments import SEGMENT_IDS, SEGMENTS
from stolek.games.viscounts.state import ViscountsState, position_of
from stolek.kernel.chance import draw
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Action, Refusal, Seat, no
from stolek.kernel.state import tell, then

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts

rule: Chapter["Viscounts", ViscountsState] = Chapter()

TAKES: Final = tuple(TakeManuscript(manuscript.id) for manuscript in MANUSCRIPTS)


@rule.step(FundTranscription)
def fund_transcription(g: "Viscounts", s: ViscountsState, f: FundTranscription) -> None:
    """Cleric icons equal to the number on the manuscript of the own segment; one for each action (VISC-4.65)."""
    position = position_of(s.players[f.seat].space)
    fund(s, f.seat, TRANSCRIBE, manuscript_cost(s, position))
    then(s, GainManuscript(f.seat, position))


@rule.step(GainManuscript)
def gain_manuscript(g: "Viscounts", s: ViscountsState, f: GainManuscript) -> None:
    """Take it, show the next one, check the ribbons, then its immediate effect (VISC-4.66, VISC-4.67, VISC-4.68)."""
    manuscript = s.manuscripts[f.position]
    if manuscript == EMPTY:
        segment = s.segments[f.position]
        tell(s, PrintedTranscribed(f.seat, SEGMENT_IDS[segment]))
        then(s, Resolve(f.seat, SEGMENTS[segment].printed_manuscript.immediate))
        return
    s.players[f.seat].manuscripts.append(manuscript)
    tell(s, ManuscriptTaken(f.seat, MANUSCRIPTS[manuscript].id))
    s.manuscripts_left[f.position] -= 1
    show_manuscript(s, f.position)
    claim_bonus(s, f.seat, MANUSCRIPT_RIBBONS[manuscript])
    if MANUSCRIPTS[manuscript].immediate:
        then(s, Resolve(f.seat, MANUSCRIPTS[manuscript].immediate))


def show_manuscript(s: ViscountsState, position: int) -> None:
    """The top of a pile comes to light (VISC-2.5)."""
    left = s.manuscripts_left[position]
    manuscript = draw(s, s.unseen_manuscripts, manuscript_id) if left else EMPTY
    s.manuscripts[position] = manuscript
    shown = None if manuscript == EMPTY else MANUSCRIPTS[manuscript].id
    tell(s, ManuscriptShown(SEGMENT_IDS[s.segments[position]], shown, left))


def claim_bonus(s: ViscountsState, seat: Seat, ribbon: int) -> None:
    """The first with three manuscripts of one ribbon takes its bonus card for good (VISC-4.67)."""
    card = BONUS_CARDS[ribbon]
    ribbons = [MANUSCRIPT_RIBBONS[manuscript] for manuscript in s.players[seat].manuscripts]
    taken = any(player.bonus >> ribbon & 1 for player in s.players)
    if not taken and ribbons.count(ribbon) >= card.manuscripts_needed:
        s.players[seat].bonus |= 1 << ribbon
        tell(s, BonusTaken(seat, card.id))


@effect(FreeManuscript)
def free_manuscript(s: ViscountsState, seat: Seat, e: FreeManuscript) -> None:
    """Added like a transcribed one, but no transcription (VISC-4.69)."""
    then(s, ChooseManuscript(seat, e.costs))


@rule.offer(ChooseManuscript, none="skip", one="silent")
def manuscripts_to_take(g: "Viscounts", s: ViscountsState, f: ChooseManuscript) -> Sequence[Action]:
    """Any visible one of such a cost, never a printed one (VISC-4.68, VISC-4.69)."""
    return [TAKES[m] for m in s.manuscripts if m != EMPTY and MANUSCRIPT_COSTS[m] in f.costs]


@rule.do(ChooseManuscript, TakeManuscript)
def take_manuscript(g: "Viscounts", s: ViscountsState, f: ChooseManuscript, a: TakeManuscript) -> None:
    then(s, GainManuscript(f.seat, s.manuscripts.index(MANUSCRIPT_NUMBERS[a.manuscript])))


@rule.refuse(ChooseManuscript, TakeManuscript)
def no_manuscript(g: "Viscounts", s: ViscountsState, f: ChooseManuscript, a: TakeManuscript) -> Refusal:
    """Printed ones are never taken, hidden ones are not there, dear ones cost too much (VISC-4.68, VISC-4.69)."""
    if a.manuscript in SEGMENT_IDS:
        return no("VISC-4.68", "printed")
    visible = [MANUSCRIPTS[m].id for m in s.manuscripts if m != EMPTY]
    return no("VISC-4.69", "cost" if a.manuscript in visible else "hidden", costs=f.costs)
