"""Cartographers: what is laid is the shape that was shown, however it was turned, flipped, changed and moved before."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Arrive
from tests.web.players.cartographer import Cartographer
from tests.web.players.person import CONFIRM, WITHOUT_CONFIRMING
from tests.web.table import BOT, HUMAN, open_table, position_of

pytestmark = pytest.mark.browser

SIZE: Final = 11
MONSTER: Final = 4
TRIES: Final = 6
"""How often the shape is held elsewhere before it is drawn."""
QUESTIONS: Final = 12

Change = Callable[[Page], None]

CHANGES: Final[tuple[Change, ...]] = (
    lambda page: page.keyboard.press("r"),
    lambda page: page.keyboard.press("q"),
    lambda page: page.keyboard.press("f"),
    lambda page: page.keyboard.press("s"),
    lambda page: page.mouse.wheel(0, 100),
    lambda page: page.mouse.wheel(0, -100),
)


def cells_of(answer: str) -> set[int]:
    """The spaces that an answer names, by number: `place 0 A1+B2` draws on 0 and 12."""
    names = answer.rpartition(" ")[2].split("+")
    return {"ABCDEFGHIJK".index(name[0]) * SIZE + int(name[1:]) - 1 for name in names}


class Sheets:
    """What the server says is drawn."""

    def __init__(self, page: Page, table: str) -> None:
        self.page = page
        self.table = table
        self.before = self.drawn()

    def drawn(self) -> dict[str, int]:
        """My shapes, and the monsters on the other map that I draw."""
        mine, other = position_of(self.page, self.table)["view"]["public"]["sheets"]
        shapes = 0
        for terrain, spaces in enumerate(mine["terrains"]):
            shapes |= 0 if terrain == MONSTER else int(spaces, 16)
        return {"draw-shape": shapes, "draw-monsters": int(other["terrains"][MONSTER], 16)}

    def new(self, kind: str) -> set[int]:
        """What was drawn since the last time that this was asked."""
        now = self.drawn()
        fresh = now[kind] & ~self.before[kind]
        self.before = now
        return {space for space in range(SIZE * SIZE) if fresh >> space & 1}


class Trier(Cartographer):
    """Holds the shape anywhere and turns it there before clicking or tapping."""

    def settle(self) -> None:
        """Until the page has drawn what the last key, click or wheel changed."""
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")

    def hold(self) -> tuple[float, float]:
        """Over a cell or near it, then turned a few times; the pointer rests."""
        x, y = self.rng.choice(self.spots())
        spot = (x + self.rng.uniform(-25, 25), y + self.rng.uniform(-25, 25))
        self.page.mouse.move(*spot)
        for change in self.rng.choices(CHANGES, k=self.rng.randrange(1, 4)):
            change(self.page)
            self.settle()
        return spot

    def finish(self, sheets: Sheets, shown: str) -> None:
        """Confirms what lies there, and compares it with what the server has drawn."""
        question, kind = self.question(), self.kind()
        self.page.locator(CONFIRM).click()
        self.wait_until_answered(question)
        self.asked()
        assert sheets.new(kind) == cells_of(shown), shown


@pytest.fixture(params=["A", "B"])
def side(request: pytest.FixtureRequest) -> str:
    """Both maps: on the second there are fewer places that fit."""
    return str(request.param)


def open_page(page: Page, side: str) -> str:
    """A table with a bot, and its page."""
    table = open_table(page, [HUMAN, BOT], options={"side": side})
    page.goto(f"/t/{table}")
    return table


def test_a_click_takes_the_shape_that_is_shown(arrive: Arrive, side: str) -> None:
    """Turned by key and wheel with the pointer at rest: the click pins the very same cells, or none where none fit."""
    page = arrive()
    table = open_page(page, side)
    player, sheets = Trier(page, seed=3), Sheets(page, table)
    for _ in range(QUESTIONS):
        assert player.asked()
        laid = ""
        while not laid:
            for _ in range(TRIES):
                page.keyboard.press("Escape")
                spot = player.hold()
                shown = player.ghost()
                page.mouse.click(*spot)
                player.settle()
                assert player.ghost() == shown
                assert page.locator(CONFIRM).is_enabled() == bool(shown)
                laid = shown or laid
                if shown and player.rng.random() < 0.3:
                    break
        if not player.ghost():
            page.keyboard.press("Escape")
            page.keyboard.press("ArrowDown")
            player.settle()
        player.finish(sheets, player.ghost())


def test_without_confirming_a_click_draws_what_is_shown(arrive: Arrive) -> None:
    """Nothing stands between click and map here: what was shown is on the sheet."""
    page = arrive()
    page.add_init_script(WITHOUT_CONFIRMING)
    table = open_page(page, "A")
    player, sheets = Trier(page, seed=5), Sheets(page, table)
    for _ in range(QUESTIONS):
        assert player.asked()
        question, kind = player.question(), player.kind()
        shown = ""
        while not shown:
            spot = player.hold()
            shown = player.ghost()
            page.mouse.click(*spot)
        player.wait_until_answered(question)
        player.asked()
        assert sheets.new(kind) == cells_of(shown), shown


def test_a_pinned_shape_turns_where_it_lies(arrive: Arrive) -> None:
    """By the handles on the map, twice without moving, by the buttons of the prompt: what lies there is drawn."""
    page = arrive()
    table = open_page(page, "A")
    player, sheets = Trier(page, seed=8), Sheets(page, table)
    for _ in range(QUESTIONS // 2):
        assert player.asked()
        first = player.lay_down()
        for handle in ("R", "F"):
            if not page.locator(f"[data-handle={handle}]").count():
                continue
            box = page.locator(f"[data-handle={handle}] .handle-disc").bounding_box()
            assert box is not None
            for _ in range(4 if handle == "R" else 2):
                page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
                player.settle()
            assert player.ghost() == first, "all the way round it lies as before"
        for button in player.rng.choices(range(3), k=3):
            if (turns := page.locator(".cart-turns button")).count():
                turns.nth(button).click()
                player.settle()
        if not player.ghost():
            page.keyboard.press("ArrowDown")
            player.settle()
        player.finish(sheets, player.ghost())


def test_what_was_given_up_is_taken_off_the_map(arrive: Arrive) -> None:
    """The button does what Escape does: no shape is left lying that a click would not confirm."""
    page = arrive()
    open_page(page, "A")
    player = Trier(page, seed=2)
    assert player.asked()
    player.lay_down()
    page.get_by_role("button", name="Back").click()
    expect(page.locator("[data-ghost]")).to_have_count(0)


class Fingers(Trier):
    """Taps, and drags with the finger below the shape."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.glass = page.context.new_cdp_session(page)

    def ghost_spot(self) -> tuple[float, float] | None:
        """The middle of a cell of the shape that is shown; none if no shape is shown in a fit."""
        shown = self.ghost()
        if not shown:
            return None
        box = self.page.locator("[data-map-target]").bounding_box()
        assert box is not None
        cell = box["width"] / (SIZE + 40 / 54)
        row, column = divmod(self.rng.choice(sorted(cells_of(shown))), SIZE)
        margin = 20 / 54 * cell
        return box["x"] + margin + (column + 0.5) * cell, box["y"] + margin + (row + 0.5) * cell

    def tap_anywhere(self) -> None:
        """On the map, whether the shape fits there or not."""
        box = self.page.locator("[data-map-target]").bounding_box()
        assert box is not None
        x, y = self.rng.uniform(0.05, 0.95), self.rng.uniform(0.05, 0.95)
        self.page.touchscreen.tap(box["x"] + x * box["width"], box["y"] + y * box["height"])
        self.settle()

    def drag(self) -> None:
        """From one cell to another, and the finger stays down."""
        (x, y), (to_x, to_y) = self.rng.choice(self.spots()), self.rng.choice(self.spots())
        self.glass.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        for part in (0.3, 0.6, 1.0):
            point = {"x": x + (to_x - x) * part, "y": y + (to_y - y) * part}
            self.glass.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
        self.settle()

    def lift(self) -> None:
        """The finger leaves the glass."""
        self.glass.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        self.settle()


