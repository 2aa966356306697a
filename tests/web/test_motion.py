"""Pieces fly from where they were to where they are in every game, but not for whoever wants stillness."""

from importlib.resources import files
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Arrive

pytestmark = pytest.mark.browser

FLIGHTS: Final = {
    "carcassonne": (2, "follower 0 -1 0"),
    "cartographers": (2, "farmland"),
    "pillars": (2, "quarry_4"),
    "rivals": (9, "lumber_ship"),
    "viscounts": (17, "guntram"),
}
"""A move of the recorded game of each first lesson, and the piece that it moves."""
WATCH: Final = """piece => {
  window.flew = false;
  const look = () => {
    window.flew ||= document.getAnimations().some(({ effect }) => effect.target?.dataset?.piece === piece);
    requestAnimationFrame(look);
  };
  look();
}"""


def step_to(page: Page, game: str, move: int, piece: str) -> None:
    """Opens the recorded game just before the move and goes on by one."""
    page.request.post("/api/me", data={"name": "Eliška"})
    record = files(f"stolek.games.{game}").joinpath("lessons/first.record").read_text("utf-8")
    id = page.request.post("/api/records", data={"text": record}).json()["id"]
    page.goto(f"/r/{id}?move={move - 1}")
    expect(page.locator(".move-number")).to_contain_text(f"{move - 1} /")
    page.locator(".board-area svg").first.wait_for()
    page.evaluate(WATCH, piece)
    page.locator(".record-title").click()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".move-number")).to_contain_text(f"{move} /")
    page.locator(f"[data-piece='{piece}']").first.wait_for(state="attached")


@pytest.mark.parametrize("game", FLIGHTS)
def test_a_piece_flies(arrive: Arrive, game: str) -> None:
    move, piece = FLIGHTS[game]
    page = arrive()
    page.emulate_media(reduced_motion="no-preference")
    step_to(page, game, move, piece)
    page.wait_for_function("() => window.flew")


def test_nothing_flies_for_whoever_wants_stillness(arrive: Arrive) -> None:
    move, piece = FLIGHTS["pillars"]
    page = arrive()
    page.emulate_media(reduced_motion="reduce")
    step_to(page, "pillars", move, piece)
    page.wait_for_timeout(600)
    assert not page.evaluate("window.flew")
