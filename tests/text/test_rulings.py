"""What a rulebook leaves open is said in both languages, and every word of it leads somewhere."""

import pytest

from stolek.kernel.registry import find_game, game_ids, package_of
from stolek.text.language import LANGUAGES
from stolek.text.rulebook import rulebook
from stolek.text.rulings import rulings, rulings_under

GAMES = tuple(game_ids())


@pytest.mark.parametrize("game", GAMES)
def test_rulings_are_the_same_in_both_languages(game: str) -> None:
    czech, english = (rulings(package_of(find_game(game)), language) for language in LANGUAGES)
    assert czech, "every rulebook leaves something open"
    assert list(czech) == list(english)
    for id in czech:
        assert (czech[id].touches, czech[id].option) == (english[id].touches, english[id].option), id
        assert czech[id].reading != english[id].reading, id


@pytest.mark.parametrize("game", GAMES)
def test_a_ruling_touches_rules_that_exist(game: str) -> None:
    package = package_of(find_game(game))
    missing = rulings_under(package, "en").keys() - rulebook(package, "en").keys()
    assert not missing
    assert all(ruling.touches for ruling in rulings(package, "en").values())


@pytest.mark.parametrize("game", GAMES)
def test_another_reading_that_can_be_chosen_is_an_option_of_that_kind(game: str) -> None:
    offered = {
        ruling.option: ruling.id for ruling in rulings(package_of(find_game(game)), "en").values() if ruling.option
    }
    options = {option.key: option.rule for option in find_game(game).options if option.kind == "ruling"}
    assert offered == options
