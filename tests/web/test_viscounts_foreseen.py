"""Viscounts: what the page says about a ride, a card and the points is what the rules then do and count."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Arrive
from tests.web.players.person import CONFIRM
from tests.web.players.viscount import Viscount
from tests.web.table import BOT, HUMAN, open_table, position_of

pytestmark = pytest.mark.browser

RIDES: Final = 4
KNOWN: Final = ".foreseen:not(.unknown)"
PRICES: Final = """tags => tags.map(tag => Number(tag.querySelector("text")?.textContent ?? 0))"""


def me(page: Page, table: str) -> dict[str, Any]:
    """What lies before the first seat."""
    player: dict[str, Any] = position_of(page, table)["view"]["public"]["players"][0]
    return player


def play_until(player: Viscount, kind: str) -> None:
    """Answers anything until this is asked."""
    while player.asked() and player.kind() != kind:
        player.answer()


def told(page: Page, what: str) -> tuple[int, int] | None:
    """A line of the prompt, before and after; None if it does not change."""
    expect(page.locator(KNOWN)).to_be_visible()
    cell = page.locator(f"{KNOWN} [data-change='{what}'] td").first
    if not cell.count():
        return None
    before, after = cell.inner_text().split("→")
    return int(before), int(after)


def test_a_ride_costs_and_opens_what_the_page_says(arrive: Arrive) -> None:
    page = arrive()
    table = open_table(page, [HUMAN, BOT], game="viscounts")
    page.goto(f"/t/{table}")
    player = Viscount(page, seed=3)
    for _ in range(RIDES):
        play_until(player, "move")
        position = position_of(page, table)
        rides = position["view"]["public"]["rides"]
        assert page.eval_on_selector_all(".visc-tags > g", PRICES) == [ride["silver"] for ride in rides]
        ride, silver = rides[-1], me(page, table)["goods"]["silver"]
        page.locator(f"[data-target='space:{ride['segments'][-1]}:{ride['ways'][-1]}']").dispatch_event("click")
        change = told(page, "silver")
        assert change == ((silver, silver - ride["silver"]) if ride["silver"] else None)
        expect(page.locator("[data-ghost] .visc-step")).to_have_count(len(ride["ways"]) - 1)
        opened = page.locator(".visc-reach li").count()
        question = player.question()
        page.locator(CONFIRM).click()
        player.wait_until_answered(question)
        after = position_of(page, table)
        if (after["question"] or {}).get("kind") == "choose-action":
            assert opened == len(after["question"]["options"]) - 1  # and passing
            assert me(page, table)["goods"]["silver"] == silver - ride["silver"]
        else:
            assert opened == 0


def test_a_card_brings_the_icons_that_the_page_says(arrive: Arrive) -> None:
    page = arrive()
    table = open_table(page, [HUMAN, BOT], game="viscounts")
    page.goto(f"/t/{table}")
    player = Viscount(page, seed=5)
    play_until(player, "choose-card")
    page.locator("[data-target^='hand:']").first.dispatch_event("click")
    expect(page.locator(".visc-icons-then span").first).to_be_visible()
    shown = [int(text) for text in page.locator(".visc-icons-then > span").all_inner_texts()]
    question = player.question()
    page.locator(CONFIRM).click()
    player.wait_until_answered(question)
    assert shown == [count for count in me(page, table)["icons"].values() if count]


def test_the_points_on_the_board_are_those_that_the_rules_count(arrive: Arrive) -> None:
    page = arrive()
    table = open_table(page, [HUMAN, BOT], game="viscounts")
    page.goto(f"/t/{table}")
    player = Viscount(page, seed=6)
    while player.asked() and not me(page, table)["points"]:
        player.answer()
    player.asked()
    lines = [line["points"] for line in me(page, table)["points"] if line["points"]]
    expect(page.locator(".visc-score text").first).to_contain_text(str(sum(lines)).replace("-", "−"))
    page.locator(".visc-score").first.click()
    expect(page.locator(".visc-points li:not(.sum)")).to_have_count(len(lines))
