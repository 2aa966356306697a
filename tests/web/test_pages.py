"""Every page, large and small, in both languages, light and dark: no missing word, nothing that keeps people out."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.findings import check_soundness, serious_findings
from tests.web.pages import PAGES

pytestmark = pytest.mark.browser

CASES: Final = [("cs", False), ("en", True)]
"""Czech on a desk and English on a phone: each page in both languages and both sizes, half as often as all pairs."""


@pytest.mark.parametrize(("lang", "phone"), CASES)
@pytest.mark.parametrize("name", PAGES)
def test_every_page(arrive: Arrive, name: str, lang: str, phone: bool) -> None:
    page = arrive(lang=lang, phone=phone)
    PAGES[name](page)
    check_soundness(page)
    assert page.locator("html").get_attribute("lang") == lang


def test_dark_and_for_colour_blind_eyes(arrive: Arrive) -> None:
    """The contrast of both themes and palettes is good enough where most of the words are."""
    page = arrive()
    page.goto("/preferences")
    page.get_by_role("radio", name="dark", exact=True).check()
    page.get_by_role("radio", name="for colour-blind eyes").check()
    assert page.locator("html").get_attribute("data-theme") == "dark"
    for name in ("start", "ghost", "record"):
        PAGES[name](page)
        assert serious_findings(page) == []


def test_the_language_changes_at_any_time(arrive: Arrive) -> None:
    page = arrive()
    PAGES["table"](page)
    heading = page.locator(".prompt h2").inner_text()
    assert "edict" in page.locator(".log").inner_text()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radio", name="Čeština").check()
    page.get_by_role("button", name="Zavřít").click()
    expect(page.locator(".prompt h2")).not_to_have_text(heading)
    assert "výnosem" in page.locator(".log").inner_text()


def test_it_can_be_installed_and_keeps_only_the_shell(arrive: Arrive) -> None:
    page = arrive(path="/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.locator(".cover-art").first.wait_for()
    kept = page.evaluate(
        "caches.keys().then(names => Promise.all(names.map(n => caches.open(n).then(c => c.keys())))"
        ").then(lists => lists.flat().map(request => new URL(request.url).pathname))"
    )
    assert "/" in kept
    assert all(path == "/" or path.startswith("/assets/") for path in kept)
    manifest = page.request.get("/manifest.webmanifest").json()
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    assert all(page.request.get(icon["src"]).ok for icon in manifest["icons"])
