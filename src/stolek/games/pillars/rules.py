"""The Pillars of the Earth as the kernel sees it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from stolek.games.pillars import (
    bishop,
    builder,
    cathedral,
    draft,
    employ,
    event_card,
    kings_court,
    kingsbridge,
    market,
    setup,
    shiring,
    turn,
    workers,
)
from stolek.games.pillars.cards import GROUPS, NO_CARD, ROUND_SIX
from stolek.games.pillars.components import MAX_SEATS, ROUNDS, SETUP
from stolek.games.pillars.draft import WORKERS
from stolek.games.pillars.events import EVENTS
from stolek.games.pillars.final import outcome
from stolek.games.pillars.goods import CUBES, METAL
from stolek.games.pillars.holdings import holdings
from stolek.games.pillars.setup import new_game
from stolek.games.pillars.state import NOBODY, PillarsState
from stolek.games.pillars.view import PrivateView, PublicView, private_view, public_view
from stolek.kernel.chapter import Chapter
from stolek.kernel.generator import Generator
from stolek.kernel.holding import Holding
from stolek.kernel.option import Option
from stolek.kernel.outcome import Outcome
from stolek.kernel.pile import redeal
from stolek.kernel.rules import Rules
from stolek.kernel.values import Frame, Question, Seat

BY_CHANCE: Final = "chance"
MAX_QUESTIONS_A_ROUND: Final = 150
"""Of one seat: cards, builders, single cubes traded, single conversions."""
SEAT_NUMBERS: Final = tuple(str(number) for number in range(1, MAX_SEATS + 1))
CHAPTERS: Final[tuple[Chapter[Any, Any], ...]] = (
    turn.rule,
    setup.rule,
    draft.rule,
    employ.rule,
    builder.rule,
    event_card.rule,
    bishop.rule,
    workers.rule,
    kingsbridge.rule,
    kings_court.rule,
    shiring.rule,
    market.rule,
    cathedral.rule,
)


class Pillars(Rules[PillarsState]):
    """2 to 4 players build the cathedral of Kingsbridge in six rounds (PILL-0.1 to PILL-0.4)."""

    id = "pillars"
    version = 2
    players = range(SETUP.players.min, MAX_SEATS + 1)
    options = (
        Option("start", BY_CHANCE, (BY_CHANCE, *SEAT_NUMBERS), "PILL-2.3"),
        Option("last_builder_free", False, rule="PILL-R1", kind="ruling"),
    )
    events = EVENTS
    state_type = PillarsState

    def __init__(self, options: Mapping[str, object] | None = None) -> None:
        super().__init__(options)
        chosen = str(self.chosen["start"])
        self.start: Final = None if chosen == BY_CHANCE else int(chosen) - 1
        """The seat that the table lets begin (PILL-2.3)."""
        self.last_builder_free: Final = bool(self.chosen["last_builder_free"])
        """With two players the marker jumps before the last builder's owner decides (PILL-R1)."""

    def seats_allowed(self) -> Sequence[int]:
        """Enough players that the chosen start player is one of them."""
        return self.players if self.start is None else range(max(self.players[0], self.start + 1), self.players[-1] + 1)

    def choose_chapters(self) -> Sequence[Chapter[Any, Any]]:
        return CHAPTERS

    def create(self, seats: int) -> PillarsState:
        return new_game(seats)

    def opening(self) -> Sequence[Frame]:
        return turn.GAME

    def public(self, s: PillarsState) -> PublicView:
        return public_view(self, s)

    def private(self, s: PillarsState, seat: Seat) -> PrivateView:
        return private_view(s, seat)

    def redeal(self, s: PillarsState, seat: Seat | None, rng: Generator) -> None:
        """Only the event that Ellen's owner has seen is decided and hidden (PILL-7.1, PILL-7.3)."""
        redeal(s, [s.unrevealed, s.foreseen], seat, rng)

    def holdings(self, s: PillarsState, seat: Seat, asked: Question) -> Sequence[Holding]:
        return holdings(self, s, seat, asked)

    def result(self, s: PillarsState) -> Outcome:
        return outcome(s)

    def base_components(self, s: PillarsState) -> dict[str, int]:
        """Cubes of each kind, workers, builders and cards, wherever they are (PILL-1, PILL-4.7)."""
        counts: dict[str, int] = {
            cube: s.supply[i] + s.market[i] + sum(player.goods[i] for player in s.players)
            for i, cube in enumerate(CUBES)
        }
        counts[CUBES[METAL]] += s.court
        counts["workers"] = (
            s.castle
            + s.black
            + sum(
                player.reserve + player.mill + player.lent + sum(WORKERS[card] for card in player.resources)
                for player in s.players
            )
        )
        counts["builders"] = len(s.bag) + len(s.parked) + len(s.aside) + (s.drawn != NOBODY)
        counts["builders"] += sum(owner != NOBODY for owner in s.spaces)
        counts["craftsmen"] = len(s.craftsmen) + sum(card != NO_CARD for card in s.shiring) + len(s.gone_craftsmen)
        counts["craftsmen"] += sum(len(player.craftsmen) for player in s.players) + sum(map(len, GROUPS[s.round + 1 :]))
        counts["advantages"] = len(s.advantages) + len(s.kingsbridge) + len(s.gone_advantages)
        counts["advantages"] += sum(len(player.advantages) for player in s.players)
        counts["advantages"] += len(ROUND_SIX) if s.round < ROUNDS else 0
        counts["events"] = len(s.unrevealed) + len(s.foreseen) + len(s.past_events) + (s.event != NO_CARD)
        return counts

    def max_decisions(self, seats: int) -> int:
        return ROUNDS * MAX_QUESTIONS_A_ROUND * seats
