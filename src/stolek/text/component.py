"""Cards and other components by name: what stands on them, what they cost, and the rule they follow.

Everything in `data/*.json` with an `id` and a `name` can be found, in either language whatever is spoken, without
capitals and accents.
"""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from stolek.text.catalog import catalog
from stolek.text.fold import folded
from stolek.text.language import LANGUAGES, Language
from stolek.text.rulebook import Paragraph, rulebook

MAX_MENTIONS: Final = 3


class Component(NamedTuple):
    """One entry of a game's data, as it lies there."""

    id: str
    name: Mapping[str, str]
    text: Mapping[str, str]
    cost: Mapping[str, int] | None
    rule: str


@cache
def components(package: str) -> Mapping[str, Component]:
    """All of them by id, in the order of the data."""
    found: dict[str, Component] = {}
    folder = files(package) / "data"
    for file in sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else ():
        if file.name.endswith(".json"):
            for one in _within(json.loads(file.read_text("utf-8"))):
                found.setdefault(one.id, one)
    return found


def called(package: str, typed: str) -> list[Component]:
    """Those of this name or id in any language; else those whose name begins so."""
    wanted = folded(" ".join(typed.split()))
    named = [(one, _names(package, one)) for one in components(package).values()]
    exact = [one for one, words in named if wanted in words]
    return exact or [one for one, words in named if wanted and any(word.startswith(wanted) for word in words)]


def name_of(component: Component, package: str, language: Language) -> str:
    """What the players call it."""
    return catalog(language, package).name(component.id) or component.id


def rules_of(component: Component, package: str, language: Language) -> list[Paragraph]:
    """The rule of a component, or the rules that speak of it by name."""
    book = rulebook(package, language)
    if component.rule in book:
        return [book[component.rule]]
    name = folded(name_of(component, package, language))
    return [rule for rule in book.values() if name in folded(rule.words)][:MAX_MENTIONS]


def _names(package: str, one: Component) -> tuple[str, ...]:
    words = (one.id, one.id.replace("_", " "), *(name_of(one, package, language) for language in LANGUAGES))
    return tuple(folded(word) for word in words)


def _within(value: Any) -> Iterator[Component]:
    if isinstance(value, dict):
        thing, name, cost = value.get("id"), value.get("name"), value.get("cost")
        if isinstance(thing, str) and isinstance(name, dict):
            price = cost if isinstance(cost, dict) else None
            yield Component(thing, name, value.get("text") or {}, price, value.get("rule") or "")
        for part in value.values():
            yield from _within(part)
    elif isinstance(value, list):
        for part in value:
            yield from _within(part)
