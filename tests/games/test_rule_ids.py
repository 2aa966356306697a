"""Every rule of every rulebook is named by a test, and its text exists in both languages under the same id."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from stolek.kernel.registry import find_game, game_ids, package_of

FOLDER = Path(__file__).parent
PARAGRAPH = re.compile(r"^\*\*([A-Z]{4}-\d+\.\d+)\*\* \S")


def rule_ids(game: str, language: str) -> list[str]:
    """The ids of a game's rules in the order of its rules text."""
    text = (files(package_of(find_game(game))) / f"rules.{language}.md").read_text("utf-8")
    return [match[1] for line in text.split("\n") if (match := PARAGRAPH.match(line))]


@pytest.mark.parametrize("game", game_ids())
def test_every_rule_id_occurs_in_a_test(game: str) -> None:
    tests = "\n".join(path.read_text("utf-8") for path in (FOLDER / game).rglob("*.py"))
    named = set(re.findall(r"[A-Z]{4}-\d+\.\d+", tests))
    named |= {f"{m[0].upper()}-{m[1]}.{m[2]}" for m in re.findall(r"([a-z]{4})_(\d+)_(\d+)", tests)}
    wanted = rule_ids(game, "en")
    missing = [rule for rule in wanted if rule not in named]
    print(f"{game}: {len(wanted) - len(missing)} of {len(wanted)} rule ids occur in a test")
    assert not missing


@pytest.mark.parametrize("game", game_ids())
def test_both_languages_tell_the_same_rules(game: str) -> None:
    english = rule_ids(game, "en")
    assert english
    assert english == rule_ids(game, "cs")
    assert len(set(english)) == len(english)


@pytest.mark.parametrize("game", game_ids())
def test_every_rule_that_the_code_cites_exists(game: str) -> None:
    package = Path(str(files(package_of(find_game(game)))))
    prefix = rule_ids(game, "en")[0][:4]
    cited = {
        rule for path in package.rglob("*.py") for rule in re.findall(rf"{prefix}-\d+\.\d+", path.read_text("utf-8"))
    }
    assert sorted(cited - set(rule_ids(game, "en"))) == []
