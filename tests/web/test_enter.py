"""Enter does what the button beside it says, wherever something is typed or chosen."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Arrive
from tests.web.table import BOT, HUMAN, OPEN, open_table

pytestmark = pytest.mark.browser


def expect_table(page: Page) -> None:
    """A game has begun."""
    page.locator(".prompt[data-question]").wait_for()
    assert "/t/" in page.url


def test_on_the_start_page(arrive: Arrive) -> None:
    page = arrive(path="/")
    page.locator(".quick kbd").wait_for()
    page.keyboard.press("Enter")
    expect_table(page)


def test_on_a_cover_and_in_the_choices_below(arrive: Arrive) -> None:
    page = arrive(path="/")
    page.get_by_role("radio", name="Cartographers").focus()
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect_table(page)
    page.goto("/")
    page.get_by_role("radiogroup", name="Bots").get_by_label("1", exact=True).focus()
    page.keyboard.press("Enter")
    expect_table(page)


def test_a_link_on_the_start_page_stays_a_link(arrive: Arrive) -> None:
    page = arrive(path="/")
    page.get_by_role("link", name="First lesson").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-stop='1']")).to_be_visible()


def test_a_new_table(arrive: Arrive) -> None:
    page = arrive(path="/")
    page.get_by_role("link", name="new table").click()
    page.get_by_role("radio", name="Cartographers").check()
    page.keyboard.press("Enter")
    page.locator(".waiting-room").wait_for()
    page.goto("/new")
    page.get_by_label("Your name").fill("Ema")
    page.keyboard.press("Enter")
    page.locator(".waiting-room").wait_for()


def test_an_invitation_and_talk(arrive: Arrive) -> None:
    page, friend = arrive(), arrive()
    table = open_table(page, [HUMAN, OPEN], start=False)
    link = page.request.post(f"/api/tables/{table}/links", data={"seat": 1}).json()["link"]
    friend.goto("/tables")
    friend.get_by_label("The link or the number").fill(f"/join/{link}")
    friend.keyboard.press("Enter")
    friend.get_by_label("Name").fill("Jan")
    friend.keyboard.press("Enter")
    friend.locator(".waiting-room").wait_for()
    friend.get_by_label("Say something").fill("Ahoj")
    friend.keyboard.press("Enter")
    expect(friend.locator(".chat li")).to_contain_text("Ahoj")
    expect(friend.get_by_label("Say something")).to_have_value("")


def test_a_name_and_a_login(arrive: Arrive) -> None:
    page = arrive(path="/")
    page.locator(".bar-me").click()
    page.get_by_label("Name").first.fill("Ema")
    page.keyboard.press("Enter")
    expect(page.locator(".bar-me")).to_contain_text("Ema")
    page.get_by_label("I am new here").check()
    expect(page.locator("[data-log-in]")).to_have_text("Make a login")
    page.get_by_label("Login", exact=True).fill("ema-by-enter")
    page.get_by_label("Password").fill("a long password")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_contain_text("follow you")
    page.get_by_role("button", name="Log out").click()
    page.get_by_label("Login", exact=True).fill("ema-by-enter")
    page.get_by_label("Password").fill("a long password")
    page.keyboard.press("Enter")
    expect(page.get_by_text("You are logged in as ema-by-enter.").first).to_be_visible()


def test_the_list_of_answers(arrive: Arrive) -> None:
    page = arrive()
    page.goto(f"/t/{open_table(page, [HUMAN, BOT], game='carcassonne')}")
    page.locator("[data-target]").first.wait_for()
    page.locator("[data-tab=answers]").click()
    answer = str(page.locator(".answers [data-offer]").first.get_attribute("data-offer"))
    field = page.locator(".answers input")
    field.fill("lay-tile 40 40 0")
    page.keyboard.press("Enter")
    expect(page.locator(".why-not")).to_be_visible()
    field.fill(answer)
    page.keyboard.press("Enter")
    expect(page.locator(f".answers [data-offer='{answer}']")).to_have_attribute("aria-pressed", "true")
