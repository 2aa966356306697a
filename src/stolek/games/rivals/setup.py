"""Setting the table: the starting player, starting hands, regions (RIVA-2)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.rivals.actions import (
    DRAW,
    LOOK,
    DrawFrom,
    KeepRegions,
    LookThrough,
    PlaceRegion,
    TakeFromStack,
)
from stolek.games.rivals.cards import CARD_IDS, CARDS, EVENT, YULE
from stolek.games.rivals.components import (
    PLACE,
    PLACES,
    SETS,
    SETUP,
    STACKED,
    CardCount,
    DrawStacks,
    Mode,
    StartPrincipality,
    place_of,
)
from stolek.games.rivals.event_deck import build_event_deck
from stolek.games.rivals.events import RegionsArranged, StarterRolled
from stolek.games.rivals.frames import (
    ArrangeRegions,
    BeginGame,
    BeginTurn,
    ChooseDraftStack,
    ChooseStartStack,
    DealHands,
    RollForStart,
    TakeStartingCard,
)
from stolek.games.rivals.hand import no_stack
from stolek.games.rivals.knowledge import draw_top, look_through, take_from_stack
from stolek.games.rivals.points import changed
from stolek.games.rivals.principality import SLOTS, Principality, count_lands, region_slot, settlement_number
from stolek.games.rivals.state import HALF_MOON, NOBODY, RivalsState, other
from stolek.kernel.chance import roll
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Action, Refusal, Seat, no
from stolek.kernel.pile import Pile
from stolek.kernel.state import tell, then

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Chapter["Rivals", RivalsState] = Chapter()

PLACES_OF_START: Final = tuple(region_slot(r.x, r.row) for r in SETUP.principalities.red.regions)
"""The six region slots of a starting principality: upper row from the left, then the lower row (RIVA-2.1)."""


def cards_of_stacks(mode: Mode, stacks: DrawStacks) -> list[int]:
    """The draw cards of one set in this game (RIVA-2.7, RIVA-2.9, RIVA-2.10, RIVA-2.14)."""
    open_cards = [entry.card for entry in mode.face_up_stack]
    found: list[int] = []
    for i, card in enumerate(CARDS):
        for copies in card.kind.copies:
            if SETS[card.back] == copies.set == stacks.set and card.kind.id not in open_cards:
                found += [i] * (copies.count - (copies.half_moon if stacks.without_half_moon else 0))
    return found


def face_up_cards(mode: Mode) -> tuple[int, ...]:
    """The open expansions of a theme game (RIVA-2.10)."""
    return tuple(CARD_IDS.index(entry.card) for entry in mode.face_up_stack for _ in range(entry.count))


def _events(entries: Sequence[CardCount]) -> list[int]:
    return sorted(EVENT[entry.card] for entry in entries for _ in range(entry.count) if EVENT[entry.card] != YULE)


def new_game(mode: Mode) -> RivalsState:
    """Everything in its place, nothing decided yet (RIVA-2.1 to RIVA-2.5)."""
    heights = [stacks.cards_each for stacks in mode.draw_stacks for _ in range(stacks.stacks)]
    bags: list[list[int]] = [[] for _ in SETS]
    for stacks in mode.draw_stacks:
        bags[SETS.index(stacks.set)] = cards_of_stacks(mode, stacks)
    undecided = [HALF_MOON] * mode.event_deck_random_drawn
    s = RivalsState(
        seats=2,
        princes=[],
        stored=[0] * len(PLACES),
        owner=[NOBODY] * len(PLACES),
        slot=[NOBODY] * len(PLACES),
        hands=[Pile([], [], ordered=False) for _ in range(2)],
        bags=bags,
        unseen=heights,
        stacks=[Pile([], []) for _ in heights],
        face_up=face_up_cards(mode),
        discard=Pile([], [], ordered=False),
        roads=mode.center_supply.road,
        settlements=mode.center_supply.settlement,
        cities=mode.center_supply.city,
        regions=list(STACKED),
        deck=[],
        above=0,
        known_events=sorted([*undecided, *_events((*mode.event_deck, *mode.event_deck_fixed))]),
        half_moons=_events(mode.event_deck_random_pool),
    )
    for seat, start in enumerate((SETUP.principalities.red, SETUP.principalities.blue)):
        lay_principality(s, seat, start)
    build_event_deck(s)
    return s


def lay_principality(s: RivalsState, seat: int, start: StartPrincipality) -> None:
    """Settlement, road, settlement and six regions with what they store (RIVA-2.1, RIVA-2.2)."""
    numbers = [settlement_number(x) for x in start.settlements]
    p = Principality(
        first=min(numbers),
        last=max(numbers),
        roads=0,
        cities=0,
        built=[],
        grid=[NOBODY] * SLOTS,
        lands=(),
        have=[0] * 6,
    )
    s.princes.append(p)
    for entry in start.regions:
        region, slot = PLACE[entry.region], region_slot(entry.x, entry.row)
        p.grid[slot], s.slot[region], s.owner[region], s.stored[region] = region, slot, seat, entry.stored
    count_lands(p, has_cache=False)
    p.have[:] = [sum(s.stored[place] for place in lands) for lands in p.lands]
    if seat:
        changed(s, 0)
        changed(s, 1)


@rule.step(RollForStart)
def roll_for_start(g: "Rivals", s: RivalsState, f: RollForStart) -> None:
    """Each rolls the production die, the higher number starts, a tie is rolled again (RIVA-2.6)."""
    rolls: list[int] = []
    while len(rolls) < 2 or rolls[-1] == rolls[-2]:
        rolls += [roll(s, 6), roll(s, 6)]
    s.starter = Seat(0) if rolls[-2] > rolls[-1] else Seat(1)
    tell(s, StarterRolled(s.starter, tuple(rolls)))


@rule.step(DealHands)
def deal_hands(g: "Rivals", s: RivalsState, f: DealHands) -> None:
    """Starting hands, then regions where the mode says so, the starting player first (RIVA-2.8 to RIVA-2.16)."""
    order = (s.starter, other(s.starter))
    if g.mode.start_hand.how == "top_cards":
        then(s, *[ChooseStartStack(seat) for seat in order])
    else:
        then(s, *[ChooseDraftStack(seat) for seat in order])
    if g.mode.rearrange_regions_at_start:
        then(s, *[ArrangeRegions(seat) for seat in order])


@rule.step(BeginGame)
def begin_game(g: "Rivals", s: RivalsState, f: BeginGame) -> None:
    """The starting player's first turn."""
    s.drafted = ()
    then(s, BeginTurn(s.starter))


