"""`stolek play`: a game in the terminal, for any number of people at one keyboard and bots; on a screen or as lines."""

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
from stolek.cli.parameter import complete_game, lang, options, seed
from stolek.cli.problem import Problem, unknown
from stolek.cli.words import Words
from stolek.kernel.registry import game_ids, package_of

if TYPE_CHECKING:
    from stolek.terminal.request import CallerSettings, GameRequest
    from stolek.terminal.shelf import Saved, Shelf

HUMAN: Final = "human"
BOT: Final = "bot:"
OPPONENT: Final = "bot:normal"
QUIT: Final = "q"
PACE: Final = 0.4
"""Seconds between two moves of bots; Ctrl+P changes it."""
THINKING: Final = 4.0
"""Seconds that a bot may think about one answer; most levels want less."""


@command("play")
@click.argument("game", required=False, shell_complete=complete_game)
@click.option("--seat", metavar="human|bot:LEVEL", multiple=True)
@options
@seed
@click.option("--resume", is_flag=True)
@click.option("--plain", is_flag=True)
@lang
def play(
    words: Words,
    game: str | None,
    seat: Sequence[str],
    option: Sequence[dict[str, str]],
    seed: int | None,
    resume: bool,
    plain: bool,
) -> None:
    """Play until somebody leaves; the game is saved after every move."""
    game = pick_game(words) if game is None else game
    rules = rules_with(game_called(game), option)
    seats = seats_for(rules, seat)
    from stolek.storage.folder import user_folder
    from stolek.terminal.shelf import Shelf

    shelf = Shelf(user_folder(os.environ, sys.platform, Path.home()) / "games")
    saved = latest(shelf, game) if resume else None
    from stolek.terminal.request import GameRequest

    request = GameRequest(game, dict(rules.chosen), seats, randbits(63) if seed is None else seed)
    around = surroundings(seed)
    if plain or not has_full_screen():
        play_plainly(words, request, shelf, around, saved)
        return
    from stolek.terminal.app import TerminalApp

    app = TerminalApp(request, shelf, words.language, around, resume=saved)
    code = app.run()
    if app.left_unfinished:
        click.echo(words("cli-play-saved", {"game": game}))
    if code:
        raise click.exceptions.Exit(code)


def surroundings(seed: int | None) -> "CallerSettings":
    """Time and chance; a seed fixes what bots choose too, so then they think by counts and not by the clock."""
    from stolek.bots.bot import Seconds, Simulations
    from stolek.kernel.generator import Generator
    from stolek.terminal.request import CallerSettings

    if seed is None:
        return CallerSettings(
            time.time, _stamp, Generator(randbits(63)), lambda: Seconds(THINKING, time.monotonic), PACE
        )
    return CallerSettings(time.time, _stamp, Generator(seed).fork(), lambda: Simulations(sys.maxsize), PACE)


def has_full_screen() -> bool:
    """Can anything be drawn? A pipe, a log or a dumb terminal takes lines alone."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "") not in ("", "dumb")


def play_plainly(
    words: Words, request: "GameRequest", shelf: "Shelf", around: "CallerSettings", saved: "Saved | None"
) -> None:
    """The same game as lines."""
    from stolek.kernel.generator import next64
    from stolek.table.play import Unplayable
    from stolek.terminal.plain import PlainGame
    from stolek.terminal.request import begin
    from stolek.terminal.sitting import take_up
    from stolek.terminal.speech import Speech
    from stolek.terminal.thinking import BotPlayers

    if saved is not None and saved.record is not None:
        try:
            sitting = take_up(saved.record, next64(around.chance), shelf, saved.path.stem, around.now)
        except Unplayable as wrong:
            raise Problem("cli-unplayable", name=str(saved.path), reason=str(wrong)) from wrong
    else:
        if any(one.record for one in shelf.running(request.game)):
            click.echo(words("cli-play-left", {"game": request.game}))
        sitting = begin(request, shelf, around)
    speech = Speech(words.language, package_of(game_called(request.game)), sitting.seats)
    PlainGame(sitting, speech, BotPlayers(around.chance, around.budget), read_line, click.echo).play()
    if sitting.table.phase != "over" and sitting.unsaved is None:
        click.echo(words("cli-play-saved", {"game": request.game}))


def read_line(prompt: str) -> str | None:
    """What somebody types; None at the end of the input."""
    click.echo(prompt + " " * (not prompt.endswith(" ")), nl=False)
    line = sys.stdin.readline()
    return line.rstrip("\n") if line else None


def pick_game(words: Words) -> str:
    """Ask which game; an end of the input or `q` leaves."""
    click.echo(words("cli-pick-game"))
    ids = list(game_ids())
    for number, id in enumerate(ids, 1):
        package = package_of(game_called(id))
        click.echo(f"{number}. {words('title', {}, package)}: {words('summary', {}, package)}")
    while (typed := read_line(words("cli-pick-prompt"))) is not None and typed.strip().casefold() != QUIT:
        name = typed.strip()
        if name.isdecimal() and 1 <= int(name) <= len(ids):
            return ids[int(name) - 1]
        try:
            return game_called(name).id
        except Problem as wrong:
            if (meant := wrong.arguments["nearest"]) in ids:
                return str(meant)
            click.echo(wrong.line(words))
    raise click.exceptions.Exit(0)


def seats_for(rules: AnyRules, named: Sequence[str]) -> tuple[str, ...]:
    """Who sits where; if nobody is named, a human and as many bots as the game needs."""
    for seat in named:
        if seat.startswith(BOT):
            check_bot(seat.removeprefix(BOT))
        elif seat != HUMAN:
            from stolek.bots.levels import KNOWN

            known = [HUMAN, *(f"{BOT}{level}" for level in KNOWN)]
            raise unknown("cli-unknown-seat", seat, known)
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
