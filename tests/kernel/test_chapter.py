"""Chapters are merged in order; clashes do not pass unnoticed."""

from collections.abc import Sequence
from typing import Any

import pytest

from stolek.kernel.chapter import Chapter, RuleClash, Turn, merge
from stolek.kernel.state import State
from stolek.kernel.values import Action, Question, Step


class First(Step, frozen=True):
    pass


class Second(Step, frozen=True):
    pass


class Third(Step, frozen=True):
    pass


class Ask(Question, frozen=True):
    pass


class Answer(Action, frozen=True):
    n: int = 0


def nothing(g: object, s: State, f: Step) -> None:
    """Does nothing."""


def offer(g: object, s: State, f: Ask) -> Sequence[Action]:
    return [Answer()]


def do(g: object, s: State, f: Ask, a: Answer) -> None:
    """Does nothing."""


def chapter() -> Chapter[Any, State]:
    return Chapter()


def test_a_second_step_must_say_that_it_replaces() -> None:
    one, two, three = chapter(), chapter(), chapter()
    one.step(First)(nothing)
    two.step(First)(nothing)
    three.step(First, replaces=True)(nothing)
    with pytest.raises(RuleClash):
        merge([one, two])
    assert First in merge([one, three]).steps
    with pytest.raises(RuleClash):
        merge([three])


def test_offers_add_up_but_answers_are_carried_out_once() -> None:
    one, two = chapter(), chapter()
    one.offer(Ask)(offer)
    one.do(Ask, Answer)(do)
    two.offer(Ask, none="skip")(offer)
    tables = merge([one, two])
    assert len(tables.asks[Ask].offers) == 2
    assert tables.asks[Ask].skip
    two.do(Ask, Answer)(do)
    with pytest.raises(RuleClash):
        merge([one, two])


def test_a_question_that_nothing_carries_out_is_an_error() -> None:
    one = chapter()
    one.offer(Ask)(offer)
    with pytest.raises(RuleClash):
        merge([one])


def test_modules_edit_the_turn() -> None:
    after, before, instead = chapter(), chapter(), chapter()
    after.after(First, Third)
    before.before(First, Third)
    instead.instead(First, Third, Third)
    turn = Turn(First, Second)
    assert turn.edited([]) == (First, Second)
    assert turn.edited([after]) == (First, Third, Second)
    assert turn.edited([before]) == (Third, First, Second)
    assert turn.edited([instead]) == (Third, Third, Second)
