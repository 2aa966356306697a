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
from stolek.games.rivals.cards import CARD, CARD_IDS, CARDS, EVENTS, YULE, Card, Copies, EventNumber
from stolek.games.rivals.chapter import RivalsChapter
from stolek.games.rivals.components import (
    BASIC,
    PLACE,
    PLACES,
    REGION_STACK,
    RESOURCES,
    SETS,
    SETUP,
    DrawStacks,
    Mode,
    StartPrincipality,
    find_place,
)
from stolek.games.rivals.draw_stacks import (
    draw_top,
    look_through,
    stack_numbered,
    stack_size,
    take_from_stack,
    why_not_stack,
)
from stolek.games.rivals.event_deck import build_event_deck
from stolek.games.rivals.events.turn import RegionsArranged, StarterRolled
from stolek.games.rivals.frames.setup import (
    ArrangeRegions,
    BeginGame,
    ChooseDraftStack,
    ChooseStartStack,
    DealHands,
    RollForStart,
    TakeStartingCard,
)
from stolek.games.rivals.frames.turn import BeginTurn
from stolek.games.rivals.layout import SLOTS, settlement_in, slot_in
from stolek.games.rivals.points import changed
from stolek.games.rivals.principality import NO_REGION, Principality, count_places
from stolek.games.rivals.state import HALF_MOON, NOBODY, NOTHING, RivalsState, other
from stolek.games.rivals.turn import roll_production
from stolek.kernel.pile import Pile
from stolek.kernel.state import tell, then
from stolek.kernel.values import Action, Frame, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Final = RivalsChapter()

OPENING: Final[tuple[Frame, ...]] = (RollForStart(), DealHands(), BeginGame())
"""How a game begins (RIVA-2)."""
START_SLOTS: Final = tuple(slot_in(start.x, start.row) for start in SETUP.principalities.red.regions)
"""The six slots of a starting principality: upper row from the left, then the lower row (RIVA-2.1)."""


# The cards of a game


def draw_cards_of(mode: Mode, stacks: DrawStacks) -> list[Card]:
    """The draw cards of one set in this game (RIVA-2.7, RIVA-2.9, RIVA-2.10, RIVA-2.14)."""
    open_cards = [entry.card for entry in mode.face_up_stack]
    found: list[Card] = []
    for card, face in enumerate(CARDS):
        for copies in face.kind.copies:
            if SETS[face.back] == copies.set == stacks.set and face.kind.id not in open_cards:
                found += [card] * (_without_half_moon(copies) if stacks.without_half_moon else copies.count)
    return found


def face_up_cards(mode: Mode) -> tuple[Card, ...]:
    """The open expansions of a theme game (RIVA-2.10)."""
    return tuple(CARD[entry.card] for entry in mode.face_up_stack for _ in range(entry.count))


def events_of(mode: Mode) -> tuple[list[EventNumber], list[EventNumber]]:
    """The events of a game, and those that some more are drawn from; Yule aside (RIVA-2.11, RIVA-2.15)."""
    certain: list[EventNumber] = []
    possible: list[EventNumber] = []
    for event, card in enumerate(EVENTS):
        for copies in card.copies if event != YULE else ():
            if copies.set not in mode.sets:
                continue
            if mode.half_moon_events is None:
                certain += [event] * copies.count
            else:
                certain += [event] * _without_half_moon(copies)
                possible += [event] * copies.half_moon
    return certain, possible


def _without_half_moon(copies: Copies) -> int:
    return copies.count - copies.half_moon


