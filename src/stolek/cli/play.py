"""`stolek play`: a game in the terminal, for any number of people at one keyboard and bots."""

import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from secrets import randbits
from typing import TYPE_CHECKING, Final

import click

from stolek.cli.choice import AnyRules, check_bot, check_seats, game_called, rules_with, usual_seats
from stolek.cli.command import command
from stolek.cli.parameter import game, lang, options, seed
from stolek.cli.problem import Problem
from stolek.cli.words import Words

if TYPE_CHECKING:
    from stolek.terminal.shelf import Saved, Shelf

HUMAN: Final = "human"
BOT: Final = "bot:"
OPPONENT: Final = "bot:random"
THINKING: Final = 4.0
"""Seconds that a bot may think about one answer; most levels want less."""


@command("play")
@game
@click.option("--seat", metavar="human|bot:LEVEL", multiple=True)
@options
@seed
@click.option("--resume", is_flag=True)
@lang
def play(
    words: Words,
    game: str,
    seat: Sequence[str],
    option: Sequence[dict[str, str]],
    seed: int | None,
    resume: bool,
) -> None:
    """Play until somebody leaves; the game is saved after every move."""
    rules = rules_with(game_called(game), option)
    seats = seats_for(rules, seat)
    from stolek.storage.folder import user_folder
    from stolek.terminal.shelf import Shelf

    shelf = Shelf(user_folder(os.environ, sys.platform, Path.home()) / "games")
    saved = latest(shelf, game) if resume else None
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Problem("cli-no-terminal")
    from stolek.bots.bot import Seconds
    from stolek.kernel.generator import Generator
    from stolek.terminal.app import CallerSettings, GameRequest, TerminalApp

    request = GameRequest(game, dict(rules.chosen), seats, randbits(63) if seed is None else seed)
    around = CallerSettings(time.time, _stamp, Generator(randbits(63)), lambda: Seconds(THINKING, time.monotonic))
    app = TerminalApp(request, shelf, words.language, around, resume=saved)
    code = app.run()
    if app.left_unfinished:
        click.echo(words("cli-play-saved", {"game": game}))
    if code:
        raise click.exceptions.Exit(code)


def seats_for(rules: AnyRules, named: Sequence[str]) -> tuple[str, ...]:
    """Who sits where; if nobody is named, a human and as many bots as the game needs."""
    for seat in named:
        if seat.startswith(BOT):
            check_bot(seat.removeprefix(BOT))
        elif seat != HUMAN:
            from stolek.bots.levels import KNOWN

            known = [HUMAN, *(f"{BOT}{level}" for level in KNOWN)]
            raise Problem("cli-unknown-seat", name=seat, known=", ".join(known))
    seats = tuple(named) or (HUMAN, *[OPPONENT] * (usual_seats(rules) - 1))
    check_seats(rules, len(seats))
    return seats


def latest(shelf: "Shelf", game: str) -> "Saved":
    """The game that was left last."""
    left = shelf.running(game)
    for saved in left:
        if saved.record is not None:
            return saved
    for saved in left:
        assert saved.damage is not None
        raise Problem("cli-resume-damaged", name=str(saved.path), line=saved.damage.line)
    raise Problem("cli-nothing-to-resume", game=game)


def _stamp(moment: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(moment))
