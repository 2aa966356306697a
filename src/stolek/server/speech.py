"""Sentences for the wire, always in both languages, about one game and one circle of players."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final, get_args, get_origin

import msgspec
import structlog

from stolek.kernel.leaf import Action, Event, Question, Refusal, Seat
from stolek.kernel.option import Option, Value, spelled
from stolek.kernel.outcome import Outcome
from stolek.kernel.registry import package_of
from stolek.kernel.rules import Rules
from stolek.server import wire
from stolek.server.wire import Words
from stolek.text.asking import label
from stolek.text.catalog import BrokenText, MissingText, catalog
from stolek.text.language import Language
from stolek.text.say import Kind, describe, key_of, say

LOG: Final = structlog.get_logger("stolek.speech")


class Speech:
    """Speaks about one game to one circle of players; without a game, about the server itself."""

    __slots__ = ("package", "players")

    def __init__(self, game: type[Rules[Any]] | None = None, players: Sequence[str] = ()) -> None:
        self.package = None if game is None else package_of(game)
        self.players = tuple(players)

    def say(self, key: str, args: Mapping[str, object] | None = None) -> Words:
        """The message with this key."""
        return Words(self._said("en", key, args or {}), self._said("cs", key, args or {}))

    def event(self, event: Event) -> Words:
        """What happened."""
        return self._described(event, "event")

    def question(self, question: Question) -> Words:
        """What is asked."""
        return self._described(question, "ask")

    def action(self, action: Action) -> Words:
        """What one may do."""
        return self._described(action, "action")

    def answer(self, question: Question, action: Action) -> Words:
        """What an answer to this question means; where the order of effects is asked for, the effect itself."""
        assert self.package is not None
        package, players = self.package, self.players
        key = key_of("action", type(action))
        return Words(
            _spoken(lambda: label("en", question, action, package, players), key),
            _spoken(lambda: label("cs", question, action, package, players), key),
        )

    def refusal(self, refusal: Refusal) -> wire.RefusalOut:
        """Why not."""
        return wire.RefusalOut(refusal.rule, refusal.key, refusal.args, self.say(refusal.key, refusal.args))

    def result(self, ranks: Sequence[int], resigned: Sequence[int], outcome: Outcome | None) -> wire.ResultOut:
        """How it ended, with every point explained."""
        if outcome is None:
            return wire.ResultOut(tuple(ranks), tuple(resigned), (), (), ())
        breakdown = tuple(
            tuple(wire.LineOut(x.key, x.points, x.rule, self.say(f"line-{x.key}", x.args)) for x in lines)
            for lines in outcome.breakdown
        )
        remarks = tuple(wire.RemarkOut(x.key, x.rule, self.say(f"remark-{x.key}", x.args)) for x in outcome.remarks)
        return wire.ResultOut(tuple(ranks), tuple(resigned), outcome.scores, breakdown, remarks)

    def option(self, option: Option) -> wire.OptionOut:
        """Something to choose before a game."""
        values = tuple(wire.ValueOut(value, self.value(option.key, value)) for value in option.values)
        label, help_text = self.say(f"option-{option.key}"), self.say(f"option-{option.key}-help")
        return wire.OptionOut(option.key, option.rule, option.default, values, label, help_text)

    def value(self, option: str, value: Value) -> Words:
        """A value of an option: by the game's own words, or as yes, no or a number."""
        key = f"value-{option}-{spelled(value)}"
        if catalog("en", self.package).has(key):
            return self.say(key)
        if isinstance(value, bool):
            return self.say("server-yes" if value else "server-no")
        return Words(str(value), str(value))

    def _described(self, item: msgspec.Struct, kind: Kind) -> Words:
        if means_the_same_everywhere(type(item)):
            return _kept_words(item, kind, self.package)
        return _words(item, kind, self.package, self.players)

    def _said(self, language: Language, key: str, args: Mapping[str, object]) -> str:
        return _spoken(lambda: say(language, key, args, self.package, self.players), key)


@cache
def means_the_same_everywhere(kind: type[msgspec.Struct]) -> bool:
    """Can what is said about this kind of thing be kept, because no players are named and all its fields are values?"""
    return not any(_holds_seat(field.type) or _holds_parts(field.type) for field in msgspec.structs.fields(kind))


def _holds_seat(annotation: object) -> bool:
    return annotation is Seat or any(_holds_seat(part) for part in get_args(annotation))


def _holds_parts(annotation: object) -> bool:
    """Is there something inside that may name players after all, or that cannot be compared quickly?"""
    kind = get_origin(annotation) or annotation
    inside = isinstance(kind, type) and issubclass(kind, dict | list | Mapping | msgspec.Struct)
    return inside or annotation in (Any, object) or any(_holds_parts(part) for part in get_args(annotation))


@lru_cache(maxsize=5000)
def _kept_words(item: msgspec.Struct, kind: Kind, package: str | None) -> Words:
    return _words(item, kind, package, ())


def _words(item: msgspec.Struct, kind: Kind, package: str | None, players: tuple[str, ...]) -> Words:
    key = key_of(kind, type(item))
    return Words(
        _spoken(lambda: describe("en", item, kind, package, players), key),
        _spoken(lambda: describe("cs", item, kind, package, players), key),
    )


def _spoken(sentence: Callable[[], str], key: str) -> str:
    """The sentence; if its message is missing or broken, that is logged and the key stands for it."""
    try:
        return sentence()
    except (MissingText, BrokenText) as problem:
        LOG.error("a text is missing or broken", key=key, problem=str(problem))
        return key


SERVER: Final = Speech()
"""Speaks about the server itself."""
