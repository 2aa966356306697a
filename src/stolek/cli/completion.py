"""`stolek completion`: what a shell has to read so that it completes commands, games and options."""

import click

from stolek.cli.command import command
from stolek.cli.complete import SHELLS, script
from stolek.cli.parameter import lang
from stolek.cli.problem import unknown
from stolek.cli.words import Words


def complete_shell(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The shells that begin so."""
    return [shell for shell in SHELLS if shell.startswith(incomplete)]


@command("completion")
@click.argument("shell", shell_complete=complete_shell)
@lang
def completion(words: Words, shell: str) -> None:
    """Print it."""
    if shell not in SHELLS:
        raise unknown("cli-unknown-shell", shell, SHELLS)
    click.echo(script(shell))
