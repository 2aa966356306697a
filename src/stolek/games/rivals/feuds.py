"""Feud and Fraternal Feuds: the holder of the hero token strikes (RIVA-4.130, RIVA-4.131)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.rivals.actions import BuryHandCard, NameBuilding, RemoveUnder
from stolek.games.rivals.cards import BACK, CARD, CARD_IDS, IS_BUILDING, find_card
from stolek.games.rivals.chapter import RivalsChapter
from stolek.games.rivals.draw_stacks import matching_stacks, number_of, stack_numbered
from stolek.games.rivals.effects import BuryOpponentHandCards, NameBuildings
from stolek.games.rivals.event_deck import concerned
from stolek.games.rivals.events.building import BuildingsNamed
from stolek.games.rivals.events.cards import CardPutUnder, HandCardsLost, HandSeen
from stolek.games.rivals.expansion import Expansion, card_of
from stolek.games.rivals.frames.cards import BuryCard, BuryHandCards, LoseBuilding, NameForFeud
from stolek.games.rivals.knowledge import SPECTATOR, conceal, mix, see_all
from stolek.games.rivals.principality import Principality, open_expansions
from stolek.games.rivals.removal import bury, find_expansion, name_of, named, ways_to_bury
from stolek.games.rivals.state import RivalsState, holder, other
from stolek.kernel.pile import seen_by
from stolek.kernel.state import collect, everybody, tell, then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Final = RivalsChapter()


def opponent_of_holder(s: RivalsState) -> list[Seat]:
    """The opponent of the holder of the hero token, if there is a holder."""
    strong = holder(s.hero_token)
    return [] if strong is None else [other(strong)]


# Feud


def buildings(p: Principality) -> list[Expansion]:
    """What can be named for Feud: buildings that nothing covers."""
    return [expansion for expansion in open_expansions(p) if IS_BUILDING[card_of(expansion)]]


@rule.hits(NameBuildings)
def hit_by_feud(g: "Rivals", s: RivalsState) -> list[Seat]:
    """The holder's opponent, with a building (RIVA-4.306)."""
    return [seat for seat in opponent_of_holder(s) if buildings(s.princes[seat])]


@rule.handles(NameBuildings)
def feud(g: "Rivals", s: RivalsState, seat: Seat, effect: NameBuildings, law: str) -> None:
    """The holder of the hero token names 3 buildings; with 3 or fewer that goes by itself (RIVA-4.131)."""
    for victim in concerned(g, s, effect):
        found = buildings(s.princes[victim])
        if len(found) <= effect.amount:
            then(s, LoseBuilding(victim, tuple(found)))
        else:
            then(s, NameForFeud(other(victim), effect.amount, ()))


@rule.offer(NameForFeud)
def buildings_to_name(g: "Rivals", s: RivalsState, f: NameForFeud) -> Sequence[Action]:
    """The opponent's buildings that are not named yet, equal ones in one row once."""
    found = buildings(s.princes[other(f.seat)])
    return [NameBuilding(*name_of(found[i])) for i in dict.fromkeys(found.index(found[i]) for i in _unnamed(found, f))]


def _unnamed(found: Sequence[Expansion], f: NameForFeud) -> list[int]:
    """The places in the list of buildings that are not named yet."""
    return [i for i in range(len(found)) if i not in f.named]


@rule.do(NameForFeud, NameBuilding)
def name_building(g: "Rivals", s: RivalsState, f: NameForFeud, a: NameBuilding) -> None:
    """After the third the victim chooses."""
    found = buildings(s.princes[other(f.seat)])
    building = named(a.card, a.x, a.row)
    chosen = (*f.named, next(i for i in _unnamed(found, f) if found[i] == building))
    if f.left > 1:
        then(s, NameForFeud(f.seat, f.left - 1, chosen))
        return
    expansions = tuple(found[i] for i in chosen)
    tell(s, BuildingsNamed(f.seat, tuple(CARD_IDS[card_of(expansion)] for expansion in expansions), f.rule))
    then(s, LoseBuilding(other(f.seat), expansions))


@rule.refuse(NameForFeud, NameBuilding)
def why_not_name(g: "Rivals", s: RivalsState, f: NameForFeud, a: NameBuilding) -> Refusal:
    """No building of the opponent, or named already."""
    expansion = find_expansion(s.princes[other(f.seat)], a.card, a.x, a.row)
    if expansion is None or not IS_BUILDING[card_of(expansion)]:
        return no("RIVA-4.131", "building")
    return no("RIVA-4.131", "twice")


