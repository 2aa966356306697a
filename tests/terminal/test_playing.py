"""A game at the terminal: by keyboard and mouse, with undo, why not, rules and two languages."""

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from stolek.bots import levels
from stolek.bots.bot import Budget
from stolek.kernel.observation import Observation
from stolek.kernel.record import read_record, replay
from stolek.kernel.registry import find_game
from stolek.kernel.values import Action
from stolek.terminal import app as terminal_app
from stolek.terminal.app import TerminalApp
from stolek.terminal.choices import Choices
from stolek.terminal.pages import Page
from stolek.terminal.panels import TitleBar
from tests.terminal.conftest import House, files, play, press, settled, shown, words, write

LARGE = (140, 45)


def moves(app: TerminalApp) -> list[str]:
    """What has been played, seat and action."""
    assert app.sitting is not None
    assert app.sitting.table.play is not None
    return [f"{move.seat} {move.action}" for move in app.sitting.table.play.moves]


def test_a_whole_game_is_played_by_keyboard(house: House) -> None:
    app = house.app("human", "bot:random")

    async def script(pilot: Pilot[int]) -> None:
        assert app.sitting is not None
        for _ in range(400):
            if app.sitting.table.phase == "over":
                break
            await press(pilot, "enter")
        assert app.sitting.table.phase == "over"
        assert isinstance(app.screen, Page)
        assert "The result" in shown(pilot)
        assert "Spring: coins" in shown(pilot)
        await press(pilot, "escape")
        assert "The game is over" in words(pilot, "#prompt")

    play(app, script)
    assert files(house) == ["finished/cartographers-2026-11-15-2000.record"]
    record = read_record((house.shelf.folder / files(house)[0]).read_text("utf-8"))
    assert record.end
    replay(find_game("cartographers")({"side": "A"}), record)


def test_typing_filters_and_enter_chooses(house: House) -> None:
    app = house.app("human", "bot:random")

    async def script(pilot: Pilot[int]) -> None:
        choices = app.screen.query_one(Choices)
        everything = len(choices.shown)
        await write(pilot, "k11 j1")
        assert 0 < len(choices.shown) < everything
        assert all("K11" in one.label for one in choices.shown)
        assert words(pilot, "#hint").startswith(f"{len(choices.shown)} of {everything}")
        first = choices.shown[0].label
        await press(pilot, "enter")
        assert app.screen.query_one(Input).value == ""
        assert first.removeprefix("Draw shape 1 on ") in moves(app)[0]

    play(app, script)


def test_an_empty_list_chooses_nothing(house: House) -> None:
    app = house.app("human", "bot:random")

    async def script(pilot: Pilot[int]) -> None:
        await write(pilot, "chess")
        await press(pilot, "enter", "down")
        assert moves(app) == []
        await press(pilot, "escape")
        assert len(app.screen.query_one(Choices).shown) > 100

    play(app, script)


def test_keys_move_through_the_list_and_the_board_shows_what_is_considered(house: House) -> None:
    app = house.app("human", "bot:random")

    async def script(pilot: Pilot[int]) -> None:
        choices = app.screen.query_one(Choices)
        before = shown(pilot)
        await press(pilot, "down", "down", "up")
        assert choices.marked == 1
        assert shown(pilot) != before
        await press(pilot, "pagedown")
        assert choices.marked > 10
        await press(pilot, "pageup", "up")
        assert choices.marked == 0

    play(app, script)


def test_the_mouse_marks_and_then_chooses(house: House) -> None:
    app = house.app("human", "bot:random")

    async def script(pilot: Pilot[int]) -> None:
        choices = app.screen.query_one(Choices)
        wanted = choices.shown[3].label
        await pilot.click("#choices", offset=(5, 3))
        assert (choices.marked, moves(app)) == (3, [])
        await pilot.click("#choices", offset=(5, 3))
        await settled(pilot)
        assert wanted.removeprefix("Draw shape 1 on ") in moves(app)[0]
        await pilot.click("#keys", offset=(6, 0))
        await settled(pilot)
        assert "narrow the answers down" in shown(pilot)

    play(app, script)


def test_a_pending_answer_can_be_taken_back_and_a_revealed_one_cannot(house: House) -> None:
    app = house.app("human", "bot:random")

    async def script(pilot: Pilot[int]) -> None:
        await press(pilot, "f3")
        assert "nothing to take back" in words(pilot, "#notice")
        while "Choose the terrain" not in words(pilot, "#prompt"):
            await press(pilot, "enter")
        count = len(moves(app))
        await press(pilot, "f3")
        assert len(moves(app)) == count - 1
        assert "Draw a shape" in words(pilot, "#prompt")
        await press(pilot, "enter", "enter")
        assert len(moves(app)) > count
        await press(pilot, "ctrl+z")
        assert "brought something to light" in words(pilot, "#notice")
        assert "TABLE-16" in words(pilot, "#notice")

    play(app, script)


