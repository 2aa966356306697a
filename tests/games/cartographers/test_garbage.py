"""Ten thousand things that are no answer are refused by a rule that exists, and nothing changes."""

from importlib.resources import files
from typing import Any

from stolek.games.cartographers import GAME
from stolek.games.cartographers.actions import Paint, Place, Raid, Single
from stolek.kernel.codec import canonical_hash
from stolek.kernel.generator import Generator, below
from stolek.kernel.problem import IllegalAction
from stolek.kernel.values import Seat

RULES = (files("stolek.games.cartographers") / "rules.en.md").read_text("utf-8")


def garbage(rng: Generator) -> Any:
    """Wrong types, wrong cells, answers of other questions."""
    number = below(rng, 300) - 90
    cells = tuple(below(rng, 140) - 9 for _ in range(below(rng, 6)))
    things: list[Any] = [
        None,
        number,
        "place 0 A1",
        b"\x00",
        [Place(0, (1,))],
        Place(number, cells),
        Place(below(rng, 3), cells),
        Place(0, ("A1",)),  # type: ignore[arg-type]
        Place("0", cells),  # type: ignore[arg-type]
        Place(0, None),  # type: ignore[arg-type]
        Single(number),
        Single("A1"),  # type: ignore[arg-type]
        Paint("lava"),
        Paint(3),  # type: ignore[arg-type]
        Raid(cells),
        Raid((cells,)),  # type: ignore[arg-type]
    ]
    return things[below(rng, len(things))]


def test_garbage_is_refused_with_an_existing_rule_and_changes_nothing() -> None:
    rules, rng, refused = GAME(), Generator(11), 0
    s, _ = rules.setup(3, 2)
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
                rule = problem.refusal.rule
                assert rule.startswith("TABLE-") or f"**{rule}**" in RULES
                refused += 1
        assert canonical_hash(s) == before
        seat = rules.waiting(s)[0]
        rules.apply(s, seat, rules.legal(s, seat)[below(rng, len(rules.legal(s, seat)))])
