"""The toy game of the kernel tests sits at the table."""

from collections.abc import Iterator
from typing import Any

import pytest

from stolek.kernel import registry
from stolek.kernel.rules import Rules
from stolek.table import play
from tests.kernel.toy import Harvest


@pytest.fixture(autouse=True, scope="package")
def harvest() -> Iterator[None]:
    """`harvest` can be found like an installed game."""
    found = registry.find_game

    def find(name: str) -> type[Rules[Any]]:
        return Harvest if name == "harvest" else found(name)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(play, "find_game", find)
        yield
    play._rules_for.cache_clear()
