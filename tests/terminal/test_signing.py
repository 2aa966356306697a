"""A name, a title and a crest on one's own map (CART-2.2): decoration that this machine keeps and no game knows."""

import pytest
from textual.pilot import Pilot

from stolek.games.cartographers.signature import CRESTS, LETTERS, Signature, written
from stolek.kernel.registry import find_game, package_of
from stolek.terminal.signing import Signer
from tests.terminal.conftest import House, files, play, press, shown, write

LARGE = (140, 50)


def test_cart_2_2_a_map_is_signed_and_stays_so(house: House) -> None:
    app = house.app("human", "bot:random")

    async def script(pilot: Pilot[int]) -> None:
        await press(pilot, "f7")
        await write(pilot, "Petr")
        await press(pilot, "enter")
        await write(pilot, "Royal Surveyor")
        await press(pilot, "enter", "down", "enter")
        assert f"{CRESTS['tower']} Petr, Royal Surveyor" in shown(pilot)

    play(app, script, LARGE)
    assert "cartographers.signature.json" in files(house)
    again = house.app("human", "bot:random")

    async def look(pilot: Pilot[int]) -> None:
        await press(pilot, "escape")
        assert "Petr, Royal Surveyor" in shown(pilot)
        await press(pilot, "f7")
        await write(pilot, "x")
        await press(pilot, "escape")
        assert "Petr, Royal Surveyor" in shown(pilot)

    play(again, look, LARGE)


def test_cart_6_1_alone_there_is_no_title_to_write(house: House) -> None:
    app = house.app("human")

    async def script(pilot: Pilot[int]) -> None:
        await press(pilot, "f7")
        assert len(app.screen.query("Input")) == 1

    play(app, script, LARGE)
    assert written(Signature("Petr", "Royal Surveyor", "lily"), 1) == "⚜ Petr"
    assert written(Signature("Petr", "Royal Surveyor"), 2) == "Petr, Royal Surveyor"
    assert written(Signature(), 2) == ""


@pytest.mark.parametrize("text", ["{", '{"crest": "dragon"}', f'{{"name": "{"x" * (LETTERS + 1)}"}}'])
def test_a_file_that_says_something_else_is_as_good_as_none(house: House, text: str) -> None:
    house.shelf.keep("cartographers.signature.json", text)
    signer = Signer(package_of(find_game("cartographers")), "cartographers", house.shelf)
    assert signer.signature == Signature()
