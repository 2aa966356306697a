"""What is asked and what can be answered, in words, the order of effects included.

Most questions and answers are told by their own messages. Where a seat decides which of several effects comes next,
the answer is only a number; its words are those of the effect, `effect-<tag>`.
"""

from collections.abc import Sequence

from stolek.kernel.leaf import Action, Question
from stolek.kernel.order import ChooseOrder, ResolveNext
from stolek.text.language import Language
from stolek.text.say import describe


def prompt(lang: Language, question: Question, package: str, players: Sequence[str] = ()) -> str:
    """What the seat is asked to do now."""
    return describe(lang, question, "ask", package, players)


def label(lang: Language, question: Question, action: Action, package: str, players: Sequence[str] = ()) -> str:
    """What an answer to this question means."""
    if isinstance(question, ChooseOrder) and isinstance(action, ResolveNext):
        return describe(lang, question.frames[action.n], "effect", package, players)
    return describe(lang, action, "action", package, players)
