"""The message files and the names of things, one catalog per package and language.

A game is a package name, whoever wrote it. Its messages are the resources `text/en.ftl` and `text/cs.ftl`, and those of
its modules `text/<module>.en.ftl` and `text/<module>.cs.ftl`; the messages that all games share lie beside this file,
and a game may word any of them anew. Names come from the data: every object in `data/*.json` with an `id` and a `name`
of the form `{"en": …, "cs": …}` names that id. A message `name-<id>` names what no data file holds and settles which
name counts where two objects share an id.
"""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource, Term

from stolek.text.language import LANGUAGES, Language
from stolek.text.value import FUNCTIONS, Argument, spoken

SHARED: Final = "stolek.text"

NAME: Final = "name-"


class MissingText(Exception):
    """A key without a message in this language."""

    def __init__(self, key: str, language: Language) -> None:
        super().__init__(f"no text for {key!r} in {language!r}")
        self.key = key
        self.language = language


class BrokenText(Exception):
    """A message file that can't be read, or a message that can't be made from the arguments it got."""


class Name(NamedTuple):
    """What one data file calls an id; a language may be missing."""

    id: str
    file: str
    words: Mapping[str, str]


class Catalog:
    """All messages and names of one package in one language."""

    def __init__(self, language: Language, resources: list[Resource], names: Mapping[str, str]) -> None:
        self.language: Final = language
        self._names = names
        self._bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        for resource in resources:
            self._bundle.add_resource(resource, allow_overrides=True)

    def has(self, key: str) -> bool:
        """Whether there is a message with this key."""
        return self._bundle.has_message(key) and self._bundle.get_message(key).value is not None

    def message(self, key: str, arguments: Mapping[str, Argument]) -> str:
        """The message with its arguments filled in."""
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            raise MissingText(key, self.language)
        errors: list[Exception] = []
        given = CurrentEnvironment({name: spoken(argument) for name, argument in arguments.items()})
        try:
            words = pattern(ResolverEnvironment(self._bundle, errors, given))
        except ValueError as too_long:
            raise BrokenText(f"{key!r} in {self.language!r}: {too_long}") from too_long
        if errors or not isinstance(words, str):
            raise BrokenText(f"{key!r} in {self.language!r}: {'; '.join(map(str, errors)) or 'no words'}")
        return words

    def name(self, thing: str) -> str | None:
        """What this id is called, or None for a string that is no id."""
        key = NAME + thing
        return self.message(key, {}) if self.has(key) else self._names.get(thing)


@cache
def catalog(language: Language, package: str | None = None) -> Catalog:
    """The catalog of a game's package, or with None that of the shared messages alone."""
    resources = [sound_resource(SHARED, language)]
    names: dict[str, str] = {}
    if package is not None:
        resources.append(sound_resource(package, language))
        for name in data_names(package):
            if language in name.words:
                names.setdefault(name.id, name.words[language])
    return Catalog(language, resources, names)


def sound_resource(package: str, language: Language) -> Resource:
    """The messages of a package, which have to be free of errors; without a file, none."""
    resource = parse(package, language)
    if faults := list(file_faults(resource)):
        raise BrokenText(f"{package} in {language!r}: {faults[0]}")
    return resource


def parse(package: str, language: Language) -> Resource:
    """The message files of a package as they are, errors included, as if they were one."""
    return FluentParser().parse("\n".join(file.read_text("utf-8") for file in _message_files(package, language)))


def file_faults(resource: Resource) -> Iterator[str]:
    """What the messages can't mean: unreadable entries, and keys that occur twice."""
    seen: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, Junk):
            first_line = (entry.content or "").strip().partition("\n")[0]
            yield f"can't read {first_line!r}: {entry.annotations[0].message}"
        elif isinstance(entry, Message | Term):
            key = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
            if key in seen:
                yield f"{key!r} occurs twice"
            seen.add(key)


def data_names(package: str) -> Iterator[Name]:
    """Every name in the data of a package, in the order of files and objects."""
    folder = files(package) / "data"
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".json"):
                yield from _names_within(json.loads(file.read_text("utf-8")), file.name)


def _names_within(value: object, file: str) -> Iterator[Name]:
    if isinstance(value, dict):
        thing, words = value.get("id"), value.get("name")
        if isinstance(thing, str) and isinstance(words, dict):
            yield Name(thing, file, {language: words[language] for language in LANGUAGES if words.get(language)})
        for part in value.values():
            yield from _names_within(part, file)
    elif isinstance(value, list):
        for part in value:
            yield from _names_within(part, file)


def _message_files(package: str, language: Language) -> list[Traversable]:
    """The file of the package itself, then those of its modules in the order of their names."""
    folder = files(package) if package == SHARED else files(package) / "text"
    found = [file for file in folder.iterdir() if file.name.endswith(f".{language}.ftl")] if folder.is_dir() else []
    main = folder / f"{language}.ftl"
    return [*([main] if main.is_file() else ()), *sorted(found, key=lambda file: file.name)]
