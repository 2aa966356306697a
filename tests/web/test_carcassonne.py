"""Carcassonne in the browser: clicking what is offered, keyboard alone, features under the pointer, speed, a phone."""

import random
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Arrive
from tests.web.table import affairs
from tests.web.test_game import busy_seconds, scores_of_record, shown_scores

pytestmark = pytest.mark.browser

EVERYTHING: Final = {
    "inns_cathedrals": True,
    "traders_builders": True,
    "hills_sheep": True,
    "wheel": True,
    "river": True,
}
BOTS: Final = [{"type": "human"}, {"type": "bot", "level": "random"}]
TARGETS: Final = "[data-target]"
RESULT: Final = "[data-result]"
IN_SIGHT: Final = """marks => {
  const stage = document.querySelector('.carc-stage').getBoundingClientRect();
  return marks.map((mark, i) => {
    const b = mark.getBoundingClientRect();
    const x = b.x + b.width / 2, y = b.y + b.height / 2;
    const top = document.elementFromPoint(x, y);
    return { i, x, y, id: mark.dataset.target, kind: mark.dataset.kind,
             hit: top !== null && (mark.contains(top) || top.contains(mark)) };
  }).filter(spot => spot.hit);
}"""


def open_landscape(page: Page, options: dict[str, bool], bots: int = 1) -> str:
    """A table of Carcassonne whose game has begun."""
    page.request.post("/api/me", data={"name": "Eliška"})
    seats = [BOTS[0], *[BOTS[1]] * bots]
    wanted = {"game": "carcassonne", "seats": seats, "options": options, "visibility": "link", "clock": None}
    table = str(page.request.post("/api/tables", data=wanted).json()["id"])
    page.request.post(f"/api/tables/{table}/commands", data={"request": f"start-{table}", "command": {"type": "start"}})
    return table


class Settler:
    """A person at a table of Carcassonne, with a generator of his own."""

    def __init__(self, page: Page, table: str, seed: int) -> None:
        self.page = page
        self.table = table
        self.rng = random.Random(seed)

    def asked(self) -> bool:
        """Waits until there is something to choose (true) or the game is over (false)."""
        self.page.locator(f"{TARGETS}, {RESULT}").first.wait_for(state="attached")
        return self.page.locator(RESULT).count() == 0

    def question(self) -> str:
        """The id of the open question."""
        return str(self.page.locator(".prompt").get_attribute("data-question"))

    def spots(self) -> list[dict[str, str | float]]:
        """What is offered and in sight; everything is brought into sight if nothing is."""
        found: list[dict[str, str | float]] = self.page.eval_on_selector_all(TARGETS, IN_SIGHT)
        if not found:
            self.page.locator("[data-fit]").click()
            found = self.page.eval_on_selector_all(TARGETS, IN_SIGHT)
        return found

    def click_one(self) -> None:
        """One answer: a click on an offered place, perhaps a turn, a click on the button."""
        question = self.question()
        spot = self.rng.choice(self.spots())
        self.page.mouse.click(float(spot["x"]), float(spot["y"]))
        if spot["kind"] == "cell" and self.rng.random() < 0.3:
            self.page.keyboard.press("r")
        self.page.locator("[data-confirm]").click()
        self.wait_until_answered(question)

    def wait_until_answered(self, question: str) -> None:
        """Until the page shows another question, or none."""
        self.page.wait_for_function("q => document.querySelector('.prompt').dataset.question !== q", arg=question)

    def hurry(self, answers: int) -> None:
        """Gives so many answers by the interface, to come to a later position."""
        given = 0
        while given < answers and affairs(self.page, self.table)["phase"] == "playing":
            position = self.page.request.get(f"/api/tables/{self.table}/view?seat=0").json()
            if not position["question"]:
                self.page.wait_for_timeout(20)
                continue
            chosen = self.rng.choice(position["question"]["options"])["id"]
            answer = {"type": "answer", "seat": 0, "question": position["question"]["id"], "action": chosen}
            request = f"answer-{position['question']['id'].replace('.', '-')}-{given}"
            self.page.request.post(f"/api/tables/{self.table}/commands", data={"request": request, "command": answer})
            given += 1

    def hurry_until(self, kind: str, tiles: int = 0) -> None:
        """Goes on until this kind of question is open and so many tiles lie."""
        while affairs(self.page, self.table)["phase"] == "playing":
            position = self.page.request.get(f"/api/tables/{self.table}/view?seat=0").json()
            if not position["question"]:
                self.page.wait_for_timeout(20)
            elif position["question"]["kind"] == kind and len(position["view"]["public"]["tiles"]) >= tiles:
                return
            else:
                self.hurry(1)
        raise AssertionError(f"no question {kind}")


