"""Phase II: builders come out of the bag, are placed or parked; parked ones follow (PILL-4.20 to PILL-4.35)."""

from bisect import insort
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.pillars.actions import (
    KEEP_OR_RETURN,
    PARK,
    PLACE,
    PLACE_FREE,
    KeepBuilder,
    Park,
    Place,
    PlaceFree,
    ReturnBuilder,
)
from stolek.games.pillars.advantage import FREE_PLACEMENT, give_up, held
from stolek.games.pillars.cards import NO_CARD
from stolek.games.pillars.components import KIT, PRICES, SETUP
from stolek.games.pillars.events import (
    BuilderDrawn,
    BuilderParked,
    BuilderPlaced,
    BuilderPlacedByCard,
    BuilderReturned,
    BuilderSetAside,
    ParkedPlaced,
    PriceJumped,
)
from stolek.games.pillars.frames import DrawBuilder, OpenBag, PlaceBuilder, PlaceParked, Redraw, ReleaseParked
from stolek.games.pillars.goods import GOLD
from stolek.games.pillars.space import CHOICES
from stolek.games.pillars.state import NOBODY, PillarsState
from stolek.kernel.chance import draw
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import tell, then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.pillars.rules import Pillars

rule: Chapter["Pillars", PillarsState] = Chapter()

LAST: Final = tuple(places[-1] for places in CHOICES.values())
"""Per choice the place that is filled last: while it is free, there is room."""
PLACES_TO_GO: Final = tuple(zip(PLACE, LAST, strict=True))
FREE_PLACES_TO_GO: Final = tuple(zip(PLACE_FREE, LAST, strict=True))
DRAW_BUILDER: Final = DrawBuilder()
SMALL_TABLE: Final = SETUP.players.min
"""With so few players the marker never comes down to 0 by itself (PILL-4.33)."""


@rule.step(OpenBag)
def open_bag(g: "Pillars", s: PillarsState, f: OpenBag) -> None:
    """The marker stands at its start and the redraw is unused (PILL-2.12, PILL-4.21)."""
    s.redraws = SETUP.redraws_per_builder_phase
    then(s, DRAW_BUILDER)


@rule.step(DrawBuilder)
def draw_builder(g: "Pillars", s: PillarsState, f: DrawBuilder) -> None:
    """One at a time, blindly; the start player may object, then the owner decides (PILL-4.20, PILL-4.21)."""
    if not s.bag:
        jump(s)
        return
    owner = Seat(draw(s, s.bag))
    if g.last_builder_free and s.seats == SMALL_TABLE and not s.bag:
        jump(s)
    if s.allowed[owner] < KIT.builders and builders_used(s, owner) >= s.allowed[owner]:
        s.aside.append(owner)
        tell(s, BuilderSetAside(owner))
        then(s, DRAW_BUILDER)
        return
    s.drawn = owner
    tell(s, BuilderDrawn(owner, s.price))
    if s.redraws and s.bag.count(owner) < len(s.bag):
        then(s, Redraw(Seat(s.start), owner, s.price), DRAW_BUILDER)
    else:
        then(s, PlaceBuilder(owner, s.price), DRAW_BUILDER)


def jump(s: PillarsState) -> None:
    """Parked builders are free, also when the bag is empty early (PILL-4.33)."""
    if s.price != PRICES.after_bag_is_empty:
        s.price = PRICES.after_bag_is_empty
        tell(s, PriceJumped(s.price))


def builders_used(s: PillarsState, owner: Seat) -> int:
    """Builders of the owner placed or parked before the one just drawn: all that are no longer in the bag."""
    return KIT.builders - 1 - s.bag.count(owner)


@rule.offer(Redraw)
def keep_or_return(g: "Pillars", s: PillarsState, f: Redraw) -> Sequence[Action]:
    """Any builder, at any price (PILL-4.21)."""
    return KEEP_OR_RETURN


@rule.do(Redraw, KeepBuilder)
def keep_builder(g: "Pillars", s: PillarsState, f: Redraw, a: KeepBuilder) -> None:
    """The owner decides; the redraw stays for a later builder."""
    then(s, PlaceBuilder(f.owner, f.price))


@rule.do(Redraw, ReturnBuilder)
def return_builder(g: "Pillars", s: PillarsState, f: Redraw, a: ReturnBuilder) -> None:
    """The builder goes back, the price stays, and this was the only time (PILL-4.21)."""
    s.redraws -= 1
    s.drawn = NOBODY
    insort(s.bag, f.owner)
    tell(s, BuilderReturned(f.seat, f.owner))


@rule.offer(PlaceBuilder, one="silent")
def place_or_park(g: "Pillars", s: PillarsState, f: PlaceBuilder) -> Sequence[Action]:
    """Any free space for the price or by a card; parking while it costs something (PILL-4.23, 4.24, 4.29, 4.31)."""
    player, spaces = s.players[f.seat], s.spaces
    offers: list[Action] = []
    if player.goods[GOLD] >= f.price:
        offers = [place for place, last in PLACES_TO_GO if spaces[last] == NOBODY]
    if f.price:
        if player.advantages and held(player, FREE_PLACEMENT) != NO_CARD:
            offers += [place for place, last in FREE_PLACES_TO_GO if spaces[last] == NOBODY]
        offers.append(PARK)
    return offers


