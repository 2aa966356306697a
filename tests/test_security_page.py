"""The page about security names tests that exist, and leaves out no requirement."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "security.md").read_text("utf-8")
LEVEL_1 = 70


def test_every_attack_on_the_page_is_a_test() -> None:
    named = re.findall(r"`(tests/[\w/]+\.py)(?:::(test_\w+))?`", PAGE)
    assert len(named) > 40
    for file, name in named:
        text = (ROOT / file).read_text("utf-8")
        assert f"def {name}(" in text if name else "def test_" in text, (file, name)


def test_the_checked_list_is_complete() -> None:
    rows = re.findall(r"^\| ([\d., to]+) \| [✓–○] \| .+ \|$", PAGE, re.MULTILINE)
    found = [number for row in rows for number in _numbers(row)]
    assert len(found) == len(set(found)) == LEVEL_1


def _numbers(row: str) -> list[str]:
    first, to, last = row.partition(" to ")
    if not to:
        return row.split(", ")
    chapter = first.rpartition(".")[0]
    return [f"{chapter}.{n}" for n in range(int(first.rpartition(".")[2]), int(last.rpartition(".")[2]) + 1)]
