"""The suite passes an honest game and fails the cheats."""

import dataclasses
from typing import Any

import msgspec
import pytest

from stolek.kernel.conformance import Broken, check_game
from stolek.kernel.conformance_hidden import check_varies
from stolek.kernel.generator import Generator
from stolek.kernel.pile import unknown_to_all
from stolek.kernel.rules import Rules
from stolek.kernel.values import Action, Seat
from tests.kernel.toy import Drawn, Harvest, HarvestState, Private


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("coins", [0, 2])
def test_an_honest_game_passes(seats: int, coins: int) -> None:
    for seed in range(4):
        check_game(Harvest({"coins": coins}), seats, seed, every=1)


def fails(rules: Rules[Any], part: str) -> None:
    with pytest.raises(Broken, match=part):
        play_many(rules)


def play_many(rules: Rules[Any]) -> None:
    for seed in range(10):
        check_game(rules, 3, seed, every=1)


def test_a_sample_that_is_the_truth_fails() -> None:
    class Cheat(Harvest):
        def determinize(self, s: HarvestState, seat: Seat | None, rng: Generator) -> HarvestState:
            return s.clone()

    fails(Cheat(), "3.5")


def test_a_sample_that_keeps_the_cards_fails() -> None:
    class Cheat(Harvest):
        def redeal(self, s: HarvestState, seat: Seat | None, rng: Generator) -> None:
            pass

    fails(Cheat(), "3.5")


def test_an_event_that_tells_too_much_fails() -> None:
    class Leaky(Harvest):
        def private(self, s: HarvestState, seat: Seat) -> Private:
            return Private(tuple(tuple(hand.cards) for hand in s.hands))

    fails(Leaky(), "3.5a")
    assert Drawn.secret == ("card",)


def test_seeing_more_than_told_fails() -> None:
    class Peeking(Harvest):
        def public(self, s: HarvestState) -> Any:
            return msgspec.structs.replace(super().public(s), rounds=hash(tuple(s.answers)))

    fails(Peeking(), "3.5")


def test_lost_components_fail() -> None:
    class Losing(Harvest):
        def components(self, s: HarvestState) -> dict[str, int]:
            return {"cards": len(s.deck)}

    fails(Losing(), "conserved")


def test_a_clone_that_shares_fails() -> None:
    class Sharing(HarvestState):
        def clone(self) -> "Sharing":
            new = HarvestState.clone(self)
            new.coins = self.coins
            return new

    class Game(Harvest):
        state_type = Sharing

        def create(self, seats: int) -> HarvestState:
            honest = super().create(seats)
            return Sharing(**{f.name: getattr(honest, f.name) for f in dataclasses.fields(honest)})

    fails(Game(), "shares state.coins")


def test_looking_that_changes_fails() -> None:
    class Touching(Harvest):
        def why_not(self, s: HarvestState, seat: Seat, action: object) -> Any:
            s.coins[0] += isinstance(action, Action)
            return super().why_not(s, seat, action)

    fails(Touching(), "change nothing")


def test_a_wrong_breakdown_fails() -> None:
    class Wrong(Harvest):
        def result(self, s: HarvestState) -> Any:
            outcome = super().result(s)
            return msgspec.structs.replace(outcome, scores=tuple(x + 1 for x in outcome.scores))

    fails(Wrong(), "add up")


def test_a_rare_card_is_no_false_alarm() -> None:
    rules = Harvest()
    s, _ = rules.setup(2, 1)
    s.deck.cards[:] = [7] * 20
    s.deck.known[:] = [unknown_to_all(2, 1)] * 20
    s.hands[1].cards[:] = [7, 7, 8]
    for seed in range(30):
        check_varies(rules, s, Seat(0), Generator(seed))


def test_a_rare_card_that_never_moves_fails() -> None:
    class Cheat(Harvest):
        def redeal(self, s: HarvestState, seat: Seat | None, rng: Generator) -> None:
            pass

    s, _ = Cheat().setup(2, 1)
    with pytest.raises(Broken, match="varies"):
        check_varies(Cheat(), s, Seat(0), Generator(1))
