"""The bot of the page is as short as the page says, and plays."""

from pathlib import Path
from typing import Any

from stolek.bots.bot import Simulations
from stolek.kernel.generator import Generator
from stolek.kernel.observation import observe
from tests.bots.games import position, rules_of


def test_a_bot_in_fifteen_lines() -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    code = page.split("```python\n")[1].split("```")[0]
    lines = [line for line in code.splitlines() if line.strip() and not line.startswith(("from", "import"))]
    assert len(lines) <= 15
    names: dict[str, Any] = {}
    exec(code, names)
    for game in ("harvest", "cartographers"):
        rules = rules_of(game)
        s = position(rules, 4)
        seat = s.waits[0]
        assert names["Hasty"](1).choose(observe(rules, s, seat, Generator(1)), Simulations(9)) in rules.legal(s, seat)
