"""The Rivals in the browser: whole games by clicking only what the board offers, on a desk and on a phone."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Arrive
from tests.web.test_game import scores_of_record, shown_scores
from tests.web.test_pages import missing_words, serious_findings, spilling

pytestmark = pytest.mark.browser

OFFERED: Final = "[data-target]:not([data-count='0']), .riva-answers [data-answer]"

PLAY: Final = """async ({ seed, most, reachable }) => {
  let state = seed;
  const random = () => ((state = (state * 1664525 + 1013904223) >>> 0) / 4294967296);
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const find = (selector) => document.querySelector(selector);
  const question = () => find('.prompt')?.dataset.question ?? '';
  const nameOf = (thing) => thing.dataset.target ?? `answer:${thing.dataset.answer}`;
  const offered = () => [...document.querySelectorAll(OFFERED)];
  const builds = /^(hand|site|end|beyond|town|open|choice):/;
  const kinds = {};
  let moves = 0;
  while (moves < most) {
    const patience = Date.now() + 15000;
    while (!find('[data-result]') && !offered().length) {
      if (Date.now() > patience) throw new Error('nothing is offered');
      await pause(4);
    }
    if (find('[data-result]')) return { moves, kinds, over: true };
    const before = question();
    for (let tries = 0; !find('[data-confirm]:not([disabled])'); tries++) {
      if (tries > 30) throw new Error(`no click leads to an answer: ${offered().map(nameOf)}`);
      const all = offered();
      if (!all.length) {
        await pause(5);
        continue;
      }
      const building = all.filter((thing) => builds.test(nameOf(thing)));
      const plates = all.filter((thing) => nameOf(thing).startsWith('plate:'));
      const luck = random();
      const pool = building.length && luck < 0.8 ? building : plates.length && luck < 0.6 ? plates : all;
      const thing = pool[Math.floor(random() * pool.length)];
      if (reachable && !find('.riva-tray')) {
        const box = thing.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (!thing.contains(top)) throw new Error(`${nameOf(thing)} lies under something`);
      }
      const kind = nameOf(thing).split(':')[0];
      kinds[kind] = (kinds[kind] ?? 0) + 1;
      thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await pause(0);
    }
    find('[data-confirm]').click();
    while (question() === before && !find('[data-result]')) {
      if (Date.now() > patience) throw new Error(`no answer was taken for ${before}`);
      await pause(2);
    }
    moves++;
  }
  return { moves, kinds, over: false };
}""".replace("OFFERED", f"`{OFFERED}`")
"""Plays inside the page, because some hundred decisions by remote control would take minutes."""


def sit_down(page: Page, mode: str = "intro") -> str:
    """A table of the Rivals against a random bot."""
    page.request.post("/api/me", data={"name": "Eliška"})
    seats = [{"type": "human"}, {"type": "bot", "level": "random"}]
    wanted = {"game": "rivals", "seats": seats, "options": {"mode": mode}, "visibility": "link", "clock": None}
    table = str(page.request.post("/api/tables", data=wanted).json()["id"])
    page.request.post(f"/api/tables/{table}/commands", data={"request": f"start-{table}", "command": {"type": "start"}})
    page.goto(f"/t/{table}")
    page.locator(OFFERED).first.wait_for(state="attached")
    return table


def play(page: Page, seed: int, most: int, reachable: bool = True) -> dict[str, Any]:
    """Clicks offered things, which must be in reach, until the game is over or so many decisions are made."""
    played: dict[str, Any] = page.evaluate(PLAY, {"seed": seed, "most": most, "reachable": reachable})
    return played


def test_a_whole_game_by_clicking_what_is_offered(arrive: Arrive) -> None:
    page = arrive()
    table = sit_down(page)
    played = play(page, seed=3, most=1500)
    assert played["over"]
    assert {"hand", "stack", "place", "dice"} <= played["kinds"].keys()
    page.locator("[data-result]").click()
    assert shown_scores(page) == scores_of_record(page, table)


def test_the_duel_on_a_phone_in_czech(arrive: Arrive) -> None:
    """Set-up with trays of cards, regions laid out, and the first turns; nothing is wider than the screen."""
    page = arrive(lang="cs", phone=True)
    sit_down(page, mode="duel")
    played = play(page, seed=5, most=24, reachable=False)
    assert {"stack", "tray", "place"} <= played["kinds"].keys()
    assert spilling(page) == 0
    assert missing_words(page) == []
    assert serious_findings(page) == []


def test_a_card_that_cannot_be_played_is_explained_with_its_rule(arrive: Arrive) -> None:
    page = arrive()
    sit_down(page)
    for _ in range(60):
        if page.locator("[data-refused]").count():
            break
        play(page, seed=7, most=1)
    assert serious_findings(page) == []
    assert missing_words(page) == []
    page.locator("[data-refused]").first.dispatch_event("click")
    expect(page.locator(".notice, [role=alert], [role=status]").filter(has_text="RIVA-").first).to_be_visible()