@rule.offer(ChooseStartStack)
def start_stacks(g: "Rivals", s: RivalsState, f: ChooseStartStack) -> Sequence[Action]:
    """A draw stack; the second player another one (RIVA-2.8)."""
    return [DRAW[i] for i in range(len(s.stacks)) if i not in s.drafted]


@rule.do(ChooseStartStack, DrawFrom)
def take_start_stack(g: "Rivals", s: RivalsState, f: ChooseStartStack, a: DrawFrom) -> None:
    """Its top three cards are the hand."""
    s.drafted += (a.stack - 1,)
    for _ in range(g.mode.start_hand.cards):
        draw_top(g, s, a.stack - 1, f.seat)


@rule.refuse(ChooseStartStack, DrawFrom)
def cannot_start_with(g: "Rivals", s: RivalsState, f: ChooseStartStack, a: DrawFrom) -> Refusal:
    """The other player's stack, or none at all."""
    return _not_this_stack(s, a.stack)


def _not_this_stack(s: RivalsState, stack: int) -> Refusal:
    if stack - 1 in s.drafted:
        return no("RIVA-2.8", "taken")
    return no_stack(s, stack)


@rule.offer(ChooseDraftStack)
def draft_stacks(g: "Rivals", s: RivalsState, f: ChooseDraftStack) -> Sequence[Action]:
    """A basic draw stack; the second player another one (RIVA-2.12)."""
    return [LOOK[i] for i in g.stacks_of_back[0] if i not in s.drafted]


@rule.do(ChooseDraftStack, LookThrough)
def look_through_draft_stack(g: "Rivals", s: RivalsState, f: ChooseDraftStack, a: LookThrough) -> None:
    """The player looks through it alone and takes three cards."""
    s.drafted += (a.stack - 1,)
    look_through(g, s, a.stack - 1, f.seat)
    then(s, TakeStartingCard(f.seat, a.stack, g.mode.start_hand.cards, 1))


