"""The Rivals for Catan as the kernel sees it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from stolek.games.rivals import (
    action_phase,
    basic_set,
    building,
    demolition,
    dice,
    era_of_gold,
    era_of_progress,
    era_of_turmoil,
    event_deck,
    hand,
    interpreter,
    playing,
    refusing,
    resources,
    settling,
    setup,
    trading,
    turn,
)
from stolek.games.rivals.cards import BACK, CANCELS, CARD_IDS, CARDS
from stolek.games.rivals.components import MODES, PLACES, SETS, Mode
from stolek.games.rivals.events import EVENT_TYPES
from stolek.games.rivals.frames import BeginGame, DealHands, RollForStart
from stolek.games.rivals.knowledge import deal_anew
from stolek.games.rivals.outcome import outcome
from stolek.games.rivals.principality import SHIFT
from stolek.games.rivals.setup import cards_of_stacks, face_up_cards, new_game
from stolek.games.rivals.state import HALF_MOON, RivalsState
from stolek.games.rivals.turn import MOST_TURNS
from stolek.games.rivals.view import PrivateView, PublicView, private_view, public_view
from stolek.kernel.chapter import Chapter
from stolek.kernel.generator import Generator
from stolek.kernel.leaf import Frame, Seat
from stolek.kernel.option import Option
from stolek.kernel.outcome import Outcome
from stolek.kernel.rules import Rules

DECISIONS_A_TURN: Final = 250


@mypyc_attr(allow_interpreted_subclasses=True)
class Rivals(Rules[RivalsState]):
    """Two princes, five games (RIVA-0.1, RIVA-0.2). The mode is data: which cards, how many points, how it begins."""

    id = "rivals"
    players = range(2, 3)
    options = (Option("mode", "intro", tuple(MODES), "RIVA-0.2"),)
    events = EVENT_TYPES
    state_type = RivalsState

    def __init__(self, options: Mapping[str, object] | None = None) -> None:
        super().__init__(options)
        mode = next(mode for mode in MODES.values() if mode.id == self.chosen["mode"])
        self.mode: Mode = mode
        self.wins_before_roll = "start_of_own_turn" in mode.win_check
        self.stack_backs = tuple(SETS.index(entry.set) for entry in mode.draw_stacks for _ in range(entry.stacks))
        self.stacks_of_back = tuple(
            tuple(i for i, back in enumerate(self.stack_backs) if back == b) for b in range(len(SETS))
        )
        self.face_up = frozenset(face_up_cards(mode))
        drawn = [card for entry in mode.draw_stacks for card in cards_of_stacks(mode, entry)]
        self.before_roll_backs = _backs(drawn, "before_roll")
        self.settling_backs = _backs(drawn, "building_settlement")
        self.averting_backs = tuple(
            frozenset(BACK[card] for card in drawn if card in cancelling) for cancelling in CANCELS
        )

    def choose_chapters(self) -> Sequence[Chapter[Any, Any]]:
        return (
            setup.rule,
            action_phase.rule,
            building.rule,
            settling.rule,
            playing.rule,
            trading.rule,
            demolition.rule,
            refusing.rule,
            turn.rule,
            dice.rule,
            resources.rule,
            interpreter.rule,
            event_deck.rule,
            basic_set.rule,
            era_of_gold.rule,
            era_of_turmoil.rule,
            era_of_progress.rule,
            hand.rule,
        )

    def create(self, seats: int) -> RivalsState:
        return new_game(self.mode)

    def opening(self) -> Sequence[Frame]:
        """S1 to S3, then the first turn (RIVA-2)."""
        return (RollForStart(), DealHands(), BeginGame())

    def public(self, s: RivalsState) -> PublicView:
        return public_view(self, s)

    def private(self, s: RivalsState, seat: Seat) -> PrivateView:
        return private_view(s, seat)

    def redeal(self, s: RivalsState, seat: Seat | None, rng: Generator) -> None:
        deal_anew(s, seat, rng)

    def result(self, s: RivalsState) -> Outcome:
        return outcome(s)

    def components(self, s: RivalsState) -> dict[str, int]:
        """Every draw card by name, every region, road, settlement, city and event."""
        piles = [*s.hands, *s.stacks, s.discard]
        cards = [card for pile in piles for card in pile.cards]
        cards += [card for bag in s.bags for card in bag] + [*s.face_up, *s.played]
        cards += [e >> SHIFT for p in s.princes for e in p.built]
        counts = Counter(CARD_IDS[card] for card in cards)
        built = [p.last - p.first + 1 for p in s.princes]
        return {
            **{name: counts[name] for name in sorted(counts)},
            "regions": sum(owner >= 0 for owner in s.owner[: len(PLACES) - 1]) + len(s.regions),
            "settlements": s.settlements + sum(built),
            "cities": s.cities + sum(p.cities.bit_count() for p in s.princes),
            "roads": s.roads + sum(p.roads.bit_count() for p in s.princes) + sum(n - 1 for n in built),
            "events": sum(event != HALF_MOON for event in s.known_events) + len(s.half_moons),
            "unseen cards": sum(s.unseen) - sum(len(bag) for bag in s.bags),
        }

    def longest(self, seats: int) -> int:
        """A turn has few actions: each needs a card, a site or resources, and those run out."""
        return MOST_TURNS * DECISIONS_A_TURN


def _backs(cards: Sequence[int], timing: str) -> frozenset[int]:
    """The backs of the cards in the game that can be played at this moment (RIVA-7.16)."""
    return frozenset(BACK[card] for card in cards if CARDS[card].kind.timing == timing)
