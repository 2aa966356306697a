"""The plain list of answers, and what is not offered: what every game has, with or without a board of its own."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.players.cartographer import Cartographer
from tests.web.table import HUMAN, open_table

pytestmark = pytest.mark.browser


def test_the_list_of_answers_plays_too(arrive: Arrive) -> None:
    """Filter, arrows, Enter to choose, the button to confirm."""
    page = arrive()
    page.goto(f"/t/{open_table(page, [HUMAN])}")
    player = Cartographer(page, seed=1)
    assert player.asked()
    question = player.question()
    page.locator("[data-tab=answers]").click()
    answers = page.locator(".answers [data-offer]")
    everything = answers.count()
    page.locator(".answers input").fill("A1")
    page.wait_for_function("n => document.querySelectorAll('.answers [data-offer]').length < n", arg=everything)
    assert all("A1" in (answers.nth(i).get_attribute("data-offer") or "") for i in range(answers.count()))
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm]")).to_be_enabled()
    page.locator("[data-confirm]").click()
    page.wait_for_function("q => document.querySelector('.prompt').dataset.question !== q", arg=question)


def test_what_is_not_offered_is_explained_with_its_rule(arrive: Arrive) -> None:
    page = arrive()
    page.goto(f"/t/{open_table(page, [HUMAN])}")
    assert Cartographer(page, seed=1).asked()
    page.locator("[data-tab=answers]").click()
    page.locator(".answers input").fill("place 0 A1+K11")
    page.get_by_role("button", name=re.compile("Why not")).click()
    refusal = page.locator(".why-not")
    expect(refusal).to_be_visible()
    rule = refusal.locator(".rule-link")
    rule.click()
    lit = page.locator("dialog .rule.lit")
    expect(lit).to_be_visible()
    assert rule.inner_text() in lit.inner_text()
