"""`stolek games` and `stolek rules`, help, version."""

import json

import pytest

from stolek import __version__
from stolek.kernel.registry import find_game, game_ids, package_of
from stolek.text.rulebook import rulebook
from stolek.text.rulings import rulings, rulings_under
from tests.cli.conftest import CZECH, Run


def test_games_are_listed_with_players_and_options(stolek: Run) -> None:
    lines = stolek("games").out.splitlines()
    assert "cartographers · Cartographers · 1–100 players" in lines
    assert "  --option side=A|B · Map side" in lines


def test_games_as_json(stolek: Run) -> None:
    listed = json.loads(stolek("games", "--json", "--lang", "cs").out)
    assert [entry["id"] for entry in listed] == list(game_ids())
    entry = next(entry for entry in listed if entry["id"] == "cartographers")
    assert entry == {
        "id": "cartographers",
        "name": "Kartografové",
        "players": {"min": 1, "max": 100},
        "options": [
            {"key": "side", "default": "A", "values": ["A", "B"]},
            {"key": "all_tied_win", "default": False, "values": [False, True]},
        ],
    }


@pytest.mark.parametrize("id", ["CART-4.11", "cart-4.11", " CART-4.11 "])
def test_one_rule_is_printed(stolek: Run, id: str) -> None:
    ran = stolek("rules", "cartographers", id)
    assert ran.code == 0
    assert ran.out.startswith("CART-4.11  The whole shape has to be on the map")


def test_all_rules_are_printed_chapter_by_chapter(stolek: Run) -> None:
    book = rulebook(package_of(find_game("cartographers")), "cs")
    out = stolek("rules", "cartographers", "--lang", "cs").out
    places = [out.index(f"\n{id}  ") for id in book]
    assert out.startswith("Kartografové\n")
    assert places == sorted(places)
    assert all(f"\n\n{paragraph.chapter}\n\n" in out for paragraph in book.values())


def test_a_rule_is_printed_with_the_ruling_that_it_rests_on(stolek: Run) -> None:
    for ruling in rulings(package_of(find_game("cartographers")), "en").values():
        out = stolek("rules", "cartographers", ruling.touches[0]).out
        assert f"(Rests on {ruling.id}" in out.replace("\n", " ") or f", {ruling.id}" in out
        assert f"\n{ruling.id}  {ruling.title}" in out
        assert stolek("rules", "cartographers", ruling.id.lower()).out.startswith(f"{ruling.id}  {ruling.title}")


def test_without_a_game_rules_are_counted(stolek: Run) -> None:
    lines = stolek("rules").out.splitlines()
    assert len(lines) == len(game_ids())
    for game, line in zip(game_ids(), lines, strict=True):
        package = package_of(find_game(game))
        book, resting = rulebook(package, "en"), rulings_under(package, "en")
        assert f": {len(book)} rules, {len(book.keys() - resting.keys())} as printed, " in line
        assert f"{len(resting)} resting on {len(rulings(package, 'en'))} ruling" in line


def test_a_reader_who_has_time_gets_pages(stolek: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    pages: list[str] = []
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setattr("click.echo_via_pager", pages.append)
    assert stolek("rules", "cartographers").out == ""
    assert "CART-4.11  The whole" in pages[0]


def test_help_is_in_the_language_of_the_user(stolek: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert stolek("--help").out.startswith("Usage: stolek [--lang cs|en] [COMMAND …]\n")
    assert "--seed N" in stolek("simulate", "--help").out
    monkeypatch.setenv("LC_ALL", CZECH["LC_ALL"])
    assert stolek("--help").out.startswith("Použití: stolek")
    assert "Jen prvních N tahů" in stolek("replay", "--help").out


def test_version(stolek: Run) -> None:
    assert stolek("--version") == (0, f"stolek {__version__}\n", "")
