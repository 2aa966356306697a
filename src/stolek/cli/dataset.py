"""`stolek dataset`: self-play games as columns for training."""

from collections.abc import Sequence
from pathlib import Path

import click

from stolek.cli.arena import executor_for
from stolek.cli.choice import check_bot, game_called, rules_with
from stolek.cli.command import command
from stolek.cli.parameter import Whole, game, lang, options, seed
from stolek.cli.problem import Problem
from stolek.cli.simulate import bots_for
from stolek.cli.words import Words


@command("dataset")
@game
@click.option("-o", "--output", "output", metavar="FOLDER", required=True)
@click.option("--games", type=Whole(1), default=100)
@click.option("--players", type=Whole(1))
@options
@seed
@click.option("--bot", metavar="NAME", multiple=True)
@click.option("--jobs", type=Whole(1, 512), default=1)
@click.option("--ray", metavar="ADDRESS")
@lang
def dataset(
    words: Words,
    game: str,
    output: str,
    games: int,
    players: int | None,
    option: Sequence[dict[str, str]],
    seed: int | None,
    bot: Sequence[str],
    jobs: int,
    ray: str | None,
) -> None:
    """Play the games and write the columns."""
    rules = rules_with(game_called(game), option)
    bots = bots_for(rules, players, [check_bot(name) for name in bot])
    from stolek.arena.dataset import write_dataset
    from stolek.arena.job import Job
    from stolek.bots.program import BotFailed

    planned = [Job(game, dict(rules.chosen), bots, (seed or 0) + number, number) for number in range(games)]
    try:
        written = sum(write_dataset(planned, Path(output), executor_for(jobs, ray)))
    except ModuleNotFoundError as missing:
        raise Problem("cli-no-package", name="nanoarrow", extra="data") from missing
    except BotFailed as failed:
        raise Problem("cli-bot-failed", text=str(failed)) from failed
    except OSError as wrong:
        raise Problem("cli-unwritable", name=output) from wrong
    click.echo(words("cli-dataset-done", {"games": written, "folder": output}))
