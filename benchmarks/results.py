"""`benchmarks/results.md`: one section a measurement, each replaced by its own program and by nobody else."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

RESULTS: Final = Path(__file__).parent / "results.md"
TITLE: Final = "# Measurements"
HEADING: Final = "## "


def keep_section(heading: str, lines: Sequence[str], path: Path = RESULTS) -> None:
    """Put these lines under this heading, in the place of what stood there; all other sections stay as they are."""
    page = path.read_text("utf-8") if path.exists() else TITLE + "\n"
    path.write_text(with_section(page, heading, lines), encoding="utf-8")


def with_section(page: str, heading: str, lines: Sequence[str]) -> str:
    """The page with this section; a new one comes last."""
    head, sections = _taken_apart(page)
    sections[heading] = "\n".join(lines).strip("\n")
    parts = [head, *(f"{HEADING}{name}\n\n{text}" for name, text in sections.items())]
    return "\n\n".join(part for part in parts if part) + "\n"


def _taken_apart(page: str) -> tuple[str, dict[str, str]]:
    """What stands above the first heading, and the text under each heading, in their order."""
    head, *rest = f"\n{page}".split(f"\n{HEADING}")
    pairs = [section.partition("\n") for section in rest]
    return head.strip("\n"), {name.strip(): text.strip("\n") for name, _, text in pairs}
