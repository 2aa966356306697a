"""Cards of the Basic Set that are more than a gain or a payment (RIVA-4.103, RIVA-4.130 to RIVA-4.135)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stolek.games.rivals.actions import (
    BUY,
    STOP_BUYING,
    BuryHandCard,
    Buy,
    NameBuilding,
    RemoveUnder,
    StopBuying,
    SwapExpansions,
    SwapRegions,
)
from stolek.games.rivals.card_frames import BuryCard, BuryHandCards, ChooseCard, LoseBuilding, NameForFeud, Relocate
from stolek.games.rivals.cards import BACK, BIT, CARD, CARD_IDS, IS_BUILDING, KIND_BIT, LAID_ON, card_of
from stolek.games.rivals.components import GOLD, PLACE, PLACES, RESOURCES, place_of, resource_of
from stolek.games.rivals.conditions import swappable
from stolek.games.rivals.dice import produce_at
from stolek.games.rivals.event_deck import HITS, is_spared
from stolek.games.rivals.events import Bought, BuildingsNamed, ExpansionsSwapped, RegionsSwapped
from stolek.games.rivals.frames import BuyResource, Receive
from stolek.games.rivals.hidden_events import CardPutUnder, HandCardsLost, HandSeen
from stolek.games.rivals.interpreter import says
from stolek.games.rivals.knowledge import SPECTATOR, conceal, matching_stacks, mix, see_all
from stolek.games.rivals.points import changed
from stolek.games.rivals.principality import (
    COVERED,
    SHIFT,
    WHERE,
    Principality,
    in_the_open,
    own_regions,
    placed,
)
from stolek.games.rivals.removal import bury, coordinates, expansion_at, named, removals
from stolek.games.rivals.resources import pay_type, room
from stolek.games.rivals.state import NOBODY, RivalsState, in_order, other
from stolek.games.rivals.vocabulary import (
    Amount,
    BuryOpponentHandCards,
    EachMayBuy,
    GainOnRegions,
    NameBuildings,
    SwapOwn,
)
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Action, Refusal, Seat, no
from stolek.kernel.pile import seen_by
from stolek.kernel.state import collect, everybody, tell, then

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Chapter["Rivals", RivalsState] = Chapter()


@says(SwapOwn)
def relocate(g: "Rivals", s: RivalsState, seat: Seat, e: SwapOwn, law: str) -> None:
    """Two own regions or two own expansions change places (RIVA-4.103)."""
    then(s, Relocate(seat))


@rule.offer(Relocate)
def swaps(g: "Rivals", s: RivalsState, f: Relocate) -> Sequence[Action]:
    """Every pair of regions, and every pair of expansions that are legal afterwards."""
    p = s.princes[f.seat]
    regions = sorted(own_regions(p))
    pairs = [SwapRegions(PLACES[a], PLACES[b]) for i, a in enumerate(regions) for b in regions[i + 1 :]]
    return [*pairs, *[SwapExpansions(*coordinates(a), *coordinates(b)) for a, b in swappable(p)]]


@rule.do(Relocate, SwapRegions)
def swap_regions(g: "Rivals", s: RivalsState, f: Relocate, a: SwapRegions) -> None:
    """Each keeps its resources; a region expansion stays at its place."""
    one, two = PLACE[a.region], PLACE[a.other]
    s.slot[one], s.slot[two] = s.slot[two], s.slot[one]
    grid = s.princes[f.seat].grid
    grid[s.slot[one]], grid[s.slot[two]] = one, two
    tell(s, RegionsSwapped(f.seat, a.region, a.other))


@rule.do(Relocate, SwapExpansions)
def swap_expansions(g: "Rivals", s: RivalsState, f: Relocate, a: SwapExpansions) -> None:
    """Nothing is built by it; a Town Hall takes its Parish Hall along."""
    p = s.princes[f.seat]
    one, two = named((a.card, a.x, a.row)), named((a.other_card, a.other_x, a.other_row))
    moves = [(e, two & WHERE) for e in _with_beneath(p, one)] + [(e, one & WHERE) for e in _with_beneath(p, two)]
    for e, _ in moves:
        p.built.remove(e)
    p.built += [placed(e >> SHIFT, where | (e & COVERED)) for e, where in moves]
    p.built.sort()
    changed(s, f.seat)
    tell(s, ExpansionsSwapped(f.seat, a.card, a.other_card))


def _with_beneath(p: Principality, e: int) -> list[int]:
    """An expansion and, if it covers one, that as well."""
    from_below = [x for x in p.built if x & WHERE == e & WHERE | COVERED]
    return [e, *from_below] if _covers(e) else [e]


def _covers(e: int) -> bool:
    return LAID_ON[e >> SHIFT] != 0


@rule.refuse(Relocate, SwapRegions)
def cannot_swap_regions(g: "Rivals", s: RivalsState, f: Relocate, a: SwapRegions) -> Refusal:
    """Not two different regions of one's own, or named the other way round."""
    places = [place_of(name) for name in (a.region, a.other)]
    if all(place is not None and s.owner[place] == f.seat for place in places) and places[0] != places[1]:
        return no("RIVA-4.103", "order")
    return no("RIVA-4.103", "own")


