"""Kinds of values and the parameters that several commands share."""

from ipaddress import ip_network
from typing import Final

import click

from stolek.cli.problem import Problem

MAX_SEED: Final = 2**63 - 1


class Whole(click.ParamType[int]):
    """A whole number from `least` to `most`."""

    name = "N"

    def __init__(self, least: int, most: int | None = None) -> None:
        self.least = least
        self.most = most

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number, or a complaint that says which numbers are allowed."""
        text = str(value).strip()
        if text.isascii() and text.isdigit() and len(text) < 20:
            number = int(text)
            if number >= self.least and (self.most is None or number <= self.most):
                return number
        name = param.opts[-1] if param else ""
        if self.most is None:
            raise Problem("cli-not-a-number-from", name=name, text=text, least=self.least)
        raise Problem("cli-not-a-number-within", name=name, text=text, least=self.least, most=self.most)


class Network(click.ParamType[str]):
    """An address or a network, `10.0.0.5` or `10.0.0.0/8`."""

    name = "ADDRESS"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The address as it was written, if it is one."""
        try:
            ip_network(str(value), strict=False)
        except ValueError as wrong:
            raise Problem("cli-not-a-network", name=param.opts[-1] if param else "", text=str(value)) from wrong
        return str(value)


class Choice(click.ParamType[dict[str, str]]):
    """A choice of an option, `key=value`."""

    name = "KEY=VALUE"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> dict[str, str]:
        """The pair, as a little mapping."""
        key, equals, chosen = str(value).partition("=")
        if not key or not equals:
            raise Problem("cli-not-a-choice", text=str(value))
        return {key: chosen}


def complete_game(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The games that begin so."""
    from stolek.kernel.registry import game_ids

    return [id for id in game_ids() if id.startswith(incomplete)]


game = click.argument("game", shell_complete=complete_game)
options = click.option("--option", "option", type=Choice(), multiple=True)
seed = click.option("--seed", type=Whole(0, MAX_SEED))
as_json = click.option("--json", "json", is_flag=True)
lang = click.option("--lang", metavar="cs|en", expose_value=False)
"""Read before everything else, so that complaints about the rest are in this language too; see `app`."""