@rule.refuse(ChooseDraftStack, LookThrough)
def cannot_draft_from(g: "Rivals", s: RivalsState, f: ChooseDraftStack, a: LookThrough) -> Refusal:
    """A theme stack, the other player's stack, or none at all."""
    if a.stack in [i + 1 for i, back in enumerate(g.stack_backs) if back]:
        return no("RIVA-2.12", "theme")
    return _not_this_stack(s, a.stack)


@rule.offer(TakeStartingCard)
def starting_cards(g: "Rivals", s: RivalsState, f: TakeStartingCard) -> Sequence[Action]:
    """The cards from the last place on, as long as enough are left below (D2)."""
    cards = s.stacks[f.stack - 1].cards
    return [TakeFromStack(i + 1, CARD_IDS[cards[i]]) for i in range(f.start - 1, len(cards) - f.left + 1)]


@rule.do(TakeStartingCard, TakeFromStack)
def take_starting_card(g: "Rivals", s: RivalsState, f: TakeStartingCard, a: TakeFromStack) -> None:
    """The order of the others stays (RIVA-2.12)."""
    take_from_stack(s, f.stack - 1, a.place - 1, f.seat)
    if f.left > 1:
        then(s, TakeStartingCard(f.seat, f.stack, f.left - 1, a.place))


@rule.refuse(TakeStartingCard, TakeFromStack)
def cannot_take_starting_card(g: "Rivals", s: RivalsState, f: TakeStartingCard, a: TakeFromStack) -> Refusal:
    """Cards are taken from the top down."""
    return no("RIVA-2.12", "order", left=f.left)


@rule.offer(ArrangeRegions, one="silent")
def arrangements(g: "Rivals", s: RivalsState, f: ArrangeRegions) -> Sequence[Action]:
    """The regions that are left for the next place. Laying all as they lie is the same as keeping them (D3)."""
    now = regions_of_start(s, f.seat)
    left = [region for region in now if region not in f.laid]
    offers: list[Action] = [] if f.laid else [KeepRegions()]
    if len(left) == 2 and f.laid == now[:4]:
        return [PlaceRegion(left[1])]
    return [*offers, *[PlaceRegion(region) for region in left]]


def regions_of_start(s: RivalsState, seat: Seat) -> tuple[str, ...]:
    """The six regions in the order of their places."""
    grid = s.princes[seat].grid
    return tuple(PLACES[grid[slot]] for slot in PLACES_OF_START)


@rule.do(ArrangeRegions, KeepRegions)
def keep_regions(g: "Rivals", s: RivalsState, f: ArrangeRegions, a: KeepRegions) -> None:
    """Everything stays."""
    tell(s, RegionsArranged(f.seat, regions_of_start(s, f.seat)))


@rule.do(ArrangeRegions, PlaceRegion)
def arrange_region(g: "Rivals", s: RivalsState, f: ArrangeRegions, a: PlaceRegion) -> None:
    """The last place takes what is left; then all lie anew, with what they store (RIVA-2.13)."""
    laid = (*f.laid, a.region)
    if len(laid) < len(PLACES_OF_START) - 1:
        then(s, ArrangeRegions(f.seat, laid))
        return
    laid += tuple(region for region in regions_of_start(s, f.seat) if region not in laid)
    p = s.princes[f.seat]
    for slot, name in zip(PLACES_OF_START, laid, strict=True):
        p.grid[slot], s.slot[PLACE[name]] = PLACE[name], slot
    tell(s, RegionsArranged(f.seat, laid))


@rule.refuse(ArrangeRegions, PlaceRegion)
def cannot_arrange(g: "Rivals", s: RivalsState, f: ArrangeRegions, a: PlaceRegion) -> Refusal:
    """Not an own region, or laid already."""
    place = place_of(a.region)
    return no("RIVA-2.13", "own") if place is None or s.owner[place] != f.seat else no("RIVA-2.13", "laid")


@rule.refuse(ArrangeRegions, KeepRegions)
def cannot_keep(g: "Rivals", s: RivalsState, f: ArrangeRegions, a: KeepRegions) -> Refusal:
    """Once begun, the regions are laid to the end."""
    return no("RIVA-2.13", "begun")
