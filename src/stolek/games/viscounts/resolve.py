"""Effects in general: lists from left to right, triggered abilities, resources, options, order (VISC-4.1 to VISC-4.4).

Every effect has one function for people, registered with `effect`, and one for the virtual opponent, registered with
`opponent_effect`. A function that leaves something to decide says so with `then`; the rest of the list waits for it.
"""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import permutations
from typing import TYPE_CHECKING, Final, TypeVar

from stolek.games.viscounts.actions import Arrange, Choose, KeepOrder, TakeResource
from stolek.games.viscounts.cards import (
    CARD_IDS,
    CARD_NUMBERS,
    EMPTY,
    GIVES_CORRUPTION,
    ONGOING,
    ONLY_GAINS,
    TRIGGERS,
    card_ids,
)
from stolek.games.viscounts.components import GOODS, RESOURCES
from stolek.games.viscounts.effects import ChooseOne, Effect, Effects, Gain, Rearrange, slug_of
from stolek.games.viscounts.events import AbilityUsed, GoodsGained, OptionChosen, Rearranged
from stolek.games.viscounts.frames import Ability, ChooseArrangement, ChooseOption, ChooseResource, Resolve
from stolek.games.viscounts.state import ViscountsState
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Action, Refusal, Seat, no
from stolek.kernel.order import by_choice
from stolek.kernel.state import tell, then

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts

rule: Chapter["Viscounts", ViscountsState] = Chapter()

E = TypeVar("E", bound=Effect)
EffectRule = Callable[[ViscountsState, Seat, E], None]

FOR_PEOPLE: Final[dict[type[Effect], Callable[..., None]]] = {}
FOR_OPPONENT: Final[dict[type[Effect], Callable[..., None]]] = {}
TAKE: Final = tuple(TakeResource(GOODS[good]) for good in RESOURCES)
KEEP_ORDER: Final = KeepOrder()


def effect(kind: type[E]) -> Callable[[EffectRule[E]], EffectRule[E]]:
    """This function carries out the effect for a player."""

    def register(function: EffectRule[E]) -> EffectRule[E]:
        FOR_PEOPLE[kind] = function
        return function

    return register


def opponent_effect(kind: type[E]) -> Callable[[EffectRule[E]], EffectRule[E]]:
    """This function carries out the effect for the virtual opponent."""

    def register(function: EffectRule[E]) -> EffectRule[E]:
        FOR_OPPONENT[kind] = function
        return function

    return register


@rule.step(Resolve)
def resolve(g: "Viscounts", s: ViscountsState, f: Resolve) -> None:
    """From left to right; whatever an effect triggers or asks comes before the rest of the list (VISC-4.4)."""
    functions = FOR_OPPONENT if f.seat == s.virtual else FOR_PEOPLE
    effects = f.effects
    for i, each in enumerate(effects, 1):
        functions[type(each)](s, f.seat, each)
        if s.coming:
            if i < len(effects):
                then(s, Resolve(f.seat, effects[i:]))
            return


@rule.step(Ability)
def use_ability(g: "Viscounts", s: ViscountsState, f: Ability) -> None:
    """The ongoing ability of a card on the own board; effects are mandatory (VISC-4.1, VISC-4.3)."""
    tell(s, AbilityUsed(f.seat, f.card))
    then(s, Resolve(f.seat, ONGOING[CARD_NUMBERS[f.card]]))


def trigger_abilities(s: ViscountsState, seat: Seat, trigger: int) -> None:
    """Abilities of the own board that one event triggers: corruption first, then as the owner likes (VISC-4.4)."""
    cards = [card for card in s.players[seat].board if TRIGGERS[card] == trigger]
    if not cards:
        return
    then(s, *[Ability(seat, CARD_IDS[card]) for card in cards if GIVES_CORRUPTION[card] or ONLY_GAINS[card]])
    by_choice(s, seat, [Ability(seat, CARD_IDS[c]) for c in cards if not GIVES_CORRUPTION[c] and not ONLY_GAINS[c]])


def add_goods(s: ViscountsState, seat: Seat, good: int, amount: int) -> None:
    """Goods are unlimited (VISC-1.1)."""
    s.players[seat].goods[good] += amount
    if s.events is not None:
        s.events.append(GoodsGained(seat, GOODS[good], amount))


