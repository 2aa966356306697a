"""Icons that count for an action, and what can be paid instead of missing ones (VISC-4.30 to VISC-4.32, 4.36, 4.37).

Icons are counted, not spent. Each primary action tells in its own chapter how many icons it needs at least, registered
with `needs`.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from stolek.games.viscounts.actions import Pay
from stolek.games.viscounts.cards import CARD_ICONS, EMPTY, MODIFIED_ACTION, MODIFIERS, ConvertIcons, PayAsIcons
from stolek.games.viscounts.components import ACTIONS, GOODS, INK, PAYS, SILVER, WANTED_ICON
from stolek.games.viscounts.events import IconsPaid
from stolek.games.viscounts.frames import ChoosePayment
from stolek.games.viscounts.icons import CRIMINAL, ICONS, MERCHANT, Icons, count_of
from stolek.games.viscounts.opponent.boards import PRINTED_ICONS
from stolek.games.viscounts.player import Player, lasting_icons
from stolek.games.viscounts.state import ViscountsState
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import tell, then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts

rule: Chapter["Viscounts", ViscountsState] = Chapter()

UNLIMITED: Final = 99
"""More than anybody pays in one action."""


# What an action needs

Need = Callable[[ViscountsState, Seat], int]
NEEDS: Final[dict[int, Need]] = {}


def needs(action: int) -> Callable[[Need], Need]:
    """This function tells the fewest icons that complete the action where the viscount is; 0 if nothing could."""

    def register(need: Need) -> Need:
        NEEDS[action] = need
        return need

    return register


# Icons


def icons_of(player: Player) -> Icons:
    """All icons of a player: cards on the board, printed ones of empty slots, open slots, bonus cards (VISC-4.30)."""
    one, two, three = player.board
    total = lasting_icons(player)
    if three != EMPTY and two != EMPTY and one != EMPTY:
        return total + CARD_ICONS[one] + CARD_ICONS[two] + CARD_ICONS[three]
    printed = PRINTED_ICONS[player.kind]
    return total + sum(printed[slot] if card == EMPTY else CARD_ICONS[card] for slot, card in enumerate(player.board))


def is_modified(player: Player, action: int) -> bool:
    """Does a card on the player's board change how this action is paid?"""
    one, two, three = player.board
    return MODIFIED_ACTION[one] == action or MODIFIED_ACTION[two] == action or MODIFIED_ACTION[three] == action


def converters(player: Player, action: int) -> list[ConvertIcons]:
    """The cards on the player's board that convert merchants for this action."""
    found = [MODIFIERS[card] for card in player.board if MODIFIED_ACTION[card] == action]
    return [modifier for modifier in found if isinstance(modifier, ConvertIcons)]


def icons_for(player: Player, action: int, icons: Icons) -> int:
    """The icons that count for an action: its own, criminals as wild ones, converted ones (VISC-4.31, VISC-4.37)."""
    count = count_of(icons, WANTED_ICON[action]) + count_of(icons, CRIMINAL)
    if not is_modified(player, action):
        return count
    merchants = count_of(icons, MERCHANT)
    for modifier in converters(player, action):
        count += merchants // modifier.source_amount * modifier.to_amount
        merchants %= modifier.source_amount
    return count


def counted_icons(s: ViscountsState, seat: Seat, action: int) -> int:
    """The icons that count now, those of the townsfolk dismissed for this action included (VISC-4.30)."""
    player = s.players[seat]
    return icons_for(player, action, icons_of(player) + s.dismissed)


# Ways to pay


class WayToPay(NamedTuple):
    """Paying `pay` units of a good gives `gives` icons, at most `limit` times in one action."""

    good: int
    pay: int
    gives: int
    limit: int


BASE: Final = tuple((WayToPay(good, 1, 1, UNLIMITED),) for good in PAYS)
"""Per action the way that everybody has (VISC-4.32)."""


def ways_to_pay(player: Player, action: int) -> Sequence[WayToPay]:
    """The base way of the action and those that cards on the player's board add (VISC-4.32, VISC-4.37)."""
    if not is_modified(player, action):
        return BASE[action]
    ways = list(BASE[action])
    for card in player.board:
        modifier = MODIFIERS[card]
        if MODIFIED_ACTION[card] == action and isinstance(modifier, PayAsIcons):
            limit = UNLIMITED if modifier.limit is None else modifier.limit
            ways += [WayToPay(GOODS.index(good), modifier.pay, modifier.gives, limit) for good in modifier.resources]
    return ways


