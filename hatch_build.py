"""Compiles kernel and rule files to C when STOLEK_NATIVE is set: one source, a pure wheel and a native one.

What msgspec reads stays interpreted, because compiled classes forget their annotations: leaves, records of data, views.
These files have the same names in every game.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

KERNEL = ("generator", "state", "chance", "rules")
INTERPRETED = {
    "__init__",
    "actions",
    "board",
    "board_events",
    "cards",
    "clause",
    "components",
    "effect",
    "events",
    "frames",
    "view",
}


def native_files(source: Path) -> list[str]:
    """The files to compile, relative to the source folder."""
    files = [f"stolek/kernel/{name}.py" for name in KERNEL]
    for path in sorted((source / "stolek" / "games").glob("*/*.py")):
        if path.stem not in INTERPRETED and "text" not in path.parts:
            files.append(str(path.relative_to(source)))
    return files


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
