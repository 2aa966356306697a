"""Which build this is: rules as plain Python, or compiled."""

from importlib.util import find_spec
from typing import Final


def is_native(module: str) -> bool:
    """Is this module compiled?"""
    spec = find_spec(module)
    return spec is not None and spec.origin is not None and not spec.origin.endswith(".py")


NATIVE: Final = is_native("stolek.kernel.generator")
"""Are the rules compiled?"""