@rule.refuse(Relocate, SwapExpansions)
def cannot_swap_expansions(g: "Rivals", s: RivalsState, f: Relocate, a: SwapExpansions) -> Refusal:
    """Not one's own, nothing would change, or a city expansion would leave the cities."""
    p = s.princes[f.seat]
    one, two = expansion_at(p, a.card, a.x, a.row), expansion_at(p, a.other_card, a.other_x, a.other_row)
    if one is None or two is None:
        return no("RIVA-4.103", "own")
    if (two, one) in swappable(p):
        return no("RIVA-4.103", "order")
    if one >> SHIFT == two >> SHIFT or one & WHERE == two & WHERE:
        return no("RIVA-4.103", "same")
    return no("RIVA-4.103", "city")


@says(EachMayBuy)
def traveling_merchant(g: "Rivals", s: RivalsState, seat: Seat, e: EachMayBuy, law: str) -> None:
    """Each may buy, the active player first (RIVA-4.134)."""
    then(s, *[BuyResource(buyer, e.max) for buyer in in_order(s)])


@rule.offer(BuyResource, none="skip")
def wares(g: "Rivals", s: RivalsState, f: BuyResource) -> Sequence[Action]:
    """Whatever has room, but not gold for gold; skipped without gold or room (D12)."""
    p = s.princes[f.seat]
    wares = [BUY[r] for r in range(len(RESOURCES)) if r != GOLD and room(p, r)] if p.have[GOLD] else []
    return [*wares, STOP_BUYING] if wares else []


@rule.do(BuyResource, Buy)
def buy(g: "Rivals", s: RivalsState, f: BuyResource, a: Buy) -> None:
    """1 gold for 1 resource; asked again while some are left."""
    tell(s, Bought(f.seat, a.resource))
    pay_type(s, f.seat, GOLD, 1, f.rule)
    then(s, Receive(f.seat, a.resource, 1, f.rule))
    if f.left > 1:
        then(s, BuyResource(f.seat, f.left - 1))


@rule.do(BuyResource, StopBuying)
def stop_buying(g: "Rivals", s: RivalsState, f: BuyResource, a: StopBuying) -> None:
    """Enough."""


@rule.refuse(BuyResource, Buy)
def cannot_buy(g: "Rivals", s: RivalsState, f: BuyResource, a: Buy) -> Refusal | None:
    """Gold for gold, or no room."""
    resource = resource_of(a.resource)
    if resource is None:
        return None
    return no("RIVA-4.134", "gold") if resource == GOLD else no("RIVA-4.43", "room", resource=a.resource)


@says(GainOnRegions)
def gain_on_regions(g: "Rivals", s: RivalsState, seat: Seat, e: GainOnRegions, law: str) -> None:
    """Regions receive by their neighbours: Year of Plenty, Doctor (RIVA-4.135, RIVA-4.403)."""
    if e.scope == "adjacent_regions_of_one_own_card":
        then(s, ChooseCard(seat, e.card))
        return
    assert isinstance(e.amount, Amount)
    bits = sum(KIND_BIT[kind] for kind in e.amount.cards)
    for receiver in in_order(s):
        p = s.princes[receiver]
        sites = [x & WHERE for x in in_the_open(p) if BIT[x >> SHIFT] & bits]
        for slot, region in enumerate(p.grid):
            beside = sites.count(slot) + sites.count(slot - 2) if region >= 0 else 0
            if beside:
                produce_at(s, receiver, region, beside, law)


