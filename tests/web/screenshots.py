"""Pictures: `python -m tests.web.screenshots FOLDER`, called by `make screenshots`, takes those of the README.

With `--all` it takes every page in both languages, on a desk and on a phone, light and dark, to be looked at. Every
game is shown in the middle of a recorded game that bots play from a fixed seed, so the pictures change only when the
client does. Pictures of a desk are taken at two thirds of their size; where pngquant is on the PATH it makes all of
them smaller still.
"""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Browser, Page, sync_playwright

from stolek.arena.job import Job, play
from tests.web.conftest import DESK, FLAGS, PHONE, find_chromium
from tests.web.server import serve_in
from tests.web.table import open_table

SEED: Final = 20
SETTLED: Final = 700
"""Milliseconds until fonts and pictures stand still."""
Theme = Literal["light", "dark"]
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
SIZES: Final = {"desk": DESK, "phone": PHONE}
PLAYERS: Final = {"carcassonne": 3, "cartographers": 4, "pillars": 4, "rivals": 2, "viscounts": 3}


@cache
def recorded(game: str) -> str:
    """A whole game among bots."""
    bots = ("easy",) * PLAYERS.get(game, 2)
    return play(Job(game, {}, bots, SEED, 0, record=True)).record


@contextmanager
def visitor(browser: Browser, house: str, lang: str, size: str, theme: Theme = "light") -> Iterator[Page]:
    """Somebody with a name, on a desk or a phone."""
    context = browser.new_context(
        base_url=house,
        locale="cs-CZ" if lang == "cs" else "en-GB",
        viewport={**SIZES[size]},  # type: ignore[arg-type]
        device_scale_factor=2 / 3 if size == "desk" else 1,
        has_touch=size == "phone",
        is_mobile=size == "phone",
        reduced_motion="reduce",
        color_scheme=theme,
    )
    page = context.new_page()
    page.request.post("/api/me", data={"name": "Eliška"})
    yield page
    context.close()


def uploaded(page: Page, game: str) -> dict[str, Any]:
    """The recorded game, known to the server."""
    found: dict[str, Any] = page.request.post("/api/records", data={"text": recorded(game)}).json()
    return found


def middle_of(page: Page, game: str) -> None:
    """Plays on from two thirds of the recorded game and waits for the board."""
    record = uploaded(page, game)
    wanted = {"move": record["moves"] * 2 // 3, "seat": 0, "name": "Eliška", "level": "easy"}
    table = page.request.post(f"/api/records/{record['id']}/continue", data=wanted).json()["table"]
    page.goto(f"/t/{table}")
    page.locator(".prompt[data-question]:not([data-question=''])").wait_for(timeout=30_000)


def start(page: Page, guest: Page) -> None:
    """The start page with games that wait and tables that are open."""
    open_table(page, [{"type": "human"}, {"type": "bot", "level": "easy"}])
    open_table(
        page, [{"type": "human"}, {"type": "bot", "level": "easy"}, {"type": "bot", "level": "hard"}], game="pillars"
    )
    guest.request.post("/api/me", data={"name": "Vojtěch"})
    for game in ("carcassonne", "viscounts"):
        seats = [{"type": "human"}, {"type": "open"}, {"type": "bot", "level": "normal"}]
        wanted: dict[str, object] = {"game": game, "seats": seats, "options": {}, "visibility": "public", "clock": None}
        guest.request.post("/api/tables", data=wanted)
    page.goto("/")
    page.locator(".list-mine .table-row").first.wait_for()
    page.locator("form.quick").wait_for()


def result(page: Page) -> None:
    """The page after a game of Cartographers."""
    page.goto(f"/r/{uploaded(page, 'cartographers')['id']}")
    page.locator(".map-sheet").wait_for()
    page.locator("[data-curve]").first.wait_for()


def keep(page: Page, path: Path) -> None:
    """Takes the picture and makes it small."""
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=path)
    if shutil.which("pngquant"):
        subprocess.run(["pngquant", "--force", "--skip-if-larger", "--ext", ".png", "--speed", "1", "128", path])


def lesson(page: Page, game: str, stop: int) -> None:
    """A stop of a first lesson."""
    page.goto(f"/learn/{game}?stop={stop}")
    page.locator(f"[data-stop='{stop}']").wait_for()


def waiting_room(page: Page) -> None:
    """A table before the game, with a chair still free."""
    seats = [{"type": "human"}, {"type": "open"}, {"type": "bot", "level": "normal"}]
    table = open_table(page, seats, start=False, game="pillars")
    page.goto(f"/t/{table}")
    page.locator(".waiting-room .chairs").wait_for()


def picture(page: Page, guest: Page, what: str) -> None:
    """Brings the page into the state that the picture of this name shows."""
    if what == "start":
        start(page, guest)
    elif what == "result":
        result(page)
    elif what == "lesson":
        lesson(page, "pillars", 6)
    elif what == "waiting":
        waiting_room(page)
    elif what in PLAIN:
        page.goto(PLAIN[what])
        page.wait_for_load_state("networkidle")
    else:
        middle_of(page, what)


README: Final[tuple[tuple[str, str], ...]] = (
    ("start", "desk"),
    *((game, "desk") for game in PLAYERS),
    ("lesson", "desk"),
    ("rivals", "phone"),
)
"""What the README shows, all in English."""
PLAIN: Final = {
    "new": "/new/carcassonne",
    "tables": "/tables",
    "mine": "/games",
    "rules": "/rules/rivals/RIVA-4.20",
    "preferences": "/preferences",
    "account": "/account",
}
"""Pages that need nothing but their address."""
EVERYTHING: Final = ("start", *PLAIN, "waiting", "result", "lesson", *PLAYERS)


def take(folder: Path, everything: bool) -> None:
    """The pictures of the README, or all there are."""
    folder.mkdir(parents=True, exist_ok=True)
    with serve_in(Path(tempfile.mkdtemp())) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        if everything:
            for lang, size, theme in product(("cs", "en"), SIZES, THEMES):
                shots = [(name, f"{name}-{size}-{lang}-{theme}.png") for name in EVERYTHING]
                take_some(browser, server.address, folder, shots, lang, size, theme)
        else:
            for size in SIZES:
                shots = [(name, f"{name}-{size}.png") for name, of in README if of == size]
                take_some(browser, server.address, folder, shots, "en", size, "light")
        browser.close()


def take_some(
    browser: Browser, house: str, folder: Path, shots: list[tuple[str, str]], lang: str, size: str, theme: Theme
) -> None:
    """Pictures for one visitor."""
    with visitor(browser, house, lang, size, theme) as page, visitor(browser, house, lang, size) as guest:
        for name, file in shots:
            picture(page, guest, name)
            keep(page, folder / file)


if __name__ == "__main__":
    take(Path(sys.argv[1]), "--all" in sys.argv[2:])
