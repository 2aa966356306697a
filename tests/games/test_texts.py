"""Every question, answer, event, refusal and line of every game has its words in both languages."""

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from stolek.kernel.option import spelled
from stolek.kernel.registry import find_game, game_ids, package_of
from stolek.text.check import problems


def sources(game: str) -> list[ast.Module]:
    """The rule files of a game."""
    package = Path(str(files(package_of(find_game(game)))))
    return [ast.parse(path.read_text("utf-8")) for path in sorted(package.rglob("*.py"))]


def calls(trees: list[ast.Module], name: str) -> Iterator[list[str | None]]:
    """The arguments of every call of this name; None where one is not a literal text."""
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                yield [a.value if isinstance(a, ast.Constant) and isinstance(a.value, str) else None for a in node.args]


def needed_keys(game: str) -> list[str]:
    """The keys that the code of a game asks for by name."""
    rules, trees = find_game(game), sources(game)
    keys = ["title", "summary"]
    for option in rules.options:
        keys += [f"option-{option.key}", f"option-{option.key}-help"]
        keys += [f"value-{option.key}-{spelled(v)}" for v in option.values if isinstance(v, str)]
    for law, *case in calls(trees, "no"):
        if law is not None and None not in case[:1]:
            keys.append("-".join(["no", law.replace(".", "-"), *[c for c in case[:1] if c]]))
    for kind in ("Line", "Remark"):
        keys += [f"{kind.lower()}-{key}" for key, *_ in calls(trees, kind) if key]
    return [*keys, *(key for key, *_ in calls(trees, "say") if key)]


def is_composed(key: str, words: set[str]) -> bool:
    """A key put together by the code from texts that occur in it: a rule and a case, a kind and an id."""
    parts = key.split("-")
    if parts[0] == "no":
        return f"{parts[1]}-{parts[2]}.{parts[3]}" in words and "-".join(parts[4:]) in words | {""}
    return "-".join(parts[1:]) in words


@pytest.mark.parametrize("game", game_ids())
def test_every_text_is_there_in_both_languages(game: str) -> None:
    rules = find_game(game)()
    own = package_of(find_game(game))
    leaves = {
        "event": [*rules.events],
        "action": [kind for kind in rules.actions if kind.__module__.startswith(own)],
        "ask": [kind for kind in rules.asks if kind.__module__.startswith(own)],
    }
    words = {
        n.value for t in sources(game) for n in ast.walk(t) if isinstance(n, ast.Constant) and isinstance(n.value, str)
    }
    frames = {f"effect-{kind.tag()}" for kind in rules.frames}
    found = problems(own, needed_keys(game), leaves)  # type: ignore[arg-type]
    unused = [line for line in found if line.endswith("is never used")]
    excused = [line for line in unused if (key := line.split("'")[1]) in frames or is_composed(key, words)]
    assert [line for line in found if line not in excused] == []
