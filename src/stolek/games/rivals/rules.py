"""The Rivals for Catan as the kernel sees it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from stolek.games.rivals.action_phase import last_rule
from stolek.games.rivals.cards import BACK, CARD_IDS, CARDS, Card
from stolek.games.rivals.chapter import merge_cards
from stolek.games.rivals.components import MODES, REGIONS, SETS, Mode
from stolek.games.rivals.conditions import Checklist, Condition
from stolek.games.rivals.events import EVENT_TYPES
from stolek.games.rivals.expansion import card_of
from stolek.games.rivals.final import outcome
from stolek.games.rivals.holdings import holdings
from stolek.games.rivals.knowledge import deal_anew
from stolek.games.rivals.module import find_card_sets
from stolek.games.rivals.principality import city_count, road_count, settlements
from stolek.games.rivals.saved import brought_up_to_date
from stolek.games.rivals.setup import OPENING, draw_cards_of, face_up_cards, new_game
from stolek.games.rivals.state import HALF_MOON, NOBODY, RivalsState
from stolek.games.rivals.turn import TURN
from stolek.games.rivals.view import PrivateView, PublicView, private_view, public_view
from stolek.kernel.chapter import Chapter
from stolek.kernel.generator import Generator
from stolek.kernel.holding import Holding
from stolek.kernel.module import Module
from stolek.kernel.option import Option
from stolek.kernel.outcome import Outcome
from stolek.kernel.rules import Rules
from stolek.kernel.values import Frame, Question, Seat

MAX_SIMULATED: Final = 5000
"""Games of people and bots take a tenth of these decisions; one played at random may never end (RIVA-5.5)."""
CARD_SETS: Final = find_card_sets()
PLAYABLE: Final = tuple(
    mode.id for mode in MODES.values() if {module.set for module in CARD_SETS}.issuperset(mode.sets)
)
"""The games whose sets are all there."""


class Rivals(Rules[RivalsState]):
    """Two princes, five games (RIVA-0.1, RIVA-0.2). The mode is data: which cards, how many points, how it begins."""

    id = "rivals"
    version = 2
    players = range(2, 3)
    options = (Option("mode", "intro", PLAYABLE, "RIVA-0.2"),)
    all_modules = (*CARD_SETS, Module(chapters=(last_rule,)))
    events = (*EVENT_TYPES, *(event for module in CARD_SETS for event in module.events))
    state_type = RivalsState

    def __init__(self, options: Mapping[str, object] | None = None) -> None:
        super().__init__(options)
        self.mode: Mode = MODES[str(self.chosen["mode"])]
        self.turns = tuple(
            tuple(frame(Seat(seat)) for frame in TURN.edited(self.chapters)) for seat in range(self.players[0])
        )
        self.stack_backs = tuple(SETS.index(entry.set) for entry in self.mode.draw_stacks for _ in range(entry.stacks))
        self.stacks_of_back = tuple(
            tuple(i for i, other in enumerate(self.stack_backs) if other == back) for back in range(len(SETS))
        )
        self.face_up = frozenset(face_up_cards(self.mode))
        drawn = [card for stacks in self.mode.draw_stacks for card in draw_cards_of(self.mode, stacks)]
        self.backs_of_timing = _backs_of_timing(drawn)
        self._merge_cards({*drawn, *self.face_up})

    def _merge_cards(self, cards: set[Card]) -> None:
        """What the cards of this game do and ask for; nothing of sets that are not in play."""
        tables = merge_cards(self.chapters)
        self.handlers = tables.handlers
        self.checks = tables.checks
        self.reasons = tables.reasons
        self.counts = tables.counts
        self.hits = tables.hits
        self.exemptions = tuple(tables.exemptions)
        self._checklists: dict[Condition, Checklist] = {}
        kinds = [CARDS[card].kind if card in cards else None for card in range(len(CARDS))]
        self.requirements = tuple(self.checklist(kind.requires if kind else None) for kind in kinds)
        """Per card what must hold when it is played or built (RIVA-4.47)."""
        self.usefulness = tuple(self.checklist(kind.playable_if if kind else None) for kind in kinds)
        """Per card what makes it have an effect (RIVA-4.35)."""

    def checklist(self, condition: Condition | None) -> Checklist:
        """The condition with the checks of its keys, looked up once."""
        if condition is None:
            return ()
        if condition not in self._checklists:
            parts = condition.parts()
            self._checklists[condition] = tuple((key, self.checks[key], wanted) for key, wanted in parts)
        return self._checklists[condition]

    def choose_chapters(self) -> Sequence[Chapter[Any, Any]]:
        """The chapters of the sets in play; what two of them bring is there once."""
        return list(dict.fromkeys(super().choose_chapters()))

    def create(self, seats: int) -> RivalsState:
        return new_game(self)

    def opening(self) -> Sequence[Frame]:
        return OPENING

    def public(self, s: RivalsState) -> PublicView:
        return public_view(self, s)

    def private(self, s: RivalsState, seat: Seat) -> PrivateView:
        return private_view(s, seat)

    def redeal(self, s: RivalsState, seat: Seat | None, rng: Generator) -> None:
        deal_anew(s, seat, rng)

    def result(self, s: RivalsState) -> Outcome:
        return outcome(s)

    def holdings(self, s: RivalsState, seat: Seat, asked: Question) -> Sequence[Holding]:
        return holdings(self, s, seat, asked)

    def bring_up_to_date(self, fields: dict[str, Any]) -> dict[str, Any]:
        slices = frozenset(module.slice.name for module in self.modules if module.slice is not None)
        return brought_up_to_date(fields, slices)

    def base_components(self, s: RivalsState) -> dict[str, int]:
        """Every draw card by name, every region, road, settlement, city and event."""
        piles = [*s.hands, *s.stacks, s.discard]
        cards = [card for pile in piles for card in pile.cards]
        cards += [card for bag in s.bags for card in bag] + [*s.face_up, *s.played]
        cards += [card_of(expansion) for p in s.princes for expansion in p.built]
        counts = Counter(CARD_IDS[card] for card in cards)
        return {
            **{name: counts[name] for name in sorted(counts)},
            "regions": sum(owner != NOBODY for owner in s.owner[: len(REGIONS)]) + len(s.region_stack),
            "settlements": s.settlements + sum(len(settlements(p)) for p in s.princes),
            "cities": s.cities + sum(city_count(p) for p in s.princes),
            "roads": s.roads + sum(road_count(p) for p in s.princes),
            "events": sum(event != HALF_MOON for event in s.known_events) + len(s.half_moons),
            "unseen cards": sum(s.unseen) - sum(len(bag) for bag in s.bags),
        }

    def max_decisions(self, seats: int) -> int:
        return MAX_SIMULATED

    def cut_after(self, seats: int) -> int | None:
        return MAX_SIMULATED


def _backs_of_timing(cards: Sequence[Card]) -> dict[str, frozenset[int]]:
    """Per moment the backs of the cards that can be played then: what everybody may know of a hand (RIVA-7.16)."""
    timings = ("before_roll", "building_settlement", "event_revealed")
    return {timing: frozenset(BACK[card] for card in cards if CARDS[card].kind.timing == timing) for timing in timings}
