"""Which build this is: rules as plain Python, or compiled."""

from importlib.util import find_spec
from typing import Final


def is_native(module: str) -> bool:
    """Is this module compiled?"""
    spec = find_spec(module)
    return spec is not None and spec.origin is not None and not spec.origin.endswith(".py")


NATIVE: Final = is_native("stolek.kernel.generator")
"""Are the rules compiled?"""


class SlotsOfCompiled(tuple[str, ...]):
    """The fields of a compiled class, for dataclasses with slots that inherit from it in plain Python.

    A compiled class has no `__slots__`, so such a dataclass would make slots of its own for the inherited fields, and
    compiled code would look past them. The compiler's run time for its part refuses to inherit from a class with slots
    unless they are empty: hence they say that they are.
    """

    __slots__ = ()

    def __bool__(self) -> bool:
        return False
