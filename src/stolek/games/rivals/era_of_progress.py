"""Cards of the Era of Progress: Benjamin, Doctor, Guido, Gustav, the Library, the Plague (RIVA-4.401 to RIVA-4.420)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stolek.games.rivals.actions import LOOK, ChooseExpansion, LookThrough, SkipSearch, TakeDiscard
from stolek.games.rivals.card_frames import ChooseCard, LibrarySearch, TakeDiscarded
from stolek.games.rivals.cards import BACK, CARD, CARD_IDS, EVENTS
from stolek.games.rivals.components import BACKS, NUMBERED
from stolek.games.rivals.conditions import helpful_cards
from stolek.games.rivals.dice import produce_at
from stolek.games.rivals.frames import TakeSearchedCard
from stolek.games.rivals.hand import no_stack, stacks_with_cards
from stolek.games.rivals.hidden_events import DiscardTaken
from stolek.games.rivals.interpreter import gain_frames, listeners, says
from stolek.games.rivals.knowledge import SPECTATOR, conceal, look_through, see_all
from stolek.games.rivals.laws import CARD_LAW
from stolek.games.rivals.principality import SHIFT, WHERE, regions_beside, regions_of_city
from stolek.games.rivals.removal import coordinates, named
from stolek.games.rivals.resources import remove
from stolek.games.rivals.state import RivalsState, in_order, other
from stolek.games.rivals.vocabulary import (
    Gain,
    LoseOnRegions,
    Protect,
    RepeatProduction,
    SearchDrawStack,
    TakeCardFromDiscardPile,
)
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Action, Refusal, Seat, no
from stolek.kernel.state import tell, then

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Chapter["Rivals", RivalsState] = Chapter()


@says(RepeatProduction)
def repeat_production(g: "Rivals", s: RivalsState, seat: Seat, e: RepeatProduction, law: str) -> None:
    """Own regions with the number of the turn receive 1 again, without boosters (RIVA-4.401)."""
    for region in NUMBERED[s.number]:
        if s.owner[region] == seat:
            produce_at(s, seat, region, 1, law)


@rule.offer(ChooseCard, one="silent")
def helpful(g: "Rivals", s: RivalsState, f: ChooseCard) -> Sequence[Action]:
    """The own cards of the kind that help; one needs no choice (RIVA-4.403)."""
    return [ChooseExpansion(*coordinates(e)) for e in helpful_cards(s, f.seat, f.card)]


@rule.do(ChooseCard, ChooseExpansion)
def heal(g: "Rivals", s: RivalsState, f: ChooseCard, a: ChooseExpansion) -> None:
    """The regions left and right of it receive 1 each (RIVA-4.403)."""
    for region in regions_beside(s.princes[f.seat], named((a.card, a.x, a.row)) & WHERE):
        produce_at(s, f.seat, region, 1, f.rule)


@rule.refuse(ChooseCard, ChooseExpansion)
def not_helpful(g: "Rivals", s: RivalsState, f: ChooseCard, a: ChooseExpansion) -> Refusal:
    """Not an own card of the kind, or it would not help."""
    return no("RIVA-4.403", "card", card=f.card)


@says(SearchDrawStack)
def library(g: "Rivals", s: RivalsState, seat: Seat, e: SearchDrawStack, law: str) -> None:
    """A free search, when the Library is built (RIVA-4.411)."""
    then(s, LibrarySearch(seat))


@rule.offer(LibrarySearch)
def stacks_in_library(g: "Rivals", s: RivalsState, f: LibrarySearch) -> Sequence[Action]:
    """Not to look, or a stack with a card."""
    return [SkipSearch(), *[LOOK[i] for i in stacks_with_cards(s)]]


@rule.do(LibrarySearch, SkipSearch)
def skip_search(g: "Rivals", s: RivalsState, f: LibrarySearch, a: SkipSearch) -> None:
    """Nobody looks."""


@rule.do(LibrarySearch, LookThrough)
def search_in_library(g: "Rivals", s: RivalsState, f: LibrarySearch, a: LookThrough) -> None:
    """Having looked, the player must take a card."""
    look_through(g, s, a.stack - 1, f.seat)
    then(s, TakeSearchedCard(f.seat, a.stack))


@rule.refuse(LibrarySearch, LookThrough)
def cannot_look(g: "Rivals", s: RivalsState, f: LibrarySearch, a: LookThrough) -> Refusal:
    """The stack is empty or does not exist."""
    return no_stack(s, a.stack)


@says(TakeCardFromDiscardPile)
def fetch(g: "Rivals", s: RivalsState, seat: Seat, e: TakeCardFromDiscardPile, law: str) -> None:
    """The player alone looks through the pile (RIVA-4.404, RIVA-4.405)."""
    see_all(s, s.discard, seat)
    then(s, TakeDiscarded(seat))


@rule.offer(TakeDiscarded)
def discarded_cards(g: "Rivals", s: RivalsState, f: TakeDiscarded) -> Sequence[Action]:
    """Every card of the pile; the played card is not in it yet."""
    return [TakeDiscard(CARD_IDS[card]) for card in dict.fromkeys(s.discard.cards)]


@rule.do(TakeDiscarded, TakeDiscard)
def take_discarded(g: "Rivals", s: RivalsState, f: TakeDiscarded, a: TakeDiscard) -> None:
    """The others see the back only: any card of the pile with it may be gone (RIVA-7.12)."""
    card = CARD[a.card]
    conceal(s, s.discard, BACK[card], (other(f.seat), SPECTATOR))
    s.hands[f.seat].put(*s.discard.take(s.discard.cards.index(card)))
    tell(s, DiscardTaken((f.seat,), f.seat, BACKS[BACK[card]], a.card))


@rule.refuse(TakeDiscarded, TakeDiscard)
def not_discarded(g: "Rivals", s: RivalsState, f: TakeDiscarded, a: TakeDiscard) -> Refusal:
    """Not in the pile."""
    return no("RIVA-4.404", "card")


@says(LoseOnRegions)
def plague(g: "Rivals", s: RivalsState, seat: Seat, e: LoseOnRegions, law: str) -> None:
    """Regions beside a city lose 1, unless a city of theirs has a Bath House; then Pharmacies pay (RIVA-4.420)."""
    for victim in in_order(s):
        p = s.princes[victim]
        heard = listeners(s, victim, f"event:{EVENTS[s.event].id}")
        safe = [
            region
            for where, effect in heard
            if isinstance(effect, Protect) and effect.scope == "regions_of_this_city"
            for region in regions_of_city(p, (where & WHERE) >> 1)
        ]
        cities = [i for i in range(p.first, p.last + 1) if p.cities >> i & 1]
        for region in dict.fromkeys(r for i in cities for r in regions_of_city(p, i)):
            if s.stored[region] and region not in safe:
                remove(s, victim, region, e.amount, law)
        for where, effect in heard:
            if isinstance(effect, Gain):
                then(s, *gain_frames(s, victim, effect, CARD_LAW[where >> SHIFT]))
