"""Chance is late, scripted or generated, and always written down."""

import pytest

from stolek.kernel.chance import ScriptError, draw, roll, shuffle
from stolek.kernel.generator import Generator, below, shuffled
from stolek.kernel.state import State


def state(*script: str) -> State:
    s = State(seats=2, rng=5, script=script)
    s.chance = []
    return s


def test_a_scripted_roll_wins_and_is_written() -> None:
    s = state("4", "?")
    assert roll(s, 6) == 4
    second = roll(s, 6)
    assert s.chance == ["4", str(second)]
    assert s.marks == 2


@pytest.mark.parametrize("wanted", ["0", "7", "x", ""])
def test_an_impossible_roll_is_refused(wanted: str) -> None:
    with pytest.raises(ScriptError) as problem:
        roll(state(wanted), 6)
    assert problem.value.possible == ("1", "2", "3", "4", "5", "6")


def test_a_draw_takes_one_thing_away_and_keeps_the_others_in_place() -> None:
    bag = ["a", "b", "c"]
    assert draw(state("b"), bag) == "b"
    assert bag == ["a", "c"]
    with pytest.raises(ScriptError):
        draw(state("b"), bag)


def test_a_shuffle_can_be_scripted_as_a_whole() -> None:
    pile = [1, 2, 3]
    s = state("3,1,2")
    shuffle(s, pile)
    assert pile == [3, 1, 2]
    assert s.chance == ["3,1,2"]
    for wrong in ("3,1", "3,1,2,2", "3,3,1"):
        with pytest.raises(ScriptError):
            shuffle(state(wrong), [1, 2, 3])


def test_the_generator_is_fair_and_the_same_everywhere() -> None:
    rng = Generator(1)
    counts = [0] * 6
    for _ in range(6000):
        counts[below(rng, 6)] += 1
    assert all(880 < count < 1120 for count in counts)
    assert [below(Generator(42), 1000) for _ in range(2)] == [741, 741]
    assert shuffled(Generator(7), list(range(8))) == shuffled(Generator(7), list(range(8)))


def test_a_fork_goes_its_own_way() -> None:
    rng = Generator(3)
    fork = rng.fork()
    assert below(fork, 10**9) != below(rng, 10**9)
