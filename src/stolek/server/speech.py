"""Sentences for the wire, always in both languages, about one game and one circle of players."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final, get_args, get_origin

import msgspec
import structlog

from stolek.kernel.option import Option, Value, format_value
from stolek.kernel.registry import package_of
from stolek.kernel.rules import Rules
from stolek.kernel.values import Action, Event, Question, Refusal, Seat
from stolek.server import wire, wire_games
from stolek.server.wire import Words
from stolek.table.table import Result
from stolek.text.asking import explained, explanations, label
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

    def explanations(self, question: Question, offered: Iterable[Action]) -> tuple[wire.Explanation, ...]:
        """What the question is about, for beginners, as far as these answers can be given."""
        assert self.package is not None
        keys = explanations(type(question), map(type, offered), self.package)
        return tuple(wire.Explanation(key, self._explained(key, question)) for key in keys)

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

    def _explained(self, key: str, question: Question) -> Words:
        assert self.package is not None
        package, players = self.package, self.players
        return Words(
            _spoken(lambda: explained("en", key, question, package, players), key),
            _spoken(lambda: explained("cs", key, question, package, players), key),
        )

    def refusal(self, refusal: Refusal) -> wire.Refusal:
        """Why not."""
        return wire.Refusal(refusal.rule, refusal.key, refusal.args, self.say(refusal.key, refusal.args))

    def result(self, result: Result) -> wire.Result:
        """How it ended, with every point explained."""
        outcome = result.outcome
        breakdown = tuple(
            tuple(wire.BreakdownLine(x.key, x.points, x.rule, self.say(f"line-{x.key}", x.args)) for x in lines)
            for lines in outcome.breakdown
        )
        remarks = tuple(wire.Remark(x.key, x.rule, self.say(f"remark-{x.key}", x.args)) for x in outcome.remarks)
        rating = outcome.rating or None
        return wire.Result(
            finished=result.finished,
            ranks=result.ranks,
            winners=result.winners,
            resigned=result.resigned,
            late=result.late,
            scores=outcome.scores,
            breakdown=breakdown,
            remarks=remarks,
            rating=None
            if rating is None
            else wire.Rating(rating.value, self.say("text-name", {"thing": rating.title})),
        )

    def option(self, option: Option) -> wire_games.GameOption:
        """Something to choose before a game."""
        values = tuple(wire_games.OptionValue(value, self.value(option.key, value)) for value in option.values)
        label, help_text = self.say(f"option-{option.key}"), self.say(f"option-{option.key}-help")
        return wire_games.GameOption(option.key, option.kind, option.rule, option.default, values, label, help_text)

    def value(self, option: str, value: Value) -> Words:
        """A value of an option: by the game's own words, or as yes, no or a number."""
        key = f"value-{option}-{format_value(value)}"
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
