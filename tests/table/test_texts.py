"""Every refusal and every event of the table has words in both languages."""

import re
from pathlib import Path

import stolek.table
from stolek.table.event import TABLE_EVENTS
from stolek.text.check import problems

ROOM = Path(stolek.table.__file__).parent


def test_the_table_finds_its_words() -> None:
    rooms = (ROOM, ROOM.parent / "server")
    source = "\n".join(file.read_text("utf-8") for room in rooms for file in sorted(room.rglob("*.py")))
    refusals = re.findall(r'\bno\("TABLE-(\d+)"(?:, "([a-z]+)")?', source)
    keys = sorted({f"no-TABLE-{number}" + (f"-{case}" if case else "") for number, case in refusals})
    assert len(keys) > 20
    found = problems(None, keys, {"event": TABLE_EVENTS})
    assert [line for line in found if "never used" not in line] == []
    assert [line for line in found if "never used" in line and re.search(r"event-table|TABLE-([7-9]|\d\d)", line)] == []
