"""What a rulebook leaves open and how a game reads it: `rulings.en.md` and `rulings.cs.md`, one part an id.

## CARC-R3 Flocks of closed fields
touches: CARC-6.38 CARC-6.39
option: auto_gather

What the rulebook leaves open.

The reading that is played.

The other reading.

`option` stands where the other reading can be chosen. A rule that a ruling touches rests on it; all other rules
are printed in the rulebook.
"""

import re
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from stolek.text.language import Language

_HEADING: Final = re.compile(r"## ([A-Z]+-R[0-9]+) (.+)")
_ENTRY: Final = re.compile(r"(touches|option): (.+)")
PARTS: Final = 3
"""What is open, how it is read, how else it could be read."""


class Ruling(NamedTuple):
    """One decided ambiguity; `touches` are the ids of the rules that rest on it."""

    id: str
    title: str
    touches: tuple[str, ...]
    option: str
    open: str
    reading: str
    other: str


class MalformedRuling(ValueError):
    """A part of the file that is not written as the others are."""


@cache
def rulings(package: str, language: Language) -> dict[str, Ruling]:
    """All rulings of a game's package by id, in their order; none if the game ships none."""
    file = files(package) / f"rulings.{language}.md"
    text = file.read_text("utf-8") if file.is_file() else ""
    parts = re.split(r"^(?=## )", text, flags=re.MULTILINE)[1:]
    return {ruling.id: ruling for ruling in map(_read, parts)}


@cache
def rulings_under(package: str, language: Language) -> dict[str, tuple[Ruling, ...]]:
    """The rulings that a rule rests on, by its id; only of rules that rest on one."""
    under: dict[str, tuple[Ruling, ...]] = {}
    for ruling in rulings(package, language).values():
        for rule in ruling.touches:
            under[rule] = (*under.get(rule, ()), ruling)
    return under


def _read(part: str) -> Ruling:
    """One part: its heading, what it touches, three paragraphs."""
    head, *paragraphs = [
        " ".join(block.split("\n")) if i else block for i, block in enumerate(part.strip().split("\n\n"))
    ]
    first, *lines = head.split("\n")
    heading = _HEADING.fullmatch(first)
    entries = [_ENTRY.fullmatch(line) for line in lines]
    if heading is None or None in entries or len(paragraphs) != PARTS:
        raise MalformedRuling(first)
    about = {entry[1]: entry[2] for entry in entries if entry is not None}
    touches = tuple(about.get("touches", "").split())
    return Ruling(heading[1], heading[2], touches, about.get("option", ""), *paragraphs)
