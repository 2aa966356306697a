"""`stolek learn`: the first lesson of a game, stop by stop; the board as the learner sees it and what there is to know.

In a terminal it waits for Enter between two stops; into a file or a pipe it tells everything at once.
"""

import sys
from collections.abc import Iterator, Mapping
from functools import partial
from shutil import get_terminal_size
from textwrap import fill
from typing import TYPE_CHECKING, Any, Final

import click

from stolek.cli.choice import AnyRules, game_called
from stolek.cli.command import command
from stolek.cli.parameter import game, lang
from stolek.cli.problem import Problem
from stolek.cli.words import Words
from stolek.kernel.picture import Picture
from stolek.kernel.record import Replay
from stolek.kernel.registry import package_of
from stolek.kernel.values import Seat
from stolek.kernel.view import View

if TYPE_CHECKING:
    from stolek.text.lesson import Lesson, Stop

WIDEST: Final = 100
QUIT: Final = "q"
_NOTHING: Final[Mapping[str, object]] = {}


@command("learn")
@game
@lang
def learn(words: Words, game: str) -> None:
    """Show the stops one after another."""
    from stolek.text.lesson import lessons

    kind = game_called(game)
    package = package_of(kind)
    lesson = next(iter(lessons(package).values()), None)
    if lesson is None:
        raise Problem("cli-no-lesson", game=game)
    click.echo(words(lesson.key, {}, package))
    for number, (stop, rules, replayed) in enumerate(_stops(kind, lesson), 1):
        _show(words, package, lesson, number, stop, rules, replayed)
        if number < len(lesson.stops) and is_watched():
            answer = click.prompt(words("cli-learn-on"), default="", show_default=False, prompt_suffix=" ")
            if answer.strip().casefold() == QUIT:
                return


def is_watched() -> bool:
    """Is there somebody to wait for?"""
    return sys.stdin.isatty() and sys.stdout.isatty()


def _stops(kind: type[AnyRules], lesson: "Lesson") -> "Iterator[tuple[Stop, AnyRules, Replay[Any]]]":
    """Every stop with the position that the game has then."""
    record = lesson.record()
    rules = kind(record.header.options)
    replayed: Replay[Any] = Replay(rules, record)
    for stop in lesson.stops:
        while replayed.at < stop.move:
            replayed.play(record.moves[replayed.at + 1])
        yield stop, rules, replayed


def _show(
    words: Words, package: str, lesson: "Lesson", number: int, stop: "Stop", rules: AnyRules, replayed: Replay[Any]
) -> None:
    from stolek.text.lesson import LEARNER

    players = replayed.record.header.players
    click.echo(f"\n{words('cli-learn-stop', {'number': number, 'count': len(lesson.stops)})}\n")
    _draw(rules.view(replayed.state, Seat(LEARNER)), words, package, players)
    said = [words(lesson.said(number), {}, package)]
    if stop.asks:
        said.append(words(lesson.answered(number), {}, package))
    width = min(WIDEST, get_terminal_size((WIDEST, 0)).columns)
    click.echo("\n" + "\n\n".join(fill(text, width) for text in said))


def _draw(view: View, words: Words, package: str, players: tuple[str, ...]) -> None:
    """The board in characters, in colour where the terminal has any; nothing for a game that cannot be drawn."""
    from importlib import import_module
    from importlib.util import find_spec

    from rich.console import Console
    from rich.text import Text

    from stolek.terminal.palette import style

    if find_spec(f"{package}.board") is None:
        return

    def say(key: str, arguments: Mapping[str, object] = _NOTHING) -> str:
        return words(key, arguments, package, players)

    picture: Picture = import_module(f"{package}.board").draw(view, say)
    paint = partial(Console(highlight=False, soft_wrap=True).print, no_wrap=True, crop=False)
    for row in picture.rows:
        paint(Text.assemble(*((span.text, style(span.style)) for span in row)))
