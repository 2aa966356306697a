"""One's account by clicks: login, codes, passkey, sessions, deletion; and what can be done about people at a table."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Arrive
from tests.web.friends import come_by_table_link, open_table_by_clicks, table_link

pytestmark = pytest.mark.browser

PASSWORD = "correct horse"
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
"""A passkey device that browsers have for tests."""


def with_login(page: Page, login: str) -> None:
    """Makes a login on the account page."""
    page.goto("/account")
    page.get_by_label("I am new here").check()
    page.locator("form input[autocomplete=username]").fill(login)
    page.locator("form input[type=password]").first.fill(PASSWORD)
    page.locator("[data-log-in]").click()
    expect(page.locator("[data-section=password]")).to_be_visible()


def section(page: Page, name: str) -> Any:
    """A part of the account page."""
    return page.locator(f"[data-section={name}]")


def test_a_forgotten_password_is_replaced_by_a_code(arrive: Arrive) -> None:
    page = arrive()
    with_login(page, "forgetful")
    recovery = section(page, "recovery")
    recovery.locator("input[type=password]").fill(PASSWORD)
    recovery.locator("[data-make-codes]").click()
    expect(recovery.locator(".account-codes li")).to_have_count(10)
    code = recovery.locator(".account-codes li").first.inner_text()
    other = arrive(path="/recover")
    other.locator("input[autocomplete=username]").fill("forgetful")
    other.locator("input[autocomplete=one-time-code]").fill(code)
    other.locator("input[type=password]").fill("battery staple")
    other.locator("[data-recover]").click()
    other.wait_for_url(re.compile("/account"))
    expect(section(other, "recovery")).to_contain_text("9 recovery codes")
    page.reload()
    expect(page.locator("[data-log-in]")).to_be_visible()


def test_a_passkey_is_made_and_used(arrive: Arrive, house: str) -> None:
    page = arrive()
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    local = house.replace("127.0.0.1", "localhost")
    page.goto(f"{local}/account")
    page.locator(".name-form input").fill("Greta")
    page.locator(".name-form button").click()
    keys = section(page, "passkeys")
    keys.locator("input").fill("laptop")
    keys.locator("[data-make-passkey]").click()
    expect(keys.locator(".account-thing")).to_contain_text("laptop")
    page.context.clear_cookies()
    page.goto(f"{local}/account")
    expect(section(page, "passkeys")).to_have_count(0)
    page.get_by_text("Log in with a passkey").click()
    expect(section(page, "passkeys")).to_contain_text("laptop")
    expect(page.locator(".name-form input")).to_have_value("Greta")


def test_a_browser_that_gives_no_passkey_is_told_in_words(arrive: Arrive) -> None:
    """Passkeys are for hosts with a name: at 127.0.0.1 the browser itself says no."""
    page = arrive(path="/account")
    page.locator(".name-form input").fill("Greta")
    page.locator(".name-form button").click()
    keys = section(page, "passkeys")
    keys.locator("[data-make-passkey]").click()
    expect(keys).to_contain_text("The browser has given no passkey")


def test_other_sessions_are_ended_and_the_account_is_deleted(arrive: Arrive) -> None:
    page, phone = arrive(), arrive(phone=True)
    with_login(page, "leaving")
    phone.goto("/account")
    phone.locator("form input[autocomplete=username]").fill("leaving")
    phone.locator("form input[type=password]").first.fill(PASSWORD)
    phone.locator("[data-log-in]").click()
    expect(section(phone, "sessions").locator(".account-thing")).to_have_count(2)
    page.reload()
    sessions = section(page, "sessions")
    sessions.locator("[data-end-session]").click()
    expect(sessions.locator(".account-thing")).to_have_count(1)
    phone.reload()
    expect(phone.locator("[data-log-in]")).to_be_visible()
    with page.expect_download() as download:
        page.locator("[data-export]").click()
    assert download.value.suggested_filename == "stolek-export.json"
    page.locator("[data-delete]").click()
    page.locator("dialog input[type=password]").fill(PASSWORD)
    page.locator("dialog [data-yes]").click()
    expect(page.locator("[data-log-in]")).to_be_visible()
    expect(page.locator(".name-form input")).to_have_value("")


def test_the_host_silences_and_sends_away_and_the_other_blocks(arrive: Arrive) -> None:
    host, guest = arrive(), arrive(lang="cs")
    open_table_by_clicks(host, "Eliška")
    come_by_table_link(guest, table_link(host), "Vojta")
    guest.locator(".chat input").fill("hněv a zloba")
    guest.locator(".chat form button").click()
    expect(host.locator(".chat li")).to_contain_text("hněv a zloba")
    host.locator(".chat .about-person").click()
    host.locator("dialog textarea").fill("rude")
    host.locator("dialog [data-report]").click()
    expect(host.locator("dialog [role=status]")).to_contain_text("Somebody will look at it")
    host.locator("dialog [data-block]").click()
    expect(host.locator(".chat [role=log]")).not_to_contain_text("hněv")
    host.locator(".chairs .about-person").click()
    host.locator("dialog [data-mute]").click()
    expect(guest.locator(".chat-muted")).to_be_visible()
    host.locator(".chairs .about-person").click()
    host.locator("dialog [data-remove]").click()
    expect(guest.locator("[role=status]").first).to_contain_text("tě poslal pryč")


def test_at_a_table_by_invitation_the_host_gives_away_seats(arrive: Arrive) -> None:
    host, stranger, friend = arrive(), arrive(), arrive()
    host.goto("/new/cartographers")
    host.get_by_label("only those with the link").check()
    host.locator("form button[type=submit]").click()
    host.wait_for_url(re.compile("/t/"))
    stranger.goto(host.url)
    expect(stranger.locator(".waiting-body")).to_contain_text("by invitation")
    expect(stranger.locator("[data-sit]")).to_have_count(0)
    friend.goto(table_link(host))
    friend.locator(".name-form input").fill("Vojta")
    friend.locator(".name-form button").click()
    expect(friend.locator(".chairs")).to_contain_text("Vojta")
