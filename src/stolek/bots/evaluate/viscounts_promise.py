"""Viscounts: what the next turn promises from here (VISC-4.21, VISC-4.40, VISC-4.46, VISC-4.55, VISC-4.65).

Resources, icons and the place of the viscount are worth what the next action makes of them together. For every card
in hand and every space in reach the best action is guessed from counts of icons, without carrying anything out; cards
that change payments, links and spreading workers of others are left out.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from stolek.bots.evaluate.viscounts_counts import SET_MEMBER, ribbons_of
from stolek.bots.evaluate.viscounts_worth import (
    NEXT_POINTS,
    RESOURCE,
    SILVER_PIECE,
    SLOT_WORTH,
    effects_worth,
)
from stolek.games.viscounts.cards import (
    CARD_ICONS,
    CARD_VALUES,
    EMPTY,
    MANUSCRIPT_COSTS,
    MANUSCRIPT_RIBBONS,
    MANUSCRIPTS,
    SET_VP,
)
from stolek.games.viscounts.castle import REWARDS
from stolek.games.viscounts.components import (
    BUILDING_COST,
    CHEAP_DISMISSAL,
    FREE_STEP,
    GOLD,
    INK,
    SILVER,
    SLOT_BUILDING,
    STONE,
    WORKER_COST,
)
from stolek.games.viscounts.effects import Destroy, Flip
from stolek.games.viscounts.final import counted
from stolek.games.viscounts.icons import BUILDER, CLERIC, CRIMINAL, MERCHANT, NOBLE, count_of
from stolek.games.viscounts.main_board import facing_section
from stolek.games.viscounts.manuscript import is_taken
from stolek.games.viscounts.opponent.boards import PRINTED_ICONS
from stolek.games.viscounts.player import Player, is_open, lasting_icons, unbuilt_slots
from stolek.games.viscounts.segments import (
    BANKS,
    DESTINATIONS,
    INNER,
    POSITIONS,
    SPOTS,
    SPOTS_EACH,
    TRADES,
    WAYS,
)
from stolek.games.viscounts.state import SECTION_COUNT, ViscountsState, workers_of

FARTHEST: Final = 2
"""Extra steps worth thinking about."""
LINK: Final = 0.4
"""What a link may bring beside the spot."""
TROUBLE: Final = 0.3
"""A townsfolk dismissed cannot be hired."""
FLIP_BOUGHT: Final = 2.2
DESTROYED: Final = 2
"""More cards than this are rarely worth destroying at once."""
NEAR: Final = 0.5
"""A worker that starts no group yet is a step towards one."""
BONUS: Final = 4.0
SECOND_BEST: Final = 0.25
"""A second good card in hand is a choice."""
CLIMB: Final = tuple(1.0 + effects_worth(reward) for reward in REWARDS)
"""A worker that climbs to tier 2: a point more and the reward of the section."""
SPOT_WORTH: Final = tuple(
    tuple(tuple(effects_worth(spot.effects) + LINK for spot in segment) for segment in side) for side in SPOTS
)
PAGE_TO_COME: Final = 1.0
"""What a scoring page counts goes on growing."""
MANUSCRIPT_WORTH: Final = tuple(
    PAGE_TO_COME if record.endgame else effects_worth(record.immediate) for record in MANUSCRIPTS
)
TOO_MUCH: Final = 99


def ribbon_worth(s: ViscountsState, player: Player, hope: float) -> list[float]:
    """Per ribbon what one more manuscript brings in sets and bonus cards; `hope` of 1 counts on full sets."""
    counts = ribbons_of(player)
    found = []
    for ribbon, count in enumerate(counts):
        size = sum([other > count for other in counts])
        gain = SET_VP[size + 1] - SET_VP[size]
        worth = gain + hope * (SET_MEMBER - gain)
        if count == 2 and not is_taken(s, ribbon):
            worth += BONUS
        found.append(worth)
    return found


def climbing(own: list[int], section: int, workers: int) -> float:
    """What so many new workers start on tier 1: groups of three climb and spread (VISC-4.56)."""
    if own[section] + workers < 3:
        return NEAR * workers
    own = own[:]
    own[section] += workers
    gain = 0.0
    while max(own) >= 3:
        i = own.index(max(own))
        own[i] -= 3
        own[i - 1] += 1
        own[(i + 1) % SECTION_COUNT] += 1
        gain += CLIMB[i]
    return gain


class Way(NamedTuple):
    """A card and a space in its reach."""

    card: int
    one: float
    two: float
    """What the actions of the space bring: transcribing and placing inside, building and trading outside."""
    paid: int
    """The silver for extra steps."""
    position: int
    way: int


class Promise:
    """The next turn of one seat, guessed; what a space offers is looked up once."""

    def __init__(self, s: ViscountsState, seat: int, hope: float, later: float) -> None:
        self._s = s
        self._seat = seat
        self._player = player = s.players[seat]
        self._own = workers_of(s.tier1, seat)
        self._hope = hope
        self._ribbons: list[float] = []
        self._buildings = self._building_gains(later)
        self._offers: dict[int, tuple[float, int, float, int]] = {}
        self._pages: dict[int, tuple[int, float]] = {}
        self._cheap = is_open(player, CHEAP_DISMISSAL)

    def best(self) -> float:
        """The best action with each card in hand: the best of them, and a little for the choice."""
        player = self._player
        one, two, _ = player.board
        base = lasting_icons(player)
        if one != EMPTY:
            base += CARD_ICONS[one]
        base += CARD_ICONS[two] if two != EMPTY else PRINTED_ICONS[player.kind][2]
        found = sorted([self._with_card(card, base + CARD_ICONS[card]) for card in player.hand.cards], reverse=True)
        return found[0] + (SECOND_BEST * found[1] if len(found) > 1 else 0.0) if found else 0.0

    def _building_gains(self, later: float) -> list[tuple[int, float]]:
        """Per type that is not used up its cost, and the points and the best slot of the next one."""
        slots: list[list[float]] = [[] for _ in BUILDING_COST]
        for slot in unbuilt_slots(self._player):
            slots[SLOT_BUILDING[slot]].append(SLOT_WORTH[slot])
        return [
            (BUILDING_COST[kind], NEXT_POINTS[kind][-len(left)] + later * max(left))
            for kind, left in enumerate(slots)
            if left
        ]

    def _with_card(self, card: int, icons: int) -> float:
        """The best space for this card."""
        return max([0.0, *[max(one, two) - SILVER_PIECE * paid for one, two, paid, _, _ in self._spaces(card, icons)]])

    def _spaces(self, card: int, icons: int) -> list[tuple[float, float, int, int, int]]:
        """For every space in reach of this card what both actions there bring, the silver that the way costs, its
        position and way.
        """
        s, player = self._s, self._player
        position, way = divmod(player.space, len(WAYS))
        free = 1 if is_open(player, FREE_STEP) else 0
        silver = player.goods[SILVER]
        found = []
        for further, target, extra in DESTINATIONS[way][CARD_VALUES[card]]:
            paid = max(0, extra - free)
            if paid > FARTHEST or paid > silver:
                break
            place = (position + further) % POSITIONS
            helper = s.townsfolk[place]
            cost = 1 if self._cheap else CARD_VALUES[helper]
            help_icons = CARD_ICONS[helper] if helper != EMPTY and cost <= silver - paid else 0
            price = SILVER_PIECE * cost + TROUBLE
            if target == INNER:
                one, two = self._inside(place, icons, help_icons, price)
            else:
                one, two = self._outside(place, target, icons, help_icons, price)
            found.append((one, two, paid, place, target))
        return found

    def ways(self) -> list[Way]:
        """What every card in hand does on every space in reach, guessed."""
        player = self._player
        base = lasting_icons(player)
        for slot, card in enumerate(player.board[1:], 1):
            base += CARD_ICONS[card] if card != EMPTY else PRINTED_ICONS[player.kind][slot]
        return [
            Way(card, *space) for card in player.hand.cards for space in self._spaces(card, base + CARD_ICONS[card])
        ]

    def _inside(self, place: int, icons: int, help_icons: int, price: float) -> tuple[float, float]:
        """Transcribe; place workers."""
        goods, wild, help_wild = self._player.goods, count_of(icons, CRIMINAL), count_of(help_icons, CRIMINAL)
        cost, worth = self._manuscript(place)
        nobles, more = count_of(icons, NOBLE) + wild, count_of(help_icons, NOBLE) + help_wild
        clerics, clergy = count_of(icons, CLERIC) + wild, count_of(help_icons, CLERIC) + help_wild
        transcribing = worth - paying(cost - clerics, goods[INK], clergy, price)
        placing = -float(TOO_MUCH)
        section = facing_section(self._s, place)
        for workers in range(1, min(len(WORKER_COST) - 1, self._player.workers) + 1):
            burden = paying(WORKER_COST[workers] - nobles, goods[GOLD], more, price)
            if burden < TOO_MUCH:
                placing = max(placing, workers + climbing(self._own, section, workers) - burden)
        return transcribing, placing

    def _outside(self, place: int, way: int, icons: int, help_icons: int, price: float) -> tuple[float, float]:
        """Build; trade."""
        wild = count_of(icons, CRIMINAL)
        spot, merchants, each, most = self._offer(place, way)
        building = -float(TOO_MUCH)
        if spot >= 0:
            builders = count_of(icons, BUILDER) + wild
            more = count_of(help_icons, BUILDER) + count_of(help_icons, CRIMINAL)
            stone = self._player.goods[STONE]
            for cost, worth in self._buildings:
                building = max(building, worth + spot - paying(cost - builders, stone, more, price))
        return building, each * min(most, (count_of(icons, MERCHANT) + wild) // merchants)

    def _manuscript(self, place: int) -> tuple[int, float]:
        """The cost of the manuscript there and what it is worth."""
        found = self._pages.get(place)
        if found is None:
            s, manuscript = self._s, self._s.manuscripts[place]
            if manuscript == EMPTY:
                found = (TOO_MUCH, 0.0)
            else:
                self._ribbons = self._ribbons or ribbon_worth(s, self._player, self._hope)
                page = MANUSCRIPTS[manuscript].endgame
                worth = self._ribbons[MANUSCRIPT_RIBBONS[manuscript]] + MANUSCRIPT_WORTH[manuscript]
                if page:
                    worth += counted(s, self._seat, page) // page.per * page.vp
                found = (MANUSCRIPT_COSTS[manuscript], worth)
            self._pages[place] = found
        return found

    def _offer(self, place: int, way: int) -> tuple[float, int, float, int]:
        """The best free spot (-1 without one), and the exchange: merchants, worth of one, how many are of use."""
        key = place * len(WAYS) + way
        found = self._offers.get(key)
        if found is None:
            s = self._s
            segment, first = s.segments[place], place * SPOTS_EACH[s.side]
            bank: Sequence[int] = BANKS[s.side][segment][way]
            spots = [SPOT_WORTH[s.side][segment][n] for n in bank if s.spots[first + n] is None]
            exchange = TRADES[segment][way]
            effect = exchange.effects[0]
            each, most = effects_worth(exchange.effects), TOO_MUCH
            if isinstance(effect, Flip):
                each, most = FLIP_BOUGHT, self._player.unpaid + self._player.acquired
            elif isinstance(effect, Destroy):
                most = DESTROYED
            found = self._offers[key] = (max(spots, default=-1.0), exchange.merchants, each, most)
        return found


def paying(missing: int, held: int, helping: int, price: float) -> float:
    """What the missing icons cost, paid with resources or with a townsfolk dismissed; TOO_MUCH if neither helps."""
    if missing <= 0:
        return 0.0
    burden = RESOURCE * missing if missing <= held else float(TOO_MUCH)
    if helping and missing - helping <= held:
        return min(burden, RESOURCE * max(0, missing - helping) + price)
    return burden


def promise(s: ViscountsState, seat: int, hope: float, later: float) -> float:
    """What the next turn promises; `later` are the turns in which a slot opened then still helps."""
    return Promise(s, seat, hope, later).best()
