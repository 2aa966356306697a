"""The Rivals keep the properties of every game, in all five modes; cards and resources are conserved."""

from collections.abc import Callable

import pytest

from stolek.games.rivals.cards import CARD, CARDS, EVENTS, KINDS
from stolek.games.rivals.components import CAPACITY, MODES, RESOURCE_AT
from stolek.games.rivals.events.building import ExpansionBuilt, RegionExpansionPlaced
from stolek.games.rivals.events.cards import CardPlayed
from stolek.games.rivals.events.turn import EventRevealed
from stolek.games.rivals.principality import Principality, recount
from stolek.games.rivals.rules import Rivals
from stolek.games.rivals.state import RivalsState
from stolek.kernel.conformance import check_game
from stolek.kernel.generator import Generator, below
from stolek.kernel.values import Action, Seat
from tests.games.rivals.greedy import choose

Player = Callable[[Rivals, RivalsState, Seat, Generator], Action]
SEEDS = {"intro": (0,), "theme_gold": (1,), "theme_turmoil": (4,), "theme_progress": (2,), "duel": (5,)}


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_the_game_conforms(mode: str) -> None:
    for seed in SEEDS[mode]:
        check_game(Rivals({"mode": mode}), 2, seed, every=25 if mode == "intro" else 120)


def check_sums(rules: Rivals, s: RivalsState) -> None:
    """What is kept up to date on the way equals what is counted from scratch (RIVA-3.2, RIVA-4.8)."""
    for place, stored in enumerate(s.stored):
        assert 0 <= stored <= CAPACITY
        assert not stored or s.owner[place] >= 0
    for seat, p in enumerate(s.princes):
        own = [place for place, owner in enumerate(s.owner) if owner == seat and place not in pending(s)]
        assert sorted(place for places in p.places for place in places) == own
        assert p.have == [sum(s.stored[x] for x in own if RESOURCE_AT[x] == r) for r in range(6)]
        fresh: Principality = p.clone()
        recount(fresh)
        assert fresh == p
    for back, bag in enumerate(s.bags):
        assert len(bag) == sum(s.unseen[stack] for stack in rules.stacks_of_back[back])
    for hand in (*s.hands, s.discard):
        assert hand.cards == sorted(hand.cards)


def pending(s: RivalsState) -> list[int]:
    """Regions that have been drawn and not been laid yet."""
    return [region for region in range(24) if s.owner[region] >= 0 and s.slot[region] < 0]


@pytest.mark.parametrize("mode", MODES)
def test_incremental_facts_equal_recounted_ones_riva_3_2_riva_4_8(mode: str) -> None:
    rules = Rivals({"mode": mode})
    s, _ = rules.setup(2, 11)
    rng = Generator(11)
    for _ in range(900):
        if not s.waits:
            break
        check_sums(rules, s)
        legal = rules.legal(s, s.waits[0])
        rules.step(s, s.waits[0], legal[below(rng, len(legal))])


def eager(rules: Rivals, s: RivalsState, seat: Seat, rng: Generator) -> Action:
    """At random, but rather build and play than anything else."""
    legal = rules.legal(s, seat)
    building = [a for a in legal if a.tag().startswith(("build", "play", "place-on"))]
    choice = building or legal
    return choice[below(rng, len(choice))]


def taking_effect(mode: str, seed: int, player: Player) -> set[str]:
    """The kinds of cards and events that took effect in one game."""
    rules = Rivals({"mode": mode})
    s, _ = rules.setup(2, seed)
    rng = Generator(seed)
    found: set[str] = set()
    for _ in range(rules.max_decisions(2)):
        if not s.waits:
            break
        seat = s.waits[0]
        for event in rules.apply(s, seat, player(rules, s, seat, rng)):
            if isinstance(event, CardPlayed | ExpansionBuilt | RegionExpansionPlaced):
                found.add(CARDS[CARD[event.card]].kind.id)
            elif isinstance(event, EventRevealed):
                found.add(event.event)
    return found


def test_every_kind_takes_effect_in_play() -> None:
    """All 73 kinds of draw cards and 10 kinds of events are seen at work."""
    found: set[str] = set()
    for mode in MODES:
        for seed in range(5):
            found |= taking_effect(mode, seed, eager)
    for mode, seed in (("theme_gold", 10), ("theme_progress", 5)):
        found |= taking_effect(mode, seed, eager)
    for mode, seeds in (("theme_turmoil", (11,)), ("theme_progress", (1, 15, 30, 40))):
        for seed in seeds:
            found |= taking_effect(mode, seed, choose)
    assert [kind.id for kind in (*KINDS, *EVENTS) if kind.id not in found] == []
