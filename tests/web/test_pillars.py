"""The Pillars of the Earth in the browser: by keyboard, on a phone, cards, refusals and rules."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Arrive
from tests.web.findings import missing_words, spilling
from tests.web.players.builder import MasterBuilder
from tests.web.table import BOT, HUMAN, open_table

pytestmark = pytest.mark.browser


def sit_down(page: Page, bots: int = 1) -> str:
    """A table against bots that has begun, on this page."""
    table = open_table(page, [HUMAN, *[BOT] * bots], game="pillars")
    page.goto(f"/t/{table}")
    page.locator(".prompt:not([data-kind=''])").wait_for()
    return table


def test_by_keyboard_alone(arrive: Arrive) -> None:
    """Arrows go from answer to answer, Enter gives the one that is shown, letters give those that are no place."""
    page = arrive()
    sit_down(page)
    player = MasterBuilder(page, 0)
    letters = page.locator("[data-answer=pass], [data-answer=park]")
    by_letter = 0
    for _ in range(6):
        assert player.asked()
        question = player.question()
        if letters.count() and by_letter < 2:
            page.keyboard.press("p")
            by_letter += 1
        else:
            page.keyboard.press(player.rng.choice(["ArrowLeft", "ArrowRight"]))
        page.keyboard.press("Enter")
        player.wait_until_answered(question)
    assert by_letter == 2
    assert player.asked()
    page.locator(".pill-plaque .pill-handle, .pill [data-target] .pill-handle").first.focus()
    expect(page.locator(".foreseen:not(.unknown)")).to_be_visible()
    page.keyboard.press("Enter")
    assert page.locator("[data-confirm]:enabled, .pill-plaque").count() > 0


def test_a_closer_look_a_refusal_and_a_rule(arrive: Arrive) -> None:
    page = arrive()
    sit_down(page)
    page.locator("[data-strip] [data-card='woodworker_start']").hover()
    expect(page.locator(".peek [data-look='woodworker_start']")).to_be_visible()
    page.locator("[data-refused^='hire ']").first.click()
    expect(page.locator(".why-not")).to_contain_text("Shiring")
    page.locator("[data-area='priory']").click()
    expect(page.locator("dialog .rule.lit")).to_contain_text("PILL-4.47")


def test_a_line_of_the_log_is_lit_on_the_board(arrive: Arrive) -> None:
    page = arrive()
    sit_down(page)
    page.locator(".log button.log-words").first.click()
    assert page.locator(".pill .pill-glow").count() > 0


def test_on_a_phone_every_answer_is_a_button(arrive: Arrive) -> None:
    page = arrive(lang="cs", phone=True)
    table = sit_down(page, bots=3)
    player = MasterBuilder(page, 0)
    for _ in range(4):
        page.locator(".pill-tools [data-answer]").first.wait_for()
        view = page.request.get(f"/api/tables/{table}/view?seat=0").json()
        offers = {offer["id"] for offer in view["question"]["options"]}
        buttons = page.locator(".pill-tools [data-answer]")
        assert {buttons.nth(i).get_attribute("data-answer") for i in range(buttons.count())} == offers
        buttons.nth(player.rng.randrange(buttons.count())).tap()
        page.locator("[data-confirm]").tap()
        player.wait_until_answered(view["question"]["id"])
    assert missing_words(page) == []
    assert spilling(page) <= 0
    page.locator(".phone-tabs button").nth(1).tap()
    expect(page.locator(".pill-cards section")).to_have_count(4)
