"""The screen at any size: hand and question in sight, cards to read, a log that can be read, an end that goes on."""

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

from stolek.kernel.registry import game_ids
from stolek.terminal.app import TerminalApp
from stolek.terminal.artist import Artist
from stolek.terminal.board import Board
from stolek.terminal.choices import Choices
from stolek.terminal.hand import Hand
from stolek.terminal.pages import Page, ResultPage
from stolek.terminal.panels import Chronicle
from stolek.text.language import LANGUAGES
from tests.terminal.conftest import House, play, press, settled, shown, words, write

SIZES = [(80, 24), (120, 40), (200, 60)]


@pytest.mark.parametrize("game", game_ids())
def test_hand_question_and_answers_are_in_sight(house: House, game: str) -> None:
    app = house.app("human", "bot:random", game=game)

    async def script(pilot: Pilot[int]) -> None:
        await press(pilot, "enter", "enter")
        for size in SIZES:
            await pilot.resize_terminal(*size)
            for _ in LANGUAGES:
                await press(pilot, "f4")
                look(app, pilot, size)

    play(app, script, SIZES[0])


def look(app: TerminalApp, pilot: Pilot[int], size: tuple[int, int]) -> None:
    """Everything that one needs to decide is on the screen, and nothing of it is cut."""
    for part in ("#hand", "#prompt", "#filter", "#choices", "#board", "#log"):
        region = app.screen.query_one(part).region
        assert region.area, part
        assert app.screen.region.contains_region(region), part
    hand = app.screen.query_one("#hand", Hand)
    assert hand.virtual_size.height <= hand.size.height
    assert app.screen.query_one(Choices).size.height >= 3
    assert app.sitting is not None
    seen = shown(pilot)
    for row in Artist(app.speech.package).hand(app.sitting.table.view(app.viewer), app.speech):
        for word in "".join(span.text for span in row).split():
            assert word in seen
    assert app.speech("terminal-key-leave") in words(pilot, "#keys")
    assert len(words(pilot, "#keys").rstrip()) <= size[0]


def test_a_window_that_is_too_small_says_so(house: House) -> None:
    app = house.app("human", "bot:random")

    async def script(pilot: Pilot[int]) -> None:
        assert "It needs 60 columns" in shown(pilot)
        assert not app.screen.query_one("#table").display
        await pilot.resize_terminal(100, 30)
        await settled(pilot)
        assert "needs 60 columns" not in shown(pilot)
        assert "Draw a shape" in shown(pilot)

    play(app, script, (59, 30))


def test_the_board_scrolls_under_its_rulers(house: House) -> None:
    app = house.app("human", "bot:random")

    async def script(pilot: Pilot[int]) -> None:
        board = app.screen.query_one(Board)
        head = next(i for i, row in enumerate(board.picture.rows) if row and row[0].style == "ruler")
        numbers = board.picture.rows[head][0].text
        board.scroll_to(x=6, y=head + 4, animate=False)
        await settled(pilot)
        assert board.scroll_offset.y > head
        top = board.render_line(0).text
        assert top[:3] == numbers[:3]
        assert top[3:9] == numbers[3 + board.scroll_offset.x :][:6]
        assert board.render_line(1).text[:3].strip().isalpha()

    play(app, script, (80, 24))


def test_empty_rows_of_a_landscape_are_no_rulers(house: House) -> None:
    app = house.app("human", "bot:random", game="carcassonne")

    async def script(pilot: Pilot[int]) -> None:
        board = app.screen.query_one(Board)
        head = next(i for i, row in enumerate(board.picture.rows) if row and row[0].style == "ruler")
        board.scroll_to(y=head + 3, animate=False)
        await settled(pilot)
        assert board.scroll_offset.y == head + 3
        assert board.render_line(0).text.split() == board.picture.rows[head][0].text.split()

    play(app, script, (100, 24))


