"""`stolek score`: score sheets that were played on paper.

A game that can do this has a module `score_sheets` with `CARDS`, the ids that may be chosen, and `score_sheet(text,
cards)`, which gives the numbers as fields and, in `counts`, what each number is for, its rule and its spaces. A sheet
that cannot be read is a ValueError with the `key` and `arguments` of a message; the game words it as `score-<key>`.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

import click
import msgspec

from stolek.cli.choice import game_called, part_of
from stolek.cli.command import command
from stolek.cli.file import read_text
from stolek.cli.parameter import as_json, game, lang
from stolek.cli.problem import Problem, unknown
from stolek.cli.words import Words
from stolek.kernel.registry import package_of
from stolek.text.number import plain


class Count(Protocol):
    """One number of a scored sheet."""

    what: str
    points: int
    rule: str
    cells: Sequence[str]


class ScoreSheets(Protocol):
    """What the module `score_sheets` of a game offers."""

    CARDS: Sequence[str]

    def score_sheet(self, text: str, cards: Sequence[str]) -> Any:
        """Score one sheet."""


@command("score")
@game
@click.argument("sheet", nargs=-1, required=True)
@click.option("--card", metavar="ID", multiple=True)
@as_json
@lang
def score(words: Words, game: str, sheet: Sequence[str], card: Sequence[str], json: bool) -> None:
    """Score all sheets; nothing is printed if one of them cannot be read."""
    rules = game_called(game)
    paper = part_of(rules, "score_sheets")
    if paper is None:
        raise Problem("cli-no-sheets", game=game)
    scorer: ScoreSheets = paper
    package = package_of(rules)
    cards = [_card(name, scorer, package) for name in card] or scorer.CARDS
    scored = [(name, _scored(scorer, name, cards, package, words)) for name in sheet]
    if json:
        click.echo(msgspec.json.encode([_entry(name, result) for name, result in scored]).decode())
    else:
        click.echo("\n\n".join("\n".join(_lines(name, result.counts, package, words)) for name, result in scored))


def _card(typed: str, scorer: ScoreSheets, package: str) -> str:
    """The id of a card that is called so; its name in either language will do."""
    from stolek.text.component import called

    if typed in scorer.CARDS:
        return typed
    for one in called(package, typed):
        if one.id in scorer.CARDS:
            return one.id
    raise unknown("cli-unknown-card", typed, scorer.CARDS)


def _scored(scorer: ScoreSheets, name: str, cards: Sequence[str], package: str, words: Words) -> Any:
    text = read_text(name)
    try:
        return scorer.score_sheet(text, cards)
    except ValueError as wrong:
        if not hasattr(wrong, "key") or not hasattr(wrong, "arguments"):
            raise
        reason = words(f"score-{wrong.key}", wrong.arguments, package)
        raise Problem("cli-sheet", name=name, reason=reason) from wrong


def _entry(name: str, result: msgspec.Struct) -> dict[str, object]:
    numbers = {field: getattr(result, field) for field in result.__struct_fields__ if field != "counts"}
    return {"sheet": name, **numbers}


def _lines(name: str, counts: Sequence[Count], package: str, words: Words) -> Iterator[str]:
    """The numbers in columns, each with its rule and its spaces."""
    yield name
    names = [words("text-name", {"thing": count.what}, package) for count in counts]
    widest = max(map(len, names), default=0)
    for what, count in zip(names, counts, strict=True):
        yield f"  {what:{widest}} {plain(count.points):>4}  {count.rule:10} {' '.join(count.cells)}".rstrip()
