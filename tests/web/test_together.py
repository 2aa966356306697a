"""Several people: two browsers at one table, one screen for two, somebody who looks on."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Arrive
from tests.web.friends import give_name, seat_link
from tests.web.players.cartographer import Cartographer
from tests.web.table import HUMAN, OPEN, open_table, status

pytestmark = pytest.mark.browser


def sit_down(page: Page, host: Page, name: str) -> None:
    """Comes by the invitation that the host gives away, and takes the free seat."""
    page.goto(seat_link(host))
    give_name(page, name)


def test_two_browsers_at_one_table(arrive: Arrive) -> None:
    eliska, vojta = arrive(), arrive()
    table = open_table(eliska, [HUMAN, OPEN], start=False)
    eliska.goto(f"/t/{table}")
    expect(eliska.locator("svg.qr")).to_be_visible()
    expect(eliska.get_by_role("button", name="Begin")).to_be_disabled()
    sit_down(vojta, eliska, "Vojta")
    expect(eliska.locator(".chairs")).to_contain_text("Vojta")
    eliska.get_by_role("button", name="Begin").click()
    first, second = Cartographer(eliska, 1), Cartographer(vojta, 2)
    assert first.asked()
    assert second.asked()
    first.answer()
    expect(eliska.locator(".prompt h2")).to_have_text(re.compile("Waiting for Vojta"))
    expect(vojta.locator(".seat-row").filter(has_text="Eliška")).to_contain_text("done")
    eliska.locator("[data-undo]").click()
    assert first.asked()
    first.answer()
    second.answer()
    assert first.asked()
    expect(vojta.locator(".log")).to_contain_text("Eliška draws")
    maps = [page.locator(".miniature svg").first.inner_html() for page in (eliska, vojta)]
    assert all("--forest" in drawn or "--village" in drawn or "--farm" in drawn or "--water" in drawn for drawn in maps)


def test_people_talk(arrive: Arrive) -> None:
    eliska, vojta = arrive(), arrive()
    table = open_table(eliska, [HUMAN, OPEN], start=False)
    eliska.goto(f"/t/{table}")
    sit_down(vojta, eliska, "Vojta")
    vojta.get_by_label("Say something").fill("<b>Ahoj</b>, kdy začneme?")
    vojta.keyboard.press("Enter")
    expect(eliska.locator(".chat")).to_contain_text("Vojta <b>Ahoj</b>, kdy začneme?")


def test_one_screen_for_two(arrive: Arrive) -> None:
    """Between two people nothing is shown; each sees his own pending drawing only."""
    page = arrive()
    table = open_table(page, [{"type": "human", "name": "Ema"}, {"type": "human", "name": "Jan"}])
    page.goto(f"/t/{table}")
    player = Cartographer(page, 3)
    assert player.asked()
    question = player.question()
    player.lay_down()
    page.locator("[data-confirm]").click()
    page.locator("[data-take-over]").wait_for()
    assert status(page, table)["waiting"] == [1]
    assert page.locator(".map-sheet").count() == 0
    page.reload()
    expect(page.get_by_role("heading", name="Jan is next")).to_be_visible()
    assert page.locator(".map-sheet").count() == 0
    page.locator("[data-take-over]").click()
    assert player.asked()
    assert player.question() != question
    assert page.locator(".pending").count() == 0
    round_before = player.question().partition(".")[0]
    player.answer()
    assert player.asked()  # the next card is out, and whoever has the screen draws first
    assert player.question().startswith(f"{int(round_before) + 1}.1.")


def test_somebody_looks_on(arrive: Arrive) -> None:
    """A spectator sees every map and every line, decides nothing and learns nothing that is pending."""
    player_page, looker = arrive(), arrive()
    table = open_table(player_page, [HUMAN, {"type": "human", "name": "Jan"}])
    player_page.goto(f"/t/{table}")
    looker.goto(f"/t/{table}")
    expect(looker.get_by_text("You are watching")).to_be_visible()
    player = Cartographer(player_page, 4)
    assert player.asked()
    player.lay_down()
    player_page.locator("[data-confirm]").click()
    player_page.locator("[data-take-over]").wait_for()
    expect(looker.locator(".seat-row").first).to_contain_text("done")
    assert looker.locator("[data-map-target]").count() == 0
    assert looker.locator("[data-confirm]").count() == 0
    assert looker.locator(".pending").count() == 0
    assert looker.locator(".miniature").count() == 2
    looker.locator(".miniature").nth(1).click()
    expect(looker.locator(".cart-looking")).to_contain_text("Jan")
    expect(player_page.locator("body")).not_to_contain_text("1 spectator", timeout=1)
