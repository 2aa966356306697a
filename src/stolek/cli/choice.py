"""From what was typed to games, options, numbers of players and bots, or to a complaint that names what there is."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

from stolek.cli.corrections import correction_problem
from stolek.cli.problem import Problem, unknown
from stolek.kernel.corrections import WrongCorrection
from stolek.kernel.option import OptionError
from stolek.kernel.problem import SeatsError
from stolek.kernel.registry import UnknownGame, find_game, game_packages, package_of
from stolek.kernel.rules import Rules

AnyRules = Rules[Any]

RANDOM: Final = "random"


def game_called(name: str) -> type[AnyRules]:
    """The game of this name."""
    try:
        return find_game(name)
    except UnknownGame as wrong:
        raise _unknown_game(name, wrong.known) from wrong
    except WrongCorrection as wrong:
        raise correction_problem(name, wrong) from wrong


def _unknown_game(name: str, known: Sequence[str]) -> Problem:
    """Somebody may have meant a game by its title, in either language."""
    from stolek.text.fold import folded
    from stolek.text.language import LANGUAGES
    from stolek.text.say import say

    packages = game_packages()
    titles = {folded(say(lang, "title", {}, packages[id])): id for id in known for lang in LANGUAGES}
    problem = unknown("cli-unknown-game", name, [*known, *titles])
    meant = problem.arguments["nearest"]
    return Problem(problem.key, name=name, known=", ".join(known), nearest=titles.get(str(meant), meant))


def rules_with(game: type[AnyRules], choices: Sequence[dict[str, str]]) -> AnyRules:
    """The rules of a game with these options; of two choices for one option the later counts."""
    chosen = {key: value for choice in choices for key, value in choice.items()}
    try:
        return game(chosen)
    except OptionError as wrong:
        raise option_problem(game, wrong) from wrong


def option_problem(game: type[AnyRules], wrong: OptionError) -> Problem:
    """What is wrong with an option, and what there is instead."""
    allowed = ", ".join(wrong.allowed)
    if wrong.value is not None:
        return Problem("cli-option-value", name=wrong.key, text=wrong.value, allowed=allowed)
    if not game.options:
        return Problem("cli-no-options", game=game.id, name=wrong.key)
    return unknown("cli-option-name", wrong.key, wrong.allowed, game=game.id)


def seats_problem(wrong: SeatsError) -> Problem:
    """The game is not for this many."""
    return Problem("cli-players", count=wrong.seats, allowed=spelled_numbers(wrong.allowed))


def check_seats(rules: AnyRules, seats: int) -> None:
    """Complain unless so many can play."""
    if seats not in rules.seats_allowed():
        raise seats_problem(SeatsError(seats, rules.seats_allowed()))


def usual_seats(rules: AnyRules) -> int:
    """How many play when nobody says: two, or the fewest if the game is not for two."""
    allowed = rules.seats_allowed()
    return 2 if 2 in allowed else allowed[0]


def check_bot(name: str) -> str:
    """The name of a bot that there is; the random one is known without loading what the others need."""
    if name != RANDOM:
        from stolek.bots.levels import UnknownBot, find_bot

        try:
            find_bot(name)
        except UnknownBot as wrong:
            raise unknown("cli-unknown-bot", name, wrong.known) from wrong
    return name


def part_of(game: type[AnyRules], name: str) -> ModuleType | None:
    """An optional module of a game's package, such as `vectors`; None where the game has none."""
    path = f"{package_of(game)}.{name}"
    return import_module(path) if find_spec(path) else None


def spelled_numbers(numbers: Sequence[int]) -> str:
    """`2–5` for an unbroken row of numbers, otherwise each of them."""
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]}–{numbers[-1]}"
    return ", ".join(map(str, numbers))
