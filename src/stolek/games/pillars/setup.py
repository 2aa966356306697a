"""Before the game and before each round: start player, gold, stock, and the cards of the round (PILL-2, PILL-4.71)."""

from typing import TYPE_CHECKING, Final

from stolek.games.pillars.advantage import PEEKING, held
from stolek.games.pillars.cards import (
    ADVANTAGE_IDS,
    CRAFTSMAN_IDS,
    EVENT_IDS,
    GROUPS,
    NO_CARD,
    ORDINARY,
    RESOURCE_IDS,
    ROUND_SIX,
    advantage_name,
    craftsman_name,
    event_name,
    resource_name,
)
from stolek.games.pillars.components import BOARD, COUNTS, KIT, MARKET, PARTS, ROUNDS, SETUP
from stolek.games.pillars.events import (
    AdvantagesShown,
    CraftsmenShown,
    EventForeseen,
    ResourcesShown,
    RoundBegun,
    StartGoldDealt,
    StartPlayerChosen,
)
from stolek.games.pillars.frames import Prepare, SetUp
from stolek.games.pillars.goods import CUBES, GOLD, GOODS, METAL, VP
from stolek.games.pillars.space import KINGSBRIDGE, SHIRING
from stolek.games.pillars.state import PillarsState, Player, turn_order
from stolek.games.pillars.values import Source
from stolek.kernel.chance import draw
from stolek.kernel.chapter import Chapter
from stolek.kernel.pile import Pile, seen_by, unknown_to_all
from stolek.kernel.state import listening, tell
from stolek.kernel.values import Seat

if TYPE_CHECKING:
    from stolek.games.pillars.rules import Pillars

rule: Chapter["Pillars", PillarsState] = Chapter()

STOCK: Final = tuple(MARKET.stock_each_round.get(cube, 0) for cube in CUBES)
"""What the market holds at the beginning of a round."""
COURT_METAL: Final = BOARD.kings_court_metal_each_round
UNUSED_RESOURCES: Final = len(RESOURCE_IDS) - BOARD.resource_cards_shown
START_GOLD: Final = SETUP.start_gold

UNREVEALED: Final = 1
"""The pool of the events that were never revealed (PILL-7.3)."""


def new_game(seats: int) -> PillarsState:
    """Everything in its box, the builders of the colours in play in the bag (PILL-2.1)."""
    events = list(range(len(EVENT_IDS)))
    return PillarsState(
        seats=seats,
        players=[new_player() for _ in range(seats)],
        supply=[COUNTS[cube] for cube in CUBES],
        bag=[seat for seat in range(seats) for _ in range(KIT.builders)],
        advantages=list(ORDINARY),
        unrevealed=Pile(events, [unknown_to_all(seats, UNREVEALED)] * len(events), ordered=False),
        foreseen=Pile([], []),
        allowed=[KIT.builders] * seats,
    )


def new_player() -> Player:
    """A colour with its workers, three starting craftsmen and two points (PILL-2.1, PILL-2.2, PILL-2.4)."""
    points = [0] * len(Source)
    goods = [0] * len(GOODS)
    points[Source.START] = goods[VP] = KIT.start_vp
    return Player(goods, points, list(GROUPS[0]), [], [], KIT.workers)


@rule.step(SetUp)
def set_up(g: "Pillars", s: PillarsState, f: SetUp) -> None:
    """Chance chooses who begins unless the table has (PILL-2.3, PILL-2.7, PILL-2.10)."""
    s.start = draw(s, list(range(s.seats))) if g.start is None else g.start
    tell(s, StartPlayerChosen(Seat(s.start)))
    for seat, gold in zip(turn_order(s), START_GOLD, strict=False):
        s.players[seat].goods[GOLD] = gold
        tell(s, StartGoldDealt(seat, gold))
    refill(s)


def refill(s: PillarsState) -> tuple[dict[str, int], int]:
    """Market and court are topped up from the supply (PILL-2.10); says by how much."""
    added: dict[str, int] = {}
    for cube, full in enumerate(STOCK):
        missing = full - s.market[cube]
        if missing > 0:
            s.market[cube] = full
            s.supply[cube] -= missing
            added[CUBES[cube]] = missing
    metal = max(COURT_METAL - s.court, 0)
    s.court += metal
    s.supply[METAL] -= metal
    return added, metal


@rule.step(Prepare)
def prepare(g: "Pillars", s: PillarsState, f: Prepare) -> None:
    """Advantages, craftsmen, resource cards; then the owner of Ellen looks (PILL-2.5, 2.6, 2.8, PILL-4.71)."""
    tell(s, RoundBegun(s.round, Seat(s.start), PARTS[s.round - 1]))
    show_advantages(s)
    show_craftsmen(s)
    show_resources(s)
    for seat in turn_order(s):
        if held(s.players[seat], PEEKING) != NO_CARD:
            foresee(s, seat)


def show_advantages(s: PillarsState) -> None:
    """Two of those never shown, in the last round the two reserved for it (PILL-2.8)."""
    if s.round == ROUNDS:
        s.kingsbridge = list(ROUND_SIX)
    else:
        s.kingsbridge = [draw(s, s.advantages, advantage_name) for _ in KINGSBRIDGE]
    if listening(s):
        tell(s, AdvantagesShown(tuple([ADVANTAGE_IDS[card] for card in s.kingsbridge])))


def show_craftsmen(s: PillarsState) -> None:
    """Of the four of this round the first two go to Shiring, the others to the display (PILL-2.5)."""
    s.craftsmen = list(GROUPS[s.round])
    s.shiring = [draw(s, s.craftsmen, craftsman_name) for _ in SHIRING]
    if listening(s):
        shiring = tuple([CRAFTSMAN_IDS[card] for card in s.shiring])
        tell(s, CraftsmenShown(shiring, tuple([CRAFTSMAN_IDS[card] for card in s.craftsmen])))


def show_resources(s: PillarsState) -> None:
    """All nine are shuffled every round and two stay out (PILL-2.6); their order in the display means nothing."""
    s.resources = list(range(len(RESOURCE_IDS)))
    unused = [draw(s, s.resources, resource_name) for _ in range(UNUSED_RESOURCES)]
    if listening(s):
        display = tuple([RESOURCE_IDS[card] for card in s.resources])
        tell(s, ResourcesShown(display, tuple([RESOURCE_IDS[card] for card in unused])))


def foresee(s: PillarsState, seat: Seat) -> None:
    """The top event card is decided now, because somebody sees it (PILL-4.71, PILL-7.4)."""
    if not s.foreseen.cards:
        s.foreseen.put(*s.unrevealed.take(draw_event(s)))
    s.foreseen.known[0] = seen_by(s.foreseen.known[0], (seat,))
    tell(s, EventForeseen((seat,), seat, EVENT_IDS[s.foreseen.cards[0]]))


def draw_event(s: PillarsState) -> int:
    """The position, among the events never revealed, of the one that comes next (PILL-2.9)."""
    return s.unrevealed.cards.index(draw(s, s.unrevealed.cards[:], event_name))