def worth(ways: Sequence[WayToPay], good: int, units: int) -> int:
    """The icons that units of one good give, used in the best way."""
    icons = 0
    for way in sorted((way for way in ways if way.good == good), key=lambda way: way.pay / way.gives):
        uses = min(way.limit, units // way.pay)
        icons += uses * way.gives
        units -= uses * way.pay
    return icons


def payable(player: Player, action: int, goods: Sequence[int]) -> int:
    """The most icons that these goods can pay for."""
    ways = ways_to_pay(player, action)
    if ways is BASE[action]:
        return goods[PAYS[action]]
    return sum(worth(ways, good, goods[good]) for good in dict.fromkeys(way.good for way in ways))


def affordable_icons(s: ViscountsState, seat: Seat, action: int) -> int:
    """The icons that count now and those that the supplies can pay for."""
    player = s.players[seat]
    return counted_icons(s, seat, action) + payable(player, action, player.goods)


# Minimal payments


def payments(player: Player, action: int, missing: int) -> list[Pay]:
    """Every minimal payment for the missing icons: no unit could be left out (VISC-4.36)."""
    ways = ways_to_pay(player, action)
    if ways is BASE[action]:
        return [payment((PAYS[action],), (missing,))]
    goods = tuple(dict.fromkeys(way.good for way in ways))
    tables = [paid_icons(ways, good, player.goods[good], missing) for good in goods]
    found: list[list[int]] = []
    add_payments(tables, missing, [], found)
    return [payment(goods, units) for units in found]


def paid_icons(ways: Sequence[WayToPay], good: int, held: int, missing: int) -> list[int]:
    """The icons that 0, 1, 2, … units of a good give, as far as one has them and more can help."""
    table = [0]
    while len(table) <= held and table[-1] < missing:
        table.append(worth(ways, good, len(table)))
    return table


def add_payments(tables: list[list[int]], missing: int, units: list[int], found: list[list[int]]) -> None:
    """Extend a payment good by good, most units of the first good first, and keep the minimal ones."""
    if len(units) == len(tables):
        icons = [table[n] for table, n in zip(tables, units, strict=True)]
        spare = sum(icons) - missing
        if spare >= 0 and all(
            n == 0 or table[n] - table[n - 1] > spare for table, n in zip(tables, units, strict=True)
        ):
            found.append(units)
        return
    table = tables[len(units)]
    for n in range(len(table) - 1, -1, -1):
        add_payments(tables, missing, [*units, n], found)


def payment(goods: Sequence[int], units: Sequence[int]) -> Pay:
    """The action that pays these units of these goods."""
    amounts = [0] * (SILVER + 1)
    for good, n in zip(goods, units, strict=True):
        amounts[good] = n
    return Pay(*amounts[INK:])


# The question


def fund(s: ViscountsState, seat: Seat, action: int, icons: int) -> None:
    """Icons that are missing have to be paid (VISC-4.32)."""
    missing = icons - counted_icons(s, seat, action)
    if missing > 0:
        then(s, ChoosePayment(seat, ACTIONS[action], missing))


@rule.offer(ChoosePayment, one="silent")
def minimal_payments(g: "Viscounts", s: ViscountsState, f: ChoosePayment) -> Sequence[Action]:
    """Any minimal mix (VISC-4.36)."""
    return payments(s.players[f.seat], ACTIONS.index(f.action), f.missing)


@rule.do(ChoosePayment, Pay)
def pay(g: "Viscounts", s: ViscountsState, f: ChoosePayment, a: Pay) -> None:
    goods = s.players[f.seat].goods
    for good, amount in enumerate((a.ink, a.gold, a.stone, a.silver)):
        goods[good] -= amount
    tell(s, IconsPaid(f.seat, a.ink, a.gold, a.stone, a.silver))


@rule.refuse(ChoosePayment, Pay)
def why_not_payment(g: "Viscounts", s: ViscountsState, f: ChoosePayment, a: Pay) -> Refusal:
    """Goods that this action takes, that one has, enough of them, and no unit too many (VISC-4.36)."""
    player, action = s.players[f.seat], ACTIONS.index(f.action)
    ways = ways_to_pay(player, action)
    icons = 0
    for good, amount in enumerate((a.ink, a.gold, a.stone, a.silver)):
        if amount not in range(player.goods[good] + 1):
            return no("VISC-4.36", "held", good=GOODS[good], held=player.goods[good])
        if amount and good not in [way.good for way in ways]:
            return no("VISC-4.32", "good", good=GOODS[good])
        icons += worth(ways, good, amount)
    if icons < f.missing:
        return no("VISC-4.36", "short", missing=f.missing, icons=icons)
    return no("VISC-4.36", "too-much")


def why_not_enough(s: ViscountsState, seat: Seat, action: int, needed: int) -> Refusal:
    """How many icons count, how many are missing beyond all supplies, and what could pay (VISC-4.32)."""
    player = s.players[seat]
    icons = counted_icons(s, seat, action)
    goods = tuple(GOODS[good] for good in dict.fromkeys(way.good for way in ways_to_pay(player, action)))
    missing = needed - icons - payable(player, action, player.goods)
    return no(
        "VISC-4.32",
        "icons",
        icon=ICONS[WANTED_ICON[action]],
        needed=needed,
        icons=icons,
        missing=missing,
        goods=goods,
    )
