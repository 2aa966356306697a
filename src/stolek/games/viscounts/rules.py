"""Viscounts of the West Kingdom as the kernel sees it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from stolek.games.viscounts import (
    abilities,
    building,
    card_management,
    castle,
    debts,
    deck,
    dismissal,
    goods,
    manuscript,
    movement,
    payment,
    primary_action,
    recruit,
    setup,
    trade,
    turn,
    virtue,
    workers,
)
from stolek.games.viscounts.cards import EMPTY, FIRST_SCHEME, is_scheme
from stolek.games.viscounts.components import SLOTS
from stolek.games.viscounts.events import EVENTS
from stolek.games.viscounts.final import outcome
from stolek.games.viscounts.holdings import holdings
from stolek.games.viscounts.opponent import turn as opponent_turn
from stolek.games.viscounts.opponent.boards import OPPONENT_IDS
from stolek.games.viscounts.player import buildings_built, deck_of
from stolek.games.viscounts.setup import SETUP, new_game, people
from stolek.games.viscounts.state import ViscountsState, castle_workers
from stolek.games.viscounts.view import PrivateView, PublicView, hidden_piles, private_view, public_view
from stolek.kernel.chapter import Chapter
from stolek.kernel.generator import Generator
from stolek.kernel.holding import Holding
from stolek.kernel.option import Option
from stolek.kernel.outcome import Outcome
from stolek.kernel.pile import redeal
from stolek.kernel.rules import Rules
from stolek.kernel.values import Frame, Question, Seat


class Viscounts(Rules[ViscountsState]):
    """2 to 4 players, or one against a virtual opponent, which then has a seat of its own (VISC-0.1, VISC-0.2)."""

    id = "viscounts"
    version = 2
    players = range(1, 5)
    options = (
        Option("opponent", OPPONENT_IDS[0], OPPONENT_IDS, "VISC-6.2"),
        Option("difficulty", 0, (0, 1, 2, 3), "VISC-6.3"),
        Option("effect_check", True, rule="VISC-R9", kind="ruling"),
    )
    events = EVENTS
    state_type = ViscountsState

    def __init__(self, options: Mapping[str, object] | None = None) -> None:
        super().__init__(options)
        self.checks_effects: Final = bool(self.chosen["effect_check"])
        """Is the board checked for criminals at a shuffle effect, too? (VISC-4.87)"""

    def choose_chapters(self) -> Sequence[Chapter[Any, Any]]:
        return (
            setup.rule,
            turn.rule,
            abilities.rule,
            goods.rule,
            card_management.rule,
            movement.rule,
            primary_action.rule,
            dismissal.rule,
            payment.rule,
            trade.rule,
            building.rule,
            workers.rule,
            castle.rule,
            manuscript.rule,
            recruit.rule,
            virtue.rule,
            deck.rule,
            debts.rule,
            opponent_turn.rule,
        )

    def create(self, seats: int) -> ViscountsState:
        return new_game(seats, str(self.chosen["opponent"]), int(self.chosen["difficulty"]))

    def people(self, s: ViscountsState) -> int:
        return people(s)

    def opening(self) -> Sequence[Frame]:
        return SETUP

    def public(self, s: ViscountsState) -> PublicView:
        return public_view(self, s)

    def private(self, s: ViscountsState, seat: Seat) -> PrivateView | None:
        return private_view(s, seat)

    def redeal(self, s: ViscountsState, seat: Seat | None, rng: Generator) -> None:
        redeal(s, hidden_piles(s), seat, rng)

    def result(self, s: ViscountsState) -> Outcome:
        return outcome(s)

    def holdings(self, s: ViscountsState, seat: Seat, asked: Question) -> Sequence[Holding]:
        return holdings(self, s, seat, asked)

    def base_components(self, s: ViscountsState) -> dict[str, int]:
        """Everything that is limited (VISC-1.2); debts, deeds and goods are not."""
        held = [card for player in s.players for card in deck_of(player)]
        townsfolk = [card for card in held if card < FIRST_SCHEME]
        schemes = [card for card in held + s.future if is_scheme(card)]
        in_piles = len(s.unseen_townsfolk) + piles_left(s.townsfolk)
        counts = {
            "townsfolk": in_piles + len(s.removed) + len(s.pairs) + len(townsfolk),
            "townsfolk piles": sum(s.townsfolk_left) - in_piles,
            "manuscripts": sum(s.manuscripts_left) + sum(len(player.manuscripts) for player in s.players),
            "manuscript piles": sum(s.manuscripts_left) - len(s.unseen_manuscripts) - piles_left(s.manuscripts),
            "schemes": len(schemes),
        }
        for seat, player in enumerate(s.players):
            counts[f"workers {seat}"] = player.workers + sum(castle_workers(s, seat))
            standing = sum(spot is not None and spot.owner == seat for spot in s.spots)
            counts[f"buildings {seat}"] = len(SLOTS) - buildings_built(player) + standing
        return counts

    def max_decisions(self, seats: int) -> int:
        """Every deck is shuffled again and again, every shuffle moves a marker, and every collision uses up the piles.

        Random games take a twentieth of this at most.
        """
        return 6000 * seats


def piles_left(tops: list[int]) -> int:
    """How many piles show a card."""
    return len(tops) - tops.count(EMPTY)
