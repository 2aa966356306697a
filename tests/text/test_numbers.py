"""Numbers are told as they are: no message of the project reads the same for two numbers, least of all for 1 and −1.

`one` is the plural form of 1 and of −1, so what stands there says the number; words for 1 alone stand under `[1]`.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser

import stolek
from stolek.text.anatomy import ANSWERS, Anatomy, Use, anatomies, arguments_of
from stolek.text.catalog import Catalog
from stolek.text.language import LANGUAGES, Language
from stolek.text.value import Argument, Listing, Named

ROOMS = (Path(stolek.__file__).parent, Path(__file__).parents[2] / "web" / "src")
"""Rules, server, commands and terminal; the web client."""

FILES = sorted(file for room in ROOMS for file in room.rglob("*.ftl"))
NUMBERS = range(-50, 51)
SOME = 7
"""A number that no message has words of its own for."""


def language_of(file: Path) -> Language:
    return next(language for language in LANGUAGES if file.name.endswith(f"{language}.ftl"))


@cache
def messages(folder: Path, language: Language) -> tuple[Catalog, dict[str, Anatomy]]:
    """All messages of a folder over those that its room shares; they may refer to each other."""
    shared = next(room / "text" for room in ROOMS if folder.is_relative_to(room))
    files = [file for file in FILES if file.parent in (shared, folder) and language_of(file) == language]
    resources = [FluentParser().parse(file.read_text("utf-8")) for file in files]
    return Catalog(language, resources, {}), {
        key: anatomy for resource in resources for key, anatomy in anatomies(resource).items()
    }


def chosen_by_words(anatomy: Anatomy) -> set[str]:
    """The arguments that a message compares with words: those are no numbers."""
    return {choice.argument for choice in anatomy.choices if choice.argument and not choice.by_number}


def surroundings(uses: Mapping[str, Use]) -> Iterator[dict[str, Argument]]:
    """Values for all arguments, so that each way through a message is taken."""
    samples: dict[str, list[Argument]] = {}
    for name, use in uses.items():
        if use.listed:
            samples[name] = [Listing(["A"] * count, str, ", ".join) for count in (0, 1, 2, 5)]
        elif use.number:
            samples[name] = [SOME, 0, 1, 2]
        else:
            samples[name] = [*ANSWERS, *(Named(thing, thing) for thing in use.ids)]
    for i in range(max(map(len, samples.values()), default=1)):
        yield {name: values[i % len(values)] for name, values in samples.items()}


def misread(
    catalog: Catalog, key: str, number: str, around: dict[str, Argument], *, unsigned: bool = False
) -> Iterator[str]:
    """What a message that tells a number says wrongly of one: nothing, or what it says of another.

    Of a loss, the size is told and no minus.
    """
    told = {n: catalog.message(key, {**around, number: n}) for n in NUMBERS if not (unsigned and n > 0)}
    if told[-SOME] == told[-SOME - 1]:
        return
    said: dict[str, int] = {}
    for n, words in told.items():
        other = said.setdefault(words, n)
        if other != n:
            yield f"{key}: {other} and {n} both read {words!r}"
        elif n < 0 and (f"−{-n}" in words) == unsigned:
            yield f"{key}: {n} reads {words!r}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: "-".join(file.parts[-3:]))
def test_every_number_is_told_as_it_is(file: Path) -> None:
    catalog, known = messages(file.parent, language_of(file))
    found: list[str] = []
    for key in anatomies(FluentParser().parse(file.read_text("utf-8"))):
        uses = {} if key.startswith("-") else arguments_of(key, known)
        words = chosen_by_words(known[key])
        numbers = [name for name, use in uses.items() if not (use.listed or use.ids or name in words)]
        for around in surroundings(uses):
            for number in numbers:
                found += misread(catalog, key, number, around, unsigned=uses[number].unsigned)
    assert not found, "\n".join(dict.fromkeys(found))


def test_a_literal_one_is_found() -> None:
    wrong = "points = { $count ->\n    [one] 1 point\n   *[other] { $count } points\n}"
    right = wrong.replace("[one] 1", "[one] { $count }")
    exact = wrong.replace("[one] 1", "[1] one")
    silent = "points = { $count ->\n    [one] point\n   *[other] points\n}"
    for text, expected in ((wrong, ["points: -1 and 1 both read '1 point'"]), (right, []), (exact, []), (silent, [])):
        catalog = Catalog("en", [FluentParser().parse(text)], {})
        assert [line for line in misread(catalog, "points", "count", {}) if "both" in line] == expected
