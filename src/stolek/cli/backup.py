"""`stolek backup`: a copy of the games, also while a server uses them."""

from pathlib import Path

import click

from stolek.cli.command import command
from stolek.cli.parameter import lang
from stolek.cli.problem import Problem
from stolek.cli.words import Words


@command("backup")
@click.argument("target", metavar="FILE")
@click.option("--database", metavar="URL")
@lang
def backup(words: Words, target: str, database: str | None) -> None:
    """Copy a SQLite database to a new file."""
    from stolek.server.settings import default_database
    from stolek.storage.backup import back_up
    from stolek.storage.database import DatabaseProblem, sqlite_file

    try:
        source = sqlite_file(database or default_database())
        if source is None:
            raise Problem("cli-backup-postgresql")
        back_up(source, Path(target).expanduser())
    except DatabaseProblem as wrong:
        raise Problem("cli-backup-impossible", problem=str(wrong), reason=wrong.reason, about=wrong.about) from wrong
    click.echo(words("cli-backup-done", {"name": target}))