def opposing(s: RivalsState) -> list[Seat]:
    """The opponent of the holder of the hero token, if there is a holder."""
    return [] if s.hero == NOBODY else [other(s.hero)]


def buildings(p: Principality) -> list[int]:
    """What can be named for Feud: buildings that nothing covers."""
    return [e for e in in_the_open(p) if IS_BUILDING[e >> SHIFT]]


def hit_by_feud(s: RivalsState) -> list[Seat]:
    """The holder's opponent, if he has a building (RIVA-4.306)."""
    return [seat for seat in opposing(s) if buildings(s.princes[seat])]


def hit_by_fraternal_feuds(s: RivalsState) -> list[Seat]:
    """The holder's opponent, if he has a card."""
    return [seat for seat in opposing(s) if s.hands[seat].cards]


HITS[NameBuildings] = hit_by_feud
HITS[BuryOpponentHandCards] = hit_by_fraternal_feuds


@says(NameBuildings)
def feud(g: "Rivals", s: RivalsState, seat: Seat, e: NameBuildings, law: str) -> None:
    """The holder of the hero token names 3 buildings; with 3 or fewer that goes by itself (RIVA-4.131, D13)."""
    for victim in hit_by_feud(s):
        if not is_spared(s, victim):
            found = buildings(s.princes[victim])
            if len(found) <= e.amount:
                then(s, LoseBuilding(victim, tuple(found)))
            else:
                then(s, NameForFeud(other(victim), e.amount, ()))


@rule.offer(NameForFeud)
def buildings_to_name(g: "Rivals", s: RivalsState, f: NameForFeud) -> Sequence[Action]:
    """The opponent's buildings in their order, equal ones in one row once."""
    found = buildings(s.princes[other(f.seat)])
    start = f.named[-1] + 1 if f.named else 0
    last = len(found) - f.left
    return [
        NameBuilding(*coordinates(found[i])) for i in range(start, last + 1) if i == start or found[i] != found[i - 1]
    ]


@rule.do(NameForFeud, NameBuilding)
def name_building(g: "Rivals", s: RivalsState, f: NameForFeud, a: NameBuilding) -> None:
    """After the third the victim chooses."""
    found = buildings(s.princes[other(f.seat)])
    start = f.named[-1] + 1 if f.named else 0
    chosen = (*f.named, found.index(named((a.card, a.x, a.row)), start))
    if f.left > 1:
        then(s, NameForFeud(f.seat, f.left - 1, chosen))
        return
    codes = tuple(found[i] for i in chosen)
    tell(s, BuildingsNamed(f.seat, tuple(CARD_IDS[e >> SHIFT] for e in codes), f.rule))
    then(s, LoseBuilding(other(f.seat), codes))


@rule.refuse(NameForFeud, NameBuilding)
def cannot_name(g: "Rivals", s: RivalsState, f: NameForFeud, a: NameBuilding) -> Refusal:
    """No building of the opponent, or out of order."""
    e = expansion_at(s.princes[other(f.seat)], a.card, a.x, a.row)
    return no("RIVA-4.131", "building") if e is None or not IS_BUILDING[e >> SHIFT] else no("RIVA-4.131", "order")


@rule.offer(LoseBuilding)
def buildings_to_lose(g: "Rivals", s: RivalsState, f: LoseBuilding) -> Sequence[Action]:
    """One of the named buildings, and a stack of its back."""
    return removals(g, f.named)


@rule.do(LoseBuilding, RemoveUnder)
def lose_building(g: "Rivals", s: RivalsState, f: LoseBuilding, a: RemoveUnder) -> None:
    """The building goes under the stack (RIVA-4.131)."""
    bury(g, s, f.seat, named((a.card, a.x, a.row)), a.stack, f.rule)


