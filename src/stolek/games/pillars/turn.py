"""The course of the game: six rounds of three phases, the board in 14 steps, the clean-up (PILL-0.1, PILL-5.1)."""

from typing import TYPE_CHECKING, Final

from stolek.games.pillars.cards import NO_CARD
from stolek.games.pillars.components import KIT, PARTS, PRICES, ROUNDS, STEPS
from stolek.games.pillars.event_card import BUILDER_LIMIT, event_effect
from stolek.games.pillars.events import (
    BuildersGathered,
    GreyWorkersReturned,
    PartAdded,
    StartPlayerNamed,
    StockRefilled,
)
from stolek.games.pillars.frames import (
    AddPart,
    BeginRound,
    BishopsSeat,
    Cathedral,
    CleanUp,
    Draft,
    Kingsbridge,
    KingsCourt,
    Market,
    NextStartPlayer,
    OpenBag,
    Prepare,
    Priory,
    Produce,
    ReleaseParked,
    RevealEvent,
    SendIdleWorkers,
    SetUp,
    Shiring,
    ShiringCastle,
    WoolMill,
)
from stolek.games.pillars.setup import refill
from stolek.games.pillars.space import START_PLAYER
from stolek.games.pillars.state import NOBODY, PillarsState, turn_order
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import leave, tell, then
from stolek.kernel.values import Frame, Seat

if TYPE_CHECKING:
    from stolek.games.pillars.rules import Pillars

rule: Chapter["Pillars", PillarsState] = Chapter()


GAME: Final[tuple[Frame, ...]] = (SetUp(), BeginRound())

ROUND: Final[tuple[Frame, ...]] = (
    Prepare(),
    # Phase I
    Draft(),
    SendIdleWorkers(),
    # Phase II
    OpenBag(),
    ReleaseParked(),
    # Phase III, steps 1 to 14
    RevealEvent(),
    BishopsSeat(),
    WoolMill(),
    Kingsbridge(),
    Priory(),
    Produce(STEPS["forest"]),
    Produce(STEPS["quarry"]),
    Produce(STEPS["gravel_pit"]),
    KingsCourt(),
    Shiring(),
    ShiringCastle(),
    Market(),
    Cathedral(),
    AddPart(),
    NextStartPlayer(),
    CleanUp(),
    BeginRound(),
)


@rule.step(BeginRound)
def begin_round(g: "Pillars", s: PillarsState, f: BeginRound) -> None:
    """The round as the rulebook's overview has it."""
    s.round += 1
    then(s, *ROUND)


@rule.step(AddPart)
def add_part(g: "Pillars", s: PillarsState, f: AddPart) -> None:
    """With the last part the game is over at once (PILL-4.66, PILL-5.1)."""
    tell(s, PartAdded(Seat(s.start), PARTS[s.round - 1]))
    if s.round == ROUNDS:
        leave(s, BeginRound)


@rule.step(NextStartPlayer)
def next_start_player(g: "Pillars", s: PillarsState, f: NextStartPlayer) -> None:
    """The owner of the builder there, or the left neighbour of the present start player (PILL-4.67)."""
    s.step = STEPS["start_player"]
    guest = s.spaces[START_PLAYER]
    s.start = (s.start + 1) % s.seats if guest == NOBODY else guest
    tell(s, StartPlayerNamed(Seat(s.start), guest != NOBODY))


@rule.step(CleanUp)
def clean_up(g: "Pillars", s: PillarsState, f: CleanUp) -> None:
    """Everything goes back to where a round begins (PILL-2.10, PILL-2.12, PILL-4.30, PILL-4.55)."""
    gather_builders(s)
    for seat in turn_order(s):
        return_grey_workers(s, seat)
    added, metal = refill(s)
    tell(s, StockRefilled(added, metal, full=not added))
    s.past_events.append(s.event)
    s.event = NO_CARD
    s.affected = 0
    s.tax = 0
    s.untaxed = 0
    s.bought = []
    s.shiring = []


def gather_builders(s: PillarsState) -> None:
    """Placed and set-aside builders go into the bag; the city wall limits the next round (PILL-4.30, PILL-4.106)."""
    s.bag = sorted([*s.bag, *[owner for owner in s.spaces if owner != NOBODY], *s.aside])
    s.spaces = [NOBODY] * len(s.spaces)
    s.aside = []
    s.price = PRICES.start
    limits = [event_effect(s, Seat(seat), BUILDER_LIMIT) for seat in range(s.seats)]
    s.allowed = [limit.value if limit else KIT.builders for limit in limits]
    tell(s, BuildersGathered(len(s.bag), s.price))


def return_grey_workers(s: PillarsState, seat: Seat) -> None:
    """Those of this round go back to the castle, those gained for the next one come (PILL-4.55)."""
    player = s.players[seat]
    if player.grey:
        s.castle += player.grey
        tell(s, GreyWorkersReturned(seat, player.grey))
    player.reserve += player.lent - player.grey
    player.grey = player.lent
    player.lent = 0
