"""`stolek replay`: a game in words, checked; a damaged record is kept and can be read up to the damage."""

import json
from pathlib import Path

import pytest

from stolek.kernel.codec import canonical_hash
from stolek.kernel.generator import Generator, below
from stolek.kernel.record import begin, write_move
from stolek.kernel.registry import find_game
from tests.cli.conftest import Run


def recorded(seats: int = 2, moves: int | None = None) -> str:
    """The record of a random game, or of its beginning."""
    rules = find_game("cartographers")({"side": "B"})
    s, _ = rules.setup(seats, 11)
    record = begin(rules, s, 11, ["Eva", "Jan"])
    rng = Generator(1)
    while (waited := rules.waiting(s)) and (moves is None or len(record.moves) <= moves):
        legal = rules.legal(s, waited[0])
        action = legal[below(rng, len(legal))]
        rules.apply(s, waited[0], action)
        record.moves.append(write_move(rules, s, waited[0], action))
    record.end = "" if rules.waiting(s) else canonical_hash(s)
    return record.text()


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    path.write_text(recorded(), encoding="utf-8")
    return path


def damaged(path: Path, line: int, text: str) -> Path:
    """The same record with another text in this line (counted from 1)."""
    lines = path.read_text("utf-8").splitlines()
    lines[line - 1] = text
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def test_a_game_is_told_in_words_with_rule_ids(stolek: Run, whole: Path) -> None:
    out = stolek("replay", str(whole)).out
    assert out.startswith("Cartographers, 2 players\n")
    assert "1. Eva: Draw shape" in out
    assert "Eva draws " in out
    assert "[CART-4.14]" in out
    assert "\nThe game is over.\n" in out
    czech = stolek("replay", str(whole), "--lang", "cs").out
    assert czech.startswith("Kartografové, 2 hráči\n")
    assert "\nHra skončila.\n" in czech


def test_json_holds_moves_events_and_outcome(stolek: Run, whole: Path) -> None:
    found = json.loads(stolek("replay", str(whole), "--json").out)
    assert (found["game"], found["options"]["side"], found["seats"], found["seed"]) == ("cartographers", "B", 2, 11)
    assert found["players"] == ["Eva", "Jan"]
    assert [move["number"] for move in found["moves"]] == list(range(len(found["moves"])))
    assert found["moves"][0]["seat"] is None
    assert found["moves"][0]["events"][0]["type"] == "edict-laid"
    assert found["moves"][0]["events"][0]["rule"] == "CART-2.4"
    assert found["hash"] == whole.read_text("utf-8").splitlines()[-1].removeprefix("end ")
    assert found["verified"]
    assert len(found["outcome"]["scores"]) == 2


def test_verify_says_what_was_verified(stolek: Run, whole: Path, tmp_path: Path) -> None:
    hash = whole.read_text("utf-8").splitlines()[-1].removeprefix("end ")
    assert f"final hash {hash}" in stolek("replay", str(whole), "--verify").out
    cut = tmp_path / "cut.record"
    cut.write_text(recorded(moves=5), encoding="utf-8")
    assert "The record can be played: 5 moves;" in stolek("replay", str(cut), "--verify").out


def test_a_cut_record_is_a_shorter_game(stolek: Run, tmp_path: Path) -> None:
    cut = tmp_path / "cut.record"
    cut.write_text(recorded(moves=3), encoding="utf-8")
    found = json.loads(stolek("replay", str(cut), "--json").out)
    assert len(found["moves"]) == 4
    assert found["outcome"] is None
    assert not found["verified"]


def test_to_stops_early_and_knows_how_far_it_may_go(stolek: Run, whole: Path) -> None:
    moves = len(whole.read_text("utf-8").splitlines()) - 3
    assert len(json.loads(stolek("replay", str(whole), "--to", "0", "--json").out)["moves"]) == 1
    assert len(json.loads(stolek("replay", str(whole), "--to", str(moves), "--json").out)["moves"]) == moves + 1
    complaint = stolek("replay", str(whole), "--to", str(moves + 1)).complaint
    assert f"--to is {moves + 1}, but the record has {moves} moves; 0 to {moves} are allowed." == complaint


def header(**changed: object) -> str:
    """A header with something changed."""
    sound = {"stolek": 1, "game": "cartographers", "rules": 1, "options": {}, "seats": 2, "seed": 1}
    return json.dumps({**sound, **changed})


@pytest.mark.parametrize(
    ("line", "text", "complaint"),
    [
        (5, "1 plaice 0 A1", "line 5: “plaice 0 A1” is no action of this game; what stands before it can be read with"),
        (5, "sheep", "line 5, which is no move: “sheep”; what stands before it can be read with --to 2"),
        (5, "1 single A1", "line 5: “1 single A1” is not allowed there (CART-4.20)"),
        (4, "7 single A1", "line 4: “7 single A1” is not allowed there (TABLE-1); what stands before it"),
        (2, "* | chess", "line 2: chance cannot have answered “chess”; nothing before it can be read"),
        (2, "0 single A1", "line 2 should be the set-up, beginning with *; nothing before it can be read"),
        (1, '{"stolek": 1}', "This is not a record: line 1 is no header"),
        (1, header(stolek=3), "format 3; only format 2"),
        (1, header(game="chess"), "no game “chess”"),
        (1, header(options={"x": 1}), "no option “x”"),
        (1, header(seats=0), "0 players cannot"),
        (1, header(rules=99), "version 99 of the rules"),
        (1, "", "This is not a record"),
    ],
)
def test_damage_is_named_and_kept(stolek: Run, whole: Path, line: int, text: str, complaint: str) -> None:
    path = damaged(whole, line, text)
    before = path.read_bytes()
    for extra in ((), ("--verify",), ("--json",)):
        assert complaint in stolek("replay", str(path), *extra).complaint
    assert path.read_bytes() == before
    assert [child.name for child in path.parent.iterdir()] == ["game.record"]


def test_what_stands_before_the_damage_can_be_read(stolek: Run, whole: Path) -> None:
    sound = stolek("replay", str(whole), "--to", "2").out
    path = damaged(damaged(whole, 5, "0 plaice \x07"), 9, "sheep")
    assert "--to 2" in stolek("replay", str(path)).complaint
    assert stolek("replay", str(path), "--to", "2").out == sound
    assert "--to 2" in stolek("replay", str(path), "--to", "3").complaint


def test_a_wrong_final_hash_is_damage(stolek: Run, whole: Path) -> None:
    lines = whole.read_text("utf-8").splitlines()
    path = damaged(whole, len(lines), "end 0123")
    assert (
        "and not 0123; what stands before it can be read with --to" in stolek("replay", str(path), "--verify").complaint
    )
    assert stolek("replay", str(path), "--to", str(len(lines) - 3)).code == 0