def new_game(g: "Rivals") -> RivalsState:
    """Everything in its place, nothing decided yet (RIVA-2.1 to RIVA-2.5)."""
    mode = g.mode
    heights = [stacks.cards_each for stacks in mode.draw_stacks for _ in range(stacks.stacks)]
    bags: list[list[Card]] = [[] for _ in SETS]
    for stacks in mode.draw_stacks:
        bags[SETS.index(stacks.set)] = draw_cards_of(mode, stacks)
    events, half_moons = events_of(mode)
    s = RivalsState(
        seats=2,
        princes=[],
        stored=[0] * len(PLACES),
        owner=[NOBODY] * len(PLACES),
        slot=[NOTHING] * len(PLACES),
        hands=[Pile([], [], ordered=False) for _ in range(2)],
        bags=bags,
        unseen=heights,
        stacks=[Pile([], []) for _ in heights],
        face_up=face_up_cards(mode),
        discard=Pile([], [], ordered=False),
        roads=SETUP.center_supply.road,
        settlements=SETUP.center_supply.settlement,
        cities=SETUP.center_supply.city,
        region_stack=list(REGION_STACK),
        event_deck=[],
        above_yule=0,
        known_events=sorted([*[HALF_MOON] * (mode.half_moon_events or 0), *events]),
        half_moons=half_moons,
    )
    for seat, start in enumerate((SETUP.principalities.red, SETUP.principalities.blue)):
        lay_principality(s, seat, start)
    for seat in range(2):
        changed(s, seat)
    build_event_deck(s)
    for module in g.modules:
        if module.slice is not None:
            module.slice.put(s, module.slice.kind())
    return s


def lay_principality(s: RivalsState, seat: int, start: StartPrincipality) -> None:
    """Settlement, road, settlement and six regions with what they store (RIVA-2.1, RIVA-2.2)."""
    columns = [settlement_in(x) for x in start.settlements]
    p = Principality(
        leftmost=min(columns),
        rightmost=max(columns),
        free_roads=0,
        cities=0,
        built=[],
        regions=[NO_REGION] * SLOTS,
        places=(),
        have=[0] * len(RESOURCES),
    )
    s.princes.append(p)
    for entry in start.regions:
        region, slot = PLACE[entry.region], slot_in(entry.x, entry.row)
        p.regions[slot], s.slot[region], s.owner[region], s.stored[region] = region, slot, seat, entry.stored
    count_places(p, has_cache=False)
    p.have[:] = [sum(s.stored[place] for place in places) for places in p.places]


@rule.step(RollForStart)
def roll_for_start(g: "Rivals", s: RivalsState, f: RollForStart) -> None:
    """Each rolls the production die, the higher number starts, a tie is rolled again (RIVA-2.6)."""
    rolls: list[int] = []
    while len(rolls) < 2 or rolls[-1] == rolls[-2]:
        rolls += [roll_production(s), roll_production(s)]
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
    s.start_stacks = ()
    then(s, BeginTurn(s.starter))


# Starting hands


@rule.offer(ChooseStartStack)
def start_stacks(g: "Rivals", s: RivalsState, f: ChooseStartStack) -> Sequence[Action]:
    """A draw stack; the second player another one (RIVA-2.8)."""
    return [DRAW[i] for i in range(len(s.stacks)) if i not in s.start_stacks]


@rule.do(ChooseStartStack, DrawFrom)
def take_start_stack(g: "Rivals", s: RivalsState, f: ChooseStartStack, a: DrawFrom) -> None:
    """Its top three cards are the hand."""
    s.start_stacks += (stack_numbered(a.stack),)
    for _ in range(g.mode.start_hand.cards):
        draw_top(g, s, stack_numbered(a.stack), f.seat)


@rule.refuse(ChooseStartStack, DrawFrom)
def why_not_start_with(g: "Rivals", s: RivalsState, f: ChooseStartStack, a: DrawFrom) -> Refusal:
    """The other player's stack, or none at all."""
    if stack_numbered(a.stack) in s.start_stacks:
        return no("RIVA-2.8", "taken")
    return why_not_stack(s, a.stack)


@rule.offer(ChooseDraftStack)
def draft_stacks(g: "Rivals", s: RivalsState, f: ChooseDraftStack) -> Sequence[Action]:
    """A basic draw stack, also the one that the other player has chosen from (RIVA-2.12)."""
    return [LOOK[i] for i in g.stacks_of_back[BASIC]]


@rule.do(ChooseDraftStack, LookThrough)
def look_through_draft_stack(g: "Rivals", s: RivalsState, f: ChooseDraftStack, a: LookThrough) -> None:
    """The player looks through it alone and takes three cards."""
    look_through(g, s, stack_numbered(a.stack), f.seat)
    then(s, TakeStartingCard(f.seat, a.stack, g.mode.start_hand.cards))


