"""Which fields of the games' data files no Python code reads.

What is decoded is found by importing the games with a `read_data` that notes its types. Who reads a field is found by
mypy: an attribute counts only for the type that it is an attribute of, so a common name such as `cost` is never taken
for somebody else's. Names of things are read by the catalogue of texts, which looks for `id` and `name` in all files.
"""

import ast
import importlib
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect as kinds
from mypy import build, nodes, types
from mypy.modulefinder import BuildSource
from mypy.options import Options

from stolek.kernel.data import DataItem, Names

SOURCE: Final = Path(__file__).parents[2] / "src"
GAMES: Final = "stolek.games."
NOTE: Final = """
import importlib, pkgutil
from typing import get_args
import stolek.games
from stolek.kernel import data

read = data.read_data

def noting(package, file, kind):
    for part in get_args(kind) or (kind,):
        if part is not ...:
            print(part.__module__, part.__qualname__)
    return read(package, file, kind)

data.read_data = noting
for module in pkgutil.walk_packages(stolek.games.__path__, "stolek.games."):
    importlib.import_module(module.name)
"""
"""Imports all games and prints the types that their files are decoded as."""


def decoded_types() -> list[type]:
    """Everything of the games' own that their data files are decoded into."""
    noted = subprocess.run([sys.executable, "-c", NOTE], capture_output=True, text=True, check=True).stdout
    found: dict[type, None] = {}
    for line in noted.splitlines():
        module, name = line.split()
        add_structs(kinds.type_info(getattr(importlib.import_module(module), name)), found)
    return [kind for kind in found if kind.__module__.startswith(GAMES)]


def add_structs(info: object, found: dict[type, None]) -> None:
    """The struct types inside a type, itself included."""
    if isinstance(info, kinds.StructType):
        if info.cls in found:
            return
        found[info.cls] = None
        for item in info.fields:
            add_structs(item.type, found)
    elif isinstance(info, kinds.Type):
        for name in info.__struct_fields__:
            inner = getattr(info, name)
            for each in inner if isinstance(inner, tuple) else (inner,):
                add_structs(each, found)


@dataclass
class Reads:
    """What some modules read."""

    attributes: set[tuple[str, str]] = field(default_factory=set)
    """Full names of types, each with an attribute that is read of it."""
    patterns: set[tuple[str, str]] = field(default_factory=set)
    """The same of `case` patterns, with the types as they are called there."""
    by_name: set[str] = field(default_factory=set)
    """Types whose attributes are read by names that the code puts together."""
    words: defaultdict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    """By game every text that its code names."""


def reads_of(sources: dict[str, Path]) -> Reads:
    """What these modules read."""
    options = Options()
    options.export_types = options.preserve_asts = options.namespace_packages = True
    options.incremental = False
    options.mypy_path = [str(SOURCE)]
    result = build.build([BuildSource(str(path), module) for module, path in sources.items()], options)
    assert not result.errors, result.errors
    reads = Reads()
    for expression in result.types:
        if isinstance(expression, nodes.MemberExpr):
            kind = result.types.get(expression.expr)
            reads.attributes |= {(name, expression.name) for name in class_names(kind)}
        elif isinstance(expression, nodes.CallExpr) and is_getattr(expression.callee):
            reads.by_name |= set(class_names(result.types.get(expression.args[0])))
    for module, path in sources.items():
        add_written(reads, module, ast.parse(path.read_text("utf-8")))
    return reads


def is_getattr(callee: nodes.Expression) -> bool:
    return isinstance(callee, nodes.NameExpr) and callee.fullname == "builtins.getattr"


def add_written(reads: Reads, module: str, tree: ast.Module) -> None:
    """What can be seen without types: texts, and the keywords of patterns."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            reads.words[package_of(module)].add(node.value)
        elif isinstance(node, ast.MatchClass):
            reads.patterns |= {(ast.unparse(node.cls), name) for name in node.kwd_attrs}


def class_names(kind: types.Type | None) -> Iterator[str]:
    """The full names of the classes that a value of this type may have; None is code that is never reached."""
    match types.get_proper_type(kind):
        case types.Instance() as one:
            yield one.type.fullname
        case types.UnionType(items=items):
            for item in items:
                yield from class_names(item)
        case types.TypeVarType(upper_bound=bound):
            yield from class_names(bound)


def package_of(module: str) -> str:
    """The package of the game that a module belongs to."""
    return ".".join(module.split(".")[:3])


def unread(decoded: Iterable[type], reads: Reads) -> list[str]:
    """The fields that nothing reads, as `module.Type.field`."""
    found = []
    for kind in decoded:
        names = [full_name(base) for base in kind.__mro__ if base not in (DataItem, msgspec.Struct, object)]
        words = reads.words[package_of(kind.__module__)] if set(names) & reads.by_name else ()
        for item in msgspec.structs.fields(kind):
            is_read = (
                any((name, item.name) in reads.attributes for name in names)
                or (kind.__name__, item.name) in reads.patterns
                or item.name in words
            )
            if not is_read and not is_name(kind, item.name):
                found.append(f"{full_name(kind)}.{item.name}")
    return found


def is_name(kind: type, named: str) -> bool:
    """Does the catalogue of texts read it?"""
    types_of: dict[str, Any] = {item.name: item.type for item in msgspec.structs.fields(kind)}
    return named in ("id", "name") and "id" in types_of and types_of.get("name") is Names


def full_name(kind: type) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"
