"""Bad input: one line that says what is wrong and what is allowed, in the user's language, and exit code 2."""

from collections.abc import Iterable, Mapping
from typing import Final

import click

from stolek.cli.words import Words

WRONG_INPUT: Final = 2
LONGEST: Final = 600
HELP_NAMES: Final = ("-h", "--help")


class Problem(Exception):
    """Something the user asked for is not possible; the key and arguments of the line that says so."""

    def __init__(self, key: str, arguments: Mapping[str, object] | None = None, /, **named: object) -> None:
        self.key: Final = key
        self.arguments: Final = {name: _shortened(value) for name, value in {**(arguments or {}), **named}.items()}
        super().__init__(key, self.arguments)

    def line(self, words: Words) -> str:
        """The complaint, on one line whatever somebody typed."""
        return on_one_line(words(self.key, self.arguments))


class FailedCheck(Problem):
    """The input was fine and what it claims is not true: exit code 1."""


def _shortened(value: object) -> object:
    """What somebody typed may be longer than a message can hold."""
    return value[:LONGEST] + "…" if isinstance(value, str) and len(value) > LONGEST else value


def on_one_line(text: str) -> str:
    """Characters that would break the line or command the terminal are shown by their codes."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def unknown(key: str, name: str, known: Iterable[str], **named: object) -> Problem:
    """There is nothing of this name; what there is, and what somebody seems to have meant."""
    from stolek.text.fold import nearest

    known = list(known)
    meant = nearest(name, known)
    return Problem(key, named, name=name, known=", ".join(known), nearest=meant or "none")


def problem_of(error: click.UsageError) -> Problem:
    """What click found wrong with the command line."""
    assert error.ctx is not None
    command, path = error.ctx.command, error.ctx.command_path
    usage = " ".join(command.collect_usage_pieces(error.ctx))
    options = [param for param in command.params if isinstance(param, click.Option)]
    match error:
        case click.NoSuchOption():
            known = [*(option.opts[-1] for option in options), "--help"]
            return unknown("cli-no-such-option", error.option_name, known, command=path)
        case click.MissingParameter() if error.param is not None:
            return Problem("cli-missing", name=error.param.human_readable_name, command=path, usage=usage)
        case click.BadOptionUsage():
            flags = [name for option in options if option.is_flag for name in option.opts]
            key = "cli-option-without-value" if error.option_name in (*flags, *HELP_NAMES) else "cli-option-needs-value"
            return Problem(key, name=error.option_name)
    return Problem("cli-usage-error", command=path, usage=usage)
