"""Viscounts of the West Kingdom as the kernel sees it."""

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from stolek.games.viscounts import (
    building,
    card_management,
    castle,
    debts,
    deck,
    manuscript,
    movement,
    opponent_turn,
    primary_action,
    recruit,
    resolve,
    setup,
    trade,
    turn,
    virtue,
)
from stolek.games.viscounts.cards import EMPTY, FIRST_SCHEME, HIDDEN_SCHEME
from stolek.games.viscounts.components import SLOTS
from stolek.games.viscounts.events import EVENTS
from stolek.games.viscounts.final import outcome
from stolek.games.viscounts.opponents import OPPONENT_IDS
from stolek.games.viscounts.setup import SETUP, empty_table, people
from stolek.games.viscounts.state import BUILDING_KINDS, NOBODY, Player, ViscountsState
from stolek.games.viscounts.view import PrivateView, PublicView, private_view, public_view, redeal_hands
from stolek.kernel.chapter import Chapter
from stolek.kernel.generator import Generator
from stolek.kernel.leaf import Frame, Seat
from stolek.kernel.option import Option
from stolek.kernel.outcome import Outcome
from stolek.kernel.rules import Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class Viscounts(Rules[ViscountsState]):
    """2 to 4 players, or one against a virtual opponent, which then has a seat of its own (VISC-0.1, VISC-0.2)."""

    id = "viscounts"
    players = range(1, 5)
    options = (
        Option("opponent", OPPONENT_IDS[0], OPPONENT_IDS, "VISC-6.2"),
        Option("difficulty", 0, (0, 1, 2, 3), "VISC-6.3"),
    )
    events = EVENTS
    state_type = ViscountsState

    def choose_chapters(self) -> Sequence[Chapter[Any, Any]]:
        return (
            setup.rule,
            turn.rule,
            resolve.rule,
            card_management.rule,
            movement.rule,
            primary_action.rule,
            trade.rule,
            building.rule,
            castle.rule,
            manuscript.rule,
            recruit.rule,
            virtue.rule,
            deck.rule,
            debts.rule,
            opponent_turn.rule,
        )

    def create(self, seats: int) -> ViscountsState:
        return empty_table(seats, str(self.chosen["opponent"]), int(self.chosen["difficulty"]))

    def people(self, s: ViscountsState) -> int:
        return people(s)

    def opening(self) -> Sequence[Frame]:
        return SETUP

    def public(self, s: ViscountsState) -> PublicView:
        return public_view(s)

    def private(self, s: ViscountsState, seat: Seat) -> PrivateView | None:
        return private_view(s, seat)

    def redeal(self, s: ViscountsState, seat: Seat | None, rng: Generator) -> None:
        redeal_hands(s, seat, rng)

    def result(self, s: ViscountsState) -> Outcome:
        return outcome(s)

    def components(self, s: ViscountsState) -> dict[str, int]:
        """Everything that is limited (VISC-1.2); debts, deeds and goods are not."""
        held = [card for player in s.players for card in cards_of(player)]
        townsfolk = [card for card in held if card < FIRST_SCHEME]
        schemes = [card for card in held + s.future if FIRST_SCHEME <= card < HIDDEN_SCHEME]
        in_piles = len(s.unseen_townsfolk) + visible(s.townsfolk)
        counts = {
            "townsfolk": in_piles + len(s.removed) + len(s.pairs) + len(townsfolk),
            "townsfolk piles": sum(s.townsfolk_left) - in_piles,
            "manuscripts": sum(s.manuscripts_left) + sum(len(player.manuscripts) for player in s.players),
            "manuscript piles": sum(s.manuscripts_left) - len(s.unseen_manuscripts) - visible(s.manuscripts),
            "schemes": len(schemes),
        }
        for seat, player in enumerate(s.players):
            castle_workers = sum(s.tier1[seat :: s.seats]) + sum(s.tier2[seat :: s.seats]) + s.tier3[seat]
            counts[f"workers {seat}"] = player.workers + castle_workers
            standing = sum(spot != NOBODY and spot // BUILDING_KINDS == seat for spot in s.spots)
            counts[f"buildings {seat}"] = len(SLOTS) - player.built.bit_count() + standing
        return counts

    def longest(self, seats: int) -> int:
        """Every deck is shuffled again and again, every shuffle moves a marker, and every collision uses up the piles.

        Random games take a twentieth of this at most.
        """
        return 6000 * seats


def cards_of(player: Player) -> list[int]:
    """All cards of a seat."""
    return [card for card in (*player.hand, *player.draw, *player.discard, *player.board) if card != EMPTY]


def visible(tops: list[int]) -> int:
    """How many piles show a card."""
    return len(tops) - tops.count(EMPTY)