@effect(Gain)
def gain(s: ViscountsState, seat: Seat, e: Gain) -> None:
    """Printed goods at once; "any" is ink, gold or stone, unit by unit (VISC-1.3)."""
    if e.resource == "any":
        then(s, ChooseResource(seat, e.amount))
    else:
        add_goods(s, seat, GOODS.index(e.resource), e.amount)


@rule.offer(ChooseResource, one="silent")
def resources(g: "Viscounts", s: ViscountsState, f: ChooseResource) -> Sequence[Action]:
    """Units are interchangeable, so a later unit is never an earlier resource (VISC-1.3)."""
    return TAKE[f.first :]


@rule.do(ChooseResource, TakeResource)
def take_resource(g: "Viscounts", s: ViscountsState, f: ChooseResource, a: TakeResource) -> None:
    good = GOODS.index(a.resource)
    add_goods(s, f.seat, good, 1)
    if f.amount > 1:
        then(s, ChooseResource(f.seat, f.amount - 1, good))


@rule.refuse(ChooseResource, TakeResource)
def no_resource(g: "Viscounts", s: ViscountsState, f: ChooseResource, a: TakeResource) -> Refusal:
    """Silver is no resource (VISC-1.3)."""
    if a.resource == "silver":
        return no("VISC-1.3", "silver")
    return no("VISC-1.3", "order", resource=GOODS[f.first])


@effect(ChooseOne)
def choose_one(s: ViscountsState, seat: Seat, e: ChooseOne) -> None:
    """Exactly one of the printed options (VISC-4.1)."""
    then(s, ChooseOption(seat, e.options))


@cache
def choices(options: tuple[Effects, ...]) -> tuple[Choose, ...]:
    """One answer for each printed option."""
    return tuple(Choose(slug_of(option)) for option in options)


@rule.offer(ChooseOption)
def printed_options(g: "Viscounts", s: ViscountsState, f: ChooseOption) -> Sequence[Action]:
    """All of them, even those that do nothing (VISC-4.1)."""
    return choices(f.options)


@rule.do(ChooseOption, Choose)
def choose_option(g: "Viscounts", s: ViscountsState, f: ChooseOption, a: Choose) -> None:
    tell(s, OptionChosen(f.seat, a.option))
    then(s, Resolve(f.seat, f.options[choices(f.options).index(a)]))


@rule.refuse(ChooseOption, Choose)
def no_option(g: "Viscounts", s: ViscountsState, f: ChooseOption, a: Choose) -> Refusal:
    return no("VISC-4.2", "option", options=tuple(choice.option for choice in choices(f.options)))


@effect(Rearrange)
def rearrange(s: ViscountsState, seat: Seat, e: Rearrange) -> None:
    """Nothing to rearrange with fewer than two cards (VISC-4.1)."""
    if s.players[seat].board.count(EMPTY) < 2:
        then(s, ChooseArrangement(seat))


@rule.offer(ChooseArrangement)
def arrangements(g: "Viscounts", s: ViscountsState, f: ChooseArrangement) -> Sequence[Action]:
    """Every order of the cards on the occupied slots, or no change (VISC-4.14)."""
    cards = [CARD_IDS[card] for card in s.players[f.seat].board if card != EMPTY]
    orders = permutations(cards)
    next(orders)
    return [KEEP_ORDER, *[Arrange(order) for order in orders]]


@rule.do(ChooseArrangement, Arrange)
def arrange(g: "Viscounts", s: ViscountsState, f: ChooseArrangement, a: Arrange) -> None:
    """The occupied slots stay the same; no card comes to an empty one (VISC-4.14)."""
    board = s.players[f.seat].board
    order = [CARD_NUMBERS[card] for card in a.cards]
    for i, card in enumerate(board):
        if card != EMPTY:
            board[i] = order.pop(0)
    tell(s, Rearranged(f.seat, a.cards))


@rule.do(ChooseArrangement, KeepOrder)
def keep_order(g: "Viscounts", s: ViscountsState, f: ChooseArrangement, a: KeepOrder) -> None:
    """Rearranging is optional (VISC-4.1)."""


@rule.refuse(ChooseArrangement, Arrange)
def no_arrangement(g: "Viscounts", s: ViscountsState, f: ChooseArrangement, a: Arrange) -> Refusal:
    """All cards on the own board and no others; the order they have is `KeepOrder` (VISC-4.14)."""
    cards = card_ids([card for card in s.players[f.seat].board if card != EMPTY])
    return no("VISC-4.14", "same" if a.cards == cards else "cards", cards=cards)
