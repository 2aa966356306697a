"""The answers to a question, found by typing: by their words or by their text form, without capitals and accents."""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from stolek.kernel.values import Action, Seat
from stolek.table.table import Table
from stolek.terminal.speech import Speech
from stolek.text.fold import folded

_WORD: Final = re.compile(r"\w+")


class Choice(NamedTuple):
    """An answer, its words, and everything it can be found by."""

    action: Action
    label: str
    found_by: str


def choice(action: Action, label: str, text: str) -> Choice:
    """An answer that can be found by its words and by its text form."""
    return Choice(action, label, folded(f"{label} {text}"))


def choices_of(speech: Speech, table: Table, seat: Seat) -> list[Choice]:
    """All answers that a seat may give now."""
    play = table.play
    assert play is not None
    question = play.rules.question(play.state, seat)
    write = play.rules.text.write
    return [choice(action, speech.option(question, action), write(action)) for action in table.options(seat)]


def filtered(choices: Sequence[Choice], typed: str) -> list[Choice]:
    """The answers that hold every typed word; a finished one (`a1 ` is not A10) means itself if it can."""
    *finished, last = folded(typed).split(" ")
    found = list(choices)
    for word in filter(None, finished):
        whole = [one for one in found if word in _WORD.findall(one.found_by)]
        found = whole or [one for one in found if word in one.found_by]
    return [one for one in found if last in one.found_by]
