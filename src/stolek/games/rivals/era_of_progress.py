"""The Era of Progress: Benjamin, Doctor, Guido, Gustav, the Library, the Plague (RIVA-4.401 to RIVA-4.420)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, Self

from stolek.games.rivals.actions import LOOK, LookThrough
from stolek.games.rivals.cards import BACK, CARD, CARD_IDS, EVENTS, Card, kinds_named, rule_of
from stolek.games.rivals.carry_out import carry_out, effects_in_play, listeners
from stolek.games.rivals.chapter import RivalsChapter
from stolek.games.rivals.components import BACKS, NUMBERED, Place
from stolek.games.rivals.conditions import PlayLimit
from stolek.games.rivals.draw_stacks import look_through, stack_numbered, stacks_with_cards, why_not_stack
from stolek.games.rivals.effects import (
    GainBesideOneCard,
    LoseBesideCities,
    ProtectRegionsOfCity,
    RepeatProduction,
    SearchDrawStack,
    TakeCardFromDiscardPile,
)
from stolek.games.rivals.expansion import card_of, site_of
from stolek.games.rivals.frames.cards import LooksThroughDiscardPile
from stolek.games.rivals.frames.turn import BeforeRoll, TakeSearchedCard
from stolek.games.rivals.knowledge import SPECTATOR, conceal, see_all
from stolek.games.rivals.layout import settlement_of
from stolek.games.rivals.module import CardSetModule
from stolek.games.rivals.principality import (
    Principality,
    is_city,
    open_of_kind,
    regions_around,
    regions_beside,
    settlements,
    stands_in_city,
)
from stolek.games.rivals.removal import name_of, named
from stolek.games.rivals.resources import remove
from stolek.games.rivals.state import RivalsState, in_order, other
from stolek.games.rivals.storing import produce_at
from stolek.kernel.state import SliceKey, StateSlice, tell, then
from stolek.kernel.values import Action, PrivateEvent, Question, Refusal, Seat, Step, no

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Final = RivalsChapter()


@dataclass(slots=True)
class ProgressTurn(StateSlice):
    """What cards of this era have done in the turn."""

    fetchers: tuple[Card, ...] = ()
    """The cards that have taken something from the discard pile, sorted."""

    def clone(self) -> Self:
        return type(self)(self.fetchers)


class DiscardTaken(PrivateEvent, frozen=True, gc=False):
    """A player takes a card from the discard pile; the opponent sees its back."""

    rule: ClassVar[str] = "RIVA-4.404"
    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    back: str
    card: str | None


PROGRESS_TURN: Final = SliceKey("era_of_progress", ProgressTurn)
MODULE: Final = CardSetModule(set="progress", chapters=(rule,), events=(DiscardTaken,), slice=PROGRESS_TURN)


# What the cards ask for


@rule.checks("own_card_at_city")
def has_card_at_city(g: "Rivals", s: RivalsState, seat: Seat, kind: str) -> bool:
    """Such an own card stands at a city and is not covered: what the Town Hall is laid on (RIVA-4.414)."""
    p = s.princes[seat]
    return any(stands_in_city(p, expansion) for expansion in open_of_kind(p, kinds_named(kind)))


@rule.checks("own_region_with_rolled_number", no("RIVA-4.401", "number"))
def would_produce_again(g: "Rivals", s: RivalsState, seat: Seat, wanted: bool) -> bool:
    """Benjamin has a region to fill."""
    return bool(_rolled_regions(s, seat))


@rule.checks("discard_pile_at_least", no("RIVA-4.404", "pile"))
def pile_holds(g: "Rivals", s: RivalsState, seat: Seat, least: int) -> bool:
    """The pile holds this many cards; the card being played is not in it yet."""
    return len(s.discard.cards) >= least


@rule.checks("times_this_turn_below", no("RIVA-4.404", "twice"))
def may_fetch_again(g: "Rivals", s: RivalsState, seat: Seat, limit: PlayLimit) -> bool:
    """Guido and Gustav could take each other for ever (RIVA-4.404)."""
    return PROGRESS_TURN.of(s).fetchers.count(CARD[limit.card]) < limit.times


# Benjamin


def _rolled_regions(s: RivalsState, seat: Seat) -> list[Place]:
    return [region for region in NUMBERED[s.number] if s.owner[region] == seat]


@rule.handles(RepeatProduction)
def repeat_production(g: "Rivals", s: RivalsState, seat: Seat, effect: RepeatProduction, law: str) -> None:
    """Own regions with the number of the turn receive 1 again, without boosters (RIVA-4.401)."""
    for region in _rolled_regions(s, seat):
        produce_at(s, seat, region, 1, law)


# Doctor


class ChooseCard(Question, frozen=True, gc=False):
    """Doctor: the card whose neighbours gain."""

    rule: ClassVar[str] = "RIVA-4.403"
    card: str


class ChooseExpansion(Action, frozen=True, gc=False):
    """The own card that the effect is for."""

    card: str
    x: int
    row: str


@rule.handles(GainBesideOneCard)
def doctor(g: "Rivals", s: RivalsState, seat: Seat, effect: GainBesideOneCard, law: str) -> None:
    """The player chooses a card of the kind (RIVA-4.403)."""
    then(s, ChooseCard(seat, effect.card))


@rule.offer(ChooseCard, one="silent")
def cards_to_heal_beside(g: "Rivals", s: RivalsState, f: ChooseCard) -> Sequence[Action]:
    """The own cards of the kind, each row of sites once; one needs no choice (RIVA-4.403)."""
    cards = dict.fromkeys(open_of_kind(s.princes[f.seat], kinds_named(f.card)))
    return [ChooseExpansion(*name_of(expansion)) for expansion in cards]


@rule.do(ChooseCard, ChooseExpansion)
def heal(g: "Rivals", s: RivalsState, f: ChooseCard, a: ChooseExpansion) -> None:
    """The regions left and right of it receive 1 each (RIVA-4.403)."""
    for region in regions_beside(s.princes[f.seat], site_of(named(a.card, a.x, a.row))):
        produce_at(s, f.seat, region, 1, f.rule)


@rule.refuse(ChooseCard, ChooseExpansion)
def why_not_heal(g: "Rivals", s: RivalsState, f: ChooseCard, a: ChooseExpansion) -> Refusal:
    """Not an own card of the kind."""
    return no("RIVA-4.403", "card", card=f.card)


# Library


class LibrarySearch(Question, frozen=True, gc=False):
    """Library: look through a stack or not."""

    rule: ClassVar[str] = "RIVA-4.411"


class SkipSearch(Action, frozen=True, gc=False):
    """Do not look."""


@rule.handles(SearchDrawStack)
def library(g: "Rivals", s: RivalsState, seat: Seat, effect: SearchDrawStack, law: str) -> None:
    """A free search, when the Library is built (RIVA-4.411)."""
    then(s, LibrarySearch(seat))


@rule.offer(LibrarySearch)
def stacks_in_library(g: "Rivals", s: RivalsState, f: LibrarySearch) -> Sequence[Action]:
    """Not to look, or a stack with a card."""
    return [SkipSearch(), *[LOOK[stack] for stack in stacks_with_cards(s)]]


@rule.do(LibrarySearch, SkipSearch)
def skip_search(g: "Rivals", s: RivalsState, f: LibrarySearch, a: SkipSearch) -> None:
    """Nobody looks."""


@rule.do(LibrarySearch, LookThrough)
def search_in_library(g: "Rivals", s: RivalsState, f: LibrarySearch, a: LookThrough) -> None:
    """Having looked, the player must take a card."""
    look_through(g, s, stack_numbered(a.stack), f.seat)
    then(s, TakeSearchedCard(f.seat, a.stack))


@rule.refuse(LibrarySearch, LookThrough)
def why_not_look(g: "Rivals", s: RivalsState, f: LibrarySearch, a: LookThrough) -> Refusal:
    """The stack is empty or does not exist."""
    return why_not_stack(s, a.stack)


# Guido and Gustav


class ForgetFetchers(Step, frozen=True, gc=False):
    """Both may be played twice again."""

    seat: Seat


class TakeDiscarded(LooksThroughDiscardPile, frozen=True, gc=False):
    """Guido, Gustav: a card of the discard pile."""

    rule: ClassVar[str] = "RIVA-4.404"


class TakeDiscard(Action, frozen=True, gc=False):
    """Take this card from the discard pile."""

    card: str


rule.before(BeforeRoll, ForgetFetchers)


@rule.step(ForgetFetchers)
def forget_fetchers(g: "Rivals", s: RivalsState, f: ForgetFetchers) -> None:
    """A new turn has its own count (RIVA-4.404)."""
    PROGRESS_TURN.of(s).fetchers = ()


@rule.handles(TakeCardFromDiscardPile)
def fetch(g: "Rivals", s: RivalsState, seat: Seat, effect: TakeCardFromDiscardPile, law: str) -> None:
    """The player alone looks through the pile (RIVA-4.404, RIVA-4.405)."""
    turn = PROGRESS_TURN.of(s)
    turn.fetchers = tuple(sorted((*turn.fetchers, s.played[-1])))
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
def why_not_take_discarded(g: "Rivals", s: RivalsState, f: TakeDiscarded, a: TakeDiscard) -> Refusal:
    """Not in the pile."""
    return no("RIVA-4.404", "card")


# Plague


@rule.handles(LoseBesideCities)
def plague(g: "Rivals", s: RivalsState, seat: Seat, effect: LoseBesideCities, law: str) -> None:
    """Regions beside a city lose 1, unless a city of theirs has a Bath House; then Pharmacies help (RIVA-4.420)."""
    for victim in in_order(s):
        p = s.princes[victim]
        safe = regions_without_plague(p)
        cities = [settlement for settlement in settlements(p) if is_city(p, settlement)]
        for region in dict.fromkeys(region for city in cities for region in regions_around(p, city)):
            if s.stored[region] and region not in safe:
                remove(s, victim, region, effect.amount, law)
        for pharmacy, gain in listeners(s, victim, f"event:{EVENTS[s.event].id}"):
            carry_out(g, s, victim, gain, rule_of(card_of(pharmacy)))


def regions_without_plague(p: Principality) -> list[Place]:
    """The regions around cities with a Bath House (RIVA-4.412)."""
    bath_houses = [expansion for expansion, _ in effects_in_play(p, ProtectRegionsOfCity)]
    cities = [settlement_of(site_of(bath_house)) for bath_house in bath_houses]
    return [region for city in cities for region in regions_around(p, city)]
