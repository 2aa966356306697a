"""The page of measurements: every program replaces its own section and leaves the others as they are."""

from pathlib import Path

from benchmarks.results import keep_section


def test_each_section_is_replaced_alone(tmp_path: Path) -> None:
    page = tmp_path / "results.md"
    keep_section("Load", ["first", "", "| a |"], page)
    keep_section("Games", ["fast"], page)
    keep_section("Load", ["second"], page)
    assert page.read_text("utf-8") == "# Measurements\n\n## Load\n\nsecond\n\n## Games\n\nfast\n"


def test_what_stands_above_the_sections_stays(tmp_path: Path) -> None:
    page = tmp_path / "results.md"
    page.write_text("# Measurements\n\nOn two cores.\n\n## Games\n\nslow\n\n### Peers\n\nslower\n", encoding="utf-8")
    keep_section("Load", ["new"], page)
    keep_section("Games", ["fast"], page)
    assert page.read_text("utf-8") == "# Measurements\n\nOn two cores.\n\n## Games\n\nfast\n\n## Load\n\nnew\n"
