"""Several people at one keyboard: nobody sees what is another's."""

from textual.pilot import Pilot

from stolek.terminal.board import Board
from stolek.terminal.choices import Choices
from stolek.terminal.passing import PassKeyboard
from tests.terminal.conftest import House, play, press, shown, words


def test_between_two_players_the_screen_is_covered_and_secrets_stay(house: House) -> None:
    app = house.app("human", "human")

    async def script(pilot: Pilot[int]) -> None:
        assert app.viewer == 0
        label = app.screen.query_one(Choices).shown[0].label
        cells = label.removeprefix("Draw shape 1 on ")
        await press(pilot, "enter")
        assert isinstance(app.screen, PassKeyboard)
        covered = shown(pilot)
        assert "Pass the keyboard to Player 2." in covered
        assert cells not in covered
        assert "Cartographers" not in covered
        await press(pilot, "f4")
        assert "Předej klávesnici, pokračuje Hráč 2." in shown(pilot)
        await press(pilot, "f4", "enter")
        assert app.viewer == 1
        assert "Player 1 has chosen." in shown(pilot)
        assert "V " not in maps(pilot)
        assert f"draws village on {cells}" not in shown(pilot)
        await press(pilot, "down", "enter")
        assert f"Player 1 draws village on {cells}" in shown(pilot)
        assert "V " in maps(pilot)

    play(app, script, (140, 45))


def maps(pilot: Pilot[int]) -> str:
    """The maps as they are drawn, without what is only considered."""
    rows = pilot.app.screen.query_one(Board).picture.rows
    first = next(i for i, row in enumerate(rows) if row and row[0].style.startswith("seat-"))
    return "\n".join(
        "".join(span.text for span in row if "ghost" not in span.style.split()) for row in rows[first + 1 : first + 13]
    )


def test_the_last_player_may_think_again_before_the_keyboard_goes_on(house: House) -> None:
    app = house.app("human", "human")

    async def script(pilot: Pilot[int]) -> None:
        await press(pilot, "enter")
        assert "F3 takes the last answer back." in shown(pilot)
        await press(pilot, "f3")
        assert app.viewer == 0
        assert "Draw a shape" in words(pilot, "#prompt")
        assert app.sitting is not None
        assert app.sitting.table.play is not None
        assert app.sitting.table.play.moves == []

    play(app, script)


def test_a_round_goes_through_all_hands(house: House) -> None:
    app = house.app("human", "bot:random", "human")

    async def script(pilot: Pilot[int]) -> None:
        seen = []
        for _ in range(8):
            if isinstance(app.screen, PassKeyboard):
                await press(pilot, "enter")
            seen.append(app.viewer)
            await press(pilot, "enter")
        assert {0, 2} == set(seen)
        assert app.sitting is not None
        assert app.sitting.table.last_line > 20

    play(app, script)
