"""Every journey has a server of its own: nobody has played there before, and the same games come in every run."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.journeys.journey import Journey
from tests.web.server import serve_in


@pytest.fixture
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a server for one journey."""
    journey: Journey = request.getfixturevalue("journey")
    with serve_in(tmp_path, journey.chance) as server:
        yield server.address