@rule.do(PlaceBuilder, Place)
def place_for_gold(g: "Pillars", s: PillarsState, f: PlaceBuilder, a: Place) -> None:
    """Pay the price and take the space (PILL-4.22, PILL-4.23)."""
    s.players[f.seat].goods[GOLD] -= f.price
    settle(s, f.seat, a.space)
    tell(s, BuilderPlaced(f.seat, a.space, f.price, s.price))


@rule.do(PlaceBuilder, PlaceFree)
def place_by_card(g: "Pillars", s: PillarsState, f: PlaceBuilder, a: PlaceFree) -> None:
    """The card pays, leaves the game, and the price falls as usual (PILL-4.31)."""
    player = s.players[f.seat]
    card = give_up(s, player, held(player, FREE_PLACEMENT))
    settle(s, f.seat, a.space)
    tell(s, BuilderPlacedByCard(f.seat, a.space, card, s.price))


@rule.do(PlaceBuilder, Park)
def park(g: "Pillars", s: PillarsState, f: PlaceBuilder, a: Park) -> None:
    """The builder waits beside the present number, which no other will stand at (PILL-4.23, PILL-4.35)."""
    s.parked.append((f.price, f.seat))
    fall(s)
    player = s.players[f.seat]
    unable = player.goods[GOLD] < f.price and held(player, FREE_PLACEMENT) == NO_CARD
    tell(s, BuilderParked(f.seat, f.price, s.price, unable))


def settle(s: PillarsState, seat: Seat, space: str) -> None:
    """The builder just drawn takes the space."""
    occupy(s, seat, space)
    fall(s)


def occupy(s: PillarsState, seat: Seat, choice: str) -> None:
    """One space holds one builder (PILL-4.26)."""
    space = next_space(s, choice)
    if space is None:
        raise LookupError(f"{choice} has no room")
    s.spaces[space] = seat


def next_space(s: PillarsState, choice: str) -> int | None:
    """The space that a builder takes there: in a line the first free place (PILL-4.28)."""
    for space in CHOICES[choice]:
        if s.spaces[space] == NOBODY:
            return space
    return None


def fall(s: PillarsState) -> None:
    """The builder is decided and the price falls by one (PILL-4.22)."""
    s.drawn = NOBODY
    s.price = max(s.price + PRICES.step_after_each_decision, PRICES.minimum)


@rule.step(ReleaseParked)
def release_parked(g: "Pillars", s: PillarsState, f: ReleaseParked) -> None:
    """From the highest number to the lowest (PILL-4.25)."""
    then(s, *[PlaceParked(Seat(owner)) for _, owner in s.parked])


@rule.offer(PlaceParked)
def free_spaces(g: "Pillars", s: PillarsState, f: PlaceParked) -> Sequence[Action]:
    """Any free space; there are always some, for 17 are more than 12 (PILL-4.25, PILL-4.27)."""
    return [place for place, last in PLACES_TO_GO if s.spaces[last] == NOBODY]


@rule.do(PlaceParked, Place)
def place_parked(g: "Pillars", s: PillarsState, f: PlaceParked, a: Place) -> None:
    """Free of charge (PILL-4.25)."""
    number, _ = s.parked.pop(0)
    occupy(s, f.seat, a.space)
    tell(s, ParkedPlaced(f.seat, a.space, number))


def why_not_there(s: PillarsState, space: str) -> Refusal | None:
    """Not a space for builders, or taken (PILL-4.26, PILL-4.27)."""
    places = CHOICES.get(space)
    if places is None:
        return no("PILL-4.27")
    return None if s.spaces[places[-1]] == NOBODY else no("PILL-4.26", space=space)


@rule.refuse(PlaceBuilder, Place)
def why_not_place(g: "Pillars", s: PillarsState, f: PlaceBuilder, a: Place) -> Refusal | None:
    """The space is taken or the gold too little (PILL-4.4, PILL-4.26)."""
    return why_not_there(s, a.space) or no("PILL-4.4", "builder", price=f.price, gold=s.players[f.seat].goods[GOLD])


@rule.refuse(PlaceBuilder, PlaceFree)
def why_not_place_free(g: "Pillars", s: PillarsState, f: PlaceBuilder, a: PlaceFree) -> Refusal | None:
    """No card for it, or nothing to pay (PILL-4.31)."""
    if held(s.players[f.seat], FREE_PLACEMENT) == NO_CARD:
        return no("PILL-4.31", "card")
    return why_not_there(s, a.space) or no("PILL-4.31", "price")


@rule.refuse(PlaceBuilder, Park)
def why_not_park(g: "Pillars", s: PillarsState, f: PlaceBuilder, a: Park) -> Refusal:
    """At price 0 the builder must be placed (PILL-4.24)."""
    return no("PILL-4.24")


@rule.refuse(PlaceParked, Place)
def why_not_place_parked(g: "Pillars", s: PillarsState, f: PlaceParked, a: Place) -> Refusal | None:
    """The space is taken (PILL-4.26)."""
    return why_not_there(s, a.space)
