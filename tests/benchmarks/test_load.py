"""The rows of `make load`: moves and consequences, each with how often and how quickly they were answered."""

from benchmarks.load_players import Figures


def test_a_row_tells_rate_and_quantiles_of_what_it_is_about() -> None:
    figures = Figures(moves=[0.004], views=[0.002], consequences=[0.001] * 60, seconds=2.0)
    assert figures.line("moves") == "| moves | 0 | 4.0 | 4.0 | 2.0 | 2.0 |"
    assert figures.consequences_line("consequences") == "| consequences | 30 | 1.0 | 1.0 | 2.0 | 2.0 |"


def test_what_did_not_happen_has_no_times() -> None:
    assert Figures(moves=[0.004], seconds=1.0).consequences_line("none") == "| none | 0 | – | – | – | – |"
