"""Draws docs/images/terminal.svg: a few moments of a game in the terminal, one after another.

Run as `python scripts/demo.py`. The moments are played by keys on the real app with a fixed seed, so that the picture
shows what is there; it needs no network and no fonts beyond those that the reader has.
"""

import asyncio
import re
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from stolek.bots.bot import Simulations
from stolek.kernel.generator import Generator
from stolek.kernel.registry import find_game
from stolek.terminal.app import TerminalApp
from stolek.terminal.request import CallerSettings, GameRequest
from stolek.terminal.shelf import Shelf

TARGET: Final = Path(__file__).parent.parent / "docs" / "images" / "terminal.svg"
GAME: Final = "carcassonne"
SEED: Final = 11
SIZE: Final = (100, 28)
SECONDS: Final = 2.5
"""How long each moment is shown."""
KEYS: Final = ("", "tab", "right", "r", "enter", "down", "enter", "tab", "r")
"""What is pressed before each moment."""


async def moments(folder: Path) -> list[str]:
    """The screen after every key."""
    around = CallerSettings(lambda: 0.0, lambda moment: "demo", Generator(SEED), lambda: Simulations(50))
    request = GameRequest(GAME, dict(find_game(GAME)({}).chosen), ("human", "bot:normal"), SEED)
    app = TerminalApp(request, Shelf(folder), "en", around)
    found = []
    async with app.run_test(size=SIZE) as pilot:
        for key in KEYS:
            if key:
                await pilot.press(key)
            await pilot.pause()
            while len(app.workers):
                await app.workers.wait_for_complete()
                await pilot.pause()
            found.append(app.export_screenshot(title="stolek play carcassonne"))
    return found


def combined(frames: list[str]) -> str:
    """One picture that shows the frames in turn; a reader who wants no motion sees the first one."""
    size = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', frames[0])
    assert size is not None
    whole, share = SECONDS * len(frames), 100 / len(frames)
    styles = [
        ".moment{visibility:hidden}",
        f"@keyframes turn{{0%{{visibility:visible}}{share:.3f}%{{visibility:hidden}}}}",
        f".moment{{animation:turn {whole}s steps(1) infinite}}",
        *[f"#moment{i}{{animation-delay:{i * SECONDS}s}}" for i in range(len(frames))],
        "@media (prefers-reduced-motion:reduce){.moment{animation:none}#moment0{visibility:visible}}",
    ]
    groups = [f'<g class="moment" id="moment{i}">{_inside(frame)}</g>' for i, frame in enumerate(frames)]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[1]} {size[2]}">'
    return "\n".join([head, f"<style>{''.join(styles)}</style>", *groups, "</svg>"]) + "\n"


def _inside(frame: str) -> str:
    """What an exported screen draws, without its outer element and without fonts from elsewhere."""
    inner = frame[frame.index(">", frame.index("<svg")) + 1 : frame.rindex("</svg>")]
    return re.sub(r"@font-face\s*\{.*?\}|<!--.*?-->", "", inner, flags=re.DOTALL).strip()


def main() -> None:
    """Play and draw."""
    with TemporaryDirectory() as folder:
        frames = asyncio.run(moments(Path(folder)))
    TARGET.write_text(combined(frames), encoding="utf-8")
    print(f"{TARGET.name}: {len(frames)} moments, {TARGET.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
