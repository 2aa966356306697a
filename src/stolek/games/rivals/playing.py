"""Playing action cards (RIVA-4.35, RIVA-4.44): which may be played, what happens around their effects, why not."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.rivals.actions import PlayCard
from stolek.games.rivals.card_frames import CarryOut, FinishCard
from stolek.games.rivals.cards import CARD, CARDS, FETCHERS, card_of
from stolek.games.rivals.conditions import NEEDED, USEFUL, first_broken, holds, takeable_into_region
from stolek.games.rivals.events import CardPlayed
from stolek.games.rivals.frames import ActionPhase
from stolek.games.rivals.knowledge import discard, show
from stolek.games.rivals.state import RivalsState
from stolek.games.rivals.vocabulary import Condition, TakeFromOpponent
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Refusal, Seat, no
from stolek.kernel.state import tell, then

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Chapter["Rivals", RivalsState] = Chapter()

MOST_FETCHED: Final = 2
"""Guido and Gustav could take each other for ever; each may be played twice in a turn (decision A20)."""
INTO_REGION: Final = tuple(
    any(isinstance(e, TakeFromOpponent) and e.into is not None for e in card.kind.effects) for card in CARDS
)


def is_playable(s: RivalsState, seat: Seat, card: int) -> bool:
    """Its requirement holds and it would have an effect (RIVA-4.35)."""
    if first_broken(s, seat, NEEDED[card]) or first_broken(s, seat, USEFUL[card]):
        return False
    if INTO_REGION[card]:
        return takeable_into_region(s, seat)
    return card not in FETCHERS or s.fetched[FETCHERS.index(card)] < MOST_FETCHED


@rule.do(ActionPhase, PlayCard)
def play(g: "Rivals", s: RivalsState, f: ActionPhase, a: PlayCard) -> None:
    """The card is shown, carried out and discarded; then the action phase goes on."""
    card = CARD[a.card]
    if card in FETCHERS:
        n = FETCHERS.index(card)
        s.fetched = tuple(times + (i == n) for i, times in enumerate(s.fetched))
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
    *rest, card = s.played
    s.played = tuple(rest)
    discard(s, card)


def not_held(s: RivalsState, seat: Seat, name: str) -> Refusal | None:
    """The card does not exist or is not in one's own hand, whoever has it."""
    return None if card_of(name) in s.hands[seat].cards else no("RIVA-4.33", "hand", card=name)


@rule.refuse(ActionPhase, PlayCard)
def cannot_play(g: "Rivals", s: RivalsState, f: ActionPhase, a: PlayCard) -> Refusal | None:
    """Not held, not now, requirement not met, or no effect."""
    if refusal := not_held(s, f.seat, a.card):
        return refusal
    card = CARD[a.card]
    kind = CARDS[card].kind
    if kind.category != "action":
        return no("RIVA-4.35", "expansion", card=a.card)
    if kind.timing != "action_phase":
        return no("RIVA-4.44", "timing", card=a.card)
    if not holds(s, f.seat, kind.requires):
        return missing_requirement(a.card, kind.requires)
    if broken := first_broken(s, f.seat, USEFUL[card]):
        return _no_effect(broken, a.card)
    if card in FETCHERS:
        return no("RIVA-4.404", "twice", card=a.card)
    return no("RIVA-4.202", "room", card=a.card)


def missing_requirement(name: str, condition: Condition | None) -> Refusal | None:
    """Which requirement a card lacks (RIVA-4.47)."""
    if condition is None:
        return None
    if condition.any is not None:
        return _missing_alternatives(name, condition.any)
    if condition.own_card is not None:
        return no("RIVA-4.47", "card", card=name, needed=condition.own_card)
    if condition.own_card_at_city is not None:
        return no("RIVA-4.414", "city", card=name, needed=condition.own_card_at_city)
    if condition.token is not None:
        return no("RIVA-4.47", "token", card=name, needed=condition.token)
    if condition.points is not None:
        return no("RIVA-4.47", "points", card=name, points=condition.points, least=condition.at_least)
    return no("RIVA-4.210", "hero", card=name)


def _missing_alternatives(name: str, parts: Sequence[Condition]) -> Refusal:
    one, two = parts
    if two.own_card is not None:
        return no("RIVA-4.47", "either", card=name, needed=one.own_card, other=two.own_card)
    if two.points is not None:
        return no("RIVA-4.204", "city", card=name, least=two.at_least)
    return no("RIVA-4.47", "behind", card=name, needed=one.own_card)


_REASONS: Final = {
    "own_resources_at_least": no("RIVA-4.102", "resources"),
    "own_gold_at_least": no("RIVA-4.104", "gold"),
    "opponent_gold_at_least": no("RIVA-4.201", "gold"),
    "own_gold_space_at_least": no("RIVA-4.201", "room"),
    "takeable_resource_exists": no("RIVA-4.80", "nothing"),
    "opponent_unit_with_strength": no("RIVA-4.301", "unit"),
    "opponent_unprotected_building": no("RIVA-4.302", "building"),
    "opponent_hand_at_least": no("RIVA-4.303", "hand"),
    "discard_pile_at_least": no("RIVA-4.404", "pile"),
    "own_region_with_rolled_number_and_space": no("RIVA-4.401", "room"),
    "own_card_with_adjacent_space": no("RIVA-4.403", "room"),
    "own_space_for": no("RIVA-4.406", "room"),
}


def _no_effect(broken: str, name: str) -> Refusal:
    """Why a card would have no effect (RIVA-4.35)."""
    reason = _REASONS[broken]
    return Refusal(reason.rule, reason.key, {"card": name})