def test_cards_of_the_marked_answer_can_be_read(house: House) -> None:
    app = house.app("human", "bot:random", game="rivals")

    async def script(pilot: Pilot[int]) -> None:
        for _ in range(40):
            if any("Build" in one.label for one in app.screen.query_one(Choices).shown):
                break
            await press(pilot, "enter")
        await write(pilot, "build ")
        assert "Cost:" in words(pilot, "#card-text")

    play(app, script, (120, 40))


def test_f6_tells_the_cards_in_sight_and_any_by_name(house: House) -> None:
    app = house.app("human", "bot:random")

    async def script(pilot: Pilot[int]) -> None:
        await press(pilot, "f6")
        assert "star" in words(pilot, "#card-page")
        app.screen.query_one(Input).value = "hranicni les"
        await settled(pilot)
        assert "Sentinel Wood · 1 star for every forest space" in words(pilot, "#card-page")
        app.screen.query_one(Input).value = "chess"
        await settled(pilot)
        assert "There is no card called “chess”." in words(pilot, "#card-page")
        await press(pilot, "escape")
        assert "Draw a shape" in words(pilot, "#prompt")

    play(app, script)


def test_a_filter_without_a_match_says_what_to_do(house: House) -> None:
    app = house.app("human", "bot:random")

    async def script(pilot: Pilot[int]) -> None:
        await write(pilot, "chess")
        assert "No answer holds “chess”. Type fewer or other words" in words(pilot, "#hint")

    play(app, script)


def test_why_not_understands_the_words_of_answers(house: House) -> None:
    app = house.app("human", "bot:random")

    async def script(pilot: Pilot[int]) -> None:
        await press(pilot, "f2")
        field = app.screen.query_one(Input)
        for typed, answer in (
            ("Draw the single space A1", "A shape of the card fits"),
            ("draw shape 1 on A1", "CART-"),
            ("chess", "“chess” is not a move"),
        ):
            field.value = typed
            await press(pilot, "enter")
            assert answer in str(app.screen.query_one("#why-answer", Static).render()) + shown(pilot)

    play(app, script, (140, 45))


def test_the_log_marks_what_is_new_and_is_read_by_keys(house: House) -> None:
    app = house.app("human", "bot:random")

    async def script(pilot: Pilot[int]) -> None:
        await press(pilot, *["enter"] * 6)
        log = app.screen.query_one(Chronicle)
        assert "— since your last answer —" in words(pilot, "#log-lines")
        end = log.scroll_offset.y
        await press(pilot, "ctrl+up")
        assert log.scroll_offset.y < end
        wide = log.virtual_size.height
        await pilot.resize_terminal(70, 24)
        await settled(pilot)
        assert log.virtual_size.height > wide
        await press(pilot, "f9")
        assert isinstance(app.screen, Page)
        await press(pilot, "escape")

    play(app, script, (160, 40))


def test_the_result_is_opened_again_and_offers_the_next_game(house: House) -> None:
    app = house.app("human", "bot:random")

    async def script(pilot: Pilot[int]) -> None:
        while not app._result_shown:
            await press(pilot, "enter")
        await press(pilot, "escape")
        assert "F9 shows the result" in words(pilot, "#prompt")
        await press(pilot, "f9")
        assert isinstance(app.screen, ResultPage)
        finished = app.sitting
        await press(pilot, "n")
        assert app.sitting is not None
        assert app.sitting is not finished
        assert app.sitting.table.phase == "playing"
        assert app.sitting.seats == ("human", "bot:random")
        assert "Draw a shape" in words(pilot, "#prompt")

    play(app, script)


def test_bots_can_be_slowed_down(house: House) -> None:
    app = house.app("human", "bot:random", pace=0.4)

    async def script(pilot: Pilot[int]) -> None:
        await press(pilot, "ctrl+p")
        assert "slowly" in words(pilot, "#notice")
        await press(pilot, "ctrl+p")
        assert "at once" in words(pilot, "#notice")
        await press(pilot, "ctrl+p")
        assert "can be followed" in words(pilot, "#notice")

    play(app, script)
