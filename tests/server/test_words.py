"""Options in words: kept where they mean the same at every table, and made for the question where they do not."""

import random

from stolek.kernel.order import ChooseOrder, ResolveNext
from stolek.kernel.values import Seat
from stolek.server import present
from stolek.server.wire import Words
from stolek.table.command import Start
from stolek.table.table import Table
from tests.table.people import ANNA, choice, done, gathered, sitting


def begun(game: str, seed: int) -> Table:
    """A game where Anna plays both seats."""
    return done(gathered(*sitting(ANNA, ANNA), game=game), Start(), ANNA, seed=seed)


def asked_for_an_order() -> tuple[Table, Seat, ChooseOrder]:
    """Viscounts played at random until somebody decides which of several effects comes first."""
    for seed in range(20):
        table, chance = begun("viscounts", seed), random.Random(seed)
        while table.play is not None and table.phase == "playing":
            seat = table.waiting()[0]
            question = table.rules.question(table.play.state, seat)
            if isinstance(question, ChooseOrder):
                return table, seat, question
            table = done(table, choice(table, seat, chance.randrange(1000)), ANNA)
    raise AssertionError("no order was ever asked for")


def test_effects_to_be_ordered_are_named_not_numbered() -> None:
    table, seat, question = asked_for_an_order()
    shown = present.position(table, seat).question
    assert shown is not None
    speech = present.speech_at(table)
    for action, option in zip(table.options(seat), shown.options, strict=True):
        assert isinstance(action, ResolveNext)
        assert option.label == speech.answer(question, action)
        assert option.label != speech.action(action)
    assert len({option.label.en for option in shown.options}) == len(shown.options)
    assert len({option.label.cs for option in shown.options}) == len(shown.options)


def test_options_that_were_said_once_are_not_new() -> None:
    table = begun("carcassonne", 5)
    seat = table.waiting()[0]
    first = present.position(table, seat)
    assert first.question is not None
    assert present.new_options(table, seat) == 0
    assert present.ENCODER.encode(present.position(table, seat)) == present.ENCODER.encode(first)


def test_cart_6_23_alone_nobody_wins_and_the_title_is_told() -> None:
    table = done(gathered(*sitting(ANNA), game="cartographers"), Start(), ANNA, seed=4)
    while table.phase == "playing":
        table = done(table, choice(table, table.waiting()[0], 0), ANNA)
    result = table.result()
    assert result is not None
    assert result.winners == ()
    told = present.speech_at(table).result(result)
    assert told.rating is not None
    assert told.rating.title.en in told.remarks[0].text.en
    assert told.rating.title.cs in told.remarks[0].text.cs
    last = table.log[-1].event
    assert present.speech_at(table).event(last) == Words("The game is over.", "Konec hry.")
