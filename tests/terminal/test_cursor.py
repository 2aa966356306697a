"""A cursor on the board: arrows, turning, flipping, choosing, and the mouse."""

from textual.geometry import Offset
from textual.pilot import Pilot
from textual.widgets import Input

from stolek.terminal.artist import Place
from stolek.terminal.board import Board
from stolek.terminal.choices import Choices
from stolek.terminal.cursor import at, step, turned
from tests.terminal.conftest import House, play, press, settled, words

HERE = {"a": Offset(0, 0), "b": Offset(4, 0), "c": Offset(8, 0), "d": Offset(4, 2)}


def test_the_nearest_answer_in_a_direction_is_next() -> None:
    places = [Place("a", 0, 0), Place("c", 0, 0), Place("b", 1, 0), Place("b", 0, 0), Place("d", 0, 0), None]
    assert step(places, HERE, 0, 1, 0) == 3
    assert step(places, HERE, 3, 1, 0) == 1
    assert step(places, HERE, 3, 0, 1) == 4
    assert step(places, HERE, 0, -1, 0) is None
    assert step(places, HERE, 5, 1, 0) == 0


def test_turning_goes_round_and_keeps_the_place_if_it_can() -> None:
    places = [Place("a", 0, 0), Place("a", 1, 0), Place("c", 2, 0), Place("a", 0, 1)]
    assert turned(places, HERE, 0, flip=False) == 1
    assert turned(places, HERE, 1, flip=False) == 2
    assert turned(places, HERE, 2, flip=False) == 0
    assert turned(places, HERE, 0, flip=True) == 3
    assert turned(places, HERE, 3, flip=True) == 0
    assert turned(places[:1], HERE, 0, flip=False) is None


def test_a_place_is_found_as_it_lies() -> None:
    places = [Place("a", 0, 0), Place("b", 0, 0), Place("b", 1, 0)]
    assert at(places, "b", 0) == 1
    assert at(places, "d", 0) is None


def test_arrows_and_letters_move_through_the_landscape(house: House) -> None:
    app = house.app("human", "bot:random", game="carcassonne")

    async def script(pilot: Pilot[int]) -> None:
        choices = app.screen.query_one(Choices)
        before = choices.considered
        await press(pilot, "tab")
        assert app.screen.query_one(Board).has_focus
        marks = set()
        for key in ("right", "r", "left", "r", "down", "up"):
            await press(pilot, key)
            marks.add(choices.marked)
        assert len(marks) > 2
        assert app.screen.query_one(Input).value == ""
        await press(pilot, "enter")
        assert before is not None
        assert "Place a figure" in words(pilot, "#prompt")
        assert app.screen.query_one(Input).has_focus

    play(app, script, (120, 40))


def test_letters_go_back_to_typing(house: House) -> None:
    app = house.app("human", "bot:random")

    async def script(pilot: Pilot[int]) -> None:
        await press(pilot, "tab", "k")
        assert app.screen.query_one(Input).has_focus
        assert app.screen.query_one(Input).value == "k"

    play(app, script)


def test_a_shape_is_flipped(house: House) -> None:
    app = house.app("human", "bot:random")

    async def script(pilot: Pilot[int]) -> None:
        choices = app.screen.query_one(Choices)
        await press(pilot, "tab")
        first = choices.marked
        await press(pilot, "f")
        flipped = choices.marked
        await press(pilot, "r")
        assert len({first, flipped, choices.marked}) >= 2

    play(app, script, (120, 40))


def test_the_mouse_marks_a_cell_and_chooses_it(house: House) -> None:
    app = house.app("human", "bot:random", game="carcassonne")

    async def script(pilot: Pilot[int]) -> None:
        choices, board = app.screen.query_one(Choices), app.screen.query_one(Board)
        last = len(choices.shown) - 1
        place = app._playing._places()[last]
        assert place is not None
        spot = board.places[place.name] - board.scroll_offset
        await pilot.click("#board", offset=(spot.x, spot.y))
        await settled(pilot)
        marked = app._playing._places()[choices.marked]
        assert marked is not None
        assert marked.name == place.name
        spot = board.places[place.name] - board.scroll_offset
        await pilot.click("#board", offset=(spot.x, spot.y))
        await settled(pilot)
        assert "Place a figure" in words(pilot, "#prompt")

    play(app, script, (200, 60))


def test_answers_without_a_place_are_chosen_from_the_list(house: House) -> None:
    app = house.app("human", "bot:random", game="viscounts")

    async def script(pilot: Pilot[int]) -> None:
        await press(pilot, "tab")
        assert "choose from the list" in words(pilot, "#notice")
        assert app.screen.query_one(Input).has_focus

    play(app, script)