@rule.offer(LoseBuilding)
def buildings_to_lose(g: "Rivals", s: RivalsState, f: LoseBuilding) -> Sequence[Action]:
    """One of the named buildings, and a stack of its back."""
    return ways_to_bury(g, f.named)


@rule.do(LoseBuilding, RemoveUnder)
def lose_building(g: "Rivals", s: RivalsState, f: LoseBuilding, a: RemoveUnder) -> None:
    """The building goes under the stack (RIVA-4.131)."""
    bury(g, s, f.seat, named(a.card, a.x, a.row), a.stack, f.rule)


@rule.refuse(LoseBuilding, RemoveUnder)
def why_not_lose_building(g: "Rivals", s: RivalsState, f: LoseBuilding, a: RemoveUnder) -> Refusal:
    """Not named, or a stack with another back."""
    if find_expansion(s.princes[f.seat], a.card, a.x, a.row) in f.named:
        return no("RIVA-4.50", "back", card=a.card)
    return no("RIVA-4.131", "named")


# Fraternal Feuds


@rule.hits(BuryOpponentHandCards)
def hit_by_fraternal_feuds(g: "Rivals", s: RivalsState) -> list[Seat]:
    """The holder's opponent, with a card in hand."""
    return [seat for seat in opponent_of_holder(s) if s.hands[seat].cards]


@rule.handles(BuryOpponentHandCards)
def fraternal_feuds(g: "Rivals", s: RivalsState, seat: Seat, effect: BuryOpponentHandCards, law: str) -> None:
    """The holder of the hero token sees the hand and chooses in private: what goes where stays secret (RIVA-7.6)."""
    for victim in concerned(g, s, effect):
        strong, hand = other(victim), s.hands[victim]
        see_all(s, hand, strong)
        tell(s, HandSeen((strong,), strong, tuple(CARD_IDS[card] for card in hand.cards)))
        choice = BuryCard(strong, min(effect.amount, len(hand.cards)))
        everybody(s, [choice if x == strong else None for x in range(s.seats)])
        then(s, BuryHandCards(strong))


@rule.offer(BuryCard)
def cards_to_bury(g: "Rivals", s: RivalsState, f: BuryCard) -> Sequence[Action]:
    """Each card that is left once, with every stack of its back (RIVA-4.130)."""
    cards = s.hands[other(f.seat)].cards[:]
    if f.first is not None:
        cards.remove(CARD[f.first[0]])
    return [
        BuryHandCard(CARD_IDS[card], number_of(stack))
        for card in dict.fromkeys(cards)
        for stack in matching_stacks(g, card)
    ]


@rule.do(BuryCard, BuryHandCard)
def choose_to_bury(g: "Rivals", s: RivalsState, f: BuryCard, a: BuryHandCard) -> None:
    """Nothing moves until all is chosen."""
    if f.left > 1:
        then(s, BuryCard(f.seat, f.left - 1, (a.card, a.stack)))


@rule.refuse(BuryCard, BuryHandCard)
def why_not_bury(g: "Rivals", s: RivalsState, f: BuryCard, a: BuryHandCard) -> Refusal:
    """Not in that hand any more, or a stack with another back."""
    card = find_card(a.card)
    if card is None or stack_numbered(a.stack) in matching_stacks(g, card):
        return no("RIVA-4.130", "hand")
    return no("RIVA-4.50", "back", card=a.card)


@rule.step(BuryHandCards)
def bury_hand_cards(g: "Rivals", s: RivalsState, f: BuryHandCards) -> None:
    """All cards go at once; their owner misses them but cannot tell apart where they lie (RIVA-4.130, RIVA-7.6)."""
    victim = other(f.seat)
    hand = s.hands[victim]
    spots = []
    lost = []
    for a in collect(s)[f.seat]:
        assert isinstance(a, BuryHandCard)
        card, pile = CARD[a.card], s.stacks[stack_numbered(a.stack)]
        conceal(s, hand, BACK[card], (SPECTATOR,))
        _, known = hand.take(hand.cards.index(card))
        pile.put(card, seen_by(known, (f.seat,)))
        spots.append((pile, len(pile.cards) - 1))
        lost.append(card)
        tell(s, CardPutUnder((f.seat,), f.seat, a.stack, a.card))
    if len(lost) > 1 and BACK[lost[0]] == BACK[lost[1]]:
        mix(s, victim, spots)
    tell(s, HandCardsLost((f.seat, victim), victim, tuple(CARD_IDS[card] for card in sorted(lost))))
