"""The right column: the log shows its end, and nothing jumps when the prompt changes."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Arrive
from tests.web.players.settler import Settler
from tests.web.table import BOT, HUMAN, open_table

pytestmark = pytest.mark.browser

BELOW: Final = "list => Math.round(list.scrollHeight - list.scrollTop - list.clientHeight)"
PLACES: Final = """() => ['.seats', '.tab-list'].map(
  (part) => Math.round(document.querySelector(part).getBoundingClientRect().top))"""


def carcassonne(page: Page, bots: int = 1) -> Settler:
    """From the start page to a table of Carcassonne, by clicks."""
    page.goto("/")
    page.locator("label.cover").first.click()
    page.get_by_role("radiogroup", name="Bots").get_by_label(str(bots), exact=True).check()
    page.get_by_role("radiogroup", name="Strength").get_by_label("random").check()
    page.locator(".quick [type=submit]").click()
    settler = Settler(page, seed=4)
    assert settler.asked()
    return settler


def fill_log(page: Page, settler: Settler) -> None:
    """Plays until there are more lines than fit."""
    while page.locator(".log").evaluate("list => list.scrollHeight < list.clientHeight + 200"):
        assert settler.asked()
        settler.answer()


def test_the_log_stays_at_its_end_unless_one_scrolls_away(arrive: Arrive) -> None:
    page = arrive()
    settler = carcassonne(page)
    log = page.locator(".log")
    fill_log(page, settler)
    assert log.evaluate(BELOW) <= 2
    expect(page.locator("[data-newest]")).to_have_count(0)

    log.hover()
    page.mouse.wheel(0, -150)
    newest = page.locator("[data-newest]")
    expect(newest).to_be_visible()
    top = log.evaluate("list => list.scrollTop")
    assert settler.asked()
    settler.answer()
    assert abs(log.evaluate("list => list.scrollTop") - top) <= 2

    newest.click()
    expect(newest).to_have_count(0)
    assert log.evaluate(BELOW) <= 2
    assert settler.asked()
    settler.answer()
    assert log.evaluate(BELOW) <= 2
    page.set_viewport_size({"width": 1440, "height": 700})
    page.wait_for_function(f"() => ({BELOW})(document.querySelector('.log')) <= 2")


def test_the_log_opens_at_its_end_on_a_phone(arrive: Arrive) -> None:
    page = arrive(phone=True)
    table = open_table(page, [HUMAN, BOT, BOT, BOT], game="carcassonne")
    page.goto(f"/t/{table}")
    settler = Settler(page, seed=2)
    for _ in range(6):
        assert settler.asked()
        settler.answer()
    assert settler.asked()
    page.locator(".phone-tabs button").last.click()
    page.locator(".log").wait_for()
    page.wait_for_function(f"() => ({BELOW})(document.querySelector('.log')) <= 2")
    assert page.locator(".log").evaluate("list => list.scrollTop") > 0


def test_players_and_tabs_stay_where_they_are(arrive: Arrive) -> None:
    page = arrive()
    settler = carcassonne(page)
    places = page.evaluate(PLACES)
    kinds = set()
    for _ in range(8):
        assert settler.asked()
        kinds.add(settler.kind())
        assert page.evaluate(PLACES) == places, f"{settler.kind()} moves what lies below"
        settler.answer()
        assert page.evaluate(PLACES) == places
    assert kinds >= {"place-tile", "place-figure"}
    page.locator("[data-tab=answers]").click()
    page.locator(".answers input").fill("lay-tile 40 40 0")
    page.locator(".answers .button").click()
    page.locator(".why-not").wait_for()
    assert page.evaluate(PLACES) == places


def test_two_lines_more_move_nothing(arrive: Arrive) -> None:
    """Whatever a game asks next, two more lines fit without moving anything."""
    page = arrive(lang="cs")
    page.goto(f"/t/{open_table(page, [HUMAN, BOT], game='viscounts')}")
    page.locator(".prompt[data-kind]:not([data-kind=''])").wait_for()
    places = page.evaluate(PLACES)
    page.locator(".prompt h2").evaluate("title => { title.append(' a ještě něco, co zabere další dva řádky'); }")
    assert page.evaluate(PLACES) == places


def test_what_is_explained_does_not_move_the_players_twice(arrive: Arrive) -> None:
    """The explanation has its room from the first question on, also after it was understood."""
    page = arrive(path="/")
    page.locator("[data-teach]").check()
    settler = carcassonne(page)
    page.locator(".teacher").wait_for()
    places = page.evaluate(PLACES)
    page.locator("[data-got-it]").click()
    expect(page.locator(".teacher")).to_have_count(0)
    assert page.evaluate(PLACES) == places
    settler.answer()
    assert page.evaluate(PLACES) == places