def test_a_whole_game_by_clicking_what_is_offered(arrive: Arrive) -> None:
    page = arrive()
    table = open_landscape(page, {}, bots=4)
    page.goto(f"/t/{table}")
    settler = Settler(page, table, seed=4)
    answers = 0
    while settler.asked():
        settler.click_one()
        answers += 1
    assert answers > 20
    page.locator(RESULT).click()
    assert shown_scores(page) == scores_of_record(page, table)


def test_everything_in_the_box_can_be_clicked(arrive: Arrive) -> None:
    """River, crowns, shepherds and builders: the first turns with all modules."""
    page = arrive()
    table = open_landscape(page, EVERYTHING)
    page.goto(f"/t/{table}")
    settler = Settler(page, table, seed=7)
    for _ in range(16):
        assert settler.asked()
        settler.click_one()


def test_a_game_by_keyboard_alone(arrive: Arrive) -> None:
    """Arrows to a place, R to turn, Enter to lay; P or an arrow and Enter for the figure."""
    page = arrive()
    table = open_landscape(page, {})
    page.goto(f"/t/{table}")
    settler = Settler(page, table, seed=9)
    for _ in range(16):
        assert settler.asked()
        question = settler.question()
        key = settler.rng.choice(["ArrowDown", "ArrowRight", "n", "b"])
        page.keyboard.press("p" if settler.rng.random() < 0.2 else key)
        if page.locator("[data-confirm]").is_disabled():
            page.keyboard.press(key)
        page.keyboard.press(settler.rng.choice(["r", "ArrowUp", "ArrowLeft", "n"]))
        page.keyboard.press("Enter")
        settler.wait_until_answered(question)


def test_a_feature_lights_up_with_its_points(arrive: Arrive) -> None:
    page = arrive(lang="cs")
    table = open_landscape(page, {})
    settler = Settler(page, table, seed=2)
    settler.hurry(10)
    settler.hurry_until("place-tile")
    page.goto(f"/t/{table}")
    assert settler.asked()
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


def test_a_refusal_names_its_rule(arrive: Arrive) -> None:
    page = arrive()
    table = open_landscape(page, {})
    settler = Settler(page, table, seed=3)
    settler.hurry(6)
    settler.hurry_until("place-tile")
    page.goto(f"/t/{table}")
    assert settler.asked()
    position = page.request.get(f"/api/tables/{table}/view?seat=0").json()
    offered = {(option["action"]["x"], option["action"]["y"]) for option in position["question"]["options"]}
    refused = [cell for cell in position["view"]["public"]["free"] if tuple(cell) not in offered]
    if not refused:
        pytest.skip("the drawn tile fits everywhere")
    here = page.locator("[data-kind=cell]").first
    spot = here.bounding_box()
    assert spot is not None
    x, y = (int(part) for part in str(here.get_attribute("data-target")).split(","))
    scale = float(page.locator(".carc-over > g").evaluate("plane => plane.getCTM().a"))
    right = spot["x"] + spot["width"] / 2 + (refused[0][0] - x) * 100 * scale
    down = spot["y"] + spot["height"] / 2 + (refused[0][1] - y) * 100 * scale
    page.mouse.click(right, down)
    expect(page.locator(".why-not .rule-link")).to_be_visible()


def test_a_full_board_previews_in_time(arrive: Arrive) -> None:
    """With every module and almost every tile laid, pointing costs the page less than 50 ms (processor time)."""
    page = arrive()
    table = open_landscape(page, EVERYTHING, bots=3)
    settler = Settler(page, table, seed=6)
    settler.hurry_until("place-tile", tiles=130)
    page.goto(f"/t/{table}")
    assert settler.asked()
    page.locator("[data-fit]").click()
    page.wait_for_timeout(600)
    assert page.locator(".carc-land g[clip-path]").count() >= 130
    spots = [spot for spot in settler.spots() if spot["kind"] == "cell"]
    assert spots
    meter = page.context.new_cdp_session(page)
    meter.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = busy_seconds(meter)
    rounds = 20
    for i in range(rounds):
        spot = spots[i % len(spots)]
        page.mouse.move(float(spot["x"]), float(spot["y"]) + i % 3)
        page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    assert page.locator("[data-ghost]").count() == 1
    assert (busy_seconds(meter) - before) / rounds < 0.05


def test_a_phone_lays_turns_and_places(arrive: Arrive) -> None:
    page = arrive(phone=True, lang="cs")
    table = open_landscape(page, EVERYTHING)
    page.goto(f"/t/{table}")
    settler = Settler(page, table, seed=5)
    for _ in range(8):
        assert settler.asked()
        question = settler.question()
        spot = settler.rng.choice(settler.spots())
        page.touchscreen.tap(float(spot["x"]), float(spot["y"]))
        page.locator("[data-confirm]").tap()
        settler.wait_until_answered(question)
