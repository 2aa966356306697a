"""One codec serves many threads at once, from the first state on."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from stolek.kernel.codec import StateCodec, canonical_hash
from stolek.kernel.registry import find_game, game_ids

THREADS = 8


@pytest.fixture
def hurried() -> Iterator[None]:
    """Threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.mark.parametrize("game", game_ids())
def test_threads_that_begin_together_read_the_same_state(game: str, hurried: None) -> None:
    rules = find_game(game)({})
    state, _ = rules.setup(min(rules.seats_allowed()), 5)
    data, wanted = StateCodec(rules).encode(state), canonical_hash(state)
    codec, together = StateCodec(rules), Barrier(THREADS)

    def read() -> str:
        together.wait()
        return canonical_hash(codec.decode(data))

    with ThreadPoolExecutor(THREADS) as threads:
        assert {found.result() for found in [threads.submit(read) for _ in range(THREADS)]} == {wanted}


@pytest.mark.parametrize("game", game_ids())
def test_a_codec_learns_nothing_after_it_is_made(game: str) -> None:
    rules = find_game(game)({})
    state, _ = rules.setup(min(rules.seats_allowed()), 5)
    codec = StateCodec(rules)
    known = dict(codec._restorers)
    codec.decode(codec.encode(state))
    assert codec._restorers == known
