"""Texts use the glossary's words: one word a concept, in messages, rules, rulings, lessons and names."""

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest

from stolek.kernel.registry import find_game, game_ids, package_of
from stolek.text.glossary import Concept, glossary, slips
from stolek.text.language import LANGUAGES, Language

GAMES = tuple(game_ids())


def texts(folder: Traversable, language: Language) -> Iterator[tuple[str, str]]:
    """Every text that a game ships in a language: messages, rules, rulings, lessons."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from texts(entry, language)
        elif entry.name.endswith((f"{language}.ftl", f"{language}.md")):
            yield entry.name, entry.read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_text_uses_a_forbidden_word(game: str, language: Language) -> None:
    package = package_of(find_game(game))
    concepts = glossary(package)
    assert concepts, "every game has a glossary"
    found = [
        f"{name}:{number}: {word} (→ {getattr(concepts[concept], language)})"
        for name, text in texts(files(package), language)
        for number, line in enumerate(text.splitlines(), 1)
        if not line.lstrip().startswith("#")
        for concept, word in slips(concepts, language, line)
    ]
    assert not found, "\n".join(found)


def test_a_slip_is_found_in_every_case_and_never_inside_a_word() -> None:
    concepts = {"monster": Concept(en="monster", cs="nestvůra", not_cs=("příšer",))}
    assert list(slips(concepts, "cs", "Příšeru vidí dvě příšery.")) == [("monster", "Příšeru"), ("monster", "příšery")]
    assert not list(slips(concepts, "cs", "nepříšera"))
    assert not list(slips(concepts, "en", "příšera"))
