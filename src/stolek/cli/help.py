"""`stolek help`: what the commands do, or one of them; the same pages as `--help`."""

import click

from stolek.cli.command import command
from stolek.cli.parameter import lang
from stolek.cli.problem import unknown
from stolek.cli.words import Words


@command("help")
@click.argument("topic", required=False, metavar="COMMAND")
@lang
def help(words: Words, topic: str | None) -> None:
    """Print the page."""
    parent = click.get_current_context().parent
    assert parent is not None
    group = parent.command
    assert isinstance(group, click.Group)
    if topic is None:
        click.echo(parent.get_help())
        return
    asked = group.get_command(parent, topic)
    if asked is None:
        raise unknown("cli-unknown-command", topic, group.list_commands(parent))
    with click.Context(asked, parent=parent, info_name=topic) as ctx:
        click.echo(asked.get_help(ctx))
