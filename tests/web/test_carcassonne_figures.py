"""Placing a figure in Carcassonne: everything offered is reached, what goes down is chosen before, one way to pass."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from stolek.kernel.registry import find_game
from tests.web.conftest import Arrive
from tests.web.findings import serious_findings, spilling
from tests.web.players.person import CONFIRM, WITHOUT_CONFIRMING
from tests.web.players.settler import Settler
from tests.web.recorded import by_chance
from tests.web.scenes import EVERYTHING
from tests.web.table import play_on, position_of

pytestmark = pytest.mark.browser

SPOT: Final = """mark => {
  const box = mark.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return { x, y, width: box.width, reached: mark.contains(document.elementFromPoint(x, y)) };
}"""
THUMB: Final = 36
"""A target of this many pixels can be tapped."""
SIZES: Final = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])


def placing(page: Page, moves: int = 0, *kinds: str) -> tuple[str, int, Settler]:
    """A game with all modules where a figure may be placed: on a crown, and as all of these kinds on the new tile."""
    rules = find_game("carcassonne")(EVERYTHING)
    wanted = {"take-crown", "place-follower", *kinds}
    moment = next(
        moment
        for moment in by_chance("carcassonne", EVERYTHING, seed=0)
        if moment.moves >= moves
        and moment.kind == "place-figure"
        and wanted <= {rules.text.write(action).split()[0] for action in rules.legal(moment.state, moment.seat)}
    )
    table = play_on(page, moment.record.text(), moment.moves, moment.seat)
    page.goto(f"/t/{table}")
    settler = Settler(page, 1)
    assert settler.asked()
    return table, moment.seat, settler


def offered(page: Page, table: str, seat: int, kind: str) -> list[dict[str, Any]]:
    """The offered actions of this kind."""
    options = position_of(page, table, seat)["question"]["options"]
    return [option["action"] for option in options if option["action"]["type"] == kind]


def touch(page: Page, selector: str, phone: bool) -> None:
    """A click, or a tap, in the middle of what is seen there."""
    spot = page.locator(selector).evaluate(SPOT)
    assert spot["reached"], f"{selector} lies under something"
    if phone:
        page.touchscreen.tap(spot["x"], spot["y"])
    else:
        page.mouse.click(spot["x"], spot["y"])


@SIZES
@pytest.mark.parametrize("moves", [0, 60])
def test_every_crown_and_place_is_seen_and_reached(arrive: Arrive, moves: int, phone: bool) -> None:
    page = arrive(phone=phone)
    table, seat, settler = placing(page, moves)
    crowns = [action["space"] for action in offered(page, table, seat, "take-crown")]
    places = [action["segment"] for action in offered(page, table, seat, "place-follower")]
    assert crowns
    assert places
    for name in crowns + places:
        ring = page.locator(f"[data-target='{name}']")
        expect(ring).to_have_count(1)
        spot = ring.evaluate(SPOT)
        assert spot["reached"], f"{name} lies under something"
        assert not phone or spot["width"] >= THUMB
    assert serious_findings(page) == []
    assert spilling(page) <= 0
    question = settler.question()
    touch(page, f"[data-target='{crowns[-1]}']", phone)
    expect(page.locator(f"[data-ghost^='take-crown {crowns[-1]}']")).to_be_attached()
    page.locator(CONFIRM).click()
    settler.wait_until_answered(question)
    assert position_of(page, table, seat)["view"]["public"]["wheel"]["crowns"][crowns[-1]] == seat


@SIZES
def test_without_confirming_the_figure_is_chosen_first(arrive: Arrive, phone: bool) -> None:
    page = arrive(phone=phone)
    page.add_init_script(WITHOUT_CONFIRMING)
    table, seat, settler = placing(page, 0, "place-big-follower")
    place = offered(page, table, seat, "place-big-follower")[0]["segment"]
    question = settler.question()
    touch(page, "[data-figure=big_follower]", phone)
    expect(page.locator("[data-figure=big_follower]")).to_have_attribute("aria-pressed", "true")
    touch(page, f"[data-target='{place}']", phone)
    settler.wait_until_answered(question)
    stock = position_of(page, table, seat)["view"]["public"]["players"][seat]["supply"]
    assert stock["big_follower"] == 0


def test_what_is_in_the_hand_is_put_back_when_somebody_else_has_played(arrive: Arrive) -> None:
    """Whoever has placed the builder does not want to be asked for a builder for the rest of the game."""
    page = arrive()
    _, _, settler = placing(page, 0, "place-big-follower")
    page.locator("[data-figure=big_follower]").click()
    page.get_by_role("button", name="No figure").click()
    question = settler.question()
    page.keyboard.press("Enter")
    settler.wait_until_answered(question)
    while settler.kind() != "place-figure" or not page.locator("[data-figure=follower]").count():
        assert settler.asked()
        settler.answer()
        settler.page.locator("[data-target]").first.wait_for(state="attached")
    expect(page.locator("[data-figure=follower]")).to_have_attribute("aria-pressed", "true")


@SIZES
def test_no_figure_is_one_button_and_enter_does_what_it_says(arrive: Arrive, phone: bool) -> None:
    page = arrive(phone=phone)
    _, _, settler = placing(page)
    button = page.get_by_role("button", name="No figure")
    expect(button).to_have_count(1)
    button.click()
    expect(button).to_have_count(1)
    expect(page.locator(CONFIRM)).to_contain_text("No figure")
    question = settler.question()
    page.keyboard.press("Enter")
    settler.wait_until_answered(question)


def test_enter_places_the_figure_that_was_just_chosen(arrive: Arrive) -> None:
    """The mouse has left its focus on the figure; the button beside it still says Enter."""
    page = arrive()
    table, seat, settler = placing(page, 0, "place-big-follower")
    place = offered(page, table, seat, "place-big-follower")[0]["segment"]
    touch(page, f"[data-target='{place}']", phone=False)
    page.locator("[data-figure=big_follower]").click()
    expect(page.locator(CONFIRM)).to_be_enabled()
    question = settler.question()
    page.keyboard.press("Enter")
    settler.wait_until_answered(question)
    stock = position_of(page, table, seat)["view"]["public"]["players"][seat]["supply"]
    assert stock["big_follower"] == 0
