"""Nothing is lost: reload in the middle of a drawing and while waiting, a line that breaks, a tab that was closed."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.players.cartographer import TERRAINS, Cartographer
from tests.web.table import BOT, HUMAN, OPEN, command, open_table, status

pytestmark = pytest.mark.browser


def test_reload_in_the_middle_of_a_drawing(arrive: Arrive) -> None:
    """After the place and before the terrain, the drawing is still there and only the terrain is asked."""
    page = arrive()
    page.goto(f"/t/{open_table(page, [HUMAN])}")
    player = Cartographer(page, 7)
    assert player.asked()
    while page.locator(TERRAINS).count() == 0:  # until a card offers a choice of terrains
        player.answer()
        assert player.asked()
    question = player.question()
    page.locator("[data-tab=answers]").click()
    page.locator(".answers [data-offer]").first.click()
    page.locator("[data-confirm]").click()
    page.wait_for_function("q => document.querySelector('.prompt').dataset.question !== q", arg=question)
    page.reload()
    expect(page.get_by_role("heading", name="Choose the terrain")).to_be_visible()
    assert page.locator(".pending").count() == 1
    page.locator(TERRAINS).nth(1).click()
    page.locator("[data-confirm]").click()
    player.wait_until_answered(question)


def test_reload_before_deciding_and_while_waiting(arrive: Arrive) -> None:
    page = arrive()
    table = open_table(page, [HUMAN, OPEN], start=False)
    command(page, table, {"type": "arrange", "visibility": "public"}, f"open-{table}")
    other = arrive()
    other.request.post("/api/me", data={"name": "Jan"})
    command(other, table, {"type": "sit", "seat": 1, "name": "Jan"}, f"sit-{table}")
    command(page, table, {"type": "start"}, f"start-{table}")
    page.goto(f"/t/{table}")
    player = Cartographer(page, 8)
    assert player.asked()
    question = player.question()
    lines = page.locator(".log-line").count()
    page.reload()
    assert player.asked()
    assert player.question() == question
    expect(page.locator(".log-line")).to_have_count(lines)
    player.answer()
    page.reload()
    expect(page.locator(".prompt h2")).to_have_text(re.compile("Waiting for Jan"))
    assert page.locator(".pending").count() == 1
    page.locator("[data-undo]").click()
    assert player.asked()


def test_a_lost_line_comes_back_by_itself(arrive: Arrive) -> None:
    """What happened meanwhile is told, and an answer given without a line arrives once."""
    page, other = arrive(), arrive()
    table = open_table(page, [HUMAN, BOT])
    page.goto(f"/t/{table}")
    player = Cartographer(page, 9)
    assert player.asked()
    question = player.question()
    player.lay_down()
    page.context.set_offline(True)
    page.locator("[data-confirm]").click()
    other.request.post("/api/me", data={"name": "Jan"})
    command(other, table, {"type": "say", "text": "Jste tam?"}, f"said-{table}")
    expect(page.locator(".prompt")).to_have_attribute("aria-busy", "true")
    assert status(other, table)["waiting"] == [0]
    page.context.set_offline(False)
    player.wait_until_answered(question)
    expect(page.locator("[data-tab=chat]")).to_have_text("Talk (1)")
    expect(page.locator("[data-connection=live]")).to_be_attached()


def test_a_closed_tab_is_found_again_under_my_games(arrive: Arrive) -> None:
    page = arrive()
    table = open_table(page, [HUMAN, BOT])
    page.goto("/")
    row = page.locator(".list-mine .table-row.turn")
    expect(row).to_contain_text("your turn")
    row.get_by_role("link").click()
    assert page.url.endswith(f"/t/{table}")
    assert Cartographer(page, 1).asked()
