"""Files of corrections in the user's data folder, `corrections/GAME.json`: found before a game is loaded."""

import os
import sys
from pathlib import Path

import msgspec

from stolek.cli.problem import Problem
from stolek.kernel.corrections import Corrections, WrongCorrection, use_corrections
from stolek.kernel.registry import game_packages
from stolek.storage.folder import user_folder


def corrections_folder() -> Path:
    """Where this user's corrections belong."""
    return user_folder(os.environ, sys.platform, Path.home()) / "corrections"


def put_in_corrections() -> None:
    """From now on games are played with what their owner has put in."""
    folder = corrections_folder()
    if folder.is_dir():
        packages = game_packages()
        files = {package: folder / f"{game}.json" for game, package in packages.items()}
        use_corrections({package: read_corrections(file) for package, file in files.items() if file.is_file()})


def read_corrections(file: Path) -> Corrections:
    """What a file says, whether it fits the game or not."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=dict[str, dict[str, object] | list[object]])
    except (OSError, msgspec.DecodeError) as problem:
        raise Problem("cli-corrections-unreadable", name=str(file)) from problem


def correction_problem(game: str, wrong: WrongCorrection) -> Problem:
    """What is wrong with a correction, and where."""
    from stolek.text.unreadable import understood  # simulations need no texts

    arguments = dict(wrong.args_of_key)
    if (validator := arguments.pop("problem", None)) is not None:
        arguments["field"] = understood(str(validator)).field
    return Problem(f"cli-{wrong.key}", arguments, game=game)
