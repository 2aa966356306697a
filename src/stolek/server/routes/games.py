"""Endpoints about the games that are installed: lists, options, rules."""

from functools import cache
from typing import Annotated, Final

import msgspec

from stolek.bots.levels import LEVELS
from stolek.kernel.registry import find_game, game_ids, package_of
from stolek.server import wire
from stolek.server.endpoint import Call, Endpoint, Parameter
from stolek.server.failure import not_found
from stolek.server.present import speech_for
from stolek.text.rulebook import rulebook


async def list_games(call: Call) -> wire.Catalogue:
    """All games with their options, and the levels of the bots."""
    return await call.service.in_thread(_games)


async def read_rules(call: Call) -> wire.Rulebook:
    """The rules of a game, paragraph by paragraph."""
    game = call.path("game")
    if game not in game_ids():
        raise not_found("no-game")
    return await call.service.in_thread(_rules, game)


@cache
def _games() -> wire.Catalogue:
    return wire.Catalogue(tuple(_game(id) for id in game_ids()), tuple(LEVELS))


def _game(id: str) -> wire.Game:
    rules, speech = find_game(id), speech_for(id, ())
    return wire.Game(
        id=id,
        version=rules.version,
        title=speech.say("title"),
        summary=speech.say("summary"),
        players=wire.Players(min(rules.players), max(rules.players)),
        options=tuple(speech.option(option) for option in rules.options),
    )


@cache
def _rules(game: str) -> wire.Rulebook:
    package = package_of(find_game(game))
    english, czech = rulebook(package, "en"), rulebook(package, "cs")
    both = [(english[id], czech[id]) for id in english if id in czech]
    return wire.Rulebook(
        game,
        tuple(
            wire.Paragraph(en.id, wire.Words(en.chapter, cs.chapter), wire.Words(en.words, cs.words)) for en, cs in both
        ),
    )


GAME: Final = Parameter("game", "path", Annotated[str, msgspec.Meta(pattern="^[a-z0-9_-]{1,60}$")], "a game", "no-game")

ENDPOINTS: Final = (
    Endpoint("GET", "/api/games", "The games that can be played here", list_games, wire.Catalogue, cost=4),
    Endpoint(
        "GET", "/api/games/{game}/rules", "The rules of a game", read_rules, wire.Rulebook, cost=4, parameters=(GAME,)
    ),
)
