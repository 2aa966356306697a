"""Every question, answer, event, refusal and line of every game has its words in both languages."""

import ast
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from stolek.bots.evaluation import find_evaluation
from stolek.kernel.option import format_value
from stolek.kernel.registry import find_game, game_ids, package_of, variants
from stolek.text.check import problems
from stolek.text.lesson import lessons
from stolek.text.say import Kind


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
        keys += [f"value-{option.key}-{format_value(v)}" for v in option.values if isinstance(v, str)]
    for law, *case in calls(trees, "no"):
        if law is not None and None not in case[:1]:
            keys.append("-".join(["no", law.replace(".", "-"), *[c for c in case[:1] if c]]))
    for kind in ("Line", "Remark"):
        keys += [f"{kind.lower()}-{key}" for key, *_ in calls(trees, kind) if key]
    keys += [f"hint-{name}" for name in find_evaluation(game).names]
    keys += [key for lesson in lessons(package_of(rules)).values() for key in lesson.messages()]
    return [*keys, *(key for key, *_ in calls(trees, "say") if key)]


def is_composed(key: str, words: set[str]) -> bool:
    """A key put together by the code from texts that occur in it: a rule and a case, a kind and an id."""
    parts = key.split("-")
    if parts[0] == "no":
        return f"{parts[1]}-{parts[2]}.{parts[3]}" in words and "-".join(parts[4:]) in words | {""}
    return "-".join(parts[1:]) in words


@pytest.mark.parametrize("game", game_ids())
def test_every_text_is_there_in_both_languages(game: str) -> None:
    own, rules = package_of(find_game(game)), variants(find_game(game))
    values: dict[Kind, Iterable[type[msgspec.Struct]]] = {
        "event": list(dict.fromkeys(kind for r in rules for kind in r.events)),
        "action": list(dict.fromkeys(kind for r in rules for kind in r.actions if kind.__module__.startswith(own))),
        "ask": list(dict.fromkeys(kind for r in rules for kind in r.asks if kind.__module__.startswith(own))),
        "teach": list(dict.fromkeys(kind for r in rules for kind in r.asks if kind.__module__.startswith(own))),
    }
    nodes = [node for tree in sources(game) for node in ast.walk(tree)]
    words = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    frames = {f"effect-{kind.tag()}" for r in rules for kind in r.frames}
    frames |= {f"teach-{kind.tag()}-{action.tag()}" for r in rules for kind in r.asks for action in r.does[kind]}
    found = problems(own, needed_keys(game), values)
    unused = [line for line in found if line.endswith("is never used")]
    excused = [line for line in unused if (key := line.split("'")[1]) in frames or is_composed(key, words)]
    assert [line for line in found if line not in excused] == []
