"""Viscounts in the browser: a phone, points explained, a card enlarged, a menu at the edge of the board."""

import random
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.findings import missing_words, spilling
from tests.web.players.viscount import Viscount
from tests.web.table import BOT, HUMAN, open_table

pytestmark = pytest.mark.browser


def test_the_phone_offers_every_answer_as_a_button(arrive: Arrive) -> None:
    page = arrive(phone=True)
    table = open_table(page, [HUMAN, BOT], game="viscounts")
    page.goto(f"/t/{table}")
    rng = random.Random(2)
    for _ in range(12):
        buttons = page.locator(".visc-tools [data-answer]")
        buttons.first.wait_for()
        question = str(page.locator(".prompt").get_attribute("data-question"))
        button = buttons.nth(rng.randrange(buttons.count()))
        box = button.bounding_box()
        assert box
        assert box["height"] >= 40
        button.tap()
        expect(page.locator(".visc-tools-note")).to_be_visible()
        page.locator("[data-confirm]").tap()
        page.wait_for_function("q => document.querySelector('.prompt').dataset.question !== q", arg=question)
    assert spilling(page) <= 0


def test_in_a_small_window_the_buttons_stay_under_the_mouse(arrive: Arrive) -> None:
    page = arrive(phone=True)
    page.goto(f"/t/{open_table(page, [HUMAN, BOT], game='viscounts')}")
    button = page.locator(".visc-tools [data-answer]").last
    button.wait_for()
    before = button.bounding_box()
    button.hover()
    assert button.bounding_box() == before


CUT: Final = """rows => {
  const { top, bottom } = document.querySelector('.board-area').getBoundingClientRect();
  return rows.map((row) => [row.getAttribute('class'), row.getBoundingClientRect()])
    .filter(([, box]) => box.top < top - 1 || box.bottom > bottom + 1).map(([name]) => name);
}"""
"""Which rows of the phone's board can't be seen whole."""


def test_the_phone_shows_kingdom_cards_and_hand_whole(arrive: Arrive) -> None:
    page = arrive(lang="cs", phone=True)
    page.goto(f"/t/{open_table(page, [HUMAN, BOT, BOT, BOT], game='viscounts')}")
    rows = page.locator(".visc.compact > *")
    page.locator("[data-target^='pair:']").first.wait_for()
    assert rows.evaluate_all(CUT) == []
    buttons = page.locator(".visc-tools [data-answer]")
    while not page.locator(".visc-phone-hand [data-target^='hand:']").count():
        buttons.first.wait_for()
        question = str(page.locator(".prompt").get_attribute("data-question"))
        buttons.first.tap()
        page.locator("[data-confirm]").tap()
        page.wait_for_function("q => document.querySelector('.prompt').dataset.question !== q", arg=question)
        page.locator(".prompt:not([data-kind=''])").wait_for()
    page.locator("[data-target^='hand:']").first.wait_for()
    assert rows.evaluate_all(CUT) == []


def test_points_are_explained_and_a_card_is_enlarged(arrive: Arrive) -> None:
    page = arrive()
    page.goto(f"/t/{open_table(page, [HUMAN, BOT], game='viscounts')}")
    player = Viscount(page, seed=1)
    for _ in range(8):
        assert player.asked()
        player.answer()
    assert player.asked()
    page.locator(".visc-score").first.click()
    panel = page.locator(".visc-points")
    expect(panel).to_be_visible()
    assert missing_words(page) == []
    expect(page.locator(".visc-score text").first).to_contain_text(panel.locator(".sum b").inner_text())
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    page.locator('[aria-label^="Townsfolk of"]').first.hover()
    expect(page.locator(".peek svg").first).to_be_visible()


def test_a_place_where_nothing_is_offered_says_why(arrive: Arrive) -> None:
    page = arrive()
    page.goto(f"/t/{open_table(page, [HUMAN, BOT], game='viscounts')}")
    player = Viscount(page, seed=4)
    for kind, missed in (("move", "move-to "), ("choose-action", "")):
        refused = page.locator(f"[data-refused^='{missed}']" if missed else "[data-refused]")
        while player.asked() and (player.kind() != kind or refused.count() == 0):
            player.answer()
        page.mouse.move(1, 1)  # what the mouse lies on would be shown instead
        refused.first.dispatch_event("click")
        expect(page.locator(".why-not .rule-link")).to_contain_text("VISC-")
        page.keyboard.press("Escape")
