"""Playing the terminal app without a terminal: keys in, screens out."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from html import unescape
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from stolek.bots.bot import Simulations
from stolek.kernel.generator import Generator
from stolek.kernel.option import Value
from stolek.kernel.registry import find_game
from stolek.terminal.app import TerminalApp
from stolek.terminal.request import CallerSettings, GameRequest
from stolek.terminal.shelf import Saved, Shelf
from stolek.text.language import Language

Script = Callable[[Pilot[int]], Awaitable[None]]
SMALL = (100, 30)


class House:
    """Makes apps that share one shelf."""

    def __init__(self, folder: Path) -> None:
        self.shelf = Shelf(folder)

    def app(
        self,
        *seats: str,
        language: Language = "en",
        seed: int = 7,
        options: dict[str, Value] | None = None,
        resume: Saved | None = None,
        game: str = "cartographers",
        pace: float = 0.0,
    ) -> TerminalApp:
        """An app for a game, of Cartographers unless another is named."""
        stamp, budget = (lambda moment: "2026-11-15 20:00"), (lambda: Simulations(10))
        around = CallerSettings(lambda: 0.0, stamp, Generator(1), budget, pace)
        chosen: dict[str, Value] = dict(find_game(game)({}).chosen)
        request = GameRequest(game, options or chosen, seats, seed)
        return TerminalApp(request, self.shelf, language, around, resume=resume)


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "games")


def play(app: TerminalApp, script: Script, size: tuple[int, int] = SMALL) -> None:
    """Run the app through a script."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(pilot)
            await script(pilot)

    asyncio.run(run())


async def settled(pilot: Pilot[int]) -> None:
    """Wait until bots have moved and the picture no longer changes."""
    before = None
    await pilot.pause()
    while len(pilot.app.workers) or before != (before := shown(pilot)):
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()


async def press(pilot: Pilot[int], *keys: str) -> None:
    """Press keys, one after another, letting bots answer in between."""
    for key in keys:
        await pilot.press(key)
        await settled(pilot)


async def write(pilot: Pilot[int], text: str) -> None:
    """Type a text."""
    for letter in text:
        await pilot.press("space" if letter == " " else letter)
    await settled(pilot)


def shown(pilot: Pilot[int]) -> str:
    """Everything that stands on the screen, row by row."""
    picture = pilot.app.export_screenshot(simplify=True)
    rows: dict[str, list[str]] = {}
    for row, text in re.findall(r'<text [^>]*? y="([\d.]+)"[^>]*>(.*?)</text>', picture):
        rows.setdefault(row, []).append(unescape(text).replace("\xa0", " "))
    return "\n".join(" ".join(parts) for parts in rows.values())


def words(pilot: Pilot[int], selector: str) -> str:
    """What a part of the screen says."""
    return str(pilot.app.screen.query_one(selector, Static).render())


def files(house: House) -> Sequence[str]:
    """The names of all files on the shelf."""
    return sorted(str(path.relative_to(house.shelf.folder)) for path in house.shelf.folder.rglob("*") if path.is_file())
