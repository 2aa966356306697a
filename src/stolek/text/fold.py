"""Words as people type them: without capitals and accents, which are hard to type where the keyboard has none."""

import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

ALIKE: Final = 0.6
"""How much of a word has to be right (0 to 1) so that it counts as a slip of the finger."""


def folded(text: str) -> str:
    """Small letters without accents."""
    return "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))


def nearest(typed: str, known: Iterable[str]) -> str | None:
    """What somebody seems to have meant: the only thing that begins so, or the one that looks most like it."""
    words = {folded(word): word for word in known}
    wanted = folded(typed.strip())
    beginning = [word for word in words if wanted and word.startswith(wanted)]
    close = beginning if len(beginning) == 1 else get_close_matches(wanted, words, 1, ALIKE)
    return words[close[0]] if close else None
