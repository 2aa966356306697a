"""Dismissing the townsfolk of one's own segment for its icons (VISC-4.33 to VISC-4.35, VISC-4.39)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.viscounts.actions import Dismiss, KeepTownsfolk
from stolek.games.viscounts.cards import CARD_ICONS, CARD_IDS, CARD_VALUES, EMPTY, TOP_RIGHT
from stolek.games.viscounts.components import ACTIONS, CHEAP_DISMISSAL, CHEAP_PRICE, SILVER, WANTED_ICON
from stolek.games.viscounts.effects import Effects
from stolek.games.viscounts.events import TownsfolkDismissed
from stolek.games.viscounts.frames import ChooseDismissal, Resolve
from stolek.games.viscounts.icons import CRIMINAL, ICONS, MERCHANT, Icons, count_of
from stolek.games.viscounts.main_board import own_position
from stolek.games.viscounts.payment import NEEDS, converters, icons_for, icons_of, payable
from stolek.games.viscounts.player import Player, is_open
from stolek.games.viscounts.recruit import take_townsfolk
from stolek.games.viscounts.segments import SEGMENT_IDS, SEGMENTS, TOWNSFOLK_ICONS
from stolek.games.viscounts.state import ViscountsState
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import tell, then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts

rule: Chapter["Viscounts", ViscountsState] = Chapter()

DISMISS: Final = Dismiss()
KEEP_TOWNSFOLK: Final = KeepTownsfolk()


def adjacent_townsfolk(s: ViscountsState, seat: Seat) -> tuple[Icons, int]:
    """Icons and value of the townsfolk that could be dismissed; the printed one if the pile is empty (VISC-4.34)."""
    position = own_position(s, seat)
    card = s.townsfolk[position]
    if card == EMPTY:
        segment = s.segments[position]
        return TOWNSFOLK_ICONS[segment], SEGMENTS[segment].printed_townsfolk.value
    return CARD_ICONS[card], CARD_VALUES[card]


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
    return missing <= 0 or payable(s, player, action) >= missing


def can_dismiss(s: ViscountsState, seat: Seat, action: int, needed: int) -> bool:
    """Can the action be completed with a dismissal, not counting what its effect may bring? (VISC-4.39)"""
    player = s.players[seat]
    icons, value = adjacent_townsfolk(s, seat)
    price = dismissal_price(player, value)
    if player.goods[SILVER] < price or not fits(player, action, icons):
        return False
    missing = needed - icons_for(player, action, icons_of(player) + icons)
    return missing <= 0 or payable(s, player, action, price) >= missing


@rule.offer(ChooseDismissal, one="silent")
def dismissals(g: "Viscounts", s: ViscountsState, f: ChooseDismissal) -> Sequence[Action]:
    """Dismiss or not, as far as the action can be completed (VISC-4.33, VISC-4.39)."""
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
    icons, value = adjacent_townsfolk(s, f.seat)
    price = dismissal_price(player, value)
    player.goods[SILVER] -= price
    s.dismissed = icons
    then(s, Resolve(f.seat, remove_townsfolk(s, f.seat, price)))


def remove_townsfolk(s: ViscountsState, seat: Seat, silver: int) -> Effects:
    """The townsfolk of the viscount's segment leaves the game, a printed one stays; its effect (VISC-4.33, 4.34)."""
    position = own_position(s, seat)
    card = s.townsfolk[position]
    if card == EMPTY:
        segment = s.segments[position]
        tell(s, TownsfolkDismissed(seat, SEGMENT_IDS[segment], silver))
        return SEGMENTS[segment].printed_townsfolk.on_dismiss
    tell(s, TownsfolkDismissed(seat, CARD_IDS[card], silver))
    s.removed.append(take_townsfolk(s, position))
    return TOP_RIGHT[card]


@rule.refuse(ChooseDismissal, Dismiss)
def why_not_dismiss(g: "Viscounts", s: ViscountsState, f: ChooseDismissal, a: Dismiss) -> Refusal:
    player, action = s.players[f.seat], ACTIONS.index(f.action)
    icons, value = adjacent_townsfolk(s, f.seat)
    price = dismissal_price(player, value)
    if not fits(player, action, icons):
        return no("VISC-4.33", "icon", icon=ICONS[WANTED_ICON[action]])
    if player.goods[SILVER] < price:
        return no("VISC-4.33", "silver", silver=price, held=player.goods[SILVER])
    return no("VISC-4.39", "dismissal")


@rule.refuse(ChooseDismissal, KeepTownsfolk)
def why_not_keep(g: "Viscounts", s: ViscountsState, f: ChooseDismissal, a: KeepTownsfolk) -> Refusal:
    return no("VISC-4.39", "keep")
