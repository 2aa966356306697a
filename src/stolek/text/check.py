"""Finds what is missing or wrong in the texts of a game, in both languages, before a player does.

For tests, also those of games that other people write:

    assert problems("stolek.games.cartographers", needed=[...], values={"event": EVENTS, "action": ACTIONS}) == []
"""

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

import msgspec

from stolek.text.anatomy import ANSWERS, PLURALS, Anatomy, Choice, Use, anatomies, arguments_of, is_circular
from stolek.text.catalog import NAME, SHARED, BrokenText, Catalog, MissingText, data_names, file_faults, parse
from stolek.text.language import LANGUAGES, Language
from stolek.text.say import Kind, key_of
from stolek.text.value import FUNCTIONS, Argument, Listing, Named
from stolek.text.voice import AMOUNT

TaggedTypes = Mapping[Kind, Iterable[type[msgspec.Struct]]]

Told = Mapping[str, type[msgspec.Struct]]

_FORMS: Final[Mapping[Language, tuple[str, ...]]] = {"cs": ("one", "few", "other"), "en": ("one", "other")}
"""The plural forms that whole numbers take; Czech `many` is for fractions only."""

_FOUND_BY_ID: Final = (NAME, AMOUNT)
"""Messages that no code names: they are looked up for whatever id stands in a sentence."""

_PIECE: Final = "text-"
"""Messages that this room itself joins sentences from."""

_NO_TYPES: Final[TaggedTypes] = MappingProxyType({})


class Texts:
    """The messages of one package in one language, over the shared ones."""

    def __init__(self, language: Language, package: str | None) -> None:
        shared = parse(SHARED, language)
        own = shared if package is None else parse(package, language)
        self.language: Final = language
        self.faults: Final = list(file_faults(own))
        self.own: Final = anatomies(own)
        self.keys: Final = [key for key in self.own if not key.startswith("-")]
        self.all: Final = {**anatomies(shared), **self.own}
        self.catalog: Final = Catalog(language, [shared, own], {})


def problems(
    package: str | None,
    needed: Iterable[str] | None = None,
    values: TaggedTypes = _NO_TYPES,
) -> list[str]:
    """Everything wrong with the texts of a package (None: the shared ones), one line each; empty if all is well.

    `needed` lists the keys that code uses, `values` the types that `describe` will meet, by kind. With either, a key
    that is missing and one that nothing uses are problems too, and so is an argument that a value has no field for.
    """
    told = {key_of(kind, value): value for kind, types in values.items() for value in types}
    wanted = None if needed is None and not told else [*(needed or ()), *told]
    texts = [Texts(language, package) for language in LANGUAGES]
    found: list[str] = []
    for text in texts:
        lines = [*text.faults, *_wrong(text, told), *_unsupplied(text, told), *_uncalled(text, wanted)]
        found += [f"{text.language}: {line}" for line in lines]
    found += _differences(*texts)
    if package is not None:
        found += _name_problems(package, texts)
    return found


def _wrong(text: Texts, told: Told) -> Iterator[str]:
    """Messages that refer to nothing, choose wrongly, or can't be made."""
    for key, anatomy in text.own.items():
        unknown = [f"message {name!r}" for name in anatomy.messages if name not in text.all]
        unknown += [f"term {name!r}" for name in anatomy.terms if name not in text.all]
        unknown += [f"function {name}()" for name in anatomy.functions if name not in FUNCTIONS]
        yield from (f"{key!r} refers to an unknown {what}" for what in unknown)
        yield from _wrong_choices(key, anatomy, text.language)
        if is_circular(key, text.all):
            yield f"{key!r} refers to itself"
        elif not unknown and not key.startswith("-"):
            yield from _unmade(key, text, getattr(told.get(key), "secret", ()))


def _wrong_choices(key: str, anatomy: Anatomy, language: Language) -> Iterator[str]:
    for choice in anatomy.choices:
        if any(name in PLURALS for name in choice.keys):
            missing = [form for form in _FORMS[language] if choice.lacks(form)]
            if missing:
                yield f"{key!r} chooses by number without {', '.join(missing)}"
        elif _chooses_by_name(choice) and not key.startswith("-"):
            yield f"{key!r} chooses by ${choice.argument}, which shows as a name; choose by ID(${choice.argument})"


def _chooses_by_name(choice: Choice) -> bool:
    """Whether it compares an argument, which may show as a name, with ids; terms get literals and may."""
    return choice.argument is not None and not choice.by_number and not set(choice.keys) <= {*ANSWERS, "other"}


def _unmade(key: str, text: Texts, secret: Iterable[str]) -> Iterator[str]:
    """Make the message of samples that take each way through it; the first failure tells enough."""
    samples = {name: _samples(use) for name, use in arguments_of(key, text.all).items()}
    for name in secret:
        samples.get(name, []).append(Named("none", "–"))
    for i in range(max(map(len, samples.values()), default=1)):
        try:
            text.catalog.message(key, {name: values[i % len(values)] for name, values in samples.items()})
        except (BrokenText, MissingText) as failure:
            yield f"can't be made: {failure}"
            return


def _samples(use: Use) -> list[Argument]:
    if use.listed:
        return [Listing(["A"] * count, str, ", ".join) for count in (0, 1, 2, 5)]
    if use.number:
        return [0, 1, 2, 5, -1 if use.unsigned else 1.5]
    return [*ANSWERS, *use.ids]


def _unsupplied(text: Texts, told: Told) -> Iterator[str]:
    """Arguments that the message takes and that nobody gives it."""
    for key in text.keys:
        supplied = told[key].__struct_fields__ if key in told else None
        if key.startswith(_FOUND_BY_ID):
            supplied = ("count",) if key.startswith(AMOUNT) else ()
        if supplied is not None:
            for argument in arguments_of(key, text.all):
                if argument not in supplied:
                    yield f"{key!r} takes ${argument}, which it is never given"


def _uncalled(text: Texts, wanted: list[str] | None) -> Iterator[str]:
    """Keys that are wanted and missing, and keys that are there and wanted by nobody."""
    if wanted is None:
        return
    for key in wanted:
        if not text.catalog.has(key):
            yield f"{key!r} is missing"
    referred = [name for anatomy in text.own.values() for name in anatomy.messages]
    for key in text.keys:
        if key not in wanted and key not in referred and not key.startswith((*_FOUND_BY_ID, _PIECE)):
            yield f"{key!r} is never used"


def _differences(one: Texts, other: Texts) -> Iterator[str]:
    """Messages that only one language has, and arguments that only one language takes."""
    for here, there in ((one, other), (other, one)):
        for key in here.keys:
            if key not in there.own:
                yield f"{there.language}: {key!r} is missing, {here.language} has it"
                continue
            theirs = arguments_of(key, there.all)
            for argument in arguments_of(key, here.all):
                if argument not in theirs:
                    yield f"{there.language}: {key!r} does not take ${argument}, {here.language} does"


def _name_problems(package: str, texts: list[Texts]) -> Iterator[str]:
    """Names that lack a language, and ids with several names that no `name-<id>` settles."""
    first: dict[str, Mapping[str, str]] = {}
    for name in data_names(package):
        lacking = [language for language in LANGUAGES if language not in name.words]
        if lacking:
            yield f"{name.file}: {name.id!r} has no name in {', '.join(lacking)}"
        settled = all(NAME + name.id in text.own for text in texts)
        if not settled and first.setdefault(name.id, name.words) != name.words:
            yield f"{name.file}: {name.id!r} has another name elsewhere; settle it by a message {NAME + name.id!r}"
