"""Phase 4: hiring townsfolk, and the piles they come from (VISC-2.5, VISC-4.70 to VISC-4.72)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.viscounts.actions import Hire, HireNobody
from stolek.games.viscounts.cards import CARD_IDS, CARD_NUMBERS, CARD_VALUES, EMPTY, TOP_RIGHT, card_id
from stolek.games.viscounts.components import DISCARD_AFTER_HIRE, DISCARDS_AFTER_HIRE, SILVER, SLOTS
from stolek.games.viscounts.effects import FreeHire, handles
from stolek.games.viscounts.events import Hired, HiredFree, NothingDone, TownsfolkShown
from stolek.games.viscounts.frames import AfterHire, ChooseDiscard, ChooseHire, Recruit, Resolve
from stolek.games.viscounts.main_board import own_position
from stolek.games.viscounts.player import is_open
from stolek.games.viscounts.segments import SEGMENT_IDS
from stolek.games.viscounts.state import ViscountsState
from stolek.kernel.chance import draw
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import tell, then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts

rule: Chapter["Viscounts", ViscountsState] = Chapter()

HIRE: Final = tuple(Hire(card) for card in CARD_IDS)
HIRE_NOBODY: Final = HireNobody()


def take_townsfolk(s: ViscountsState, position: int) -> int:
    """Take the top of a pile; the next card shows. Piles are never refilled (VISC-2.5, VISC-4.72)."""
    card = s.townsfolk[position]
    s.townsfolk_left[position] -= 1
    show_townsfolk(s, position)
    return card


def show_townsfolk(s: ViscountsState, position: int) -> None:
    """The top of a pile comes to light; what lies below stays undecided."""
    left = s.townsfolk_left[position]
    card = draw(s, s.unseen_townsfolk, card_id) if left else EMPTY
    s.townsfolk[position] = card
    tell(s, TownsfolkShown(SEGMENT_IDS[s.segments[position]], None if card == EMPTY else CARD_IDS[card], left))


def add_to_deck(s: ViscountsState, seat: Seat, position: int) -> None:
    """The card goes to the player's discard pile; then its top-right effect and workshop 1 (VISC-4.70)."""
    card = take_townsfolk(s, position)
    s.players[seat].discard.append(card)
    then(s, Resolve(seat, TOP_RIGHT[card], CARD_IDS[card]), AfterHire(seat))


@rule.offer(Recruit, none="skip")
def recruits(g: "Viscounts", s: ViscountsState, f: Recruit) -> Sequence[Action]:
    """The top card of the pile at the viscount's segment, if affordable, or nobody (VISC-4.70)."""
    player = s.players[f.seat]
    card = s.townsfolk[own_position(s, f.seat)]
    if card == EMPTY or CARD_VALUES[card] > player.goods[SILVER]:
        return ()
    return HIRE[card], HIRE_NOBODY


@rule.do(Recruit, Hire)
def recruit(g: "Viscounts", s: ViscountsState, f: Recruit, a: Hire) -> None:
    """Pay its value in silver (VISC-4.70)."""
    position = own_position(s, f.seat)
    silver = CARD_VALUES[s.townsfolk[position]]
    s.players[f.seat].goods[SILVER] -= silver
    tell(s, Hired(f.seat, a.card, silver))
    add_to_deck(s, f.seat, position)


@rule.do(Recruit, HireNobody)
def recruit_nobody(g: "Viscounts", s: ViscountsState, f: Recruit, a: HireNobody) -> None:
    """Recruiting is optional (VISC-3.1)."""


@handles(FreeHire)
def hire_free(g: "Viscounts", s: ViscountsState, f: Resolve, effect: FreeHire) -> None:
    """Mandatory if there is anybody to hire (VISC-4.1, VISC-4.71)."""
    if any(card != EMPTY for card in s.townsfolk):
        then(s, ChooseHire(f.seat, effect.amount, f.source))
    else:
        tell(s, NothingDone(f.seat, effect.slug, f.source))


@rule.offer(ChooseHire, none="skip", one="silent")
def visible_townsfolk(g: "Viscounts", s: ViscountsState, f: ChooseHire) -> Sequence[Action]:
    """Any visible top card of the five piles, in any phase, also for other players (VISC-4.71)."""
    return [HIRE[card] for card in s.townsfolk if card != EMPTY]


@rule.do(ChooseHire, Hire)
def hire_for_nothing(g: "Viscounts", s: ViscountsState, f: ChooseHire, a: Hire) -> None:
    """A free hire is a hire in every respect (VISC-4.71)."""
    tell(s, HiredFree(f.seat, a.card))
    add_to_deck(s, f.seat, s.townsfolk.index(CARD_NUMBERS[a.card]))
    if f.amount > 1:
        then(s, ChooseHire(f.seat, f.amount - 1, f.source))


@rule.step(AfterHire)
def after_hire(g: "Viscounts", s: ViscountsState, f: AfterHire) -> None:
    """Workshop 1: one optional discard after every hire of any kind (VISC-4.49)."""
    if is_open(s.players[f.seat], DISCARD_AFTER_HIRE) and s.round:
        then(s, ChooseDiscard(f.seat, DISCARDS_AFTER_HIRE, SLOTS[DISCARD_AFTER_HIRE].id))


@rule.refuse(Recruit, Hire)
def why_not_recruit(g: "Viscounts", s: ViscountsState, f: Recruit, a: Hire) -> Refusal:
    """Only the top card at the viscount's segment; who is printed under an empty pile stays there (VISC-4.70)."""
    return no("VISC-4.70", "printed" if a.card in SEGMENT_IDS else "other", card=a.card)


@rule.refuse(ChooseHire, Hire)
def why_not_hire(g: "Viscounts", s: ViscountsState, f: ChooseHire, a: Hire) -> Refusal:
    """Only visible top cards; an empty pile has none to hire (VISC-4.71)."""
    if a.card in SEGMENT_IDS:
        return no("VISC-4.70", "printed", card=a.card)
    return no("VISC-4.71", "hidden", card=a.card)
