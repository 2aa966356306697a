"""Whole games without a mouse: Tab, arrows, letters and Enter, from the first question to the page with the result."""

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Arrive
from tests.web.outcome import scores_of_record, shown_scores
from tests.web.players.cartographer import Cartographer
from tests.web.players.company import COMPANY
from tests.web.players.person import CONFIRM
from tests.web.players.settler import Settler

pytestmark = pytest.mark.browser

NO_POINTER = """for (const type of ['pointerdown', 'pointermove', 'mousemove', 'wheel', 'touchstart'])
  addEventListener(type, () => { globalThis.pointed = true; }, true);"""
"""Remembers whether anything but keys was used."""
MAX_TABS = 60
"""So many presses lead to anything on a page, or it is no page for the keyboard."""


def tab_to(page: Page, selector: str) -> None:
    """Presses Tab until the focus is on such a thing."""
    for _ in range(MAX_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
    raise AssertionError(f"Tab does not lead to {selector}")


def go_to_the_result(page: Page) -> None:
    """By Tab and Enter."""
    tab_to(page, "[data-result]")
    page.keyboard.press("Enter")
    page.wait_for_url("**/r/*")


def confirmed(page: Page) -> bool:
    """Presses Enter if that confirms something."""
    if page.locator(CONFIRM).is_disabled():
        return False
    page.keyboard.press("Enter")
    return True


def draw_by_keys(player: Cartographer) -> None:
    """Arrows bring the shape from fit to fit, R F S turn, flip and change it, digits choose the terrain."""
    question, keys = player.question(), player.page.keyboard
    for _ in range(40):
        keys.press("ArrowDown")
        if player.ghost():
            break
        keys.press(player.rng.choice("rfs"))
    for key in player.rng.choices(["ArrowLeft", "ArrowRight", "ArrowUp", "1", "2"], k=2):
        keys.press(key)
    assert confirmed(player.page)
    player.wait_until_answered(question)


def test_cartographers(arrive: Arrive) -> None:
    page = arrive()
    page.add_init_script(NO_POINTER)
    table, player = COMPANY["cartographers"].sit_down(page, "cartographers", seed=5)
    assert isinstance(player, Cartographer)
    turns = 0
    while player.asked():
        draw_by_keys(player)
        turns += 1
    assert turns > 15
    go_to_the_result(page)
    assert shown_scores(page) == scores_of_record(page, table)
    assert page.evaluate("globalThis.pointed ?? false") is False


def settle_by_keys(player: Settler) -> None:
    """Arrows, N and B go from place to place, R turns the tile or changes the figure, P places none."""
    question, keys = player.question(), player.page.keyboard
    for _ in range(10):
        keys.press(player.rng.choice(["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft", "n", "b", "r", "p"]))
        if player.rng.random() < 0.5 and confirmed(player.page):
            player.wait_until_answered(question)
            return
    keys.press("n")
    assert confirmed(player.page)
    player.wait_until_answered(question)


def settle_by_tab(player: Settler) -> None:
    """Tab goes to a place on the board, Enter chooses it, Enter again confirms."""
    question, page = player.question(), player.page
    tab_to(page, "[data-target]")
    page.keyboard.press("Enter")
    assert confirmed(page)
    player.wait_until_answered(question)


def test_carcassonne(arrive: Arrive) -> None:
    page = arrive(lang="cs")
    page.add_init_script(NO_POINTER)
    table, player = COMPANY["carcassonne"].sit_down(page, "carcassonne", seed=9)
    assert isinstance(player, Settler)
    answers = 0
    while player.asked():
        settle_by_tab(player) if answers % 4 == 0 else settle_by_keys(player)
        answers += 1
    assert answers > 20
    go_to_the_result(page)
    assert shown_scores(page) == scores_of_record(page, table)
    assert page.evaluate("globalThis.pointed ?? false") is False