def test_the_language_changes_while_playing(house: House) -> None:
    app = house.app("human", "bot:random")

    async def script(pilot: Pilot[int]) -> None:
        assert "Draw a shape of the card on your map." in words(pilot, "#prompt")
        await press(pilot, "f4")
        assert "Zakresli do své mapy některý tvar z karty." in words(pilot, "#prompt")
        assert "Odhalena karta Městečko: čas 1/8." in shown(pilot)
        assert "Kartografové" in words(pilot, "#title")
        await press(pilot, "enter")
        await press(pilot, "ctrl+l")
        assert "Cartographers" in words(pilot, "#title")
        assert "Player 1 draws" in shown(pilot)

    play(app, script)


def test_why_not_names_the_rule_and_tells_it(house: House) -> None:
    app = house.app("human", "bot:random")

    async def script(pilot: Pilot[int]) -> None:
        await press(pilot, "f2")
        assert "place SHAPE CELLS · single CELL" in shown(pilot)
        field = app.screen.query_one(Input)
        assert field.value.startswith("place 0 ")
        await press(pilot, "enter")
        assert "That is possible." in shown(pilot)
        await press(pilot, "down")
        assert field.value.startswith("place 0 ")
        field.value = "single A1"
        await press(pilot, "enter")
        assert "A shape of the card fits" in shown(pilot)
        assert "CART-4.20" in shown(pilot)
        field.value = "chess"
        await press(pilot, "enter")
        assert "“chess” is not a move" in shown(pilot)
        await press(pilot, "escape")
        assert moves(app) == []

    play(app, script, LARGE)


def test_rules_are_shown_all_or_one(house: House) -> None:
    app = house.app("human", "bot:random")

    async def script(pilot: Pilot[int]) -> None:
        await press(pilot, "f5")
        assert "CART-0.1" in shown(pilot)
        await press(pilot, "pagedown", "escape")
        app.action_rule("CART-3.2")
        await settled(pilot)
        assert "CART-3.2" in shown(pilot)
        assert "CART-0.1" not in shown(pilot)
        await press(pilot, "enter")
        app.action_rule("TABLE-1")
        await settled(pilot)
        assert "in no rulebook" in shown(pilot)

    play(app, script)


class Broken:
    """A bot with a bug."""

    def __init__(self, seed: int) -> None:
        del seed

    def choose(self, observation: "Observation[object]", budget: Budget) -> Action:  # type: ignore[type-var]
        raise RuntimeError("a bug")


def test_a_bot_that_fails_is_replaced(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = {**levels.LEVELS, "broken": Broken}
    monkeypatch.setattr(levels, "LEVELS", broken)
    app = house.app("human", "bot:broken")

    async def script(pilot: Pilot[int]) -> None:
        await press(pilot, "enter")
        assert app.sitting is not None
        assert app.sitting.seats == ("human", "bot:random")
        assert "failed" in shown(pilot)
        assert len(moves(app)) >= 2

    play(app, script)


def test_a_game_without_a_board_is_played_by_the_list(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolek.terminal.artist.find_spec", lambda name: None)
    app = house.app("human", "bot:random")

    async def script(pilot: Pilot[int]) -> None:
        assert not app.screen.query_one("#board").display
        await press(pilot, "shift+down", "f8", "enter")
        assert len(moves(app)) >= 1

    play(app, script)


def test_bots_alone_can_be_watched(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal_app, "PACE", 0.001)
    app = house.app("bot:random", "bot:random")

    async def script(pilot: Pilot[int]) -> None:
        await pilot.pause(0.5)
        assert len(moves(app)) > 2
        assert app.viewer is None

    play(app, script)


def test_a_bot_that_decides_while_the_app_closes_is_not_shown_any_more(house: House) -> None:
    app = house.app("bot:random", "bot:random")
    close = app._close_all
    still_attached: list[bool] = []

    async def close_and_hear() -> None:
        for part in app._playing.query(TitleBar):
            await part.remove()
        still_attached.append(app._playing.is_attached)
        app.advance()
        await close()

    app._close_all = close_and_hear  # type: ignore[method-assign]

    async def script(pilot: Pilot[int]) -> None:
        await pilot.pause()

    play(app, script)
    assert still_attached == [True]


@pytest.mark.parametrize(("key", "code"), [("f10", 0), ("ctrl+q", 0), ("ctrl+c", 130)])
def test_leaving_says_how(house: House, key: str, code: int) -> None:
    app = house.app("human", "bot:random")

    async def script(pilot: Pilot[int]) -> None:
        await pilot.press(key)

    play(app, script)
    assert app.return_value == code
    assert app.left_unfinished
