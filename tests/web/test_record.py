"""After the game: ranking, breakdown, replay by slider and keys, sharing, downloading, playing on."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Arrive
from tests.web.players.cartographer import Cartographer
from tests.web.recorded import recorded_game

pytestmark = pytest.mark.browser

PLAYERS = ("Eliška", "Vojta")


@pytest.fixture
def opened(arrive: Arrive, tmp_path: Path) -> Page:
    """The page of a recorded game that was uploaded from a file."""
    file = tmp_path / "game.txt"
    file.write_text(recorded_game(PLAYERS, seed=4), encoding="utf-8")
    page = arrive()
    page.request.post("/api/me", data={"name": "Eliška"})
    page.goto("/games")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url(re.compile("/r/"))
    expect(page.locator(".map-sheet")).to_be_visible()
    return page


def move_shown(page: Page) -> int:
    """The number of the move beside the slider."""
    return int(page.locator(".move-number").inner_text().partition(" ")[0])


def test_the_replay_goes_where_slider_keys_and_links_say(opened: Page) -> None:
    page = opened
    last = move_shown(page)
    assert last > 40
    page.locator("h1").first.click()
    page.keyboard.press("Home")
    expect(page.locator(".move-number")).to_have_text(re.compile("^0 "))
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".move-number")).to_have_text(re.compile("^2 "))
    page.get_by_label("Move", exact=True).fill("30")
    expect(page.locator(".move-number")).to_have_text(re.compile("^30 "))
    assert page.url.endswith("?move=30")
    page.reload()
    expect(page.locator(".move-number")).to_have_text(re.compile("^30 "))
    page.keyboard.press("End")
    expect(page.locator(".move-number")).to_have_text(re.compile(f"^{last} "))


def test_what_made_points_is_lit_on_the_board(opened: Page) -> None:
    line = opened.locator(".told-line").filter(has_text=re.compile("scores [1-9].* for edict")).first
    line.click()
    expect(opened.locator("[data-lit]")).to_be_attached()


def test_the_record_can_be_kept_shared_and_played_on(opened: Page) -> None:
    page = opened
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert Path(download.value.path()).read_text(encoding="utf-8").startswith('{"stolek":')
    assert page.locator(".share input").input_value() == page.url.partition("?")[0]
    page.get_by_label("Move", exact=True).fill("10")
    page.get_by_label("Strength").select_option("random")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("/t/"))
    assert Cartographer(page, 1).asked()
