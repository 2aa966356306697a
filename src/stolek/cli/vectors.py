"""`stolek vectors`: play scripted positions of a game and compare what comes out.

A game that has vectors has a module `vectors` with `play_vectors(document)`: it takes the decoded JSON file and gives
one result a vector, with `id`, `ok` and `why` (a text, empty where all is well). A document that is not in the format
of the game is a ValueError.
"""

from collections.abc import Sequence
from typing import Protocol

import click
import msgspec

from stolek.cli.choice import game_called, part_of
from stolek.cli.command import command
from stolek.cli.file import read_text
from stolek.cli.parameter import as_json, game, lang
from stolek.cli.problem import FailedCheck, Problem
from stolek.cli.words import Words


class Result(msgspec.Struct, frozen=True):
    """How one vector came out."""

    id: str
    ok: bool
    why: str = ""


class PlayVectors(Protocol):
    """What the module `vectors` of a game offers."""

    def __call__(self, document: object) -> Sequence[object]:
        """Play all vectors of a document."""


@command("vectors")
@game
@click.argument("file")
@as_json
@lang
def vectors(words: Words, game: str, file: str, json: bool) -> None:
    """Play and compare; exit code 1 if any vector came out differently."""
    module = part_of(game_called(game), "vectors")
    if module is None:
        raise Problem("cli-no-vectors", game=game)
    play: PlayVectors = module.play_vectors
    try:
        document = msgspec.json.decode(read_text(file).encode())
    except msgspec.DecodeError as wrong:
        raise Problem("cli-vectors-json", name=file) from wrong
    try:
        results = msgspec.convert(msgspec.to_builtins(play(document)), list[Result])
    except ValueError as wrong:
        raise Problem("cli-vectors-format", name=file, problem=_said(wrong, words)) from wrong
    failed = sum(not result.ok for result in results)
    if json:
        click.echo(msgspec.json.encode({"vectors": results}).decode())
    else:
        for result in results:
            click.echo(words("cli-vectors-ok" if result.ok else "cli-vectors-wrong", msgspec.to_builtins(result)))
    if failed:
        raise FailedCheck("cli-vectors-failed", failed=failed, count=len(results))
    if not json:
        click.echo(words("cli-vectors-all", {"count": len(results)}))


def _said(wrong: ValueError, words: Words) -> str:
    """What is wrong with the document: the game's own line, or what the validator found, in words."""
    from stolek.text.unreadable import understood

    return understood(str(wrong)).said(words.language) if isinstance(wrong, msgspec.ValidationError) else str(wrong)
