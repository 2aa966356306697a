"""Carcassonne in the browser: all modules, features under the pointer, refusals, a phone."""

import pytest
from playwright.sync_api import Page, expect

from stolek.games.carcassonne.events import Completed
from stolek.kernel.consequence import Foresight
from stolek.kernel.registry import find_game
from stolek.kernel.values import Seat
from tests.web.conftest import Arrive
from tests.web.players.company import Company
from tests.web.players.person import CONFIRM
from tests.web.players.settler import Settler
from tests.web.recorded import by_chance
from tests.web.scenes import EVERYTHING
from tests.web.table import play_on, position_of

pytestmark = pytest.mark.browser

WHOLE_BOX = Company(Settler, options=EVERYTHING)


def laying(page: Page, moves: int, seed: int) -> tuple[str, int, Settler]:
    """A base game after at least so many moves, where a tile is to be laid: the table, the seat, and who sits there."""
    moment = next(
        moment for moment in by_chance("carcassonne", {}, seed) if moment.moves >= moves and moment.kind == "place-tile"
    )
    table = play_on(page, moment.record.text(), moment.moves, moment.seat)
    page.goto(f"/t/{table}")
    settler = Settler(page, seed)
    assert settler.asked()
    return table, moment.seat, settler


def test_everything_in_the_box_can_be_clicked(arrive: Arrive) -> None:
    """River, crowns, shepherds and builders: the first turns with all modules."""
    page = arrive()
    _, settler = WHOLE_BOX.sit_down(page, "carcassonne", seed=7)
    for _ in range(16):
        assert settler.asked()
        settler.answer()


def test_a_feature_lights_up_with_its_points(arrive: Arrive) -> None:
    page = arrive(lang="cs")
    laying(page, moves=24, seed=2)
    box = page.locator(".carc-land").bounding_box()
    assert box is not None
    tag = page.locator("[data-pointed]")
    for step in range(200):
        across, down = (step % 20 + 0.5) / 20, (step // 20 + 0.5) / 10
        page.mouse.move(box["x"] + box["width"] * across, box["y"] + box["height"] * down)
        if tag.count():
            break
    expect(tag).to_be_visible()
    assert page.locator("[data-lit='1'] .carc-lit path").count()


def completing(page: Page, seed: int) -> tuple[str, int, str, Completed]:
    """A base game where a tile completes what somebody has claimed: table, seat, the answer, what it completes."""
    rules = find_game("carcassonne")()
    for moment in by_chance("carcassonne", {}, seed):
        if moment.kind == "place-tile" and moment.moves > 20:
            foresight = Foresight(rules, moment.state, Seat(moment.seat))
            for answer in rules.legal(moment.state, Seat(moment.seat)):
                told = [event for event in foresight.of(answer).events if isinstance(event, Completed) and event.seats]
                if len(told) == 1:
                    table = play_on(page, moment.record.text(), moment.moves, moment.seat)
                    return table, moment.seat, rules.text.write(answer), told[0]
    raise AssertionError("nobody ever completes anything")


def test_the_tag_beside_a_tile_says_what_it_then_brings(arrive: Arrive) -> None:
    page = arrive()
    table, seat, answer, completed = completing(page, seed=4)
    page.goto(f"/t/{table}")
    settler = Settler(page, 4)
    assert settler.asked()
    _, x, y, _ = answer.split()
    page.locator(f"[data-target='{x},{y}']").hover(force=True)
    for _ in range(4):
        if page.locator(f"[data-ghost='{answer}']").count():
            break
        page.keyboard.press("r")
    expect(page.locator(f"[data-ghost='{answer}'] path").first).to_be_attached()
    tag = page.locator(".carc-tag.gold .carc-paid")
    expect(tag).to_have_text(f"+{completed.worth}")
    expect(page.locator(".foreseen:not(.unknown)")).to_be_visible()
    before = [player["score"] for player in position_of(page, table, seat)["view"]["public"]["players"]]
    question = settler.question()
    page.mouse.down()
    page.mouse.up()
    page.locator(CONFIRM).click()
    settler.wait_until_answered(question)
    assert settler.kind() == "place-figure"
    question = settler.question()
    page.get_by_role("button", name="No figure").first.click()
    page.locator(CONFIRM).click()
    settler.wait_until_answered(question)
    after = [player["score"] for player in position_of(page, table, seat)["view"]["public"]["players"]]
    gained = {s for s, (old, new) in enumerate(zip(before, after, strict=True)) if new >= old + completed.worth}
    assert gained >= set(completed.seats)


def test_a_refusal_names_its_rule(arrive: Arrive) -> None:
    page = arrive()
    table, seat, _ = laying(page, moves=16, seed=3)
    position = position_of(page, table, seat)
    offered = {(option["action"]["x"], option["action"]["y"]) for option in position["question"]["options"]}
    refused = [cell for cell in position["view"]["public"]["free"] if tuple(cell) not in offered]
    assert refused
    here = page.locator("[data-kind=cell]").first
    spot = here.bounding_box()
    assert spot is not None
    x, y = (int(part) for part in str(here.get_attribute("data-target")).split(","))
    scale = float(page.locator(".carc-over > g").evaluate("plane => plane.getCTM().a"))
    right = spot["x"] + spot["width"] / 2 + (refused[0][0] - x) * 100 * scale
    down = spot["y"] + spot["height"] / 2 + (refused[0][1] - y) * 100 * scale
    page.mouse.click(right, down)
    expect(page.locator(".why-not .rule-link")).to_be_visible()


def test_a_phone_lays_turns_and_places(arrive: Arrive) -> None:
    page = arrive(phone=True, lang="cs")
    _, settler = WHOLE_BOX.sit_down(page, "carcassonne", seed=5)
    assert isinstance(settler, Settler)
    for _ in range(8):
        assert settler.asked()
        question = settler.question()
        spot = settler.rng.choice(settler.spots())
        page.touchscreen.tap(*spot["spot"])
        page.locator(CONFIRM).tap()
        settler.wait_until_answered(question)
