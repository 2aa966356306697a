"""The Rivals in the browser: the duel on a phone, and what is not offered explained with its rule."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.findings import check_soundness
from tests.web.players.company import COMPANY, Company
from tests.web.players.prince import PhonePrince

pytestmark = pytest.mark.browser


def test_the_duel_on_a_phone_in_czech(arrive: Arrive) -> None:
    """Set-up with trays of cards, regions laid out, and the first turns; nothing is wider than the screen."""
    page = arrive(lang="cs", phone=True)
    _, prince = Company(PhonePrince, options={"mode": "duel"}).sit_down(page, "rivals", seed=5)
    for _ in range(24):
        assert prince.asked()
        prince.answer()
    assert {"stack", "tray", "place"} <= prince.clicked
    assert prince.asked()
    check_soundness(page)


def test_a_card_that_cannot_be_played_is_explained_with_its_rule(arrive: Arrive) -> None:
    page = arrive()
    _, prince = COMPANY["rivals"].sit_down(page, "rivals", seed=7)
    while prince.asked() and (prince.kind() != "action-phase" or page.locator("[data-refused]").count() == 0):
        prince.answer()
    page.locator("[data-refused]").first.click()
    expect(page.locator(".why-not .rule-link")).to_contain_text("RIVA-")


def test_the_phone_shows_the_hand_whole_and_tells_points_and_prices_in_a_tab(arrive: Arrive) -> None:
    page = arrive(phone=True)
    _, prince = Company(PhonePrince, options={"mode": "intro"}).sit_down(page, "rivals", seed=7)
    while prince.asked() and prince.kind() != "action-phase":
        prince.answer()
    hand = page.locator(".riva-thumbs .card-row-track > svg").bounding_box()
    board = page.locator(".board-area").bounding_box()
    assert hand
    assert board
    assert hand["y"] + hand["height"] <= board["y"] + board["height"]
    page.locator(".phone-tabs button").nth(1).tap()
    expect(page.locator(".riva-tab [data-banner]")).to_have_count(2)
    expect(page.locator(".riva-tab-prices [data-peek]")).to_have_count(3)
    check_soundness(page)
