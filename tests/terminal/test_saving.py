"""Saved on every move, resumed after a kill, never damaged further."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from stolek.kernel.codec import canonical_hash
from stolek.kernel.record import read_record
from stolek.storage.folder import user_folder
from stolek.terminal.app import TerminalApp
from stolek.terminal.beginning import GoOn
from stolek.terminal.shelf import Shelf
from tests.terminal.conftest import House, files, play, press, shown, words

NAME = "cartographers-2026-11-15-2000.record"


def position(app: TerminalApp) -> str:
    """The position on the table."""
    assert app.sitting is not None
    assert app.sitting.table.play is not None
    return canonical_hash(app.sitting.table.play.state)


async def nothing(pilot: Pilot[int]) -> None:
    """Only look."""


async def three(pilot: Pilot[int]) -> None:
    """Three answers."""
    await press(pilot, *["enter"] * 3)


def test_every_move_is_in_the_file_at_once(house: House) -> None:
    app = house.app("human", "bot:random")

    async def script(pilot: Pilot[int]) -> None:
        path = house.shelf.folder / NAME
        assert app.sitting is not None
        for _ in range(4):
            assert app.sitting.table.play is not None
            assert path.read_text("utf-8") == app.sitting.record().text()
            assert len(read_record(path.read_text("utf-8")).moves) == 1 + len(app.sitting.table.play.moves)
            await press(pilot, "enter")
        await press(pilot, "f3")
        assert path.read_text("utf-8") == app.sitting.record().text()

    play(app, script)
    assert files(house) == [NAME]


def test_a_game_goes_on_after_a_kill_as_if_nothing_had_happened(house: House, tmp_path: Path) -> None:
    """Alone, so that only the players' answers and the generator decide: six moves are six moves."""
    straight = House(tmp_path / "straight").app("human")

    async def six(pilot: Pilot[int]) -> None:
        await three(pilot)
        await three(pilot)

    play(straight, six)
    play(house.app("human"), three)
    (saved,) = house.shelf.running("cartographers")
    resumed = house.app("human", resume=saved)
    play(resumed, three)
    assert position(resumed) == position(straight)
    assert files(house) == [NAME]


def test_seats_are_remembered(house: House) -> None:
    play(house.app("bot:random", "human", "human", options={"side": "B"}), nothing)
    (saved,) = house.shelf.running("cartographers")
    resumed = house.app("human", resume=saved)

    async def script(pilot: Pilot[int]) -> None:
        assert resumed.sitting is not None
        assert resumed.sitting.seats == ("bot:random", "human", "human")
        assert resumed.sitting.table.settings.options["side"] == "B"
        assert "Pass the keyboard to Player 2." in shown(pilot)

    play(resumed, script)


def test_a_game_that_was_left_is_offered(house: House) -> None:
    first = house.app("human")
    play(first, three)
    again = house.app("human")

    async def take_up(pilot: Pilot[int]) -> None:
        assert isinstance(again.screen, GoOn)
        assert "Go on with the game of 2026-11-15 20:00: one player, 3 moves" in shown(pilot)
        await press(pilot, "f4")
        assert "Pokračovat ve hře z 2026-11-15 20:00: jeden hráč, 3 tahy" in shown(pilot)
        await press(pilot, "enter")
        assert position(again) == position(first)

    play(again, take_up)
    anew = house.app("human")

    async def begin(pilot: Pilot[int]) -> None:
        await press(pilot, "escape")
        assert "Hamlet is turned: time 1/8." in shown(pilot)

    play(anew, begin)
    assert position(anew) != position(first)
    assert files(house) == ["cartographers-2026-11-15-2000-2.record", NAME]


def test_a_damaged_file_is_named_and_left_alone(house: House) -> None:
    play(house.app("human"), three)
    path = house.shelf.folder / NAME
    path.write_text(path.read_text("utf-8").replace("0 place", "sheep", 1), encoding="utf-8")
    damaged = path.read_bytes()
    app = house.app("human")

    async def script(pilot: Pilot[int]) -> None:
        assert "is damaged in line 3" in shown(pilot)
        await press(pilot, "enter")
        assert "Hamlet is turned: time 1/8." in shown(pilot)
        await press(pilot, "enter")

    play(app, script)
    assert path.read_bytes() == damaged


def test_a_file_that_cannot_be_played_is_left_alone_too(house: House) -> None:
    play(house.app("human"), three)
    path = house.shelf.folder / NAME
    path.write_text(path.read_text("utf-8").replace('"side":"A"', '"side":"X"', 1), encoding="utf-8")
    damaged = path.read_bytes()
    (saved,) = house.shelf.running("cartographers")
    app = house.app("human", resume=saved)

    async def script(pilot: Pilot[int]) -> None:
        assert "cannot be gone on with" in words(pilot, "#notice")

    play(app, script)
    assert path.read_bytes() == damaged


def test_without_room_to_save_the_game_goes_on_and_says_so(house: House) -> None:
    house.shelf.folder.write_text("not a folder")
    app = house.app("human", "bot:random")

    async def script(pilot: Pilot[int]) -> None:
        await press(pilot, "enter")
        assert "could not be saved" in words(pilot, "#notice")
        assert app.sitting is not None
        assert app.sitting.table.play is not None
        assert app.sitting.table.play.moves

    play(app, script)
    assert not app.left_unfinished


def test_saving_replaces_all_or_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    app = house.app("human")
    play(app, three)
    before = (house.shelf.folder / NAME).read_bytes()
    assert app.sitting is not None

    def no_room(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", no_room)
    app.sitting.save()
    assert app.sitting.unsaved is not None
    assert (house.shelf.folder / NAME).read_bytes() == before
    assert files(house) == [NAME]


@pytest.mark.parametrize(
    ("environment", "platform", "folder"),
    [
        ({}, "linux", "/home/eva/.local/share/stolek/games"),
        ({"XDG_DATA_HOME": "/data"}, "linux", "/data/stolek/games"),
        ({}, "darwin", "/home/eva/Library/Application Support/stolek/games"),
        ({"LOCALAPPDATA": "/local"}, "win32", "/local/stolek/games"),
    ],
)
def test_games_lie_where_the_system_keeps_such_things(environment: dict[str, str], platform: str, folder: str) -> None:
    assert user_folder(environment, platform, Path("/home/eva")) / "games" == Path(folder)


def test_other_games_and_finished_ones_are_not_offered(house: House) -> None:
    play(house.app("human"), three)
    path = house.shelf.folder / NAME
    (house.shelf.folder / "cartographers-of-mars-1.record").write_text(
        path.read_text("utf-8").replace('"cartographers"', '"cartographers-of-mars"'), encoding="utf-8"
    )
    with path.open("a", encoding="utf-8") as file:
        file.write("end 00\n")
    assert house.shelf.running("cartographers") == []
    assert Shelf(Path("/nowhere")).running("cartographers") == []
