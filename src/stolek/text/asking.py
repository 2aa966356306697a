"""What is asked and what can be answered, in words, the order of effects included.

Most questions and answers are told by their own messages. Where an answer only names or counts what it stands for, as
that of a seat that decides which of several effects comes next, its words are those of the frame, `effect-<tag>`.

Beginners are told besides what a question is about: `teach-<tag>`, and `teach-<tag>-<action tag>` for kinds of answers
that need a word of their own. These are said only while such an answer is offered, so that nobody hears of modules that
are not played.
"""

from collections.abc import Iterable, Sequence

from stolek.kernel.values import Action, Question
from stolek.text.catalog import catalog
from stolek.text.language import Language
from stolek.text.say import describe, key_of, say


def prompt(lang: Language, question: Question, package: str, players: Sequence[str] = ()) -> str:
    """What the seat is asked to do now."""
    return describe(lang, question, "ask", package, players)


def label(lang: Language, question: Question, action: Action, package: str, players: Sequence[str] = ()) -> str:
    """What an answer to this question means."""
    frame = question.stands_for(action)
    if frame is not None:
        return describe(lang, frame, "effect", package, players)
    return describe(lang, action, "action", package, players)


def explanations(question: type[Question], offered: Iterable[type[Action]], package: str) -> tuple[str, ...]:
    """The keys of what a beginner is told about such a question while these kinds of answers are offered."""
    key = key_of("teach", question)
    keys = (key, *(f"{key}-{action.tag()}" for action in dict.fromkeys(offered)))
    return tuple(key for key in keys if catalog("en", package).has(key))


def explained(lang: Language, key: str, question: Question, package: str, players: Sequence[str] = ()) -> str:
    """One of the explanations of a question."""
    if key == key_of("teach", type(question)):
        return describe(lang, question, "teach", package, players)
    return say(lang, key, package=package)
