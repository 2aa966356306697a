"""`stolek rules`: the rules of a game and the rulings that some rest on, page by page or a single one; cards by name.

Without a game: how many rules of each game are printed in its rulebook, and how many rest on rulings.
"""

import sys
from collections.abc import Iterator
from shutil import get_terminal_size
from textwrap import fill
from typing import TYPE_CHECKING, Final

import click

from stolek.cli.choice import game_called
from stolek.cli.command import command
from stolek.cli.parameter import complete_game, lang
from stolek.cli.problem import Problem
from stolek.cli.words import Words
from stolek.kernel.registry import game_ids, package_of

if TYPE_CHECKING:
    from stolek.text.component import Component
    from stolek.text.rulebook import Paragraph
    from stolek.text.rulings import Ruling

WIDEST: Final = 100


@command("rules")
@click.argument("game", required=False, shell_complete=complete_game)
@click.argument("id", nargs=-1)
@lang
def rules(words: Words, game: str | None, id: tuple[str, ...]) -> None:
    """Print one paragraph or card, or page through all; without a game count them."""
    if game is None:
        click.echo("\n".join(_count(name, words) for name in game_ids()))
        return
    from stolek.text.rulebook import rulebook

    package = package_of(game_called(game))
    if not rulebook(package, words.language):
        raise Problem("cli-no-rulebook", game=game)
    if id:
        click.echo(_single(game, package, " ".join(id), words))
        return
    text = "\n\n".join([words("title", {}, package), *_pages(package, words)]) + "\n"
    if sys.stdout.isatty():
        click.echo_via_pager(text)
    else:
        click.echo(text, nl=False)


def _count(game: str, words: Words) -> str:
    """How many rules of a game are as printed, how many rest on how many rulings."""
    from stolek.text.rulebook import rulebook
    from stolek.text.rulings import rulings, rulings_under

    package = package_of(game_called(game))
    all_rules, resting = rulebook(package, words.language), rulings_under(package, words.language)
    numbers = {
        "rules": len(all_rules),
        "printed": len(all_rules.keys() - resting.keys()),
        "resting": len(all_rules.keys() & resting.keys()),
        "rulings": len(rulings(package, words.language)),
    }
    return words("cli-rules-count", {"title": words("title", {}, package), **numbers})


def _single(game: str, package: str, id: str, words: Words) -> str:
    """The rule or the ruling with this id, however it is capitalised."""
    from stolek.text.rulebook import UnknownRule, find_rule, rulebook
    from stolek.text.rulings import rulings, rulings_under

    if ruling := rulings(package, words.language).get(id.strip().upper()):
        return _ruling(ruling, words)
    try:
        rule = find_rule(package, words.language, id)
    except UnknownRule as unknown:
        first, *_ = rulebook(package, words.language)
        if cards := cards_called(package, id, words):
            return "\n\n".join(_card(card, package, words) for card in cards)
        if not unknown.nearest:
            alike = ", ".join(cards_like(package, id, words)) or "none"
            raise Problem("cli-no-such-rule", name=id, example=first, game=game, cards=alike) from unknown
        raise Problem("cli-unknown-rule", name=id, nearest=", ".join(unknown.nearest)) from unknown
    under = rulings_under(package, words.language).get(rule.id, ())
    return "\n\n".join([_paragraph(rule, under, words), *[_ruling(ruling, words) for ruling in under]])


def cards_called(package: str, typed: str, words: Words) -> "list[Component]":
    """The components of this name that have something to tell."""
    from stolek.terminal.cards import card_lines
    from stolek.text.component import called

    return [one for one in called(package, typed) if card_lines(one, package, words.language)]


def cards_like(package: str, typed: str, words: Words) -> list[str]:
    """The names of some that have the typed letters in them, or look alike."""
    from stolek.terminal.cards import card_lines
    from stolek.text.component import components, name_of
    from stolek.text.fold import folded, nearest

    told = [one for one in components(package).values() if card_lines(one, package, words.language)]
    names = [name_of(one, package, words.language) for one in told]
    meant = nearest(typed, names)
    alike = [name for name in names if folded(typed) in folded(name)] or ([meant] if meant else [])
    return list(dict.fromkeys(alike))[:5]


def _card(card: "Component", package: str, words: Words) -> str:
    """A card: its name, its text and cost, and its rule."""
    from stolek.terminal.cards import card_lines
    from stolek.text.component import name_of, rules_of
    from stolek.text.rulings import rulings_under

    under = rulings_under(package, words.language)
    about = [name_of(card, package, words.language), *card_lines(card, package, words.language)]
    paragraphs = [_paragraph(rule, under.get(rule.id, ()), words) for rule in rules_of(card, package, words.language)]
    return "\n\n".join(["\n".join(map(_filled, about)), *paragraphs])


def _pages(package: str, words: Words) -> Iterator[str]:
    """Every rule, each chapter with its heading, and the rulings as a chapter of their own."""
    from stolek.text.rulebook import rulebook
    from stolek.text.rulings import rulings, rulings_under

    under = rulings_under(package, words.language)
    chapter = section = ""
    for rule in rulebook(package, words.language).values():
        if rule.chapter != chapter:
            chapter, section = rule.chapter, ""
            yield chapter
        if rule.section != section:
            section = rule.section
            yield f"— {section} —"
        yield _paragraph(rule, under.get(rule.id, ()), words)
    if decided := rulings(package, words.language):
        yield words("rulings")
        yield from (_ruling(ruling, words) for ruling in decided.values())


def _paragraph(rule: "Paragraph", under: "tuple[Ruling, ...]", words: Words) -> str:
    rests = " " + words("rests-on", {"rulings": ", ".join(ruling.id for ruling in under)}) if under else ""
    return _filled(f"{rule.id}  {rule.words}{rests}")


def _ruling(ruling: "Ruling", words: Words) -> str:
    parts = [("ruling-open", ruling.open), ("ruling-reading", ruling.reading), ("ruling-other", ruling.other)]
    lines = [f"{ruling.id}  {ruling.title}", *[f"{words(key)} {text}" for key, text in parts]]
    if ruling.option:
        lines.append(words("ruling-option", {"option": ruling.option}))
    return "\n".join(map(_filled, lines))


def _filled(text: str) -> str:
    return fill(text, min(WIDEST, get_terminal_size((WIDEST, 0)).columns))
