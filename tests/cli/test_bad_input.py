"""Bad input anywhere: one line in the user's language that says what is allowed, exit code 2, nothing written."""

from pathlib import Path

import pytest

from stolek.kernel.registry import game_ids
from tests.cli.conftest import CZECH, Run, program

SIMULATE = ("simulate", "cartographers")


@pytest.mark.parametrize(
    ("arguments", "wrong", "allowed"),
    [
        (("chess",), "“chess”", "play, serve, backup, reports, games, rules, learn, simulate"),
        (("--chess",), "--chess", "--version, --lang, --help"),
        (("--lang", "de", "games"), "“de”", "cs, en"),
        (("games", "--lang"), "--lang", "needs a value"),
        (("games", "--json=yes"), "--json", "takes no value"),
        (("games", "--help=yes"), "--help", "takes no value"),
        (("games", "chess"), "“chess”", "stolek games [--json]"),
        (("rules", "chess"), "“chess”", "cartographers"),
        (("rules", "cartographers", "CART-4.1"), "“CART-4.1”", "CART-4.10, CART-4.11"),
        (("rules", "cartographers", "forest"), "“forest”", "ids look like CART-0.1"),
        (("rules", "cartographers", "CART-99.1"), "“CART-99.1”", "the nearest are CART-"),
        (("simulate",), "GAME", "stolek simulate GAME"),
        (("simulate", "chess"), "“chess”", "cartographers"),
        ((*SIMULATE, "--chess"), "--chess", "--players, --option, --games, --seed, --bot, --jobs, --json, --lang"),
        ((*SIMULATE, "--players", "many"), "“many”", "1 or more"),
        ((*SIMULATE, "--players", "-2"), "“-2”", "1 or more"),
        ((*SIMULATE, "--players", "0"), "“0”", "1 or more"),
        ((*SIMULATE, "--players", "101"), "101 players", "1–100"),
        ((*SIMULATE, "--players", "9" * 5000), "9999", "1 or more"),
        ((*SIMULATE, "--games", "0"), "--games", "1 or more"),
        ((*SIMULATE, "--games", "1.5"), "“1.5”", "1 or more"),
        ((*SIMULATE, "--seed", "-1"), "“-1”", "from 0 to 9223372036854775807"),
        ((*SIMULATE, "--seed", str(2**63)), str(2**63), "from 0 to 9223372036854775807"),
        ((*SIMULATE, "--jobs", "0"), "--jobs", "from 1 to 512"),
        ((*SIMULATE, "--jobs", "٣"), "“٣”", "from 1 to 512"),
        ((*SIMULATE, "--option", "side"), "“side”", "KEY=VALUE"),
        ((*SIMULATE, "--option", "=B"), "“=B”", "KEY=VALUE"),
        ((*SIMULATE, "--option", "side=C"), "“C”", "A, B"),
        ((*SIMULATE, "--option", "map=A"), "“map”", "side"),
        ((*SIMULATE, "--bot", "genius"), "“genius”", "random"),
        (
            (*SIMULATE, "--players", "3", "--bot", "random", "--bot", "random"),
            "2 bots",
            "one bot for all or one for each",
        ),
        ((*SIMULATE, "--bot", "exec:/nowhere/bot"), "A bot could not go on", "/nowhere/bot"),
        ((*SIMULATE, "--bot", "exec:/nowhere/bot", "--jobs", "2"), "A bot could not go on", "/nowhere/bot"),
        (("replay",), "RECORD", "stolek replay RECORD"),
        (("replay", "nowhere.record"), "“nowhere.record”", "There is no file"),
        (("score", "cartographers"), "SHEET", "stolek score GAME SHEET…"),
        (("score", "cartographers", "nowhere.txt"), "“nowhere.txt”", "There is no file"),
        (("score", "cartographers", "nowhere.txt", "--card", "chess"), "“chess”", "sentinel_wood, greenbough"),
        (("vectors", "cartographers", "nowhere.json"), "cartographers", "has no vectors"),
    ],
)
def test_a_wrong_command_line_is_refused_in_one_line(
    stolek: Run, arguments: tuple[str, ...], wrong: str, allowed: str
) -> None:
    complaint = stolek(*arguments).complaint
    assert wrong in complaint
    assert allowed in complaint


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("chess",), "Příkaz „chess“ neexistuje; na výběr: play, serve"),
        (("simulate", "chess"), "Hra „chess“ tu není; na výběr: "),
        ((*SIMULATE, "--players", "-1"), "--players je „-1“, ale musí to být celé číslo od 1 výš."),
        ((*SIMULATE, "--players", "200"), "200 hráčů tohle hrát nemůže; povoleno je 1–100."),
        (("learn",), "Chybí GAME; použij: stolek learn GAME"),
        (("replay", "nowhere"), "Soubor „nowhere“ neexistuje."),
        (("rules", "cartographers", "les"), "Pravidlo „les“ neexistuje; označení vypadají jako CART-0.1"),
        (("serve", "--host", "256.0.0.1"), "Počítač „256.0.0.1“ neexistuje; zvol jiný --host."),
        (("serve", "--port", "1", "--host", "192.0.2.1"), "Adresu 192.0.2.1:1 tento počítač nemá; zvol jiný --host."),
        (("backup", "copy", "--database", "/nowhere.db"), "Nic se nezkopírovalo: soubor /nowhere.db neexistuje."),
        (("backup", "copy", "--database", "mysql://x/y"), "Nic se nezkopírovalo: mysql použít nejde, jen sqlite"),
    ],
)
def test_complaints_are_in_the_language_of_the_user(
    stolek: Run, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], words: str
) -> None:
    monkeypatch.setenv("LC_ALL", CZECH["LC_ALL"])
    assert words in stolek(*arguments).complaint


