"""How long one sentence takes; sentences are made for people, never in simulations."""

from pytest_benchmark.fixture import BenchmarkFixture

from stolek.text.say import say


def bench_a_refusal(benchmark: BenchmarkFixture) -> None:
    assert benchmark(say, "cs", "no-TABLE-3", {"text": "tyle 3"}) == "Tahu „tyle 3“ nelze rozumět."