@rule.refuse(LoseBuilding, RemoveUnder)
def cannot_lose_building(g: "Rivals", s: RivalsState, f: LoseBuilding, a: RemoveUnder) -> Refusal:
    """Not named, or a stack with another back."""
    e = expansion_at(s.princes[f.seat], a.card, a.x, a.row)
    return no("RIVA-4.50", "back", card=a.card) if e in f.named else no("RIVA-4.131", "named")


@says(BuryOpponentHandCards)
def fraternal_feuds(g: "Rivals", s: RivalsState, seat: Seat, e: BuryOpponentHandCards, law: str) -> None:
    """The holder of the hero token sees the hand and chooses in private: what goes where stays secret (RIVA-7.6)."""
    for victim in hit_by_fraternal_feuds(s):
        if not is_spared(s, victim):
            holder, hand = other(victim), s.hands[victim]
            see_all(s, hand, holder)
            tell(s, HandSeen((holder,), holder, tuple(CARD_IDS[card] for card in hand.cards)))
            choice = BuryCard(holder, min(e.amount, len(hand.cards)))
            everybody(s, [choice if x == holder else None for x in range(2)])
            then(s, BuryHandCards(holder))


@rule.offer(BuryCard)
def cards_to_bury(g: "Rivals", s: RivalsState, f: BuryCard) -> Sequence[Action]:
    """A card and a stack of its back; under different stacks in the order of the stacks, under one in any (D14)."""
    cards = s.hands[other(f.seat)].cards[:]
    if f.first is not None:
        cards.remove(CARD[f.first[0]])
        first = f.first[1]
        return [BuryHandCard(CARD_IDS[c], n) for c, n in _ways(g, cards) if n >= first]
    if f.left == 1:
        return [BuryHandCard(CARD_IDS[c], n) for c, n in _ways(g, cards)]
    offers: list[Action] = []
    for card, stack in _ways(g, cards):
        rest = cards[:]
        rest.remove(card)
        if any(n >= stack for _, n in _ways(g, rest)):
            offers.append(BuryHandCard(CARD_IDS[card], stack))
    return offers


def _ways(g: "Rivals", cards: Sequence[int]) -> list[tuple[int, int]]:
    return [(card, stack + 1) for card in dict.fromkeys(cards) for stack in matching_stacks(g, card)]


@rule.do(BuryCard, BuryHandCard)
def choose_to_bury(g: "Rivals", s: RivalsState, f: BuryCard, a: BuryHandCard) -> None:
    """Nothing moves until all is chosen."""
    if f.left > 1:
        then(s, BuryCard(f.seat, f.left - 1, (a.card, a.stack)))


@rule.refuse(BuryCard, BuryHandCard)
def cannot_bury(g: "Rivals", s: RivalsState, f: BuryCard, a: BuryHandCard) -> Refusal:
    """Not in that hand, a stack with another back, or a stack before the first one."""
    card = card_of(a.card)
    if card is None or card not in s.hands[other(f.seat)].cards:
        return no("RIVA-4.130", "hand")
    if a.stack not in [stack + 1 for stack in matching_stacks(g, card)]:
        return no("RIVA-4.50", "back", card=a.card)
    return no("RIVA-4.130", "order")


@rule.step(BuryHandCards)
def bury_hand_cards(g: "Rivals", s: RivalsState, f: BuryHandCards) -> None:
    """All cards go at once; their owner misses them but cannot tell apart where they lie (RIVA-4.130, RIVA-7.6)."""
    victim = other(f.seat)
    hand = s.hands[victim]
    spots = []
    lost = []
    for a in collect(s)[f.seat]:
        assert isinstance(a, BuryHandCard)
        card, pile = CARD[a.card], s.stacks[a.stack - 1]
        conceal(s, hand, BACK[card], (SPECTATOR,))
        _, known = hand.take(hand.cards.index(card))
        pile.put(card, seen_by(known, (f.seat,)))
        spots.append((pile, len(pile.cards) - 1))
        lost.append(card)
        tell(s, CardPutUnder((f.seat,), f.seat, a.stack, a.card))
    if len(lost) > 1 and BACK[lost[0]] == BACK[lost[1]]:
        mix(s, victim, spots)
    tell(s, HandCardsLost((f.seat, victim), victim, tuple(CARD_IDS[card] for card in sorted(lost))))
