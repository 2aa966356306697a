"""Endpoints about the games that are installed: lists, options, rules."""

from functools import cache
from typing import Annotated, Final

import msgspec

from stolek.bots.levels import LEVELS
from stolek.kernel.corrections import corrections_of
from stolek.kernel.registry import find_game, game_ids, package_of
from stolek.server import wire_games
from stolek.server.endpoint import Call, Endpoint, Parameter
from stolek.server.failure import not_found
from stolek.server.present import speech_for
from stolek.server.wire import Words
from stolek.text.rulebook import Paragraph, rulebook
from stolek.text.rulings import Ruling, rulings, rulings_under


async def list_games(call: Call) -> wire_games.Catalogue:
    """All games with their options, and the levels of the bots."""
    return await call.service.in_thread(_games)


async def read_rules(call: Call) -> wire_games.Rulebook:
    """The rules of a game, paragraph by paragraph."""
    game = call.path("game")
    if game not in game_ids():
        raise not_found("no-game")
    return await call.service.in_thread(_rules, game)


@cache
def _games() -> wire_games.Catalogue:
    return wire_games.Catalogue(tuple(_game(id) for id in game_ids()), tuple(LEVELS))


def _game(id: str) -> wire_games.Game:
    rules, speech = find_game(id), speech_for(id, ())
    return wire_games.Game(
        id=id,
        version=rules.version,
        title=speech.say("title"),
        summary=speech.say("summary"),
        players=wire_games.Players(min(rules.players), max(rules.players)),
        options=tuple(speech.option(option) for option in rules.options if option.kind != "checking"),
        corrections=dict(corrections_of(package_of(rules))),
    )


@cache
def _rules(game: str) -> wire_games.Rulebook:
    package = package_of(find_game(game))
    english, czech = rulebook(package, "en"), rulebook(package, "cs")
    under = rulings_under(package, "en")
    return wire_games.Rulebook(
        game,
        tuple(_paragraph(english[id], czech[id], under.get(id, ())) for id in english if id in czech),
        tuple(map(_ruling, rulings(package, "en").values(), rulings(package, "cs").values())),
    )


def _paragraph(en: Paragraph, cs: Paragraph, under: tuple[Ruling, ...]) -> wire_games.Paragraph:
    return wire_games.Paragraph(
        id=en.id,
        chapter=Words(en.chapter, cs.chapter),
        section=Words(en.section, cs.section),
        text=Words(en.words, cs.words),
        rulings=tuple(ruling.id for ruling in under),
    )


def _ruling(en: Ruling, cs: Ruling) -> wire_games.Ruling:
    return wire_games.Ruling(
        id=en.id,
        title=Words(en.title, cs.title),
        touches=en.touches,
        option=en.option,
        open=Words(en.open, cs.open),
        reading=Words(en.reading, cs.reading),
        other=Words(en.other, cs.other),
    )


GAME: Final = Parameter("game", "path", Annotated[str, msgspec.Meta(pattern="^[a-z0-9_-]{1,60}$")], "a game", "no-game")

ENDPOINTS: Final = (
    Endpoint("GET", "/api/games", "The games that can be played here", list_games, wire_games.Catalogue, cost=4),
    Endpoint(
        "GET",
        "/api/games/{game}/rules",
        "The rules of a game",
        read_rules,
        wire_games.Rulebook,
        cost=4,
        parameters=(GAME,),
    ),
)
