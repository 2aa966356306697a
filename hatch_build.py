"""Compiles kernel and rule files to C when STOLEK_NATIVE is set: one source, a pure wheel and a native one.

What msgspec reads stays interpreted, because compiled classes forget their annotations: a file of a game is compiled
unless it defines frozen leaves, records of data or views, or an exception of its own.
"""

import ast
import builtins
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

KERNEL = ("generator", "state", "chance", "rules")
LEAVES = {"Struct", "Leaf", "Frame", "Step", "Question", "Window", "Action", "Event", "PrivateEvent"}


def native_files(source: Path) -> list[str]:
    """The files to compile, relative to the source folder."""
    files = [f"stolek/kernel/{name}.py" for name in KERNEL]
    for package in sorted((source / "stolek" / "games").iterdir()):
        files += [str(path.relative_to(source)) for path in compilable(package)]
    return files


def compilable(package: Path) -> list[Path]:
    """The files of a game that define nothing which must stay interpreted."""
    bases = {path: list(class_bases(path)) for path in sorted(package.glob("*.py")) if path.stem != "__init__"}
    kept = LEAVES | {name for name in dir(builtins) if name != "Exception" and "Error" in name}
    while True:
        found = {name for pairs in bases.values() for name, parents in pairs if kept & parents} - kept
        if not found:
            return [path for path, pairs in bases.items() if not any(kept & parents for _, parents in pairs)]
        kept |= found


def class_bases(path: Path) -> list[tuple[str, set[str]]]:
    """The classes of a file with the last names of their bases."""
    return [
        (node.name, {base.attr if isinstance(base, ast.Attribute) else getattr(base, "id", "") for base in node.bases})
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.ClassDef)
    ]


class NativeBuild(BuildHookInterface[Any]):
    """Adds the compiled modules beside their sources."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile into a folder of its own, so that the checkout stays interpreted."""
        if not os.environ.get("STOLEK_NATIVE") or version == "editable":
            return
        source, target = Path(self.root) / "src", Path(self.root) / "build" / "native"
        target.mkdir(parents=True, exist_ok=True)
        subprocess.run(["cp", "-r", str(source / "stolek"), str(target)], check=True)
        subprocess.run([sys.executable, "-m", "mypyc", *native_files(source)], cwd=target, check=True)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for compiled in sorted(target.glob("**/*.so")):
            relative = compiled.relative_to(target)
            if "build" not in relative.parts:
                build_data["force_include"][str(compiled)] = str(relative)
