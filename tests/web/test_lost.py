"""Wrong links, unknown things and things that cannot be used: a sentence that a person understands, and a way back."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Arrive, arrivals
from tests.web.findings import serious_findings, spilling
from tests.web.table import BOT, HUMAN, open_table

pytestmark = pytest.mark.browser

VALIDATOR: Final = re.compile(r"[`$]|Expected|Object|\bstr\b|regex|undefined|\{|\}")
EXPECTED: Final = "Failed to load resource"
"""What a browser itself complains about when a server says that something is not there."""


@pytest.fixture
def quiet(chromium: Browser, house: str) -> Iterator[Arrive]:
    """Like `arrive`; a request that fails is what these tests are about."""
    with arrivals(chromium, house, (EXPECTED,)) as come:
        yield come


def expect_sentence(page: Page, words: str) -> None:
    """The page says this, and nothing that only a program understands."""
    told = page.locator("[role=alert], [role=status]", has_text=words).first
    expect(told).to_be_visible()
    assert VALIDATOR.search(told.inner_text()) is None


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize(
    ("path", "en", "cs"),
    [
        ("/nowhere/at/all", "Nothing leads to this address", "Na tuto adresu nic nevede"),
        ("/t/nowhere", "no such table", "Takový stůl tu není"),
        ("/t/no%20where", "no such table", "Takový stůl tu není"),
        ("/r/nowhere", "no such recorded game", "Taková zapsaná hra tu není"),
        ("/learn/chess", "no such game", "Taková hra tu není"),
    ],
)
def test_unknown_pages_lead_back(quiet: Arrive, path: str, en: str, cs: str, phone: bool) -> None:
    page = quiet(lang="en" if phone else "cs", phone=phone, path=path)
    expect_sentence(page, en if phone else cs)
    assert spilling(page) <= 0
    assert serious_findings(page) == []
    page.locator("main a[href='/']").first.click()
    page.locator(".covers").wait_for()


def test_a_broken_invitation(quiet: Arrive) -> None:
    page = quiet(path="/join/nonsense")
    page.get_by_label("Name").fill("Jan")
    page.keyboard.press("Enter")
    expect_sentence(page, "This invitation is not valid")
    page.locator(".join-elsewhere a[href='/tables']").click()
    expect(page.get_by_role("heading", name="Open tables")).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "new", "login", "password", "short", "spaces"),
    [
        ("en", "I am new here", "Login", "Password", "needs at least 8 characters", "no spaces"),
        ("cs", "Jsem tu poprvé", "Přihlašovací jméno", "Heslo", "musí mít aspoň 8 znaků", "žádné mezery"),
    ],
)
def test_a_short_password(
    quiet: Arrive, lang: str, new: str, login: str, password: str, short: str, spaces: str
) -> None:
    page = quiet(lang=lang, path="/")
    page.locator(".bar-me").click()
    page.get_by_label(new).check()
    page.get_by_label(login, exact=True).fill("anna")
    page.get_by_label(password).fill("short")
    page.keyboard.press("Enter")
    expect_sentence(page, short)
    page.get_by_label(login, exact=True).fill("an na")
    page.get_by_label(password).fill("long enough")
    page.keyboard.press("Enter")
    expect_sentence(page, spaces)


def test_a_file_that_is_no_record(quiet: Arrive, tmp_path: Path) -> None:
    page = quiet(lang="cs", path="/")
    page.request.post("/api/me", data={"name": "Ema"})
    page.goto("/games")
    wrong = tmp_path / "holiday.jpg"
    wrong.write_bytes(bytes(range(256)) * 9)
    page.locator("input[type=file]").set_input_files(wrong)
    expect_sentence(page, "není zapsaná hra")


def test_a_visitor_who_is_nobody_yet_may_bring_a_file(quiet: Arrive, tmp_path: Path) -> None:
    page = quiet(path="/games")
    wrong = tmp_path / "notes.txt"
    wrong.write_text("milk, eggs", "utf-8")
    page.locator("input[type=file]").set_input_files(wrong)
    expect_sentence(page, "not a recorded game")


def test_a_game_that_is_not_here(quiet: Arrive) -> None:
    page = quiet(path="/new/chess")
    expect_sentence(page, "no game called “chess”")
    expect(page.get_by_role("radio", name="Carcassonne")).to_be_checked()


def test_numbers_of_players_and_seats_are_said_as_people_say_them(quiet: Arrive) -> None:
    page = quiet(path="/")
    expect(page.get_by_role("radio", name="The Rivals for Catan, 2 players", exact=True)).to_be_attached()
    open_table(page, [HUMAN, BOT], start=False)
    page.goto("/games")
    row = page.locator(".table-row").first
    expect(row).to_be_visible()
    assert "0 free seats" not in row.inner_text()


def test_nobody_is_a_guest_at_a_table_of_their_own(quiet: Arrive) -> None:
    page = quiet(lang="cs", path="/")
    page.locator(".quick [type=submit]").click()
    expect(page.locator(".log")).to_contain_text("Hráč zakládá stůl.")
