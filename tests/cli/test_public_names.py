"""The public API: few names, all of them there, and nothing loaded before it is used."""

import subprocess
import sys

import stolek


def test_there_are_at_most_fifteen_public_names_and_all_exist() -> None:
    assert len(stolek.__all__) <= 15
    assert sorted(stolek.__all__) == stolek.__all__
    assert all(getattr(stolek, name) is not None for name in stolek.__all__)
    assert dir(stolek) == stolek.__all__


def test_importing_loads_nothing() -> None:
    code = "import stolek, sys; print([name for name in sys.modules if name.startswith(('stolek.', 'msgspec'))])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_example_of_the_docstring_plays_a_game() -> None:
    assert stolek.__doc__ is not None
    lines = stolek.__doc__.split("\n")
    code = "\n".join(line.removeprefix("    ") for line in lines if line.startswith("    "))
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("(")
