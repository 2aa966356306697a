"""Compiles kernel and rule files to C when STOLEK_NATIVE is set: one source, a pure wheel and a native one.

What msgspec reads stays interpreted, because compiled classes forget their annotations: a file of a game is compiled
unless it defines frozen leaves, records of data or views, or an exception of its own. The pictures for the terminal
stay interpreted too: nobody waits for them.

    python …/hatch_build.py

compiles a copy of the package in the current folder; every room of rules becomes a library of its own, so that they can
be built side by side.
"""

import ast
import builtins
import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

KERNEL = ("generator", "state", "chance", "pile", "rules")
PICTURES = "board"
LEAVES = {"Struct", "Leaf", "Frame", "Step", "Question", "Window", "Action", "Event", "PrivateEvent"}


def native_files(source: Path) -> dict[str, list[str]]:
    """The files to compile, room by room, relative to the source folder."""
    rooms = {"kernel": [f"stolek/kernel/{name}.py" for name in KERNEL]}
    for package in sorted((source / "stolek" / "games").iterdir()):
        if files := [str(path.relative_to(source)) for path in compilable(package)]:
            rooms[package.name] = files
    return rooms


def compilable(package: Path) -> list[Path]:
    """The files of a game that define nothing which must stay interpreted."""
    sources = [path for path in sorted(package.glob("*.py")) if path.stem not in ("__init__", PICTURES)]
    bases = {path: list(class_bases(path)) for path in sources}
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


def compile_here(jobs: int) -> None:
    """Compile the package in the current folder, each library beside its sources."""
    from mypyc.build import mypycify
    from setuptools import setup

    rooms = native_files(Path())
    files = [file for room in rooms.values() for file in room]
    groups: list[tuple[list[str], str | None]] = [(room, f"stolek_{name}") for name, room in rooms.items()]
    extensions = mypycify(files, opt_level="2", debug_level="0", separate=groups)
    setup(name="stolek", ext_modules=extensions, script_args=["build_ext", "--inplace", f"--parallel={jobs}"])


class NativeBuild(BuildHookInterface[Any]):
    """Adds the compiled modules beside their sources."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile into a folder of its own, so that the checkout stays interpreted."""
        if not os.environ.get("STOLEK_NATIVE") or version == "editable":
            return
        source, target = Path(self.root) / "src", Path(self.root) / "build" / "native"
        copytree(source / "stolek", target / "stolek", dirs_exist_ok=True, ignore=ignore_patterns("__pycache__"))
        subprocess.run([sys.executable, str(Path(__file__).resolve())], cwd=target, check=True)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for compiled in sorted(target.glob("**/*.so")):
            relative = compiled.relative_to(target)
            if "build" not in relative.parts:
                build_data["force_include"][str(compiled)] = str(relative)


if __name__ == "__main__":
    compile_here(os.cpu_count() or 1)
