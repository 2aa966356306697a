"""The result of many players: every number can be read, on a desk and on a phone."""

from itertools import combinations
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Arrive
from tests.web.findings import check_soundness, spilling
from tests.web.recorded import recorded_game
from tests.web.table import take_record

pytestmark = pytest.mark.browser

NAMES: Final = ("Eliška", "Vojta", "Bára", "Matyáš", "Kateřina Novotná")

IN_SIGHT: Final = """(region, seats) => {
  region.scrollIntoView({ block: 'center' });
  const edge = region.getBoundingClientRect();
  const seen = (cell) => {
    const box = cell.getBoundingClientRect();
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.left >= edge.left - 1 && box.right <= edge.right + 1 && (cell === at || cell.contains(at));
  };
  const rows = [...region.querySelectorAll('tbody tr')];
  const hidden = [];
  for (let column = 1; column <= seats; column++) {
    for (const row of rows) {
      const [first, cell] = [row.children[0], row.children[column]];
      region.scrollTop = cell.offsetTop - region.clientHeight / 2;
      region.scrollLeft = cell.offsetLeft - region.clientWidth / 2;
      const name = region.querySelector('thead tr').children[column];
      const sum = region.querySelector('tfoot tr').children[column];
      if (![first, cell, name, sum].every(seen)) hidden.push([column, row.children[0].textContent]);
      if (column > 2 && column < seats - 1) break;
    }
  }
  return hidden;
}"""
"""Cells that cannot be seen together with what they are for, who has them, and the sum."""

BOXES: Final = "parts => parts.map(it => it.getBoundingClientRect()).map(b => [b.left, b.top, b.right, b.bottom])"


def record_of(page: Page, players: int, seed: int = 6) -> None:
    """The page of a game with so many players."""
    names = tuple(f"{NAMES[seat % len(NAMES)]} {seat + 1}" for seat in range(players))
    page.goto(f"/r/{take_record(page, recorded_game(names, seed))}")
    expect(page.locator("[data-curve]")).to_have_count(players)


def boxes(page: Page, selector: str) -> list[list[float]]:
    """Left, top, right, bottom of everything that is found."""
    found: list[list[float]] = page.eval_on_selector_all(selector, BOXES)
    return found


def overlaps(first: list[float], second: list[float]) -> bool:
    """Whether one lies on the other."""
    apart = first[2] <= second[0] or second[2] <= first[0] or first[3] <= second[1] or second[3] <= first[1]
    return not apart


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("players", [2, 12, 100])
def test_every_point_of_everybody_can_be_seen(arrive: Arrive, players: int, phone: bool) -> None:
    """What it is for, whose it is and the sum stay in sight beside each number; nothing is cut off."""
    page = arrive(phone=phone, lang="cs" if phone else "en")
    record_of(page, players)
    region = page.locator(".breakdown-scroll")
    assert region.evaluate(IN_SIGHT, players) == []
    assert spilling(page) == 0
    if players <= 12 and not phone:
        assert region.evaluate("region => region.scrollWidth - region.clientWidth") <= 0, "all of them have room"


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("players", [2, 12, 13, 100])
def test_labels_of_the_chart_keep_apart(arrive: Arrive, players: int, phone: bool) -> None:
    """Neither numbers nor shields lie on each other or beside the drawing; of a crowd only some have one."""
    page = arrive(phone=phone)
    record_of(page, players)
    labels = boxes(page, "[data-label] .chart-end")
    assert len(labels) == (players if players <= 12 else 6)
    for kind in (labels, boxes(page, "[data-label] .shield")):
        assert not [pair for pair in combinations(kind, 2) if overlaps(*pair)]
    [drawing] = boxes(page, ".chart svg[role=img]")
    assert all(drawing[0] <= box[0] and box[2] <= drawing[2] for box in labels)
    assert all(drawing[1] <= box[1] and box[3] <= drawing[3] for box in labels)


@pytest.mark.parametrize("phone", [False, True])
def test_a_player_of_a_crowd_is_picked_out(arrive: Arrive, phone: bool) -> None:
    """Pointing at somebody, or a tap, labels their line and names them."""
    page = arrive(phone=phone)
    record_of(page, 30)
    row: Any = page.locator(".ranking li").nth(20)
    seat = row.get_attribute("data-seat")
    expect(page.locator(f"[data-label='{seat}']")).to_have_count(0)
    row.tap() if phone else row.hover()
    expect(page.locator(f"[data-label='{seat}']")).to_have_count(1)
    expect(page.locator(".chart-named")).to_contain_text(row.locator("b").inner_text())


def test_the_result_of_a_hundred_is_sound(arrive: Arrive) -> None:
    """Contrast, names of things, reach by keyboard."""
    page = arrive()
    record_of(page, 100)
    check_soundness(page)
