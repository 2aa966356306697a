"""The Pillars of the Earth: what the page says about a card, a builder, a deal and a craftsman is what the rules do."""

from collections.abc import Sequence
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Arrive
from tests.web.players.builder import MasterBuilder
from tests.web.players.person import CONFIRM
from tests.web.recorded import by_chance
from tests.web.table import play_on, position_of

pytestmark = pytest.mark.browser

KNOWN: Final = ".foreseen:not(.unknown)"
EAGER: Final = (("place", "hire", "buy", "use"),)
GAINS: Final = """chips => Object.fromEntries(chips.map(chip => [
    chip.dataset.offer ?? chip.dataset.answer,
    chip.querySelector("text:nth-of-type(2), small")?.textContent ?? "",
]))"""
MINUS: Final = "−"


def sit_down(page: Page, kind: str, *wanted: str) -> tuple[str, str]:
    """A table where the first seat is asked this and may answer so; says the table and the answer."""
    for seed in range(20):
        for moment in by_chance("pillars", {}, seed, EAGER):
            if moment.seat == 0 and moment.kind == kind:
                table = play_on(page, moment.record.text(), moment.moves, 0)
                answer = offered(page, table, wanted)
                if answer:
                    page.goto(f"/t/{table}")
                    expect(page.locator(f".prompt[data-kind='{kind}']")).to_be_visible()
                    return table, answer
    raise LookupError(kind)


def offered(page: Page, table: str, wanted: Sequence[str]) -> str:
    """The first offered answer that begins in this way."""
    options = position_of(page, table)["question"]["options"]
    return next((option["id"] for option in options if option["id"].startswith(tuple(wanted))), "")


def public(page: Page, table: str) -> dict[str, Any]:
    """What everybody sees."""
    found: dict[str, Any] = position_of(page, table)["view"]["public"]
    return found


def told(page: Page, what: str) -> tuple[int, int]:
    """A line of the prompt, before and after."""
    cell = page.locator(f"{KNOWN} [data-change='{what}'] td").first
    before, after = cell.inner_text().replace(MINUS, "-").split("→")
    return int(before), int(after)


def confirm(page: Page) -> None:
    """Gives the answer that is shown."""
    player = MasterBuilder(page, 0)
    question = player.question()
    page.locator(CONFIRM).click()
    player.wait_until_answered(question)


def gains(deals: dict[str, dict[str, int]]) -> dict[str, str]:
    """What stands below each number: points, or gold."""
    found = {answer: deal.get("vp", deal.get("gold", 0)) for answer, deal in deals.items()}
    return {answer: f"{'+' if by > 0 else MINUS}{abs(by)}" for answer, by in found.items()}


def goods(player: dict[str, Any]) -> dict[str, int]:
    """What a player owns, as deals name it."""
    return {**player["cubes"], "gold": player["gold"], "vp": player["vp"]}


def test_a_craftsman_costs_what_the_page_says(arrive: Arrive) -> None:
    page = arrive(path="/")
    table, answer = sit_down(page, "take-card", "hire")
    craftsman = answer.split()[1]
    page.locator(f"[data-target='display:{craftsman}']").dispatch_event("click")
    before, after = told(page, "gold")
    expect(page.locator(CONFIRM)).to_contain_text(f"({MINUS}{before - after})")
    expect(page.locator("[data-tag]")).to_contain_text(f"{MINUS}{before - after}")
    confirm(page)
    me = public(page, table)["players"][0]
    assert me["gold"] == after < before
    assert craftsman in me["craftsmen"]


def test_a_builder_waits_for_what_the_page_says(arrive: Arrive) -> None:
    page = arrive(path="/")
    table, _ = sit_down(page, "place-builder", "place shiring_a")
    page.locator("[data-target='stone:shiring_a']").dispatch_event("click")
    seen = public(page, table)
    gold = seen["players"][0]["gold"]
    assert told(page, "gold") == (gold, gold - seen["price"])
    assert told(page, "craftsman-coming") == (0, 1)
    gift = page.locator("[data-gift]").inner_text()
    expect(page.locator(f"{KNOWN} [data-change='craftsman-coming'] th")).to_contain_text(gift)
    confirm(page)
    after = public(page, table)
    assert (after["spaces"]["shiring_a"], after["players"][0]["gold"]) == (0, gold - seen["price"])


def test_every_deal_is_labelled_with_what_it_books(arrive: Arrive) -> None:
    page = arrive(path="/")
    table, answer = sit_down(page, "trade", "sell")
    seen = public(page, table)
    cube = answer.split()[1]
    page.locator(f"[data-target='stall:{cube}']").dispatch_event("click")
    shown = page.eval_on_selector_all("[data-menu] [data-offer]", GAINS)
    assert shown == {deal: gain for deal, gain in gains(seen["deals"]).items() if f" {cube} " in deal}
    page.locator(f"[data-menu] [data-offer='{answer}']").dispatch_event("click")
    assert told(page, cube)[1] - told(page, cube)[0] == seen["deals"][answer][cube]
    confirm(page)
    before, after = (now["players"][0]["gold"] for now in (seen, public(page, table)))
    assert after - before == seen["deals"][answer]["gold"]


def test_on_a_phone_every_use_is_labelled_with_what_it_books(arrive: Arrive) -> None:
    page = arrive(lang="cs", phone=True, path="/")
    table, answer = sit_down(page, "work", "use")
    seen = public(page, table)
    shown = page.eval_on_selector_all(".pill-chip", GAINS)
    assert shown == gains(seen["deals"])
    page.locator(f"[data-answer='{answer}']").tap()
    expect(page.locator(KNOWN)).to_be_visible()
    confirm(page)
    before, after = (goods(now["players"][0]) for now in (seen, public(page, table)))
    assert {good: after[good] - before[good] for good in after if after[good] != before[good]} == seen["deals"][answer]
