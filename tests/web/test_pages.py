"""Every page, large and small, in both languages: no complaint, no missing word, nothing that keeps people out."""

import gzip
import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Response

from tests.web.conftest import Arrive
from tests.web.pages import PAGES
from tests.web.table import open_table

pytestmark = pytest.mark.browser

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LIMIT: Final = 300_000
"""Bytes of a first load, compressed."""
CASES: Final = [("cs", False), ("en", True)]
"""Czech on a desk and English on a phone: each page in both languages and both sizes, half as often as all pairs."""


def missing_words(page: Page) -> list[str]:
    """Sentences that the client shows as missing, and keys or placeables that slipped through."""
    text = page.locator("body").inner_text() + " ".join(
        page.locator("[aria-label]").evaluate_all("all => all.map(e => e.ariaLabel)")
    )
    return re.findall(r"⟦\?⟧ \S+|\{ ?\$\w+ ?\}", text)


def serious_findings(page: Page) -> list[str]:
    """What axe calls serious or critical."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]


def spilling(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


@pytest.mark.parametrize(("lang", "phone"), CASES)
@pytest.mark.parametrize("name", PAGES)
def test_every_page(arrive: Arrive, name: str, lang: str, phone: bool) -> None:
    page = arrive(lang=lang, phone=phone)
    PAGES[name](page)
    assert missing_words(page) == []
    assert spilling(page) <= 0
    assert serious_findings(page) == []
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
    assert "Draw" in page.locator(".prompt h2").inner_text()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radio", name="Čeština").check()
    page.get_by_role("button", name="Zavřít").click()
    assert "Zakresli" in page.locator(".prompt h2").inner_text()
    assert "výnosem" in page.locator(".log").inner_text()


def test_the_first_load_is_small(arrive: Arrive) -> None:
    """Everything that a game needs, from an empty cache to the first question, compressed as servers do it."""
    page = arrive(lang="cs")
    table = open_table(page, [{"type": "human"}, {"type": "bot", "level": "random"}])
    loaded: list[Response] = []
    page.on("response", lambda answer: loaded.append(answer))
    page.goto(f"/t/{table}")
    page.locator("[data-map-target]").wait_for()
    page.wait_for_load_state("load")
    bodies = {answer.url: answer.body() for answer in loaded if "/stream" not in answer.url and answer.ok}
    size = sum(len(body) if url.endswith(".woff2") else len(gzip.compress(body)) for url, body in bodies.items())
    assert any(url.endswith(".woff2") for url in bodies)
    assert size < LIMIT


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
