"""The shape of the house: short chapters and functions, no circles, one name for one thing in every game."""

import ast
import re
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
GAMES = sorted(path.parent for path in (SOURCE / "stolek" / "games").glob("*/rules.py"))
MAX_LINES = 400
MAX_FUNCTION_LINES = 60

MODULES = {".".join(path.relative_to(SOURCE).with_suffix("").parts): path for path in SOURCE.rglob("*.py")}
CLIENT = [
    path for path in (ROOT / "web" / "src").rglob("*.ts*") if not path.read_text("utf-8").startswith("/** Made by")
]

CONCEPTS = (
    "actions",
    "board",
    "components",
    "events",
    "final",
    "frames",
    "holdings",
    "rules",
    "setup",
    "state",
    "turn",
    "view",
)
"""Files (or folders) that every game has."""

OTHER_NAMES = {
    "clause": "effects",
    "effect": "effects",
    "interpreter": "effects",
    "resolve": "effects",
    "vocabulary": "effects",
    "leaves": "values",
    "outcome": "final",
    "season": "turn",
    "new_game": "setup",
    "board_events": "events",
    "hidden_events": "events",
    "card_frames": "frames",
}


def test_a_file_is_a_chapter() -> None:
    lengths = {path.relative_to(ROOT): path.read_text("utf-8").count("\n") for path in [*MODULES.values(), *CLIENT]}
    assert not {str(path): lines for path, lines in lengths.items() if lines > MAX_LINES}


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def test_no_function_is_long() -> None:
    long = [
        f"{path.relative_to(ROOT)}:{node.lineno} {node.name}"
        for path in MODULES.values()
        for node in functions(ast.parse(path.read_text("utf-8")))
        if (node.end_lineno or node.lineno) - node.lineno >= MAX_FUNCTION_LINES
    ]
    assert not long


def imports(body: list[ast.stmt]) -> Iterator[str]:
    """What a module imports while it is loaded; not for types alone, not inside functions."""
    for node in body:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            inner = [f"{node.module}.{alias.name}" for alias in node.names]
            yield from [name if name in MODULES else node.module for name in inner]
        elif isinstance(node, ast.If) and "TYPE_CHECKING" not in ast.unparse(node.test):
            yield from imports([*node.body, *node.orelse])
        elif isinstance(node, ast.Try):
            yield from imports(node.body)


def test_no_module_imports_itself_around_a_corner() -> None:
    graph = {
        name: {found for found in imports(ast.parse(path.read_text("utf-8")).body) if found in MODULES}
        for name, path in MODULES.items()
    }
    TopologicalSorter(graph).prepare()


@pytest.mark.parametrize("concept", CONCEPTS)
def test_every_game_has_the_concept_under_its_name(concept: str) -> None:
    missing = [game.name for game in GAMES if not (game / f"{concept}.py").is_file() and not (game / concept).is_dir()]
    assert not missing


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_no_game_has_another_name_for_a_concept(game: Path) -> None:
    found = {path.stem: OTHER_NAMES[path.stem] for path in game.rglob("*.py") if path.stem in OTHER_NAMES}
    assert not found, "these have a name that all games share"


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_a_refusal_is_called_why_not(game: Path) -> None:
    refusals = [
        (path.relative_to(game), node.name)
        for path in game.rglob("*.py")
        for node in functions(ast.parse(path.read_text("utf-8")))
        if any(re.match(r"\w+\.refuse\(", ast.unparse(decorator)) for decorator in node.decorator_list)
    ]
    assert refusals
    assert not [f"{file}: {name}" for file, name in refusals if not name.startswith("why_not")]
