"""Finds the command, speaks the user's language, and turns every end into an exit code.

Bad input is one line and exit code 2, an interruption 130, a reader who has gone away 141, all without a traceback.
"""

import io
import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from itertools import pairwise
from typing import Final

import click
from click.shell_completion import CompletionItem

from stolek.cli import INTERRUPTED
from stolek.cli.complete import COMPLETE, complete
from stolek.cli.corrections import put_in_corrections
from stolek.cli.problem import HELP_NAMES, WRONG_INPUT, FailedCheck, Problem, problem_of, unknown
from stolek.cli.words import Words
from stolek.text.language import LANGUAGES, Language, UnknownLanguage, pick

COMMANDS: Final = (
    "play",
    "serve",
    "backup",
    "reports",
    "games",
    "rules",
    "learn",
    "simulate",
    "arena",
    "dataset",
    "replay",
    "score",
    "vectors",
    "data",
    "help",
    "completion",
)

READER_GONE: Final = 141
VERSION_NAMES: Final = ("-V", "--version")


class Commands(click.Group):
    """All commands; each is loaded when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, most wanted first."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of this name, loaded now."""
        if cmd_name not in COMMANDS:
            return None
        found = getattr(import_module(f"stolek.cli.{cmd_name}"), cmd_name)
        assert isinstance(found, click.Command)
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The same, but an unknown name is refused in words."""
        if args[0] not in COMMANDS and not args[0].startswith("-"):
            raise unknown("cli-unknown-command", args[0], COMMANDS)
        return super().resolve_command(ctx, args)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """The same, but errors know where they belong."""
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """A command and what belongs to it."""
        return [_words(ctx)("cli-usage-pieces")]

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Every command with its description; nothing is loaded for it."""
        words = _words(ctx)
        formatter.write_usage(ctx.command_path, words("cli-usage-pieces"), words("cli-usage") + " ")
        formatter.write_paragraph()
        formatter.write_text(words("cli-stolek"))
        with formatter.section(words("cli-commands")):
            formatter.write_dl([(name, words(f"cli-{name}")) for name in COMMANDS])
        with formatter.section(words("cli-options")):
            rows = [(", ".join(names), words(f"cli-param-{names[-1][2:]}")) for names in (VERSION_NAMES, HELP_NAMES)]
            formatter.write_dl([("--lang cs|en", words("cli-param-lang")), *rows])

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """The commands that begin so, with what they do."""
        if incomplete.startswith("-"):
            return super().shell_complete(ctx, incomplete)
        words = _words(ctx)
        return [CompletionItem(name, help=words(f"cli-{name}")) for name in COMMANDS if name.startswith(incomplete)]


@click.group("stolek", cls=Commands, invoke_without_command=True)
@click.option(*VERSION_NAMES, is_flag=True)
@click.option("--lang", expose_value=False)
@click.pass_context
def stolek(ctx: click.Context, version: bool) -> None:
    """Without a command: serve on this machine and open the browser."""
    if version:
        from stolek import __version__

        click.echo(f"stolek {__version__}")
        ctx.exit()
    if ctx.invoked_subcommand is None:
        from stolek.cli.serve import HOST, PORT, run_server

        run_server(_words(ctx), HOST, PORT, None, open_browser=True)


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command line and return the exit code."""
    arguments = sys.argv[1:] if arguments is None else list(arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that lacks a letter gets a question mark and not a crash.
            stream.reconfigure(errors="replace" if stream is sys.stdout else "backslashreplace")
    words = Words(pick(None, os.environ))
    try:
        words = Words(_language(arguments, os.environ))
        put_in_corrections()
        if asked := os.environ.get(COMPLETE):
            return complete(stolek, words, asked)
        with stolek.make_context("stolek", arguments, obj=words, help_option_names=list(HELP_NAMES)) as ctx:
            stolek.invoke(ctx)
        sys.stdout.flush()
        return 0
    except click.exceptions.Exit as end:
        return end.exit_code
    except click.UsageError as error:
        return _complain(problem_of(error), words)
    except Problem as problem:
        return _complain(problem, words)
    except click.Abort:
        return INTERRUPTED
    except BrokenPipeError:
        # What is left in the buffer would fail again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return READER_GONE


def _words(ctx: click.Context) -> Words:
    words = ctx.find_object(Words)
    assert words is not None
    return words


def _language(arguments: Sequence[str], environment: Mapping[str, str]) -> Language:
    """The language asked for anywhere on the command line, else that of the surroundings."""
    asked = None
    for word, following in pairwise([*arguments, None]):
        if word is None or word == "--":
            break
        if word == "--lang":
            asked = following
        elif word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
    try:
        return pick(asked, environment)
    except UnknownLanguage as unknown:
        raise Problem("cli-unknown-language", name=unknown.requested, known=", ".join(LANGUAGES)) from unknown


def _complain(problem: Problem, words: Words) -> int:
    print(problem.line(words), file=sys.stderr)
    return 1 if isinstance(problem, FailedCheck) else WRONG_INPUT
