"""Every board has room wherever it is shown: in the replay and in the lesson, on a desk and on a phone."""

import re
from importlib.resources import files
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Arrive

pytestmark = pytest.mark.browser

GAMES: Final = {
    "carcassonne": "Carcassonne",
    "cartographers": "Cartographers",
    "pillars": "The Pillars of the Earth",
    "rivals": "The Rivals for Catan",
    "viscounts": "Viscounts of the West Kingdom",
}
DRAWINGS: Final = """() => {
  const area = document.querySelector('.board-area').getBoundingClientRect();
  const seen = [...document.querySelectorAll('.board svg')].map((svg) => {
    const box = svg.getBoundingClientRect();
    const width = Math.min(box.right, area.right) - Math.max(box.left, area.left);
    const height = Math.min(box.bottom, area.bottom) - Math.max(box.top, area.top);
    return width > 0 && height > 0 ? [width, height] : [0, 0];
  });
  const largest = seen.reduce((one, other) => other[0] * other[1] > one[0] * one[1] ? other : one, [0, 0]);
  return { width: area.width, height: area.height, drawn: largest };
}"""
"""The room of the board, and how much of it its largest picture fills."""
LEAST: Final = 230
"""Pixels, either way, below which nobody sees anything on a board."""


def assert_seen(page: Page) -> None:
    """The board has a box on the screen, no taller than it, and draws something large in it."""
    page.locator(".board svg").first.wait_for(state="attached")
    page.wait_for_function(f"() => Math.min(...({DRAWINGS})().drawn) >= {LEAST}", timeout=5_000)
    seen = page.evaluate(DRAWINGS)
    window = page.evaluate("[innerWidth, innerHeight]")
    assert seen["width"] >= window[0] * 0.7
    assert LEAST * 1.5 <= seen["height"] <= window[1]


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_replay_shows_its_board(arrive: Arrive, game: str, phone: bool) -> None:
    """From the start page to one's games, a record brought there, and back through its moves."""
    page = arrive(phone=phone, path="/")
    page.request.post("/api/me", data={"name": "Eliška"})
    page.get_by_role("link", name="My games").and_(page.locator(":visible")).click()
    record = files(f"stolek.games.{game}").joinpath("lessons/first.record").read_bytes()
    page.locator("input[type=file]").set_input_files({"name": "game.txt", "mimeType": "text/plain", "buffer": record})
    page.wait_for_url(re.compile("/r/"))
    assert_seen(page)
    page.get_by_label("Move", exact=True).fill("20")
    expect(page.locator(".move-number")).to_have_text(re.compile("^20 "))
    assert_seen(page)
    assert controls_and_board_fit(page)


def controls_and_board_fit(page: Page) -> bool:
    """Whether whoever goes through the moves sees the board as well, without scrolling between the two."""
    height: float = page.locator(".replay").evaluate("replay => replay.getBoundingClientRect().height")
    return height <= int(page.evaluate("innerHeight"))


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_shows_its_board(arrive: Arrive, game: str, phone: bool) -> None:
    page = arrive(phone=phone, path="/")
    page.locator("label.cover", has=page.get_by_role("radio", name=GAMES[game])).click()
    page.get_by_role("link", name="First lesson").click()
    expect(page.locator("[data-stop='1']")).to_be_visible()
    assert_seen(page)
    page.locator("[data-next]").click()
    expect(page.locator("[data-stop='2']")).to_be_visible()
    assert_seen(page)
