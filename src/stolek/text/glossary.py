"""One word a concept: a game's `text/glossary.toml` names it in both languages, and words that must not stand for it.

[monster]
en = "monster"
cs = "nestvůra"
not_cs = ["příšer", "potvor"]

What is forbidden is the beginning of a word, in any case, so that a Czech stem covers all its forms.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

import msgspec

from stolek.text.language import Language


class Concept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A concept in both languages, and the beginnings of words that are not used for it."""

    en: str
    cs: str
    not_en: tuple[str, ...] = ()
    not_cs: tuple[str, ...] = ()

    def forbidden(self, language: Language) -> tuple[str, ...]:
        return self.not_cs if language == "cs" else self.not_en


@cache
def glossary(package: str) -> Mapping[str, Concept]:
    """The concepts of a game by name; none if it ships no glossary."""
    file = files(package) / "text" / "glossary.toml"
    text = file.read_text("utf-8") if file.is_file() else ""
    return msgspec.convert(tomllib.loads(text), dict[str, Concept])


def slips(concepts: Mapping[str, Concept], language: Language, words: str) -> Iterator[tuple[str, str]]:
    """Each forbidden word in a text, with the concept that has another word."""
    for name, concept in concepts.items():
        for start in concept.forbidden(language):
            for found in re.finditer(rf"(?<!\w){re.escape(start)}\w*", words, re.IGNORECASE):
                yield name, found[0]
