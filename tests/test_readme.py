"""The examples of the README and of the docs run as they stand."""

import re
import subprocess
import sys
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_python_example_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    done = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"\(-?\d+, -?\d+, -?\d+\)\n", done.stdout)