@pytest.mark.parametrize("never", [False, True])
def test_fingers_lay_what_is_shown(arrive: Arrive, never: bool) -> None:
    """A tap shows the shape and gives nothing, a tap on it turns it, so do the buttons: what is shown is confirmed."""
    page = arrive(phone=True)
    if never:
        page.add_init_script(WITHOUT_CONFIRMING)
    table = open_page(page, "A")
    player, sheets = Fingers(page, seed=4), Sheets(page, table)
    for _ in range(QUESTIONS // 2):
        assert player.asked()
        question = player.question()
        shown = ""
        while not shown:
            player.tap_anywhere()
            for _ in range(player.rng.randrange(4)):
                spot = player.ghost_spot()
                turns = page.locator(".cart-turns button")
                if spot and player.rng.random() < 0.5:
                    page.touchscreen.tap(*spot)
                elif turns.count():
                    turns.nth(player.rng.randrange(3)).tap()
                player.settle()
            assert player.question() == question, "nothing is given before it was shown"
            shown = player.ghost()
        player.finish(sheets, shown)


def test_what_a_finger_carries_is_laid_where_it_is_shown(arrive: Arrive) -> None:
    """Lifting the finger takes the shape that the drag shows, here without confirming."""
    page = arrive(phone=True)
    page.add_init_script(WITHOUT_CONFIRMING)
    table = open_page(page, "A")
    player, sheets = Fingers(page, seed=6), Sheets(page, table)
    for _ in range(QUESTIONS // 2):
        assert player.asked()
        question, kind = player.question(), player.kind()
        shown = ""
        while not shown:
            player.drag()
            shown = player.ghost()
            player.lift()
        player.wait_until_answered(question)
        player.asked()
        assert sheets.new(kind) == cells_of(shown), shown
