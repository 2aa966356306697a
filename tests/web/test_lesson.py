"""Learning in the browser: a whole first lesson, the first stop of every game, and rules explained while playing."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Arrive
from tests.web.findings import missing_words, serious_findings, spilling
from tests.web.players.settler import Settler
from tests.web.table import position_of

pytestmark = pytest.mark.browser

GAMES = ("carcassonne", "cartographers", "pillars", "rivals", "viscounts")


MIDDLE = "mark => { const b = mark.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; }"


def stops_of(page: Page, game: str) -> list[dict[str, object]]:
    """The stops as the server tells them."""
    stops: list[dict[str, object]] = page.request.get(f"/api/games/{game}/lessons").json()["lessons"][0]["stops"]
    return stops


def test_a_whole_lesson(arrive: Arrive) -> None:
    page = arrive(path="/")
    page.locator("label.cover", has=page.get_by_role("radio", name="Cartographers")).click()
    page.get_by_role("link", name="First lesson").click()
    stops = stops_of(page, "cartographers")
    for number, stop in enumerate(stops, 1):
        expect(page.locator(f"[data-stop='{number}']")).to_be_visible()
        expect(page.locator("[data-ring]")).to_have_count(1 if stop["part"] else 0)
        assert missing_words(page) == []
        if stop["asks"]:
            answer_once(page, by_clicking=number < 10)
        if number < len(stops):
            page.locator("[data-next]").click()
    expect(page.locator("[data-play]")).to_be_visible()
    assert page.url.endswith(f"?stop={len(stops)}")


def answer_once(page: Page, by_clicking: bool) -> None:
    """Says what one would do, or asks to be shown; either way one hears what was played."""
    expect(page.locator("[data-confirm]")).to_be_disabled()
    if by_clicking:
        x, y = page.locator("[data-space]").nth(40).evaluate(MIDDLE)
        page.mouse.move(x, y)
        page.mouse.click(x, y)
        page.locator("[data-confirm]").click()
    else:
        page.locator("[data-show-me]").click()
    expect(page.locator("[data-verdict]")).to_be_visible()
    expect(page.locator("[data-confirm]")).to_have_count(0)


def test_keys_lead_through_a_lesson(arrive: Arrive) -> None:
    page = arrive(lang="cs", path="/learn/carcassonne")
    for number in (1, 2, 3):
        expect(page.locator(f"[data-stop='{number}']")).to_be_visible()
        page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-stop='3']")).to_be_visible()
    page.reload()
    expect(page.locator("[data-stop='3']")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_can_be_read_on_a_phone(arrive: Arrive, game: str) -> None:
    page = arrive(lang="cs", phone=True, path=f"/learn/{game}?stop=2")
    expect(page.locator("[data-stop='2']")).to_be_visible()
    assert missing_words(page) == []
    assert spilling(page) <= 0
    assert serious_findings(page) == []


def test_what_is_asked_is_explained_until_it_is_understood(arrive: Arrive) -> None:
    page = arrive(path="/")
    page.locator("[data-teach]").check()
    page.locator(".quick [type=submit]").click()
    card = page.locator(".teacher[data-explains='place-tile']")
    expect(card).to_be_visible()
    question = position_of(page, page.url.rsplit("/", 1)[1])["question"]
    assert [one["key"] for one in question["explanations"]] == ["teach-place-tile"]
    expect(card.locator(".teacher-words")).to_have_text(question["explanations"][0]["text"]["en"])
    assert serious_findings(page) == []
    card.get_by_role("button", name="More").click()
    expect(page.locator("[id='rule-CARC-4.1'].lit")).to_be_in_viewport()
    page.get_by_role("button", name="Close", exact=True).click()
    card.locator("[data-got-it]").click()
    expect(page.locator(".teacher")).to_have_count(0)
    page.reload()
    page.locator("[data-target]").first.wait_for()
    expect(page.locator(".teacher")).to_have_count(0)
    Settler(page, seed=1).answer()
    expect(page.locator(".teacher[data-explains='place-figure']")).to_be_visible()
    table = page.url
    page.goto("/preferences")
    page.locator("[data-teach-anew]").click()
    page.goto(table)
    expect(page.locator(".teacher[data-explains='place-figure']")).to_be_visible()
