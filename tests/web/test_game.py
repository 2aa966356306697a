"""Whole games in the browser: by clicking only what is offered, and by keyboard alone."""

import re

import pytest
from playwright.sync_api import CDPSession, Page, expect

from stolek.kernel.record import read_record, replay
from stolek.kernel.registry import find_game
from tests.web.conftest import Arrive
from tests.web.table import Cartographer, open_table

pytestmark = pytest.mark.browser


def scores_of_record(page: Page, table: str) -> list[int]:
    """What the rules say about the downloaded record when it is played again from its first line."""
    record = read_record(page.request.get(f"/api/records/{table}/file").text())
    rules = find_game(record.header.game)(record.header.options)
    replayed = replay(rules, record)
    replayed.verify()
    outcome = rules.outcome(replayed.state)
    assert outcome is not None
    return list(outcome.scores)


def shown_scores(page: Page) -> list[int]:
    """The scores on the result page, by seat."""
    places = page.locator(".ranking li")
    expect(places.first).to_be_visible()
    pairs = [
        (
            int(places.nth(i).get_attribute("data-seat") or ""),
            int(places.nth(i).locator(".total").get_attribute("data-score") or ""),
        )
        for i in range(places.count())
    ]
    return [score for _, score in sorted(pairs)]


def test_a_whole_game_from_the_start_page_to_the_result(arrive: Arrive) -> None:
    page = arrive(path="/")
    page.get_by_role("radio", name=re.compile("Cartographers")).check()
    page.get_by_role("radio", name="random", exact=True).check()
    page.get_by_role("radiogroup", name="Bots").get_by_role("radio", name="1", exact=True).check()
    page.get_by_role("button", name=re.compile("Play now")).click()
    turns = Cartographer(page, seed=11).play()
    assert turns > 15
    page.locator("[data-result]").click()
    table = page.url.rpartition("/")[2]
    assert shown_scores(page) == scores_of_record(page, table)
    assert page.locator(".breakdown tbody tr").count() == 16
    expect(page.locator("[data-curve]")).to_have_count(2)


def test_a_whole_game_by_keyboard_alone(arrive: Arrive) -> None:
    page = arrive()
    table = open_table(page, [{"type": "human"}])
    page.goto(f"/t/{table}")
    player = Cartographer(page, seed=5)
    turns = 0
    while player.asked():
        question = player.question()
        for _ in range(40):
            page.keyboard.press("ArrowDown")
            if player.ghost():
                break
            page.keyboard.press(player.rng.choice("rfs"))
        for key in player.rng.choices(["ArrowLeft", "ArrowRight", "ArrowUp", "1", "2"], k=2):
            page.keyboard.press(key)
        page.keyboard.press("Enter")
        player.wait_until_answered(question)
        turns += 1
    assert turns > 10
    while "/r/" not in page.url:
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.hasAttribute('data-result')"):
            page.keyboard.press("Enter")
    assert shown_scores(page) == scores_of_record(page, table)


def test_the_list_of_answers_plays_too(arrive: Arrive) -> None:
    """Filter, arrows, Enter to choose, Enter to confirm: what a game without a board has."""
    page = arrive()
    page.goto(f"/t/{open_table(page, [{'type': 'human'}])}")
    player = Cartographer(page, seed=1)
    assert player.asked()
    question = player.question()
    page.locator("[data-tab=answers]").click()
    answers = page.locator(".answers [data-offer]")
    everything = answers.count()
    page.locator(".answers input").fill("A1")
    page.wait_for_function("n => document.querySelectorAll('.answers [data-offer]').length < n", arg=everything)
    assert all("A1" in (answers.nth(i).get_attribute("data-offer") or "") for i in range(answers.count()))
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm]")).to_be_enabled()
    page.locator("[data-confirm]").click()
    page.wait_for_function("q => document.querySelector('.prompt').dataset.question !== q", arg=question)


def test_what_is_not_offered_is_explained_with_its_rule(arrive: Arrive) -> None:
    page = arrive()
    page.goto(f"/t/{open_table(page, [{'type': 'human'}])}")
    player = Cartographer(page, seed=1)
    assert player.asked()
    page.locator("[data-tab=answers]").click()
    page.locator(".answers input").fill("place 0 A1+K11")
    page.get_by_role("button", name=re.compile("Why not")).click()
    refusal = page.locator(".why-not")
    expect(refusal).to_be_visible()
    rule = refusal.locator(".rule-link")
    rule.click()
    lit = page.locator("dialog .rule.lit")
    expect(lit).to_be_visible()
    assert rule.inner_text() in lit.inner_text()


def test_the_preview_is_painted_in_time(arrive: Arrive) -> None:
    """From pointer to ghost with its consequences the page works less than 50 ms. Processor time is counted, not the
    clock, for other tests keep the machine busy.
    """
    page = arrive()
    page.goto(f"/t/{open_table(page, [{'type': 'human'}, {'type': 'bot', 'level': 'random'}])}")
    player = Cartographer(page, seed=2)
    for _ in range(4):
        assert player.asked()
        player.draw()
    assert player.asked()
    meter = page.context.new_cdp_session(page)
    meter.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = busy_seconds(meter)
    for x, y in player.spots()[:60:3]:
        page.mouse.move(x, y)
        page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    assert (busy_seconds(meter) - before) / 20 < 0.05


def busy_seconds(meter: CDPSession) -> float:
    """How long the page's own thread has worked so far."""
    metrics = meter.send("Performance.getMetrics")["metrics"]
    return float(next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration"))
