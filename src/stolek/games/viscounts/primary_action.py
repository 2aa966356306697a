"""Phase 3: which primary action, with a dismissal or without, and how the missing icons are paid (VISC-4.30 to 4.39).

An action, a dismissal and doing without one are offered only if the action can then be completed with the icons and
supplies already there (VISC-4.39).
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.viscounts.actions import (
    Build,
    Dismiss,
    KeepTownsfolk,
    Pass,
    Pay,
    PlaceWorkers,
    Trade,
    Transcribe,
)
from stolek.games.viscounts.board_events import TownsfolkDismissed
from stolek.games.viscounts.cards import CARD_ICONS, CARD_IDS, CARD_VALUES, EMPTY, MANUSCRIPT_COSTS, TOP_RIGHT
from stolek.games.viscounts.components import (
    ACTIONS,
    BUILD,
    BUILDING_COST,
    CHEAP_DISMISSAL,
    GOODS,
    ICON_BITS,
    ICONS,
    PLACE_WORKERS,
    SILVER,
    SLOT_BUILDING,
    SLOTS,
    TRADE,
    TRANSCRIBE,
    WORKER_COST,
)
from stolek.games.viscounts.effects import ActionName, Effects, Flip
from stolek.games.viscounts.events import ActionTaken, IconsPaid, Passed
from stolek.games.viscounts.frames import (
    AfterAction,
    ChooseAction,
    ChooseBuilding,
    ChooseDismissal,
    ChooseExchanges,
    ChoosePayment,
    ChooseWorkers,
    FundTranscription,
    Resolve,
)
from stolek.games.viscounts.payment import (
    CRIMINAL_SHIFT,
    converters,
    icons_for,
    icons_of,
    mixes,
    payable,
    ways_to_pay,
    worth,
)
from stolek.games.viscounts.recruit import take_townsfolk
from stolek.games.viscounts.resolve import trigger_abilities
from stolek.games.viscounts.segments import (
    BANKS,
    INNER,
    PRINTED_ICONS,
    SEGMENT_IDS,
    SEGMENTS,
    SPOTS_EACH,
    TRADES,
)
from stolek.games.viscounts.state import NOBODY, Player, ViscountsState, position_of, way_of
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Action, Frame, Refusal, Seat, no
from stolek.kernel.state import tell, then

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts

rule: Chapter["Viscounts", ViscountsState] = Chapter()

PRIMARY: Final[tuple[Action, ...]] = (Trade(), Build(), PlaceWorkers(), Transcribe())
PASS: Final = Pass()
DISMISS: Final = Dismiss()
KEEP_TOWNSFOLK: Final = KeepTownsfolk()
AT: Final = ((TRADE, BUILD), (TRADE, BUILD), (PLACE_WORKERS, TRANSCRIBE))
"""Per way the primary actions that one may take there (VISC-3.1)."""
CHEAP: Final = next(slot.unlocks.silver for slot in SLOTS if slot.unlocks.effect == "dismiss_cost_is")
CHEAPEST: Final = tuple(
    min((BUILDING_COST[SLOT_BUILDING[i]] for i in range(len(SLOTS)) if not built >> i & 1), default=0)
    for built in range(1 << len(SLOTS))
)
"""For every set of open slots the icons for the cheapest building left, 0 when all are built."""


# What an action needs


def free_spots(s: ViscountsState, seat: int) -> list[int]:
    """The free spots on the river bank of the own outer space, clockwise (VISC-4.45)."""
    space = s.players[seat].space
    position = position_of(space)
    first = position * SPOTS_EACH[s.side]
    bank = BANKS[s.side][s.segments[position]][way_of(space)]
    return [first + n for n in bank if s.spots[first + n] == NOBODY]


def needed_icons(s: ViscountsState, seat: int, action: int) -> int:
    """The fewest icons that complete an action on the own space; 0 if nothing could complete it."""
    player = s.players[seat]
    segment = s.segments[position_of(player.space)]
    if action == TRADE:
        exchange = TRADES[segment][way_of(player.space)]
        return exchange.merchants if flips_left(player) or not is_flip(exchange.effects) else 0
    if action == BUILD:
        return CHEAPEST[player.built] if free_spots(s, seat) else 0
    if action == PLACE_WORKERS:
        return WORKER_COST[1] if player.workers else 0
    return manuscript_cost(s, position_of(player.space))


def is_flip(effects: Effects) -> bool:
    """Does this exchange buy flips? (VISC-4.40)"""
    return isinstance(effects[0], Flip)


def flips_left(player: Player) -> int:
    """Own cards that can still be turned; no more flips may be bought (VISC-4.42)."""
    return player.unpaid + player.acquired


def manuscript_cost(s: ViscountsState, position: int) -> int:
    """Cleric icons for the manuscript of a board position, the printed one if the pile is empty (VISC-4.68)."""
    manuscript = s.manuscripts[position]
    if manuscript == EMPTY:
        return SEGMENTS[s.segments[position]].printed_manuscript.cost
    return MANUSCRIPT_COSTS[manuscript]


def counted_icons(s: ViscountsState, seat: int, action: int) -> int:
    """The icons that count now, those of the townsfolk dismissed for this action included (VISC-4.30)."""
    player = s.players[seat]
    return icons_for(player, action, icons_of(player) + s.dismissed)


# The townsfolk of the own segment


def adjacent_townsfolk(s: ViscountsState, seat: int) -> tuple[int, int]:
    """Packed icons and value of the townsfolk that could be dismissed; the printed one if the pile is empty."""
    position = position_of(s.players[seat].space)
    card = s.townsfolk[position]
    if card == EMPTY:
        segment = s.segments[position]
        return PRINTED_ICONS[segment], SEGMENTS[segment].printed_townsfolk.value
    return CARD_ICONS[card], CARD_VALUES[card]


def dismissal_price(player: Player, value: int) -> int:
    """The value in silver, or 1 with the second trading post (VISC-4.33)."""
    return CHEAP if player.built & CHEAP_DISMISSAL else value


def fits(player: Player, action: int, icons: int) -> bool:
    """Has the townsfolk an icon of the action, a criminal, or merchants that a converter uses? (VISC-4.33)"""
    if icons >> ICON_BITS * action & 0xFF or icons >> CRIMINAL_SHIFT & 0xFF:
        return True
    return bool(icons & 0xFF and converters(player, action))


def can_keep(s: ViscountsState, seat: int, action: int, needed: int) -> bool:
    """Can the action be completed without a dismissal?"""
    player = s.players[seat]
    missing = needed - icons_for(player, action, icons_of(player))
    return missing <= 0 or payable(s, player, action) >= missing


def can_dismiss(s: ViscountsState, seat: int, action: int, needed: int) -> bool:
    """Can the action be completed with a dismissal, not counting what its effect may bring? (VISC-4.39)"""
    player = s.players[seat]
    icons, value = adjacent_townsfolk(s, seat)
    price = dismissal_price(player, value)
    if player.goods[SILVER] < price or not fits(player, action, icons):
        return False
    missing = needed - icons_for(player, action, icons_of(player) + icons)
    return missing <= 0 or payable(s, player, action, price) >= missing


# The questions


@rule.offer(ChooseAction, one="silent")
def primary_actions(g: "Viscounts", s: ViscountsState, f: ChooseAction) -> Sequence[Action]:
    """On outer spaces Trade and Build, on inner ones Place workers and Transcribe; or none at all (VISC-3.1)."""
    seat = f.seat
    offers = [
        PRIMARY[action]
        for action in AT[way_of(s.players[seat].space)]
        if (needed := needed_icons(s, seat, action))
        and (can_keep(s, seat, action, needed) or can_dismiss(s, seat, action, needed))
    ]
    offers.append(PASS)
    return offers


def begin(s: ViscountsState, seat: Seat, action: ActionName, *extent: Frame) -> None:
    """Dismissal, extent and payment, then the abilities that follow the action (VISC-4.39)."""
    tell(s, ActionTaken(seat, action))
    then(s, ChooseDismissal(seat, action), *extent, AfterAction(seat, action))


@rule.do(ChooseAction, Trade)
def trade(g: "Viscounts", s: ViscountsState, f: ChooseAction, a: Trade) -> None:
    begin(s, f.seat, "trade", ChooseExchanges(f.seat))


@rule.do(ChooseAction, Build)
def build(g: "Viscounts", s: ViscountsState, f: ChooseAction, a: Build) -> None:
    begin(s, f.seat, "build", ChooseBuilding(f.seat))


@rule.do(ChooseAction, PlaceWorkers)
def place_workers(g: "Viscounts", s: ViscountsState, f: ChooseAction, a: PlaceWorkers) -> None:
    begin(s, f.seat, "place_workers", ChooseWorkers(f.seat))


@rule.do(ChooseAction, Transcribe)
def transcribe(g: "Viscounts", s: ViscountsState, f: ChooseAction, a: Transcribe) -> None:
    begin(s, f.seat, "transcribe", FundTranscription(f.seat))


@rule.do(ChooseAction, Pass)
def take_no_action(g: "Viscounts", s: ViscountsState, f: ChooseAction, a: Pass) -> None:
    tell(s, Passed(f.seat))


@rule.offer(ChooseDismissal, one="silent")
def dismissals(g: "Viscounts", s: ViscountsState, f: ChooseDismissal) -> Sequence[Action]:
    """Dismiss or not, as far as the action can be completed (VISC-4.33, VISC-4.39)."""
    action = ACTIONS.index(f.action)
    needed = needed_icons(s, f.seat, action)
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
    """The townsfolk of the own segment leaves the game, a printed one stays; its effect (VISC-4.33, VISC-4.34)."""
    position = position_of(s.players[seat].space)
    card = s.townsfolk[position]
    if card == EMPTY:
        segment = s.segments[position]
        tell(s, TownsfolkDismissed(seat, SEGMENT_IDS[segment], silver))
        return SEGMENTS[segment].printed_townsfolk.on_dismiss
    tell(s, TownsfolkDismissed(seat, CARD_IDS[card], silver))
    s.removed.append(take_townsfolk(s, position))
    return TOP_RIGHT[card]


def fund(s: ViscountsState, seat: Seat, action: int, icons: int) -> None:
    """Icons that are missing have to be paid (VISC-4.32)."""
    missing = icons - counted_icons(s, seat, action)
    if missing > 0:
        then(s, ChoosePayment(seat, ACTIONS[action], missing))


@rule.offer(ChoosePayment, one="silent")
def payments(g: "Viscounts", s: ViscountsState, f: ChoosePayment) -> Sequence[Action]:
    """Any minimal mix (VISC-4.36)."""
    return mixes(s, s.players[f.seat], ACTIONS.index(f.action), f.missing)


@rule.do(ChoosePayment, Pay)
def pay(g: "Viscounts", s: ViscountsState, f: ChoosePayment, a: Pay) -> None:
    goods = s.players[f.seat].goods
    for good, amount in enumerate((a.ink, a.gold, a.stone, a.silver)):
        goods[good] -= amount
    tell(s, IconsPaid(f.seat, a.ink, a.gold, a.stone, a.silver))


@rule.step(AfterAction)
def after_action(g: "Viscounts", s: ViscountsState, f: AfterAction) -> None:
    """After everything else of the action, and only for primary actions (VISC-4.38)."""
    s.dismissed = 0
    trigger_abilities(s, f.seat, ACTIONS.index(f.action))


# Why not


@rule.refuse(ChooseAction, Trade)
def no_trade(g: "Viscounts", s: ViscountsState, f: ChooseAction, a: Trade) -> Refusal:
    if way_of(s.players[f.seat].space) == INNER:
        return no("VISC-4.40", "inner")
    return not_enough(s, f.seat, TRADE) if needed_icons(s, f.seat, TRADE) else no("VISC-4.42", "no-flips")


@rule.refuse(ChooseAction, Build)
def no_build(g: "Viscounts", s: ViscountsState, f: ChooseAction, a: Build) -> Refusal:
    player = s.players[f.seat]
    if way_of(player.space) == INNER:
        return no("VISC-4.45", "inner")
    if not CHEAPEST[player.built]:
        return no("VISC-4.46", "all-built")
    return not_enough(s, f.seat, BUILD) if free_spots(s, f.seat) else no("VISC-4.45", "bank-full")


@rule.refuse(ChooseAction, PlaceWorkers)
def no_workers(g: "Viscounts", s: ViscountsState, f: ChooseAction, a: PlaceWorkers) -> Refusal:
    player = s.players[f.seat]
    if way_of(player.space) != INNER:
        return no("VISC-4.55", "outer")
    return not_enough(s, f.seat, PLACE_WORKERS) if player.workers else no("VISC-4.55", "supply", held=0)


@rule.refuse(ChooseAction, Transcribe)
def no_transcription(g: "Viscounts", s: ViscountsState, f: ChooseAction, a: Transcribe) -> Refusal:
    if way_of(s.players[f.seat].space) != INNER:
        return no("VISC-4.65", "outer")
    return not_enough(s, f.seat, TRANSCRIBE)


def not_enough(s: ViscountsState, seat: int, action: int, needed: int = 0) -> Refusal:
    """How many icons count, how many are missing beyond all supplies, and what could pay (VISC-4.32)."""
    player = s.players[seat]
    needed = needed or needed_icons(s, seat, action)
    icons = counted_icons(s, seat, action)
    goods = tuple(GOODS[good] for good in dict.fromkeys(way.good for way in ways_to_pay(s, player, action)))
    missing = needed - icons - payable(s, player, action)
    return no(
        "VISC-4.32",
        "icons" if goods else "no-silver",
        icon=ICONS[action],
        needed=needed,
        icons=icons,
        missing=missing,
        goods=goods,
    )


@rule.refuse(ChooseDismissal, Dismiss)
def no_dismissal(g: "Viscounts", s: ViscountsState, f: ChooseDismissal, a: Dismiss) -> Refusal:
    player, action = s.players[f.seat], ACTIONS.index(f.action)
    icons, value = adjacent_townsfolk(s, f.seat)
    price = dismissal_price(player, value)
    if not fits(player, action, icons):
        return no("VISC-4.33", "icon", icon=ICONS[action])
    if player.goods[SILVER] < price:
        return no("VISC-4.33", "silver", silver=price, held=player.goods[SILVER])
    return no("VISC-4.39", "dismissal")


@rule.refuse(ChooseDismissal, KeepTownsfolk)
def must_dismiss(g: "Viscounts", s: ViscountsState, f: ChooseDismissal, a: KeepTownsfolk) -> Refusal:
    return no("VISC-4.39", "keep")


@rule.refuse(ChoosePayment, Pay)
def no_payment(g: "Viscounts", s: ViscountsState, f: ChoosePayment, a: Pay) -> Refusal:
    """Goods that this action takes, that one has, enough of them, and no unit too many (VISC-4.36)."""
    player, action = s.players[f.seat], ACTIONS.index(f.action)
    ways = ways_to_pay(s, player, action)
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
