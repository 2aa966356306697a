"""`stolek games`: a list of the games, with players and options."""

from typing import Any

import click

from stolek.cli.choice import game_called, spelled_numbers
from stolek.cli.command import command
from stolek.cli.parameter import as_json, lang
from stolek.cli.words import Words
from stolek.kernel.option import Option, format_value
from stolek.kernel.registry import game_ids, package_of
from stolek.kernel.rules import Rules


@command("games")
@as_json
@lang
def games(words: Words, json: bool) -> None:
    """Print the list."""
    installed = [game_called(name) for name in game_ids()]
    if json:
        import msgspec

        click.echo(msgspec.json.encode([_entry(game, words) for game in installed]).decode())
    else:
        click.echo("\n\n".join("\n".join(_lines(game, words)) for game in installed))


def _entry(game: type[Rules[Any]], words: Words) -> dict[str, object]:
    return {
        "id": game.id,
        "name": words("title", {}, package_of(game)),
        "players": {"min": game.players[0], "max": game.players[-1]},
        "options": [{"key": o.key, "default": o.default, "values": list(o.values)} for o in game.options],
    }


def _lines(game: type[Rules[Any]], words: Words) -> list[str]:
    package = package_of(game)
    players = words("cli-games-players", {"players": spelled_numbers(game.players)})
    return [
        f"{game.id} · {words('title', {}, package)} · {players}",
        f"  {words('summary', {}, package)}",
        *[f"  --option {_option(option)} · {words(f'option-{option.key}', {}, package)}" for option in game.options],
    ]


def _option(option: Option) -> str:
    """`side=A|B`, the value that holds when nobody chooses first."""
    values = [option.default, *[value for value in option.values if value != option.default]]
    return f"{option.key}={'|'.join(map(format_value, values))}"
