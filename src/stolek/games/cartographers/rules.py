"""Cartographers as the kernel sees it."""

from collections.abc import Sequence
from typing import Any

from stolek.games.cartographers import ambush, drawing, setup, turn
from stolek.games.cartographers.cards import AMBUSH, EXPLORE, SEASONS
from stolek.games.cartographers.events import EVENTS
from stolek.games.cartographers.final import outcome
from stolek.games.cartographers.frames import DrawMonsters, DrawShape
from stolek.games.cartographers.holdings import holdings
from stolek.games.cartographers.setup import new_game
from stolek.games.cartographers.sheet import SIDE_LETTERS
from stolek.games.cartographers.state import AMBUSH_BACK, CartographersState
from stolek.games.cartographers.turn import GAME
from stolek.games.cartographers.view import PrivateView, PublicView, private_view, public_view
from stolek.kernel.chapter import Chapter
from stolek.kernel.holding import Holding
from stolek.kernel.option import Option
from stolek.kernel.outcome import Outcome
from stolek.kernel.rules import Rules
from stolek.kernel.values import Frame, Question, Seat


class Cartographers(Rules[CartographersState]):
    """1 to 100 cartographers draw the same cards on maps of their own (CART-0.1 to CART-0.3)."""

    id = "cartographers"
    players = range(1, 101)
    options = (
        Option("side", SIDE_LETTERS[0], SIDE_LETTERS, "CART-2.1"),
        Option("all_tied_win", False, rule="CART-R14", kind="ruling"),
    )
    events = EVENTS
    state_type = CartographersState

    def choose_chapters(self) -> Sequence[Chapter[Any, Any]]:
        return (setup.rule, turn.rule, drawing.rule, ambush.rule)

    def create(self, seats: int) -> CartographersState:
        return new_game(seats, SIDE_LETTERS.index(str(self.chosen["side"])))

    def opening(self) -> Sequence[Frame]:
        return GAME

    def question(self, s: CartographersState, seat: Seat) -> Question:
        asked = super().question(s, seat)
        if isinstance(asked, DrawShape):
            return drawing.as_asked(s, asked)
        return ambush.as_asked(s, asked) if isinstance(asked, DrawMonsters) else asked

    def public(self, s: CartographersState) -> PublicView:
        return public_view(s)

    def private(self, s: CartographersState, seat: Seat) -> PrivateView:
        return private_view(s, seat)

    def result(self, s: CartographersState) -> Outcome:
        return outcome(s, all_tied_win=bool(self.chosen["all_tied_win"]))

    def holdings(self, s: CartographersState, seat: Seat, asked: Question) -> Sequence[Holding]:
        return holdings(s, seat, asked)

    def base_components(self, s: CartographersState) -> dict[str, int]:
        explored = [card for card in s.deck if card != AMBUSH_BACK]
        raiding = 0 if s.ambush is None else 1
        return {
            "explore cards": len(explored) + len(s.column),
            "ambush cards": len(s.ambushes) + len(s.raided) + raiding,
            "ambush backs": s.deck.count(AMBUSH_BACK) + len(s.raided) + raiding - s.season,
            "edicts": len(s.edicts),
            "sheets": len(s.sheets),
        }

    def max_decisions(self, seats: int) -> int:
        """At most every card of the deck is drawn in a season, each in two parts: where, then which terrain."""
        return len(SEASONS) * (len(EXPLORE) + len(AMBUSH)) * 2 * seats
