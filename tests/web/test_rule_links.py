"""A link to a rule opens the rules at that rule: it is in sight, marked, and reading goes on from there."""

from typing import Final

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Arrive
from tests.web.recorded import recorded_game
from tests.web.table import BOT, HUMAN, open_table

pytestmark = pytest.mark.browser

IN_SIGHT: Final = """rule => {
  const marked = document.getElementById(`rule-${rule}`);
  if (!marked) return false;
  const box = marked.getBoundingClientRect();
  const body = marked.closest('.dialog-body')?.getBoundingClientRect();
  const [top, bottom] = body ? [body.top, body.bottom] : [0, innerHeight];
  return box.top >= top - 1 && box.top < bottom - 20
    && marked.classList.contains('lit') && document.activeElement === marked;
}"""


def expect_opened_at(page: Page, rule: str) -> None:
    """The rule is in sight, marked and has the focus."""
    page.locator(f"[id='rule-{rule}']").wait_for()
    page.wait_for_function(IN_SIGHT, arg=rule)
    expect(page.locator(".rule.lit")).to_have_count(1)


def begin(page: Page, game: str) -> None:
    """From the start page to a table, by clicks."""
    page.goto("/")
    page.locator("label.cover").nth(["carcassonne", "cartographers"].index(game)).click()
    page.locator(".quick [type=submit]").click()
    page.locator(".prompt[data-question]:not([data-question=''])").wait_for()


def test_from_the_log_and_the_rule_tab(arrive: Arrive) -> None:
    page = arrive()
    begin(page, "cartographers")
    link = page.locator(".log .rule-link").last
    rule = link.inner_text()
    link.click()
    expect_opened_at(page, rule)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.locator("[data-tab=rules]").click()
    asked = page.locator(".question-rule b").inner_text()
    page.locator(".question-rule button").click()
    expect_opened_at(page, asked)


def test_from_a_refusal(arrive: Arrive) -> None:
    page = arrive(lang="cs")
    begin(page, "carcassonne")
    page.locator("[data-tab=answers]").click()
    page.locator(".answers input").fill("lay-tile 40 40 0")
    page.locator(".answers .button").click()
    link = page.locator(".why-not .rule-link")
    rule = link.inner_text()
    link.click()
    expect_opened_at(page, rule)


def test_on_a_phone(arrive: Arrive) -> None:
    page = arrive(phone=True)
    table = open_table(page, [HUMAN, BOT])
    page.goto(f"/t/{table}")
    page.locator(".phone-tabs button").last.click()
    link = page.locator(".log .rule-link").last
    rule = link.inner_text()
    link.click()
    expect_opened_at(page, rule)


def test_from_the_result(arrive: Arrive) -> None:
    page = arrive()
    page.request.post("/api/me", data={"name": "Ema"})
    brought = page.request.post("/api/records", data={"text": recorded_game(("Ema", "Jan"), 3)}).json()["id"]
    page.goto(f"/r/{brought}")
    link = page.locator(".breakdown tbody a").last
    rule = link.inner_text()
    link.click()
    expect_opened_at(page, rule)
    page.locator("[id^='rule-'] a.rule-id").last.click()
    last = page.url.rsplit("/", 1)[1]
    expect_opened_at(page, last)
    page.evaluate("scrollTo(0, 0)")
    page.locator(f"[id='rule-{last}'] a.rule-id").click()
    expect_opened_at(page, last)


def test_from_a_lesson(arrive: Arrive) -> None:
    page = arrive(path="/")
    page.get_by_role("link", name="First lesson").click()
    page.locator("[data-next]").click()
    page.locator("[data-stop='2']").wait_for()
    while not page.locator(".lesson-told .rule-link").count():
        page.locator("[data-next]").click()
    link = page.locator(".lesson-told .rule-link").first
    rule = link.inner_text()
    link.click()
    expect_opened_at(page, rule)
    page.keyboard.press("Escape")
    expect(page.locator(".lesson-card")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_by_address_also_when_the_rulebook_comes_late(arrive: Arrive, phone: bool) -> None:
    page = arrive(phone=phone)

    def late(route: Route) -> None:
        page.wait_for_timeout(700)
        route.continue_()

    page.route("**/api/games/rivals/rules", late)
    page.goto("/rules/rivals/RIVA-4.302")
    expect_opened_at(page, "RIVA-4.302")


def test_an_id_in_small_letters_is_the_same_rule(arrive: Arrive) -> None:
    page = arrive(path="/rules/viscounts/visc-4.58")
    expect_opened_at(page, "VISC-4.58")


@pytest.mark.parametrize(("lang", "words"), [("en", "no rule"), ("cs", "neznají")])
def test_an_unknown_rule_or_game_says_so(arrive: Arrive, lang: str, words: str) -> None:
    page = arrive(lang=lang, path="/rules/carcassonne/CARC-99.9")
    alert = page.locator(".sheet-page [role=alert]")
    expect(alert).to_contain_text("CARC-99.9")
    expect(alert).to_contain_text(words)
    page.goto("/rules/carcasonne/CARC-4.1")
    expect(page.locator(".sheet-page [role=alert]")).to_contain_text("carcasonne")
    page.get_by_role("radio", name="Carcassonne").check()
    expect(page.locator("[id='rule-CARC-4.1']")).to_be_attached()
