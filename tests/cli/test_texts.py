"""Every sentence that commands and terminal ask for exists, and every one that exists is asked for."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

import stolek.cli.app
from stolek.cli.app import COMMANDS
from stolek.text.anatomy import anatomies
from stolek.text.catalog import catalog, parse
from stolek.text.check import problems
from stolek.text.language import LANGUAGES

ROOMS = ("cli", "terminal")
SOURCE = Path(stolek.cli.app.__file__).parents[1]
COMPOSED = "*"
"""Stands for what a program puts into a key while it runs."""


def asked_for(room: str) -> Iterator[str]:
    """The keys in the source of a room; parts that are put in later are stars."""
    for path in sorted((SOURCE / room).glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            key = ""
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                key = node.value
            elif isinstance(node, ast.JoinedStr):
                key = "".join(str(v.value) if isinstance(v, ast.Constant) else COMPOSED for v in node.values)
            if re.fullmatch(rf"{room}-[a-z0-9*-]*[a-z0-9*]", key):
                yield key


def written() -> list[str]:
    """The keys of the message files that belong to these rooms."""
    keys = [entry.id.name for entry in parse("stolek.text", "en").body if hasattr(entry, "id")]
    return [key for key in keys if key.split("-")[0] in ROOMS]


@pytest.mark.parametrize("room", ROOMS)
def test_every_key_that_is_asked_for_exists(room: str) -> None:
    keys = {key for key in asked_for(room) if COMPOSED not in key}
    assert keys
    for language in LANGUAGES:
        assert [key for key in sorted(keys) if not catalog(language).has(key)] == []


def test_every_key_that_exists_is_asked_for() -> None:
    asked = [key for room in ROOMS for key in asked_for(room)]
    patterns = [re.compile(re.escape(key).replace(re.escape(COMPOSED), ".+")) for key in asked]
    referred = [name for anatomy in anatomies(parse("stolek.text", "en")).values() for name in anatomy.messages]
    unused = [key for key in written() if key not in referred and not any(p.fullmatch(key) for p in patterns)]
    assert unused == []


def test_both_languages_agree() -> None:
    assert problems(None) == []


def test_every_command_and_parameter_is_described() -> None:
    group = stolek.cli.app.stolek
    ctx = click.Context(group)
    for name in COMMANDS:
        command = group.get_command(ctx, name)
        assert command is not None
        assert catalog("cs").has(f"cli-{name}")
        assert [p.name for p in command.params if not catalog("cs").has(f"cli-param-{p.name}")] == []
