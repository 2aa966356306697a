"""Keys are named where there is a keyboard, and nowhere else."""

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.web.conftest import PATIENCE, Arrive
from tests.web.pages import PAGES
from tests.web.players.cartographer import Cartographer

pytestmark = pytest.mark.browser

WITH_KEYS: Final = ("start", "table", "ghost", "carcassonne", "pillars", "rivals", "viscounts")
KEYS: Final = re.compile(r"\b(Esc|Enter)\b")
BADGES: Final = "kbd:visible, .key-badge:visible"
TABLET: Final[ViewportSize] = {"width": 1024, "height": 768}


@pytest.fixture
def tablet(chromium: Browser, house: str) -> Page:
    """A tablet in somebody's hands: large enough for the layout of a desk, and nothing but fingers."""
    context = chromium.new_context(base_url=house, viewport=TABLET, has_touch=True, is_mobile=True)
    context.set_default_timeout(PATIENCE)
    return context.new_page()


@pytest.mark.parametrize("name", WITH_KEYS)
def test_without_a_keyboard_no_key_is_named(arrive: Arrive, tablet: Page, name: str) -> None:
    """Neither on a phone nor on a tablet, and nothing there speaks of a key."""
    for page in (arrive(phone=True), tablet):
        PAGES["table" if name == "ghost" else name](page)
        if name == "ghost":
            page.touchscreen.tap(*Cartographer(page, seed=1).spots()[40])
            expect(page.locator("[data-handle]")).to_have_count(2)
        expect(page.locator(BADGES)).to_have_count(0)
        expect(page.get_by_text(KEYS).locator("visible=true")).to_have_count(0)
    tablet.context.close()


@pytest.mark.parametrize("name", WITH_KEYS)
def test_with_a_keyboard_keys_are_named(arrive: Arrive, name: str) -> None:
    page = arrive()
    PAGES[name](page)
    expect(page.locator(BADGES).first).to_be_visible()


def test_a_keyboard_that_is_used_counts(tablet: Page) -> None:
    """A key outside a text field shows that there is one; what a finger writes on the glass does not."""
    PAGES["table"](tablet)
    turns = tablet.locator(".cart-turns button")
    expect(turns.first).to_have_text("left")
    tablet.locator("[data-tab=answers]").click()
    tablet.locator(".answers input").press("a")
    expect(tablet.locator(BADGES)).to_have_count(0)
    tablet.locator("h2").first.click()
    tablet.keyboard.press("r")
    expect(tablet.locator(BADGES).first).to_be_visible()
    tablet.context.close()
