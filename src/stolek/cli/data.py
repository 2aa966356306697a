"""`stolek data`: what of a game's components can be corrected, and whether a file of corrections fits."""

from pathlib import Path

import click

from stolek.cli.choice import game_called
from stolek.cli.command import command
from stolek.cli.corrections import correction_problem, corrections_folder, read_corrections
from stolek.cli.parameter import game, lang
from stolek.cli.words import Words
from stolek.kernel.corrections import WrongCorrection, corrections_of
from stolek.kernel.data import check_corrections, data_files
from stolek.kernel.registry import package_of


@command("data")
@game
@click.option("--check", metavar="FILE")
@lang
def data(words: Words, game: str, check: str | None) -> None:
    """Print the data files and what is corrected in them, or check a file of corrections."""
    package = package_of(game_called(game))
    if check is not None:
        corrections = read_corrections(Path(check))
        try:
            check_corrections(package, corrections)
        except WrongCorrection as wrong:
            raise correction_problem(game, wrong) from wrong
        click.echo(words("cli-data-fits", {"name": check, "game": game, "folder": str(corrections_folder())}))
        return
    in_use = corrections_of(package)
    for file, path in data_files(package).items():
        key = "cli-data-corrected" if file in in_use else "cli-data-printed"
        click.echo(words(key, {"name": str(path)}))
