"""Icons and what can be paid instead of them (VISC-4.30 to VISC-4.32, VISC-4.36, VISC-4.37).

Icons are counted, not spent. Counts of all icons travel as one packed number (see `components.ICON_BITS`).
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from stolek.games.viscounts.actions import Pay
from stolek.games.viscounts.cards import CARD_ICONS, EMPTY, MODIFIED_ACTION, MODIFIERS, ConvertIcons, PayAsIcons
from stolek.games.viscounts.components import (
    BONUS_ICONS,
    CRIMINAL,
    GOODS,
    ICON_BITS,
    INK,
    PAYS,
    SILVER,
    TRADE,
)
from stolek.games.viscounts.effects import Gain
from stolek.games.viscounts.opponents import OPEN_ICONS, PRINTED_SLOT_ICONS
from stolek.games.viscounts.segments import OUTER_LEFT, OUTER_RIGHT, TRADES
from stolek.games.viscounts.state import Player, ViscountsState, position_of, way_of

CRIMINAL_SHIFT: Final = ICON_BITS * CRIMINAL
UNLIMITED: Final = 99
"""More than anybody pays in one action."""


class Way(NamedTuple):
    """One way to pay: so many units of a good give so many icons, so many times in one action."""

    good: int
    pay: int
    gives: int
    limit: int


BASE: Final = tuple((Way(good, 1, 1, UNLIMITED),) for good in PAYS)
"""Per action the way that everybody has (VISC-4.32)."""


def icons_of(player: Player) -> int:
    """All icons of a player: cards on the board, printed ones of empty slots, open slots, bonus cards (VISC-4.30)."""
    one, two, three = player.board
    total = OPEN_ICONS[player.kind][player.built] + BONUS_ICONS[player.bonus]
    if three != EMPTY and two != EMPTY and one != EMPTY:
        return total + CARD_ICONS[one] + CARD_ICONS[two] + CARD_ICONS[three]
    printed = PRINTED_SLOT_ICONS[player.kind]
    return total + sum(printed[i] if card == EMPTY else CARD_ICONS[card] for i, card in enumerate(player.board))


def is_modified(player: Player, action: int) -> bool:
    """Does a card on the own board change how this action is paid?"""
    one, two, three = player.board
    return MODIFIED_ACTION[one] == action or MODIFIED_ACTION[two] == action or MODIFIED_ACTION[three] == action


def converters(player: Player, action: int) -> list[ConvertIcons]:
    """The cards on the own board that convert icons for this action."""
    found = [MODIFIERS[card] for card in player.board if MODIFIED_ACTION[card] == action]
    return [modifier for modifier in found if isinstance(modifier, ConvertIcons)]


def icons_for(player: Player, action: int, total: int) -> int:
    """The icons that count for an action: its own, criminals as wild ones, converted ones (VISC-4.31, VISC-4.37)."""
    count = (total >> ICON_BITS * action & 0xFF) + (total >> CRIMINAL_SHIFT & 0xFF)
    if not is_modified(player, action):
        return count
    merchants = total & 0xFF
    for modifier in converters(player, action):
        count += merchants // modifier.source_amount * modifier.to_amount
        merchants %= modifier.source_amount
    return count


def sells_silver(s: ViscountsState, player: Player) -> bool:
    """Is the exchange of the own space merchants for silver? Silver buys no icons there (VISC-4.41)."""
    way = way_of(player.space)
    if way not in (OUTER_LEFT, OUTER_RIGHT):
        return False
    first = TRADES[s.segments[position_of(player.space)]][way].effects[0]
    return isinstance(first, Gain) and first.resource == "silver"


def ways_to_pay(s: ViscountsState, player: Player, action: int) -> Sequence[Way]:
    """The base way of the action and those that cards on the own board add (VISC-4.32, VISC-4.37)."""
    if action == TRADE and sells_silver(s, player):
        return ()
    if not is_modified(player, action):
        return BASE[action]
    ways = list(BASE[action])
    for card in player.board:
        modifier = MODIFIERS[card]
        if MODIFIED_ACTION[card] == action and isinstance(modifier, PayAsIcons):
            limit = UNLIMITED if modifier.limit is None else modifier.limit
            ways += [Way(GOODS.index(good), modifier.pay, modifier.gives, limit) for good in modifier.resources]
    return ways


def worth(ways: Sequence[Way], good: int, units: int) -> int:
    """The icons that so many units of one good give, used in the best way."""
    icons = 0
    for way in sorted((way for way in ways if way.good == good), key=lambda way: way.pay / way.gives):
        uses = min(way.limit, units // way.pay)
        icons += uses * way.gives
        units -= uses * way.pay
    return icons


def payable(s: ViscountsState, player: Player, action: int, silver_spent: int = 0) -> int:
    """The most icons that the supplies can pay for, after so much silver has gone elsewhere."""
    ways = ways_to_pay(s, player, action)
    if ways is BASE[action]:
        good = PAYS[action]
        return player.goods[good] - (silver_spent if good == SILVER else 0)
    return sum(
        worth(ways, good, player.goods[good] - (silver_spent if good == SILVER else 0))
        for good in dict.fromkeys(way.good for way in ways)
    )


def mixes(s: ViscountsState, player: Player, action: int, missing: int) -> list[Pay]:
    """Every minimal payment for the missing icons: no unit could be left out (VISC-4.36)."""
    ways = ways_to_pay(s, player, action)
    goods = tuple(dict.fromkeys(way.good for way in ways))
    tables = [paid_icons(ways, good, player.goods[good], missing) for good in goods]
    found: list[list[int]] = []
    add_mixes(tables, missing, [], found)
    return [payment(goods, units) for units in found]


def paid_icons(ways: Sequence[Way], good: int, held: int, missing: int) -> list[int]:
    """The icons that 0, 1, 2, … units of a good give, as far as one has them and more can help."""
    table = [0]
    while len(table) <= held and table[-1] < missing:
        table.append(worth(ways, good, len(table)))
    return table


def add_mixes(tables: list[list[int]], missing: int, units: list[int], found: list[list[int]]) -> None:
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
        add_mixes(tables, missing, [*units, n], found)


def payment(goods: Sequence[int], units: Sequence[int]) -> Pay:
    """The action that pays so many units of these goods."""
    amounts = [0] * (SILVER + 1)
    for good, n in zip(goods, units, strict=True):
        amounts[good] = n
    return Pay(*amounts[INK:])