@rule.refuse(ChooseDraftStack, LookThrough)
def why_not_draft_from(g: "Rivals", s: RivalsState, f: ChooseDraftStack, a: LookThrough) -> Refusal:
    """A theme stack, or none at all."""
    if stack_numbered(a.stack) in range(len(s.stacks)):
        return no("RIVA-2.12", "theme")
    return why_not_stack(s, a.stack)


@rule.offer(TakeStartingCard)
def starting_cards(g: "Rivals", s: RivalsState, f: TakeStartingCard) -> Sequence[Action]:
    """Every card of the stack, by its place (RIVA-2.12)."""
    cards = s.stacks[stack_numbered(f.stack)].cards
    return [TakeFromStack(place, CARD_IDS[card]) for place, card in enumerate(cards, start=1)]


@rule.do(TakeStartingCard, TakeFromStack)
def take_starting_card(g: "Rivals", s: RivalsState, f: TakeStartingCard, a: TakeFromStack) -> None:
    """The order of the others stays (RIVA-2.12)."""
    take_from_stack(s, stack_numbered(f.stack), a.place, f.seat)
    if f.left > 1:
        then(s, TakeStartingCard(f.seat, f.stack, f.left - 1))


@rule.refuse(TakeStartingCard, TakeFromStack)
def why_not_take_starting_card(g: "Rivals", s: RivalsState, f: TakeStartingCard, a: TakeFromStack) -> Refusal:
    """That card does not lie there."""
    return no("RIVA-4.63", "place", cards=stack_size(s, stack_numbered(f.stack)))


# Regions


@rule.offer(ArrangeRegions, one="silent")
def arrangements(g: "Rivals", s: RivalsState, f: ArrangeRegions) -> Sequence[Action]:
    """The regions that are left for the next place. Laying all as they lie is the same as keeping them (RIVA-2.13)."""
    now = regions_of_start(s, f.seat)
    left = [region for region in now if region not in f.laid]
    offers: list[Action] = [] if f.laid else [KeepRegions()]
    if len(left) == 2 and f.laid == now[:-2]:
        return [PlaceRegion(left[1])]
    return [*offers, *[PlaceRegion(region) for region in left]]


def regions_of_start(s: RivalsState, seat: Seat) -> tuple[str, ...]:
    """The six regions in the order of their places."""
    regions = s.princes[seat].regions
    return tuple(PLACES[regions[slot]] for slot in START_SLOTS)


@rule.do(ArrangeRegions, KeepRegions)
def keep_regions(g: "Rivals", s: RivalsState, f: ArrangeRegions, a: KeepRegions) -> None:
    """Everything stays."""
    tell(s, RegionsArranged(f.seat, regions_of_start(s, f.seat)))


@rule.do(ArrangeRegions, PlaceRegion)
def arrange_region(g: "Rivals", s: RivalsState, f: ArrangeRegions, a: PlaceRegion) -> None:
    """The last place takes what is left; then all lie anew, with what they store (RIVA-2.13)."""
    laid = (*f.laid, a.region)
    if len(laid) < len(START_SLOTS) - 1:
        then(s, ArrangeRegions(f.seat, laid))
        return
    laid += tuple(region for region in regions_of_start(s, f.seat) if region not in laid)
    p = s.princes[f.seat]
    for slot, name in zip(START_SLOTS, laid, strict=True):
        p.regions[slot], s.slot[PLACE[name]] = PLACE[name], slot
    tell(s, RegionsArranged(f.seat, laid))


@rule.refuse(ArrangeRegions, PlaceRegion)
def why_not_arrange(g: "Rivals", s: RivalsState, f: ArrangeRegions, a: PlaceRegion) -> Refusal:
    """Not an own region, or laid already."""
    place = find_place(a.region)
    return no("RIVA-2.13", "own") if place is None or s.owner[place] != f.seat else no("RIVA-2.13", "laid")


@rule.refuse(ArrangeRegions, KeepRegions)
def why_not_keep(g: "Rivals", s: RivalsState, f: ArrangeRegions, a: KeepRegions) -> Refusal:
    """Once begun, the regions are laid to the end."""
    return no("RIVA-2.13", "begun")
