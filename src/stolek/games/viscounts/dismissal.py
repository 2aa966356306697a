"""Dismissing the townsfolk of one's own segment for its icons (VISC-4.33 to VISC-4.35, VISC-4.39)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from stolek.games.viscounts.actions import Dismiss, KeepTownsfolk
from stolek.games.viscounts.cards import CARD_ICONS, CARD_IDS, CARD_VALUES, EMPTY, TOP_RIGHT
from stolek.games.viscounts.components import ACTIONS, CHEAP_DISMISSAL, CHEAP_PRICE, SILVER, WANTED_ICON
from stolek.games.viscounts.effects import Effects
from stolek.games.viscounts.events import ActionAbandoned, TownsfolkDismissed
from stolek.games.viscounts.frames import AfterAction, CheckFunds, ChooseDismissal, Resolve
from stolek.games.viscounts.icons import CRIMINAL, ICONS, MERCHANT, NO_ICONS, Icons, count_of
from stolek.games.viscounts.main_board import own_position
from stolek.games.viscounts.payment import NEEDS, affordable_icons, converters, icons_for, icons_of, payable
from stolek.games.viscounts.player import Player, is_open
from stolek.games.viscounts.proceeds import at_best, summed
from stolek.games.viscounts.recruit import take_townsfolk
from stolek.games.viscounts.segments import SEGMENT_IDS, SEGMENTS, TOWNSFOLK_ICONS
from stolek.games.viscounts.state import ViscountsState
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import leave, tell, then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts

rule: Chapter["Viscounts", ViscountsState] = Chapter()

DISMISS: Final = Dismiss()
KEEP_TOWNSFOLK: Final = KeepTownsfolk()


class Dismissible(NamedTuple):
    """A townsfolk that could be dismissed; a printed one has the id of its segment."""

    id: str
    icons: Icons
    value: int
    effects: Effects


def adjacent_townsfolk(s: ViscountsState, seat: Seat) -> Dismissible:
    """The townsfolk of the viscount's segment, the printed one if the pile is empty (VISC-4.34)."""
    position = own_position(s, seat)
    card = s.townsfolk[position]
    if card == EMPTY:
        segment = s.segments[position]
        printed = SEGMENTS[segment].printed_townsfolk
        return Dismissible(SEGMENT_IDS[segment], TOWNSFOLK_ICONS[segment], printed.value, printed.on_dismiss)
    return Dismissible(CARD_IDS[card], CARD_ICONS[card], CARD_VALUES[card], TOP_RIGHT[card])


def dismissal_price(player: Player, value: int) -> int:
    """The value in silver, or 1 with the second trading post (VISC-4.33)."""
    return CHEAP_PRICE if is_open(player, CHEAP_DISMISSAL) else value


def fits(player: Player, action: int, icons: Icons) -> bool:
    """Has the townsfolk an icon of the action, a criminal, or merchants that a converter uses? (VISC-4.33)"""
    if count_of(icons, WANTED_ICON[action]) or count_of(icons, CRIMINAL):
        return True
    return bool(count_of(icons, MERCHANT) and converters(player, action))


def can_keep(s: ViscountsState, seat: Seat, action: int, needed: int) -> bool:
    """Can the action be completed without a dismissal?"""
    player = s.players[seat]
    missing = needed - icons_for(player, action, icons_of(player))
    return missing <= 0 or payable(player, action, player.goods) >= missing


def can_dismiss(s: ViscountsState, seat: Seat, action: int, needed: int) -> bool:
    """Can the action be completed with a dismissal and with what its effect brings? (VISC-4.33, VISC-4.39)"""
    player = s.players[seat]
    townsfolk = adjacent_townsfolk(s, seat)
    price = dismissal_price(player, townsfolk.value)
    if player.goods[SILVER] < price or not fits(player, action, townsfolk.icons):
        return False
    missing = needed - icons_for(player, action, icons_of(player) + townsfolk.icons)
    if missing <= 0:
        return True
    goods = player.goods[:]
    goods[SILVER] -= price
    if payable(player, action, goods) >= missing:
        return True
    return payable(player, action, summed([goods, at_best(player, townsfolk.effects)])) >= missing


@rule.offer(ChooseDismissal, one="silent")
def dismissals(g: "Viscounts", s: ViscountsState, f: ChooseDismissal) -> Sequence[Action]:
    """Dismiss or not, as far as the action can be completed (VISC-4.33, VISC-4.39).

    Where it cannot be done otherwise, the choice of the action has already said so, and nothing is asked here.
    """
    action = ACTIONS.index(f.action)
    needed = NEEDS[action](s, f.seat)
    offers: list[Action] = [KEEP_TOWNSFOLK] if can_keep(s, f.seat, action, needed) else []
    if can_dismiss(s, f.seat, action, needed):
        offers.append(DISMISS)
    return offers


@rule.do(ChooseDismissal, KeepTownsfolk)
def keep_townsfolk(g: "Viscounts", s: ViscountsState, f: ChooseDismissal, a: KeepTownsfolk) -> None:
    """The action is done without a dismissal."""


@rule.do(ChooseDismissal, Dismiss)
def dismiss(g: "Viscounts", s: ViscountsState, f: ChooseDismissal, a: Dismiss) -> None:
    """Pay, remove the card, resolve its top-right effect; all its icons count for this action (VISC-4.33)."""
    player = s.players[f.seat]
    townsfolk = adjacent_townsfolk(s, f.seat)
    price = dismissal_price(player, townsfolk.value)
    player.goods[SILVER] -= price
    s.dismissed = townsfolk.icons
    tell(s, TownsfolkDismissed(f.seat, townsfolk.id, price))
    remove_townsfolk(s, f.seat)
    then(s, Resolve(f.seat, townsfolk.effects, townsfolk.id), CheckFunds(f.seat, f.action))


def remove_townsfolk(s: ViscountsState, seat: Seat) -> None:
    """The townsfolk of the viscount's segment leaves the game, a printed one stays (VISC-4.33, VISC-4.34)."""
    position = own_position(s, seat)
    if s.townsfolk[position] != EMPTY:
        s.removed.append(take_townsfolk(s, position))


@rule.step(CheckFunds)
def check_funds(g: "Viscounts", s: ViscountsState, f: CheckFunds) -> None:
    """If the effect has not brought what was counted on, the action is not done and the card is lost (VISC-4.39)."""
    action = ACTIONS.index(f.action)
    if affordable_icons(s, f.seat, action) < NEEDS[action](s, f.seat):
        tell(s, ActionAbandoned(f.seat, f.action))
        s.dismissed = NO_ICONS
        leave(s, AfterAction)


@rule.refuse(ChooseDismissal, Dismiss)
def why_not_dismiss(g: "Viscounts", s: ViscountsState, f: ChooseDismissal, a: Dismiss) -> Refusal:
    player, action = s.players[f.seat], ACTIONS.index(f.action)
    townsfolk = adjacent_townsfolk(s, f.seat)
    price = dismissal_price(player, townsfolk.value)
    if not fits(player, action, townsfolk.icons):
        return no("VISC-4.33", "icon", icon=ICONS[WANTED_ICON[action]])
    if player.goods[SILVER] < price:
        return no("VISC-4.33", "silver", silver=price, held=player.goods[SILVER])
    return no("VISC-4.39", "dismissal")


@rule.refuse(ChooseDismissal, KeepTownsfolk)
def why_not_keep(g: "Viscounts", s: ViscountsState, f: ChooseDismissal, a: KeepTownsfolk) -> Refusal:
    return no("VISC-4.39", "keep")
