"""The rules of a game as its players read them: `rules.en.md` and `rules.cs.md`, one paragraph an id.

## 4 Detailed rules

### Drawing a shape

**CART-4.10** Everybody draws the same shape.
"""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from stolek.text.language import Language

ALIKE: Final = 0.5
"""How much of an id has to be right (0 to 1) so that it counts as a slip of the finger."""
_HEADING: Final = re.compile(r"## (.+)")
_SECTION: Final = re.compile(r"### (.+)")
_PARAGRAPH: Final = re.compile(r"\*\*([A-Z]+-[0-9.]+)\*\* (.+)")


class Paragraph(NamedTuple):
    """One rule: its id, its words, the chapter and, in a long chapter, the section it stands in."""

    id: str
    words: str
    chapter: str
    section: str = ""


class UnknownRule(LookupError):
    """No rule has this id; `nearest` are those that look most like it, or none if nothing does."""

    def __init__(self, id: str, nearest: tuple[str, ...]) -> None:
        super().__init__(f"unknown rule {id!r}; nearest: {', '.join(nearest)}")
        self.id = id
        self.nearest = nearest


@cache
def rulebook(package: str, language: Language) -> dict[str, Paragraph]:
    """All rules of a game's package by id, in their order; none if the game ships none."""
    file = files(package) / f"rules.{language}.md"
    text = file.read_text("utf-8") if file.is_file() else ""
    return {paragraph.id: paragraph for paragraph in _paragraphs(text)}


def find_rule(package: str, language: Language, id: str) -> Paragraph:
    """The rule with this id, however it is capitalised."""
    rules = rulebook(package, language)
    wanted = id.strip().upper()
    if wanted in rules:
        return rules[wanted]
    nearest = [known for known in rules if known.startswith(wanted)] or get_close_matches(wanted, rules, cutoff=ALIKE)
    raise UnknownRule(id, tuple(nearest[:5]))


def _paragraphs(text: str) -> Iterator[Paragraph]:
    chapter = section = ""
    for line in text.splitlines():
        if heading := _HEADING.fullmatch(line):
            chapter, section = heading[1], ""
        elif heading := _SECTION.fullmatch(line):
            section = heading[1]
        elif paragraph := _PARAGRAPH.fullmatch(line):
            yield Paragraph(paragraph[1], paragraph[2], chapter, section)
