"""Every level plays every game, the same way twice; budgets end the thinking; unknown names are refused."""

import pytest

from stolek.bots.bot import Both, Seconds, Simulations
from stolek.bots.levels import LEVELS, UnknownBot, make_bot, plan_of
from stolek.bots.plan import LEVELS as THINKING
from stolek.kernel.generator import Generator
from stolek.kernel.observation import observe
from stolek.kernel.values import Action
from tests.bots.games import GAMES, position, rules_of, seats_of


def play(game: str, levels: list[str], seed: int, simulations: int = 2, most: int = 10_000) -> list[str]:
    """The moves of a game between these levels, or the first of them."""
    rules = rules_of(game)
    s, _ = rules.setup(seats_of(rules), seed)
    bots = [make_bot(levels[seat % len(levels)], seed) for seat in range(s.seats)]
    blinding = Generator(seed)
    moves: list[str] = []
    while s.waits and len(moves) < most:
        seat = s.waits[0]
        action = bots[seat].choose(observe(rules, s, seat, blinding), Simulations(simulations))
        moves.append(f"{seat} {rules.text.write(action)}")
        rules.apply(s, seat, action)
    return moves


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_same_budget_and_seed_same_game(game: str, level: str) -> None:
    assert play(game, [level], 3, most=12) == play(game, [level], 3, most=12)


@pytest.mark.parametrize("game", GAMES)
def test_easy_plays_on_to_the_end(game: str) -> None:
    assert len(play(game, ["easy", "random"], 1)) > 5


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_plan_for_every_level(game: str) -> None:
    for level in THINKING:
        assert plan_of(level, game).noise >= 0
    assert plan_of("hard", game).simulations <= plan_of("expert", game).simulations


def test_a_budget_ends_the_thinking() -> None:
    rules = rules_of("harvest")
    s = position(rules, 2)
    seat = s.waits[0]
    asked = []

    class Counting:
        def more(self) -> bool:
            asked.append(1)
            return len(asked) <= 5

    make_bot("expert", 1).choose(observe(rules, s, seat, Generator(1)), Counting())
    assert len(asked) == 6


def test_seconds_are_measured_by_the_clock_that_is_given() -> None:
    now = [10.0]
    budget = Seconds(2.0, lambda: now[0])
    assert budget.more()
    now[0] = 11.9
    assert budget.more()
    now[0] = 12.0
    assert not budget.more()
    both = Both(Simulations(1), Seconds(9.0, lambda: now[0]))
    assert both.more()
    assert not both.more()


def test_a_level_may_be_given_other_simulations() -> None:
    rules = rules_of("harvest")
    s = position(rules, 2)
    seat = s.waits[0]
    asked = []

    class Counting:
        def more(self) -> bool:
            asked.append(1)
            return True

    make_bot("hard@7", 1).choose(observe(rules, s, seat, Generator(1)), Counting())
    assert len(asked) == 7


@pytest.mark.parametrize("name", ["", "grandmaster", "random@5", "hard@", "hard@-1", "hard@x", "exec:", "exec: "])
def test_an_unknown_bot_is_refused_and_the_known_ones_are_named(name: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        make_bot(name, 1)
    assert "normal" in refused.value.known


def test_a_better_card_is_played_by_search_and_not_by_chance() -> None:
    """In the toy game the last round is decided by the higher card: search sees it without an evaluation."""
    rules = rules_of("harvest")
    won = 0
    for seed in range(12):
        s, _ = rules.setup(2, seed)
        bots = [make_bot("expert@60", seed), make_bot("random", seed + 100)]
        blinding = Generator(seed)
        while s.waits:
            seat = s.waits[0]
            action: Action = bots[seat].choose(observe(rules, s, seat, blinding), Simulations(60))
            rules.step(s, seat, action)
        outcome = rules.outcome(s)
        assert outcome is not None
        won += outcome.scores[0] - outcome.scores[1]
    assert won > 0
