"""`stolek data`: who owns the box puts the printed values in; what does not fit is refused, and records say it."""

import json
from pathlib import Path

import pytest

from stolek.kernel.corrections import WrongCorrection, corrected, sealed
from tests.cli.conftest import Run, program

CHEAPER = {"manuscripts.json": {"records": {"ms_grey_flip": {"cost": 1}}}}
SIMULATE = ("simulate", "viscounts", "--games", "4", "--seed", "5", "--json")


def put_in(folder: Path, corrections: object) -> dict[str, str]:
    """A user's data folder with corrections of Viscounts."""
    file = folder / "stolek" / "corrections" / "viscounts.json"
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps(corrections), encoding="utf-8")
    return {"XDG_DATA_HOME": str(folder)}


def test_a_change_is_laid_over_the_data_and_neither_is_altered() -> None:
    data = {"cards": [{"id": "a", "cost": 3, "name": {"en": "A"}}, {"id": "b", "cost": 4}], "limit": 5}
    change = {"cards": {"a": {"cost": 2}, "b": {"new": None}}, "limit": 6}
    before = json.dumps([data, change])
    assert corrected(data, change, "x") == {
        "cards": [{"id": "a", "cost": 2, "name": {"en": "A"}}, {"id": "b", "cost": 4, "new": None}],
        "limit": 6,
    }
    assert json.dumps([data, change]) == before


@pytest.mark.parametrize(
    ("change", "key", "place"),
    [
        ({"cards": {"z": {"cost": 2}}}, "correction-id", "x.cards"),
        ({"cards": {"a": None}}, "correction-gone", "x.cards.a"),
        ({"cards": {"a": {"cost": {"more": 1}}}}, "correction-value", "x.cards.a.cost"),
    ],
)
def test_what_fits_nothing_is_refused_with_its_place(change: object, key: str, place: str) -> None:
    with pytest.raises(WrongCorrection) as wrong:
        corrected({"cards": [{"id": "a", "cost": 3}]}, change, "x")
    assert (wrong.value.key, wrong.value.place) == (key, place)


def test_corrections_are_part_of_the_hash() -> None:
    assert sealed("abc", {}) == "abc"
    assert sealed("abc", CHEAPER) not in ("abc", sealed("abd", CHEAPER), sealed("abc", {"x": {}}))


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize(
    ("corrections", "said"),
    [
        ({"chess.json": {}}, "chess.json"),
        ({"manuscripts.json": {"records": {"nothing": {"cost": 1}}}}, "nothing"),
        ({"manuscripts.json": {"records": {"ms_grey_flip": {"cost": "cheap"}}}}, "cost"),
        ({"manuscripts.json": {"records": {"ms_grey_flip": {"price": 1}}}}, "price"),
        ("cheap", "corrections.json"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_in_one_line(
    stolek: Run, tmp_path: Path, corrections: object, said: str, language: str
) -> None:
    file = tmp_path / "corrections.json"
    file.write_text(json.dumps(corrections), encoding="utf-8")
    ran = stolek("data", "viscounts", "--check", str(file), "--lang", language)
    assert ran.code == 2
    assert said in ran.complaint
    assert "Expected" not in ran.complaint


def test_a_file_that_fits_says_where_it_belongs(stolek: Run, tmp_path: Path) -> None:
    file = tmp_path / "corrections.json"
    file.write_text(json.dumps(CHEAPER), encoding="utf-8")
    ran = stolek("data", "viscounts", "--check", str(file))
    assert ran.code == 0
    assert "viscounts.json" in ran.out


def test_a_corrected_game_is_another_game_in_one_process_or_two(tmp_path: Path) -> None:
    environment = put_in(tmp_path, CHEAPER)
    printed, alone, two = (
        json.loads(program(*SIMULATE, *more, environment=given).out)["hash"]
        for more, given in (((), None), ((), environment), (("--jobs", "2"), environment))
    )
    assert alone != printed
    assert alone == two
    assert "corrected" in program("data", "viscounts", environment=environment).out


def test_a_record_is_played_with_the_corrections_that_it_names(tmp_path: Path) -> None:
    environment = put_in(tmp_path, CHEAPER)
    folder = tmp_path / "games"
    arena = ("arena", "viscounts", "--bot", "random", "--bot", "random", "--games", "1", "--seed", "3")
    assert program(*arena, "--keep", str(folder), "--records", environment=environment).code == 0
    (record,) = folder.rglob("*.record")
    assert json.loads(record.read_text("utf-8").partition("\n")[0])["corrections"] == CHEAPER
    assert program("replay", str(record), "--verify", environment=environment).code == 0
    refused = program("replay", str(record), "--verify")
    assert refused.code == 2
    assert "corrections" in refused.complaint


def test_corrections_that_do_not_fit_stop_the_game_and_no_other(tmp_path: Path) -> None:
    environment = put_in(tmp_path, {"manuscripts.json": {"records": {"nothing": {"cost": 1}}}})
    refused = program(*SIMULATE, environment=environment)
    assert refused.code == 2
    assert "nothing" in refused.complaint
    assert program("simulate", "pillars", "--games", "1", environment=environment).code == 0


def test_other_machines_do_not_know_them(tmp_path: Path) -> None:
    environment = put_in(tmp_path, CHEAPER)
    refused = program("arena", "viscounts", "--games", "1", "--ray", "local", environment=environment)
    assert refused.code == 2
    assert "--ray" in refused.complaint
