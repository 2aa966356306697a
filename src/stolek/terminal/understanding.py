"""From words to an action, possible or not: what somebody types as the answers are written, read for “why not?”.

The rules refuse actions and not words. So the names, spaces and numbers among the words are put into every kind of
answer that the question knows, and the one whose own words come nearest to the typed ones is meant.
"""

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from itertools import islice, pairwise, product
from typing import Any, Final

from stolek.kernel.action_text import Unreadable
from stolek.kernel.values import Action, Question, Seat
from stolek.table.table import Table
from stolek.terminal.speech import Speech
from stolek.text.catalog import BrokenText, data_names
from stolek.text.fold import folded

MAX_READINGS: Final = 4000
"""How many actions are tried for one sentence."""
ALIKE: Final = 0.75
"""How much of a sentence has to be right (0 to 1) to be understood."""
_SPACE: Final = re.compile(r"\b[a-z]\d{1,2}\b")
_NUMBER: Final = re.compile(r"-?\d+")


def understood(speech: Speech, table: Table, seat: Seat, typed: str) -> str:
    """The text form of what is meant; what cannot be understood stays as it is."""
    wanted = folded(typed)
    play = table.play
    assert play is not None
    rules = play.rules
    question = rules.question(play.state, seat)
    try:
        rules.text.read(typed)
        return typed
    except Unreadable:
        pass
    for action in table.options(seat):
        if folded(speech.option(question, action)) == wanted:
            return rules.text.write(action)
    best, meant = ALIKE, typed
    for action in islice(_readings(rules, question, table.options(seat), _mentioned(speech, wanted)), MAX_READINGS):
        alike = _likeness(speech, question, action, wanted)
        if alike > best:
            best, meant = alike, rules.text.write(action)
    return meant


def _likeness(speech: Speech, question: Question, action: Action, wanted: str) -> float:
    try:
        words = folded(speech.option(question, action))
    except (BrokenText, LookupError, ValueError):
        return 0  # such an action has no words, so nobody can have meant it
    return SequenceMatcher(None, words, wanted, autojunk=False).ratio()


def _mentioned(speech: Speech, wanted: str) -> list[str]:
    """Everything among the words that may stand in the text form of an action."""
    spaces = [space.upper() for space in _SPACE.findall(wanted)]
    numbers = [int(number) for number in _NUMBER.findall(wanted)]
    ids = [name.id for name in data_names(speech.package) if any(folded(w) in wanted for w in name.words.values())]
    pairs = [f"{a},{b}" for a, b in pairwise(numbers)]
    near = [str(number + step) for number in numbers for step in (0, -1)]
    found = [",".join(spaces), *spaces, *ids, ",".join(ids), *pairs, *near]
    return list(dict.fromkeys(filter(None, found)))


def _readings(rules: Any, question: Question, options: Any, mentioned: list[str]) -> Iterator[Action]:
    """Actions of all kinds that this question knows, filled with what was mentioned and what the answers hold."""
    for kind in rules.does[type(question)]:
        examples = [rules.text.write(action).split(" ")[1:] for action in options if type(action) is kind]
        columns = [
            list(dict.fromkeys([*mentioned, *[example[i] for example in examples[:20]], "-"]))
            for i in range(len(kind.__struct_fields__))
        ]
        for words in islice(product(*columns), MAX_READINGS // 2):
            try:
                yield rules.text.read(" ".join([kind.tag(), *words]))
            except Unreadable:
                continue
