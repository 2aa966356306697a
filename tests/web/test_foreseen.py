"""What the prompt says that an answer would change is what it then changes: Cartographers and the Rivals."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Arrive
from tests.web.players.cartographer import Cartographer
from tests.web.players.company import Company
from tests.web.players.person import CONFIRM
from tests.web.players.prince import Prince
from tests.web.table import BOT, HUMAN, open_table, position_of

pytestmark = pytest.mark.browser

QUESTIONS: Final = 12
KNOWN: Final = ".foreseen:not(.unknown)"
ROWS: Final = """rows => rows.map(row => [
    row.dataset.change === "edict" ? row.querySelector("th").textContent[0] : row.dataset.change ?? "sum",
    ...[...row.querySelectorAll("td")].map(cell => cell.textContent),
])"""


def number(text: str) -> int:
    """A number as the page writes it."""
    return int(text.strip().replace("−", "-").replace("±", "").replace("+", ""))


def told(page: Page) -> dict[str, tuple[int, int]]:
    """The lines of the prompt: what changes, from what to what."""
    expect(page.locator(KNOWN)).to_be_visible()
    rows: list[list[str]] = page.eval_on_selector_all(f"{KNOWN} tr", ROWS)
    lines: dict[str, tuple[int, int]] = {}
    for what, numbers, change in rows:
        if what == "sum":
            assert number(change) == sum(after - before for before, after in lines.values())
            continue
        before, after = map(number, numbers.split("→"))
        assert number(change) == after - before
        lines[what] = (before, after)
    return lines


def counted(sheet: dict[str, Any]) -> dict[str, int]:
    """What the server says a sheet is worth now."""
    edicts = {letter: edict["points"] for letter, edict in zip("ABCD", sheet["edicts"], strict=True)}
    return {**edicts, "coins": sheet["coins"], "monsters": -int(sheet["haunted"], 16).bit_count()}


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_numbers_in_the_prompt_are_those_after_the_move(arrive: Arrive, phone: bool) -> None:
    page = arrive()
    if phone:
        page.set_viewport_size({"width": 390, "height": 844})
    table = open_table(page, [HUMAN, BOT])
    page.goto(f"/t/{table}")
    player = Cartographer(page, seed=11)
    seen = set()
    for _ in range(QUESTIONS):
        assert player.asked()
        question, owner = player.question(), 1 if player.kind() == "draw-monsters" else 0
        before = counted(position_of(page, table)["view"]["public"]["sheets"][owner])
        player.lay_down()
        lines = told(page)
        page.locator(CONFIRM).click()
        player.wait_until_answered(question)
        player.asked()
        after = counted(position_of(page, table)["view"]["public"]["sheets"][owner])
        assert lines == {what: (before[what], after[what]) for what in lines}
        changed = {what for what in after if after[what] != before[what]}
        assert set(lines) == (changed or set(after))
        seen |= changed
    assert len(seen) > 2


ACTING: Final = "action-phase"
BUILDS: Final = 3


class WaryPrince(Prince):
    """Reads what an answer would change before giving it."""

    lines: dict[str, tuple[int, int]]

    def confirm(self, spot: list[float] | None) -> None:
        self.lines = told(self.page)
        super().confirm(None)


def owned(page: Page, table: str) -> dict[str, int]:
    """What the server says a principality holds and is worth now."""
    own = position_of(page, table)["view"]["public"]["principalities"][0]
    points = {point: own[point] for point in ("victory", "strength", "commerce", "skill", "progress")}
    return {**points, **own["resources"], "hand": len(own["hand"])}


def test_riva_4_33_what_the_prompt_says_of_a_building_is_what_it_costs_and_brings(arrive: Arrive) -> None:
    page = arrive()
    table, prince = Company(WaryPrince, options={"mode": "intro"}).sit_down(page, "rivals", seed=3)
    assert isinstance(prince, WaryPrince)
    built = 0
    while built < BUILDS and prince.asked():
        asked, before = prince.kind(), owned(page, table)
        prince.answer()
        lines = prince.lines
        while prince.asked() and prince.kind() in ("pay-resource", "store-resource"):
            prince.answer()
        if asked != ACTING or prince.kind() != ACTING:
            continue
        after = owned(page, table)
        changed = {what: (before[what], after[what]) for what in after if after[what] != before[what]}
        assert {what: lines[what] for what in lines if what in after} == changed
        built += "hand" in changed
    assert built == BUILDS