def test_the_language_asked_for_anywhere_on_the_line_counts_for_complaints_too(stolek: Run) -> None:
    assert "Hra „chess“ tu není" in stolek("simulate", "chess", "--lang", "cs").complaint
    assert "Hra „chess“ tu není" in stolek("--lang=cs", "simulate", "chess").complaint


def test_what_a_validator_found_is_not_repeated(stolek: Run, tmp_path: Path) -> None:
    (tmp_path / "list.json").write_text('{"a": 1}', "utf-8")
    (tmp_path / "notes.txt").write_text("hello", "utf-8")
    for name in ("list.json", "notes.txt"):
        complaint = stolek("replay", str(tmp_path / name)).complaint
        assert complaint == "This is not a record: line 1 is no header."


def test_what_was_typed_never_breaks_the_line_or_reaches_the_terminal_as_a_command(stolek: Run) -> None:
    complaint = stolek("simulate", "a\nb\x1b[2J\u202e").complaint
    assert "a\\nb\\x1b[2J\\u202e" in complaint


@pytest.mark.parametrize("command", [("replay",), ("score", "cartographers")])
def test_files_that_cannot_be_read_as_text_are_refused(stolek: Run, tmp_path: Path, command: tuple[str, ...]) -> None:
    binary, latin = tmp_path / "binary", tmp_path / "latin"
    binary.write_bytes(bytes(256))
    latin.write_bytes("příšerně žluťoučký kůň".encode("iso-8859-2"))
    assert "is a folder" in stolek(*command, str(tmp_path)).complaint
    assert "is not text" in stolek(*command, str(binary)).complaint
    assert "is not text" in stolek(*command, str(latin)).complaint
    assert "cannot be read" in stolek(*command, "a\0b").complaint
    assert "is a folder" in stolek(*command, "").complaint


def test_a_program_ends_with_two_and_without_a_traceback() -> None:
    ran = program("simulate", "chess", environment=CZECH)
    assert ran.complaint == f"Hra „chess“ tu není; na výběr: {', '.join(game_ids())}."


def test_a_terminal_without_the_letters_gets_substitutes_and_no_traceback() -> None:
    latin = {"PYTHONIOENCODING": "ascii", "LC_ALL": "cs_CZ.UTF-8"}
    assert program("games", environment=latin).code == 0
    assert program("simulate", "chess", environment=latin).complaint.startswith("Hra \\u201echess")
