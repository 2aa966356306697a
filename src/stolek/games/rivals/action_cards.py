"""Playing action cards: which may be played, what happens around their effects, why not (RIVA-4.35, RIVA-4.44)."""

from typing import TYPE_CHECKING, Final

from stolek.games.rivals.actions import PlayCard
from stolek.games.rivals.cards import CARD, CARDS, Card
from stolek.games.rivals.chapter import RivalsChapter
from stolek.games.rivals.conditions import first_broken
from stolek.games.rivals.draw_stacks import discard, show
from stolek.games.rivals.events.cards import CardPlayed
from stolek.games.rivals.frames.cards import CarryOut, FinishCard
from stolek.games.rivals.frames.turn import ActionPhase
from stolek.games.rivals.requirements import meets_requirement, why_not_held, why_not_required
from stolek.games.rivals.state import RivalsState, take_last_played
from stolek.kernel.state import tell, then
from stolek.kernel.values import Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Final = RivalsChapter()


def is_playable(g: "Rivals", s: RivalsState, seat: Seat, card: Card) -> bool:
    """Its requirement is met and it would have an effect (RIVA-4.35)."""
    return meets_requirement(g, s, seat, card) and first_broken(g, s, seat, g.usefulness[card]) is None


@rule.do(ActionPhase, PlayCard)
def play(g: "Rivals", s: RivalsState, f: ActionPhase, a: PlayCard) -> None:
    """The card is shown, carried out and discarded; then the action phase goes on."""
    play_card(s, f.seat, a.card, "play")
    then(s, f)


def play_card(s: RivalsState, seat: Seat, name: str, when: str) -> None:
    """A card leaves the hand for the discard pile; its effects come between."""
    card = CARD[name]
    show(s, seat, card)
    s.played += (card,)
    tell(s, CardPlayed(seat, name))
    then(s, CarryOut(seat, card, when, 0), FinishCard())


@rule.step(FinishCard)
def finish_card(g: "Rivals", s: RivalsState, f: FinishCard) -> None:
    """After its effects the card lies on the discard pile, whatever a defence made of them (RIVA-4.35)."""
    discard(s, take_last_played(s))


@rule.refuse(ActionPhase, PlayCard)
def why_not_play(g: "Rivals", s: RivalsState, f: ActionPhase, a: PlayCard) -> Refusal | None:
    """Not held, not now, requirement not met, or no effect."""
    if refusal := why_not_held(s, f.seat, a.card):
        return refusal
    card = CARD[a.card]
    kind = CARDS[card].kind
    if kind.category != "action":
        return no("RIVA-4.35", "expansion", card=a.card)
    if kind.timing != "action_phase":
        return no("RIVA-4.44", "timing", card=a.card)
    return why_not_required(g, s, f.seat, card) or why_not_useful(g, s, f.seat, card)


def why_not_useful(g: "Rivals", s: RivalsState, seat: Seat, card: Card) -> Refusal | None:
    """Why the card would have no effect (RIVA-4.35)."""
    broken = first_broken(g, s, seat, g.usefulness[card])
    if broken is None:
        return None
    reason = g.reasons[broken]
    return Refusal(reason.rule, reason.key, {"card": CARDS[card].id})
