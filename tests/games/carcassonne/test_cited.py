"""Every line of the log cites the rule that made it: the same thing by another rule is another event."""

import pytest

from stolek.games.carcassonne import GAME
from stolek.games.carcassonne.events import FigurePlaced, OpenRoadScored, RoadScored
from stolek.kernel.generator import Generator, below

MODULES = ("inns_cathedrals", "traders_builders", "hills_sheep", "wheel", "river")
CITED = {
    "figure-placed": "CARC-4.11",
    "big-follower-placed": "CARC-6.10",
    "builder-placed": "CARC-6.20",
    "piglet-placed": "CARC-6.25",
    "shepherd-placed": "CARC-6.33",
    "figure-returned": "CARC-4.26",
    "figure-collected": "CARC-5.9",
    "figure-taken-back": "CARC-6.53",
    "shepherd-returned": "CARC-6.34",
    "shepherd-sent-home": "CARC-6.33",
    "road-scored": "CARC-4.21",
    "inn-road-scored": "CARC-6.11",
    "open-inn-road-scored": "CARC-5.3",
    "city-scored": "CARC-4.23",
    "cathedral-city-scored": "CARC-6.12",
    "open-cathedral-city-scored": "CARC-5.3",
    "flock-gathered": "CARC-6.34",
    "closed-flock-gathered": "CARC-6.39",
    "second-part-lost": "CARC-5.1",
}


def test_every_event_cites_a_rule() -> None:
    assert {event.tag(): event.rule for event in GAME.events}.items() >= CITED.items()
    assert all(event.rule for event in GAME.events)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_each_event_is_told_of_what_its_rule_speaks_of(seed: int) -> None:
    """Figures by their kind, points by what made them."""
    rules, rng = GAME(dict.fromkeys(MODULES, True)), Generator(seed)
    s, events = rules.setup(4, seed)
    while s.waits:
        legal = rules.legal(s, s.waits[0])
        events += rules.apply(s, s.waits[0], legal[below(rng, len(legal))])
    placed = {(event.tag(), event.figure) for event in events if isinstance(event, FigurePlaced)}
    assert placed <= {
        ("figure-placed", "follower"),
        ("big-follower-placed", "big_follower"),
        ("builder-placed", "builder"),
        ("piglet-placed", "piglet"),
        ("shepherd-placed", "shepherd"),
    }
    assert len(placed) > 3
    roads = [event for event in events if isinstance(event, RoadScored | OpenRoadScored)]
    assert all(
        (event.tag() in ("inn-road-scored", "open-inn-road-scored")) == ("inn" in event.terms) for event in roads
    )
    ended = [event.tag() for event in events].index("game-ended")
    assert "figure-returned" not in [event.tag() for event in events[ended:]]
    assert "figure-collected" not in [event.tag() for event in events[:ended]]
