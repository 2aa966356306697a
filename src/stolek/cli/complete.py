"""Completion in shells: the shell calls the program again and asks it what may stand here.

`stolek completion` prints the few lines that make a shell ask.
"""

from typing import Final

import click
from click.shell_completion import get_completion_class, shell_complete

from stolek.cli.problem import HELP_NAMES, Problem
from stolek.cli.words import Words

COMPLETE: Final = "_STOLEK_COMPLETE"
"""The variable by which the shell asks."""
SHELLS: Final = ("bash", "zsh", "fish")


def complete(group: click.Group, words: Words, asked: str) -> int:
    """Answer the shell; a line that cannot be understood so far has no completion."""
    settings = {"obj": words, "help_option_names": list(HELP_NAMES)}
    try:
        return shell_complete(group, settings, "stolek", COMPLETE, asked)
    except Problem:
        return 0


def script(shell: str) -> str:
    """What a shell reads to ask from then on."""
    from stolek.cli.app import stolek

    kind = get_completion_class(shell)
    assert kind is not None
    return kind(stolek, {}, "stolek", COMPLETE).source()
