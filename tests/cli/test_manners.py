"""What one expects of any command line: short options, help, a word about slips of the finger, completion, a picker."""

import io
import os
import sys
from pathlib import Path

import pytest

from stolek.cli import play as play_command
from stolek.cli.app import COMMANDS
from tests.cli.conftest import Run, program


def test_short_options_do_what_the_long_ones_do(stolek: Run) -> None:
    assert stolek("-V").out == stolek("--version").out != ""
    assert stolek("-h").out == stolek("--help").out != ""
    assert stolek("play", "-h").out == stolek("play", "--help").out != ""
    assert "-h, --help" in stolek("play", "-h").out


def test_help_is_a_command_too(stolek: Run) -> None:
    assert stolek("help").out == stolek("--help").out
    for name in COMMANDS:
        assert stolek("help", name).out == stolek(name, "--help").out
    assert "did you mean “play”?" in stolek("help", "plya").complaint


@pytest.mark.parametrize(
    ("arguments", "english", "czech"),
    [
        (("plya",), "did you mean “play”?", "nemyslíš „play“?"),
        (("play", "rivls"), "did you mean “rivals”?", "nemyslíš „rivals“?"),
        (("play", "kartografove"), "did you mean “cartographers”?", "nemyslíš „cartographers“?"),
        (("simulate", "rivals", "--gmes", "3"), "did you mean “--games”?", "nemyslíš „--games“?"),
        (("play", "cartographers", "--option", "sied=A"), "did you mean “side”?", "nemyslíš „side“?"),
        (("play", "cartographers", "--seat", "bot:nromal"), "did you mean “normal”?", "nemyslíš „normal“?"),
        (("completion", "fsh"), "did you mean “fish”?", "nemyslíš „fish“?"),
    ],
)
def test_a_slip_of_the_finger_is_understood(stolek: Run, arguments: tuple[str, ...], english: str, czech: str) -> None:
    assert english in stolek(*arguments).complaint
    assert czech in stolek(*arguments, "--lang", "cs").complaint


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("stolek pl", {"play"}),
        ("stolek play ca", {"carcassonne", "cartographers"}),
        ("stolek play rivals --se", {"--seat", "--seed"}),
        ("stolek completion ", {"bash", "zsh", "fish"}),
        ("stolek chess ", set()),
    ],
)
def test_a_shell_completes_commands_games_and_options(line: str, offered: set[str]) -> None:
    asked = {"_STOLEK_COMPLETE": "bash_complete", "COMP_WORDS": line, "COMP_CWORD": str(line.count(" "))}
    ran = program(environment=asked)
    assert (ran.code, ran.err) == (0, "")
    assert {answer.partition(",")[2] for answer in ran.out.splitlines()} == offered


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_prints_what_a_shell_reads(stolek: Run, shell: str) -> None:
    ran = stolek("completion", shell)
    assert ran.code == 0
    assert f"_STOLEK_COMPLETE={shell}_complete" in ran.out


@pytest.mark.parametrize(
    ("typed", "title"), [("2\n", "Cartographers"), ("pilire zeme\n", "The Pillars of the Earth"), ("riv\n", "Rivals")]
)
def test_play_alone_asks_which_game(
    stolek: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str, title: str
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    ran = stolek("play", "--seed", "1")
    assert ran.code == 0
    assert "Which game?" in ran.out
    assert title in ran.out.split("q to leave:")[1]


@pytest.mark.parametrize("typed", ["", "q\n", "chess\nq\n"])
def test_the_picker_can_be_left(stolek: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    ran = stolek("play")
    assert (ran.code, ran.err) == (0, "")
    assert ("There is no game “chess”" in ran.out) == ("chess" in typed)
    assert list(tmp_path.iterdir()) == []


def test_the_usual_opponent_is_normal(stolek: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    stolek("play", "carcassonne")
    (record,) = tmp_path.rglob("*.record")
    assert '"bot:normal"' in record.read_text("utf-8")


def test_a_seed_fixes_what_bots_choose(stolek: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = []
    for folder in ("one", "two"):
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / folder))
        monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 40))
        stolek("play", "cartographers", "--seed", "5", "--seat", "human", "--seat", "bot:random")
        (record,) = (tmp_path / folder).rglob("*.record")
        played.append(record.read_text("utf-8"))
    assert played[0] == played[1]
    assert played[0].count("\n") > 40


def test_a_lesson_can_be_left(stolek: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("click.prompt", lambda *words, **more: "q")
    monkeypatch.setattr("stolek.cli.learn.is_watched", lambda: True)
    ran = stolek("learn", "rivals")
    assert ran.code == 0
    assert ran.out.count("— Stop ") == 1


@pytest.mark.parametrize("typed", ["Abbey", "abbey", "klášter", "KLASTER"])
def test_a_card_is_found_by_its_name(stolek: Run, typed: str) -> None:
    ran = stolek("rules", "rivals", typed)
    assert ran.code == 0
    assert ran.out.startswith("Abbey\n")
    for part in ("One progress point", "Cost: 1 brick, 1 grain and 1 ore", "RIVA-4.111"):
        assert part in ran.out


@pytest.mark.parametrize(
    ("game", "typed", "english"),
    [
        ("cartographers", "hranicni les", ("Sentinel Wood", "1 star for every forest space", "CART-4.70")),
        ("pillars", "Studies in Toledo", ("Take 2 metal now.", "PILL-4.78")),
        ("viscounts", "ministrant", ("Acolyte", "value 3", "cleric and merchant", "flip a debt or a deed")),
    ],
)
def test_cards_of_other_games_are_found_too(stolek: Run, game: str, typed: str, english: tuple[str, ...]) -> None:
    ran = stolek("rules", game, *typed.split())
    assert ran.code == 0
    for part in english:
        assert part in ran.out


def test_a_name_that_is_almost_right_is_offered(stolek: Run) -> None:
    assert "Stoneside Forest" in stolek("rules", "cartographers", "forest").complaint
    assert "Merchant Caravan" in stolek("rules", "rivals", "merchnt caravan").complaint


def test_a_dumb_terminal_has_no_full_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    class Screen(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr(sys, "stdin", Screen())
    monkeypatch.setattr(sys, "stdout", Screen())
    for term, full in (("xterm-256color", True), ("dumb", False), ("", False)):
        monkeypatch.setenv("TERM", term)
        assert play_command.has_full_screen() is full
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    monkeypatch.setenv("TERM", os.environ.get("TERM") or "xterm")
    assert not play_command.has_full_screen()
