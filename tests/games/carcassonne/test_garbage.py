"""Things that are no answer are refused by a rule that exists, and nothing changes."""

from importlib.resources import files
from typing import Any

from stolek.games.carcassonne import GAME
from stolek.games.carcassonne.actions import PASS, LayTile, PlaceFollower
from stolek.games.carcassonne.hills_sheep.sheep import Gather, Grow, PlaceShepherd
from stolek.games.carcassonne.inns import PlaceBigFollower
from stolek.games.carcassonne.traders import PlaceBuilder, PlacePiglet
from stolek.games.carcassonne.wheel.actions import TakeBack, TakeCrown
from stolek.games.carcassonne.wheel.spring import LaySpring
from stolek.kernel.codec import canonical_hash
from stolek.kernel.generator import Generator, below
from stolek.kernel.problem import IllegalAction
from stolek.kernel.values import Seat

RULES = (files("stolek.games.carcassonne") / "rules.en.md").read_text("utf-8")
MODULES = ("inns_cathedrals", "traders_builders", "hills_sheep", "wheel", "river")
FIGURES = (PlaceFollower, PlaceBigFollower, PlaceBuilder, PlacePiglet, PlaceShepherd, TakeCrown)
VALUES: tuple[Any, ...] = (
    -3,
    0,
    1,
    7,
    10**30,
    None,
    "",
    "r0",
    "c1",
    "f2",
    "monastery",
    "storm_1",
    (),
    (1, 2),
    2.5,
    True,
)


def garbage(rng: Generator) -> Any:
    """Wrong types, wrong places, answers to other questions."""
    one, two, three = (VALUES[below(rng, len(VALUES))] for _ in range(3))
    figure = FIGURES[below(rng, len(FIGURES))]
    things = [one, PASS, Grow(), Gather(), LayTile(one, two, three), LaySpring(one, two), TakeBack(one, two)]
    things += [figure(one), TakeCrown(one, two), LayTile(below(rng, 9) - 4, below(rng, 9) - 4, below(rng, 6) - 1)]
    return things[below(rng, len(things))]


def test_garbage_is_refused_with_an_existing_rule_and_changes_nothing() -> None:
    rules, rng, refused = GAME({**dict.fromkeys(MODULES, True), "spring_choice": True}), Generator(11), 0
    s, _ = rules.setup(3, 2)
    seen = set()
    while refused < 10_000:
        if not rules.waiting(s):
            s, _ = rules.setup(3, refused)
        before = canonical_hash(s)
        for _ in range(60):
            seat, thing = Seat(below(rng, 5) - 1), garbage(rng)
            if thing in rules.legal(s, seat):
                continue
            try:
                rules.apply(s, seat, thing)
            except IllegalAction as problem:
                law = problem.refusal.rule
                assert law.startswith("TABLE-") or f"**{law}**" in RULES
                seen.add(problem.refusal.key)
                refused += 1
        assert canonical_hash(s) == before
        seat = rules.waiting(s)[0]
        rules.apply(s, seat, rules.legal(s, seat)[below(rng, len(rules.legal(s, seat)))])
    assert len([key for key in seen if key.startswith("no-CARC")]) >= 8, sorted(seen)
