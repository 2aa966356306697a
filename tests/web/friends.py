"""Two people who play together: each comes to the start page or by a link and reaches everything else by clicks."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.players.cartographer import Cartographer


def open_table_by_clicks(page: Page, name: str) -> None:
    """From the start page to the waiting room of a new table of Cartographers with a free seat."""
    page.goto("/")
    page.locator(".list-open header a").click()
    page.locator(".game-choice label").nth(1).click()
    page.locator(".seats-editor input").first.fill(name)
    page.locator("form button[type=submit]").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".chairs")).to_contain_text(name)


def table_link(page: Page) -> str:
    """The link to the table in the waiting room."""
    return page.locator(".waiting-body > section .share input").input_value()


def seat_link(page: Page) -> str:
    """An invitation to the free seat."""
    page.locator("[data-invite]").click()
    return page.locator(".chair-buttons .share input").input_value()


def give_name(page: Page, name: str) -> None:
    """Says a name where one is asked for, and sits down."""
    field = page.locator(".name-form input")
    expect(field).to_have_value("")
    expect(page.locator(".name-form button")).to_be_disabled()
    field.fill(name)
    page.locator(".name-form button").click()


def come_by_table_link(page: Page, link: str, name: str) -> None:
    """Comes to the waiting room, sits down and is asked for a name."""
    page.goto(link)
    page.locator("[data-sit]").click()
    give_name(page, name)
    expect(page.locator(".chairs")).to_contain_text(name)


def begin(page: Page) -> None:
    """The host begins."""
    page.locator(".waiting-body .button.main:not([data-sit])").first.click()
    expect(page.locator(".prompt")).to_be_visible()


def menu(page: Page) -> Locator:
    """The menu of the table, opened: a dialog on a desk, a tab on a phone."""
    phone = page.locator(".phone-tabs")
    if phone.count():
        phone.get_by_role("button").filter(has_text=re.compile("Players|Hráči")).click()
        return page.locator(".phone-scroll")
    if not page.locator("dialog .menu").count():
        page.locator(".table-bar .icon-button").click()
    return page.locator("dialog")


def to_board(page: Page) -> None:
    """Back to the board on a phone."""
    if page.locator(".phone-tabs").count():
        page.locator(".phone-tabs button").first.click()


def resign(page: Page) -> None:
    """Two clicks in the menu."""
    button = menu(page).locator(".button.danger")
    button.click()
    button.click()
    to_board(page)


def play_round(*players: Cartographer) -> None:
    """Everybody draws once."""
    for player in players:
        assert player.asked()
        player.answer()
