"""What beginners are told about a question: there for every kind, in both languages, and only of what is played."""

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import islice
from typing import Any, Final

import pytest

from stolek.kernel.option import Value
from stolek.kernel.registry import find_game, game_ids, package_of, variants
from stolek.kernel.values import Question, Seat
from stolek.server.speech import Speech
from stolek.text.catalog import catalog
from stolek.text.language import LANGUAGES
from tests.web.recorded import PAIR, by_chance

LONGEST: Final = 330
"""Letters: more would not be read in the middle of a game."""

EAGER: Final = (("build", "place-on-region", "play-card", "place-follower"),)
"""What brings games forward, so that much can be asked."""

MODULES: Final = {
    "en": "builder|piglet|shepherd|sheep|wolf|wheel|crown|inn\\b|cathedral|river|spring|hill|goods|big follower",
    "cs": "stavitel|selátk|pastýř|ovc|ovce|vlk|kol[oaeu] štěstí|korun|hostin|katedrál|řek|pramen|kop[ec]|zboží|velk",
}
"""What only the modules of Carcassonne have."""


def kinds(game: str) -> list[type[Question]]:
    """Every kind of question of the game with whatever options; where no game asks for an order, none is explained."""
    asks = (kind for rules in variants(find_game(game)) for kind in rules.asks)
    every = dict.fromkeys(kind for kind in asks if issubclass(kind, Question))
    return [kind for kind in every if kind.tag() != "choose-order" or game == "viscounts"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_every_kind_of_question_is_explained(game: str, language: Any) -> None:
    words = catalog(language, package_of(find_game(game)))
    assert [kind.tag() for kind in kinds(game) if not words.has(f"teach-{kind.tag()}")] == []


@pytest.mark.parametrize("game", game_ids())
def test_explanations_are_short(game: str) -> None:
    found = [text for _, text in told(game, ()) if max(len(text.en), len(text.cs)) > LONGEST]
    assert found == []


@cache
def told(game: str, options: tuple[tuple[str, Value], ...], moves: int = 400) -> tuple[tuple[str, Any], ...]:
    """The keys and words of everything that is explained in the first moves of a game by chance."""
    return tuple(dict(_explained(game, dict(options), moves)).items())


def _explained(game: str, options: Mapping[str, Value], moves: int) -> Iterator[tuple[str, Any]]:
    rules = find_game(game)(options)
    speech = Speech(find_game(game), PAIR)
    for moment in islice(by_chance(game, options, 5, EAGER), moves):
        question = rules.question(moment.state, moment.seat)
        for one in speech.explanations(question, rules.legal(moment.state, moment.seat)):
            yield one.key, one.text


def test_the_base_game_of_carcassonne_tells_of_no_module() -> None:
    found = told("carcassonne", ())
    assert {key for key, _ in found} == {"teach-place-tile", "teach-place-figure"}
    for _, text in found:
        assert re.search(MODULES["en"], text.en) is None
        assert re.search(MODULES["cs"], text.cs) is None


def test_with_modules_each_figure_is_explained_when_it_can_be_placed() -> None:
    modules = ("inns_cathedrals", "traders_builders", "hills_sheep", "wheel")
    keys = {key for key, _ in told("carcassonne", tuple((module, True) for module in modules))}
    figures = ("place-big-follower", "place-builder", "place-shepherd", "take-crown")
    assert {f"teach-place-figure-{figure}" for figure in figures} <= keys


def cards_of(package: str) -> dict[str, set[str]]:
    """The English names of the draw cards of each set."""
    cards = json.loads((files(package) / "data" / "draw_cards.json").read_text("utf-8"))
    sets: dict[str, set[str]] = {}
    for card in cards:
        for copy in card["copies"]:
            sets.setdefault(copy["set"], set()).add(card["name"]["en"])
    return sets


@pytest.mark.parametrize("mode", ["intro", "theme_gold", "theme_turmoil", "theme_progress"])
def test_the_rivals_tell_of_no_card_of_another_set(mode: str) -> None:
    sets = cards_of("stolek.games.rivals")
    played = {"basic", mode.removeprefix("theme_")}
    elsewhere = set().union(*(cards for name, cards in sets.items() if name not in played))
    elsewhere -= set().union(*(cards for name, cards in sets.items() if name in played))
    found = told("rivals", (("mode", mode),))
    assert len(found) > 5
    for _, text in found:
        assert [card for card in elsewhere if re.search(rf"\b{re.escape(card)}\b", text.en)] == []


def test_a_game_without_explanations_says_nothing() -> None:
    class Unexplained(Question, frozen=True):
        """Nobody has written anything about it."""

    assert Speech(find_game("cartographers")).explanations(Unexplained(Seat(0)), []) == ()
