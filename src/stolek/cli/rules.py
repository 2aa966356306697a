"""`stolek rules`: the rules of a game, all of them page by page or a single one."""

import sys
from collections.abc import Iterable, Iterator
from shutil import get_terminal_size
from textwrap import fill
from typing import TYPE_CHECKING, Final

import click

from stolek.cli.choice import game_called
from stolek.cli.command import command
from stolek.cli.parameter import game, lang
from stolek.cli.problem import Problem
from stolek.cli.words import Words
from stolek.kernel.registry import package_of

if TYPE_CHECKING:
    from stolek.text.rulebook import Paragraph

WIDEST: Final = 100


@command("rules")
@game
@click.argument("id", required=False)
@lang
def rules(words: Words, game: str, id: str | None) -> None:
    """Print one paragraph, or page through all."""
    from stolek.text.rulebook import UnknownRule, find_rule, rulebook

    package = package_of(game_called(game))
    book = rulebook(package, words.language)
    if not book:
        raise Problem("cli-no-rulebook", game=game)
    if id is not None:
        try:
            click.echo(_printed(find_rule(package, words.language, id)))
        except UnknownRule as unknown:
            first, *_ = book
            if not unknown.nearest:
                raise Problem("cli-no-such-rule", name=id, example=first, game=game) from unknown
            raise Problem("cli-unknown-rule", name=id, nearest=", ".join(unknown.nearest)) from unknown
        return
    text = "\n\n".join([words("title", {}, package), *_pages(book.values())]) + "\n"
    if sys.stdout.isatty():
        click.echo_via_pager(text)
    else:
        click.echo(text, nl=False)


def _pages(paragraphs: "Iterable[Paragraph]") -> Iterator[str]:
    """Every rule, each chapter with its heading."""
    chapter = ""
    for paragraph in paragraphs:
        if paragraph.chapter != chapter:
            chapter = paragraph.chapter
            yield chapter
        yield _printed(paragraph)


def _printed(paragraph: "Paragraph") -> str:
    return fill(f"{paragraph.id}  {paragraph.words}", min(WIDEST, get_terminal_size((WIDEST, 0)).columns))
