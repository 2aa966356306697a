"""Transcribe, free manuscripts, ribbons and cleric bonus cards (VISC-4.65 to VISC-4.69)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.viscounts.actions import TakeManuscript
from stolek.games.viscounts.cards import (
    EMPTY,
    MANUSCRIPT_COSTS,
    MANUSCRIPT_NUMBERS,
    MANUSCRIPT_RIBBONS,
    MANUSCRIPTS,
    manuscript_id,
)
from stolek.games.viscounts.components import BONUS_CARDS, TRANSCRIBE
from stolek.games.viscounts.effects import FreeManuscript, handles
from stolek.games.viscounts.events import BonusTaken, ManuscriptShown, ManuscriptTaken, NothingDone, PrintedTranscribed
from stolek.games.viscounts.frames import ChooseManuscript, FundTranscription, GainManuscript, Resolve
from stolek.games.viscounts.main_board import own_position
from stolek.games.viscounts.payment import fund, needs
from stolek.games.viscounts.player import has_bonus_card, take_bonus_card
from stolek.games.viscounts.segments import SEGMENT_IDS, SEGMENTS
from stolek.games.viscounts.state import ViscountsState
from stolek.kernel.chance import draw
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import tell, then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts

rule: Chapter["Viscounts", ViscountsState] = Chapter()

TAKE_MANUSCRIPT: Final = tuple(TakeManuscript(manuscript.id) for manuscript in MANUSCRIPTS)


def manuscript_cost(s: ViscountsState, position: int) -> int:
    """Cleric icons for the manuscript of a board position, the printed one if the pile is empty (VISC-4.68)."""
    manuscript = s.manuscripts[position]
    if manuscript == EMPTY:
        return SEGMENTS[s.segments[position]].printed_manuscript.cost
    return MANUSCRIPT_COSTS[manuscript]


@needs(TRANSCRIBE)
def clerics_for_own_manuscript(s: ViscountsState, seat: Seat) -> int:
    """One manuscript for each action, that of the viscount's segment (VISC-4.65)."""
    return manuscript_cost(s, own_position(s, seat))


@rule.step(FundTranscription)
def fund_transcription(g: "Viscounts", s: ViscountsState, f: FundTranscription) -> None:
    """Cleric icons equal to the number on the manuscript of the viscount's segment (VISC-4.65)."""
    position = own_position(s, f.seat)
    fund(s, f.seat, TRANSCRIBE, manuscript_cost(s, position))
    then(s, GainManuscript(f.seat, position))


@rule.step(GainManuscript)
def gain_manuscript(g: "Viscounts", s: ViscountsState, f: GainManuscript) -> None:
    """Take it, show the next one, check the ribbons, then its immediate handles (VISC-4.66, VISC-4.67, VISC-4.68)."""
    manuscript = s.manuscripts[f.position]
    if manuscript == EMPTY:
        segment = s.segments[f.position]
        tell(s, PrintedTranscribed(f.seat, SEGMENT_IDS[segment]))
        then(s, Resolve(f.seat, SEGMENTS[segment].printed_manuscript.immediate, SEGMENT_IDS[segment]))
        return
    s.players[f.seat].manuscripts.append(manuscript)
    tell(s, ManuscriptTaken(f.seat, MANUSCRIPTS[manuscript].id))
    s.manuscripts_left[f.position] -= 1
    show_manuscript(s, f.position)
    claim_bonus_card(s, f.seat, MANUSCRIPT_RIBBONS[manuscript])
    if MANUSCRIPTS[manuscript].immediate:
        then(s, Resolve(f.seat, MANUSCRIPTS[manuscript].immediate, MANUSCRIPTS[manuscript].id))


def show_manuscript(s: ViscountsState, position: int) -> None:
    """The top of a pile comes to light (VISC-2.5)."""
    left = s.manuscripts_left[position]
    manuscript = draw(s, s.unseen_manuscripts, manuscript_id) if left else EMPTY
    s.manuscripts[position] = manuscript
    tell_manuscript(s, position)


def tell_manuscript(s: ViscountsState, position: int) -> None:
    """What the top of a pile shows."""
    segment, left = SEGMENT_IDS[s.segments[position]], s.manuscripts_left[position]
    if s.manuscripts[position] == EMPTY:
        tell(s, ManuscriptShown(segment, None, left))
    else:
        shown = MANUSCRIPTS[s.manuscripts[position]]
        tell(s, ManuscriptShown(segment, shown.id, left, shown.reconstructed))


def is_taken(s: ViscountsState, ribbon: int) -> bool:
    """Does somebody own the bonus card of this ribbon?"""
    return any(has_bonus_card(player, ribbon) for player in s.players)


def claim_bonus_card(s: ViscountsState, seat: Seat, ribbon: int) -> None:
    """The first with three manuscripts of one ribbon takes its bonus card for good (VISC-4.67)."""
    card = BONUS_CARDS[ribbon]
    ribbons = [MANUSCRIPT_RIBBONS[manuscript] for manuscript in s.players[seat].manuscripts]
    if not is_taken(s, ribbon) and ribbons.count(ribbon) >= card.manuscripts_needed:
        take_bonus_card(s.players[seat], ribbon)
        tell(s, BonusTaken(seat, card.id))


@handles(FreeManuscript)
def free_manuscript(g: "Viscounts", s: ViscountsState, f: Resolve, effect: FreeManuscript) -> None:
    """Added like a transcribed one, but no transcription (VISC-4.69)."""
    if manuscripts_of_cost(s, effect.costs):
        then(s, ChooseManuscript(f.seat, effect.costs))
    else:
        tell(s, NothingDone(f.seat, effect.slug, f.source))


def manuscripts_of_cost(s: ViscountsState, costs: Sequence[int]) -> list[int]:
    """The visible manuscripts of one of these costs, never a printed one (VISC-4.68, VISC-4.69)."""
    return [top for top in s.manuscripts if top != EMPTY and MANUSCRIPT_COSTS[top] in costs]


@rule.offer(ChooseManuscript, one="silent")
def manuscripts_to_take(g: "Viscounts", s: ViscountsState, f: ChooseManuscript) -> Sequence[Action]:
    """Any visible one of such a cost (VISC-4.69)."""
    return [TAKE_MANUSCRIPT[top] for top in manuscripts_of_cost(s, f.costs)]


@rule.do(ChooseManuscript, TakeManuscript)
def take_manuscript(g: "Viscounts", s: ViscountsState, f: ChooseManuscript, a: TakeManuscript) -> None:
    then(s, GainManuscript(f.seat, s.manuscripts.index(MANUSCRIPT_NUMBERS[a.manuscript])))


@rule.refuse(ChooseManuscript, TakeManuscript)
def why_not_manuscript(g: "Viscounts", s: ViscountsState, f: ChooseManuscript, a: TakeManuscript) -> Refusal:
    """Printed ones are never taken, hidden ones are not there, dear ones cost too much (VISC-4.68, VISC-4.69)."""
    if a.manuscript in SEGMENT_IDS:
        return no("VISC-4.68", "printed")
    visible = [manuscript_id(top) for top in s.manuscripts if top != EMPTY]
    return no("VISC-4.69", "cost" if a.manuscript in visible else "hidden", costs=f.costs)
