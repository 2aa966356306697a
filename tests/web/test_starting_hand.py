"""The starting hand of theme and duel games: three cards chosen together from a row that says how long it is."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Arrive
from tests.web.findings import check_soundness
from tests.web.scenes import stops
from tests.web.table import BOT, HUMAN, open_table, play_on, position_of

pytestmark = pytest.mark.browser

CARDS = ".riva-tray-item > button"


def look_through_a_stack(page: Page, mode: str) -> str:
    """A new table where a stack has been chosen that nobody has taken cards from; the table."""
    table = open_table(page, [HUMAN, BOT], game="rivals", options={"mode": mode})
    page.goto(f"/t/{table}")
    page.locator(".prompt[data-kind='choose-draft-stack']").wait_for()
    stacks = position_of(page, table)["view"]["public"]["stacks"]
    whole = next(number for number, stack in enumerate(stacks, 1) if stack["size"] == 12)
    page.locator(f"[data-target='stack:{whole}'][data-count='1']").click()
    page.locator("[data-confirm]").click()
    page.locator(".prompt[data-kind='take-starting-card']").wait_for()
    return table


def names_of(page: Page, places: list[int]) -> list[str]:
    """The ids of the cards at these places of the tray."""
    return [str(page.locator(CARDS).nth(i).get_attribute("data-target")).split(":")[-1] for i in places]


@pytest.mark.parametrize("mode", ["theme_turmoil", "duel"])
def test_three_cards_are_chosen_together_and_confirmed_once(arrive: Arrive, mode: str) -> None:
    page = arrive()
    table = look_through_a_stack(page, mode)
    cards, picked, confirm = page.locator(CARDS), page.locator("[data-picked]"), page.locator("[data-confirm]")
    expect(cards).to_have_count(12)
    for nth, so_far in ((11, 1), (4, 2)):
        cards.nth(nth).click()
        expect(picked).to_have_attribute("data-picked", str(so_far))
        expect(confirm).to_be_disabled()
    expect(cards.nth(11)).to_have_attribute("aria-pressed", "true")
    cards.nth(11).click()
    expect(picked).to_have_attribute("data-picked", "1")
    cards.nth(7).click()
    cards.nth(0).click()
    expect(confirm).to_be_enabled()
    expect(cards.nth(2)).to_have_attribute("aria-disabled", "true")
    cards.nth(2).click(force=True)
    expect(cards.nth(2)).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".riva-tray-tick")).to_have_count(3)
    wanted = names_of(page, [0, 4, 7])
    confirm.click()
    page.wait_for_function("() => document.querySelector('.prompt').dataset.kind !== 'take-starting-card'")
    assert sorted(position_of(page, table)["view"]["private"]["hand"]) == sorted(wanted)


def test_the_whole_choice_can_be_given_up(arrive: Arrive) -> None:
    page = arrive()
    look_through_a_stack(page, "theme_gold")
    cards, picked = page.locator(CARDS), page.locator("[data-picked]")
    for nth in (1, 3, 5):
        cards.nth(nth).click()
    page.get_by_role("button", name=re.compile("^Back")).click()
    expect(picked).to_have_attribute("data-picked", "0")
    cards.nth(1).click()
    expect(picked).to_have_attribute("data-picked", "1")
    page.keyboard.press("Escape")
    expect(picked).to_have_attribute("data-picked", "0")


def test_by_keyboard_arrows_lead_from_card_to_card_and_choose_nothing(arrive: Arrive) -> None:
    page = arrive()
    look_through_a_stack(page, "theme_gold")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.locator("[data-picked]")).to_have_attribute("data-picked", "0")
    expect(page.locator(CARDS).nth(2)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(CARDS).nth(2)).to_have_attribute("aria-pressed", "true")


def test_a_phone_says_how_many_cards_there_are_and_shows_them_all(arrive: Arrive) -> None:
    page = arrive(lang="cs", phone=True)
    look_through_a_stack(page, "duel")
    count = page.locator(".riva-tray [data-row-count]")
    expect(count).to_have_text(re.compile(r"^1–\d+ z 12$"))
    cards = page.locator(CARDS)
    expect(cards.last).not_to_be_in_viewport()
    while page.locator(".riva-tray .card-row-arrow:not(.back)").count():
        before = count.inner_text()
        page.locator(".riva-tray .card-row-arrow:not(.back)").tap()
        expect(count).not_to_have_text(before)
        page.wait_for_function(
            "() => { const row = document.querySelector('.riva-tray .card-row-track'); const at = row.scrollLeft;"
            " return new Promise((done) => setTimeout(() => done(row.scrollLeft === at), 120)); }"
        )
    expect(cards.last).to_be_in_viewport()
    expect(count).to_have_text(re.compile(r"–12 z 12$"))
    check_soundness(page)


def test_the_regions_of_a_scout_are_chosen_together(arrive: Arrive) -> None:
    page = arrive()
    stop = stops("rivals")["choose-scouted-region"]
    table = play_on(page, stop.record, stop.moves, stop.seat)
    page.goto(f"/t/{table}")
    page.locator(".prompt[data-kind='choose-scouted-region']").wait_for()
    cards = page.locator(CARDS)
    regions = position_of(page, table, stop.seat)["view"]["public"]["regions"]
    expect(cards).to_have_count(len(regions))
    cards.last.click()
    expect(page.locator("[data-confirm]")).to_be_disabled()
    cards.first.click()
    wanted = names_of(page, [0, len(regions) - 1])
    page.locator("[data-confirm]").click()
    page.locator(".prompt[data-kind='place-regions']").wait_for()
    assert sorted(set(regions) - set(position_of(page, table, stop.seat)["view"]["public"]["regions"])) == sorted(
        wanted
    )
