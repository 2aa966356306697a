"""How a command is declared: its help and its complaints come from the message files.

The description of the command `games` is the message `cli-games`; a parameter called `players` is described by
`cli-param-players`, and means the same in every command that has it.
"""

from collections.abc import Callable
from typing import Any

import click

from stolek.cli.problem import HELP_NAMES, Problem
from stolek.cli.words import Words


class SpokenCommand(click.Command):
    """A command that speaks the user's language."""

    allow_extra_args = True

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """The same, but superfluous arguments are refused in words."""
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise
        if rest and not ctx.resilient_parsing:
            usage = " ".join(self.collect_usage_pieces(ctx))
            raise Problem("cli-extra-argument", text=rest[0], command=ctx.command_path, usage=usage)
        return rest

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """The arguments and options by name; a list is followed by dots."""
        pieces = []
        for param in self.params:
            if isinstance(param, click.Argument):
                piece = param.human_readable_name + ("…" if param.nargs == -1 else "")
                pieces.append(piece if param.required else f"[{piece}]")
        return [*pieces, *(f"[{_spelled(param)}]" for param in self.params if isinstance(param, click.Option))]

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Usage, description, arguments, options."""
        words = ctx.find_object(Words)
        assert words is not None
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), words("cli-usage") + " ")
        formatter.write_paragraph()
        formatter.write_text(words(f"cli-{self.name}"))
        arguments = [param for param in self.params if isinstance(param, click.Argument)]
        options = [param for param in self.params if isinstance(param, click.Option)]
        if arguments:
            with formatter.section(words("cli-arguments")):
                formatter.write_dl([(p.human_readable_name, words(f"cli-param-{p.name}")) for p in arguments])
        with formatter.section(words("cli-options")):
            rows = [(_spelled(p), words(f"cli-param-{p.name}")) for p in options]
            formatter.write_dl([*rows, (", ".join(HELP_NAMES), words("cli-param-help"))])


def command(name: str) -> Callable[[Callable[..., Any]], SpokenCommand]:
    """Declare a command; its first argument is the `Words` to speak with."""

    def declare(function: Callable[..., Any]) -> SpokenCommand:
        return click.command(name, cls=SpokenCommand)(click.pass_obj(function))

    return declare


def _spelled(option: click.Option) -> str:
    """`--players N`, `--bot NAME …`."""
    name = option.opts[-1]
    if option.is_flag:
        return name
    return f"{name} {option.metavar or option.type.name}" + (" …" if option.multiple else "")
